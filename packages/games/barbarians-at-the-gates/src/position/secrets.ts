/** BG-6.1-j BG-6.2.2-i: a hand is known to its owner alone, decks and the face-down Reserve to nobody; how many cards, to all. */
import { type Hoard, type Seat, type Secrets, type Thing, UNKNOWN } from '@tabularium/engine'
import { firstThing, type Things } from '@tabularium/engine/fields'
import { type Board, derived } from '../board.ts'
import { cardsIn, ownWords } from '../state/cards.ts'
import { BARBARIAN, type Player, ROMAN } from '../terms.ts'
import { access, DECK, HAND, RESERVE, type State, UNSEEN } from './fields.ts'

const { pile } = access.cards

const NOBODY: readonly Seat[] = []

interface Place {
  readonly player: Player
  readonly pile: number
  readonly knownTo: readonly Seat[]
  size(s: State): number
}

/** The first two are known to their owners. */
const PLACES: readonly Place[] = [
  { player: ROMAN, pile: HAND, knownTo: [ROMAN], size: (s) => s.hands[ROMAN] },
  { player: BARBARIAN, pile: HAND, knownTo: [BARBARIAN], size: (s) => s.hands[BARBARIAN] },
  { player: ROMAN, pile: RESERVE, knownTo: NOBODY, size: (s) => s.reserve },
  { player: ROMAN, pile: DECK, knownTo: NOBODY, size: (s) => s.decks[ROMAN] },
  { player: BARBARIAN, pile: DECK, knownTo: NOBODY, size: (s) => s.decks[BARBARIAN] },
]

function hide(s: State, place: Place): void {
  const hidden = ownWords(s.board)[place.player].map((own, word) => pile.having(s, word, place.pile) & own)
  pile.turnAll(s, hidden, UNSEEN)
}

function hoardOf(place: Place): Hoard<State> {
  return {
    knownTo: () => place.knownTo,
    things(s) {
      const known: Thing[] = cardsIn(s, place.player, place.pile)
      return known.length > 0 ? known : new Array<Thing>(place.size(s)).fill(UNKNOWN)
    },
    // How many lie there is kept beside it and stays as it is.
    lay(s, things) {
      hide(s, place)
      for (const thing of things) if (thing !== UNKNOWN) pile.set(s, s.board.everyCard[thing], place.pile)
    },
    // BG-2.1-a BG-6.1-a: there are two decks, and no card is ever in the other's.
    mayHold: (s, thing) => s.board.cards[thing].player === place.player,
  }
}

const hoards = PLACES.map(hoardOf)

/** What seldom changes, when something was hidden last, and the same with that hidden. */
interface Hidden {
  readonly open: State['seldom']
  readonly closed: State['seldom']
  /** What was hidden, one by one. */
  readonly cards: () => readonly Thing[]
}

/** By viewer, the last for those who only watch. Such lists never change: as long as the same one is met, the same is hidden. */
const lastHidden = derived((): (Hidden | undefined)[] => [undefined, undefined, undefined])

const HIDDEN = [DECK, HAND, RESERVE]
const NO_CARDS = pile.wordsOf([])

/** All places at once: both decks, the Reserve, and the hands of others. */
function hideAll(s: State, viewer: Seat | null): Hidden {
  const open = s.seldom
  const own = viewer === null ? NO_CARDS : ownWords(s.board)[viewer]
  const hidden = pile.turnThose(s, HIDDEN, { value: HAND, things: own }, UNSEEN)
  return { open, closed: s.seldom, cards: () => cardsOf(hidden) }
}

function cardsOf(words: readonly Things[]): Thing[] {
  const cards: Thing[] = []
  for (const [word, things] of words.entries()) {
    for (let bits = things; bits !== 0; bits &= bits - 1) cards.push(firstThing(word, bits))
  }
  return cards
}

function conceal(s: State, viewer: Seat | null): () => readonly Thing[] {
  const last = lastHidden(s.board)
  const place = viewer ?? BARBARIAN + 1
  const found = last[place]
  if (found !== undefined && found.open === s.seldom) {
    s.seldom = found.closed
    return found.cards
  }
  const hidden = hideAll(s, viewer)
  last[place] = hidden
  return hidden.cards
}

export const secretsIn: (board: Board) => Secrets<State> = derived((board) => ({
  things: board.cards.map(({ id }) => id),
  hoards,
  conceal,
}))
