/** Who plays: can be changed at any moment. */
import type { Player } from '@tabularium/engine'
import { lazy } from './lazy.tsx'
import { seatPlayer } from './session/seating.ts'
import type { Session } from './session/session.ts'
import { ui } from './settings.ts'
import '../style/forms.css'

const Windows = lazy(() => import('./secrecy.tsx').then((module) => module.Windows))

export function Seats({ session }: { session: Session }) {
  const u = ui()
  const players: readonly (readonly [Player, string])[] = [
    ['person', u.person],
    ...session.page.bots.map((name) => [`bot:${name}`, u.bots[name] ?? name] as const),
  ]
  return (
    <>
      {session.page.secrets && <Windows session={session} />}
      {session.company === null && (
        <fieldset class="group seats">
          <legend>{u.players}</legend>
          {session.snapshot.value?.seats.map((seat, i) => (
            <label key={seat.name} class="row">
              <span>{seat.words}</span>
              <select
                value={seat.player}
                onChange={(e) => {
                  const chosen = players.find(([player]) => player === e.currentTarget.value)
                  if (chosen !== undefined) void seatPlayer(session, i, chosen[0])
                }}
              >
                {players.map(([player, words]) => (
                  <option key={player} value={player}>
                    {words}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </fieldset>
      )}
    </>
  )
}
