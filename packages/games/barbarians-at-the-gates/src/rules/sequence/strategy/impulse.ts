/** Chapter 5.2: what a player does in an impulse. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { pop } from '@tabularium/engine/machine'
import { type Action, actionsOf, OPTIONS } from '../../../actions.ts'
import type { Card } from '../../../board.ts'
import type { Question } from '../../../handlers.ts'
import { cardsLeft, handOf, opponentOf, type Player, playerNames, ROMAN, type State } from '../../../state.ts'
import { isEventFor } from '../../cards/playable.ts'
import { canReinforce } from './reinforce.ts'
import { announce, canActTribally, isTribal, TRIBAL, tribalVerdict } from './tribal.ts'
import { opsToActivate, REINFORCE_OPS, USES, use, usesOfAnyCard, useVerdict } from './uses.ts'

/** BG-5.2-h BG-5.2-j BG-5.2-k BG-5.2-n: strictly fewer cards than the opponent, hand and face-down Reserve. */
export const passVerdict = (s: State, player: Player): Verdict =>
  cardsLeft(s, player) < cardsLeft(s, opponentOf(player)) ? yes() : no('BG-5.2-h')

/** BG-5.2-r: only for one who must play and can do nothing with any of his cards. */
function discardVerdict(s: State, player: Player): Verdict {
  if (passVerdict(s, player).ok) return no('BG-5.2-r')
  const canUse = handOf(s, player).some((card) => USES.some((name) => useVerdict(s, player, name, card).ok))
  return canUse || (player === ROMAN && canActTribally(s)) ? no('BG-5.2-r') : yes()
}

/** BG-7.1-b: what all cards can be used for, and what all of as many OPs can, is found once. */
export function usesOfHand(s: State, player: Player, hand: readonly Card[]): Action[] {
  if (hand.length === 0) return []
  const { use: actions } = actionsOf(s.board)
  const others = usesOfAnyCard(s, player)
  const enough = opsToActivate(s, player)
  const mayReinforce = canReinforce(s, player)
  const found: Action[] = []
  for (const card of hand) {
    const { ops } = s.board.cards[card]
    if (((enough >> ops) & 1) === 1) found.push(actions.activate[card])
    if (mayReinforce && ops === REINFORCE_OPS) found.push(actions.reinforce[card])
    for (const name of others) found.push(actions[name][card])
    if (isEventFor(s, player, card)) found.push(actions.event[card])
  }
  return found
}

export const impulse: Question<'impulse'> = {
  asks: (_, { player }) => player,
  *candidates(s, { player }) {
    const actions = actionsOf(s.board)
    for (const card of handOf(s, player)) {
      for (const name of USES) yield actions.use[name][card]
      yield actions.use.discard[card]
    }
    if (player === ROMAN) for (const name of TRIBAL) yield OPTIONS[name]
    yield OPTIONS.pass
  },
  legal(s, { player }) {
    const actions = actionsOf(s.board)
    const hand = handOf(s, player)
    const found = usesOfHand(s, player, hand)
    const pass = passVerdict(s, player).ok
    const mustDiscard = found.length === 0 && !pass && !(player === ROMAN && canActTribally(s))
    if (mustDiscard) for (const card of hand) found.push(actions.use.discard[card])
    if (player === ROMAN) for (const name of TRIBAL) if (tribalVerdict(s, name).ok) found.push(OPTIONS[name])
    if (pass) found.push(OPTIONS.pass)
    return found
  },
  verdict(s, { player }, action) {
    if (action.kind === 'use') {
      const { use: name, card } = action
      const verdict = useVerdict(s, player, name, card)
      return name === 'discard' && verdict.ok === false && verdict.rule === 'BG-5.2-r'
        ? discardVerdict(s, player)
        : verdict
    }
    if (action.kind !== 'option') return no('BG-5.2-g')
    if (action.option === 'pass') return passVerdict(s, player)
    return player === ROMAN && isTribal(action.option) ? tribalVerdict(s, action.option) : no('BG-5.2-g')
  },
  answer(s, { player }, action, table) {
    pop(s)
    if (action.kind === 'use') use(s, player, action.use, action.card, table)
    else if (action.kind === 'option' && isTribal(action.option)) announce(s, action.option, table)
    else table.tell({ type: 'pass', player: playerNames[player] })
  },
}
