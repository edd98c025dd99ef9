/** How the game ended, and what to do next. */
import type { Snapshot } from '../table/protocol.ts'
import type { Session } from './session/session.ts'
import { ui } from './settings.ts'
import { begin, tables } from './tables.ts'
import '../style/asides.css'

/** The same game once more, with other dice. */
function again({ game, options, seats }: Snapshot): Promise<void> {
  return begin(() => tables().create({ game, options, players: seats.map((seat) => seat.player) }))
}

export function Ending({ session }: { session: Session }) {
  const snapshot = session.snapshot.value
  const outcome = snapshot?.outcome
  if (!outcome || session.showing.value || session.lookingAt.value !== null) return null
  const won = outcome.winners.length > 0
  const title = won ? ui().victory : ui().defeat
  return (
    <section class={won ? 'ending victory' : 'ending defeat'} aria-label={title} aria-live="polite">
      <h2>{title}</h2>
      <p>{snapshot.ending}</p>
      <div class="buttons">
        <button type="button" class="primary" onClick={() => session.lookAt(0)}>
          {ui().replay}
        </button>
        <button type="button" onClick={() => again(snapshot)}>
          {ui().again}
        </button>
        <a class="button" href={`#/new/${snapshot.game}`}>
          {ui().newGame}
        </a>
        <a class="button" href="#/">
          {ui().home}
        </a>
      </div>
    </section>
  )
}
