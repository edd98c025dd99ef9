/**
 * What is wrong with a board file: first its form, then its references, then what the rulebook says of the board.
 * Each asks only what the one before has made sure of.
 */
import type { Finding, Json } from '@tabularium/engine'
import { readForm } from '@tabularium/engine/form'
import type { BoardFile } from './schema.ts'
import { boardSchema } from './schema.ts'
import { statements } from './statements.ts'

export function checkBoard(data: Json): readonly Finding[] {
  const form = readForm(boardSchema, data)
  if ('findings' in form) return form.findings
  const unresolved = [...checkReferences(form.file)]
  if (unresolved.length > 0) return unresolved
  return statements.flatMap(({ rule, check }) => [...check(form.file)].map((breach) => ({ ...breach, rule })))
}

/** Names stand once and lead somewhere. */
function* checkReferences({ areas, borders, rome }: BoardFile): Iterable<Finding> {
  for (const member of ['id', 'name'] as const) {
    const values = areas.map((area) => area[member])
    for (const [i, value] of values.entries()) {
      if (values.indexOf(value) === i) continue
      yield { path: ['areas', i, member], message: `'${value}' stands twice: it must stand once.` }
    }
  }
  const ids = new Set(areas.map((area) => area.id))
  if (!ids.has(rome)) yield { path: ['rome'], message: `There is no area '${rome}' in this file.` }
  const pairs = borders.map(({ a, b }) => [a, b].sort().join(' '))
  for (const [i, border] of borders.entries()) {
    for (const end of ['a', 'b'] as const) {
      if (ids.has(border[end])) continue
      yield { path: ['borders', i, end], message: `There is no area '${border[end]}' in this file.` }
    }
    if (border.a === border.b) yield { path: ['borders', i], message: `'${border.a}' borders on itself.` }
    if (pairs.indexOf(pairs[i]) < i) {
      const message = `The border of '${border.a}' and '${border.b}' stands twice: it must stand once.`
      yield { path: ['borders', i], message }
    }
  }
}
