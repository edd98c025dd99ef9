/** Plots of the laboratory: what is drawn where, and what is told to who does not see it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Found } from '../../src/lab/protocol.ts'
import { coursePlot } from '../../src/page/lab/plots/course.ts'
import { inFile, onPage } from '../../src/page/lab/plots/drawing.ts'
import { binsOf, histogram } from '../../src/page/lab/plots/histogram.ts'
import { type IntervalPlot, intervalPlot } from '../../src/page/lab/plots/intervals.ts'
import { inSmallDocument } from '../panel/small-dom.ts'
import { hand, setting } from './in-node.ts'

const file = { width: 432, palette: inFile }

const plot = (more: Partial<IntervalPlot> = {}): IntervalPlot => ({
  words: 'Rome 30%, between 20% and 40%',
  settings: ['First'],
  rows: [{ name: 'Rome & "friends" <all>', measured: [{ value: 0.3, low: 0.2, high: 0.4 }] }],
  from: 0,
  to: 1,
  even: 0.5,
  write: (value) => `${value * 100}%`,
  ...more,
})

/** The numbers in an attribute, of every element of that name. */
const numbersIn = (svg: string, element: string, attribute: string): readonly number[] =>
  [...svg.matchAll(new RegExp(`<${element}\\b[^>]*\\b${attribute}="(-?[\\d.]+)"`, 'g'))].map(([, n]) => Number(n))

describe('intervals', () => {
  test('lie where their shares are', () => {
    // 16 units are left free at each side: 400 for the whole.
    const svg = intervalPlot(plot(), file)
    expect(numbersIn(svg, 'circle', 'cx')).toEqual([136])
    const whiskers = [...svg.matchAll(/<line[^>]*stroke-linecap="round"[^>]*>/g)].map(([line]) => line)
    expect(whiskers).toHaveLength(1)
    expect(whiskers[0]).toMatch(/x1="96".*x2="176"/)
  })

  test('of two settings are told apart by form, and named', () => {
    const both = [
      { value: 0.3, low: 0.2, high: 0.4 },
      { value: 0.6, low: 0.5, high: 0.7 },
    ]
    const svg = intervalPlot(plot({ settings: ['First', 'Second'], rows: [{ name: 'Rome', measured: both }] }), file)
    // One each in the legend and in the row.
    expect(svg.match(/<circle /g)).toHaveLength(2)
    expect(svg.match(/<path /g)).toHaveLength(2)
    expect(svg).toContain('>First<')
    expect(svg).toContain('>Second<')
  })

  test('are told in words, and names cannot break the picture', () => {
    const svg = intervalPlot(plot(), file)
    expect(svg).toContain('role="img" aria-label="Rome 30%, between 20% and 40%"')
    expect(svg).toContain('Rome &amp; &quot;friends&quot; &lt;all&gt;')
  })

  test('have the colours of the page there, and their own in a file', () => {
    expect(intervalPlot(plot(), { width: 400, palette: onPage })).toContain('var(--rome)')
    expect(intervalPlot(plot(), file)).not.toContain('var(')
    expect(intervalPlot(plot(), file)).toContain('xmlns="http://www.w3.org/2000/svg"')
  })
})

describe('bars', () => {
  test('are one for each value where these are few', () => {
    expect(binsOf([{ 3: 1, 5: 3 }])).toEqual([
      { from: 3, to: 3, shares: [0.25] },
      { from: 4, to: 4, shares: [0] },
      { from: 5, to: 5, shares: [0.75] },
    ])
  })

  test('stand for several values where these are many, and lose none', () => {
    const counts = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [String(i), 2]))
    const bins = binsOf([counts, { 499: 7 }])
    expect(bins.length).toBeLessThanOrEqual(24)
    expect(bins[0]).toMatchObject({ from: 0, to: 20 })
    expect(bins.at(-1)).toMatchObject({ to: 499 })
    for (const i of [0, 1]) expect(bins.reduce((sum, { shares }) => sum + (shares[i] ?? 0), 0)).toBeCloseTo(1)
  })

  test('are as high as their share of the highest', () => {
    const bins = binsOf([{ 1: 1, 2: 3 }])
    const drawn = histogram({ words: '', settings: ['First'], bins, write: String, writeShare: String }, file)
    const heights = numbersIn(drawn, 'rect', 'height').slice(1)
    expect(heights).toEqual([60, 180])
  })
})

test('the course of the chances goes from turn to turn, the higher the better', () => {
  const course = [
    { turn: 1, chance: 0.5 },
    { turn: 2, chance: 0 },
    { turn: 3, chance: 1 },
  ]
  const svg = coursePlot({ words: '', settings: ['First'], courses: [course], writeShare: String }, file)
  expect(svg).toContain('points="52.0,108.0 235.0,208.0 418.0,8.0"')
})

describe('what came of a run', () => {
  const page = async () => {
    const [plots, settings] = await Promise.all([
      import('../../src/page/lab/shown/found-plots.ts'),
      import('../../src/page/settings.ts'),
    ])
    return { ...plots, language: settings.language }
  }
  let leave = () => {}
  let said: Awaited<ReturnType<typeof page>>
  let found: Found
  beforeAll(async () => {
    leave = inSmallDocument()
    said = await page()
    const worker = hand()
    await worker.ask('sit', [setting()])
    found = await worker.ask('found', 20, await worker.ask('play', { from: 0, games: 20 }), 'en')
  })
  afterAll(() => {
    said.language.value = 'en'
    leave()
  })

  test('is told in the reader’s language', () => {
    said.language.value = 'en'
    expect(said.winsPlot(found).words).toMatch(
      /^Who wins\. The Roman \d+\.\d%, between \d+\.\d% and \d+\.\d%; The Barb/,
    )
    expect(said.chancesPlot(found)?.words).toMatch(/^Chance to win: The Roman: from \d+\.\d% in turn 1 to /)
    said.language.value = 'fr'
    expect(said.winsPlot(found).words).toMatch(/^Qui gagne\. .* \d+,\d\u202f%, entre \d+,\d\u202f% et /)
  })

  test('has a row for each seat', () => {
    said.language.value = 'en'
    const { rows } = said.winsPlot(found)
    expect(rows.map(({ name }) => name)).toEqual(['The Roman', 'The Barbarian'])
    const values = rows.map(({ measured: [first] }) => first?.value ?? 0)
    expect(values[0] + values[1]).toBeCloseTo(1)
  })

  test('leaves out of the line turns that hardly a game came to', () => {
    const [report] = found.reports
    const turns = [
      { turn: 1, games: 1000, chance: 0.5 },
      { turn: 2, games: 500, chance: 0.4 },
      { turn: 3, games: 2, chance: 1 },
    ]
    const odd = { ...found, reports: report ? [{ ...report, games: 1000, course: { seat: null, turns } }] : [] }
    expect(said.chancesPlot(odd)?.courses[0]?.map(({ turn }) => turn)).toEqual([1, 2])
  })
})
