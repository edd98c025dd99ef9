/** Chapter 8: combat. */

import { no, yes } from '@tabularium/engine'
import { pop, push, replace } from '@tabularium/engine/machine'
import { actionsOf, zoneNamed } from '../../actions.ts'
import type { Zone } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { Handlers, Step } from '../../handlers.ts'
import { type Camp, itsCamp, type State } from '../../state.ts'
import { openToBoth } from '../stratagems/moments.ts'
import { aftermath } from './aftermath.ts'
import { battle, joinBattle } from './battle.ts'
import type { combatFrames } from './combat-frames.ts'
import { evadersQuestion, evasionZoneQuestion, standQuestion } from './evasion.ts'
import { battleZones, isBattle } from './forces.ts'
import { refugeQuestion } from './refuge.ts'
import { lossesQuestion } from './resolve.ts'
import { retreatQuestion } from './retreat.ts'
import { flightQuestion } from './stratagems.ts'

/**
 * UR-2.E-d UR-8.1-a: as long as units of both camps share a zone; every battle ends that in its own. UR-2.E-g: after each
 * battle, and at the end without one, both camps may play; whoever a play has brought together fights as well.
 */
const combats: Step<'combats'> = {
  run(s, { camp, step }, table) {
    const zones = step === 'after' ? [] : battleZones(s)
    if (step === 'after' || (step === 'first' && zones.length === 0)) {
      replace(s, { kind: 'combats', camp, step: 'next' })
      return openToBoth(s, camp, 'fought')
    }
    if (zones.length === 0) return pop(s)
    replace(s, { kind: 'combats', camp, step: 'after' })
    beginNext(s, camp, zones, table)
  },
}

function beginNext(s: State, camp: Camp, zones: readonly Zone[], table: Table): void {
  if (zones.length === 1) return joinBattle(s, zones[0], camp, table)
  push(s, { kind: 'next-battle', camp })
}

export const combatHandlers: Handlers<keyof typeof combatFrames> = {
  combats,
  'next-battle': {
    asks: itsCamp,
    candidates: ({ board }) => actionsOf(board).to.slice(0, board.zones),
    legal: (s) => battleZones(s).map((zone) => actionsOf(s.board).to[zone]),
    verdict(s, _, action) {
      const zone = zoneNamed(s.board, action)
      return zone !== undefined && isBattle(s, zone) ? yes() : no('UR-8.1-a')
    },
    answer(s, { camp }, action, table) {
      pop(s)
      const zone = zoneNamed(s.board, action)
      if (zone !== undefined) joinBattle(s, zone, camp, table)
    },
  },
  battle,
  stand: standQuestion,
  refuge: refugeQuestion,
  'evasion-zone': evasionZoneQuestion,
  evaders: evadersQuestion,
  flight: flightQuestion,
  losses: lossesQuestion,
  retreat: retreatQuestion,
  aftermath,
}
