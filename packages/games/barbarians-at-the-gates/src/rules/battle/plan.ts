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
  space: plan.space,
  mode: plan.mode,
  attacker: plan.attacker,
  defender: plan.defender,
  attackerPlayer: plan.attackerPlayer,
  defenderPlayer: plan.defenderPlayer,
  attackers: plan.attackers,
  interceptors: plan.interceptors ?? [],
  joined: NOBODY,
  joinedLeaders: [],
  defendingLeaders: [],
  hasFailedToAvoid: plan.hasFailedToAvoid ?? false,
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

/** Written out: to copy a copy of a copy by `...` takes twenty times as long. */
const copyOf = (battle: Battle): Battle => ({
  kind: 'battle',
  space: battle.space,
  mode: battle.mode,
  attacker: battle.attacker,
  defender: battle.defender,
  attackerPlayer: battle.attackerPlayer,
  defenderPlayer: battle.defenderPlayer,
  attackers: battle.attackers,
  interceptors: battle.interceptors,
  joined: battle.joined,
  joinedLeaders: battle.joinedLeaders,
  defendingLeaders: battle.defendingLeaders,
  hasFailedToAvoid: battle.hasFailedToAvoid,
  isOnBesiegers: battle.isOnBesiegers,
  step: battle.step,
  attackerCommander: battle.attackerCommander,
  defenderCommander: battle.defenderCommander,
  drm: battle.drm,
  attackingCu: battle.attackingCu,
  defendingCu: battle.defendingCu,
  attackersScored: battle.attackersScored,
  defendersScored: battle.defendersScored,
  attackersLost: battle.attackersLost,
  defendersLost: battle.defendersLost,
  superiorityAnyway: battle.superiorityAnyway,
  superiorityMixed: battle.superiorityMixed,
  endsUsurpation: battle.endsUsurpation,
})

export function battleAtStep(battle: Battle, step: Battle['step']): Battle {
  const next: { -readonly [Name in keyof Battle]: Battle[Name] } = copyOf(battle)
  next.step = step
  return next
}

/** A battle with other members. */
export const battleWith = (battle: Battle, change: Partial<Battle>): Battle => Object.assign(copyOf(battle), change)
