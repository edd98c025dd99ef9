/** Chapters 1 and 3.1: sea zones, coasts and straits. */
import { provincePath, type Survey } from '../survey.ts'
import { type Breach, inference, listed, statement } from './statement.ts'

const westToEast = ['MARE ATLANTICVM', 'MARE INTERNVM', 'MARE AEGAEVM']

function* threeSeas({ file }: Survey): Iterable<Breach> {
  if (file.seas.length !== westToEast.length) {
    yield {
      path: ['seas'],
      message: `There are ${file.seas.length} sea zones; three are expected: ${listed(westToEast)}.`,
    }
  }
  for (const [i, expected] of westToEast.entries()) {
    const sea = file.seas[i]
    if (sea === undefined || sea.name === expected) continue
    yield { path: ['seas', i, 'name'], message: `${sea.name} stands where ${expected} is expected, west to east.` }
  }
}

function* seasInALine({ file }: Survey): Iterable<Breach> {
  for (const [i, { name, adjacent }] of file.seas.entries()) {
    const expected = [file.seas[i - 1], file.seas[i + 1]].filter((sea) => sea !== undefined)
    if (adjacent.length === expected.length && expected.every((sea) => adjacent.includes(sea.id))) continue
    yield {
      path: ['seas', i, 'adjacent'],
      message: `The sea zones lie in a line: next to ${name} lies ${listed(expected.map((sea) => sea.name))}.`,
    }
  }
}

/** A fleet moves Emperors between two coasts of its zone, so a zone with fewer is none. */
function* everySeaHasCoasts({ file }: Survey): Iterable<Breach> {
  for (const [i, { id, name }] of file.seas.entries()) {
    const coasts = file.provinces.filter((p) => p.seas.includes(id)).length
    if (coasts < 2) yield { path: ['seas', i], message: `${name} has ${coasts} coastal provinces; two are the least.` }
  }
}

function* britanniaIsNotCoastal(board: Survey): Iterable<Breach> {
  const britannia = board.file.provinces.find((p) => p.name === 'BRITANNIA')
  if (britannia === undefined || britannia.seas.length === 0) return
  const message = 'BRITANNIA is not a coastal province: its seas are an empty list.'
  yield { path: provincePath(board, 'BRITANNIA', 'seas'), message }
}

function* britanniaIsABorder(board: Survey): Iterable<Breach> {
  const britannia = board.file.provinces.find((p) => p.name === 'BRITANNIA')
  if (britannia === undefined || britannia.border) return
  yield { path: provincePath(board, 'BRITANNIA', 'border'), message: 'BRITANNIA is a border, not a Roman province.' }
}

function* someLinkIsAStrait({ file }: Survey): Iterable<Breach> {
  const seas = new Map(file.provinces.map((p) => [p.id, p.seas]))
  const share = (a: string, b: string) => seas.get(a)?.some((sea) => seas.get(b)?.includes(sea))
  if (file.links.some(({ a, b, broken }) => broken && share(a, b))) return
  yield { path: ['links'], message: 'No broken link joins two coasts of one sea zone: the board has such straits.' }
}

export const seas = [
  statement('TE-1-k', threeSeas),
  statement('TE-1-k', seasInALine),
  inference('TE-1-l', everySeaHasCoasts),
  statement('TE-1-l', britanniaIsNotCoastal),
  inference('TE-1-l', britanniaIsABorder),
  inference('TE-3.1-i', someLinkIsAStrait),
]
