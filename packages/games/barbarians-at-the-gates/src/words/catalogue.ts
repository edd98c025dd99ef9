/** What Barbarians at the Gates says, in one language. Names are those of `names.ts`. */
import type { Purpose } from '@tabularium/engine'
import type { Option, Use } from '../actions.ts'
import type { Card, Leader, Space, Tribe } from '../board.ts'
import type { GatesEvent } from '../events.ts'
import type { FrameOf, Kind } from '../frames.ts'
import type { Power } from '../state.ts'
import type { PlayerName, TurnName } from './name-tables.ts'
import type { Names } from './names.ts'
import type { Scene } from './scene.ts'

/** Frames that go on by themselves. Any other frame is a question, and has words. */
export const procedureKinds = [
  'turn',
  'impulses',
  'attrition-roll',
  'control',
  'reinforcement',
  'arrive',
  'battle-later',
  'event',
  'program',
  'campaign',
  'activation',
  'step',
  'raid',
  'forced-march',
  'battle',
  'losses',
  'losing',
  'withdraw',
  'siege-roll',
  'siege-points',
  'overrun',
  'stacking',
  'restacked',
  'settled',
  'usurped',
  'successful-usurpation',
  'swap',
  'migrating',
] as const satisfies readonly Kind[]

export type QuestionKind = Exclude<Kind, (typeof procedureKinds)[number]>

/** What is asked; who is asked is said before it. */
export type Asks = { readonly [K in QuestionKind]: (scene: Scene, frame: FrameOf<K>) => string }

/** What an answer to one question means, by what it names. */
export interface Answers<F> {
  use?(scene: Scene, card: Card, use: Use, frame: F): string
  to?(scene: Scene, space: Space, frame: F): string
  sail?(scene: Scene, space: Space, frame: F): string
  fort?(scene: Scene, space: Space, frame: F): string
  leader?(scene: Scene, leader: Leader, frame: F): string
  tribe?(scene: Scene, tribe: Tribe, frame: F): string
  power?(scene: Scene, power: Power, frame: F): string
  take?(scene: Scene, number: number, frame: F): string
  readonly option?: { readonly [O in Option]?: (scene: Scene, frame: F) => string }
}

export type ActionWords = { readonly [K in QuestionKind]: Answers<FrameOf<K>> }

export type EventType = GatesEvent['type']
export type EventOf<T extends EventType> = Extract<GatesEvent, { readonly type: T }>
export type EventWords = { readonly [T in EventType]: (event: EventOf<T>, names: Names) => string }

/** What an answer is called in a question to which it is none. */
export interface PlainWords {
  use(use: Use, card: string): string
  /** Of a leader whom a card forbids to activate. */
  held(leader: string): string
  sail(space: string): string
  fort(space: string): string
  readonly option: Readonly<Record<Option, string>>
}

export const rollPurposes = ['attrition', 'avoid', 'intercept', 'raid', 'event', 'battle', 'siege'] as const
export type RollPurpose = (typeof rollPurposes)[number]

export interface RollWords {
  /** What it is for. */
  label(purpose: Purpose, names: Names): string
  /** What follows, where no event tells it. */
  result?(face: number, purpose: Purpose): string
}

/** What is added to a roll, if no card is its reason. */
export const modifierNames = {
  tactics: 'tactics',
  road: 'road',
  hostile: 'hostile',
  card: 'card',
  engineers: 'engineers',
  court: 'court',
  'BG-12.2.1-a': 'leadership',
  'BG-12.2.2-a': 'superiority',
  'BG-12.2.3-a': 'river',
  'BG-12.2.3-b': 'strait',
  'BG-12.2.3-c': 'landing',
  'BG-12.2.3-e': 'fort',
  'BG-12.2.3-g': 'masses',
  'BG-12.2.3-h': 'caught',
  'BG-12.2.3-i': 'interception',
} as const
export type ModifierName = (typeof modifierNames)[keyof typeof modifierNames]

export const endings = {
  'BG-4.2-a': 'no-cu',
  'BG-4.2-b': 'no-province',
  'BG-4.2-d': 'no-vp',
  'BG-4.3-b': 'points',
} as const
export type EndingName = (typeof endings)[keyof typeof endings]
const endingOfRule: ReadonlyMap<string, EndingName> = new Map(Object.entries(endings))
export const endingOf = (rule: string): EndingName => endingOfRule.get(rule) ?? 'points'

/** How a game ended. */
export interface Ending {
  readonly winner: PlayerName
  readonly how: EndingName
  readonly vp: number
  readonly needed: number
  readonly turn: TurnName
}

export interface Catalogue {
  readonly seat: Readonly<Record<PlayerName, string>>
  /** Before a question: who is asked. */
  readonly asked: Readonly<Record<PlayerName, string>>
  readonly ask: Asks
  readonly action: ActionWords
  readonly plain: PlainWords
  readonly event: EventWords
  /** A march of several steps, told as one: from where the first began to where the last ends, by these spaces. */
  march(whole: EventOf<'move'>, by: readonly string[], names: Names): string
  /** Several spaces that go over to one power at once. */
  taken(spaces: readonly string[], to: EventOf<'control'>['to'], names: Names): string
  readonly roll: Readonly<Record<RollPurpose, RollWords>>
  readonly modifier: Readonly<Record<ModifierName, string>>
  /** "6 or more" */
  atLeast(number: number): string
  rolled(label: string, need: string, sum: string, result: string): string
  outcome(ending: Ending, names: Names): string
  /** The last touch, such as spaces that do not break. */
  set(text: string): string
}
