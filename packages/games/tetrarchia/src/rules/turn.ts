/** The sequence of turns (TE-1-d, TE-3-a). */
import { replace } from '@tabularium/engine/machine'
import { emperors, NONE } from '../board.ts'
import { active, ipLeft, isOnBoard, setIp, setPassing, setPowerUsed, turnsDone } from '../state.ts'
import type { Running } from './handler.ts'
import { comeOntoBoard } from './set-up.ts'
import { allowance } from './variants.ts'

/** TE-3-a: the Roman phase begins; TE-2-i: an Emperor off the board arrives first. */
export const turn: Running<'turn'> = {
  run(s, _frame, table) {
    const emperor = active(s)
    setIp(s, allowance(s))
    setPowerUsed(s, false)
    setPassing(s, NONE)
    table.tell({ type: 'turn', turn: turnsDone(s), emperor: emperors[emperor], ip: ipLeft(s) })
    replace(s, { kind: 'roman-phase' })
    if (!isOnBoard(s, emperor)) comeOntoBoard(s, table)
  },
}
