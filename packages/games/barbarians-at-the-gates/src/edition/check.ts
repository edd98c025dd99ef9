/** What is wrong with a board file. */
import type { Finding, Json } from '@tabularium/engine'
import { breaches, checkFile } from '@tabularium/engine/check'
import { checkReferences } from './references.ts'
import { boardSchema } from './schema.ts'
import { statements } from './statements.ts'

export function checkBoard(data: Json): readonly Finding[] {
  return checkFile(boardSchema, data, checkReferences, (file) => breaches(statements, file))
}
