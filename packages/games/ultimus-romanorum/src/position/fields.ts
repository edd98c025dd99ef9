/** What a position holds, each field declared once: type, copy, writing by names and checked reading follow. */
import {
  axis,
  bit,
  by,
  choice,
  counts,
  data,
  declare,
  flag,
  group,
  index,
  type Kind,
  listed,
  listOf,
  NEVER_WRITTEN,
  named,
  orNull,
  packed,
  type RecordOf,
  record,
  type Sharing,
  scalar,
  seldom,
  shaped,
  small,
  type ValueOf,
  whole,
  word,
  wrong,
} from '@tabularium/engine/fields'
import { type Board, type Fleet, NOBODY, type People, type Piece, type Place, type Zone } from '../board.ts'
import { MOST_FLEETS, MOST_PEOPLES, MOST_PIECES, MOST_PLACES } from '../edition/most.ts'
import { frameTable } from '../frames.ts'
import { camp, half, leaderOrNobody, leaders, people, place, rule, zones } from '../kinds.ts'
import type { Options } from '../options.ts'
import { battleKind } from '../rules/combat/combat-frames.ts'
import { type Stratagem, stratagemIds } from '../stratagem-kinds.ts'
import {
  BARBARIAN,
  type Camp,
  favourNames,
  GONE,
  LOST,
  OFF,
  PEACE,
  phases,
  ROMAN,
  type Status,
  statusNames,
} from '../terms.ts'
import type { Trail } from './trail.ts'

const pieceAxis = axis<Piece>('piece', MOST_PIECES)
const placeAxis = axis<Place>('place', MOST_PLACES)
const peopleAxis = axis<People>('people', MOST_PEOPLES)
const fleetAxis = axis<Fleet>('fleet', MOST_FLEETS)
const stratagemAxis = axis<Stratagem>('stratagem', stratagemIds.length)

const zoneOrNone: Kind<Zone> = index('zone', { none: true })
const placeOrNone: Kind<Place> = index('place', { none: true })
const peopleOrNone: Kind<People> = index('people', { none: true })
const anywhere: Kind<Place> = named('place', { off: OFF, lost: LOST, gone: GONE })
const status: Kind<Status> = choice(statusNames)

const BIT = [0, 1] as const
const ANYWHERE = [GONE, MOST_PLACES] as const
const ZONE_OR_NONE = [NOBODY, MOST_PLACES] as const
const PIECE_OR_NONE = [NOBODY, MOST_PIECES] as const

/** What belongs to the throne of one half. */
const throne = () =>
  group({
    augustus: scalar(leaderOrNobody, NOBODY, { sparse: true }),
    patrice: scalar(leaderOrNobody, NOBODY, { sparse: true }),
    usurper: scalar(leaderOrNobody, NOBODY, { sparse: true }),
    /** UR-6.2-d: who becomes Augustus in a barbarian Usurper's place. */
    puppet: scalar(leaderOrNobody, NOBODY, { sparse: true }),
    /** The usurpation has succeeded and waits for phase F. */
    won: scalar(bit, 0, { sparse: true }),
    /** The Augustus was away in phase F, and the Barbarian is owed a Usurpation. */
    fled: scalar(bit, 0, { sparse: true }),
  })

/** What follows from where the pieces are. */
const derived = shaped(
  {
    /** The first piece in a place; NOBODY: there is none. */
    firstAt: by(placeAxis, leaderOrNobody, NOBODY),
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
  pieces: packed(pieceAxis, {
    /** A place, or OFF, LOST, GONE. Only `put` writes it, and what follows from it. */
    // These share a cell, which is all that a move is judged by: see `changes.ts`.
    at: small(anywhere, OFF, ANYWHERE, { always: true }),
    /** It has moved or landed in this SMC. */
    moved: small(bit, 0, BIT),
    /** The usurpation it has joined: 0, or 1 + its half. */
    rallied: small(choice(['none', 'west', 'east']), 0, [0, 2]),
    /** It shows its weakened face. */
    weak: small(bit, 0, BIT),
    /** The zone it entered its present zone from in this SMC; NOBODY: it did not. */
    cameFrom: small(zoneOrNone, NOBODY, ZONE_OR_NONE),
    /** It crossed a great river or a strait then. */
    crossed: small(bit, 0, BIT),
    /** The next piece in the same place, in ascending order; NOBODY: there is none. */
    nextAt: small(leaderOrNobody, NOBODY, PIECE_OR_NONE, { follows: true }),
    /** Of buccellarii: the leader they belong to; NOBODY. */
    patron: seldom(small(leaderOrNobody, NOBODY, PIECE_OR_NONE)),
    /** Of generic leaders: the phase of the next turn in which they return; 0, or 1 for C and 2 for D. */
    returns: seldom(small(choice(['never', 'C', 'D']), 0, [0, 2])),
    /** The zone where it was eliminated this turn; NOBODY. */
    lostIn: seldom(small(zoneOrNone, NOBODY, ZONE_OR_NONE)),
    /** The camp that controlled it when it was eliminated: 0, or 1 + that camp. */
    lostFrom: seldom(small(choice(['none', 'roman', 'barbarian']), 0, [0, 2])),
  }),
  peoples: packed(
    peopleAxis,
    {
      status: small(status, PEACE, [0, statusNames.length - 1], { always: true }),
      major: small(bit, 0, BIT),
      /** The major people it is allied to; NOBODY. */
      ally: small(peopleOrNone, NOBODY, [NOBODY, MOST_PEOPLES]),
      capital: small(zoneOrNone, NOBODY, ZONE_OR_NONE),
      king: small(leaderOrNobody, NOBODY, PIECE_OR_NONE),
      /** Whose its pieces are that have joined no usurpation: see `followCamps`. */
      camp: small(camp, BARBARIAN, BIT, { follows: true }),
      /** UR-6.2-ap UR-6.2-az: it migrates, or is allied to who does: see `followCamps`. */
      migrates: small(bit, 0, BIT, { follows: true }),
    },
    { all: true },
  ),
  west: throne(),
  east: throne(),
  derived,
  fleets: packed(fleetAxis, {
    at: small(anywhere, OFF, ANYWHERE, { always: true }),
    camp: small(camp, ROMAN, [0, 1], { always: true }),
    moved: small(bit, 0, BIT),
    /** The year in which it returns; 0. */
    returns: small(whole(0, 999), 0, [0, 999]),
  }),
  hands: group({ first: counts(stratagemAxis), second: counts(stratagemAxis) }),
  bowl: counts(stratagemAxis),
  /** By seat: how many of its stratagems came since the last phase F, when it gave back what it cannot use. */
  fresh: listed<0 | 1, number>(2, whole(0, 99), 0),
  /** By camp: the SMC that are left. */
  smc: listed<Camp, number>(2, whole(0, 99), 0),
  vp: listed<Camp, number>(2, whole(-9999, 9999), 0),
}

const fall = {
  people,
  at: placeOrNone,
  /** UR-10.2-s: in a battle. */
  inBattle: flag,
  /** UR-9.4-c: the Roman's historical Roman leaders who fought it. */
  victors: leaders,
}
/** How the last unit of a people went this turn. */
export type Fall = RecordOf<typeof fall>

const plague = { at: place, epidemic: flag }
export type Plague = RecordOf<typeof plague>

/** What an Augusta was played for, until the roll it bears on. */
const favour = { half, favour: word(...favourNames) }

const end = {
  /** null: a draw. */
  winner: orNull(camp),
  rule,
}

const sparse = { sparse: true }

const values = {
  year: data(whole(0, 999), 0),
  phase: data(word(...phases), 'set-up'),
  /** Who plays the Roman: 0 or 1. The other seat is the Barbarian's. */
  romanSeat: data(whole<0 | 1>(0, 1), 0),
  /** UR-3.5.2-ad; NOBODY. */
  escort: data(leaderOrNobody, NOBODY, sparse),
  /** Bagaudes: where they rose, which is their zone of origin; NOBODY. */
  bagaudesHome: data(zoneOrNone, NOBODY, sparse),
  /** UR-6.2-ap: the people of a Migration, by the head of its alliance; NOBODY. */
  migrating: data(peopleOrNone, NOBODY, sparse),
  /** UR-6.2-ba: it has migrated as it must. */
  migrated: data(flag, false, sparse),
  /** The zone of the Ecumenical Council; NOBODY. */
  council: data(zoneOrNone, NOBODY, sparse),
  initiative: data(camp, ROMAN),
  /** 1 to 15; 0: none yet. */
  event: data(whole(0, 15), 0),
  /** Event 4: the half of the sick Augustus; event 11: which capitals, 0 the western, 1 the eastern, 2 all; NOBODY. */
  eventDetail: data(whole(-1, 2), NOBODY),
  /** UR-2.C-o: the turn marker shows Pax Romana. */
  paxRomana: data(flag, false, sparse),
  deathsTested: data(flag, false, sparse),
  regnaFormed: data(whole(0, 99), 0),
  papa: data(flag, false, sparse),
  plagues: data(listOf(record(plague), 9), []),
  favours: data(listOf(record(favour), 9), []),
  /** UR-6.3-ar: zones that held CO or PA when phase E began. */
  garrisons: data(zones, []),
  falls: data(listOf(record(fall), MOST_PEOPLES), [], sparse),
  /** Thrones that wait until the succession that is going on is settled. */
  vacancies: data(listOf(half, 2), [], sparse),
  /** The battle that is going on; null: none. */
  battle: data(battleKind, null, sparse),
  end: data(orNull(record(end)), null, sparse),
}

export const declared = declare(cells, values, frameTable)
export const { access } = declared

type Declared = ReturnType<typeof declared.empty> & Sharing

export interface State extends Declared {
  readonly board: Board
  readonly options: Options
  /** What has changed on the map since somebody looked; null: nobody follows it. */
  trail: Trail | null
}

export type End = NonNullable<ValueOf<(typeof values)['end']['kind']>>
