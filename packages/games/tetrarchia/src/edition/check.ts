/** What is wrong with a board file. */
import type { Finding, Json } from '@tabularium/engine'
import { breaches, checkFile } from '@tabularium/engine/check'
import { checkReferences } from './references.ts'
import { type BoardFile, boardSchema } from './schema.ts'
import { statements } from './statements/index.ts'
import { chain, provincePath, type Survey, survey } from './survey.ts'

export function checkBoard(data: Json): readonly Finding[] {
  return checkFile(boardSchema, data, checkReferences, checkStatements)
}

function checkStatements(file: BoardFile): readonly Finding[] {
  const board = survey(file)
  const askable = statements.filter(({ about }) => about.every((name) => board.index.has(name)))
  return [...inOnePiece(board), ...breaches(askable, board)]
}

/** No clause says so: the Empire hangs together without the borders. */
function* inOnePiece(board: Survey): Iterable<Finding> {
  const roman = board.file.provinces.filter((p) => !p.border).map((p) => p.name)
  if (roman.length === 0) return
  const centre = roman.includes('ROMA') ? 'ROMA' : roman[0]
  const reached = chain(board, centre, new Set(roman))
  const cutOff = roman.filter((name) => !reached.has(name))
  if (cutOff.length === 0) return
  const message = `No way inside the Empire leads from ${centre} to ${cutOff.join(', ')}.`
  yield { path: provincePath(board, cutOff[0]), message, note: true }
}
