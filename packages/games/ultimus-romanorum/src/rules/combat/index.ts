/** Chapter 8: combat. */

import { no, yes } from '@tabularium/engine'
import { pop, push } from '@tabularium/engine/machine'
import { actionsOf, zoneNamed } from '../../actions.ts'
import type { Handlers } from '../../handlers.ts'
import { itsCamp } from '../../state.ts'
import { aftermath } from './aftermath.ts'
import { battle, joinBattle } from './battle.ts'
import type { combatFrames } from './combat-frames.ts'
import { evadersQuestion, evasionZoneQuestion, standQuestion } from './evasion.ts'
import { battleZones, isBattle } from './forces.ts'
import { refugeQuestion } from './refuge.ts'
import { lossesQuestion } from './resolve.ts'
import { retreatQuestion } from './retreat.ts'
import { flightQuestion } from './stratagems.ts'

export const combatHandlers: Handlers<keyof typeof combatFrames> = {
  /** UR-2.E-d UR-8.1-a: as long as units of both camps share a zone; every battle ends that in its own. */
  combats: {
    run(s, { camp }, table) {
      const zones = battleZones(s)
      if (zones.length === 0) return pop(s)
      if (zones.length === 1) return joinBattle(s, zones[0], camp, table)
      push(s, { kind: 'next-battle', camp })
    },
  },
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
