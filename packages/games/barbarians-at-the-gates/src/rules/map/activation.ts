/** Chapters 7.1 and 10.2.1: who may be activated with how many OPs, and the AP that gives. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { derived, type Leader, NONE } from '../../board.ts'
import { faceOf, isOnMap, type Power, playerOf, powerOf, type State, tribeOf } from '../../state.ts'
import { isBlocked } from './blocks.ts'

/** BG-10.2.1-e; undefined: BG-7.1-f, so few OPs cannot activate him. */
export function apFor(s: State, leader: Leader, ops: number): number | undefined {
  return s.board.file.tables.activation.ap[faceOf(s, leader).initiative - 1][ops - 1] ?? undefined
}

/** By Initiative: the OPs that are enough for a leader, as bits. */
const enoughOps = derived(({ file }) =>
  file.tables.activation.ap.map((row) => row.reduce<number>((bits, ap, i) => bits | (ap === null ? 0 : 2 << i), 0)),
)

/** BG-7.1-f: the OPs that activate him, as bits. */
export const opsFor = (s: State, leader: Leader): number => enoughOps(s.board)[faceOf(s, leader).initiative - 1]

/** A card forbids to activate him. */
export function isHeldBack(s: State, leader: Leader): boolean {
  if (s.blocks.length === 0) return false
  const player = playerOf(powerOf(s, leader))
  const tribe = tribeOf(s, leader)
  if (isBlocked(s, 'activate', { player, leader, tribe })) return true
  return tribe !== NONE && isBlocked(s, 'activate-and-raid', { player, leader, tribe })
}

/** BG-7.1-e BG-7.1-f BG-7.1-ap: one of these powers, on the map, besieged or not, and no card forbids it. */
export function activationVerdict(s: State, leader: Leader, powers: readonly Power[], ops: number): Verdict {
  const power = powerOf(s, leader)
  if (!isOnMap(s, leader) || !powers.includes(power)) return no('BG-7.1-ap')
  if (isHeldBack(s, leader)) return no('BG-10.1-b')
  return apFor(s, leader, ops) === undefined ? no('BG-7.1-f') : yes()
}
