/** What a position holds, each field declared once: type, copy, writing by names and checked reading follow. */
import {
  axis,
  bit,
  by,
  choice,
  data,
  declare,
  flag,
  listOf,
  listOfAll,
  NEVER_WRITTEN,
  named,
  orNull,
  packed,
  planes,
  type RecordOf,
  record,
  type Sharing,
  scalar,
  shaped,
  small,
  type ValueOf,
  whole,
  word,
  wrong,
} from '@tabularium/engine/fields'
import { type Board, type Card, type Leader, NONE, type Space, type Tribe } from '../board.ts'
import { MOST_CARDS, MOST_LEADERS, MOST_SPACES, MOST_TRIBES } from '../edition/most.ts'
import { frameTable } from '../frames.ts'
import {
  card,
  controller,
  force,
  forces,
  leader,
  leaderOrNone,
  MOST_CU,
  player,
  rule,
  space,
  spaceOrNone,
  tribe,
  tribeOrNone,
} from '../kinds.ts'
import type { Options } from '../options.ts'
import { DISPLACED, GONE, LOYALIST, NO_POWER, OFF, type Power, phases, powerNames } from '../terms.ts'

const spaceAxis = axis<Space>('space', MOST_SPACES)
const leaderAxis = axis<Leader>('leader', MOST_LEADERS)
const powerAxis = axis<Power>('power', 5)
const tribeAxis = axis<Tribe>('tribe', MOST_TRIBES)
const cardAxis = axis<Card>('card', MOST_CARDS)

const anywhere = named<Space>('space', { off: OFF, displaced: DISPLACED, gone: GONE })
const ANYWHERE = [GONE, MOST_SPACES] as const
const BIT = [0, 1] as const
const cu = whole(0, MOST_CU)
const CU = [0, MOST_CU] as const
const garrison = whole(0, 2)
const GARRISON = [0, 2] as const
const MOST_CELL = (1 << 30) - 1

/** Where a card lies. */
export const OUT = 0
export const DECK = 1
export const HAND = 2
/** BG-6.2.2-e: face down in the Tribal Reserve. Nobody knows their order, so none is kept: one is drawn when one is revealed. */
export const RESERVE = 3
export const DISCARD = 4
export const REMOVED = 5
/** BG-7.2-aa: Barbarian Baptization, face up in the Reserve. */
export const FACE_UP = 6
/** In a view: in a place that the viewer does not see. */
export const UNSEEN = 7
export const pileNames = ['out', 'deck', 'hand', 'reserve', 'discard', 'removed', 'face-up', 'unseen'] as const

/** It follows from other values, and is neither written nor read. */
const FOLLOWS = { follows: true }

/** How many spaces that have changed are told one by one; if there are more, all are looked at. */
export const MOST_CHANGED = 12
const changedAxis = axis<number>('change', MOST_CHANGED)

/** Sets of spaces are kept as words of so many bits: for CU and for control one of each power, one for leaders, one for markers. */
export const WORD_SHIFT = 4
export const SPACES_IN_WORD = 1 << WORD_SHIFT
export const WORDS = Math.ceil(MOST_SPACES / SPACES_IN_WORD)
export const SETS = 2 * powerNames.length + 2
const wordAxis = axis<number>('word', WORDS * SETS)

/** What follows from where the pieces are, and what is not yet settled. */
const following = shaped(
  {
    /** By power: all its CU outside garrisons; inside them; and the spaces of the Usurper. */
    outside: by(powerAxis, whole(0, MOST_CELL), 0),
    inside: by(powerAxis, whole(0, MOST_CELL), 0),
    usurped: scalar(whole(0, MOST_SPACES), 0),
    /** How many leaders on the map are the Usurper's. */
    usurpers: scalar(whole(0, MOST_LEADERS), 0),
    /** Where each power has CU outside garrisons, what it controls, and where leaders and Tribal Markers are. */
    words: by(wordAxis, whole(0, (1 << SPACES_IN_WORD) - 1), 0),
    /** The spaces that have changed since all was settled, and their number; more than can be told: any may have. */
    changed: by(changedAxis, whole(0, MOST_SPACES), 0),
    changes: scalar(whole(0, MOST_CELL), MOST_CHANGED + 1),
  },
  () => ({
    says: NEVER_WRITTEN,
    write: () => undefined,
    read(_s, _json, _names, where) {
      throw wrong(where, 'it follows from where the pieces are')
    },
  }),
)

const cells = {
  spaces: packed(spaceAxis, {
    control: small(controller, LOYALIST, [0, NO_POWER]),
    /** BG-2.4.4-a */
    fort: small(choice(['none', 'castra', 'colonia']), 0, [0, 2]),
    /** Under Siege: 0, or 1 + the besieging power. */
    siege: small(choice(['none', ...powerNames]), 0, [0, 5]),
    /** BG-10.3.1-a: CU inside a garrison. */
    insideLoyalist: small(garrison, 0, GARRISON),
    insideByzantine: small(garrison, 0, GARRISON),
    insideUsurper: small(garrison, 0, GARRISON),
    /** CU in the space, or outside its garrison. */
    loyalist: small(cu, 0, CU),
    byzantine: small(cu, 0, CU),
    usurper: small(cu, 0, CU),
    barbarian: small(cu, 0, CU),
    allied: small(cu, 0, CU),
    /** The first Tribal Marker and the first leader here; NONE. */
    firstTribe: small(tribeOrNone, NONE, [NONE, MOST_TRIBES], FOLLOWS),
    firstLeader: small(leaderOrNone, NONE, [NONE, MOST_LEADERS], FOLLOWS),
    /** The powers whose CU are in the space, or outside its garrison, as bits. */
    present: small(whole(0, 31), 0, [0, 31], FOLLOWS),
  }),
  leaders: packed(leaderAxis, {
    /** A space, or OFF, DISPLACED, GONE. */
    at: small(anywhere, OFF, ANYWHERE, { always: true }),
    /** BG-2.4.2.5-a: the reverse is up: of a Loyalist the Usurper, of others the successor. */
    flipped: small(bit, 0, BIT),
    /** He is inside the garrison of a besieged space. */
    inside: small(bit, 0, BIT),
    /** He was Overall Commander of a winning side this turn. */
    hasWon: small(bit, 0, BIT),
    /** The next in the same space, in their order; NONE. */
    next: small(leaderOrNone, NONE, [NONE, MOST_LEADERS], FOLLOWS),
  }),
  tribes: packed(tribeAxis, {
    at: small(anywhere, OFF, ANYWHERE, { always: true }),
    /** BG-2.4.3-a: the Allied side is up. */
    allied: small(bit, 0, BIT),
    /** The next in the same space, in their order; NONE. */
    next: small(tribeOrNone, NONE, [NONE, MOST_TRIBES], FOLLOWS),
  }),
  cards: planes(cardAxis, 'pile', choice(pileNames)),
  vp: scalar(whole(0, 99), 0),
  plunder: scalar(whole(0, 9), 0),
  following,
}

/** Lasting effects of cards, and until when. */
export const flagNames = [
  'bureaucratic-revolution',
  'eastern-conquests',
  'eastern-victory',
  'genseric',
  'massacre',
  'succession-fights',
  'ravenna-court',
  'italy-no-grain',
  'river-as-clear',
] as const
export type Flag = (typeof flagNames)[number]
export const untils = ['impulse', 'turn', 'next-turn', 'game'] as const
const lasting = { flag: word(...flagNames), until: word(...untils) }

/** What somebody or something may not do for a while. */
export const blockNames = [
  'naval',
  'control-change',
  'activate-and-raid',
  'tribal-action',
  'activate',
  'reinforcement',
  'forced-march',
  'settlement',
  'response',
  'battle-card',
  'interception',
  'avoid-battle',
  'migrate',
] as const
export type Block = (typeof blockNames)[number]
const block = {
  what: word(...blockNames),
  player: orNull(player),
  tribe: orNull(tribe),
  leader: orNull(leader),
  space: orNull(space),
  until: word(...untils),
}
export type Blocked = RecordOf<typeof block>

/** What happened this turn that cards ask about. */
export const turnEvents = [
  'barbarian-lost-battle',
  'usurper-leader-eliminated',
  'roman-won-big-battle',
  'loyalist-general-won-battle',
] as const
export type TurnEvent = (typeof turnEvents)[number]

/** BG-9.0-w: somebody who may have to leave where he stands when the impulse ends, and where he came from. */
export const guestCauses = ['campaign', 'interception', 'relief', 'passage', 'placed', 'unled', 'strife'] as const
const guest = { force, space, cause: word(...guestCauses), origin: spaceOrNone }
export type Guest = RecordOf<typeof guest>

/** How the battle went that was fought last, for the frame that was waiting for it. */
const result = {
  space,
  /** The attackers won. */
  attackersWon: flag,
  /** The attacking forces as they are now; those that were wiped out have no CU. */
  attackers: forces,
  /** BG-12.6-d BG-12.6-e: no AP is due for going on. */
  isFree: flag,
  /** Who commanded the attackers; NONE: nobody did. */
  commander: leaderOrNone,
}
export type Result = RecordOf<typeof result>

/** What Response cards have done at the moment that was opened last: whoever opened it reads this. */
const response = {
  /** The move, activation or attempt comes to nothing. */
  cancelled: flag,
  /** Added to the roll that is about to be made. */
  drm: whole(-9, 9),
}
export type Response = RecordOf<typeof response>

const end = { winner: player, rule }

const byPlayer = listOfAll(whole(0, MOST_CARDS), 2)

const sparse = { sparse: true }

const values = {
  /** By player: how many cards are in the hand, and in the deck. In a view nothing else tells. */
  hands: data(byPlayer, [0, 0]),
  decks: data(byPlayer, [0, 0]),
  /** Face down in the Reserve. */
  reserve: data(whole(0, MOST_CARDS), 0),
  /** A place in the turn track: 0 is turn A. */
  turn: data(whole(0, 10), 0),
  phase: data(word(...phases), 'draw'),
  /** BG-17.2.2-b: done this turn. */
  hasUsurped: data(flag, false, sparse),
  /** BG-7.2-ac: Barbarian Baptization was used this turn. */
  baptized: data(flag, false, sparse),
  /** BG-17.2.2-f: who holds the Successful Usurpator marker; NONE. */
  usurpator: data(leaderOrNone, NONE, sparse),
  /** BG-15.3-b: the Allied leader whom the BARBARIAN player has activated in this impulse; NONE. */
  borrowed: data(leaderOrNone, NONE, sparse),
  flags: data(listOf(record(lasting), 16), [], sparse),
  blocks: data(listOf(record(block), 64), [], sparse),
  happened: data(listOf(word(...turnEvents), 8), [], sparse),
  /** Events of cards that were played, and on which turn, for cards that ask for them. */
  played: data(listOf(record({ card, turn: whole(0, 10) }), 255), [], sparse),
  guests: data(listOf(record(guest), 64), [], sparse),
  result: data(orNull(record(result)), null, sparse),
  response: data(orNull(record(response)), null, sparse),
  /** BG-7.2-u: Right of Passage was bought in this impulse. */
  passage: data(flag, false, sparse),
  end: data(orNull(record(end)), null, sparse),
}

export const declared = declare(cells, values, frameTable)
export const { access } = declared

type Declared = ReturnType<typeof declared.empty> & Sharing

export interface State extends Declared {
  readonly board: Board
  readonly options: Options
  /** As bits: the spaces where stacking may be broken; null: in any. A copy starts with null. */
  unchecked: number[] | null
}

export type End = NonNullable<ValueOf<(typeof values)['end']['kind']>>
