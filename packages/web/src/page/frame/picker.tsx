/** Many choices that are not on the map: looked up by their words. */
import { useSignal } from '@preact/signals'
import type { Choice } from '@tabularium/engine/room'
import { Modal } from '../modal.tsx'
import type { Play } from '../play/play.ts'
import { ui } from '../settings.ts'

export function Picker({ play, choices }: { play: Play; choices: readonly Choice[] }) {
  const u = ui()
  const open = useSignal(false)
  const sought = useSignal('')
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const found = choices.filter(({ words }) => plain(words).includes(plain(sought.value)))
  return (
    <>
      <button type="button" class="picker-open" onClick={() => (open.value = true)}>
        {u.chooseAmong(choices.length)}
      </button>
      {open.value && (
        <Modal class="picker" label={u.choose} onClose={() => (open.value = false)}>
          {(close) => (
            <>
              <input
                type="search"
                aria-label={u.choose}
                value={sought.value}
                onInput={(event) => (sought.value = event.currentTarget.value)}
              />
              <ul class="plain">
                {found.map((choice) => (
                  <li key={choice.action}>
                    <button
                      type="button"
                      class="choice"
                      onClick={() => {
                        close()
                        play.choose(choice)
                      }}
                    >
                      {choice.words}
                    </button>
                  </li>
                ))}
              </ul>
              <button type="button" onClick={close}>
                {u.cancel}
              </button>
            </>
          )}
        </Modal>
      )}
    </>
  )
}
