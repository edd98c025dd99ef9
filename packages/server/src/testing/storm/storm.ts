/**
 * People play while the server is killed, again and again: from outside, and by itself in the middle of what it writes. At the end
 * everything it ever acknowledged is there, once, and everybody sees the same.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FastDice, secretFrom } from '@tabularium/engine'
import { diff } from '@tabularium/engine/room'
import type { Sitting, TableCard, TableId } from '@tabularium/online'
import { openStore } from '../../store/open.ts'
import { bundled } from '../bundle.ts'
import { optionsForTwo } from '../match.ts'
import { ServerProcess } from '../process.ts'
import { type Place, Visitor } from '../visitor.ts'
import { faultsOf } from './books.ts'
import { insist, Player, pause, sitDown, type Tally } from './player.ts'
import { BadLine, type Weather } from './proxy.ts'

export interface StormSettings {
  readonly seed: string
  readonly kills: number
  /** Each is a table; a game that ends is followed by another. */
  readonly games: readonly { readonly game: string; readonly sitting: readonly Sitting[] }[]
  readonly weather: Weather
  /** Of how many writes one kills the server; from outside it is killed after fewer commits than so many. */
  readonly oneOf: number
  readonly within: number
  onKill?(kills: number, acknowledged: number): void
}

/** Of every game a table for two, and one with a bot. */
export const tablesOfAllGames: StormSettings['games'] = [
  { game: 'tetrarchia', sitting: ['me', 'open'] },
  { game: 'fall-of-the-roman-empire', sitting: ['me', 'open'] },
  { game: 'ultimus-romanorum', sitting: ['me', 'open'] },
  { game: 'barbarians-at-the-gates', sitting: ['me', 'open'] },
  { game: 'fall-of-the-roman-empire', sitting: ['me', 'bot:random'] },
]

export interface StormReport {
  readonly kills: number
  /** By the server itself in the middle of a write. */
  readonly byItself: number
  readonly tables: number
  readonly acknowledged: number
  readonly again: number
  readonly doubled: number
  readonly broken: number
  readonly faults: readonly string[]
}

export async function storm(settings: StormSettings): Promise<StormReport> {
  const folder = mkdtempSync(join(tmpdir(), 'tabularium-storm-'))
  const mortal = await bundled('testing/storm/mortal', 'testing/storm/mortal-thread')
  const line = await BadLine.open(settings.weather, new FastDice(secretFrom(`${settings.seed} line`)))
  const storm = new Storm(settings, line, mortal.file('mortal'), join(folder, 'tabularium.sqlite'))
  try {
    return await storm.run()
  } finally {
    await line.close()
    mortal.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** In milliseconds, whatever is done meanwhile. */
const LONGEST_LIFE = 20_000

class Storm {
  readonly #settings: StormSettings
  readonly #line: BadLine
  readonly #program: string
  readonly #database: string
  readonly #tally: Tally = { acknowledged: [], again: 0 }
  readonly #tables: { readonly id: TableId; readonly players: readonly Player[] }[] = []
  #kills = 0
  #failed = false
  #byItself = 0

  constructor(settings: StormSettings, line: BadLine, program: string, database: string) {
    this.#settings = settings
    this.#line = line
    this.#program = program
    this.#database = database
  }

  get #isOver(): boolean {
    return this.#failed || this.#kills >= this.#settings.kills
  }

  async run(): Promise<StormReport> {
    const playing = Promise.all(this.#settings.games.map((_, i) => this.#play(i)))
    playing.catch(() => {})
    const calm = await this.#rage()
    try {
      await playing
      const faults = await this.#differences(calm.address)
      await calm.kill('SIGTERM')
      faults.push(...(await this.#inTheBooks()))
      return this.#report(faults)
    } finally {
      await calm.kill('SIGTERM')
    }
  }

  #report(faults: readonly string[]): StormReport {
    const { doubled, broken } = this.#line
    const { acknowledged, again } = this.#tally
    const [kills, byItself, tables] = [this.#kills, this.#byItself, this.#tables.length]
    return { kills, byItself, tables, acknowledged: acknowledged.length, again, doubled, broken, faults }
  }

  async #start(oneOf: number): Promise<ServerProcess> {
    const server = await ServerProcess.start(process.execPath, [this.#program, this.#database, '0', String(oneOf)])
    this.#line.port = Number(new URL(server.address).port)
    return server
  }

  /** Starts the server, and kills it, until it has died often enough; answers one that lives. */
  async #rage(): Promise<ServerProcess> {
    const dice = new FastDice(secretFrom(`${this.#settings.seed} rage`))
    while (!this.#isOver) {
      // What is due is done at once, so that it may die before it has said that it lives.
      const server = await this.#start(this.#settings.oneOf).catch(() => undefined)
      const isKilled = server !== undefined && (await this.#killAfter(server, dice.below(this.#settings.within), dice))
      this.#kills++
      if (!isKilled) this.#byItself++
      this.#settings.onKill?.(this.#kills, this.#tally.acknowledged.length)
    }
    return this.#start(0)
  }

  /**
   * Kills it some moments after so many commits were acknowledged, so that on a slow machine something is done too. Answers whether it
   * had to be killed, for it may die by itself before.
   */
  async #killAfter(server: ServerProcess, commits: number, dice: FastDice): Promise<boolean> {
    const { acknowledged } = this.#tally
    const enough = acknowledged.length + commits
    const end = Date.now() + LONGEST_LIFE
    while (!server.hasEnded && acknowledged.length < enough && Date.now() < end) await pause(5)
    await Promise.race([pause(dice.below(150)), server.ended()])
    if (server.hasEnded) return false
    await server.kill()
    return true
  }

  async #play(number: number): Promise<void> {
    const dice = new FastDice(secretFrom(`${this.#settings.seed} table ${number}`))
    try {
      while (!this.#isOver) {
        const players = await this.#sitDown(number)
        while (!this.#isOver && !isOver(players)) await this.#turn(players, dice)
      }
    } catch (error) {
      // Whoever fails first ends it for all.
      this.#failed = true
      throw error
    }
  }

  async #sitDown(number: number): Promise<readonly Player[]> {
    const { game, sitting } = this.#settings.games[number]
    const people = sitting.filter((who) => !who.startsWith('bot:'))
    const visitors: Visitor[] = []
    for (const [i] of people.entries()) {
      visitors.push(await insist(() => Visitor.called(this.#line.address, `Player ${number}.${i}`)))
    }
    const { id, chain } = await insist(() => visitors[0].open({ game, options: { ...optionsForTwo(game) }, sitting }))
    const chains = [chain]
    for (const [seat, who] of sitting.entries()) {
      if (who === 'open') chains.push(await sitDown(visitors[chains.length], id, seat))
    }
    const players = visitors.map((visitor, i) => new Player(visitor.placeAt(id, chains[i]), this.#tally))
    for (const player of players) await player.until(() => player.length >= 0)
    this.#tables.push({ id, players })
    return players
  }

  /** Whoever is asked does something, or takes it back, and all others see it. */
  async #turn(players: readonly Player[], dice: FastDice): Promise<void> {
    const asked = players.find(({ isAsked }) => isAsked)
    if (asked === undefined) {
      const [first] = players
      return first.until(() => first.isAsked || isOver(players) || this.#isOver)
    }
    const { seen, choices } = asked.place
    if (seen?.canUndo && dice.below(8) === 0) await asked.undo()
    else await asked.act(choices[dice.below(choices.length)]?.action ?? '')
    for (const player of players) await player.until(() => player.length === asked.length || this.#isOver)
  }

  /** Where what somebody sees who was there all the time differs from what he sees who comes anew. */
  async #differences(address: string): Promise<string[]> {
    const found: string[] = []
    for (const { id, players } of this.#tables) {
      for (const { place } of players) {
        await place.leave()
        await insist(() => place.connect())
        const fresh = await place.visitor.at(address).enter(id)
        await place
          .until(() => difference(place, fresh) === '', 5000)
          .catch(() => {
            found.push(
              `table ${id}: seat ${place.seen?.viewer} sees something else than who comes anew: ${difference(place, fresh)}`,
            )
          })
        await fresh.leave()
        await place.leave()
      }
      // Of a game that is over, only who has played may read.
      if (!isOver(players)) found.push(...(await this.#spectator(address, id, players)))
    }
    return found
  }

  /** Who watches sees the same length, and the same board where nothing is hidden. */
  async #spectator(address: string, id: TableId, players: readonly Player[]): Promise<readonly string[]> {
    const watcher = await new Visitor(address).enter(id).catch(() => null)
    if (watcher === null)
      return (await this.#hasEnded(address, id, players)) ? [] : [`table ${id}: nobody may watch it`]
    const found: string[] = []
    for (const player of players) {
      await player.connected()
      // A bot may go on meanwhile.
      await player.place
        .until(() => player.length === watcher.seen?.length, 5000)
        .catch(() => {
          found.push(`table ${id}: a spectator sees ${watcher.seen?.length} actions, a player ${player.length}`)
        })
      await player.place.leave()
    }
    await watcher.leave()
    return found
  }

  /** A bot may have ended it meanwhile. */
  async #hasEnded(address: string, id: TableId, [{ place }]: readonly Player[]): Promise<boolean> {
    const { state } = await place.visitor.at(address).get<TableCard>(`/api/tables/${id}`)
    return state === 'over'
  }

  async #inTheBooks(): Promise<readonly string[]> {
    const store = await openStore({ database: this.#database })
    try {
      const found: string[] = []
      for (const { id } of this.#tables) {
        const told = this.#tally.acknowledged.filter(({ table }) => table === id)
        found.push(...(await faultsOf(store, id, told)))
      }
      return found
    } finally {
      await store.close()
    }
  }
}

/** What is otherwise, in short; empty: nothing. */
function difference(one: Place, other: Place): string {
  const patch = diff(JSON.parse(one.text), JSON.parse(other.text))
  return patch === undefined ? '' : JSON.stringify(patch).slice(0, 300)
}

const isOver = (players: readonly Player[]): boolean =>
  players.some(({ place }) => place.seen !== null && place.seen.question === null)
