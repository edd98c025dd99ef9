/**
 * The game of the engine's own tests: two hands of coins, a face-down deck, a die. On a turn a seat takes up coins
 * one by one and lays them face down; the other seat answers before they are shown.
 */
import {
  type Bearing,
  type Decision,
  type Dice,
  type Die,
  d6,
  digest,
  type FastDice,
  Fault,
  type Game,
  type GameEvent,
  type Hoard,
  hiding,
  type JsonObject,
  type Language,
  no,
  type Outcome,
  type Seat,
  type Secrets,
  type Table,
  type Thing,
  type Verdict,
  type Words,
  yes,
} from '../src/index.ts'
import { checkEdition, type EditionFile, fileSchema, readOptions, readPosition, toyEdition } from './toy-files.ts'
import { clauses, lexicon } from './toy-words.ts'

export type Card = string
export type Options = { readonly players: 2 | 3; readonly hand: number }
export type Action = { readonly kind: Plain } | { readonly kind: 'pick' | 'guard'; readonly card: Card }
type Plain = 'lay' | 'look' | 'toss' | 'draw' | 'resign' | 'yield'

/** A turn, with the coins taken up so far; above it, the other seat's answer to what was laid. */
type Turn = { kind: 'turn'; seat: Seat; picked: Card[]; looked: boolean; free: boolean }
type Frame = Turn | { kind: 'answer'; seat: Seat }

export interface State {
  readonly options: Options
  /** The top card is the last. */
  deck: Card[]
  readonly hands: readonly [Card[], Card[]]
  readonly shown: Card[]
  readonly score: [number, number]
  resigned: Seat | null
  /** Empty: the game is over. */
  stack: Frame[]
}

const AIDE: Seat = 2
const plain: readonly Plain[] = ['lay', 'look', 'toss', 'draw', 'resign', 'yield']
const other = (seat: Seat): Seat => 1 - seat
const cardDie = (sides: number): Die => ({ name: `d${sides}`, sides, low: 0 })

/** TOY-1-b: the aide looks through the first player's eyes. */
const eyes = (seat: Seat): Seat => (seat === AIDE ? 0 : seat)
const sameEyes = (s: State, seat: Seat): Seat[] => seats(s.options).flatMap((_, i) => (eyes(i) === seat ? [i] : []))
const everybody = (s: State): Seat[] => seats(s.options).map((_, seat) => seat)

const seats = ({ players }: Options): readonly string[] => ['red', 'blue', 'aide'].slice(0, players)

function shuffled(cards: readonly Card[], dice: Dice): Card[] {
  const deck = [...cards]
  for (let n = deck.length; n > 1; n--) {
    const i = dice.face(cardDie(n))
    ;[deck[i], deck[n - 1]] = [deck[n - 1], deck[i]]
  }
  return deck
}

const top = (s: State): Frame => s.stack[s.stack.length - 1]

function turnOf(s: State): Turn {
  const [turn] = s.stack
  if (turn?.kind !== 'turn') throw new Error('No turn is being played.')
  return turn
}

const HAND = 'hand'

/** As if the hand went from coin to coin, then to the table. */
function bearingOf(_: State, action: Action): Bearing {
  const { kind } = action
  if (kind === 'pick') return { kind, piece: HAND, place: action.card }
  return kind === 'lay' || kind === 'toss' ? { kind, piece: HAND, place: 'table' } : { kind }
}

function verdict(s: State, action: Action): Verdict {
  if (s.stack.length === 0) return no('TOY-5-a')
  const { kind, seat } = top(s)
  if (kind === 'answer') return answerVerdict(s.hands[seat], action)
  return turnVerdict(s, turnOf(s), action)
}

function answerVerdict(hand: readonly Card[], action: Action): Verdict {
  if (action.kind === 'guard') return hand.includes(action.card) ? yes(1) : no('TOY-2-b')
  return action.kind === 'yield' ? yes() : no('TOY-6-a')
}

function turnVerdict(s: State, turn: Turn, action: Action): Verdict {
  if (action.kind === 'guard' || action.kind === 'yield') return no('TOY-2-a')
  if (turn.looked && action.kind !== 'draw') return no('TOY-3-b')
  if (action.kind === 'lay') return turn.picked.length > 0 ? yes() : no('TOY-2-d')
  if (action.kind === 'pick') {
    if (turn.picked.length === 2) return no('TOY-2-c')
    return s.hands[turn.seat].includes(action.card) ? yes(1) : no('TOY-2-b')
  }
  if (turn.picked.length > 0) return no('TOY-4-b')
  if (action.kind === 'resign') return s.score[turn.seat] < s.score[other(turn.seat)] ? yes() : no('TOY-5-b')
  if (action.kind !== 'draw' && !turn.free) return no('TOY-3-a')
  return action.kind === 'toss' || s.deck.length > 0 ? yes() : no('TOY-4-a')
}

function apply(s: State, action: Action, table: Table<GameEvent>, value: (card: Card) => number): void {
  const turn = turnOf(s)
  const { seat } = top(s)
  switch (action.kind) {
    case 'pick':
      turn.picked.push(takeFrom(s.hands[seat], action.card))
      return table.tell({ type: 'pick', seat })
    case 'lay':
      table.tell({ type: 'lay', seat, cards: turn.picked.length })
      s.stack.push({ kind: 'answer', seat: other(seat) })
      return
    case 'look':
      turn.free = false
      turn.looked = true
      table.tell({ type: 'look', seat })
      return table.reveal({ type: 'seen', card: s.deck[s.deck.length - 1] }, sameEyes(s, seat))
    case 'toss':
      turn.free = false
      if (table.roll(d6, { for: 'toss', seat }) === 6) s.score[seat]++
      return
    case 'draw':
      table.tell({ type: 'draw', seat })
      draw(s, seat, table)
      return beginTurn(s, other(seat), table)
    case 'resign':
      s.resigned = seat
      s.stack = []
      return table.tell({ type: 'resign', seat })
    default:
      s.stack.pop()
      clash(s, turn, action.kind === 'guard' ? action.card : null, table, value)
      return beginTurn(s, seat, table)
  }
}

function takeFrom(hand: Card[], card: Card): Card {
  hand.splice(hand.indexOf(card), 1)
  return card
}

function draw(s: State, seat: Seat, table: Table<GameEvent>): void {
  const card = s.deck.splice(-1)[0]
  s.hands[seat].push(card)
  s.hands[seat].sort()
  table.reveal({ type: 'seen', card }, sameEyes(s, seat))
}

/** TOY-6-b: what was laid is shown; a guard is thrown for. */
function clash(s: State, turn: Turn, guard: Card | null, table: Table<GameEvent>, value: (card: Card) => number): void {
  const { seat, picked } = turn
  table.reveal({ type: 'show', seat, cards: [...picked] }, everybody(s))
  s.shown.push(...picked)
  let holds = false
  if (guard !== null) {
    s.shown.push(takeFrom(s.hands[other(seat)], guard))
    table.tell({ type: 'guard', seat: other(seat), card: guard })
    const laid = picked.reduce((sum, card) => sum + value(card), 0)
    const attack = laid + table.roll(d6, { for: 'attack', seat, add: laid })
    holds = value(guard) + table.roll(d6, { for: 'guard', seat: other(seat), add: value(guard) }) >= attack
  }
  s.score[holds ? other(seat) : seat] += picked.length
}

/** TOY-5-a: a seat that can neither draw nor take up a card ends the game. */
function beginTurn(s: State, seat: Seat, table: Table<GameEvent>): void {
  const canGoOn = s.deck.length + s.hands[seat].length > 0
  s.stack = canGoOn ? [{ kind: 'turn', seat, picked: [], looked: false, free: true }] : []
  table.tell({ type: canGoOn ? 'turn' : 'end', seat })
}

function outcome(s: State): Outcome | null {
  if (s.stack.length > 0) return null
  const details = { score: [...s.score] }
  if (s.resigned !== null) return { winners: [other(s.resigned)], rule: 'TOY-5-b', details }
  return { winners: [0, 1].filter((seat) => s.score[seat] >= s.score[other(seat)]), rule: 'TOY-5-a', details }
}

function clone(s: State): State {
  return {
    ...s,
    deck: [...s.deck],
    hands: [[...s.hands[0]], [...s.hands[1]]],
    shown: [...s.shown],
    score: [...s.score],
    stack: s.stack.map((frame) => (frame.kind === 'turn' ? { ...frame, picked: [...frame.picked] } : { ...frame })),
  }
}

function write(s: State): JsonObject {
  const { options: _, ...position } = clone(s)
  return position
}

/** What stands in a view for a card that is not seen. */
const BACK: Card = '?'

/** TOY-1-a TOY-3-b: a hand and what was taken up are their owner's to know; of the deck, who looked knows the top card. */
function secretsOf(cards: readonly Card[]): Secrets<State> {
  const index = (card: Card): Thing => cards.indexOf(card)
  const name = (thing: Thing): Card => cards[thing] ?? BACK
  const turn = (s: State): Turn | undefined => (s.stack.length > 0 ? turnOf(s) : undefined)
  const place = (
    knownTo: (s: State) => Seat[],
    list: (s: State) => Card[],
    from: number,
    to: number,
  ): Hoard<State> => ({
    knownTo,
    things: (s) => list(s).slice(from, to).map(index),
    lay(s, things) {
      const at = from < 0 ? Math.max(0, list(s).length + from) : from
      list(s).splice(at, things.length, ...things.map(name))
      if (list(s) !== s.deck) list(s).sort()
    },
  })
  const all = Number.POSITIVE_INFINITY
  return {
    things: cards,
    hoards: [
      place(
        (s) => sameEyes(s, 0),
        (s) => s.hands[0],
        0,
        all,
      ),
      place(
        (s) => sameEyes(s, 1),
        (s) => s.hands[1],
        0,
        all,
      ),
      place(
        (s) => sameEyes(s, turn(s)?.seat ?? 0),
        (s) => turn(s)?.picked ?? [],
        0,
        all,
      ),
      place(
        (s) => (turn(s)?.looked ? sameEyes(s, turnOf(s).seat) : []),
        (s) => s.deck,
        -1,
        all,
      ),
      place(
        () => [],
        (s) => s.deck,
        0,
        -1,
      ),
    ],
  }
}

const notation = (action: Action): string => ('card' in action ? `${action.kind} ${action.card}` : action.kind)

function words(language: Language): Words<State, Action, GameEvent> {
  const i = language === 'en' ? 0 : 1
  return {
    title: lexicon.toy[i],
    seat: (seat) => lexicon[seat][i],
    ask: (s) => lexicon[top(s).kind][i],
    action: (_, action) => `${lexicon[action.kind][i]}${'card' in action ? ` ${action.card}` : ''}`,
    event: ({ type }) => lexicon[type][i],
    outcome: () => lexicon.end[i],
    clause: (rule) => clauses.get(rule)?.[i],
  }
}

export type Toy = Game<State, Action, Options, GameEvent>

function makeToy(file: EditionFile): Toy {
  const values = new Map(file.cards.map((card) => [card.name, card.value]))
  const value = (card: Card) => values.get(card) ?? 0
  const cards = [...values.keys()]
  const secrets = secretsOf(cards)
  const actions: readonly Action[] = [
    ...cards.flatMap((card): Action[] => [
      { kind: 'pick', card },
      { kind: 'guard', card },
    ]),
    ...plain.map((kind): Action => ({ kind })),
  ]
  const byNotation = new Map(actions.map((action) => [notation(action), action]))
  return {
    id: 'toy',
    version: 1,
    edition: {
      id: file.edition,
      title: 'Toy',
      notice: { en: 'Made for tests.', fr: 'Fait pour les essais.' },
      digest: digest(file),
    },
    options: readOptions,
    randomOptions: (dice: FastDice) => ({ players: dice.below(2) === 0 ? 2 : 3, hand: 1 + dice.below(3) }),
    seats,
    setup(options, table) {
      const deck = shuffled(cards, { face: (die) => table.shuffle(die.sides) })
      const deal = () => deck.splice(-options.hand).sort()
      const s: State = { options, deck, hands: [deal(), deal()], shown: [], score: [0, 0], resigned: null, stack: [] }
      beginTurn(s, 0, table)
      return s
    },
    decision(s): Decision<Action> | null {
      if (s.stack.length === 0) return null
      const { kind, seat } = top(s)
      const helpers = s.options.players === 3 && seat === 0 ? [AIDE] : []
      return { seat, helpers, ask: kind, actions: actions.filter((action) => verdict(s, action).ok) }
    },
    candidates: () => actions,
    verdict,
    apply: (s, action, table) => apply(s, action, table, value),
    outcome,
    secrets,
    ...hiding(secrets, clone),
    clone,
    bearing: bearingOf,
    odds: (_, { kind }) => (kind === 'toss' ? 0.5 : undefined),
    stands: (s, piece) =>
      piece === HAND ? (top(s).kind === 'turn' ? (turnOf(s).picked.at(-1) ?? 'purse') : 'table') : undefined,
    notation,
    parse: (text) => byNotation.get(text),
    write,
    read: (position, options) => readPosition(position, options, cards),
    words,
    clauses: [...clauses.keys()],
    map: () => ({ spaces: [], links: [] }),
    checkEdition,
    withEdition(data) {
      const [finding] = checkEdition(data)
      if (finding !== undefined) throw new Fault('malformed', finding.message, finding.rule)
      return makeToy(fileSchema.parse(data))
    },
  }
}

export const toy: Toy = makeToy(toyEdition)
