/** Chapter 1: regions, provinces, borders and links. */
import {
  areLinked,
  isRoman,
  type Name,
  neighbours,
  numberOf,
  provincePath,
  provincesOf,
  regionOf,
  type Survey,
} from '../survey.ts'
import { type Breach, type Check, listed, type Statement, statement } from './statement.ts'

const regionsInOrder = [
  { id: 'ITALIA', numeral: null },
  { id: 'HISPANIA', numeral: 'I' },
  { id: 'GALLIA', numeral: 'II' },
  { id: 'ILLYRICVM', numeral: 'III' },
  { id: 'GRAECIA', numeral: 'IV' },
  { id: 'ASIA MINOR', numeral: 'V' },
  { id: 'AFRICA', numeral: 'VI' },
]

/** The provinces that the rulebook names, each by the clause that does. */
const named: readonly (readonly [Name, string])[] = [
  ['BELGICA', 'TE-1-g'],
  ['ROMA', 'TE-1-j'],
  ['BRITANNIA', 'TE-1-l'],
  ['NARBONENSIS', 'TE-3.5-x4'],
  ['GERMANIA SVPERIOR', 'TE-3.5-x4'],
  ['CISALPINA', 'TE-3.5-x4'],
  ['ETRVRIA', 'TE-3.5-x4'],
  ['LVGDVNENSIS', 'TE-3.5-x5'],
  ['TARRACONENSIS', 'TE-3.5-x6'],
  ['PANNONIA SVPERIOR', 'TE-3.5-x8'],
  ['RHAETIA', 'TE-3.5-x8'],
  ['DALMATIA', 'TE-3.5-x8'],
  ['THRACIA', 'TE-4.4-a'],
  ['MACEDONIA', 'TE-4.4-a'],
  ['EPIRVS', 'TE-4.4-a'],
]

const standsOnBoard = (name: Name): Check =>
  function* (board: Survey): Iterable<Breach> {
    if (board.index.has(name)) return
    yield { path: ['provinces'], message: `No province is named ${name}: the rulebook names it, so the board has it.` }
  }

function* sevenRegions({ file }: Survey): Iterable<Breach> {
  const order = regionsInOrder.map((r) => r.id)
  if (file.regions.length !== order.length) {
    yield {
      path: ['regions'],
      message: `There are ${file.regions.length} regions; seven are expected: ${listed(order)}.`,
    }
  }
  for (const [i, { id, numeral }] of regionsInOrder.entries()) {
    const region = file.regions[i]
    if (region === undefined) continue
    if (region.id !== id) {
      yield { path: ['regions', i, 'id'], message: `${region.id} stands where ${id} is expected: ${listed(order)}.` }
    } else if (region.numeral !== numeral) {
      const expected = numeral === null ? 'no numeral' : `the numeral ${numeral}`
      yield { path: ['regions', i, 'numeral'], message: `${id} has ${expected}, not ${region.numeral ?? 'none'}.` }
    }
  }
}

/** Seven regions of six make the 42. */
function* sixProvincesEach(board: Survey): Iterable<Breach> {
  for (const [i, { id }] of board.file.regions.entries()) {
    const names = provincesOf(board, id)
    if (names.length < 6) {
      yield { path: ['regions', i], message: `${id} has ${names.length} Roman provinces; six are expected.` }
    }
    for (const name of names.slice(6)) {
      yield {
        path: provincePath(board, name, 'region'),
        message: `${name} is one too many in ${id}: six are expected.`,
      }
    }
  }
}

function* numberedInOuterRegionsOnly(board: Survey): Iterable<Breach> {
  for (const { name, region, border, number } of board.file.provinces) {
    const expected = !border && region !== 'ITALIA'
    if (expected === (number !== null)) continue
    const message = expected
      ? `${name} has no number: a Roman province of ${region} has one from 1 to 6.`
      : `${name} has the number ${number}: ${border ? 'a border' : 'a province of ITALIA'} has none.`
    yield { path: provincePath(board, name, 'number'), message }
  }
}

/** Six provinces with six different numbers have the numbers 1 to 6. */
function* eachNumberOnce(board: Survey): Iterable<Breach> {
  const holders = new Map<string, Name>()
  for (const { name, region, border, number } of board.file.provinces) {
    if (border || number === null) continue
    const first = holders.get(`${region} ${number}`)
    if (first === undefined) {
      holders.set(`${region} ${number}`, name)
    } else {
      yield {
        path: provincePath(board, name, 'number'),
        message: `${name} has the number ${number} of ${region}, which ${first} has already: each stands once.`,
      }
    }
  }
}

function* belgicaIsSecondRegionsFirst(board: Survey): Iterable<Breach> {
  const [region, number] = [regionOf(board, 'BELGICA'), numberOf(board, 'BELGICA')]
  if (region === 'GALLIA' && number === 1) return
  yield {
    path: provincePath(board, 'BELGICA', 'number'),
    message: `BELGICA is ${region} ${number ?? 'without a number'}; the rulebook puts it at II-1, GALLIA 1.`,
  }
}

function* oneBorderEach(board: Survey): Iterable<Breach> {
  for (const { id } of board.file.regions) {
    const borders = board.file.provinces.filter((p) => p.border && p.region === id)
    for (const { name } of borders.slice(id === 'ITALIA' ? 0 : 1)) {
      const message =
        id === 'ITALIA' ? `${name}: ITALIA has no border.` : `${name} is a second border of ${id}: it has one.`
      yield { path: provincePath(board, name, 'border'), message }
    }
  }
}

function* regionNamesItsBorder({ file }: Survey): Iterable<Breach> {
  for (const [i, region] of file.regions.entries()) {
    const border = file.provinces.find((p) => p.id === region.border)
    if (region.id === 'ITALIA' ? region.border === null : border?.border && border.region === region.id) continue
    const message =
      region.id === 'ITALIA'
        ? `ITALIA has no border: null is expected, not '${region.border}'.`
        : `${region.id} needs a border of its own; ${border === undefined ? 'it has none' : `${border.name} is not one`}.`
    yield { path: ['regions', i, 'border'], message }
  }
}

function* borderLeadsToProvinceOne(board: Survey): Iterable<Breach> {
  for (const { name, region, border } of board.file.provinces) {
    const first = provincesOf(board, region).find((p) => numberOf(board, p) === 1)
    if (!border || first === undefined || areLinked(board, name, first)) continue
    yield {
      path: provincePath(board, name),
      message: `${name} is not linked to ${first}: a border is linked to province 1 of its region, ${region}.`,
    }
  }
}

function* bordersCanBeEntered(board: Survey): Iterable<Breach> {
  for (const { name, border } of board.file.provinces) {
    if (!border || neighbours(board, name).some((next) => isRoman(board, next))) continue
    yield {
      path: provincePath(board, name),
      message: `${name} is linked to no Roman province: nobody could move there.`,
    }
  }
}

function* bothKindsOfLink({ file }: Survey): Iterable<Breach> {
  for (const broken of [false, true]) {
    if (file.links.some((link) => link.broken === broken)) continue
    yield { path: ['links'], message: `No link is ${broken ? 'broken' : 'normal'}: the board has links of both kinds.` }
  }
}

function* difficultTerrainBreaksLinks({ file, ends }: Survey): Iterable<Breach> {
  for (const [i, { broken, terrain }] of file.links.entries()) {
    if (broken || terrain === undefined) continue
    yield {
      path: ['links', i, 'broken'],
      message: `The link of ${listed(ends[i])} crosses difficult terrain (${terrain}): it is broken, or has no terrain.`,
    }
  }
}

export const provinces: readonly Statement[] = [
  ...named.map(([name, rule]) => statement(rule, standsOnBoard(name))),
  statement('TE-1-f', sevenRegions),
  statement('TE-1-f', sixProvincesEach),
  statement('TE-1-g', numberedInOuterRegionsOnly),
  statement('TE-1-g', eachNumberOnce),
  statement('TE-1-g', belgicaIsSecondRegionsFirst, ['BELGICA']),
  statement('TE-1-h', oneBorderEach),
  statement('TE-1-h', regionNamesItsBorder),
  statement('TE-1-h', borderLeadsToProvinceOne),
  statement('TE-3.1-l', bordersCanBeEntered),
  statement('TE-1-i', bothKindsOfLink),
  statement('TE-1-i', difficultTerrainBreaksLinks),
]
