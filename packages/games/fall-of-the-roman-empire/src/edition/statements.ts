/** Every statement of the rulebook that a board can be held to, by its clause. */
import type { Breach, Statement } from '@tabularium/engine/check'
import { HANDICAP } from '../options.ts'
import type { BoardFile } from './schema.ts'

type Check = Statement<BoardFile>['check']

/** A number that the rulebook states. */
const stated = (path: readonly [keyof BoardFile, string], read: (b: BoardFile) => number, expected: number): Check =>
  function* (board) {
    const found = read(board)
    if (found !== expected) yield { path, message: `'${path[1]}' is ${found}: the rulebook says ${expected}.` }
  }

/** FR-1-e: there are at least the counters that the set-up puts on the map, whatever the handicap. */
function* enoughCounters({ counters, setUp }: BoardFile): Iterable<Breach> {
  const needed = [
    ['legion', setUp.legions],
    ['force', setUp.forces],
    ['barbarianForce', setUp.barbarianForces + HANDICAP],
    ['cavalry', 1],
    ['fort', 1],
    ['wall', 1],
  ] as const
  for (const [kind, least] of needed) {
    const { count } = counters[kind]
    if (count < least) yield { path: ['counters', kind], message: `There are ${count}: ${least} are the least.` }
  }
}

/** FR-1-d: two markers show the points, the turn marker stands on the same track. */
function* trackHoldsStart({ track, setUp }: BoardFile): Iterable<Breach> {
  if (track.markers !== 2) yield { path: ['track', 'markers'], message: `'markers' is ${track.markers}: there are 2.` }
  if (track.spaces < setUp.turns)
    yield { path: ['track', 'spaces'], message: `The turn marker needs ${setUp.turns} spaces, not ${track.spaces}.` }
}

/** FR-1-c */
function* someRoute({ areas }: BoardFile): Iterable<Breach> {
  if (areas.some((area) => area.bira !== null)) return
  yield { path: ['areas'], message: 'There is no invasion route: the Barbarians need one.' }
}

/** FR-7-a speaks of a choice of routes, and takes for granted that Rome is not one of them. */
function* severalRoutes({ areas, rome }: BoardFile): Iterable<Breach> {
  const routes = areas.filter((area) => area.bira !== null)
  if (routes.length === 1)
    yield { path: ['areas'], message: `There are ${routes.length} invasion routes: any combination of them needs two.` }
  const i = areas.findIndex((area) => area.id === rome)
  if (areas[i]?.bira !== null)
    yield { path: ['areas', i, 'bira'], message: 'Rome is an invasion route: nobody could defend it.' }
}

/** FR-9-a takes for granted that from every area there is a way to Rome. */
function* allHangTogether({ areas, borders, rome }: BoardFile): Iterable<Breach> {
  const reached = reach(borders, rome, () => true)
  const cutOff = areas.filter((area) => !reached.has(area.id))
  if (cutOff.length === 0) return
  const names = cutOff.map((area) => area.name).join(', ')
  yield { path: ['areas', areas.indexOf(cutOff[0])], message: `No way leads from ${names} to Rome.` }
}

/** FR-9-b would make Cavalry useless if no invasion route had a way to Rome around the Mountains. */
function* cavalryHasARoad({ areas, borders, rome }: BoardFile): Iterable<Breach> {
  const mountains = new Set(areas.filter((area) => area.terrain === 'mountains').map((area) => area.id))
  const reached = reach(borders, rome, (id) => !mountains.has(id))
  if (mountains.has(rome)) yield { path: ['rome'], message: 'Rome lies in Mountains: no Cavalry could enter it.' }
  else if (!areas.some((area) => area.bira !== null && reached.has(area.id)))
    yield { path: ['areas'], message: 'No invasion route leads to Rome without Mountains: Cavalry would be of no use.' }
}

function reach(borders: BoardFile['borders'], from: string, isOpen: (id: string) => boolean): ReadonlySet<string> {
  const reached = new Set([from])
  for (const id of reached) {
    for (const { a, b } of borders) {
      const next = a === id ? b : b === id ? a : undefined
      if (next !== undefined && isOpen(next)) reached.add(next)
    }
  }
  return reached
}

const someTerrain = (terrain: 'mountains' | 'forest'): Check =>
  function* ({ areas }) {
    if (areas.some((area) => area.terrain === terrain)) return
    yield { path: ['areas'], message: `No area is of the terrain '${terrain}': the map has both kinds.` }
  }

/** FR-4-a would starve a Roman who holds nothing but Rome. */
function* romeHasAValue({ areas, rome }: BoardFile): Iterable<Breach> {
  const i = areas.findIndex((area) => area.id === rome)
  if (areas[i]?.rv === 0)
    yield { path: ['areas', i, 'rv'], message: 'Rome has no Resource Value: nothing would be collected.' }
}

const printed = [
  ['x/-', 'x/-', 'x/-', 'x/-', 'x/h', '-/h'],
  ['x/-', 'x/-', 'x/-', 'x/h', 'h/h', '-/h'],
  ['x/-', 'x/-', 'x/h', '?/h', 'h/h', '-/h'],
  ['x/-', 'x/h', 'x/h', 'h/h', '-/h', '-/x'],
  ['x/-', 'x/h', 'h/h', 'h/h', '-/h', '-/x'],
  ['x/h', 'x/h', 'h/h', 'h/x', '-/x', '-/x'],
]

/** FR-10-m: the table as printed; of the torn cell only its right half. */
function* tableAsPrinted({ table }: BoardFile): Iterable<Breach> {
  for (const [row, cells] of printed.entries()) {
    const found = table.rows[row] ?? []
    for (const [column, cell] of cells.entries()) {
      const isSame = cell.startsWith('?') ? found[column]?.[2] === cell[2] : found[column] === cell
      if (isSame) continue
      const message = `Die ${row + 1}, column ${column}: '${found[column] ?? 'nothing'}', where '${cell}' is printed.`
      yield { path: ['table', 'rows', row, column], message }
    }
    if (found.length > cells.length) yield { path: ['table', 'rows', row], message: 'The table has six columns.' }
  }
  if (table.rows.length > printed.length) yield { path: ['table', 'rows'], message: 'The table has six rows.' }
}

export const statements: readonly Statement<BoardFile>[] = [
  { rule: 'FR-1-a', check: stated(['setUp', 'turns'], (b) => b.setUp.turns, 20) },
  { rule: 'FR-1-b', check: stated(['setUp', 'legions'], (b) => b.setUp.legions, 1) },
  { rule: 'FR-1-b', check: stated(['setUp', 'forces'], (b) => b.setUp.forces, 3) },
  { rule: 'FR-1-c', check: stated(['setUp', 'barbarianForces'], (b) => b.setUp.barbarianForces, 3) },
  { rule: 'FR-1-d', check: stated(['setUp', 'rrp'], (b) => b.setUp.rrp, 15) },
  { rule: 'FR-1-d', check: trackHoldsStart },
  { rule: 'FR-1-e', check: enoughCounters },
  { rule: 'FR-4-a', check: romeHasAValue, inferred: true },
  { rule: 'FR-6-a', check: stated(['prices', 'legion'], (b) => b.prices.legion, 5) },
  { rule: 'FR-6-a', check: stated(['prices', 'force'], (b) => b.prices.force, 2) },
  { rule: 'FR-6-a', check: stated(['prices', 'wall'], (b) => b.prices.wall, 3) },
  { rule: 'FR-6-a', check: stated(['prices', 'fort'], (b) => b.prices.fort, 3) },
  { rule: 'FR-1-c', check: someRoute },
  { rule: 'FR-7-a', check: severalRoutes, inferred: true },
  { rule: 'FR-9-a', check: allHangTogether, inferred: true },
  { rule: 'FR-9-b', check: someTerrain('mountains'), inferred: true },
  { rule: 'FR-9-b', check: cavalryHasARoad, inferred: true },
  { rule: 'FR-10-b', check: someTerrain('forest'), inferred: true },
  { rule: 'FR-10-m', check: tableAsPrinted },
]
