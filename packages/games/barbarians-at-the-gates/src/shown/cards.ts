/** Chapters 6 and 7: whose cards lie where, and what a card would do, as far as a view tells. */
import { board, cards, type PrintedCard } from './printed.ts'
import { faceOf, isInside, type PileName, type PlayerName, placeOf, playerOf, powerOf, type View } from './view.ts'

/** BG-7.1-b, and the discard of BG-5.2-r. */
export const uses = ['event', 'activate', 'reinforce', 'migrate', 'raid', 'march', 'usurp', 'discard'] as const
export type UseName = (typeof uses)[number]

/** The use and the card of an action such as `activate R11`; null: it is about no card. */
export function useOf(action: string): { readonly use: UseName; readonly card: string } | null {
  const [first, card = ''] = action.split(' ')
  const use = uses.find((each) => each === first)
  return use === undefined || !cards.has(card) ? null : { use, card }
}

export const ownerOf = (card: string): PlayerName => (cards.get(card)?.side === 'barbarian' ? 'barbarian' : 'roman')

/** The cards of a player in a pile, as far as they are seen, in the order of their numbers. */
export const cardsIn = (view: View, player: PlayerName, pile: PileName): readonly string[] =>
  Object.keys(view.cards)
    .filter((card) => view.cards[card]?.pile === pile && ownerOf(card) === player)
    .sort()

/** The hand that is seen; null: none is, or it is empty. */
export function seenHand(view: View): { readonly player: PlayerName; readonly cards: readonly string[] } | null {
  for (const player of ['roman', 'barbarian'] as const) {
    const held = cardsIn(view, player, 'hand')
    if (held.length > 0) return { player, cards: held }
  }
  return null
}

/** BG-2.6.1-c: the years in which a card can come; null: it is among the cards of all turns. */
export function yearsOfCard({ section }: PrintedCard): { readonly from: number; readonly to: number } | null {
  if (section === 'core') return null
  const waves: readonly string[] = ['prelude', 'wave1', 'wave2', 'wave3']
  const its = board.tables.turns.filter(({ wave }) => wave === waves.indexOf(section))
  const [first] = its
  const last = its.at(-1)
  return first === undefined || last === undefined ? null : { from: first.from, to: last.to }
}

/** BG-10.1: the AP that a card of so many OPs gives to a leader of that initiative; null: he cannot act by it. */
export const apFor = (initiative: number, ops: number): number | null =>
  board.tables.activation.ap[initiative - 1]?.[ops - 1] ?? null

/** Who of a player's leaders could be activated by so many OPs, the most AP first. */
export function couldAct(
  view: View,
  player: PlayerName,
  ops: number,
): readonly { readonly leader: string; readonly ap: number }[] {
  return Object.keys(view.leaders)
    .filter((leader) => placeOf(view, leader) !== null && playerOf(powerOf(view, leader)) === player)
    .flatMap((leader) => {
      const ap = apFor(faceOf(view, leader)?.initiative ?? 3, ops)
      return ap === null ? [] : [{ leader, ap, isFree: !isInside(view, leader) }]
    })
    .sort((a, b) => Number(b.isFree) - Number(a.isFree) || b.ap - a.ap)
    .map(({ leader, ap }) => ({ leader, ap }))
}
