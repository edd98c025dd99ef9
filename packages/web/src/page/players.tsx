/** In a set-up form: who plays which seat, me, a friend on this screen, or a bot. */
import type { Signal } from '@preact/signals'
import type { Player } from '@tabularium/engine'
import type { Ui } from '../words/ui.ts'
import { ui } from './settings.ts'
import '../style/forms.css'

type BotName = keyof Ui['bots']

interface Props {
  /** The seats in words. */
  readonly seats: readonly string[]
  readonly bots: readonly BotName[]
  /** By seat: `person`, `friend` or a bot. */
  readonly chosen: Signal<readonly string[]>
}

export function PlayerRows({ seats, bots, chosen }: Props) {
  const u = ui()
  return (
    <fieldset>
      <legend>{u.players}</legend>
      {seats.map((words, seat) => (
        <label key={words} class="row">
          <span>{words}</span>
          <select
            value={chosen.value[seat]}
            onChange={(e) => {
              const player = e.currentTarget.value
              chosen.value = chosen.value.map((old, i) => (i === seat ? player : old))
            }}
          >
            <option value="person">{u.me}</option>
            <option value="friend">{u.friend}</option>
            {bots.map((bot) => (
              <option key={bot} value={`bot:${bot}`}>
                {u.bots[bot]}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  )
}

/** A friend on this screen is a person like any other. */
export function playersOf(chosen: readonly string[], bots: readonly BotName[]): readonly Player[] {
  return chosen.map((player): Player => {
    const bot = bots.find((name) => player === `bot:${name}`)
    return bot === undefined ? 'person' : `bot:${bot}`
  })
}
