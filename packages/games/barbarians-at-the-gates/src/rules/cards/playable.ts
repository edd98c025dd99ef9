/** Whether a card may be played for its event: by what everybody knows, and the player's own hand. */
import { no, type RuleId, type Verdict, yes } from '@tabularium/engine'
import { type Card, derived } from '../../board.ts'
import {
  BARBARIAN,
  DECK,
  HAND,
  handSize,
  holds,
  isInPlay,
  ownerOf,
  type Player,
  pileOf,
  RESERVE,
  ROMAN,
  type State,
  UNSEEN,
} from '../../state.ts'
import { isSilenced } from '../map/battle-cards.ts'
import type { Moment } from './card-frames.ts'
import type { Doing } from './doing/doing.ts'
import { doingOf } from './doing/table.ts'
import { timeOf } from './playing/event.ts'
import { type Event, eventOf, type Op, opsOf } from './program.ts'
import { battleOf, sideOfPlayer } from './reading/battle-facts.ts'
import { type Holds, holding } from './reading/conditions.ts'
import { lacking } from './reading/lacking.ts'
import { phasingAt } from './reading/trigger.ts'
import { programsOf } from './special/corrected.ts'
import { asksForNothing, LENIENT, type TextHolds, textOf } from './special/when.ts'

type Timing = 'impulse' | 'battle' | Moment
const TIMINGS: Readonly<Record<string, Timing>> = { impulse: 'impulse', battle: 'battle' }

const timings = derived(({ cards }) =>
  cards.map(({ file }) => file.timing.map((name): Timing => TIMINGS[name] ?? (name.replaceAll('_', '-') as Moment))),
)
const timingsOf = (s: State, card: Card): readonly Timing[] => timings(s.board)[card]

/** By moment and player: the cards that could answer it. */
const answering = derived((board) => {
  const byMoment = new Map<Timing, readonly (readonly Card[])[]>()
  for (const moment of new Set(timings(board).flat())) {
    const cards = board.everyCard.filter((card) => timings(board)[card].includes(moment))
    byMoment.set(
      moment,
      [ROMAN, BARBARIAN].map((player) => cards.filter((card) => board.cards[card].player === player)),
    )
  }
  return byMoment
})
const NO_CARDS: readonly Card[] = []

/** A part of an event that is done at once, and whether it can be: looked up once, for handlers have many shapes. */
interface Part {
  readonly op: Op
  readonly can: Doing<Op>['can']
}

/** A card as it is played for its event: read once. */
interface Playing {
  readonly player: Player
  readonly isImpulse: boolean
  /** The event as its owner begins it, and what is done at once. */
  readonly event: Event
  readonly parts: readonly Part[]
  /** What must hold for it, by its data and by its text. */
  readonly requires: readonly Holds[]
  readonly text: TextHolds | undefined
  /** It may ask for nothing, at some moment. */
  readonly isLenient: boolean
}

const playings = derived((board) =>
  programsOf(board).map((ops, i): Playing => {
    const card = board.everyCard[i]
    const { id, player, file } = board.cards[card]
    return {
      player,
      isImpulse: timings(board)[card].includes('impulse'),
      event: eventOf(card, player),
      parts: ops.filter((op) => timeOf(op) === 'now').map((op) => ({ op, can: doingOf(op).can })),
      requires: file.requires.map(holding),
      text: textOf(id),
      isLenient: id === LENIENT,
    }
  }),
)
const playingOf = (s: State, card: Card): Playing => playings(s.board)[card]

/** At least one part of it can be carried out; only its owner ever plays it. */
function canBeDone(s: State, { event, parts }: Playing): boolean {
  for (const { op, can } of parts) if (can(s, event, op)) return true
  return false
}

/** The clause that tells best why nothing of it can be done. */
function whyNot(s: State, card: Card): RuleId {
  for (const op of opsOf(s, card)) {
    if (op.op === 'flip_leader') {
      const leader = s.board.leaderOf.get(op.leader)
      const tribe = leader === undefined ? undefined : s.board.leaders[leader].tribe
      if (tribe !== undefined && tribe >= 0 && !isInPlay(s, tribe)) return 'BG-2.4.2.5-f'
    }
    if (op.op === 'place_tribe') return op.fallback === null ? 'BG-14.3-g' : 'BG-14.3-a'
    if (op.op === 'place_cu') return 'BG-9.0-ae'
  }
  return 'BG-7.1-an'
}

/** What it asks for holds. */
function isMet(s: State, player: Player, { requires, text, isLenient }: Playing): boolean {
  if (!isLenient || !asksForNothing(s)) {
    for (const holds of requires) if (!holds(s, player)) return false
  }
  return text === undefined || text(s)
}

/** The same as `isPossible`, without the clause: a list wants none. */
const isSurelyPossible = (s: State, player: Player, playing: Playing): boolean =>
  isMet(s, player, playing) && canBeDone(s, playing)

/** What it asks for holds, and something of it can be done: the same for every moment, from public facts alone. */
function isPossible(s: State, player: Player, card: Card): Verdict {
  const playing = playingOf(s, card)
  if (!isMet(s, player, playing)) {
    return whyNot(s, card) === 'BG-2.4.2.5-f' ? no('BG-2.4.2.5-f') : no('BG-7.1-an', lacking(s, player, card))
  }
  return canBeDone(s, playing) ? yes() : no(whyNot(s, card))
}

/** BG-7.1-an: as an impulse. */
export function mayPlayEvent(s: State, player: Player, card: Card): Verdict {
  if (ownerOf(s, card) !== player) return no('BG-2.1-a')
  const timings = timingsOf(s, card)
  if (timings.includes('impulse')) return isPossible(s, player, card)
  return no(timings.includes('battle') ? 'BG-7.3.2-a' : 'BG-7.3.1-j')
}

/** Those of a player's cards that he may play for their events, as an impulse: BG-7.1-an. */
export function isEventFor(s: State, player: Player, card: Card): boolean {
  const playing = playingOf(s, card)
  return playing.isImpulse && playing.player === player && isSurelyPossible(s, player, playing)
}

/** In whose impulse its owner may play it. */
function isItsTurn(s: State, player: Player, card: Card): boolean {
  const by = s.board.cards[card].file.played_by ?? 'either'
  if (by === 'either') return true
  const phasing = phasingAt(s)
  return phasing === undefined || (by === 'phasing') === (phasing === player)
}

/** BG-7.3.1-b BG-7.3.1-d: at this moment, whoever holds it. */
function couldRespond(s: State, player: Player, card: Card, moment: Moment): Verdict {
  if (s.phase !== 'strategy') return no('BG-7.3.1-b')
  if (!timingsOf(s, card).includes(moment)) return no('BG-7.3.1-j')
  if (!isItsTurn(s, player, card)) return no('BG-7.3.1-j')
  return isPossible(s, player, card)
}

/** BG-7.3.1-h: from the hand alone. */
export function mayRespond(s: State, player: Player, card: Card, moment: Moment): Verdict {
  return holds(s, player, card) ? couldRespond(s, player, card, moment) : no('BG-7.3.1-h')
}

/** The cards of a hand with which its owner may respond. */
export function responsesIn(s: State, player: Player, hand: readonly Card[], moment: Moment): Card[] {
  if (s.phase !== 'strategy') return []
  return hand.filter(
    (card) =>
      timingsOf(s, card).includes(moment) &&
      isItsTurn(s, player, card) &&
      isSurelyPossible(s, player, playingOf(s, card)),
  )
}

/** It may be in the player's hand, as far as everybody can see. */
const isAbout = (s: State, card: Card): boolean => {
  const pile = pileOf(s, card)
  return pile === DECK || pile === HAND || pile === RESERVE || pile === UNSEEN
}

/** BG-7.3.1-j: a party is asked by public facts alone. No hand is looked at. */
export function couldAnswer(s: State, player: Player, moment: Moment): boolean {
  if (handSize(s, player) === 0 || s.phase !== 'strategy') return false
  for (const card of answering(s.board).get(moment)?.[player] ?? NO_CARDS) {
    if (isAbout(s, card) && isItsTurn(s, player, card) && isSurelyPossible(s, player, playingOf(s, card))) return true
  }
  return false
}

/** The Battle cards of a hand that its owner may play. */
export function battleCardsIn(s: State, player: Player, hand: readonly Card[]): Card[] {
  const battle = battleOf(s)
  if (battle === undefined || isSilenced(s, battle, sideOfPlayer(battle, player))) return []
  return hand.filter((card) => timingsOf(s, card).includes('battle') && isSurelyPossible(s, player, playingOf(s, card)))
}

/** BG-7.3.2-a BG-12.1.1-c */
export function mayPlayBattleCard(s: State, player: Player, card: Card): Verdict {
  if (!holds(s, player, card)) return no('BG-7.3.1-h')
  if (!timingsOf(s, card).includes('battle')) return no('BG-2.6.2-b')
  const battle = battleOf(s)
  if (battle === undefined) return no('BG-2.6.2-b')
  const side = sideOfPlayer(battle, player)
  if (isSilenced(s, battle, side)) return no('BG-7.1-an', 'R29')
  return isPossible(s, player, card)
}
