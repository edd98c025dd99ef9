/**
 * What is hidden in a position, declared once: the places where hidden things lie, and who may know what lies there. How many
 * lie there everybody may know. From this follow what a seat sees, and another position that it could be facing.
 */
import { type AnyGame, isObject, type Json, type JsonObject, type Seat, type Written } from './contract.ts'
import type { FastDice } from './dice.ts'

/** A kind of hidden thing, as an index into the game's list of them. */
export type Thing = number

/** What stands in a view for a thing that the viewer does not know. */
export const UNKNOWN: Thing = -1

/** A place where hidden things lie: a hand, a bag, a deck. */
export interface Hoard<State> {
  /** Who may know what lies there. */
  knownTo(s: State): readonly Seat[]
  /** What lies there, in order. */
  things(s: State): readonly Thing[]
  /** From now on just these lie there; as many as before, perhaps all of them `UNKNOWN`. */
  lay(s: State, things: readonly Thing[]): void
  /** Whether that thing can be the one of this number there, as far as everybody can tell; absent: any can. */
  mayHold?(s: State, thing: Thing, number: number): boolean
}

export interface Secrets<State> {
  /** The names of the hidden things, in the order of their indices. */
  readonly things: readonly string[]
  /** Those that not everything can lie in come first. */
  readonly hoards: readonly Hoard<State>[]
  /** Hides all that the viewer may not know, as the hoards do, but sooner. What that is can be asked for afterwards, in the order of the indices. */
  conceal?(s: State, viewer: Seat | null): () => readonly Thing[]
}

/** What somebody may know: a position in which what he may not know is absent. */
export interface View<State> {
  /** null: somebody who only watches. */
  readonly viewer: Seat | null
  readonly position: State
  /** What lies in the places that the viewer does not see, all together, in the order of the indices. */
  readonly unseen: readonly Thing[]
}

/** Views are made all the time, and what nobody sees is seldom asked for. */
class Seen<State> implements View<State> {
  readonly viewer: Seat | null
  readonly position: State
  readonly #unseen: () => readonly Thing[]
  constructor(viewer: Seat | null, position: State, unseen: () => readonly Thing[]) {
    this.viewer = viewer
    this.position = position
    this.#unseen = unseen
  }
  get unseen(): readonly Thing[] {
    return this.#unseen()
  }
}

export interface Hiding<State> {
  view(s: State, viewer: Seat | null): View<State>
  /** A full position that the viewer could be facing. */
  imagine(view: View<State>, dice: FastDice): State
  /** Deals anew what the viewer of a full position may not know. */
  resample(s: State, viewer: Seat | null, dice: FastDice): void
}

const isHidden = <S>(hoard: Hoard<S>, s: S, viewer: Seat | null): boolean =>
  viewer === null || !hoard.knownTo(s).includes(viewer)

export function hiding<S>({ things: kinds, hoards, conceal }: Secrets<S>, clone: (s: S) => S): Hiding<S> {
  const none: readonly number[] = kinds.map(() => 0)
  function deal(s: S, hidden: readonly Hoard<S>[], sizes: readonly number[], things: Thing[], dice: FastDice): void {
    shuffle(things, dice)
    for (const [i, hoard] of hidden.entries()) {
      const dealt: Thing[] = []
      for (let n = 0; n < sizes[i]; n++) dealt.push(take(s, hoard, things, n))
      hoard.lay(s, dealt)
    }
  }
  function hideOneByOne(s: S, viewer: Seat | null): () => readonly Thing[] {
    const numbers = none.slice()
    for (const hoard of hoards) {
      if (!isHidden(hoard, s, viewer)) continue
      const things = hoard.things(s)
      for (const thing of things) numbers[thing]++
      hoard.lay(s, new Array<Thing>(things.length).fill(UNKNOWN))
    }
    return () => oneByOne(numbers)
  }
  const hideAll = conceal ?? hideOneByOne
  return {
    view(s, viewer) {
      const position = clone(s)
      return new Seen(viewer, position, hideAll(position, viewer))
    },
    imagine({ viewer, position, unseen }, dice) {
      const s = clone(position)
      const hidden = hoards.filter((hoard) => isHidden(hoard, s, viewer))
      const sizes = hidden.map((hoard) => hoard.things(s).length)
      deal(s, hidden, sizes, unseen.slice(), dice)
      return s
    },
    resample(s, viewer, dice) {
      const hidden = hoards.filter((hoard) => isHidden(hoard, s, viewer))
      const lying = hidden.map((hoard) => hoard.things(s))
      const sizes = lying.map(({ length }) => length)
      deal(s, hidden, sizes, lying.flat(), dice)
    },
  }
}

/** So many of each kind, in the order of the kinds. */
export function oneByOne(counts: readonly number[]): Thing[] {
  let size = 0
  for (const count of counts) size += count
  const things = new Array<Thing>(size)
  let at = 0
  for (let kind = 0; kind < counts.length; kind++) for (let n = counts[kind]; n > 0; n--) things[at++] = kind
  return things
}

function shuffle(things: Thing[], dice: FastDice): void {
  for (let n = things.length - 1; n > 0; n--) {
    const i = dice.below(n + 1)
    const thing = things[i]
    things[i] = things[n]
    things[n] = thing
  }
}

/** The first of the shuffled things that may lie there as number `n`. */
function take<S>(s: S, hoard: Hoard<S>, things: Thing[], n: number): Thing {
  for (let i = things.length - 1; i >= 0; i--) {
    const thing = things[i]
    if (hoard.mayHold?.(s, thing, n) === false) continue
    things[i] = things[things.length - 1]
    things.pop()
    return thing
  }
  throw new Error('More is hidden than there is.')
}

/** A view by names, as it is sent. `before`: an earlier one of the same viewer. */
export function writeView(
  game: AnyGame,
  { viewer, position, unseen }: View<unknown>,
  before?: Written<unknown>,
): JsonObject {
  const written = game.write(position, before)
  const { things, hoards } = game.secrets
  if (hoards.length === 0) return { ...written, viewer }
  const named: Record<string, number> = {}
  for (const thing of unseen) named[things[thing]] = (named[things[thing]] ?? 0) + 1
  return { ...written, viewer, unseen: named }
}

/** What `seat` sees, back from how it was sent. Throws a `Fault` if it does not read. */
export function readView(game: AnyGame, written: Json, options: Json, seat: Seat): View<unknown> {
  const { viewer: _, unseen = {}, ...position } = isObject(written) ? written : {}
  const wanted = game.options(options)
  const { things } = game.secrets
  const numbers = isObject(unseen) ? unseen : {}
  return {
    viewer: seat,
    position: game.readSeen?.(position, wanted) ?? game.read(position, wanted),
    unseen: oneByOne(things.map((thing) => Number(numbers[thing] ?? 0))),
  }
}

/** Whether nothing is absent: it is a position, and not what somebody sees of one. */
export const isWhole = (game: AnyGame, state: unknown): boolean =>
  game.secrets.hoards.every((hoard) => !hoard.things(state).includes(UNKNOWN))

/** Of a game in which nothing is hidden. */
export const nothingHidden: Secrets<never> = { things: [], hoards: [] }
