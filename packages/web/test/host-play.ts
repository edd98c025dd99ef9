/** Tables of the page on devices of memory, for the tests of the host. */
import { type AnyGame, type Bot, type Player, type Seat, secretFrom } from '@tabularium/engine'
import { isBot, type Line } from '@tabularium/engine/room'
import { tetrarchia } from '@tabularium/tetrarchia'
import { type Draw, position } from '@tabularium/tetrarchia/testing'
import { TableHost } from '../src/table/host.ts'
import { Mirror } from '../src/table/mirror.ts'
import type { Setup, Snapshot, Update } from '../src/table/protocol.ts'
import { Gone, type Held, type Storage, type Writing } from '../src/table/shelf.ts'
import type { Surroundings } from '../src/table/surroundings.ts'

interface Kept {
  record: Writing['record'] | object
  entries: object[]
  position: object | undefined
}

/** A device that keeps games in memory; a full one takes nothing, a forbidden one does not even read. */
export class Device implements Storage {
  readonly games = new Map<string, Kept>()
  full = false
  forbidden = false
  /** How many bytes each writing took, as JSON. */
  readonly bytes: number[] = []
  #held: Promise<void> = Promise.resolve()

  async records() {
    this.#check(this.forbidden)
    return [...this.games].map(([id, { record }]) => ({ id, record }))
  }
  async get(id: string): Promise<Held | undefined> {
    this.#check(this.forbidden)
    const kept = this.games.get(id)
    return kept && { ...kept, position: kept.position }
  }
  async write(writing: Writing) {
    await this.#held
    this.#check(this.full || this.forbidden)
    const { again, ...content } = structuredClone(writing)
    const { record, from, entries, position } = content
    const { id } = record
    const before = this.games.get(id)
    if (again && before === undefined) throw new Gone()
    this.bytes.push(JSON.stringify(content).length)
    const numbered = entries.map((entry, i) => ({ id, number: from + i, ...entry }))
    this.games.set(id, {
      record,
      entries: [...(before?.entries.slice(0, from) ?? []), ...numbered],
      position: position === undefined ? before?.position : { id, ...position },
    })
  }
  async rename(id: string, name: string) {
    this.#check(this.full || this.forbidden)
    const kept = this.games.get(id)
    if (kept !== undefined) kept.record = { ...kept.record, name }
  }
  async delete(id: string) {
    this.#check(this.forbidden)
    this.games.delete(id)
  }
  /** How many ids were given. */
  numbered = 0
  /** Games that a page has open. */
  readonly claimed = new Set<string>()
  claim(id: string): (() => void) | null {
    if (this.claimed.has(id)) return null
    this.claimed.add(id)
    return () => this.claimed.delete(id)
  }
  /** Takes nothing until the function that this gives is called. */
  hold(): () => void {
    let release = () => {}
    this.#held = new Promise((resolve) => {
      release = resolve
    })
    return release
  }
  #check(refuses: boolean): void {
    if (refuses) throw new Error('QuotaExceededError')
  }
}

export const game: AnyGame = tetrarchia

/** The game with a later version of its rules, by which that action is not allowed. */
export function corrected(game: AnyGame, refused: string): AnyGame {
  return {
    ...game,
    version: game.version + 1,
    decision(state) {
      const decision = game.decision(state)
      if (decision === null) return null
      const actions = decision.actions.filter((action) => game.notation(action) !== refused)
      return { ...decision, actions: actions.length === 0 ? decision.actions : actions }
    },
    verdict: (state, action) =>
      game.notation(action) === refused ? { ok: false, rule: 'TE-3.1-a' } : game.verdict(state, action),
  }
}

/** A bot that always ends its turn, or does the first thing it may. */
export const idle: Bot = {
  name: 'idle',
  plan: (_, { actions }) => [actions.find((a) => game.notation(a) === 'end') ?? actions[0]],
}

/** What a host has around it, but for the game. The seed gives its dice. */
export function around(device = new Device(), seed = 'host'): Omit<Surroundings, 'game' | 'post'> {
  let time = 1_000
  let secrets = 0
  return {
    bots: async () => ['idle', 'random', 'legate', 'tiro', 'steward'],
    bot: async () => idle,
    storage: device,
    now: () => time++,
    newId: () => `game-${++device.numbered}`,
    newSecret: () => secretFrom(`${seed} ${++secrets}`),
    claim: async (id) => device.claim(id),
    later: () => {},
    tell: () => {},
  }
}

/** What a call has changed: what is to be seen now, and what was told since. */
export interface Shown {
  readonly snapshot: Snapshot
  readonly lines: readonly Line[]
}

/** A page without a window: it follows what the host sends, and does what a reader would. */
export class Screen {
  readonly host: TableHost
  readonly mirror = new Mirror()
  /** All that was sent. */
  readonly updates: Update[] = []

  constructor(surroundings: Omit<Surroundings, 'post'>) {
    this.host = new TableHost({ ...surroundings, post: (update) => this.#take(update) })
  }

  #take(update: Update): void {
    const sent: Update = JSON.parse(JSON.stringify(update))
    this.updates.push(sent)
    if (!this.mirror.take(sent)) throw new Error('an update was missed')
  }

  get snapshot(): Snapshot {
    if (this.mirror.snapshot === null) throw new Error('nothing was sent')
    return this.mirror.snapshot
  }

  get choices(): readonly string[] {
    return this.snapshot.question?.choices?.map(({ action }) => action) ?? []
  }

  async create(setup: Setup): Promise<Shown> {
    return this.open(await this.host.create(setup))
  }
  open(id: string): Promise<Shown> {
    return this.after(() => this.host.open(id))
  }
  async import(text: string, name = ''): Promise<Shown> {
    return this.open(await this.host.import(text, name))
  }
  async branch(number: number): Promise<Shown> {
    return this.open(await this.host.branch(number))
  }
  act(action: string): Promise<Shown> {
    return this.after(() => this.host.act(this.#me, this.snapshot.length, action))
  }
  undo(): Promise<Shown> {
    return this.after(() => this.host.undo(this.#me, this.snapshot.length))
  }
  redo(): Promise<Shown> {
    return this.after(() => this.host.redo(this.#me, this.snapshot.length))
  }
  whole(): Promise<Shown> {
    return this.after(() => this.host.whole())
  }
  watch(moments: readonly string[], next = false): Promise<Shown> {
    return this.after(() => this.host.watch([moments, moments, moments, moments], next))
  }
  players(players: readonly Player[]): Promise<Shown> {
    return this.after(() => this.host.players(players))
  }
  /** Who is asked says that he is there. */
  look(): Promise<Shown> {
    return this.after(() => this.host.look(this.snapshot.question?.seat ?? 0))
  }
  /** Lets the bots go until a person is asked, one has failed, or the game is over. */
  async bots(): Promise<Shown> {
    return this.after(async () => {
      this.host.hold(false)
      while (this.botIsAsked && this.snapshot.trouble === null) await new Promise((resolve) => setTimeout(resolve))
      this.host.hold(true)
    })
  }

  get botIsAsked(): boolean {
    const { question, seats } = this.snapshot
    return question !== null && isBot(seats[question.seat]?.player ?? 'person')
  }

  async after(call: () => unknown): Promise<Shown> {
    const before = this.updates.length
    await call()
    return { snapshot: this.snapshot, lines: this.updates.slice(before).flatMap(({ lines }) => lines) }
  }

  get #me(): Seat {
    return this.snapshot.viewer ?? -1
  }
}

export function table(device = new Device()) {
  const asked: string[] = []
  const screen = new Screen({
    ...around(device),
    game: (id) => (id === game.id ? Promise.resolve(game) : undefined),
    bot: async (_, name) => {
      asked.push(name)
      return idle
    },
  })
  return { screen, host: screen.host, device, asked }
}

export const quick: Setup = { game: 'tetrarchia', options: { players: 1, level: '5300' }, players: ['person'] }

/** A game that begins in a drawn position, with these dice. */
export function drawn(draw: Draw, script: readonly string[] = [], players: Setup['players'] = ['person']): Setup {
  const play = position(draw)
  return { game: 'tetrarchia', options: play.table.options, players, position: play.table.position ?? null, script }
}

export const romans: Draw = { emperors: { diocletian: 'roma', galerius: 'apulia' } }
export const words = ({ lines }: Shown) => lines.map((line) => line.words)

export async function refusal(host: TableHost, what: () => unknown) {
  try {
    await what()
  } catch (error) {
    return host.refusal(error)
  }
  throw new Error('it was not refused')
}
