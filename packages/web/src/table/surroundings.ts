/** What the table's side of the page has around it: rules, bots, the device, the other windows. */
import type { AnyGame, Bot, Card, Secret } from '@tabularium/engine'
import type { Hand } from '../lab/hand.ts'
import type { Adviser } from './advice.ts'
import type { Helpers } from './crew.ts'
import type { News, Update } from './protocol.ts'
import type { Storage } from './shelf.ts'

export interface Surroundings {
  /** A game by its id, fetched when it is first asked for; undefined: there is none of that name. */
  game(id: string): Promise<AnyGame> | undefined
  /** By the game's id; undefined: it cannot be had. */
  card?(id: string): Promise<Card | undefined>
  /** Of these names, those of bots that know a game. */
  bots(game: AnyGame, names: readonly string[]): Promise<readonly string[]>
  bot(game: AnyGame, name: string): Promise<Bot>
  /** Who tells people what to do, as strong as that bot, or as any is; absent or undefined: nobody can. */
  adviser?(game: AnyGame, name: string | undefined): Promise<Adviser | undefined>
  /** Who helps bots that take their time; absent: nobody. */
  readonly helpers?: Pick<Helpers, 'play' | 'drop' | 'end'>
  /** A worker that tells of chances, so that nothing waits for it; absent: they are told here. */
  readonly aside?: Pick<Hand, 'ask'>
  readonly storage: Storage
  now(): number
  newId(): string
  /** For the dice of a new game, or of a branch. */
  newSecret(): Secret
  /** Holds a game for this page alone, until what it answers is called; null: another page holds it. */
  claim(id: string): Promise<(() => void) | null>
  /** Tells the other windows. */
  tell(news: News): void
  /** Sends the page what nobody asked for. */
  post(update: Update): void
  /** Does something when nothing else is to be done. */
  later(what: () => void): void
}
