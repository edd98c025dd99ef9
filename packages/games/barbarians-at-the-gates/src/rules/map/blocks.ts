/** What cards forbid for a while. */
import type { Leader, Space, Tribe } from '../../board.ts'
import type { Block, Player, State } from '../../state.ts'

interface Whom {
  readonly player?: Player
  readonly tribe?: Tribe
  readonly leader?: Leader
  readonly space?: Space
}

/** A block binds those whom it names; what it leaves open it does not ask for. */
export function isBlocked(s: State, what: Block, whom: Whom = {}): boolean {
  return s.blocks.some(
    (block) =>
      block.what === what &&
      (block.player === null || block.player === whom.player) &&
      (block.tribe === null || block.tribe === whom.tribe) &&
      (block.leader === null || block.leader === whom.leader) &&
      (block.space === null || block.space === whom.space),
  )
}
