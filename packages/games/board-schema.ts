/** The JSON Schemas of the boards, which editors read, made from the schemas that the games read by. */
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import type { Entry } from './entry.ts'

export interface BoardSchema {
  readonly game: string
  readonly file: string
  readonly text: string
}

/** Of every game in the list that has a board in a file. */
export async function boardSchemas(list: readonly Entry[]): Promise<readonly BoardSchema[]> {
  const all = await Promise.all(list.map(boardSchemaOf))
  return all.filter((made) => made !== null)
}

async function boardSchemaOf(entry: Entry): Promise<BoardSchema | null> {
  const schema = (await entry.schema?.())?.boardSchema
  if (schema === undefined) return null
  const { card } = await entry.card()
  // Draft 7 is the one that editors know best.
  const made = z.toJSONSchema(schema, { target: 'draft-7', unrepresentable: 'throw' })
  return {
    game: entry.id,
    file: fileURLToPath(new URL(`./${entry.id}/src/edition/board.schema.json`, import.meta.url)),
    text: `${JSON.stringify({ title: `A board of ${card.title}`, ...made }, null, 2)}\n`,
  }
}
