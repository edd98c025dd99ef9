/** What a position holds, with the words the rules use for it. */
import type { RuleId } from '@tabularium/engine'
import type { Actions } from './actions.ts'
import {
  type ANY,
  type Board,
  type Emperor,
  EVERY_EMPEROR,
  NONE,
  type Province,
  type Region,
  type Sea,
} from './board.ts'
import type { Options } from './options.ts'

/** What lies on a province: at most one token (TE-3.1-e). */
export const [NO_TOKEN, UNREST, REVOLT, EMPEROR_TOKEN] = [0, 1, 2, 3]
/** 0 to 2 as above; an Emperor's own token is EMPEROR_TOKEN + that Emperor. */
export type Token = number

export const ARMIES = 3
export const TOKENS_OF_A_KIND = 21
/** An index into the three armies. */
export type Army = number

/** What is going on, innermost last. Frames are never changed, only replaced, so copies may share them. */
export type Frame =
  | { readonly kind: 'fleets'; readonly left: number }
  | { readonly kind: 'turn' }
  | { readonly kind: 'arrival' }
  | { readonly kind: 'roman-phase' }
  | { readonly kind: 'barbarian-phase'; readonly step: 'status' | 'emperors' | 'threat' | 'advance' }
  | { readonly kind: 'advance'; readonly moved: number }
  | { readonly kind: 'block'; readonly army: Army }
  | ({ readonly kind: 'combat' } & Combat)
  | ({ readonly kind: 'attack-result' } & Combat)
  | ({ readonly kind: 'assault-result' } & Combat)

export type FrameOfKind<Kind extends Frame['kind']> = Extract<Frame, { readonly kind: Kind }>

/** Both dice have been rolled; Galerius may still be asked. */
export interface Combat {
  readonly attacker: 'emperor' | 'army'
  readonly emperor: Emperor
  readonly army: Army
  readonly romanDie: number
  readonly barbarianDie: number
  /** TE-6.1-c: what Galerius has added so far. */
  readonly bonus: number
}

export interface End {
  readonly victory: boolean
  readonly rule: RuleId
}

export interface State {
  readonly board: Board
  readonly actions: Actions
  readonly options: Options
  tokens: Token[]
  /** Where each Emperor stands; NONE: off the board. */
  emperors: Province[]
  /** Tokens in hand, by Emperor. */
  hand: number[]
  /** TE-6.5-a: Unrest tokens taken as glory, by Emperor. */
  glory: number[]
  /** How many fleets, by sea zone. */
  fleets: number[]
  /** The region whose path each army follows; NONE: in the reserve. */
  armyRegion: Region[]
  /** How far along that path it stands. */
  armyStep: number[]
  /** Turns completed; four make a round. */
  turn: number
  ip: number
  /** TE-3.1-f: the Emperor in another's province, who must move on; NONE: nobody. */
  passing: Emperor | typeof NONE
  /** TE-6.1-a: the Emperor whose turn it is has used his power. */
  powerUsed: boolean
  /** TE-6.4-a TE-6.4-b: a point has been taken from Galerius / given to Maximian this round. */
  taken: boolean
  given: boolean
  stack: Frame[]
  end: End | null
}

export function clone(s: State): State {
  return {
    board: s.board,
    actions: s.actions,
    options: s.options,
    tokens: s.tokens.slice(),
    emperors: s.emperors.slice(),
    hand: s.hand.slice(),
    glory: s.glory.slice(),
    fleets: s.fleets.slice(),
    armyRegion: s.armyRegion.slice(),
    armyStep: s.armyStep.slice(),
    turn: s.turn,
    ip: s.ip,
    passing: s.passing,
    powerUsed: s.powerUsed,
    taken: s.taken,
    given: s.given,
    stack: s.stack.slice(),
    end: s.end,
  }
}

export function frame(s: State): Frame {
  return s.stack[s.stack.length - 1]
}

/** TE-1-d: whose turn it is. */
export function active(s: State): Emperor {
  return EVERY_EMPEROR[s.turn % 4]
}

export function isOnBoard(s: State, emperor: Emperor): boolean {
  return s.emperors[emperor] !== NONE
}

/** The Emperor in a province, other than the one who asks. */
export function otherEmperorAt(s: State, province: Province, asking: Emperor | typeof NONE): Emperor | typeof NONE {
  for (const e of EVERY_EMPEROR) if (s.emperors[e] === province && e !== asking) return e
  return NONE
}

export function armyProvince(s: State, army: Army): Province {
  const region = s.armyRegion[army]
  return region === NONE ? NONE : s.board.paths[region][s.armyStep[army]]
}

export function armyAt(s: State, province: Province): Army | typeof NONE {
  for (let army = 0; army < ARMIES; army++) if (armyProvince(s, army) === province) return army
  return NONE
}

export function armyInReserve(s: State): Army | typeof NONE {
  return s.armyRegion.indexOf(NONE)
}

export function isEmperorToken(token: Token): boolean {
  return token >= EMPEROR_TOKEN
}

export function tokenOf(emperor: Emperor): Token {
  return EMPEROR_TOKEN + emperor
}

export function ownerOf(token: Token): Emperor {
  return EVERY_EMPEROR[token - EMPEROR_TOKEN]
}

/** TE-3.5-g TE-3.3-e: whose token protects and supports here: a placed one, or the printed one if nothing covers it. */
export function standard(s: State, province: Province): Emperor | typeof ANY | typeof NONE {
  const token = s.tokens[province]
  if (token === NO_TOKEN) return s.board.printed[province]
  return isEmperorToken(token) ? ownerOf(token) : NONE
}

function countTokens(s: State, kind: Token): number {
  let n = 0
  for (const token of s.tokens) if (token === kind) n++
  return n
}

export function revoltsInReserve(s: State): number {
  return TOKENS_OF_A_KIND - countTokens(s, REVOLT)
}

export function unrestInReserve(s: State): number {
  return TOKENS_OF_A_KIND - countTokens(s, UNREST) - s.glory[0] - s.glory[1] - s.glory[2] - s.glory[3]
}

export function isSecured(s: State, border: Province): boolean {
  return isEmperorToken(s.tokens[border])
}

export function regionHasRevolt(s: State, region: Region): boolean {
  for (const p of s.board.provincesOf[region]) if (s.tokens[p] === REVOLT) return true
  return false
}

export function hasFleet(s: State, sea: Sea): boolean {
  return s.fleets[sea] > 0
}
