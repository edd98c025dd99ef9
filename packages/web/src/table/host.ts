/** Runs a table for the page: applies what is asked, lets bots think, and keeps the game after every action. */
import {
  type AnyGame,
  type Bot,
  type DiceSource,
  FastDice,
  Fault,
  isObject,
  type Json,
  type Language,
  LocalTable,
  load,
  type Seat,
  type Secret,
  save,
  secretFrom,
  writeView,
} from '@tabularium/engine'
import type { Calls, Kept, Player, Refusal, Setup, Snapshot, Update, Why } from './protocol.ts'
import { Shelf, type Storage, StorageError } from './shelf.ts'
import { linesOf, type Open, snapshotOf, undoFault, viewerOf } from './telling.ts'

export interface Surroundings {
  /** A game by its id, fetched when it is first asked for; undefined: there is none of that name. */
  game(id: string): Promise<AnyGame> | undefined
  bot(game: AnyGame, name: string): Promise<Bot>
  readonly storage: Storage
  now(): number
  newId(): string
  /** For the dice of a new game, or of a branch. */
  newSecret(): Secret
  /** Holds a game for this page alone, until what it answers is called; null: another page holds it. */
  claim(id: string): Promise<(() => void) | null>
}

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
  #open: Open | undefined
  #held: { readonly id: string; release(): void } | undefined
  /** The game that was asked for last: refusals speak of its rules. */
  #latest: AnyGame | undefined
  /** The windows at which people want to be asked; undefined: at all. */
  #watched: readonly string[] | undefined
  #watchNext = false

  constructor(around: Surroundings) {
    this.#around = around
    this.#shelf = new Shelf(around.storage)
  }

  speak(language: Language): null {
    this.#language = language
    return null
  }

  /** Answers when the device has taken, or refused, all that was done. */
  async kept(): Promise<boolean> {
    await this.#open?.keeping
    return this.#open?.kept ?? true
  }

  async list(): Promise<readonly Kept[]> {
    await this.kept()
    const stored = await this.#shelf.all()
    return stored.map(({ save: _, ...kept }) => kept).sort((a, b) => b.changed - a.changed)
  }

  async create(setup: Setup): Promise<Update> {
    const game = await this.#game(setup.game)
    const table = new LocalTable(game, {
      options: setup.options,
      ...(setup.position !== undefined && { position: setup.position }),
      dice: setup.script === undefined ? this.#newDice() : { script: setup.script },
    })
    const name = setup.name ?? game.words(this.#language).title
    return this.#begin(table, setup.players, name, setup.passing === true)
  }

  async open(id: string): Promise<Update> {
    await this.kept()
    await this.#hold(id)
    const stored = await this.#shelf.get(id)
    if (stored === undefined) throw new Fault('unknown', 'This game is not kept on this device.')
    const { name, players, lasting } = stored
    const table = await this.#load(stored.save)
    this.#open = {
      id,
      name,
      players,
      table,
      passing: false,
      kept: lasting,
      heard: -1,
      plan: [],
      keeping: null,
      viewer: 0,
    }
    return this.#update()
  }

  async leave(id: string): Promise<null> {
    if (this.#held?.id !== id) return null
    await this.kept()
    this.#held.release()
    this.#held = undefined
    this.#open = undefined
    return null
  }

  async act(action: string): Promise<Update> {
    const open = this.#present()
    open.table.act(this.#actingSeat(open), action)
    open.plan = []
    return this.#changed()
  }

  async undo(): Promise<Update> {
    const open = this.#present()
    const fault = undoFault(open)
    if (fault !== undefined) throw fault
    open.table.undo(open.table.log.at(-1)?.asked ?? 0)
    return this.#changed()
  }

  async redo(): Promise<Update> {
    const { table } = this.#present()
    table.redo(table.decision?.seat ?? 0)
    return this.#changed()
  }

  async think(): Promise<Update> {
    const open = this.#present()
    const { table } = open
    const { decision } = table
    if (decision === null) throw new Fault('over', 'The game is over.')
    const player = open.players[decision.seat]
    if (player === undefined || player === 'person') throw new Fault('turn', 'It is for a person to answer.')
    const legal = decision.actions.map((action) => table.game.notation(action))
    if (!legal.includes(open.plan[0] ?? '')) open.plan = await this.#plan(open, player, decision.seat)
    const [next, ...rest] = open.plan
    const entry = table.act(decision.seat, next ?? legal[0])
    open.plan = entry.sealed ? [] : rest
    return this.#changed()
  }

  watch(moments: readonly string[], next = false): Update | null {
    this.#watched = moments
    this.#watchNext = next
    return this.#open === undefined ? null : this.#changed()
  }

  why(action: string): Why {
    const { table } = this.#present()
    try {
      const parsed = table.legal(action)
      const verdict = table.game.verdict(table.state, parsed)
      return { ok: true, cost: verdict.ok ? verdict.cost : 0 }
    } catch (error) {
      return { ok: false, refusal: this.refusal(error) }
    }
  }

  at(number: number): Snapshot {
    const open = this.#present()
    const { table } = open
    const state = table.at(number)
    const view = writeView(table.game, table.game.view(state, open.viewer))
    return { ...snapshotOf(open, this.#language), view, length: number, question: null, canUndo: false, canRedo: false }
  }

  tell(): Update {
    this.#present().heard = -1
    return this.#update()
  }

  async branch(number: number): Promise<Update> {
    const open = this.#present()
    return this.#begin(open.table.branch(number, this.#newDice()), open.players, open.name)
  }

  async players(players: readonly Player[]): Promise<Update> {
    const open = this.#present()
    open.players = players
    open.plan = []
    return this.#changed()
  }

  save(): string {
    return save(this.#present().table)
  }

  async import(text: string, name = ''): Promise<Update> {
    const table = await this.#load(text)
    const players = table.seats.map((): Player => 'person')
    return this.#begin(table, players, name.trim() || table.game.words(this.#language).title)
  }

  async rename(id: string, name: string): Promise<null> {
    await this.kept()
    const stored = await this.#shelf.get(id)
    if (stored !== undefined) await this.#shelf.put({ ...stored, name })
    if (this.#open?.id === id) this.#open.name = name
    return null
  }

  async remove(id: string): Promise<null> {
    await this.kept()
    await this.#shelf.delete(id)
    if (this.#open?.id === id) this.#open = undefined
    return null
  }

  /** What went wrong, for the page. */
  refusal(error: unknown): Refusal {
    if (!(error instanceof Fault)) {
      const message = error instanceof Error ? error.message : String(error)
      const code = error instanceof StorageError ? 'storage' : error instanceof HeldElsewhere ? 'elsewhere' : 'bug'
      return { code, message, rule: null, clause: null }
    }
    const game = this.#open?.table.game ?? this.#latest
    const clause = error.rule === undefined ? undefined : game?.words(this.#language).clause(error.rule)
    return { code: error.code, message: error.message, rule: error.rule ?? null, clause: clause ?? null }
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

  /** Opens a save with the game it names; whatever is wrong with it is for the engine to say. */
  async #load(text: string): Promise<LocalTable> {
    const id = gameNamedIn(text)
    const game = id === undefined ? undefined : await this.#around.game(id)
    return load(game === undefined ? [] : [game], text).table
  }

  /** One game at a time: the one before is let go. */
  async #hold(id: string): Promise<void> {
    if (this.#held?.id === id) return
    const release = await this.#around.claim(id)
    if (release === null) throw new HeldElsewhere()
    this.#held?.release()
    this.#held = { id, release }
  }

  #present(): Open {
    if (this.#open === undefined) throw new Fault('unknown', 'No game is open.')
    return this.#open
  }

  async #begin(table: LocalTable, players: readonly Player[], wish: string, passing = false): Promise<Update> {
    await this.kept()
    const name = passing ? wish : await this.#freeName(wish)
    const id = this.#around.newId()
    await this.#hold(id)
    this.#open = {
      id,
      name,
      players,
      table,
      passing,
      kept: true,
      heard: -1,
      plan: [],
      keeping: null,
      viewer: 0,
    }
    this.#keep()
    await this.kept()
    return this.#update()
  }

  /** The wish itself or, if a game is called so, with a number after it. */
  async #freeName(wish: string): Promise<string> {
    const taken = new Set(
      await this.list().then(
        (games) => games.map(({ name }) => name),
        () => [],
      ),
    )
    const stem = wish.replace(/ \(\d+\)$/, '')
    for (let n = 1; ; n++) {
      const name = n === 1 ? wish : `${stem} (${n})`
      if (!taken.has(name)) return name
    }
  }

  /** At this screen whoever is asked answers; a person's seat comes before a helper's. */
  #actingSeat({ table, players }: Open): Seat {
    const { decision } = table
    if (decision === null) return 0
    const mayAnswer = [decision.seat, ...decision.helpers]
    return mayAnswer.find((seat) => players[seat] === 'person') ?? decision.seat
  }

  async #plan({ table }: Open, player: Player, seat: Seat): Promise<readonly string[]> {
    const { game, decision } = table
    if (decision === null) return []
    const bot = await this.#around.bot(game, player.slice('bot:'.length))
    const dice = new FastDice(secretFrom(`${table.digest} ${table.length}`))
    return bot.plan(table.view(seat), decision, dice).map((action) => game.notation(action))
  }

  /** Lets the device take what was done, once the page has been answered. */
  #keep(): void {
    const open = this.#present()
    if (open.passing) return
    open.keeping = new Promise((resolve) => {
      setTimeout(async () => {
        open.kept = await this.#put(open)
        resolve()
      })
    })
  }

  #put({ id, name, players, table, viewer }: Open): Promise<boolean> {
    return this.#shelf.put({
      id,
      game: table.game.id,
      name,
      players,
      options: table.options,
      view: table.shown(viewer),
      length: table.length,
      over: table.decision === null,
      changed: this.#around.now(),
      lasting: true,
      save: save(table),
    })
  }

  /** Passes for people who do not want to be asked. */
  #passWindows({ table, players }: Open): void {
    for (;;) {
      const { decision } = table
      const window = decision?.window
      if (decision === null || window === undefined || players[decision.seat] !== 'person') return
      if (this.#watched === undefined || this.#watchNext) break
      // Among bots nobody learns anything from who is not asked because he could only pass.
      const idle = decision.actions.length === 1 && players.filter((player) => player === 'person').length === 1
      if (!idle && this.#watched.includes(window.moment)) break
      table.act(decision.seat, table.game.notation(window.pass))
    }
    this.#watchNext = false
  }

  /** The answer to what changed the game. */
  #changed(): Update {
    this.#passWindows(this.#present())
    this.#keep()
    return this.#update()
  }

  #update(): Update {
    const open = this.#present()
    open.viewer = viewerOf(open)
    const lines = linesOf(open, Math.min(open.heard, open.table.length), this.#language)
    open.heard = open.table.length
    return { snapshot: snapshotOf(open, this.#language), lines }
  }
}

/** The game that a save names, if it is one. */
function gameNamedIn(text: string): string | undefined {
  try {
    const content: Json = JSON.parse(text)
    return isObject(content) && typeof content.game === 'string' ? content.game : undefined
  } catch {
    return undefined
  }
}
