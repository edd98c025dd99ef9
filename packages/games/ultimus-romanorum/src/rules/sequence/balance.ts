/** Chapter 2.F: campaign balance. */

import { inOrder, push } from '@tabularium/engine/machine'
import { NOBODY } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { Step } from '../../handlers.ts'
import {
  BARBARIAN,
  forgetLoss,
  lostBy,
  lostZone,
  otherCamp,
  REGNUM,
  ROMAN,
  type State,
  setLost,
  setMigrating,
  statusOfPeople,
} from '../../state.ts'
import { noteDissolved } from '../adjustments/peoples.ts'
import { checkPorts } from '../movement/sea/naval.ts'
import { checkCapitals } from '../peoples/regnum.ts'
import { exchangeCamps, noteFlights, sendEscortHome } from '../politics/exchange.ts'
import { returnUnusable } from '../stratagems/hand.ts'
import { openWindow } from '../stratagems/moments.ts'
import { clearPlagues } from '../stratagems/plague.ts'
import { dismissFleets } from '../stratagems/zones.ts'
import { endByPoints, scorePhaseF } from '../victory.ts'
import { scenarioOf } from './set-up.ts'

/** UR-2-a UR-2-c UR-2.F-i: the next year, or the end. */
function advance(s: State, table: Table): void {
  if (s.year >= scenarioOf(s).start + s.options.years - 1) return endByPoints(s, table)
  s.year++
  s.event = 0
  s.eventDetail = NOBODY
  s.paxRomana = false
  s.deathsTested = false
  s.regnaFormed = 0
  s.garrisons = []
  s.papa = false
  s.favours = []
  s.falls = []
  for (const piece of s.board.everyPiece) forgetLoss(s, piece)
}

/** UR-9.3.1-i: by whose camp was lost what is kept by camps, which are the other's now. */
function swapLosses(s: State): void {
  for (const unit of s.board.everyUnit) {
    if (lostBy(s, unit) !== 0) setLost(s, unit, lostZone(s, unit), 3 - lostBy(s, unit))
  }
}

/** UR-2.F-a: in this order. */
export const balance: Step<'balance'> = inOrder(
  {
    markers(s, _, table) {
      // UR-6.3-aa
      clearPlagues(s, table)
      // UR-6.2-at UR-6.2-av
      setMigrating(s, NOBODY)
      s.migrated = false
    },
    exchange(s, _, table) {
      const seat = s.romanSeat
      exchangeCamps(s, table)
      // UR-9.3.1-i: whoever lost a unit places it, in whichever camp he is now.
      if (s.romanSeat !== seat) swapLosses(s)
    },
    capitals(s, _, table) {
      const regna = s.board.everyPeople.filter((people) => statusOfPeople(s, people) === REGNUM)
      checkCapitals(s, table)
      noteDissolved(s, regna)
    },
    ports(s, _, table) {
      checkPorts(s, table)
      // UR-6.1-aa: Papa is played by whoever is the Roman now, before the points.
      openWindow(s, ROMAN, 'balance')
    },
    points(s, _, table) {
      scorePhaseF(s, table)
      noteFlights(s)
    },
    adjustments(s, _, table) {
      push(s, { kind: 'adjustments', step: 'fleets', done: 0 })
      // UR-6.3-ap
      dismissFleets(s, table)
    },
    escort: (s, _, table) => sendEscortHome(s, table),
    hands(s, _, table) {
      returnUnusable(s, ROMAN, table)
      returnUnusable(s, BARBARIAN, table)
      // UR-6-h
      push(s, { kind: 'discard', camp: otherCamp(s.initiative) })
      push(s, { kind: 'discard', camp: s.initiative })
    },
    'next-year': (s, _, table) => advance(s, table),
  },
  { at: ({ kind }, step) => ({ kind, step }) },
)
