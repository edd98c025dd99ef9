/** The leaders in play, with the chance that each dies this year; and those who are still to come. */
import type { Session } from '../../../page/session.ts'
import {
  board,
  type Counter,
  heldIn,
  isLeader,
  isSpot,
  type Leader,
  type LeaderCounter,
  leaders,
  nameOf,
  type Position,
  peoples,
  units,
  yearsOf,
} from '../position.ts'
import type { Words } from '../words/catalogue.ts'
import { Heads } from './parts.tsx'

/** UR-T.leaders-e UR-T.leaders-f: of ten faces those below the number of the column of this year. */
function deathChance({ leader }: LeaderCounter, year: number): number {
  return 10 * (1 + (leader.death?.indexOf(year) ?? -1))
}

/** UR-T.leaders-g UR-T.leaders-h: when he may die, if not now. */
function laterDeath({ death }: Leader, from: number, w: Words): string {
  const year = death?.find((each) => each !== null && each >= from) ?? null
  return year === null ? w.neverDies : w.diesFrom(year)
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
          <Heads heads={w.leaderHeads} />
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
                  <td>
                    {chance === 0 ? '–' : `${chance}%`}
                    {chance === 0 && <small>{laterDeath(leader, view.year + (isTested ? 1 : 0), w)}</small>}
                  </td>
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

/** UR-T.leaders-i UR-T.leaders-k: heirs who wait for a death. */
const AWAITED: Readonly<Record<string, string>> = { 'theodose-ii': 'arcadius', 'valentinien-iii': 'honorius' }

const DEATH = 9

/** Removed for good, or never entered in the years that were his. */
function isDead(p: Position, { id, death }: Leader): boolean {
  const piece = p.pieces[id]
  return piece === undefined ? (death?.[DEATH] ?? p.year) < p.year : piece.at === 'gone'
}

/** UR-T.leaders-q UR-T.leaders-r: who has to be dead before he comes. */
function awaited(p: Position, { id, people }: Leader): Leader | undefined {
  const heir = AWAITED[id]
  const before =
    people === null
      ? board.leaders.filter((each) => each.id === heir)
      : board.leaders
          .slice(
            0,
            board.leaders.findIndex((each) => each.id === id),
          )
          .filter((each) => each.people === people && !each.generic)
  return before.findLast((each) => !isDead(p, each))
}

/** In which year; null: whoever waits in spite of his year. */
type Entry = readonly [year: number | null, words: string]

function ofLeaders(p: Position, w: Words): readonly Entry[] {
  return board.leaders.flatMap((leader): readonly Entry[] => {
    const { id, entry, name, people } = leader
    if (entry === null || p.pieces[id] !== undefined || isDead(p, leader)) return []
    const before = awaited(p, leader)
    const of = people === null ? '' : ` (${peoples.get(people)?.name ?? people})`
    const at = entry.zone === null ? '' : ` → ${nameOf(entry.zone)}`
    const after = before === undefined ? '' : `, ${w.after(before.name)}`
    return [[entry.year < p.year ? null : entry.year, `${name}${of}${at}${after}`]]
  })
}

/** UR-T.palatini-i: a unit that is raised later. */
const RAISED: readonly (readonly [unit: string, year: number])[] = [['excubitores', 460]]

function ofUnits(p: Position): readonly Entry[] {
  return RAISED.flatMap(([id, year]): readonly Entry[] => {
    const unit = units.get(id)
    if (unit === undefined || p.pieces[id] !== undefined) return []
    return [[year < p.year ? null : year, `${unit.name} → ${nameOf(unit.base ?? '')}`]]
  })
}

const titled = (id: string) =>
  id.replace(/(^|-)(.)/g, (_, gap: string, letter: string) => (gap && ' ') + letter.toUpperCase())

/** UR-9.2-b: fleets that were lost. */
function ofFleets(p: Position, w: Words): readonly Entry[] {
  return Object.entries(p.fleets).flatMap(([id, { returns }]): readonly Entry[] =>
    returns === undefined ? [] : [[returns, `${titled(id)}: ${w.comesBack}`]],
  )
}

export function Calendar({ view, w }: { view: Position; w: Words }) {
  const { last } = yearsOf(view)
  const all = [...ofLeaders(view, w), ...ofUnits(view), ...ofFleets(view, w)].filter(([year]) => (year ?? 0) <= last)
  const years = [...new Set(all.map(([year]) => year))].sort((a, b) => (a ?? 0) - (b ?? 0))
  const back = Object.entries(view.pieces).flatMap(([id, { returns }]) =>
    returns === undefined ? [] : [[leaders.get(id)?.name ?? id, returns] as const],
  )
  if (all.length + back.length === 0) return <p>{w.nobodyEnters}</p>
  return (
    <dl class="calendar">
      {back.map(([name, phase]) => (
        <div key={name}>
          <dt>{w.inPhase(phase)}</dt>
          <dd>{`${name}: ${w.comesBack}`}</dd>
        </div>
      ))}
      {years.map((year) => (
        <div key={year}>
          <dt>{year ?? w.due}</dt>
          <dd>
            <ul class="plain">{all.flatMap(([its, words]) => (its === year ? [<li key={words}>{words}</li>] : []))}</ul>
          </dd>
        </div>
      ))}
    </dl>
  )
}
