/** Small questions: whether to do what cannot be taken back, and what to call a game. */
import { useSignal } from '@preact/signals'
import { Modal } from './modal.tsx'
import { ui } from './settings.ts'
import '../style/forms.css'

interface Props {
  readonly name: string
  readonly onClose: () => void
}

interface AskProps {
  /** What would be done: the question's name, and what its button says. */
  readonly label: string
  readonly text: string
  readonly cancel: string
  readonly onClose: () => void
  readonly onYes: () => void
}

/** Whether something is to be done that cannot be taken back. */
export const Ask = ({ label, text, cancel, onClose, onYes }: AskProps) => (
  <Modal class="ask" label={label} onClose={onClose}>
    {(close) => (
      <>
        <p>{text}</p>
        <div class="buttons">
          <button type="button" onClick={close}>
            {cancel}
          </button>
          <button
            type="button"
            class="primary"
            onClick={() => {
              close()
              onYes()
            }}
          >
            {label}
          </button>
        </div>
      </>
    )}
  </Modal>
)

export function AskDelete({ name, onClose, onDelete }: Props & { readonly onDelete: () => void }) {
  const u = ui()
  return <Ask label={u.remove} text={u.removeAsk(name)} cancel={u.cancel} onClose={onClose} onYes={onDelete} />
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
