/** Small questions about a kept game: whether to delete it, and what to call it. */
import { useSignal } from '@preact/signals'
import { Modal } from './modal.tsx'
import { ui } from './settings.ts'
import '../style/forms.css'

interface Props {
  readonly name: string
  readonly onClose: () => void
}

export function AskDelete({ name, onClose, onDelete }: Props & { readonly onDelete: () => void }) {
  const u = ui()
  return (
    <Modal class="ask" label={u.remove} onClose={onClose}>
      {(close) => (
        <>
          <p>{u.removeAsk(name)}</p>
          <div class="buttons">
            <button type="button" onClick={close}>
              {u.cancel}
            </button>
            <button
              type="button"
              class="primary"
              onClick={() => {
                close()
                onDelete()
              }}
            >
              {u.remove}
            </button>
          </div>
        </>
      )}
    </Modal>
  )
}

export function AskName({ name, onClose, onName }: Props & { readonly onName: (name: string) => void }) {
  const u = ui()
  const typed = useSignal(name)
  return (
    <Modal class="ask" label={u.rename} onClose={onClose}>
      {(close) => (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            const chosen = typed.value.trim()
            close()
            if (chosen !== '') onName(chosen)
          }}
        >
          <label class="row">
            <span>{u.newName}</span>
            <input
              type="text"
              maxLength={80}
              value={typed.value}
              onInput={(e) => (typed.value = e.currentTarget.value)}
            />
          </label>
          <div class="buttons">
            <button type="button" onClick={close}>
              {u.cancel}
            </button>
            <button type="submit" class="primary">
              {u.rename}
            </button>
          </div>
        </form>
      )}
    </Modal>
  )
}
