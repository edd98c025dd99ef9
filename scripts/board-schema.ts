/** `npx tsx scripts/board-schema.ts` writes the JSON Schemas of the boards anew. */
import { writeFileSync } from 'node:fs'
import { list } from '@tabularium/games'
import { boardSchemas } from '@tabularium/games/board-schema'

for (const { file, text } of await boardSchemas(list)) writeFileSync(file, text)
