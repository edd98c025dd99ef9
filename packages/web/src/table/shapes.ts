/** Shapes that both calls and records have. */
import type { Json, Player } from '@tabularium/engine'
import * as z from 'zod/mini'

/** Whatever JSON holds: the game says what is wrong with it. */
export const json = z.custom<Json>((value) => value !== undefined)

export const player = z.custom<Player>(
  (value) => typeof value === 'string' && /^(person|bot:[a-z-]{1,40})$/.test(value),
)
