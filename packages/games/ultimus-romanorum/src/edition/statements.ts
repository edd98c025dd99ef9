/** Every statement of the rulebook that a board can be held to, by its clause. */
import type { Statement } from '@tabularium/engine/check'
import type { BoardFile } from './schema.ts'
import { leaders } from './statements/leaders.ts'
import { map } from './statements/map.ts'
import { peoples } from './statements/peoples.ts'
import { scenarios } from './statements/scenarios.ts'
import { tables } from './statements/tables.ts'

export const statements: readonly Statement<BoardFile>[] = [...map, ...peoples, ...leaders, ...tables, ...scenarios]
