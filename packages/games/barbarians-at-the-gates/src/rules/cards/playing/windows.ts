/** 7.3.1 and 12.1.1: when Response and Battle cards are asked for. */
import { no, yes } from '@tabularium/engine'
import { pop, windowQuestion } from '@tabularium/engine/machine'
import { type Action, actionsOf, OPTIONS } from '../../../actions.ts'
import type { Card } from '../../../board.ts'
import type { GatesEvent } from '../../../events.ts'
import type { Frame } from '../../../frames.ts'
import type { Question } from '../../../handlers.ts'
import { handOf, handSize, type Player, type State } from '../../../state.ts'
import { isSilenced } from '../../map/battle-cards.ts'
import type { Moment } from '../card-frames.ts'
import { battleCardsIn, couldAnswer, mayPlayBattleCard, mayRespond, responsesIn } from '../playable.ts'
import { battleOf } from '../reading/battle-facts.ts'
import { momentOf } from '../reading/trigger.ts'
import { playEvent } from './play.ts'

const usesFor = (s: State, cards: readonly Card[]): Action[] => cards.map((card) => actionsOf(s.board).use.event[card])
const usesOf = (s: State, player: Player): Action[] => usesFor(s, handOf(s, player))

const asking = windowQuestion<State, Frame, Player, Moment, Action, GatesEvent>({
  seat: (_s, party) => party,
  mayHold(s, party) {
    const moment = momentOf(s)
    return moment !== undefined && couldAnswer(s, party, moment)
  },
  // What has been cancelled cannot be answered any more.
  isOpen: (s) => s.response?.cancelled !== true,
  pass: OPTIONS.pass,
  candidates: (s, party) => usesOf(s, party),
  verdict(s, party, moment, action) {
    if (action.kind !== 'use' || action.use !== 'event') return no('BG-7.3.1-a')
    return mayRespond(s, party, action.card, moment)
  },
  legal: (s, party, moment) => usesFor(s, responsesIn(s, party, handOf(s, party), moment)),
  play(s, party, _moment, action, table) {
    if (action.kind === 'use') playEvent(s, party, action.card, table)
    return false
  },
})

/**
 * BG-7.3.1-c to BG-7.3.1-g BG-7.3.1-j: the phasing player first, then in turn, until both decline in succession; so whoever has
 * played a card is asked again if the other declines.
 */
export const window: Question<'window'> = {
  ...asking,
  answer(s, frame, action, table) {
    const at = s.stack.length - 1
    asking.answer(s, frame, action, table)
    const next = s.stack[at]
    if (action !== OPTIONS.pass && next.kind === 'window') s.stack[at] = { ...next, passed: 0 }
  },
}

/** BG-12.1.1-b BG-12.1.1-c BG-2.6.2-c: each side is asked once. Who has no card, or may not play one, is not asked. */
export const battleCard: Question<'battle-card'> = {
  asks: (_s, { player }) => player,
  window: () => ({ moment: 'battle-card', pass: OPTIONS.pass }),
  waits(s, { player, side }) {
    const battle = battleOf(s)
    if (handSize(s, player) > 0 && battle !== undefined && !isSilenced(s, battle, side)) return true
    pop(s)
    return false
  },
  *candidates(s, { player }) {
    yield* usesOf(s, player)
    yield OPTIONS.pass
  },
  legal: (s, { player }) => [...usesFor(s, battleCardsIn(s, player, handOf(s, player))), OPTIONS.pass],
  verdict(s, { player }, action) {
    if (action.kind === 'option') return action.option === 'pass' ? yes() : no('BG-12.1.1-b')
    if (action.kind !== 'use' || action.use !== 'event') return no('BG-12.1.1-b')
    return mayPlayBattleCard(s, player, action.card)
  },
  answer(s, { player }, action, table) {
    pop(s)
    if (action.kind === 'use') playEvent(s, player, action.card, table)
  },
}
