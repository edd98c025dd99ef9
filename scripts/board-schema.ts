/** Rewrites the JSON Schema of Tetrarchia's board, which editors read, from the schema that the game reads by. */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { boardSchema } from '../packages/games/tetrarchia/src/edition/schema.ts'

export const boardSchemaFile = fileURLToPath(
  new URL('../packages/games/tetrarchia/src/edition/board.schema.json', import.meta.url),
)

/** Draft 7 is the one that editors know best. */
export function boardJsonSchema(): string {
  const schema = z.toJSONSchema(boardSchema, { target: 'draft-7', unrepresentable: 'throw' })
  return `${JSON.stringify({ title: 'A board of Tetrarchia', ...schema }, null, 2)}\n`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(boardSchemaFile, boardJsonSchema())
