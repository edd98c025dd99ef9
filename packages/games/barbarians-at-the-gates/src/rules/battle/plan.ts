/** A battle as others begin it. */
import { NONE } from '../../board.ts'
import type { FrameOf } from '../../frames.ts'

type Battle = FrameOf<'battle'>

/** What whoever begins a battle must know. */
type Needed = 'space' | 'mode' | 'attacker' | 'defender' | 'attackerPlayer' | 'defenderPlayer' | 'attackers'
export type BattlePlan = Pick<Battle, Needed> & Partial<Pick<Battle, 'interceptors' | 'hasFailedToAvoid'>>

const NOBODY = [0, 0, 0, 0, 0]

/** The frame of a battle, with everything else at rest. */
export const battleOf = (plan: BattlePlan): Battle => ({
  kind: 'battle',
  interceptors: [],
  hasFailedToAvoid: false,
  ...plan,
  joined: NOBODY,
  joinedLeaders: [],
  defendingLeaders: [],
  isOnBesiegers: false,
  step: 'relief',
  attackerCommander: NONE,
  defenderCommander: NONE,
  drm: [],
  attackingCu: NOBODY,
  defendingCu: NOBODY,
  attackersScored: 0,
  defendersScored: 0,
  attackersLost: NOBODY,
  defendersLost: NOBODY,
  superiorityAnyway: [],
  superiorityMixed: [],
  endsUsurpation: false,
})
