/** Chapter 3.1: Move. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { type Emperor, emperors, NO_LINK, NONE, type Province } from '../../board.ts'
import type { Table } from '../../events.ts'
import {
  active,
  armyAt,
  emperorProvince,
  ipLeft,
  otherEmperorAt,
  passingEmperor,
  REVOLT,
  type State,
  setEmperor,
  setPassing,
  spendIp,
  tokenAt,
} from '../../state.ts'
import { openSeas, orderVerdict } from '../variants.ts'

/** TE-3.1-c TE-3.1-i TE-3.1-k TE-6.2-a: the sea zones, as bits, where fleets carry an Emperor from this province. */
export function seasFrom(s: State, from: Province): number {
  const coast = s.board.coast[from]
  return coast === 0 ? 0 : openSeas(s, coast)
}

export function seaWay(s: State, from: Province, to: Province): boolean {
  return (seasFrom(s, from) & s.board.coast[to]) !== 0
}

/** TE-3.1-a TE-3.1-b TE-3.1-c: the cheapest way over the link or the open seas, before any Revolt; 0: none. */
function wayCost({ board }: State, from: Province, to: Province, seas: number): number {
  return board.ways[seas][from * board.size + to]
}

/** TE-3.1-d TE-3.1-j: Revolt alone makes it dearer. */
export function revoltCost(s: State, province: Province): number {
  return tokenAt(s, province) === REVOLT ? 1 : 0
}

/** What a step costs `mover` who has `ip` to spend, or the clause that forbids it. */
function stepVerdict(
  s: State,
  mover: Emperor,
  from: Province,
  to: Province,
  ip: number,
  seas = seasFrom(s, from),
): Verdict {
  if (to === from) return no('TE-3.1-a')
  const way = wayCost(s, from, to, seas)
  if (way === NO_LINK) return no(whyNoWay(s, from, to))
  if (armyAt(s, to) !== NONE) return no('TE-3.1-h')
  const cost = way + revoltCost(s, to)
  if (cost > ip) return no('TE-3-b')
  if (otherEmperorAt(s, to, mover) !== NONE && !canLeave(s, mover, to, ip - cost)) return no('TE-3.1-f')
  return yes(cost)
}

/** TE-3.1-c TE-3.1-k: two coasts of one zone want a fleet there; two coasts of different zones want Mare Nostrum. */
function whyNoWay(s: State, from: Province, to: Province): string {
  const { coast } = s.board
  if (coast[from] === 0 || coast[to] === 0) return 'TE-3.1-a'
  return (coast[from] & coast[to]) !== 0 ? 'TE-3.1-c' : 'TE-3.1-k'
}

/** TE-3.1-f: whether an Emperor who goes through `at` has the IP to reach a province where he may stay. */
export function canLeave(s: State, mover: Emperor, at: Province, ip: number): boolean {
  const seas = seasFrom(s, at)
  for (const to of s.board.reach[seas][at]) if (stepVerdict(s, mover, at, to, ip, seas).ok) return true
  return false
}

/** TE-3.1-f: while one Emperor is in another's province, only his own moves are allowed. */
export function passingVerdict(s: State, mover: Emperor): Verdict {
  return passingEmperor(s) === NONE || passingEmperor(s) === mover ? yes() : no('TE-3.1-f')
}

/** TE-3.1-f TE-6.1-b: whether this Emperor may be moved at all. */
function moverVerdict(s: State, mover: Emperor): Verdict {
  const passing = passingVerdict(s, mover)
  return passing.ok && mover !== active(s) ? orderVerdict(s, mover) : passing
}

export function moveVerdict(s: State, mover: Emperor, to: Province): Verdict {
  const may = moverVerdict(s, mover)
  return may.ok ? stepVerdict(s, mover, emperorProvince(s, mover), to, ipLeft(s)) : may
}

/** Adds those of the moves, given by province, for which `moveVerdict` says yes. */
export function addMoves<Move>(s: State, mover: Emperor, moves: readonly Move[], found: Move[]): void {
  if (!moverVerdict(s, mover).ok) return
  const from = emperorProvince(s, mover)
  const seas = seasFrom(s, from)
  const ip = ipLeft(s)
  for (const to of s.board.reach[seas][from]) if (stepVerdict(s, mover, from, to, ip, seas).ok) found.push(moves[to])
}

export function move(s: State, mover: Emperor, to: Province, table: Table): void {
  const from = emperorProvince(s, mover)
  const cost = wayCost(s, from, to, seasFrom(s, from)) + revoltCost(s, to)
  spendIp(s, cost)
  place(s, mover, to)
  table.tell({
    type: 'move',
    emperor: emperors[mover],
    from: s.board.ids[from],
    to: s.board.ids[to],
    cost,
    ordered: mover !== active(s),
  })
}

/** TE-3.1-e TE-3.1-f: puts an Emperor in a province; in another's he is only passing. */
export function place(s: State, emperor: Emperor, at: Province): void {
  setEmperor(s, emperor, at)
  setPassing(s, otherEmperorAt(s, at, emperor) === NONE ? NONE : emperor)
}
