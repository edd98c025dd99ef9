/** UR-2.E-f UR-6-j: the moments at which a stratagem could be played. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { type Action, actionsOf, DONE } from '../../actions.ts'
import type { Table } from '../../events.ts'
import { type Handlers, pop, push } from '../../machine.ts'
import { type Camp, handSize, type State, seatOf } from '../../state.ts'
import type { Moment } from './frames.ts'
import { giveBack } from './hand.ts'
import { play, playVerdict } from './play.ts'

/**
 * Asks a camp whether it plays something, whatever it holds; one that holds nothing at all is known to hold nothing.
 * The player who moves needs no window: he plays between his moves.
 */
export function openWindow(s: State, camp: Camp, moment: Moment): void {
  if (handSize(s, camp) > 0) push(s, { kind: 'window', camp, moment })
}

/** What a camp holds. */
export function held(s: State, camp: Camp): Action[] {
  const hand = s.hands[seatOf(s, camp)]
  const { play: plays } = actionsOf(s.board)
  const found: Action[] = []
  for (let kind = 0; kind < hand.length; kind++) if (hand[kind] > 0) found.push(plays[kind])
  return found
}

const heldOrDone = (s: State, camp: Camp): Action[] => [...held(s, camp), DONE]

function verdictAt(s: State, camp: Camp, moment: Moment, action: Action): Verdict {
  if (action.kind === 'done') return yes()
  return action.kind === 'play' ? playVerdict(s, camp, action.stratagem, moment) : no('UR-6-j')
}

/** UR-6-g: the question stays, as long as there is anything left to play. */
function answerAt(s: State, camp: Camp, moment: Moment, action: Action, table: Table): void {
  if (action.kind !== 'play' || handSize(s, camp) === 1) pop(s)
  if (action.kind === 'play') play(s, camp, action.stratagem, moment, table)
}

/** UR-6-h */
const RESERVE = 5

export const windowHandlers: Handlers<'geostrategy' | 'window' | 'discard' | 'discard-choice'> = {
  geostrategy: {
    asks: (_, { camp }) => camp,
    candidates: (s, { camp }) => heldOrDone(s, camp),
    verdict: (s, { camp }, action) => verdictAt(s, camp, 'geostrategy', action),
    answer: (s, { camp }, action, table) => answerAt(s, camp, 'geostrategy', action, table),
  },
  window: {
    asks: (_, { camp }) => camp,
    moment: ({ moment }) => moment,
    candidates: (s, { camp }) => heldOrDone(s, camp),
    verdict: (s, { camp, moment }, action) => verdictAt(s, camp, moment, action),
    answer: (s, { camp, moment }, action, table) => answerAt(s, camp, moment, action, table),
  },
  discard(s, { camp }) {
    pop(s)
    if (handSize(s, camp) > RESERVE) push(s, { kind: 'discard-choice', camp })
  },
  'discard-choice': {
    asks: (_, { camp }) => camp,
    candidates: (s, { camp }) => held(s, camp),
    verdict(s, { camp }, action) {
      if (action.kind !== 'play') return no('UR-6-h')
      return s.hands[seatOf(s, camp)][action.stratagem] > 0 ? yes() : no('UR-6-f')
    },
    answer(s, { camp }, action, table) {
      pop(s)
      if (action.kind === 'play') giveBack(s, seatOf(s, camp), action.stratagem, 'UR-6-h', table)
      if (handSize(s, camp) > RESERVE) push(s, { kind: 'discard-choice', camp })
    },
  },
}
