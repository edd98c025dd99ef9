/** What Ultimus Romanorum says, in one language. Names of zones, leaders, units and peoples are the edition's. */
import type { Purpose } from '@tabularium/engine'
import type { Option } from '../actions.ts'
import type { Diocese, Fleet, People, Piece, Place } from '../board.ts'
import type { CampName, UltimusEvent } from '../events.ts'
import type { FrameOf, Kind } from '../frames.ts'
import type { seatNames } from '../options.ts'
import type { Stratagem, StratagemId } from '../stratagem-kinds.ts'
import type { Lexicon, Names, Scene } from './names.ts'

/** Frames that go on by themselves. Any other frame is a question, and has words. */
export const procedureKinds = [
  'year',
  'pax-romana',
  'administration',
  'sequences',
  'smc',
  'balance',
  'march',
  'escapes',
  'combats',
  'battle',
  'aftermath',
  'entries',
  'patrices',
  'deaths',
  'reinforcements',
  'kingship',
  'succession',
  'heir-abroad',
  'regency',
  'discard',
  'usurpation-attempt',
  'assassination-attempt',
  'council-meeting',
  'peril',
  'adjustments',
] as const satisfies readonly Kind[]

export type QuestionKind = Exclude<Kind, (typeof procedureKinds)[number]>

/** What is asked; who is asked is said before it. */
export type Asks = { readonly [K in QuestionKind]: (scene: Scene, frame: FrameOf<K>) => string }

/** What an answer to one question means, by what it names. */
export interface Answers<F> {
  to?(scene: Scene, place: Place, frame: F): string
  piece?(scene: Scene, piece: Piece, frame: F): string
  people?(scene: Scene, people: People, frame: F): string
  diocese?(scene: Scene, diocese: Diocese, frame: F): string
  fleet?(scene: Scene, fleet: Fleet, frame: F): string
  play?(scene: Scene, stratagem: Stratagem, frame: F): string
  readonly option?: { readonly [O in Option]?: (scene: Scene, frame: F) => string }
  done?(scene: Scene, frame: F): string
}

export type ActionWords = { readonly [K in QuestionKind]: Answers<FrameOf<K>> }

export type EventType = UltimusEvent['type']
export type EventOf<T extends EventType> = Extract<UltimusEvent, { readonly type: T }>
export type EventWords = { readonly [T in EventType]: (event: EventOf<T>, names: Names) => string }

/** What a roll has to come to. */
export type Need = 'below' | 'atMost' | 'atLeast' | 'above'

export interface RollWords {
  /** What it is for. */
  label(purpose: Purpose, names: Names): string
  /** What follows, if it is as needed, and if it is not. */
  readonly met?: string
  readonly missed?: string
  /** What follows from the face, where nothing is needed. */
  read?(face: number): string
}

export const rollPurposes = [
  'initiative',
  'event',
  'illness',
  'anger',
  'death',
  'approval',
  'usurpation',
  'spokesman',
  'loyalty',
  'spread',
  'rally',
  'rex',
  'rebellion',
  'assassination',
  'plague',
  'council',
  'escape',
  'evasion',
  'battle',
  'federation',
  'siege',
  'walls',
] as const
export type RollPurpose = (typeof rollPurposes)[number]

export type Level = 'draw' | 'simple' | 'decisive' | 'definitive'

/** How a game ended. */
export interface Ending {
  /** null: a draw. */
  readonly seat: SeatName | null
  readonly camp: CampName
  readonly rule: string
  readonly level: Level
  readonly roman: number
  readonly barbarian: number
  readonly year: number
}

export type SeatName = (typeof seatNames)[number]

export interface Catalogue {
  readonly title: string
  readonly seat: Record<SeatName, string>
  readonly lexicon: Lexicon
  readonly stratagem: Record<StratagemId, string>
  /** Before a question: who is asked. */
  readonly asked: Record<CampName, string>
  readonly ask: Asks
  readonly action: ActionWords
  /** An answer that its question has no words for: what it names. */
  readonly option: Record<Option, string>
  readonly done: string
  readonly event: EventWords
  readonly roll: Record<RollPurpose, RollWords>
  need(need: Need, number: number): string
  /** Of a purpose that has no words. */
  anyRoll(die: string, face: number): string
  rolled(label: string, need: string, sum: string, result: string): string
  outcome(ending: Ending): string
}
