/** The exchange of camps, over the whole window, once: who is now what, and why. */
import { useSignal } from '@preact/signals'
import type { UltimusEvent, View } from '@tabularium/ultimus-romanorum/shown'
import { InlineIcon } from '../../page/board/counters/icon.tsx'
import type { StatusProps } from '../../page/game-page.ts'
import { Modal } from '../../page/modal.tsx'
import { icons } from './icons.ts'
import { leaderNamed } from './names.ts'
import { tableWords } from './words/table/index.ts'

type Props = StatusProps<View, UltimusEvent>

const keyOf = (id: string) => `tabularium.exchange.${id}`

/** The last exchange of this year or the one before; null: there was none. */
function latest({ told }: Props) {
  const at = told.findLastIndex(({ event }) => event.type === 'exchange')
  const line = told[at]
  if (line === undefined || line.event.type !== 'exchange') return null
  const years = told.slice(at).filter(({ event }) => event.type === 'year').length
  return years > 1 ? null : { action: line.action, half: line.event.half, roman: line.event.roman }
}

export function Scene(props: Props) {
  const { view, language, session } = props
  const closed = useSignal(0)
  const found = latest(props)
  const snapshot = session.snapshot.value
  if (found === null || snapshot === null || session.lookingAt.value !== null) return null
  const key = keyOf(snapshot.id)
  const isSeen = Number(localStorage.getItem(key) ?? -1) >= found.action || closed.value === found.action
  if (isSeen) return null
  const w = tableWords[language].exchange
  const romanSeat = found.roman === 'second' ? 1 : 0
  const usurper = view[found.half].augustus
  const viewer = session.viewer.value
  const isAlone = snapshot.seats.filter(({ player }) => player === 'person').length === 1
  const close = () => {
    localStorage.setItem(key, String(found.action))
    closed.value = found.action
  }
  return (
    <Modal class="exchange-scene" label={w.title} onClose={close}>
      {(shut) => (
        <button type="button" class="exchange-whole" onClick={shut}>
          <InlineIcon d={icons.exchange} size={72} />
          <strong class="exchange-title">
            {viewer !== null && isAlone ? w.you(viewer === romanSeat ? 'roman' : 'barbarian') : w.title}
          </strong>
          <span class="exchange-seats">
            {snapshot.seats.map((seat, i) => (
              <span key={seat.name} class={i === romanSeat ? 'rome' : 'barb'}>
                <InlineIcon d={i === romanSeat ? icons.leader : icons.people} size={40} />
                {w.seat(seat.words, i === romanSeat ? 'roman' : 'barbarian')}
              </span>
            ))}
          </span>
          <span class="exchange-why">
            {w.why(found.half, usurper === undefined ? null : leaderNamed(usurper, language))}
          </span>
          <span class="exchange-why">{w.points}</span>
          <span class="exchange-go">{w.goOn}</span>
        </button>
      )}
    </Modal>
  )
}
