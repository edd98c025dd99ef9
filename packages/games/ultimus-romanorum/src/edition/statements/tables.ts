/** T.palatini, T.combat and chapter 6: the tables, and the kinds of stratagems. */
import type { RuleId } from '@tabularium/engine'
import { stratagemIds } from '../../stratagem-kinds.ts'
import type { BoardFile } from '../schema.ts'
import { type Breach, sameNames, statement, townZone } from './survey.ts'

type Half = 'west' | 'east'

/** The rows of deployment; Placidi Felices and Excubitores come later: UR-T.palatini-d UR-T.palatini-i. */
const palatini: readonly (readonly [RuleId, Half, string, readonly string[]])[] = [
  ['UR-T.palatini-a', 'west', 'Mediolanum', ['Comites Seniores', 'Comites Alani', 'Victores']],
  ['UR-T.palatini-b', 'west', 'Ravenna', ['Scolae', 'Domestici Pedites']],
  ['UR-T.palatini-c', 'west', 'Arelate', ['Divitenses', 'Felices Iuniores']],
  ['UR-T.palatini-f', 'west', 'Ravenna', ['Placidi Felices']],
  [
    'UR-T.palatini-g',
    'east',
    'Constantinopolis',
    [
      ...['Scolae', 'Sagittarii Iuniores', 'Domestici Equites', 'Domestici Pedites'],
      ...['Constantiani', 'Felices Theodosiani', 'Isauri', 'Defensores'],
    ],
  ],
  ['UR-T.palatini-h', 'east', 'Antiochia', ['Equites Arcades', 'Comites Clibanarii', 'Felices Honoriani']],
  ['UR-T.palatini-i', 'east', 'Constantinopolis', ['Excubitores']],
]

const deployment = ([rule, half, town, names]: (typeof palatini)[number]) =>
  statement(rule, function* (file) {
    const zone = townZone(file, town)
    for (const name of names) {
      const found = file.units.filter((unit) => unit.category === 'pa' && unit.name === name && unit.half === half)
      if (found.length !== 1 || found[0].base !== zone)
        yield { path: ['units'], message: `One PA ${name} of the ${half} is deployed at ${town}.` }
    }
  })

/** UR-3.3.2-c: no others. */
function* noOtherPalatini({ units }: BoardFile): Iterable<Breach> {
  for (const [i, { name, half, category }] of units.entries()) {
    const isKnown = palatini.some(([, where, , names]) => where === half && names.includes(name))
    if (category === 'pa' && !isKnown) yield { path: ['units', i], message: `${name} are in no row of the table.` }
  }
}

/** UR-6-l: every kind, and at least one of each. */
function* everyKind({ stratagems }: BoardFile): Iterable<Breach> {
  const ids = stratagems.map(({ id }) => id)
  if (!sameNames(ids, stratagemIds))
    yield { path: ['stratagems'], message: `There are ${stratagemIds.length} kinds of stratagems.` }
  for (const [i, { id, count }] of stratagems.entries()) {
    if (count === 0) yield { path: ['stratagems', i, 'count'], message: `There is no '${id}' at all.` }
  }
}

const E = 'E / R'
const A = 'A / R'
const A1 = 'A / 1/4'
const A2 = 'A / 1/2'
const A3 = 'A / 3/4'
const R = 'R / R'
const a3 = '3/4 / A'
const a2 = '1/2 / A'
const a1 = '1/4 / A'
const a = 'R / A'
const e = 'R / E'

/** UR-T.combat-a: rows -2 to 9, columns 1/3 to 4/1. */
const printed: readonly (readonly string[])[] = [
  [E, E, E, A, A, A, A1, A1, A1, R],
  [E, E, A, A1, A1, A1, A2, A1, R, R],
  [E, A, A1, A1, A1, A2, A2, R, R, a3],
  [A, A, A1, A2, A2, A3, R, R, a3, a2],
  [A, A1, A1, A2, A3, R, R, a3, a2, a],
  [A, A1, A2, A3, R, R, a3, a2, a2, a],
  [A1, A2, A2, R, R, a3, a2, a2, a1, a],
  [A2, A2, R, R, a3, a2, a2, a1, a1, a],
  [A2, R, R, a3, a2, a2, a1, a1, a, a],
  [R, R, a2, a2, a1, a1, a1, a, a, e],
  [R, a1, a2, a1, a1, a1, a, a, e, e],
  [a1, a1, a1, a, a, a, a, e, e, e],
]
const FIRST_ROW = -2

function* cellsAsPrinted({ combat }: BoardFile): Iterable<Breach> {
  for (const [row, cells] of printed.entries()) {
    for (const [column, cell] of cells.entries()) {
      const found = combat.cells[row]?.[column]
      if (found === cell || found === undefined) continue
      const message = `Die ${row + FIRST_ROW}, column ${column + 1}: '${found}', where '${cell}' is printed.`
      yield { path: ['combat', 'cells', row, column], message }
    }
  }
}

function* twelveRows({ combat }: BoardFile): Iterable<Breach> {
  if (combat.cells.length !== printed.length)
    yield { path: ['combat', 'cells'], message: 'The table has twelve rows, -2 and less to 9 and more.' }
}

function* tenColumns({ combat }: BoardFile): Iterable<Breach> {
  for (const [row, cells] of combat.cells.entries()) {
    if (cells.length !== printed[0].length)
      yield { path: ['combat', 'cells', row], message: 'The table has ten columns, 1/3 and less to 4/1 and more.' }
  }
}

export const tables = [
  ...palatini.map(deployment),
  statement('UR-3.3.2-c', noOtherPalatini),
  statement('UR-6-l', everyKind),
  statement('UR-T.combat-a', cellsAsPrinted),
  statement('UR-T.combat-b', twelveRows),
  statement('UR-T.combat-c', tenColumns),
]
