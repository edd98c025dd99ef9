/** The table's side of the page: the games on this device, and the one that is open. */
import type { Chances, Hint } from '@tabularium/bots'
import {
  type AnyGame,
  type DiceSource,
  Fault,
  type Language,
  LocalTable,
  type Player,
  type Seat,
} from '@tabularium/engine'
import type { Verified, Witness } from '@tabularium/engine/proof'
import { isBot, type Reached, type Refusal, Room, refusalOf, type Why } from '@tabularium/engine/room'
import type { Counsel } from './counsel.ts'
import {
  branchName,
  exported,
  freeName,
  gameNamedIn,
  loaded,
  type Opened,
  reopened,
  seatedAt,
  unplayed,
} from './opening.ts'
import type { Calls, Kept, News, Note, SeenElsewhere, Setup, Snapshot, Stage } from './protocol.ts'
import { rawText, Shelf, StorageError, type WholeGame } from './shelf.ts'
import { type Sat, Sitting } from './sitting.ts'
import type { Surroundings } from './surroundings.ts'

/** Two pages that play one game would each overwrite what the other did. */
class HeldElsewhere extends Error {
  constructor() {
    super('This game is open in another window.')
    this.name = 'HeldElsewhere'
  }
}

type Answer<T> = T | Promise<T>

/** The calls of the protocol, answered here and now or a little later. */
export type Host = { [Call in keyof Calls]: (...args: Parameters<Calls[Call]>) => Answer<ReturnType<Calls[Call]>> }

export class TableHost implements Host {
  readonly #around: Surroundings
  readonly #shelf: Shelf
  #language: Language = 'en'
  #patience = Number.POSITIVE_INFINITY
  #open: Sitting | undefined
  #held: { readonly id: string; release(): void } | undefined
  /** The game that was asked for last: refusals speak of its rules. */
  #latest: AnyGame | undefined

  constructor(around: Surroundings) {
    this.#around = around
    this.#shelf = new Shelf(around.storage)
  }

  speak(language: Language): null {
    this.#language = language
    this.#open?.telling.speak(language)
    return null
  }

  ping(): null {
    return null
  }

  soon(game: string): null {
    void this.#around.game(game)?.catch(() => {})
    return null
  }

  async kept(): Promise<boolean> {
    return (await this.#open?.kept()) ?? true
  }

  async list(): Promise<readonly Kept[]> {
    await this.kept()
    return this.#shelf.list()
  }

  async create(setup: Setup): Promise<string> {
    const game = await this.#game(setup.game)
    const { id, options, position, script, players, names, passing, saved } = setup
    const name = setup.name ?? game.words(this.#language).title
    if (saved !== undefined) return this.#begin({ ...(await loaded([game], saved)), players }, name, { passing, names })
    const table = new LocalTable(game, {
      options,
      ...(position !== undefined && { position }),
      dice: script === undefined ? this.#newDice() : { script },
    })
    return this.#begin({ table, players, past: [], carried: null, eras: [] }, name, { id, passing, names })
  }

  async open(id: string): Promise<null> {
    await this.kept()
    if (this.#open?.id !== id) return this.#fetch(id)
    this.hold(true)
    return this.whole()
  }

  async leave(id: string): Promise<null> {
    if (this.#held?.id !== id) return null
    await this.#letGo()
    return null
  }

  look(seat: Seat): null {
    this.#present().telling.look(seat)
    return null
  }

  whole(): null {
    this.#present().telling.whole()
    return null
  }

  act(seat: Seat, length: number, action: string): null {
    this.#present().mine(seat, length).act(seat, action, length)
    return null
  }

  march(seat: Seat, length: number, actions: readonly string[]): null {
    this.#present().mine(seat, length).actTogether(seat, actions, length)
    return null
  }

  undo(seat: Seat, length: number): null {
    this.#present().mine(seat, length).undo(seat, length)
    return null
  }

  redo(seat: Seat, length: number): null {
    this.#present().mine(seat, length).redo(seat, length)
    return null
  }

  hurry(): null {
    this.#open?.room.hurry()
    return null
  }

  patience(longest: number | null): null {
    this.#patience = longest ?? Number.POSITIVE_INFINITY
    if (this.#open !== undefined) this.#open.room.patience = this.#patience
    return null
  }

  hold(held: boolean): null {
    this.#open?.room.hold(held)
    return null
  }

  watch(wishes: readonly (readonly string[])[], next: boolean): null {
    this.#present().watch(wishes, next)
    return null
  }

  why(action: string): Why {
    return this.#present().telling.outlet.why(action)
  }

  async hint(): Promise<Hint | null> {
    const sitting = this.#present()
    const { length } = sitting.room
    const hint = await (await this.#counsel()).hint(sitting.room, sitting.telling.viewer, this.#language)
    if (hint === null || sitting.room.length !== length) return null
    sitting.hinted()
    return hint
  }

  async hintAt(seen: SeenElsewhere): Promise<Hint | null> {
    return (await this.#counsel()).hintAt(seen, this.#language)
  }

  async chances(seat: Seat): Promise<Chances | null> {
    const { room } = this.#present()
    return (await this.#counsel()).chances(room, seat, this.#language)
  }

  reach(piece: string, number: number | null): readonly Reached[] {
    return this.#present().telling.outlet.reach(piece, number)
  }

  at(number: number): Snapshot {
    return this.#present().telling.at(number)
  }

  earlier(): Promise<readonly Stage[] | null> {
    return this.#present().earlier()
  }

  async branch(number: number): Promise<string> {
    const { room, name, names, eras } = this.#present()
    const table = room.table.branch(number, this.#newDice())
    const { players, past, carried } = room
    const wish = branchName(name, await this.#momentOf(table), this.#language)
    return this.#begin({ table, players, past, carried, eras }, wish, { names })
  }

  players(players: readonly Player[]): null {
    this.#present().sit(players)
    return null
  }

  save(): string {
    return this.#present().room.save()
  }

  async export(id: string): Promise<string> {
    if (this.#open?.id === id) return this.save()
    return this.#asFile(id, async (whole) => exported(await this.#game(whole.record.game), whole))
  }

  written(id: string): Promise<string> {
    return this.#asFile(id, unplayed)
  }

  async import(text: string, wish: string): Promise<string> {
    const game = await this.#around.game(gameNamedIn(text) ?? '')
    const read = await loaded(game === undefined ? [] : [game], text)
    const { table, players = table.seats.map((): Player => 'person') } = read
    return this.#begin({ ...read, players }, wish.trim() || table.game.words(this.#language).title)
  }

  async verify(text: string, witness: Witness): Promise<Verified> {
    const game = await this.#around.game(gameNamedIn(text) ?? '')
    const { verifyFile } = await import('./proving.ts')
    return verifyFile(text, game === undefined ? [] : [game], witness)
  }

  async rename(id: string, name: string): Promise<null> {
    await this.kept()
    if (this.#open?.id === id) {
      this.#open.name = name
      this.#open.keep()
      this.#open.telling.tell()
    } else await this.#shelf.rename(id, name)
    this.#around.tell({ id, name })
    return null
  }

  async remove(id: string): Promise<null> {
    await this.kept()
    await this.#shelf.delete(id)
    this.#around.tell({ id, name: null })
    if (this.#open?.id === id) {
      this.hold(true)
      this.#open = undefined
    }
    return null
  }

  keepAgain(): null {
    this.#present().keepAgain()
    return null
  }

  /** Another window has told what it did. */
  heed({ id, name }: News): void {
    if (this.#open?.id === id) this.#open.meddledWith(name)
  }

  /** What went wrong, for the page. */
  refusal(error: unknown): Refusal {
    const refusal = this.#open?.telling.outlet.refusal(error) ?? refusalOf(error, this.#latest?.words(this.#language))
    const code =
      error instanceof StorageError ? error.code : error instanceof HeldElsewhere ? 'elsewhere' : refusal.code
    return { ...refusal, code }
  }

  async #asFile(id: string, write: (whole: WholeGame) => Answer<string>): Promise<string> {
    const found = await this.#shelf.get(id)
    if (found === undefined) throw notHere()
    if ('damaged' in found) return rawText(found.damaged)
    return 'first' in found ? found.first.save : write(found.game)
  }

  #newDice(): DiceSource {
    return { secret: this.#around.newSecret() }
  }

  async #game(id: string): Promise<AnyGame> {
    const game = await this.#around.game(id)
    if (game === undefined) throw new Fault('unknown', `There is no game '${id}'.`)
    this.#latest = game
    return game
  }

  /** Fetched when somebody asks. */
  async #counsel(): Promise<Counsel> {
    const { Counsel } = await import('./counsel.ts')
    return new Counsel(this.#around, (id) => this.#game(id))
  }

  #present(): Sitting {
    if (this.#open === undefined) throw new Fault('unknown', 'No game is open.')
    return this.#open
  }

  /** One game at a time: the one before is let go. */
  async #hold(id: string): Promise<void> {
    if (this.#held?.id === id) return
    const release = await this.#around.claim(id)
    if (release === null) throw new HeldElsewhere()
    await this.#letGo()
    this.#held = { id, release }
  }

  async #letGo(): Promise<void> {
    await this.#open?.leave()
    this.#around.helpers?.end()
    this.#open = undefined
    this.#held?.release()
    this.#held = undefined
  }

  async #begin(opened: Opened, wish: string, begun: Begun = {}): Promise<string> {
    const { id = this.#around.newId(), passing = false, names = [] } = begun
    await this.kept()
    const name = passing ? wish : await this.#freeName(wish)
    await this.#hold(id)
    await this.#sit(opened, { id, name, names, passing })
    this.#present().keep(0)
    await this.kept()
    return id
  }

  /** Reads what the device has of a game, and goes on with it. */
  async #fetch(id: string): Promise<null> {
    await this.#hold(id)
    const found = await this.#shelf.get(id)
    if (found === undefined) throw notHere()
    if ('damaged' in found) throw new Fault('edited', 'What this device keeps of the game cannot be read.')
    const record = 'first' in found ? found.first : found.game.record
    const loose = this.#shelf.isLoose(id)
    const { stored: written, ...opened } = await reopened(await this.#game(record.game), found)
    const stored = loose ? undefined : written
    const { name } = record
    const hints = 'hints' in record ? record.hints : undefined
    await this.#sit(opened, { id, name, names: namesIn(record), hints: hints ?? 0, passing: false, loose, stored })
    const sitting = this.#present()
    if (stored === undefined) sitting.keep(0)
    sitting.begin()
    this.#around.later(() => this.#open === sitting && sitting.lookOver())
    return null
  }

  async #sit(
    { table, players, past, carried, eras }: Opened,
    sat: Omit<Sat, 'notes' | 'eras' | 'gist'>,
  ): Promise<void> {
    const { game } = table
    const { now, post } = this.#around
    const names = players.filter(isBot).map((player) => player.slice('bot:'.length))
    const [known, card] = await Promise.all([this.#around.bots(game, names), this.#around.card?.(game.id)])
    const seated = seatedAt(table.seats.length, players, known)
    const notes: readonly Note[] = seated.some((player, i) => player !== (players[i] ?? player)) ? ['bots'] : []
    const room = new Room(table, { players: seated, bot: (name) => this.#around.bot(game, name), past, carried })
    room.crew = this.#around.helpers
    room.patience = this.#patience
    this.#open = new Sitting(room, this.#shelf, this.#language, now, post, { ...sat, notes, eras, gist: card?.gist })
  }

  /** When that is, as the game's card says it. */
  async #momentOf(table: LocalTable): Promise<string> {
    const card = await this.#around.card?.(table.game.id)
    return card?.moment?.(table.shown(null), this.#language) ?? ''
  }

  async #freeName(wish: string): Promise<string> {
    const games = await this.list().catch(() => [])
    return freeName(wish, new Set(games.map(({ name }) => name)))
  }
}

/** What a new game is besides its table. */
type Begun = Pick<Setup, 'id' | 'passing' | 'names'>

/** Games were kept without names at first. */
const namesIn = (record: object): readonly string[] =>
  'names' in record && Array.isArray(record.names) ? record.names.map(String) : []

const notHere = () => new Fault('unknown', 'This game is not kept on this device.')
