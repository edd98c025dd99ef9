/**
 * The forms of what a game tells and takes: events, rolls, actions, positions. The types of its events are derived from
 * these, its documentation is made from them, and tests hold random games to them.
 */
import type { Json } from './contract.ts'
import { type Kind, type Names, type RecordOf, record, type Said } from './fields/kinds.ts'

/** Events of one type: what they tell of, and their members; of some types several forms. */
export interface EventForm<Members> {
  readonly means: string
  readonly forms: readonly Kind<Members>[]
}

export function event<M extends object>(means: string, members: M): EventForm<RecordOf<M>> {
  return { means, forms: [record(members)] }
}

/** Of a type whose events have one of several forms. */
export function eventOf<M extends readonly object[]>(
  means: string,
  ...several: M
): EventForm<{ [I in keyof M]: RecordOf<M[I]> }[number]> {
  return { means, forms: several.map((members) => record(members)) as Kind<never>[] }
}

export type EventForms = { readonly [type: string]: EventForm<unknown> }

/** The events that a table of forms declares. */
export type EventsOf<T> = {
  [K in keyof T & string]: T[K] extends EventForm<infer Members> ? { readonly type: K } & Members : never
}[keyof T & string]

/** A roll: the die, what it is for, when it is rolled, and what stands beside `for` in its purpose. */
export interface RollForm {
  readonly for: string
  readonly dice: readonly string[]
  readonly when: string
  readonly beside: Kind<unknown>
  /** The roll before it is always one for these; empty: any. */
  readonly after: readonly string[]
}

export function roll(
  purpose: string,
  dice: string | readonly string[],
  when: string,
  beside: object = {},
  after: readonly string[] = [],
): RollForm {
  return { for: purpose, dice: typeof dice === 'string' ? [dice] : dice, when, beside: record(beside), after }
}

/** An action's notation, such as `sail SEA SEA`: words in capitals stand for the name of such a thing, NUMBER for a number. */
export interface ActionForm {
  readonly notation: string
  readonly means: string
}

/** What actions of a kind are about: `names` says which of piece, place and number stand beside it. */
export interface KindForm {
  readonly means: string
  readonly names: readonly ('piece' | 'place' | 'number')[]
}

/** Kinds of one form: `piece place` names both. */
export const kind = (names: string, means: string): KindForm => ({
  means,
  names: (['piece', 'place', 'number'] as const).filter((name) => names.split(' ').includes(name)),
})

export interface Forms {
  /** Of the shipped edition. */
  readonly names: Names
  readonly map: Kind<unknown>
  readonly actions: readonly ActionForm[]
  /** What actions are about, by kind. */
  readonly kinds: { readonly [kind: string]: KindForm }
  /** Names under which those act whom no position names, and who they are. */
  readonly stacks?: { readonly [name: string]: string }
  /** Every action there is on the shipped board. */
  readonly notations: readonly string[]
  readonly events: EventForms
  /** In the order in which they come up. */
  readonly rolls: readonly RollForm[]
  /** null: nothing is ever foretold. */
  readonly forecast: Kind<unknown> | null
  /** Of an outcome. */
  readonly details: Kind<unknown>
  readonly position: { readonly [member: string]: Said }
  /** What each member is about. */
  readonly meanings: { readonly [member: string]: string }
  /** What the frames of each kind hold. */
  readonly frames: { readonly [kind: string]: { readonly [member: string]: Said } }
  /** What each kind of frame asks or does. */
  readonly going: { readonly [kind: string]: string }
}

/** Whether a text has that form. */
export function fitsNotation({ notation }: ActionForm, text: string, names: Names): boolean {
  const [wanted, given] = [notation.split(' '), text.split(' ')]
  return wanted.length === given.length && wanted.every((word, i) => fitsWord(word, given[i], names))
}

function fitsWord(word: string, given: string, names: Names): boolean {
  if (word === 'NUMBER') return /^\d+$/.test(given)
  return word === word.toUpperCase() ? names.find(word.toLowerCase(), given) !== undefined : word === given
}

/** What is wrong with an event by its form; undefined: nothing. */
export function misfit(forms: EventForms, { type, ...members }: { readonly [key: string]: Json }, names: Names) {
  const form = typeof type === 'string' ? forms[type] : undefined
  if (form === undefined) return `no event of type '${type}' is declared`
  const faults = form.forms.map((kind) => faultOf(kind, members, names, String(type)))
  return faults.includes(undefined) ? undefined : faults[0]
}

/** What is wrong with a value by its kind; undefined: nothing. */
export function faultOf(kind: Kind<unknown>, json: Json, names: Names, where: string): string | undefined {
  try {
    kind.read(json, names, where)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
