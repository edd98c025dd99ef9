/** The sequence of turns (TE-1-d, TE-3-a). */
import { replace } from '@tabularium/engine/machine'
import { emperors, NONE } from '../board.ts'
import { active, isOnBoard } from '../state.ts'
import type { Running } from './handler.ts'
import { comeOntoBoard } from './set-up.ts'
import { allowance } from './variants.ts'

/** TE-3-a: the Roman phase begins; TE-2-i: an Emperor off the board arrives first. */
export const turn: Running<'turn'> = {
  run(s, _frame, table) {
    const emperor = active(s)
    s.ip = allowance(s)
    s.powerUsed = false
    s.passing = NONE
    table.tell({ type: 'turn', turn: s.turn, emperor: emperors[emperor], ip: s.ip })
    replace(s, { kind: 'roman-phase' })
    if (!isOnBoard(s, emperor)) comeOntoBoard(s, table)
  },
}
