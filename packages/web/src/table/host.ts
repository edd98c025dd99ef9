/** Runs a table for the page: applies what is asked, lets bots think, and keeps the game after every action. */
import {
  type AnyGame,
  type Bot,
  FastDice,
  Fault,
  type Json,
  type Language,
  LocalTable,
  load,
  type Seat,
  save,
  secretFrom,
  type Told,
} from '@tabularium/engine'
import type { Calls, Choice, Kept, Line, Player, Question, Refusal, Setup, Snapshot, Update, Why } from './protocol.ts'
import { Shelf, type Storage, StorageError } from './shelf.ts'

export interface Surroundings {
  readonly games: readonly AnyGame[]
  bot(game: AnyGame, name: string): Promise<Bot<Json, unknown>>
  readonly storage: Storage
  now(): number
  newId(): string
}

type Answer<T> = T | Promise<T>

/** The calls of the protocol, answered here and now or a little later. */
export type Host = { [Call in keyof Calls]: (...args: Parameters<Calls[Call]>) => Answer<ReturnType<Calls[Call]>> }

/** An open game. */
interface Open {
  readonly id: string
  name: string
  players: readonly Player[]
  readonly table: LocalTable
  /** A guided game is not kept. */
  readonly passing: boolean
  /** The device has taken all that was done. */
  kept: boolean
  /** How many actions the page has heard of; -1: not even of the set-up. */
  heard: number
  /** What the bot whose turn it is means to do next. */
  plan: readonly string[]
}

export class TableHost implements Host {
  readonly #around: Surroundings
  readonly #shelf: Shelf
  #language: Language = 'en'
  #open: Open | undefined

  constructor(around: Surroundings) {
    this.#around = around
    this.#shelf = new Shelf(around.storage)
  }

  speak(language: Language): null {
    this.#language = language
    return null
  }

  async list(): Promise<readonly Kept[]> {
    const stored = await this.#shelf.all()
    return stored.map(({ save: _, ...kept }) => kept).sort((a, b) => b.changed - a.changed)
  }

  async create(setup: Setup): Promise<Update> {
    const game = this.#game(setup.game)
    const table = new LocalTable(game, {
      options: setup.options,
      ...(setup.position !== undefined && { position: setup.position }),
      ...(setup.script !== undefined && { dice: { script: setup.script } }),
    })
    const name = setup.name ?? game.words(this.#language).title
    return this.#begin(table, setup.players, name, setup.passing === true)
  }

  async open(id: string): Promise<Update> {
    const stored = await this.#shelf.get(id)
    if (stored === undefined) throw new Fault('unknown', 'This game is not kept on this device.')
    const { name, players, lasting } = stored
    const table = load(this.#around.games, stored.save)
    this.#open = { id, name, players, table, passing: false, kept: lasting, heard: -1, plan: [] }
    return this.#update()
  }

  async act(action: string): Promise<Update> {
    const open = this.#present()
    open.table.act(this.#actingSeat(open), action)
    open.plan = []
    return this.#kept()
  }

  async undo(): Promise<Update> {
    const open = this.#present()
    const fault = undoFault(open)
    if (fault !== undefined) throw fault
    open.table.undo(open.table.log.at(-1)?.asked ?? 0)
    return this.#kept()
  }

  async redo(): Promise<Update> {
    const { table } = this.#present()
    table.redo(table.decision?.seat ?? 0)
    return this.#kept()
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
    return this.#kept()
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
    const view = table.game.view(state, 0)
    return { ...this.#snapshot(), view, length: number, question: null, canUndo: false, canRedo: false }
  }

  tell(): Update {
    this.#present().heard = -1
    return this.#update()
  }

  async branch(number: number): Promise<Update> {
    const open = this.#present()
    return this.#begin(open.table.branch(number), open.players, open.name)
  }

  async players(players: readonly Player[]): Promise<Update> {
    const open = this.#present()
    open.players = players
    open.plan = []
    return this.#kept()
  }

  save(): string {
    return save(this.#present().table)
  }

  async import(text: string, name = ''): Promise<Update> {
    const table = load(this.#around.games, text)
    const players = table.seats.map((): Player => 'person')
    return this.#begin(table, players, name.trim() || table.game.words(this.#language).title)
  }

  async rename(id: string, name: string): Promise<null> {
    const stored = await this.#shelf.get(id)
    if (stored !== undefined) await this.#shelf.put({ ...stored, name })
    if (this.#open?.id === id) this.#open.name = name
    return null
  }

  async remove(id: string): Promise<null> {
    await this.#shelf.delete(id)
    if (this.#open?.id === id) this.#open = undefined
    return null
  }

  /** What went wrong, for the page. */
  refusal(error: unknown): Refusal {
    if (!(error instanceof Fault)) {
      const message = error instanceof Error ? error.message : String(error)
      return { code: error instanceof StorageError ? 'storage' : 'bug', message, rule: null, clause: null }
    }
    const game = this.#open?.table.game ?? this.#around.games[0]
    const clause = error.rule === undefined ? undefined : game?.words(this.#language).clause(error.rule)
    return { code: error.code, message: error.message, rule: error.rule ?? null, clause: clause ?? null }
  }

  #game(id: string): AnyGame {
    const game = this.#around.games.find((g) => g.id === id)
    if (game === undefined) throw new Fault('unknown', `There is no game '${id}'.`)
    return game
  }

  #present(): Open {
    if (this.#open === undefined) throw new Fault('unknown', 'No game is open.')
    return this.#open
  }

  async #begin(table: LocalTable, players: readonly Player[], wish: string, passing = false): Promise<Update> {
    const name = passing ? wish : await this.#freeName(wish)
    this.#open = { id: this.#around.newId(), name, players, table, passing, kept: true, heard: -1, plan: [] }
    return this.#kept()
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

  async #kept(): Promise<Update> {
    const open = this.#present()
    const { id, name, players, table } = open
    if (open.passing) return this.#update()
    open.kept = await this.#shelf.put({
      id,
      game: table.game.id,
      name,
      players,
      options: table.options,
      view: table.view(0),
      length: table.length,
      over: table.decision === null,
      changed: this.#around.now(),
      lasting: true,
      save: save(table),
    })
    return this.#update()
  }

  #update(): Update {
    const open = this.#present()
    const lines = this.#lines(Math.min(open.heard, open.table.length))
    open.heard = open.table.length
    return { snapshot: this.#snapshot(), lines }
  }

  /** What was told from action number `from` on; from -1 on: by the set-up too. */
  #lines(from: number): Line[] {
    const { table } = this.#present()
    const words = table.game.words(this.#language)
    const told = table.log.flatMap((entry, i): [number, Told][] => (i < from ? [] : entry.told.map((t) => [i, t])))
    const prologue = from === -1 ? table.prologue.map((t): [number, Told] => [-1, t]) : []
    return [...prologue, ...told].map(([action, { event }]) => ({ event, action, words: words.event(event) }))
  }

  #snapshot(): Snapshot {
    const open = this.#present()
    const { id, name, players, table, kept } = open
    const { game, outcome } = table
    const words = game.words(this.#language)
    const stretch = table.stretches[table.stretches.length - 1]
    const over = table.decision === null
    return {
      id,
      game: game.id,
      name,
      seats: table.seats.map((seat, i) => ({ name: seat, words: words.seat(seat), player: players[i] ?? 'person' })),
      options: table.options,
      view: table.view(0),
      length: table.length,
      question: this.#question(),
      outcome,
      ending: outcome === null ? null : words.outcome(outcome),
      kept,
      canUndo: undoFault(open) === undefined,
      canRedo: table.canRedo,
      commitment: table.commitments[table.commitments.length - 1] ?? null,
      secret: over && stretch !== undefined && 'secret' in stretch ? stretch.secret : null,
    }
  }

  #question(): Question | null {
    const { table } = this.#present()
    const { game, decision } = table
    if (decision === null) return null
    const state = table.state
    const words = game.words(this.#language)
    const choices = decision.actions.map((action): Choice => {
      const verdict = game.verdict(state, action)
      return {
        action: game.notation(action),
        words: words.action(state, action),
        cost: verdict.ok ? verdict.cost : 0,
        forecast: game.forecast?.(state, action) ?? null,
      }
    })
    return { seat: decision.seat, helpers: decision.helpers, ask: decision.ask, words: words.ask(state), choices }
  }
}

/** Whether the people at this screen may take back the last action, and if not, why. */
function undoFault({ table, players }: Open): Fault | undefined {
  const last = table.log.at(-1)
  if (last !== undefined && players[last.seat] !== 'person') {
    return new Fault('undo', `The last action was done by ${table.seats[last.seat]}.`)
  }
  return table.undoFault(last?.asked ?? 0)
}
