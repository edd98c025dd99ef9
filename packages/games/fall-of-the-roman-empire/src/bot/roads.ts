/** How the Barbarians, and Legions that come home, stand towards Rome. */
import type { Area } from '../board.ts'
import type { Prospective } from './prospective.ts'
import type { Weights } from './weights.ts'

/** Who could join a host next to Rome, other than from the other borders of Rome. */
export function supportOf({ board, barbarians, pinned }: Prospective, gate: Area, w: Weights): number {
  let sum = 0
  for (const n of board.neighbours[gate]) {
    if (board.distance[n][board.rome] > 1 && pinned[n] === 0) sum += barbarians[n]
  }
  return w.support * sum
}

/** Fills in who could be in Rome by each turn from now; those in a conflict now set out a turn later. */
export function gather(p: Prospective, strikes: number, wait: number): void {
  const { board, hosts, riders, relief } = p
  const { rome, areas, distance, cavalryDistance } = board
  for (let t = 0; t <= strikes; t++) {
    hosts[t] = 0
    relief[t] = 0
    riders[t] = 0
  }
  for (const a of areas) {
    const arrival = distance[a][rome] + p.pinned[a] * wait
    if (arrival <= strikes) hosts[arrival] += p.barbarians[a]
    if (a !== rome && p.legions[a] > 0.5 && arrival <= strikes) relief[arrival] += p.romans[a]
    if (cavalryDistance[a][rome] <= strikes) riders[cavalryDistance[a][rome]] += p.cavalry[a]
  }
  for (let t = 1; t <= strikes; t++) {
    hosts[t] += hosts[t - 1]
    relief[t] += relief[t - 1]
    riders[t] += riders[t - 1]
  }
}

/** From 0, towards 1: how evenly the Barbarians stand before the borders of Rome; those far off count as one host. */
export function spreadOf({ board, barbarians, fronts }: Prospective): number {
  let all = 0
  for (const a of board.areas) all += barbarians[a]
  if (all === 0) return 0
  let rest = 1
  let squares = 0
  for (const front of fronts) {
    let before = 0
    for (const { area, gates } of front) before += barbarians[area] / gates
    const share = before / all
    rest -= share
    squares += share * share
  }
  return 1 - squares - rest * (2 - rest)
}
