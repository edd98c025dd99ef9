/** What cards forbid for a while. */
import type { Leader, Space, Tribe } from '../../board.ts'
import { BARBARIAN, type Block, leadersAt, type Player, type State, tribeOf, tribesAt } from '../../state.ts'

interface Whom {
  readonly player?: Player
  readonly tribe?: Tribe
  readonly leader?: Leader
  readonly space?: Space
}

/** A block binds those whom it names; what it leaves open it does not ask for. */
export function isBlocked(s: State, what: Block, whom: Whom = {}): boolean {
  if (s.blocks.length === 0) return false
  return s.blocks.some(
    (block) =>
      block.what === what &&
      (block.player === null || block.player === whom.player) &&
      (block.tribe === null || block.tribe === whom.tribe) &&
      (block.leader === null || block.leader === whom.leader) &&
      (block.space === null || block.space === whom.space),
  )
}

/** R19: nobody raids who stands with a tribe that is held back, its leader or its marker. */
export function mayRaidFrom(s: State, space: Space): boolean {
  if (s.blocks.length === 0) return true
  const tribes = [...tribesAt(s, space), ...leadersAt(s, space).map((leader) => tribeOf(s, leader))]
  return !tribes.some((tribe) => isBlocked(s, 'activate-and-raid', { player: BARBARIAN, tribe }))
}
