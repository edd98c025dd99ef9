/** What a list of games holds, loaded. */
import type { AnyGame, Mind } from '@tabularium/engine'
import type { Entry } from './entry.ts'

export interface Loaded {
  readonly games: readonly AnyGame[]
  /** By the game's id. */
  readonly minds: ReadonlyMap<string, Mind<unknown, unknown>>
}

export async function loaded(list: readonly Entry[]): Promise<Loaded> {
  const games = await Promise.all(list.map(async (entry) => (await entry.rules()).game))
  const minds = await Promise.all(list.map(async (entry) => [entry.id, (await entry.mind?.())?.mind] as const))
  return { games, minds: new Map(minds.flatMap(([id, mind]) => (mind === undefined ? [] : [[id, mind]]))) }
}
