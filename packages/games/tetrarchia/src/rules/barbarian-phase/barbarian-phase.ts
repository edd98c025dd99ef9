/** Chapter 4: the Barbarian phase. */
import { replace } from '@tabularium/engine/machine'
import { emperors } from '../../board.ts'
import { active, setIp, turnsDone } from '../../state.ts'
import type { Running } from '../handler.ts'
import { driveOutEmperors, spreadUnrest } from './status.ts'
import { rollThreat } from './uprising.ts'

/** TE-4.1-a TE-4.1-b TE-4.1-c: nobody is asked anything before the armies advance. */
export const barbarianPhase: Running<'barbarian-phase'> = {
  run(s, _frame, table) {
    replace(s, { kind: 'advance', moved: 0 })
    setIp(s, 0)
    table.tell({ type: 'barbarian-phase', turn: turnsDone(s), emperor: emperors[active(s)] })
    spreadUnrest(s, table)
    if (s.end !== null) return
    driveOutEmperors(s, table)
    rollThreat(s, table)
  },
}
