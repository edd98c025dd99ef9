/** How the dice fell over the whole game, and how anybody can check them. */
import type { Line } from '@tabularium/engine/room'
import type { Snapshot } from '../table/protocol.ts'
import { fairDice } from '../words/fair-dice.ts'
import { DieFace } from './dice.tsx'
import type { Session } from './session/session.ts'
import { language, ui } from './settings.ts'
import '../style/reading.css'

/** How often each face fell, by die. */
function Falls({ lines }: { lines: readonly Line[] }) {
  const rolls = lines.filter((line) => line.event.type === 'roll')
  const dice = [...new Set(rolls.map((line) => String(line.event.die)))].sort()
  return (
    <div class="statistics">
      {dice.map((die) => {
        const faces = rolls.filter((line) => line.event.die === die).map((line) => Number(line.event.face))
        const counts = [1, 2, 3, 4, 5, 6].map((face) => faces.filter((f) => f === face).length)
        const most = Math.max(1, ...counts)
        const mean = faces.reduce((a, b) => a + b, 0) / Math.max(1, faces.length)
        return (
          <section key={die}>
            <h3>
              {die}: {ui().rolls(faces.length)}, {ui().mean} {mean.toFixed(2)} ({ui().expected})
            </h3>
            <table>
              <tbody>
                {counts.map((count, i) => (
                  <tr key={i}>
                    <th scope="row">
                      <DieFace die={die} face={i + 1} />
                      <span class="sr">{i + 1}</span>
                    </th>
                    <td>
                      <span class="bar" style={{ width: `${(count / most) * 100}%` }} />
                    </td>
                    <td>{count}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )
      })}
    </div>
  )
}

function FairDice({ snapshot }: { snapshot: Snapshot | null }) {
  if (snapshot === null || snapshot.commitment === null) return null
  return (
    <details>
      <summary>{ui().fairDice}</summary>
      <p class="seal">{fairDice[language.value](snapshot.commitment, snapshot.secret)}</p>
    </details>
  )
}

export function Statistics({ session }: { session: Session }) {
  return (
    <>
      <Falls lines={session.told.value} />
      <FairDice snapshot={session.snapshot.value} />
    </>
  )
}
