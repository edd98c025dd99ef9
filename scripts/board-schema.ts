/** Rewrites the JSON Schemas of the boards, which editors read, from the schemas that the games read by. */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { boardSchema as fallOfTheRomanEmpire } from '../packages/games/fall-of-the-roman-empire/src/edition/schema.ts'
import { boardSchema as tetrarchia } from '../packages/games/tetrarchia/src/edition/schema.ts'
import { boardSchema as ultimusRomanorum } from '../packages/games/ultimus-romanorum/src/edition/schema.ts'

const boards = {
  tetrarchia: { title: 'A board of Tetrarchia', schema: tetrarchia },
  'fall-of-the-roman-empire': { title: 'A board of The Fall of the Roman Empire', schema: fallOfTheRomanEmpire },
  'ultimus-romanorum': { title: 'A board of Ultimus Romanorum', schema: ultimusRomanorum },
} as const
type BoardName = keyof typeof boards

export function boardSchemaFile(name: BoardName): string {
  return fileURLToPath(new URL(`../packages/games/${name}/src/edition/board.schema.json`, import.meta.url))
}

/** Draft 7 is the one that editors know best. */
export function boardJsonSchema(name: BoardName): string {
  const { title, schema } = boards[name]
  const made = z.toJSONSchema(schema, { target: 'draft-7', unrepresentable: 'throw' })
  return `${JSON.stringify({ title, ...made }, null, 2)}\n`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const name of ['tetrarchia', 'fall-of-the-roman-empire', 'ultimus-romanorum'] as const) {
    writeFileSync(boardSchemaFile(name), boardJsonSchema(name))
  }
}
