/** Chapter 5.2: impulses in turn, until nobody has a card. */
import { no, yes } from '@tabularium/engine'
import { pop, push, replace } from '@tabularium/engine/machine'
import { actionsOf, OPTIONS } from '../../../actions.ts'
import { type Card, NONE } from '../../../board.ts'
import type { Table } from '../../../events.ts'
import type { Question, Step } from '../../../handlers.ts'
import {
  BARBARIAN,
  borrow,
  cardsLeft,
  DISCARD,
  handOf,
  handSize,
  hasChanged,
  OUT,
  opponentOf,
  type Player,
  pileOf,
  playerNames,
  REMOVED,
  ROMAN,
  type State,
} from '../../../state.ts'
import { canBaptize } from '../../map/reserve.ts'
import { isAnyBroken } from '../../map/stacking.ts'
import { mendStacking } from '../stacking-check.ts'
import { usesOfHand } from './impulse.ts'
import { USES, use, useVerdict } from './uses.ts'

/** BG-5.2-q, as far as everybody can see: one of his Campaign cards is neither discarded nor out of the game. */
function mayClaim(s: State): boolean {
  if (handSize(s, ROMAN) === 0) return false
  const gone: readonly number[] = [OUT, DISCARD, REMOVED]
  return s.board.everyCard.some((card) => isClaimCard(s, card) && !gone.includes(pileOf(s, card)))
}

const isClaimCard = (s: State, card: Card): boolean =>
  s.board.cards[card].player === ROMAN && s.board.cards[card].kind === 'campaign'

/** BG-5.2-o: he has a card, or Barbarian Baptization to use. */
const canAct = (s: State, player: Player): boolean => cardsLeft(s, player) > 0 || (player === ROMAN && canBaptize(s))

function askNext(s: State, player: Player, table: Table): void {
  // BG-5.2-l BG-5.2-n
  if (cardsLeft(s, ROMAN) === 0 && cardsLeft(s, BARBARIAN) === 0) return pop(s)
  if (!canAct(s, player)) {
    table.tell({ type: 'pass', player: playerNames[player] })
    return replace(s, { kind: 'impulses', player: opponentOf(player), step: 'ask' })
  }
  replace(s, { kind: 'impulses', player, step: 'mend' })
  push(s, { kind: 'impulse', player })
}

/** Whatever lasts for an impulse is over; guests and a borrowed leader are for the stacking check. */
function forgetImpulse(s: State): void {
  s.passage = false
  s.result = null
  s.response = null
  if (s.flags.length > 0) s.flags = s.flags.filter(({ until }) => until !== 'impulse')
  if (s.blocks.length > 0) s.blocks = s.blocks.filter(({ until }) => until !== 'impulse')
}

/** The stacking that was broken is mended, and the other player is next. */
function tidy(s: State, player: Player, table: Table): void {
  if (s.guests.length > 0) s.guests = []
  borrow(s, NONE)
  // What follows from giving him back is settled before anybody is asked.
  if (hasChanged(s)) replace(s, { kind: 'impulses', player: opponentOf(player), step: 'ask' })
  else askNext(s, opponentOf(player), table)
}

export const impulses: Step<'impulses'> = {
  run(s, { player, step }, table) {
    switch (step) {
      case 'claim':
        replace(s, { kind: 'impulses', player, step: 'ask' })
        if (mayClaim(s)) push(s, { kind: 'claim' })
        return
      case 'ask':
        return askNext(s, player, table)
      case 'mend':
        forgetImpulse(s)
        if (!isAnyBroken(s)) return tidy(s, player, table)
        replace(s, { kind: 'impulses', player, step: 'tidy' })
        return mendStacking(s)
      case 'tidy':
        return tidy(s, player, table)
    }
  },
}

/** BG-5.2-c to BG-5.2-e BG-5.2-p: a Campaign card out of the hand, used at once, or not. */
export const claim: Question<'claim'> = {
  asks: () => ROMAN,
  window: () => ({ moment: 'claim', pass: OPTIONS.no }),
  *candidates(s) {
    const actions = actionsOf(s.board)
    for (const card of handOf(s, ROMAN)) {
      if (isClaimCard(s, card)) for (const name of USES) yield actions.use[name][card]
    }
    yield OPTIONS.no
  },
  legal(s) {
    const cards = handOf(s, ROMAN).filter((card) => isClaimCard(s, card))
    return [...usesOfHand(s, ROMAN, cards), OPTIONS.no]
  },
  verdict(s, _, action) {
    if (action.kind === 'option') return action.option === 'no' ? yes() : no('BG-5.2-c')
    if (action.kind !== 'use' || action.use === 'discard') return no('BG-5.2-c')
    if (!isClaimCard(s, action.card)) return no('BG-5.2-q')
    return useVerdict(s, ROMAN, action.use, action.card)
  },
  answer(s, _, action, table) {
    pop(s)
    table.tell({ type: 'claim', claimed: action.kind === 'use' })
    if (action.kind !== 'use') return
    // BG-5.2-p: the BARBARIAN player has the second impulse.
    replace(s, { kind: 'impulses', player: ROMAN, step: 'mend' })
    use(s, ROMAN, action.use, action.card, table)
  },
}
