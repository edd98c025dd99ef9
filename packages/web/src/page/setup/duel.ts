/** The forms of games for two: who the reader is, and whom he plays against. */
import { type Signal, useSignal } from '@preact/signals'
import type { Player } from '@tabularium/engine'
import { useBefore } from './elsewhere.tsx'
import type { Option } from './parts.tsx'
import { setupWords } from './words.ts'

/** The first seat, the second, both, or none: bots play. */
export type Place = 'first' | 'second' | 'both' | 'neither'

export interface Duel<Bot extends string> {
  readonly place: Signal<Place>
  readonly bot: Signal<Bot>
  readonly names: Signal<readonly string[]>
  players(): readonly Player[]
}

/** As the last game of it was begun. */
export function useDuel<Bot extends string>(game: string, bots: readonly Bot[], usual: Bot): Duel<Bot> {
  const last = useBefore(game)
  const [first = 'person', second = `bot:${usual}`] = last?.players ?? []
  const isPerson = [first === 'person', second === 'person']
  const before: Place = isPerson[0] ? (isPerson[1] ? 'both' : 'first') : isPerson[1] ? 'second' : 'neither'
  const known = bots.find((name) => [first, second].includes(`bot:${name}`)) ?? usual
  const place = useSignal<Place>(before)
  const bot = useSignal<Bot>(known)
  const names = useSignal<readonly string[]>(last?.names ?? [])
  return {
    place,
    bot,
    names,
    players() {
      const other: Player = `bot:${bot.value}`
      const sits = (seat: Place) => (place.value === 'both' || place.value === seat ? 'person' : other)
      return [sits('first'), sits('second')]
    },
  }
}

/** Two at one screen, or nobody. */
export function together(): readonly Option<Place>[] {
  const w = setupWords()
  return [
    { value: 'both', name: w.both, text: w.bothText, sign: 'table' },
    { value: 'neither', name: w.neither, text: w.neitherText, sign: 'scales' },
  ]
}
