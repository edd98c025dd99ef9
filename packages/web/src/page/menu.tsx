/** The choices of one place, when there are several. */
import type { Choice } from '@tabularium/engine/room'
import { Modal } from './modal.tsx'
import { ui } from './settings.ts'

interface MenuProps {
  readonly choices: readonly Choice[]
  readonly onChoose: (choice: Choice) => void
  readonly onClose: () => void
}

export function Menu({ choices, onChoose, onClose }: MenuProps) {
  return (
    <Modal class="menu" label={ui().choose} onClose={onClose}>
      {(close) => (
        <>
          {choices.map((choice) => (
            <button
              key={choice.action}
              type="button"
              class="choice"
              onClick={() => {
                close()
                onChoose(choice)
              }}
            >
              {choice.words}
            </button>
          ))}
          <button type="button" onClick={close}>
            {ui().cancel}
          </button>
        </>
      )}
    </Modal>
  )
}
