/** Who may die, who is still to come, and what comes back. */
import { board, type Leader, leaders, type Unit, units } from './printed.ts'
import type { View } from './view.ts'

/** UR-T.leaders-e UR-T.leaders-f: in per cent. Of ten faces, those below the number of the column of this year. */
export function deathChance({ death }: Leader, { year, deathsTested = false }: View): number {
  return deathsTested ? 0 : 10 * (1 + (death?.indexOf(year) ?? -1))
}

/** UR-T.leaders-g UR-T.leaders-h: the first year in which he may still die; null: there is none. */
export function nextDeath({ death }: Leader, { year, deathsTested = false }: View): number | null {
  const from = deathsTested ? year + 1 : year
  return death?.find((each) => each !== null && each >= from) ?? null
}

/** UR-T.leaders-i UR-T.leaders-k: heirs who wait for a death. */
const AWAITED: Readonly<Record<string, string>> = { 'theodose-ii': 'arcadius', 'valentinien-iii': 'honorius' }

/** The column of the year in which he dies at the latest. */
const DEATH = 9

/** Removed for good, or never entered in the years that were his. */
function isDead(view: View, { id, death }: Leader): boolean {
  const piece = view.pieces[id]
  return piece === undefined ? (death?.[DEATH] ?? view.year) < view.year : piece.at === 'gone'
}

/** UR-T.leaders-q UR-T.leaders-r: who has to be dead before he comes. */
function awaited(view: View, { id, people }: Leader): Leader | null {
  const heir = leaders.get(AWAITED[id] ?? '')
  const before = people === null ? (heir === undefined ? [] : [heir]) : elders(id, people)
  return before.findLast((each) => !isDead(view, each)) ?? null
}

/** Those of a people who come before him. */
function elders(id: string, people: string): readonly Leader[] {
  const own = board.leaders.findIndex((each) => each.id === id)
  return board.leaders.slice(0, own).filter((each) => each.people === people && !each.generic)
}

/** In which year; null: whoever waits in spite of his year. */
export interface Coming {
  readonly year: number | null
  readonly what:
    | { readonly leader: Leader; readonly after: Leader | null }
    | { readonly unit: Unit }
    | { readonly fleet: string }
}

const due = (year: number, view: View) => (year < view.year ? null : year)

function comingLeaders(view: View): readonly Coming[] {
  return board.leaders.flatMap((leader) => {
    const { id, entry } = leader
    if (entry === null || view.pieces[id] !== undefined || isDead(view, leader)) return []
    return [{ year: due(entry.year, view), what: { leader, after: awaited(view, leader) } }]
  })
}

/** UR-T.palatini-i: a unit that is raised later. */
const RAISED: readonly (readonly [unit: string, year: number])[] = [['excubitores', 460]]

function comingUnits(view: View): readonly Coming[] {
  return RAISED.flatMap(([id, year]) => {
    const unit = units.get(id)
    return unit === undefined || view.pieces[id] !== undefined ? [] : [{ year: due(year, view), what: { unit } }]
  })
}

/** UR-9.2-b: fleets that were lost. */
function comingFleets({ fleets }: View): readonly Coming[] {
  return Object.entries(fleets).flatMap(([fleet, { returns }]) =>
    returns === undefined ? [] : [{ year: returns, what: { fleet } }],
  )
}

export function comingIn(view: View): readonly Coming[] {
  return [...comingLeaders(view), ...comingUnits(view), ...comingFleets(view)]
}

/** Leaders who were lost and come back, each with his phase. */
export function returning({ pieces }: View): readonly (readonly [leader: string, phase: string])[] {
  return Object.entries(pieces).flatMap(([id, { returns }]) => (returns === undefined ? [] : [[id, returns] as const]))
}
