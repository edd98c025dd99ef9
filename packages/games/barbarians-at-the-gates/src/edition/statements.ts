/** Every statement of the rulebook that a board can be held to, by its clause. */
import type { Statement } from '@tabularium/engine/check'
import type { BoardFile } from './schema.ts'
import { cards } from './statements/cards.ts'
import { examples } from './statements/examples.ts'
import { leaders } from './statements/leaders.ts'
import { map } from './statements/map.ts'
import { namedCards } from './statements/named-cards.ts'
import { scenarios } from './statements/scenarios.ts'
import { tables } from './statements/tables.ts'
import { tribes } from './statements/tribes.ts'

export const statements: readonly Statement<BoardFile>[] = [
  ...map,
  ...examples,
  ...leaders,
  ...tribes,
  ...cards,
  ...namedCards,
  ...tables,
  ...scenarios,
]
