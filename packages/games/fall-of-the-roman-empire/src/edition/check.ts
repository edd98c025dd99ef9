/** What is wrong with a board file. */
import type { Finding, Json } from '@tabularium/engine'
import { breaches, checkFile, checkPairs, repeated, resolver } from '@tabularium/engine/check'
import { type BoardFile, boardSchema } from './schema.ts'
import { statements } from './statements.ts'

export function checkBoard(data: Json): readonly Finding[] {
  return checkFile(boardSchema, data, checkReferences, (file) => breaches(statements, file))
}

/** Names stand once and lead somewhere. */
function* checkReferences({ areas, borders, rome }: BoardFile): Iterable<Finding> {
  for (const member of ['id', 'name'] as const) {
    const values = areas.map((area) => area[member])
    yield* repeated(values, (i) => ['areas', i, member])
  }
  const area = resolver('area', areas)
  yield* area(rome, ['rome'])
  yield* checkPairs('borders', 'border', borders, area)
}
