/** Chapter 2.E: movement and combat, SMC by SMC. */

import { inOrder, pop, push, replace } from '@tabularium/engine/machine'
import type { Handlers, Step } from '../../handlers.ts'
import {
  BARBARIAN,
  campNames,
  forgetOrigin,
  otherCamp,
  ROMAN,
  type State,
  setFleetMoved,
  setMoved,
  setSmc,
  smcLeft,
} from '../../state.ts'
import { openToBoth } from '../stratagems/moments.ts'
import { noteGarrisons } from './administration.ts'

/** A new SMC: nothing has moved yet. */
function rest(s: State): void {
  for (const piece of s.board.everyPiece) {
    setMoved(s, piece, false)
    forgetOrigin(s, piece)
  }
  for (const fleet of s.board.everyFleet) setFleetMoved(s, fleet, false)
}

const EXTRA_BARBARIAN_SMC = 10

/** UR-2.E-g: in a year without any SMC both camps are asked once. */
export function beginSequences(s: State): void {
  noteGarrisons(s)
  push(s, { kind: 'sequences', camp: s.initiative, extra: false })
  if (smcLeft(s, ROMAN) + smcLeft(s, BARBARIAN) === 0 && s.event !== EXTRA_BARBARIAN_SMC) {
    openToBoth(s, s.initiative, 'fought')
  }
}

/** UR-2.E-a: in turn, as long as each has any left. UR-T.events-10: then one more for the Barbarian. */
const sequences: Step<'sequences'> = {
  run(s, { camp: next, extra }) {
    if (s.garrisons.length === 0) noteGarrisons(s)
    const camp = smcLeft(s, next) > 0 ? next : otherCamp(next)
    if (smcLeft(s, camp) > 0) {
      replace(s, { kind: 'sequences', camp: otherCamp(camp), extra })
      return push(s, { kind: 'smc', camp, step: 'movement' })
    }
    if (s.event !== EXTRA_BARBARIAN_SMC || extra) return pop(s)
    setSmc(s, BARBARIAN, 1)
    replace(s, { kind: 'sequences', camp: BARBARIAN, extra: true })
  },
}

/** UR-2.E-b to UR-2.E-e */
const smc: Step<'smc'> = inOrder(
  {
    movement(s, { camp }, table) {
      rest(s)
      table.tell({ type: 'smc', camp: campNames[camp], left: smcLeft(s, camp) })
      push(s, { kind: 'movement', camp })
      openToBoth(s, camp, 'smc')
    },
    combats: (s, { camp }) => push(s, { kind: 'combats', camp, step: 'first' }),
    end(s, { camp }) {
      setSmc(s, camp, smcLeft(s, camp) - 1)
    },
  },
  { at: ({ kind, camp }, step) => ({ kind, camp, step }) },
)

export const sequencesHandlers: Handlers<'sequences' | 'smc'> = { sequences, smc }
