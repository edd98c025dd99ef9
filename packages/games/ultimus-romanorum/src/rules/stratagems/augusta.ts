/** Chapter 6.1: the Augustae. Which of her effects she is played for is told by the moment: UR-6.1-r UR-6.1-v. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { EAST, type Half, WEST } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { Kind as FrameKind, FrameOf } from '../../frames.ts'
import { augustusOf, type Favour, ROMAN, type State } from '../../state.ts'
import { type Stratagem, stratagem } from '../../stratagem-kinds.ts'
import { spend } from './hand.ts'
import type { Moment } from './stratagems-frames.ts'

const ORIENTALIS = stratagem('augusta-orientalis')
const OCCIDENTALIS = stratagem('augusta-occidentalis')

export const isAugusta = (kind: Stratagem): boolean => kind === ORIENTALIS || kind === OCCIDENTALIS
const halfOf = (kind: Stratagem): Half => (kind === ORIENTALIS ? EAST : WEST)

/** The innermost frame of that kind. */
function pending<K extends FrameKind>(s: State, kind: K): FrameOf<K> | undefined {
  return s.stack.findLast((frame): frame is Extract<typeof frame, FrameOf<K>> => frame.kind === kind)
}

/** UR-6.1-o to UR-6.1-v. For the initiative she is played when phase C begins, and only then: UR-6.1-w. */
export function augustaVerdict(s: State, kind: Stratagem, moment: Moment): Verdict {
  const half = halfOf(kind)
  switch (moment) {
    case 'usurpation':
      return pending(s, 'usurpation-attempt')?.half === half ? yes() : no(half === EAST ? 'UR-6.1-p' : 'UR-6.1-u')
    case 'assassination':
      return pending(s, 'assassination-attempt')?.leader === augustusOf(s, half)
        ? yes()
        : no(half === EAST ? 'UR-6.1-o' : 'UR-6.1-t')
    case 'council':
      return half === EAST ? yes() : no('UR-6.1-v')
    default:
      return no(half === EAST ? 'UR-6.1-r' : 'UR-6.1-v')
  }
}

const favours: Partial<Record<Moment, Favour>> = {
  usurpation: 'usurpation',
  assassination: 'assassination',
  council: 'council',
}

export function playAugusta(s: State, kind: Stratagem, moment: Moment, table: Table): void {
  spend(s, ROMAN, kind, 'bowl', table)
  const favour = favours[moment]
  if (favour !== undefined) s.favours = [...s.favours, { half: halfOf(kind), favour }]
}

/** Whether an Augusta was played for that roll; it is used up. */
export function takeFavour(s: State, half: Half, favour: Favour): boolean {
  const left = s.favours.filter((each) => each.half !== half || each.favour !== favour)
  if (left.length === s.favours.length) return false
  s.favours = left
  return true
}
