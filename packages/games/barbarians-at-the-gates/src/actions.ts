/**
 * What a seat can do. An action names one thing, and the question decides what that means: `to roma` is a step, a retreat,
 * a placement or a target.
 */
import { type Board, type Card, derived, type Leader, type Space, type Tribe } from './board.ts'
import { POWERS, type Power, powerNames } from './terms.ts'

/** BG-7.1-b: what a card is used for; the last two are BG-5.2-r and its showing for a claim. */
export const uses = ['activate', 'reinforce', 'migrate', 'raid', 'march', 'usurp', 'event', 'discard'] as const
export type Use = (typeof uses)[number]

/** Answers that name nothing on the map. */
export const options = [
  'yes',
  'no',
  'pass',
  'done',
  /** A Tribal action: BG-7.2-c BG-7.2-e BG-7.2-al. */
  'tribal-activate',
  'tribal-reinforce',
  'tribal-march',
  'reveal',
  'baptize',
  'stop',
  'cancel',
  /** With an activated leader. */
  'regroup',
  'control',
  'siege',
  'sortie',
  'attack',
  'delay',
  'passage',
  /** What a card offers to choose from. */
  'first',
  'second',
  'third',
] as const
export type Option = (typeof options)[number]

export const MOST_TAKEN = 64

export type Action =
  | { readonly kind: 'use'; readonly use: Use; readonly card: Card }
  | { readonly kind: 'to'; readonly space: Space }
  /** By sea. */
  | { readonly kind: 'sail'; readonly space: Space }
  | { readonly kind: 'fort'; readonly space: Space }
  | { readonly kind: 'leader'; readonly leader: Leader }
  | { readonly kind: 'tribe'; readonly tribe: Tribe }
  | { readonly kind: 'power'; readonly power: Power }
  /** So many CU. */
  | { readonly kind: 'take'; readonly number: number }
  | { readonly kind: 'option'; readonly option: Option }

/** Every action there is on one board, made once and handed out again and again. */
export interface Actions {
  readonly use: Readonly<Record<Use, readonly Action[]>>
  readonly to: readonly Action[]
  readonly sail: readonly Action[]
  readonly fort: readonly Action[]
  readonly leader: readonly Action[]
  readonly tribe: readonly Action[]
  readonly power: readonly Action[]
  readonly take: readonly Action[]
  readonly option: Readonly<Record<Option, Action>>
  readonly byNotation: ReadonlyMap<string, Action>
}

export const actionsOf: (board: Board) => Actions = derived(makeActions)

function makeActions(board: Board): Actions {
  const use = each(uses, (name) => board.everyCard.map((card): Action => ({ kind: 'use', use: name, card })))
  const lists = {
    to: board.everySpace.map((space): Action => ({ kind: 'to', space })),
    sail: board.everySpace.map((space): Action => ({ kind: 'sail', space })),
    fort: board.everySpace.map((space): Action => ({ kind: 'fort', space })),
    leader: board.everyLeader.map((leader): Action => ({ kind: 'leader', leader })),
    tribe: board.everyTribe.map((tribe): Action => ({ kind: 'tribe', tribe })),
    power: POWERS.map((power): Action => ({ kind: 'power', power })),
    take: Array.from({ length: MOST_TAKEN + 1 }, (_, number): Action => ({ kind: 'take', number })),
  }
  const all = [...Object.values(use).flat(), ...Object.values(lists).flat(), ...Object.values(OPTIONS)]
  return { ...lists, use, option: OPTIONS, byNotation: new Map(all.map((action) => [notation(board, action), action])) }
}

/** The same on every board. */
export const OPTIONS: Readonly<Record<Option, Action>> = each(
  options,
  (name): Action => ({
    kind: 'option',
    option: name,
  }),
)

/** One thing made for each name. */
function each<Name extends string, T>(names: readonly Name[], make: (name: Name) => T): Record<Name, T> {
  // All names are given, which types cannot tell.
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T>
}

/** An action as a short line of text: `to roma`, `leader aetius`, `event R09`, `take 5`. */
export function notation(board: Board, action: Action): string {
  switch (action.kind) {
    case 'use':
      return `${action.use} ${board.cards[action.card].id}`
    case 'to':
      return `to ${board.spaceIds[action.space]}`
    case 'sail':
      return `sail ${board.spaceIds[action.space]}`
    case 'fort':
      return `fort ${board.spaceIds[action.space]}`
    case 'leader':
      return `leader ${board.leaders[action.leader].id}`
    case 'tribe':
      return `tribe ${board.tribes[action.tribe].id}`
    case 'power':
      return `power ${powerNames[action.power]}`
    case 'take':
      return `take ${action.number}`
    case 'option':
      return action.option
  }
}
