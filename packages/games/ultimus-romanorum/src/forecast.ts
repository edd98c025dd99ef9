/** What can be foretold of a legal action: the odds of the battles it leads to. */

import { type Dice, type JsonObject, SilentTable } from '@tabularium/engine'
import { top } from '@tabularium/engine/machine'
import type { Action } from './actions.ts'
import { zoneNamed } from './actions.ts'
import type { Zone } from './board.ts'
import type { FrameOf } from './frames.ts'
import { battleZones } from './rules/combat/forces.ts'
import { type BattleOdds, battleOdds } from './rules/combat/odds.ts'
import { step } from './rules/movement/march/group.ts'
import { type Camp, clone, otherCamp, type State } from './state.ts'

export interface Forecast extends JsonObject {
  /** As they would be fought if nothing more moved and no further stratagem were played. */
  readonly battles: readonly BattleOdds[]
  /** Beside another choice that tells the same, or after it: who would win is enough. */
  readonly brief: boolean
}

/** A step is foretold without a die: what a group meets before the battle is left out. */
const noDice: Dice = {
  face() {
    throw new Error('Nothing is rolled in a forecast.')
  },
}

export function forecast(s: State, action: Action): Forecast | null {
  if (s.end !== null) return null
  const frame = top(s)
  const to = zoneNamed(s.board, action)
  switch (frame.kind) {
    case 'group':
      return to === undefined ? null : ofStep(s, frame, to)
    case 'movement':
      return action.kind === 'done' ? ofBattles(s, battleZones(s), frame.camp, true) : null
    case 'next-battle':
      return to === undefined ? null : ofBattles(s, [to], frame.camp)
    case 'stand':
      return ofBattles(s, [frame.at], otherCamp(frame.camp), action.kind !== 'option' || action.option !== 'fight')
    case 'window':
      return action.kind === 'done' ? ofPresentBattle(s) : null
    default:
      return null
  }
}

function ofBattles(s: State, zones: readonly Zone[], attacker: Camp, brief = false): Forecast | null {
  const battles = zones.flatMap((zone) => battleOdds(s, zone, attacker) ?? [])
  return battles.length === 0 ? null : { battles, brief }
}

/** The battle where the step leads, as if the group stayed there. */
function ofStep(s: State, march: FrameOf<'group'>, to: Zone): Forecast | null {
  const there = clone(s)
  step(there, march, to, new SilentTable(noDice))
  return ofBattles(there, [to], march.camp)
}

/** The battle that is going on, with the stratagems that were played in it. */
function ofPresentBattle(s: State): Forecast | null {
  const { battle } = s
  const odds = battle === null ? null : battleOdds(s, battle.at, battle.attacker, battle)
  return odds === null ? null : { battles: [odds], brief: false }
}
