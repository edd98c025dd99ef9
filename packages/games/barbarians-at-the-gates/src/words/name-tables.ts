/** What a language calls things that no board names, and its own names for some that a board does. */
import type { PowerName } from '../events.ts'
import type { controllerNames } from '../kinds.ts'
import type { Block, Flag, TurnEvent, untils } from '../position/fields.ts'
import type { Phase, playerNames, Section, turnNames, viaNames } from '../terms.ts'

export type { PowerName }
export type PlayerName = (typeof playerNames)[number]
export type ControllerName = (typeof controllerNames)[number]
export const spaceKinds = ['capital', 'walled', 'cultivated', 'border', 'transit', 'zone'] as const
export type SpaceKind = (typeof spaceKinds)[number]
export type TurnName = (typeof turnNames)[number]
export type ViaName = (typeof viaNames)[number]
export type Until = (typeof untils)[number]
export type FortName = 'castra' | 'colonia'

/** A power where a sentence needs it. */
export interface PowerWords {
  /** "the Loyalists" */
  readonly people: string
  /** "1 Loyalist CU", "2 Loyalist CU" */
  readonly cu: readonly [one: string, more: string]
  /** "a Loyalist leader" */
  readonly leader: string
  /** "Aetius (Loyalist)": said of a man. */
  readonly man: string
}

export interface TribeWords {
  readonly name: string
  /** "the Frankish Tribal Marker" */
  readonly adjective: string
}

export interface NameTables {
  readonly player: Readonly<Record<PlayerName, string>>
  readonly ofPlayer: Readonly<Record<PlayerName, string>>
  readonly toPlayer: Readonly<Record<PlayerName, string>>
  readonly power: Readonly<Record<PowerName, PowerWords>>
  /** "Roma becomes ..." */
  readonly control: Readonly<Record<ControllerName, string>>
  readonly kind: Readonly<Record<SpaceKind, string>>
  readonly via: Readonly<Record<ViaName, string>>
  readonly fort: Readonly<Record<FortName, string>>
  readonly phase: Readonly<Record<Phase, string>>
  readonly section: Readonly<Record<Section, string>>
  readonly until: Readonly<Record<Until, string>>
  readonly flag: Readonly<Record<Flag, string>>
  /** What is forbidden. */
  readonly block: Readonly<Record<Block, string>>
  /** What happened this turn. */
  readonly turnEvent: Readonly<Record<TurnEvent, string>>
  readonly tribe: Readonly<Record<string, TribeWords>>
  /** By face: who is not called as he is printed. */
  readonly leader: Readonly<Record<string, string>>
  readonly scenario: Readonly<Record<string, { readonly name: string; readonly about: string }>>
  turn(turn: TurnName, years: string): string
  aLeader(adjective: string): string
  theTribe(name: string): string
  ofTheTribe(name: string): string
  transit(neighbours: string): string
  inProvince(name: string): string
}
