/** The leaders in play, with the chance that each dies this year; and those who are still to come. */
import type { Session } from '../../../page/session.ts'
import {
  board,
  type Counter,
  heldIn,
  isLeader,
  isSpot,
  type LeaderCounter,
  leaders,
  nameOf,
  type Position,
  peoples,
  scenarioOf,
} from '../position.ts'
import type { Words } from '../words/catalogue.ts'

/** UR-T.leaders-e UR-T.leaders-f: of ten faces those below the number of the column of this year. */
function deathChance({ leader }: LeaderCounter, year: number): number {
  return 10 * (1 + (leader.death?.indexOf(year) ?? -1))
}

function inPlay(p: Position): readonly (readonly [LeaderCounter, string])[] {
  const found = [...heldIn(p)].flatMap(([place, { roman, barbarian }]) =>
    [...roman, ...barbarian].flatMap((counter: Counter) =>
      isLeader(counter) && isSpot(place) ? [[counter, place] as const] : [],
    ),
  )
  return found.sort(([a], [b]) => rank(a) - rank(b) || (a.leader.name < b.leader.name ? -1 : 1))
}

const rank = ({ camp, title }: LeaderCounter) => (camp === 'roman' ? 0 : 2) + (title === null ? 1 : 0)

export function Leaders({ view, w, session }: { view: Position; w: Words; session: Session }) {
  const isTested = view.deathsTested === true
  return (
    <>
      <div class="wide-table">
        <table>
          <thead>
            <tr>
              {w.leaderHeads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {inPlay(view).map(([counter, place]) => {
              const { leader, title, camp } = counter
              const chance = isTested ? 0 : deathChance(counter, view.year)
              return (
                <tr key={counter.id}>
                  <th scope="row">
                    {leader.name}
                    <small>{title === null ? w.camp[camp] : `${w.titles[title]}, ${w.camp[camp]}`}</small>
                  </th>
                  <td>
                    <button type="button" class="link" onClick={() => (session.happening.value = [place])}>
                      {nameOf(place)}
                    </button>
                  </td>
                  <td class="values">{`${leader.cc} ${leader.vs} ${leader.bt} ${leader.cp}`}</td>
                  <td>{chance === 0 ? '–' : `${chance}%`}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <p class="hint">{isTested ? w.tested : w.death}</p>
    </>
  )
}

/** Who has not entered yet and would before the scenario ends, by year. */
function entries(p: Position): readonly (readonly [number, readonly string[]])[] {
  const end = scenarioOf(p)?.end ?? p.year
  const years = new Map<number, string[]>()
  for (const { id, entry, name, people } of board.leaders) {
    if (entry === null || entry.year < p.year || entry.year > end || p.pieces[id] !== undefined) continue
    const of = people === null ? '' : ` (${peoples.get(people)?.name ?? people})`
    const at = entry.zone === null ? '' : ` → ${nameOf(entry.zone)}`
    years.set(entry.year, [...(years.get(entry.year) ?? []), `${leaders.get(id)?.name ?? name}${of}${at}`])
  }
  return [...years].sort(([a], [b]) => a - b)
}

export function Calendar({ view, w }: { view: Position; w: Words }) {
  const coming = entries(view)
  if (coming.length === 0) return <p>{w.nobodyEnters}</p>
  return (
    <dl class="calendar">
      {coming.map(([year, who]) => (
        <div key={year}>
          <dt>{year}</dt>
          <dd>{who.join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}
