/** The one list of legal actions, grouped by who acts and where: the same for all games. Nothing here knows a rule. */
import type { JsonObject } from '@tabularium/engine'
import type { Choice, Reached } from '@tabularium/engine/room'
import type { PieceName, PlaceName } from '../board/board-part.ts'
import type { Confirm } from '../settings.ts'

/** Something that can be done now, by one action or by several in a row. */
export interface Option {
  readonly kind: string
  readonly piece: PieceName | null
  readonly place: PlaceName | null
  /** The actions, in order. */
  readonly steps: readonly string[]
  /** The places on the way, the last one included, with the cost up to each. */
  readonly way: Reached['way']
  readonly cost: number
  readonly odds: number | null
  /** What is foretold of the last action; null: nothing. */
  readonly forecast: JsonObject | null
  /** It cannot be taken back. */
  readonly seals: boolean
  readonly words: string
  readonly number: number | null
}

export interface Grouped {
  /** Who can act, with all that names him. */
  readonly actors: ReadonlyMap<PieceName, readonly Choice[]>
  /** What names a place and nobody. */
  readonly places: ReadonlyMap<PlaceName, readonly Choice[]>
  /** What names neither. */
  readonly free: readonly Choice[]
  /** What ends the question. */
  readonly closing: readonly Choice[]
}

const CLOSING = ['end', 'done', 'pay', 'pass', 'stop', 'historical']

export const isClosing = ({ kind, action, piece, place }: Choice): boolean =>
  piece === undefined && place === undefined && (CLOSING.includes(kind) || CLOSING.includes(action))

function gather<Key, Value>(into: Map<Key, Value[]>, key: Key, value: Value): void {
  const held = into.get(key)
  if (held === undefined) into.set(key, [value])
  else held.push(value)
}

export function grouped(choices: readonly Choice[]): Grouped {
  const actors = new Map<PieceName, Choice[]>()
  const places = new Map<PlaceName, Choice[]>()
  const free: Choice[] = []
  const closing: Choice[] = []
  for (const choice of choices) {
    if (choice.piece !== undefined) gather(actors, choice.piece, choice)
    else if (choice.place !== undefined) gather(places, choice.place, choice)
    else if (isClosing(choice)) closing.push(choice)
    else free.push(choice)
  }
  return { actors, places, free, closing }
}

/** The choices of a kind; where there are none of it, all. */
export function ofKind(choices: readonly Choice[], kind: string | null): readonly Choice[] {
  const alike = choices.filter((choice) => choice.kind === kind)
  return alike.length === 0 ? choices : alike
}

/** Acts of a piece that lead nowhere else: those without a place, or at the place where it stands. */
export function actsHere(choices: readonly Choice[], at: PlaceName | null): readonly Choice[] {
  return choices.filter(({ place }) => place === undefined || place === at)
}

export function optionOf(choice: Choice): Option {
  const { kind, piece = null, place = null, cost, odds = null, words, number = null, action, forecast } = choice
  const way = place === null ? [] : [{ place, cost }]
  return { kind, piece, place, steps: [action], way, cost, odds, forecast, seals: odds !== null, words, number }
}

export function optionReached(piece: PieceName, reached: Reached): Option {
  const { kind, place, steps, way, cost, odds, forecast, seals, words } = reached
  return { kind, piece, place, steps, way, cost, odds, forecast, seals, words, number: null }
}

/** Of options that differ in nothing but how many, the one for so many; null: for all. */
function forNumber(options: readonly Option[], number: number | null): readonly Option[] {
  const byWhat = new Map<string, Option[]>()
  for (const option of options) gather(byWhat, `${option.kind} ${option.number === null}`, option)
  return [...byWhat.values()].flatMap((alike) => {
    if (alike.length === 1 || alike[0]?.number === null) return alike
    const most = alike.reduce((a, b) => ((b.number ?? 0) > (a.number ?? 0) ? b : a))
    return [alike.find((option) => option.number === number) ?? most]
  })
}

/** What one action does at each place, for so many. */
export function byPlace(
  choices: readonly Choice[],
  number: number | null = null,
): ReadonlyMap<PlaceName, readonly Option[]> {
  const places = new Map<PlaceName, Option[]>()
  for (const choice of choices) {
    if (choice.place !== undefined) gather(places, choice.place, optionOf(choice))
  }
  return new Map([...places].map(([place, options]) => [place, forNumber(options, number)]))
}

/** What a piece can get to: at the places next to it by one action, further off by several. */
export function withReach(
  near: ReadonlyMap<PlaceName, readonly Option[]>,
  piece: PieceName,
  reached: readonly Reached[],
): ReadonlyMap<PlaceName, readonly Option[]> {
  const all = new Map(near)
  for (const each of reached) {
    const option = optionReached(piece, each)
    const known = all.get(each.place) ?? []
    const same = known.filter((other) => other.kind === option.kind && other.steps[0] === option.steps[0])
    // The table knows more of the same action: whether it seals, and how many go.
    if (same.length > 0) all.set(each.place, [...known.filter((other) => !same.includes(other)), option])
    else if (!known.some(({ kind }) => kind === option.kind)) all.set(each.place, [...known, option])
  }
  return all
}

/** Of what is reached, the way that a lesson goes; null: it is no lesson. */
export function onlyWay(reached: readonly Reached[], only: readonly string[] | null): readonly Reached[] {
  if (only === null) return reached
  return reached.filter(({ steps }) => steps.at(-1) === only.at(-1)).map((each) => ({ ...each, steps: only }))
}

/** From how few to how many, where options at a place differ by their number; null: they do not. */
export function numbersOf(choices: readonly Choice[]): readonly number[] | null {
  const numbers = [...new Set(choices.flatMap(({ number }) => (number === undefined ? [] : [number])))]
  return numbers.length < 2 ? null : numbers.sort((a, b) => a - b)
}

/** An act that may be asked about first; `isLight`: so small that it is not, though it cannot be taken back. */
export interface Asked {
  readonly seals: boolean
  readonly isLight?: boolean
}

/** Whether it is shown first and done at the second click. */
export function mustAsk({ seals, isLight = false }: Asked, confirm: Confirm): boolean {
  return confirm === 'always' || (confirm === 'dice' && seals && !isLight)
}
