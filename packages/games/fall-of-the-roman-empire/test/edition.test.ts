/**
 * The board file and what the rulebook says of it. A fault is made in a copy of the shipped board; the check must find
 * it and cite the clause it breaks, and no other.
 */
import type { Finding } from '@tabularium/engine'
import { asJson } from '@tabularium/engine/testing'
import { describe, expect, test } from 'vitest'
import shipped from '../src/edition/board.json' with { type: 'json' }
import { type BoardFile, boardSchema } from '../src/edition/schema.ts'
import { checkBoard, fallOfTheRomanEmpire } from '../src/index.ts'
import { position } from './play.ts'

type Fault = (board: BoardFile) => void

function check(fault: Fault): readonly Finding[] {
  const board = boardSchema.parse(structuredClone(shipped))
  fault(board)
  return checkBoard(asJson(board))
}

/** The fault is found, and breaks these clauses and no others. */
function refused(fault: Fault, ...rules: readonly (string | undefined)[]): readonly Finding[] {
  const findings = check(fault).filter(({ note }) => note !== true)
  expect([...new Set(findings.map((f) => f.rule))].sort()).toEqual([...rules].sort())
  return findings
}

/** No clause is broken, but something is told that we had inferred from this one. */
function noted(change: Fault, rule: string): void {
  const findings = check(change)
  expect([...new Set(findings.map((f) => f.rule))]).toEqual([rule])
  expect(findings.every(({ note }) => note === true)).toBe(true)
}

function area(b: BoardFile, id: string): BoardFile['areas'][number] {
  const found = b.areas.find((a) => a.id === id)
  if (found === undefined) throw new Error(`no area '${id}'`)
  return found
}

describe('the shipped board', () => {
  test('has no finding', () => {
    expect(checkBoard(asJson(shipped))).toEqual([])
  })

  test('says of every datum whether the rulebook or a reconstruction gave it', () => {
    const words = ['rulebook', 'reconstructed']
    const sources = [
      ...shipped.areas.flatMap(({ source }) => Object.values(source)),
      ...shipped.borders.map(({ source }) => source),
      ...Object.values(shipped.counters).map(({ source }) => source),
      ...[shipped.setUp, shipped.prices, shipped.track, shipped.table, ...shipped.table.torn].map((d) => d.source),
    ]
    expect(sources.filter((word) => !words.includes(word))).toEqual([])
  })

  test('names the JSON Schema beside it', () => {
    expect(shipped.$schema).toBe('./board.schema.json')
  })

  test('is the reconstruction: 39 areas, 69 borders, 7 of them straits, and the roads to Rome', () => {
    const { board } = position({}).state
    expect([board.size, shipped.borders.length]).toEqual([39, 69])
    expect(shipped.borders.filter(({ kind }) => kind === 'strait')).toHaveLength(7)
    expect(board.value.reduce((a, b) => a + b)).toBe(71)
    const to = (id: string) => {
      const from = board.ids.indexOf(id)
      return [board.distance[from][board.rome], board.cavalryDistance[from][board.rome]]
    }
    expect([to('roma'), to('sarmatia'), to('germania'), to('mesopotamia')]).toEqual([
      [0, 0],
      [3, 3],
      [3, 4],
      [7, 7],
    ])
    expect(to('lusitania')).toEqual([4, 99])
    expect(to('mauretania')).toEqual([5, 5])
    expect(board.file.areas.filter((a) => a.terrain === 'mountains')).toHaveLength(9)
    expect(board.file.areas.filter((a) => a.terrain === 'forest')).toHaveLength(7)
  })
})

describe('the form of the file and its references', () => {
  const messages = (data: unknown) => checkBoard(asJson(data)).map((f) => [f.path.join('.'), f.message])

  test.each([
    ['nothing', null, '', 'The file is null: an object is expected.'],
    ['another game', { ...shipped, game: 'go' }, 'game', `'game' is "go": 'fall-of-the-roman-empire' is expected.`],
    ['no title', { ...shipped, title: undefined }, 'title', "'title' is missing: text is expected."],
    ['an empty title', { ...shipped, title: '' }, 'title', "'title' is empty."],
    ['a number for a list', { ...shipped, areas: 39 }, 'areas', "'areas' is 39: a list is expected."],
    [
      'more areas than there is room for',
      { ...shipped, areas: [...shipped.areas, ...shipped.areas] },
      'areas',
      "'areas' must be at most 40.",
    ],
    ['an unknown member', { ...shipped, cards: [] }, 'cards', "'cards' is not a member that is known here."],
    ['an unknown Rome', { ...shipped, rome: 'ravenna' }, 'rome', "There is no area 'ravenna' in this file."],
  ])('%s', (_, data, path, message) => {
    expect(messages(data)).toEqual([[path, message]])
  })

  test('names stand once and lead somewhere', () => {
    const faults: readonly [Fault, string][] = [
      [(b) => (b.areas[1].id = 'roma'), 'areas.1.id'],
      [(b) => (b.areas[1].name = 'Roma'), 'areas.1.name'],
      [(b) => (b.borders[0].a = 'utopia'), 'borders.0.a'],
      [(b) => (b.borders[0].b = 'roma'), 'borders.0'],
      [(b) => b.borders.push({ a: 'liguria', b: 'roma', kind: 'land', source: 'reconstructed' }), 'borders.69'],
      [(b) => (b.areas[0].rv = -1), 'areas.0.rv'],
      [(b) => (b.areas[0].rv = 1.5), 'areas.0.rv'],
    ]
    for (const [fault, path] of faults) expect(check(fault)[0].path.join('.')).toBe(path)
  })

  test('an edition that does not hold cannot be played, another can', () => {
    const broken = asJson({ ...shipped, setUp: { ...shipped.setUp, rrp: 20 } })
    expect(() => fallOfTheRomanEmpire.withEdition(broken)).toThrow('This edition does not hold')
    const counters = { ...shipped.counters, barbarianForce: { count: 30, source: 'rulebook' } }
    const other = fallOfTheRomanEmpire.withEdition(asJson({ ...shipped, edition: 'printed', counters }))
    expect(other.options({})).toEqual({ barbarianForces: 30 })
    expect(other.edition.digest).not.toBe(fallOfTheRomanEmpire.edition.digest)
    const remarked = fallOfTheRomanEmpire.withEdition(asJson({ ...shipped, title: 'Mine' }))
    expect(remarked.edition.digest).toBe(fallOfTheRomanEmpire.edition.digest)
  })
})

describe('what the rulebook says of the board', () => {
  test('FR-1-a FR-1-b FR-1-c FR-1-d: the numbers of the set-up', () => {
    refused((b) => (b.setUp.turns = 12), 'FR-1-a')
    refused((b) => (b.setUp.legions = 2), 'FR-1-b')
    refused((b) => (b.setUp.forces = 4), 'FR-1-b')
    refused((b) => (b.setUp.barbarianForces = 5), 'FR-1-c')
    const [finding] = refused((b) => (b.setUp.rrp = 10), 'FR-1-d')
    expect(finding).toMatchObject({ path: ['setUp', 'rrp'], message: "'rrp' is 10: the rulebook says 15." })
    refused((b) => (b.track.spaces = 15), 'FR-1-d')
    refused((b) => (b.track.markers = 1), 'FR-1-d')
  })

  test('FR-1-e: enough counters of every kind for the set-up', () => {
    refused((b) => (b.counters.legion.count = 0), 'FR-1-e')
    refused((b) => (b.counters.force.count = 2), 'FR-1-e')
    refused((b) => (b.counters.barbarianForce.count = 5), 'FR-1-e')
    refused((b) => (b.counters.cavalry.count = 0), 'FR-1-e')
    refused((b) => (b.counters.fort.count = 0), 'FR-1-e')
    refused((b) => (b.counters.wall.count = 0), 'FR-1-e')
    expect(check((b) => (b.counters.barbarianForce.count = 6))).toEqual([])
  })

  test('that Rome has no value is noted', () => {
    noted((b) => (area(b, 'roma').rv = 0), 'FR-4-a')
  })

  test('FR-6-a: the prices', () => {
    refused((b) => (b.prices.legion = 4), 'FR-6-a')
    refused((b) => (b.prices.force = 3), 'FR-6-a')
    refused((b) => (b.prices.wall = 2), 'FR-6-a')
    refused((b) => (b.prices.fort = 2), 'FR-6-a')
  })

  test('FR-1-c: there are invasion routes; that there is one only, or that Rome is one, is noted', () => {
    const routes = (b: BoardFile) => b.areas.filter((a) => a.bira !== null)
    const closeAllBut = (n: number) => (b: BoardFile) => {
      for (const a of routes(b).reverse().slice(n)) a.bira = null
    }
    refused(closeAllBut(0), 'FR-1-c')
    noted(closeAllBut(1), 'FR-7-a')
    expect(check(closeAllBut(5))).toEqual([])
    noted((b) => (area(b, 'roma').bira = { en: 'Goths', fr: 'Goths' }), 'FR-7-a')
  })

  test('that an area has no way to Rome, or Cavalry no road, is noted', () => {
    const apart: Fault = (b) => {
      b.borders = b.borders.filter(({ a, b: other }) => a !== 'caledonia' && other !== 'caledonia')
    }
    noted(apart, 'FR-9-a')
    expect(check(apart)[0].message).toBe('No way leads from Caledonia to Rome.')
    noted((b) => (area(b, 'roma').terrain = 'mountains'), 'FR-9-b')
    noted((b) => {
      for (const id of ['liguria', 'venetia', 'apulia']) area(b, id).terrain = 'mountains'
    }, 'FR-9-b')
    noted((b) => {
      for (const a of b.areas) if (a.terrain === 'mountains') a.terrain = 'clear'
    }, 'FR-9-b')
  })

  test('that there are no Forests is noted', () => {
    noted((b) => {
      for (const a of b.areas) if (a.terrain === 'forest') a.terrain = 'clear'
    }, 'FR-10-b')
  })

  test('FR-10-m: the table as printed; of the torn cell only the right half', () => {
    refused((b) => (b.table.rows[0][0] = 'x/h'), 'FR-10-m')
    refused((b) => (b.table.rows[5][3] = 'x/x'), 'FR-10-m')
    refused((b) => b.table.rows.pop(), 'FR-10-m')
    refused((b) => b.table.rows.push(b.table.rows[0]), 'FR-10-m')
    refused((b) => b.table.rows[2].push('-/x'), 'FR-10-m')
    refused((b) => (b.table.rows[2][3] = 'x/x'), 'FR-10-m')
    expect(check((b) => (b.table.rows[2][3] = 'h/h'))).toEqual([])
  })
})
