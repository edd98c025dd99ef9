/** Leaders and CU that go into a garrison or come out of it, one question after the other. */
import { no, type RuleId, type Verdict, yes } from '@tabularium/engine'
import { pop, type Question, replace } from '@tabularium/engine/machine'
import { type Action, actionsOf, MOST_TAKEN } from '../../actions.ts'
import type { Leader, Space } from '../../board.ts'
import type { GatesEvent } from '../../events.ts'
import type { FrameOf } from '../../frames.ts'
import { addCu, type Garrison, insideAt, type Power, type State, setInside } from '../../state.ts'

type Asking = FrameOf<'relief'> | FrameOf<'retreat-inside'>

/** CU go inside; less than none come out. */
export function bringInside(s: State, space: Space, power: Garrison, cu: number): void {
  setInside(s, space, power, insideAt(s, space, power) + cu)
  addCu(s, space, power, -cu)
}

/**
 * A question about leaders, the first of the list each time, then about the number of CU of each power. `most`: how many of
 * a power at most; `leader` and `take` do it.
 */
export function oneByOne(does: {
  readonly rule: RuleId
  most(s: State, frame: Asking, power: Power): number
  leader(s: State, frame: Asking, leader: Leader): void
  take(s: State, frame: Asking, power: Power, cu: number): void
}): Question<State, Asking, Action, GatesEvent> {
  const candidates = (s: State, frame: Asking): Action[] => {
    const actions = actionsOf(s.board)
    if (frame.leaders.length > 0) return [actions.leader[frame.leaders[0]], actions.option.no]
    return actions.take.slice(0, Math.min(MOST_TAKEN, does.most(s, frame, frame.powers[0])) + 1)
  }
  const verdict = (s: State, frame: Asking, action: Action): Verdict =>
    candidates(s, frame).includes(action) ? yes() : no(does.rule)
  return {
    asks: (_s, { player }) => player,
    waits(s, frame) {
      if (frame.leaders.length > 0) return true
      if (frame.powers.length === 0) pop(s)
      else if (does.most(s, frame, frame.powers[0]) > 0) return true
      else replace(s, { ...frame, powers: frame.powers.slice(1) })
      return false
    },
    candidates,
    verdict,
    answer(s, frame, action) {
      if (frame.leaders.length > 0) {
        replace(s, { ...frame, leaders: frame.leaders.slice(1) })
        if (action.kind === 'leader') does.leader(s, frame, action.leader)
      } else if (action.kind === 'take') {
        replace(s, { ...frame, powers: frame.powers.slice(1) })
        does.take(s, frame, frame.powers[0], action.number)
      }
    },
  }
}
