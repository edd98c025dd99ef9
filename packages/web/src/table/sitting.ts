/** An open game: its room, what goes to the screen and what is kept. */
import { Fault, type Json, KEEP_EVERY, type Language, type Outline, type Player, type Seat } from '@tabularium/engine'
import type { Room } from '@tabularium/engine/room'
import type { Era } from './earlier.ts'
import { Keeper, type Stored } from './keeper.ts'
import type { Note, Stage } from './protocol.ts'
import { outlineOf, type Shelf } from './shelf.ts'
import { type Post, Telling } from './telling.ts'

export interface Sat {
  readonly id: string
  readonly name: string
  /** Of the people, by seat. */
  readonly names: readonly string[]
  /** A guided game is not kept. */
  readonly passing: boolean
  /** How many hints were taken before. */
  readonly hints?: number
  readonly notes: readonly Note[]
  readonly eras: readonly Era[]
  readonly gist: ((view: Json) => Outline) | undefined
  /** The device did not take it so far. */
  readonly loose?: boolean
  /** What the device has of it already. */
  readonly stored?: Stored | undefined
}

/** What the list of kept games can tell: how things stand, and who is asked. */
function outlineNow({ table }: Room, gist: Sat['gist']): Outline {
  const view = table.shown(null)
  const asked = table.decision?.seat
  return { ...outlineOf(view), ...gist?.(view), ...(asked !== undefined && { asked }) }
}

export class Sitting {
  readonly id: string
  readonly room: Room
  readonly telling: Telling
  readonly #shelf: Shelf
  readonly #keeper: Keeper | undefined
  name: string
  readonly names: readonly string[]
  readonly #eras: readonly Era[]
  #notes: readonly Note[]
  #hints: number
  /** At which length of the log the last one was taken: asked again there, it is the same one. */
  #hintedAt = -1
  #wishes: readonly (readonly string[])[] | undefined

  constructor(room: Room, shelf: Shelf, language: Language, now: () => number, post: Post, sat: Sat) {
    const { id, name, names, passing, notes, eras, gist, stored, loose = false, hints = 0 } = sat
    this.id = id
    this.name = name
    this.names = names
    this.room = room
    this.#shelf = shelf
    this.#notes = notes
    this.#hints = hints
    this.#eras = eras
    this.telling = new Telling(room, language, () => this.#label, post)
    const cover = () => ({
      id,
      name: this.name,
      names,
      hints: this.#hints,
      changed: now(),
      outline: outlineNow(room, gist),
      eras,
    })
    if (!passing) this.#keeper = new Keeper(room, shelf, cover, () => this.telling.tell(), { loose, stored })
    // Bots wait until the page is there to see what they do.
    room.hold(true)
    room.onPonder = () => this.telling.tell()
    room.listen(({ from }) => {
      this.telling.changed(from)
      this.keep(from)
    })
  }

  get #label() {
    const { id, name, names, room } = this
    const kept = this.#keeper?.lasting ?? true
    const [hints, notes] = [this.#hints, this.#notes]
    const thought = room.pondered > 0 ? { pondered: room.pondered, ...this.#considers } : {}
    const removed = this.#shelf.isGone(id)
    return { id, name, names, kept, removed, hints, ...thought, notes, earlier: room.past.length }
  }

  /** What a bot that thinks would do by now: it would tell what it holds, where anything is hidden. */
  get #considers(): { readonly considers?: string } {
    const { table, considered } = this.room
    const { game } = table
    const action = considered?.[0] === undefined ? undefined : game.parse(considered[0])
    if (action === undefined || game.secrets.hoards.length > 0) return {}
    return { considers: game.words(this.telling.language).action(table.standing, action) }
  }

  get eras(): readonly Era[] {
    return this.#eras
  }

  async earlier(): Promise<readonly Stage[] | null> {
    const { stagesOf } = await import('./loading.ts')
    return stagesOf(this.room, this.#eras)
  }

  /** Somebody was told what to do: it counts in the result. */
  hinted(): void {
    if (this.#hintedAt === this.room.length) return
    this.#hintedAt = this.room.length
    this.#hints++
    this.keep()
    this.telling.tell()
  }

  keep(from = this.room.length): void {
    this.#keeper?.changed(from)
  }

  /** Whether the device has taken all that was done, once that is known. */
  async kept(): Promise<boolean> {
    await this.#keeper?.done
    return this.#keeper?.lasting ?? true
  }

  keepAgain(): void {
    this.#shelf.wantAgain(this.id)
    this.#keeper?.anew()
  }

  /** Another window has done something to it: given it a name, or deleted it, which is found out by writing. */
  meddledWith(name: string | null): void {
    if (name !== null && name !== this.name) {
      this.name = name
      this.#note('renamed')
    }
    this.keep()
  }

  async leave(): Promise<void> {
    this.room.hold(true)
    await this.#keeper?.leave()
  }

  /** Of a long game that was just opened what was done last is told first; the rest, when there is time. */
  begin(): void {
    const { length, table } = this.room
    this.telling.whole(length > KEEP_EVERY ? table.kept.at : -1)
  }

  /** The whole log is played again, told, and found to hold or not. */
  lookOver(): void {
    try {
      this.room.table.check()
      if (this.room.length > KEEP_EVERY) this.telling.tellFrom(-1)
    } catch {
      this.#note('log')
    }
  }

  #note(note: Note): void {
    this.#notes = [...this.#notes.filter((each) => each !== note), note]
    this.telling.tell()
  }

  /** Whoever acts must be the one who looks; one who is late hears that first. */
  mine(seat: Seat, length: number): Room {
    if (length === this.room.length && seat !== this.telling.viewer) {
      throw new Fault('turn', 'It is for somebody else to do.')
    }
    return this.room
  }

  /** By seat: each person has wishes of his own. */
  watch(wishes: readonly (readonly string[])[], next: boolean): void {
    this.#wishes = wishes
    const { viewer } = this.telling
    for (const seat of this.room.people)
      this.room.watch(seat, { moments: wishes[seat] ?? [], next: next && seat === viewer })
  }

  sit(players: readonly Player[]): void {
    this.room.sit(players)
    if (this.#wishes !== undefined) this.watch(this.#wishes, false)
  }
}
