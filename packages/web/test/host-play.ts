/** Tables of the page on devices of memory, for the tests of the host. */
import { type AnyGame, type Bot, secretFrom } from '@tabularium/engine'
import { tetrarchia } from '@tabularium/tetrarchia'
import { type Draw, position } from '@tabularium/tetrarchia/testing'
import { type Surroundings, TableHost } from '../src/table/host.ts'
import type { Setup, Update } from '../src/table/protocol.ts'
import type { Storage, Stored } from '../src/table/shelf.ts'

/** A device that keeps games in memory; a full one takes nothing, a forbidden one does not even read. */
export class Device implements Storage {
  readonly games = new Map<string, Stored>()
  full = false
  forbidden = false
  #held: Promise<void> = Promise.resolve()

  async all() {
    this.#check(this.forbidden)
    return [...this.games.values()]
  }
  async get(id: string) {
    this.#check(this.forbidden)
    return this.games.get(id)
  }
  async put(stored: Stored) {
    await this.#held
    this.#check(this.full || this.forbidden)
    this.games.set(stored.id, structuredClone(stored))
  }
  async delete(id: string) {
    this.#check(this.forbidden)
    this.games.delete(id)
  }
  /** How many ids were given. */
  numbered = 0
  /** Games that a page has open. */
  readonly #claimed = new Set<string>()
  claim(id: string): (() => void) | null {
    if (this.#claimed.has(id)) return null
    this.#claimed.add(id)
    return () => this.#claimed.delete(id)
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

/** A bot that always ends its turn, or does the first thing it may. */
export const idle: Bot = {
  name: 'idle',
  plan: (_, { actions }) => [actions.find((a) => game.notation(a) === 'end') ?? actions[0]],
}

/** What a host has around it, but for the game. The seed gives its dice. */
export function around(device = new Device(), seed = 'host'): Omit<Surroundings, 'game'> {
  let time = 1_000
  let secrets = 0
  return {
    bot: async () => idle,
    storage: device,
    now: () => time++,
    newId: () => `game-${++device.numbered}`,
    newSecret: () => secretFrom(`${seed} ${++secrets}`),
    claim: async (id) => device.claim(id),
  }
}

export function table(device = new Device()) {
  const asked: string[] = []
  const host = new TableHost({
    ...around(device),
    game: (id) => (id === game.id ? Promise.resolve(game) : undefined),
    bot: async (_, name) => {
      asked.push(name)
      return idle
    },
  })
  return { host, device, asked }
}

export const quick: Setup = { game: 'tetrarchia', options: { players: 1, level: '5300' }, players: ['person'] }

/** A game that begins in a drawn position, with these dice. */
export function drawn(draw: Draw, script: readonly string[] = [], players: Setup['players'] = ['person']): Setup {
  const play = position(draw)
  return { game: 'tetrarchia', options: play.table.options, players, position: play.table.position ?? null, script }
}

export const romans: Draw = { emperors: { diocletian: 'roma', galerius: 'apulia' } }
export const words = ({ lines }: Update) => lines.map((line) => line.words)
export const choices = ({ snapshot }: Update) => snapshot.question?.choices.map((choice) => choice.action)

export async function refusal(host: TableHost, what: () => unknown) {
  try {
    await what()
  } catch (error) {
    return host.refusal(error)
  }
  throw new Error('it was not refused')
}
