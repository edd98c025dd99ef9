/** What a seat sees of a position, by names, and what can be read from it. */
import { isObject, type Json, type JsonObject } from '@tabularium/engine'
import type { PowerName } from '../events.ts'
import type { Phase, playerNames, turnNames } from '../terms.ts'
import { type Face, leaders, type PrintedLeader } from './printed.ts'

export type { Phase, PowerName }
export type PlayerName = (typeof playerNames)[number]
export type TurnName = (typeof turnNames)[number]
/** Who controls a space; nobody controls a Transit space. */
export type ControllerName = PowerName | 'none'
export type FortName = 'castra' | 'colonia'
export type PileName = 'out' | 'deck' | 'hand' | 'reserve' | 'discard' | 'removed' | 'face-up' | 'unseen'

export const powers: readonly PowerName[] = ['loyalist', 'byzantine', 'usurper', 'barbarian', 'allied']
/** The powers that garrisons are of. */
export const garrisonPowers = ['loyalist', 'byzantine', 'usurper'] as const
export type GarrisonPower = (typeof garrisonPowers)[number]

/** What is not so is left out; without `control` the space is Loyalist. The powers: CU in it, or outside its garrison. */
export type SpaceState = {
  readonly control?: ControllerName
  readonly fort?: FortName
  readonly siege?: PowerName
  readonly insideLoyalist?: number
  readonly insideByzantine?: number
  readonly insideUsurper?: number
  readonly loyalist?: number
  readonly byzantine?: number
  readonly usurper?: number
  readonly barbarian?: number
  readonly allied?: number
}

export type LeaderState = {
  /** A space, `off`, `displaced` or `gone`. */
  readonly at: string
  /** The reverse is up: of a Loyalist the Usurper, of others the successor. */
  readonly flipped?: boolean
  readonly inside?: boolean
  readonly hasWon?: boolean
}

export type TribeState = {
  readonly at: string
  readonly allied?: boolean
}

/** What is going on, innermost last; its members depend on the kind: see `frames.ts`. */
export type FrameState = { readonly kind: string } & JsonObject

export type Ending = { readonly winner: PlayerName; readonly rule: string }

export type View = {
  readonly options: { readonly scenario: string }
  readonly spaces: Readonly<Record<string, SpaceState>>
  /** Those of whom anything is to be told. */
  readonly leaders: Readonly<Record<string, LeaderState>>
  readonly tribes: Readonly<Record<string, TribeState>>
  /** Those that are in the game; `unseen`: in a deck, in the Reserve or in a hand that is not the viewer's. */
  readonly cards: Readonly<Record<string, { readonly pile: PileName }>>
  /** By player, the Roman first. */
  readonly hands: readonly [number, number]
  readonly decks: readonly [number, number]
  readonly reserve: number
  readonly vp: number
  readonly plunder: number
  /** A place in the turn track: 0 is turn A. */
  readonly turn: number
  readonly phase: Phase
  readonly hasUsurped?: boolean
  readonly baptized?: boolean
  readonly usurpator?: string | null
  readonly borrowed?: string | null
  readonly flags?: readonly { readonly flag: string; readonly until: string }[]
  readonly blocks?: readonly {
    readonly what: string
    readonly player: PlayerName | null
    readonly tribe: string | null
    readonly leader: string | null
    readonly space: string | null
    readonly until: string
  }[]
  readonly happened?: readonly string[]
  readonly played?: readonly { readonly card: string; readonly turn: number }[]
  readonly passage?: boolean
  readonly end?: Ending | null
  readonly stack: readonly FrameState[]
  /** The card that was used last, while events are shown. */
  readonly latest?: { readonly player: PlayerName; readonly card: string; readonly use: string }
}

/** Whether it was written by this game. */
export function isView(view: Json): view is JsonObject & View {
  return isObject(view) && 'spaces' in view && 'tribes' in view && 'plunder' in view && 'stack' in view
}

/** What is asked; '': nothing. */
export const asked = ({ stack }: View): string => stack[stack.length - 1]?.kind ?? ''

const NOTHING: SpaceState = {}
export const spaceIn = ({ spaces }: View, space: string): SpaceState => spaces[space] ?? NOTHING

export const controlOf = (view: View, space: string): ControllerName => spaceIn(view, space).control ?? 'loyalist'
export const fortAt = (view: View, space: string): FortName | null => spaceIn(view, space).fort ?? null
/** Who besieges the space; null: nobody. */
export const besiegerOf = (view: View, space: string): PowerName | null => spaceIn(view, space).siege ?? null

/** CU of a power in a space, or outside its garrison. */
export const cuAt = (view: View, space: string, power: PowerName): number => spaceIn(view, space)[power] ?? 0

const INSIDE = { loyalist: 'insideLoyalist', byzantine: 'insideByzantine', usurper: 'insideUsurper' } as const
export const insideName = (power: GarrisonPower) => INSIDE[power]

/** CU of a power inside the garrison of a space. */
export function insideAt(view: View, space: string, power: PowerName): number {
  const its = garrisonPowers.find((each) => each === power)
  return its === undefined ? 0 : (spaceIn(view, space)[INSIDE[its]] ?? 0)
}

/** All CU of a space by power, outside its garrison; powers without any are left out. */
export const cuIn = (view: View, space: string): readonly (readonly [power: PowerName, cu: number])[] =>
  powers.map((power) => [power, cuAt(view, space, power)] as const).filter(([, cu]) => cu > 0)

export const garrisonIn = (view: View, space: string): readonly (readonly [power: PowerName, cu: number])[] =>
  garrisonPowers.map((power) => [power, insideAt(view, space, power)] as const).filter(([, cu]) => cu > 0)

/** BG-2.2.1-b to BG-2.2.1-f */
export const playerOf = (power: PowerName): PlayerName =>
  power === 'usurper' || power === 'barbarian' ? 'barbarian' : 'roman'

export const playerAt = (seat: number): PlayerName => (seat === 1 ? 'barbarian' : 'roman')
export const seatOf = (player: PlayerName): 0 | 1 => (player === 'roman' ? 0 : 1)

/** BG-2.2.1-a BG-15.1-h BG-15.3-c */
export function powerOf(view: View, leader: string): PowerName {
  const printed = leaders.get(leader)
  if (printed === undefined) return 'loyalist'
  if (printed.tribe !== null) {
    return view.tribes[printed.tribe]?.allied === true && view.borrowed !== leader ? 'allied' : 'barbarian'
  }
  if (printed.power === 'byzantine') return 'byzantine'
  return view.leaders[leader]?.flipped === true ? 'usurper' : 'loyalist'
}

/** The side of his counter that is up. */
export function faceOf(view: View, leader: string): Face | undefined {
  const printed: PrintedLeader | undefined = leaders.get(leader)
  return view.leaders[leader]?.flipped === true ? (printed?.reverse ?? printed) : printed
}

/** BG-2.4.2.2-a BG-2.4.2.2-b */
export const isEmperor = (view: View, leader: string): boolean =>
  faceOf(view, leader)?.emperor === true || view.usurpator === leader

/** All leaders in a space, those inside too, in the order of the counters. */
export const leadersAt = (view: View, space: string): readonly string[] =>
  Object.keys(view.leaders).filter((leader) => view.leaders[leader]?.at === space)

export const isInside = (view: View, leader: string): boolean => view.leaders[leader]?.inside === true

/** The Tribal Markers in a space. */
export const tribesAt = (view: View, space: string): readonly string[] =>
  Object.keys(view.tribes).filter((tribe) => view.tribes[tribe]?.at === space)

/** Where a leader or a Tribal Marker stands on the map; null: nowhere. */
export function placeOf(view: View, piece: string): string | null {
  const at = view.leaders[piece]?.at ?? view.tribes[piece]?.at ?? 'off'
  return at === 'off' || at === 'displaced' || at === 'gone' ? null : at
}
