/** Chapter 4: the Barbarian phase, from the Empire's status to the armies' advance. */
import { inOrder, push } from '@tabularium/engine/machine'
import { emperors } from '../../board.ts'
import type { TetrarchiaEvent } from '../../events.ts'
import { active, type Frame, type FrameOfKind, type State, setIp, turnsDone } from '../../state.ts'
import { driveOutEmperors, spreadUnrest } from './status.ts'
import { rollThreat } from './uprising.ts'

export const barbarianPhase = inOrder<State, Frame, FrameOfKind<'barbarian-phase'>, TetrarchiaEvent>({
  status(s, _frame, table) {
    setIp(s, 0)
    table.tell({ type: 'barbarian-phase', turn: turnsDone(s), emperor: emperors[active(s)] })
    spreadUnrest(s, table)
  },
  emperors: (s, _frame, table) => driveOutEmperors(s, table),
  threat: (s, _frame, table) => rollThreat(s, table),
  advance: (s) => push(s, { kind: 'advance', moved: 0 }),
})
