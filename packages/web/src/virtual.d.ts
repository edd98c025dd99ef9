declare module 'virtual:openings' {
  import type { Language, Player } from '@tabularium/engine'
  import type { Setup, Update } from './table/protocol.ts'

  interface Opening {
    readonly options: Setup['options']
    readonly players: readonly Player[]
    readonly update: Update
  }

  /** By game and language: how a game begins that is begun as its card says; null: chance decides what is to be seen. */
  export const openings: Readonly<
    Record<string, Readonly<Record<Language, () => Promise<{ readonly default: Opening | null }>>>>
  >
}
