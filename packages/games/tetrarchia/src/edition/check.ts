/**
 * What is wrong with a board file: first its form, then its references, then what the rulebook says of the board.
 * Each asks only what the one before has made sure of.
 */
import type { Finding, Json } from '@tabularium/engine'
import { readForm } from '@tabularium/engine/form'
import { checkReferences } from './references.ts'
import { boardSchema } from './schema.ts'
import { statements } from './statements/index.ts'
import type { Statement } from './statements/statement.ts'
import { chain, provincePath, type Survey, survey } from './survey.ts'

export function checkBoard(data: Json): readonly Finding[] {
  const form = readForm(boardSchema, data)
  if ('findings' in form) return form.findings
  const unresolved = [...checkReferences(form.file)]
  if (unresolved.length > 0) return unresolved
  const board = survey(form.file)
  return [...inOnePiece(board), ...statements.flatMap((statement) => findingsOf(statement, board))]
}

function findingsOf({ rule, about, check }: Statement, board: Survey): readonly Finding[] {
  if (about.some((name) => !board.index.has(name))) return []
  return [...check(board)].map((breach) => ({ ...breach, rule }))
}

/** No clause says so by itself, but every one takes it for granted: the Empire hangs together without the borders. */
function* inOnePiece(board: Survey): Iterable<Finding> {
  const roman = board.file.provinces.filter((p) => !p.border).map((p) => p.name)
  if (roman.length === 0) return
  const centre = roman.includes('ROMA') ? 'ROMA' : roman[0]
  const reached = chain(board, centre, new Set(roman))
  const cutOff = roman.filter((name) => !reached.has(name))
  if (cutOff.length === 0) return
  const message = `No way inside the Empire leads from ${centre} to ${cutOff.join(', ')}.`
  yield { path: provincePath(board, cutOff[0]), message }
}
