/** Chapter 6: how the piles of cards change with what is told of them. */
import type { Roll } from '@tabularium/engine'
import type { GatesEvent } from '../events.ts'
import { cardsIn, ownerOf } from './cards.ts'
import { board, cards } from './printed.ts'
import { type PileName, type PlayerName, seatOf, type View } from './view.ts'

type Of<Type> = Extract<GatesEvent, { type: Type }>
type Change = Partial<View>

const laid = (view: View, ids: readonly string[], pile: PileName): View['cards'] => ({
  ...view.cards,
  ...Object.fromEntries(ids.map((id) => [id, { pile }])),
})

function counted([roman, barbarian]: View['hands'], player: PlayerName, by: number): View['hands'] {
  const changed = (number: number) => Math.max(0, number + by)
  return player === 'roman' ? [changed(roman), barbarian] : [roman, changed(barbarian)]
}

const AFTER: Readonly<Record<string, PileName>> = { discard: 'discard', removed: 'removed', reserve: 'face-up' }

/** BG-7.1-d BG-7.3.4-a: only an event removes a card from the game. */
function used(view: View, { player, card, use }: Of<'card'>): Change {
  const pile = use === 'event' ? (AFTER[cards.get(card)?.after ?? 'discard'] ?? 'discard') : 'discard'
  return {
    cards: laid(view, [card], pile),
    hands: counted(view.hands, player, -1),
    latest: { player, card, use },
  }
}

function drawn(view: View, { player, cards: number, reserve }: Of<'draw'>): Change {
  const decks = counted(view.decks, player, -number)
  return reserve ? { decks, reserve: view.reserve + number } : { decks, hands: counted(view.hands, player, number) }
}

/** BG-6.3-a: the discard pile is the new deck. */
function shuffled(view: View, player: PlayerName): Change {
  const back = cardsIn(view, player, 'discard')
  return { cards: laid(view, back, 'unseen'), decks: counted(view.decks, player, back.length) }
}

const both: readonly PlayerName[] = ['roman', 'barbarian']

/** BG-6.2.1-c to BG-6.2.1-h: with the discard piles, if the turn track says so. How many a hand loses is left to the next view. */
function waved(view: View, { section, leaves }: Of<'wave'>): Change {
  const its = [...cards.values()].filter((card) => card.section === section).map(({ id }) => id)
  if (leaves) return { cards: laid(view, its, 'removed') }
  const isNew = (id: string) => (view.cards[id]?.pile ?? 'out') === 'out'
  const isShuffled = board.tables.turns[view.turn]?.reshuffle === true
  const discarded = isShuffled ? both.flatMap((player) => cardsIn(view, player, 'discard')) : []
  const joining = [...its.filter(isNew), ...discarded]
  const [roman, barbarian] = both.map((player) => joining.filter((id) => ownerOf(id) === player).length)
  return {
    cards: laid(view, joining, 'unseen'),
    decks: [view.decks[0] + (roman ?? 0), view.decks[1] + (barbarian ?? 0)],
  }
}

export function pileChange(view: View, event: GatesEvent | Roll): Change | null {
  switch (event.type) {
    case 'card':
      return used(view, event)
    case 'reserve':
      return event.discarded
        ? { cards: laid(view, [event.card], 'discard'), reserve: Math.max(0, view.reserve - 1) }
        : { baptized: true }
    case 'reserve-taken':
      return { reserve: Math.max(0, view.reserve - 1), hands: counted(view.hands, 'roman', 1) }
    case 'draw':
      return drawn(view, event)
    case 'hand':
      return { cards: laid(view, event.cards, 'hand') }
    case 'shuffle':
      return shuffled(view, event.player)
    case 'wave':
      return waved(view, event)
    default:
      return null
  }
}

export const handSize = ({ hands }: View, player: PlayerName): number => hands[seatOf(player)]
export const deckSize = ({ decks }: View, player: PlayerName): number => decks[seatOf(player)]
