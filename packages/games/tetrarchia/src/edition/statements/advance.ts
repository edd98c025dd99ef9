/** Chapter 4.4: the paths of the armies. */
import { areLinked, distance, type Name, numberOf, regionOf, type Survey } from '../survey.ts'
import { type Breach, type Check, inference, listed, statement } from './statement.ts'

const wholeRegion = ['1-2-3-4-5-6']
const skipping = ['1-2-3-6', '1-2-3-4-6']

/** By region: the numbers an army may pass, and the provinces between the region and ITALIA. */
const marches: ReadonlyMap<string, { readonly numbers: readonly string[]; readonly between: readonly Name[] }> =
  new Map([
    ['HISPANIA', { numbers: skipping, between: ['NARBONENSIS'] }],
    ['GALLIA', { numbers: wholeRegion, between: [] }],
    ['ILLYRICVM', { numbers: skipping, between: [] }],
    ['GRAECIA', { numbers: skipping, between: [] }],
    ['ASIA MINOR', { numbers: wholeRegion, between: ['THRACIA', 'MACEDONIA', 'EPIRVS'] }],
    ['AFRICA', { numbers: skipping, between: [] }],
  ])

function* onePathEach({ file }: Survey): Iterable<Breach> {
  for (const { id } of file.regions) {
    if (id === 'ITALIA' || file.paths.some((p) => p.region === id)) continue
    yield { path: ['paths'], message: `${id} has no path: its armies need one.` }
  }
  for (const [i, { region }] of file.paths.entries()) {
    const again = file.paths.findIndex((p) => p.region === region) < i
    if (region !== 'ITALIA' && !again) continue
    const message = again
      ? `A second path of ${region}: it has one.`
      : 'ITALIA has no path: no army enters the board there.'
    yield { path: ['paths', i, 'region'], message }
  }
}

function* fromBorderToRoma({ file, ways }: Survey): Iterable<Breach> {
  for (const [i, { region, path }] of file.paths.entries()) {
    const start = file.provinces.find((p) => p.id === path[0])
    if (!start?.border || start.region !== region) {
      yield { path: ['paths', i, 'path', 0], message: `The path of ${region} starts at the border of ${region}.` }
    }
    if (path.length === 0 || ways[i].indexOf('ROMA') !== path.length - 1) {
      yield {
        path: ['paths', i, 'path'],
        message: `The path of ${region} ends where it reaches ROMA.`,
      }
    }
  }
}

function* alongLinks(board: Survey): Iterable<Breach> {
  for (const [i, way] of board.ways.entries()) {
    for (const [step, name] of way.entries()) {
      if (step === 0 || areLinked(board, way[step - 1], name)) continue
      yield {
        path: ['paths', i, 'path', step],
        message: `${way[step - 1]} and ${name} are not linked; a path follows links.`,
      }
    }
  }
}

/** How far a way goes up to province 6 of its own region, that one included; 0 if it never comes there. */
function lengthToSix(board: Survey, i: number): number {
  const { region } = board.file.paths[i]
  return board.ways[i].findIndex((name) => regionOf(board, name) === region && numberOf(board, name) === 6) + 1
}

function* throughTheNumbersInOrder(board: Survey): Iterable<Breach> {
  for (const [i, { region }] of board.file.paths.entries()) {
    const inside = board.ways[i].slice(1, lengthToSix(board, i) || undefined)
    const found = inside.map((name) => (regionOf(board, name) === region ? numberOf(board, name) : name)).join('-')
    const expected = marches.get(region)?.numbers
    if (expected === undefined || expected.includes(found)) continue
    yield {
      path: ['paths', i, 'path'],
      message: `The path of ${region} goes ${found || 'nowhere'} up to its province 6; ${expected.join(' or ')} is expected.`,
    }
  }
}

const through = (names: readonly Name[]): string => (names.length === 0 ? 'straight' : `through ${listed(names)}`)

/** Of HISPANIA and ASIA MINOR the rulebook names the way. */
const isNamed = (region: string): boolean => (marches.get(region)?.between.length ?? 0) > 0

const byTheProvincesNamed: Check = (board) => fromSixIntoItalia(board, isNamed)
const straightIntoItalia: Check = (board) => fromSixIntoItalia(board, (region) => !isNamed(region))

function* fromSixIntoItalia(board: Survey, isMeant: (region: string) => boolean): Iterable<Breach> {
  for (const [i, { region }] of board.file.paths.entries()) {
    if (!isMeant(region)) continue
    const start = lengthToSix(board, i)
    const outside = board.ways[i].slice(start).filter((name) => regionOf(board, name) !== 'ITALIA')
    const expected = marches.get(region)?.between
    if (expected === undefined || start === 0 || outside.join() === expected.join()) continue
    yield {
      path: ['paths', i, 'path', start],
      message: `From province 6 the armies of ${region} go ${through(expected)} into ITALIA, not ${through(outside)}.`,
    }
  }
}

function* shortestWayFromSix(board: Survey): Iterable<Breach> {
  for (const [i, { region }] of board.file.paths.entries()) {
    const start = lengthToSix(board, i)
    const six = board.ways[i][start - 1]
    const [steps, fewest] = [board.ways[i].length - start, distance(board, six, 'ROMA')]
    if (start === 0 || steps <= fewest) continue
    yield {
      path: ['paths', i, 'path', start],
      message: `From ${six} the path of ${region} takes ${steps} steps to ROMA; the shortest way takes ${fewest}.`,
    }
  }
}

export const advance = [
  statement('TE-4.4-a', onePathEach),
  statement('TE-4.4-a', fromBorderToRoma, ['ROMA']),
  statement('TE-4.4-a', alongLinks),
  statement('TE-4.4-a', throughTheNumbersInOrder),
  statement('TE-4.4-a', byTheProvincesNamed, ['NARBONENSIS', 'THRACIA', 'MACEDONIA', 'EPIRVS']),
  inference('TE-4.4-a', straightIntoItalia),
  statement('TE-4.4-a', shortestWayFromSix, ['ROMA']),
]
