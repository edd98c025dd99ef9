/**
 * What goes to a screen: who sits before it, what he was sent, and in which order. All of it is made by `seenBy`, for the
 * one who looks; a patch is only ever between two things that the same viewer may know.
 */
import { Fault, type Json, type Language, type Seat } from '@tabularium/engine'
import { diff, type Outlet, type Room, type Seen, seenBy, type Viewer } from '@tabularium/engine/room'
import type { Snapshot, Update } from './protocol.ts'

/** What a snapshot holds besides what is to be seen at the table. */
export type Label = Pick<
  Snapshot,
  'id' | 'name' | 'names' | 'kept' | 'removed' | 'hints' | 'pondered' | 'considers' | 'notes' | 'earlier'
>

export type Post = (update: Update) => void

const asJson = (snapshot: Snapshot): Json => JSON.parse(JSON.stringify(snapshot))

export class Telling {
  readonly #room: Room
  readonly #label: () => Label
  readonly #post: Post
  readonly #hasSecrets: boolean
  #language: Language
  #viewer: Viewer
  /** The last snapshot that the viewer was sent; null: none. */
  #sent: Json = null
  #number = 0
  /** How many actions each viewer has heard of; where nothing is secret all hear the same. */
  readonly #heard = new Map<Viewer, number>()

  constructor(room: Room, language: Language, label: () => Label, post: Post) {
    this.#room = room
    this.#language = language
    this.#label = label
    this.#post = post
    this.#hasSecrets = room.table.game.secrets.hoards.length > 0
    const [first, second] = room.people
    this.#viewer = first === undefined || (this.#hasSecrets && second !== undefined) ? null : first
    this.#attend()
  }

  get language(): Language {
    return this.#language
  }

  get viewer(): Viewer {
    return this.#viewer
  }

  get outlet(): Outlet {
    return seenBy(this.#room, this.#viewer, this.#language)
  }

  /** Who is asked says that he is there. */
  look(seat: Seat): void {
    if (this.#asked !== seat) throw new Fault('turn', 'Only who is asked may look.')
    this.#see(seat)
    this.tell()
  }

  /** Everything is said again in that language. */
  speak(language: Language): void {
    this.#language = language
    this.#heard.clear()
    this.#sent = null
    this.tell()
  }

  /** Everything is sent once more; what was done before that action, later. */
  whole(from = -1): void {
    this.#sent = null
    this.tellFrom(from)
  }

  /** What was done from that action on is told again; from -1 on: all. */
  tellFrom(from: number): void {
    this.#heard.set(this.#ear, from)
    this.tell()
  }

  /** The log has stayed as it was up to that action. */
  changed(from: number): void {
    for (const [viewer, heard] of this.#heard) this.#heard.set(viewer, Math.min(heard, from))
    this.#attend()
    this.tell()
  }

  /** Sends what has changed for the viewer, if anything has. */
  tell(): void {
    const { outlet } = this
    const from = this.#heard.get(this.#ear) ?? -1
    const lines = outlet.lines(from)
    const snapshot = this.#labelled(outlet.now())
    const before = this.#sent
    this.#sent = asJson(snapshot)
    this.#heard.set(this.#ear, this.#room.length)
    const patch = before === null ? undefined : diff(before, this.#sent)
    if (before !== null && patch === undefined && lines.length === 0) return
    this.#number++
    const what = before === null ? { whole: snapshot } : { patch }
    this.#post({ number: this.#number, what, ear: this.#ear, from, lines })
  }

  at(number: number): Snapshot {
    return this.#labelled(this.outlet.at(number))
  }

  /** A seat of somebody who has given his name is called by it. */
  #labelled(seen: Seen): Snapshot {
    const label = this.#label()
    const seats = seen.seats.map((seat, i) => {
      const name = seat.player === 'person' ? (label.names[i] ?? '') : ''
      return name === '' ? seat : { ...seat, words: `${name} (${seat.words})` }
    })
    return { ...seen, seats, ...label }
  }

  /** The person who is asked, if one is. */
  get #asked(): Seat | undefined {
    const seat = this.#room.table.decision?.seat
    return seat !== undefined && this.#room.people.includes(seat) ? seat : undefined
  }

  get #ear(): Viewer {
    return this.#hasSecrets ? this.#viewer : null
  }

  #see(viewer: Viewer): void {
    if (viewer !== this.#viewer) this.#sent = null
    this.#viewer = viewer
  }

  /** Nobody looks any more once another person is asked; where nothing is secret, he does at once. */
  #attend(): void {
    const { people } = this.#room
    const isHere = this.#viewer !== null && people.includes(this.#viewer)
    const asked = this.#asked
    if (!this.#hasSecrets) this.#see(asked ?? (isHere ? this.#viewer : (people[0] ?? null)))
    else if (!isHere || (asked !== undefined && asked !== this.#viewer)) this.#see(null)
  }
}
