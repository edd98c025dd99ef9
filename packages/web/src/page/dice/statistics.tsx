/** How the dice fell over the whole game, and how anybody can check them. */
import type { Snapshot } from '../../table/protocol.ts'
import { fairDice } from '../../words/fair-dice.ts'
import type { Session } from '../session/session.ts'
import { language, ui } from '../settings.ts'
import { DieFace } from './die.tsx'
import { type Falls, faceWords, fallsOf } from './kinds.ts'
import '../../style/reading.css'

const words = {
  en: {
    title: (die: string, rolls: string, mean: string, expected: string) =>
      `${die}: ${rolls}, mean ${mean} (expected ${expected})`,
    each: (count: string) => `The line is what each face is expected to fall: ${count}.`,
    none: 'No die has fallen yet.',
  },
  fr: {
    title: (die: string, rolls: string, mean: string, expected: string) =>
      `${die}\u202f: ${rolls}, moyenne ${mean} (attendu ${expected})`,
    each: (count: string) => `Le trait dit combien de fois chaque face est attendue\u202f: ${count}.`,
    none: 'Aucun dé n’est encore tombé.',
  },
}

/** A bar as long as the face fell often, with a line where it was to be expected. */
function FallsOfDie({ falls: { die, rolls, counts, each, mean, expectedMean } }: { falls: Falls }) {
  const w = words[language.value]
  const written = new Intl.NumberFormat(language.value, { maximumFractionDigits: 2 })
  const most = Math.max(each, ...counts.map(({ count }) => count))
  return (
    <section>
      <h3>{w.title(die, ui().rolls(rolls), written.format(mean), written.format(expectedMean))}</h3>
      <table>
        <tbody>
          {counts.map(({ face, count }) => (
            <tr key={face}>
              <th scope="row">
                <DieFace die={die} face={face} />
                <span class="sr">{faceWords(die, face)}</span>
              </th>
              <td>
                <svg class="fall-bar" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
                  <rect class="fallen" width={(count / most) * 100} height="12" />
                  <rect class="expected" x={(each / most) * 100 - 0.5} width="1" height="12" />
                </svg>
              </td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="hint">{w.each(written.format(each))}</p>
    </section>
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
  const rolls = session.told.value.flatMap(({ event }) =>
    event.type === 'roll' ? [{ die: String(event.die), face: Number(event.face) }] : [],
  )
  return (
    <>
      <div class="statistics">
        {rolls.length === 0 && <p class="hint">{words[language.value].none}</p>}
        {fallsOf(rolls).map((falls) => (
          <FallsOfDie key={falls.die} falls={falls} />
        ))}
      </div>
      <FairDice snapshot={session.snapshot.value} />
    </>
  )
}
