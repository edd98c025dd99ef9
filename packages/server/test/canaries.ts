/** What somebody may not know at each moment of a game, and where it stands in what he was sent all the same. */
import { type AnyGame, type Json, languages, type Seat, writeView } from '@tabularium/engine'
import { type Line, type Room, seenBy, type Viewer } from '@tabularium/engine/room'

/** What came to somebody while the log had so many actions. */
export interface Received {
  readonly viewer: Viewer
  readonly length: number
  readonly text: string
}

/** The game as it was in truth. */
export class Truth {
  readonly #room: Room
  readonly #namesOf: (thing: string) => readonly string[]
  readonly #hidden = new Map<string, readonly string[]>()
  readonly #lines = new Map<Viewer, readonly Line[]>()

  /** `namesOf`: a thing in each language, where nothing else is called so. */
  constructor(room: Room, namesOf: (thing: string) => readonly string[]) {
    this.#room = room
    this.#namesOf = namesOf
  }

  /** The hidden things that a text names though its reader has no way of knowing them. */
  leaksIn({ viewer, length, text }: Received): readonly string[] {
    const read = withoutUnseen(text)
    return this.#hiddenFrom(viewer, length).filter((thing) => names(read, thing, this.#namesOf(thing)))
  }

  #hiddenFrom(viewer: Viewer, length: number): readonly string[] {
    const key = `${viewer} ${length}`
    const known = this.#hidden.get(key) ?? this.#look(viewer, length)
    this.#hidden.set(key, known)
    return known
  }

  #look(viewer: Viewer, length: number): readonly string[] {
    const { table } = this.#room
    const state = table.at(length)
    const view = writeView(table.game, table.game.view(state, viewer))
    const told = withoutUnseen(JSON.stringify([view, this.#told(viewer, length)]))
    return lyingHidden(table.game, state, viewer).filter((thing) => !names(told, thing, this.#namesOf(thing)))
  }

  #told(viewer: Viewer, length: number): readonly Line[] {
    const lines =
      this.#lines.get(viewer) ?? languages.flatMap((language) => seenBy(this.#room, viewer, language).lines(-1))
    this.#lines.set(viewer, lines)
    return lines.filter(({ action }) => action < length)
  }
}

/** By their names, in places that the viewer may not look into. */
function lyingHidden({ secrets }: AnyGame, state: unknown, viewer: Seat | null): readonly string[] {
  const { things, hoards } = secrets
  const isHidden = (seats: readonly Seat[]) => viewer === null || !seats.includes(viewer)
  const hidden = hoards.filter((hoard) => isHidden(hoard.knownTo(state))).flatMap((hoard) => hoard.things(state))
  return [...new Set(hidden)].flatMap((thing) => things[thing] ?? [])
}

const names = (text: string, thing: string, words: readonly string[]): boolean =>
  new RegExp(`(?<![\\w-])${thing}(?![\\w-])`).test(text) || words.some((each) => text.includes(each))

/** A thing that is named only to say that it is unknown where it lies, whole or in a patch. */
const isUnknown = (value: unknown): boolean =>
  typeof value === 'object' && /^\[?\{"pile":\[?"unseen"\]?\}\]?$/.test(JSON.stringify(value) ?? '')

/** Everybody may know what lies in all hidden places together: that list is left out. */
function withoutUnseen(text: string): string {
  let json: Json
  try {
    json = JSON.parse(text)
  } catch {
    return text
  }
  return JSON.stringify(json, (name, value) => (name === 'unseen' || isUnknown(value) ? undefined : value))
}
