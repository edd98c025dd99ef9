/** What a position holds: each field and each kind of frame, declared once. The words the rules use for it are in `state.ts`. */
import { isObject } from '@tabularium/engine'
import {
  axis,
  bit,
  by,
  data,
  declare,
  type FrameOf,
  flag,
  type Index,
  index,
  inside,
  listOf,
  orNull,
  type PositionOf,
  type RecordOf,
  record,
  scalar,
  shaped,
  type ValueOf,
  whole,
  word,
  wrong,
} from '@tabularium/engine/fields'
import type { Actions } from './actions.ts'
import {
  type Army,
  type Board,
  type Emperor,
  EVERY_ARMY,
  EVERY_EMPEROR,
  emperors,
  NONE,
  PROVINCES,
  type Province,
  type Region,
  SEAS,
  type Sea,
} from './board.ts'
import type { TokenName } from './events.ts'
import type { Options } from './options.ts'

/** What lies on a province: at most one token (TE-3.1-e). An Emperor's own is FIRST_OF_EMPERORS + that Emperor. */
export type Token = Index<'token'>
export const [NO_TOKEN, UNREST, REVOLT, FIRST_OF_EMPERORS] = [0, 1, 2, 3] as Token[]

/** By token. */
export const tokenNames: readonly (TokenName | null)[] = [null, 'unrest', 'revolt', ...emperors]

export const TOKENS_OF_A_KIND = 21

const emperorAxis = axis<Emperor>('emperor', EVERY_EMPEROR.length)
const armyAxis = axis<Army>('army', EVERY_ARMY.length)
const provinceKind = index<Province>('province')
const provinceOrNone = index<Province>('province', { none: true })

const provinceList = listOf(provinceKind, PROVINCES)

const knownTokens: readonly (string | null)[] = tokenNames

/** Written as lists of provinces by the name of what lies there. */
const tokens = shaped(
  { on: by(axis<Province>('province', PROVINCES), whole<Token>(0, tokenNames.length - 1), NO_TOKEN) },
  ({ on: { access } }) => ({
    says: `by what lies there (${tokenNames.slice(1).join(', ')}): a list of the names of provinces`,
    write(s, names) {
      const lists: { [name: string]: string[] } = {}
      const ids = names.list('province')
      for (let p = 0; p < ids.length; p++) {
        const name = tokenNames[access.get(s, p as Province)]
        if (name === null) continue
        lists[name] ??= []
        lists[name].push(ids[p])
      }
      return lists
    },
    read(s, json, names, where) {
      if (!isObject(json)) throw wrong(where, 'lists of provinces by kind of token are wanted')
      for (const [name, list] of Object.entries(json)) {
        const token = knownTokens.indexOf(name) as Token
        if (token < 0) throw wrong(where, `there is no token '${name.slice(0, 40)}'`)
        for (const p of provinceList.read(list, names, `${where}.${name}`)) {
          if (access.get(s, p) !== NO_TOKEN) throw wrong(where, `two tokens in ${names.list('province')[p]}`)
          access.set(s, p, token)
        }
      }
    },
  }),
)

const campList = listOf(orNull(record({ region: index<Region>('region'), at: provinceKind })), EVERY_ARMY.length)

/** The region whose path each army follows and where it stands, both NONE in the reserve. Written as a list of three. */
const armies = shaped(
  {
    region: by(armyAxis, index<Region>('region', { none: true }), NONE),
    at: by(armyAxis, provinceOrNone, NONE),
  },
  ({ region, at }) => ({
    says: `${campList.says}: of each army, null in the reserve`,
    ...inside(campList),
    write: (s, names) =>
      campList.write(
        EVERY_ARMY.map((army) => {
          const camp = { region: region.access.get(s, army), at: at.access.get(s, army) }
          return camp.region === NONE ? null : camp
        }),
        names,
      ),
    read(s, json, names, where) {
      for (const [i, camp] of campList.read(json, names, where).entries()) {
        if (camp === null) continue
        region.access.set(s, EVERY_ARMY[i], camp.region)
        at.access.set(s, EVERY_ARMY[i], camp.at)
      }
    },
  }),
)

/** No game lasts so many turns. */
const MOST_TURNS = 999_999
/** TE-3-b TE-6.1-e TE-6.4-b: Maximian with a favour and his power. */
const MOST_IP = 8
const MOST_TOKENS = 5

const fields = {
  /** Turns completed; four make a round. */
  turn: scalar(whole(0, MOST_TURNS), 0),
  ip: scalar(whole(0, MOST_IP), 0),
  /** Where each Emperor stands; NONE: off the board. */
  emperors: by(emperorAxis, provinceOrNone, NONE),
  /** Tokens in hand. */
  hand: by(emperorAxis, whole(0, MOST_TOKENS), 0),
  /** TE-6.5-a: Unrest tokens taken as glory. */
  glory: by(emperorAxis, whole(0, TOKENS_OF_A_KIND), 0),
  tokens,
  /** How many there are the level says. */
  fleets: by(axis<Sea>('sea', SEAS), whole(0, 9), 0),
  armies,
  /** TE-3.1-f: the Emperor in another's province, who must move on; NONE: nobody. */
  passing: scalar(index<Emperor>('emperor', { none: true }), NONE),
  /** TE-6.1-a: the Emperor whose turn it is has used his power. */
  powerUsed: scalar(bit, 0),
  /** TE-6.4-a TE-6.4-b: a point has been taken from Galerius / given to Maximian this round. */
  taken: scalar(bit, 0),
  given: scalar(bit, 0),
}

const endKind = record({ victory: flag, rule: word('TE-5-a', 'TE-5-b', 'TE-5-c') })
export type End = ValueOf<typeof endKind>

const face = whole(1, 6)
const army = whole<Army>(0, EVERY_ARMY.length - 1)

/** Both dice have been rolled; Galerius may still be asked. */
const combat = {
  attacker: word('emperor', 'army'),
  emperor: index<Emperor>('emperor'),
  army,
  romanDie: face,
  barbarianDie: face,
  /** TE-6.1-c: what Galerius has added so far. */
  bonus: whole(0, MOST_TOKENS),
}
export type Combat = RecordOf<typeof combat>

const frames = {
  fleets: { left: whole(1, 3) },
  turn: {},
  arrival: {},
  'roman-phase': {},
  'attack-result': combat,
  'barbarian-phase': {},
  /** Which armies have moved, a bit for each. */
  advance: { moved: whole(0, (1 << EVERY_ARMY.length) - 1) },
  block: { army },
  'assault-result': combat,
  combat,
}

/** What is going on. */
export type Frame = FrameOf<typeof frames>
export type FrameOfKind<Kind extends Frame['kind']> = Extract<Frame, { readonly kind: Kind }>

const values = { end: data(orNull(endKind), null) }

export const position = declare(fields, values, frames)

/** What a game is played with from its beginning to its end. */
export interface Setting {
  readonly board: Board
  readonly actions: Actions
  readonly options: Options
}

export interface State extends PositionOf<typeof values, Frame>, Setting {}
