/** Chapters 3.6.2 and 6.2: an attempt at usurpation. */
import { no } from '@tabularium/engine'
import { inOrder, pop, push } from '@tabularium/engine/machine'
import { actionsOf } from '../../actions.ts'
import { type Half, NOBODY, type Piece, WEST } from '../../board.ts'
import { d6 } from '../../dice.ts'
import type { Table } from '../../events.ts'
import type { FrameOf } from '../../frames.ts'
import type { Handlers, Step } from '../../handlers.ts'
import { isPatrice, ROMAN, type State, theBarbarian } from '../../state.ts'
import { beginUsurpation, puppetsFor, puppetVerdict, usurperVerdict } from '../politics/usurpation.ts'
import { takeFavour } from './augusta.ts'
import type { KindOn } from './kind.ts'
import { openWindow } from './moments.ts'

/** UR-6.2-a to UR-6.2-h */
export function usurpationIn(half: Half): KindOn<'leader'> {
  return {
    target: 'leader',
    rule: half === WEST ? 'UR-6.2-a' : 'UR-6.2-h',
    allows: (s, _, leader) => usurperVerdict(s, half, leader),
    use(s, _, leader) {
      if (!s.board.leader[leader].isBarbarian) return attempt(s, half, leader, NOBODY)
      const found = puppetsFor(s, half)
      if (found.length === 1) return attempt(s, half, leader, found[0])
      push(s, { kind: 'usurpation-puppet', half, leader })
    },
  }
}

function attempt(s: State, half: Half, leader: Piece, puppet: Piece): void {
  push(s, { kind: 'usurpation-attempt', half, leader, puppet, step: 'answer' })
}

/** UR-6.2-b UR-6.2-c UR-6.2-e UR-6.1-y */
function isValidated(s: State, { half, leader }: FrameOf<'usurpation-attempt'>, table: Table): boolean {
  const { cp } = s.board.leader[leader]
  const modifier = (takeFavour(s, half, 'usurpation') ? 1 : 0) - (isPatrice(s, leader) ? 1 : 0)
  const name = s.board.pieceIds[leader]
  return table.roll(d6, { for: 'usurpation', leader: name, modifier, atMost: cp }) + modifier <= cp
}

const usurpationAttempt: Step<'usurpation-attempt'> = inOrder({
  answer: (s) => openWindow(s, ROMAN, 'usurpation'),
  roll(s, frame, table) {
    if (isValidated(s, frame, table)) return beginUsurpation(s, frame.half, frame.leader, frame.puppet, table)
    table.tell({ type: 'refused', what: 'usurpation', rule: 'UR-3.6.2-f' })
  },
})

export const usurpationHandlers: Handlers<'usurpation-puppet' | 'usurpation-attempt'> = {
  'usurpation-puppet': {
    asks: theBarbarian,
    candidates: ({ board }) => actionsOf(board).piece.slice(0, board.leaders),
    verdict(s, { half }, action) {
      return action.kind === 'piece' && action.piece < s.board.leaders
        ? puppetVerdict(s, half, action.piece)
        : no('UR-6.2-d')
    },
    answer(s, { half, leader }, action) {
      pop(s)
      if (action.kind === 'piece') attempt(s, half, leader, action.piece)
    },
  },
  'usurpation-attempt': usurpationAttempt,
}
