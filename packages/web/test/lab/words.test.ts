/** What the laboratory says, in both languages. */
import { FastDice, type Language, languages, secretFrom } from '@tabularium/engine'
import { games } from '@tabularium/games/all'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en } from '../../src/page/lab/words/en.ts'
import { fr } from '../../src/page/lab/words/fr.ts'
import { inSmallDocument } from '../panel/small-dom.ts'
import { hand, setting } from './in-node.ts'

const words = { en, fr }

/** Every code that stops a run, or keeps one from being kept. */
const CODES = ['crash', 'bug', 'unknown', 'malformed', 'lab-elsewhere', 'storage', 'held-store', 'newer-store']

test.each(languages)('every trouble is told with what to do: %s', (language) => {
  const { troubles } = words[language]
  expect(Object.keys(troubles).sort()).toEqual([...CODES].sort())
  // What is wrong, then what to do.
  for (const text of Object.values(troubles)) expect(text.split(/[.:] /).length).toBeGreaterThan(1)
})

test.each(games.map(({ id }) => id))('every figure of %s has a name', async (game) => {
  const known = games.find(({ id }) => id === game)
  const worker = hand()
  // One year is enough where a game has years.
  const years = 'years' in Object(known?.options({})) ? { years: 1 } : {}
  const options = known?.options(years) ?? null
  const bots = (known?.seats(options) ?? []).map(() => 'random')
  await worker.ask('sit', [setting({ game, options, bots })])
  const { tallies } = await worker.ask('play', { from: 0, games: 1 })
  const figures = Object.keys(tallies[0]?.figures ?? {})
  expect(figures.length).toBeGreaterThan(1)
  for (const language of languages) {
    expect(figures.filter((name) => words[language].found.names[name] === undefined)).toEqual([])
  }
})

describe('figures', () => {
  const page = async () => {
    const [numbers, settings] = await Promise.all([
      import('../../src/page/lab/numbers.ts'),
      import('../../src/page/settings.ts'),
    ])
    return { ...numbers, language: settings.language }
  }
  let leave = () => {}
  let said: Awaited<ReturnType<typeof page>>
  const speak = (language: Language) => {
    said.language.value = language
  }
  beforeAll(async () => {
    leave = inSmallDocument()
    said = await page()
  })
  afterAll(() => {
    speak('en')
    leave()
  })

  test.each([
    ['en', '12,345', '54.2%', '−3.0%', '+3.0%'],
    ['fr', '12\u202f345', '54,2\u202f%', '−3,0\u202f%', '+3,0\u202f%'],
  ] as const)('are written as %s has them', (language, many, share, less, more) => {
    speak(language)
    expect(said.number(12345)).toBe(many)
    expect(said.percent(0.542)).toBe(share)
    expect(said.signed(-0.03)).toBe(less)
    expect(said.signed(0.03)).toBe(more)
  })

  test.each([
    [100, '1 s'],
    [59_400, '59 s'],
    [200_000, '3 min 20 s'],
    [180_000, '3 min'],
    [3_661_000, '1 h 1 min'],
  ])('%d ms are told as %s', (milliseconds, told) => {
    speak('en')
    expect(said.duration(milliseconds)).toBe(told)
  })
})

test('how long a game takes is measured by the quickest of the first ones', async () => {
  const leave = inSmallDocument()
  const { measured } = await import('../../src/page/lab/set-up/estimate.ts')
  leave()
  let time = 0
  const dice = new FastDice(secretFrom('clock'))
  // Each look at the clock is 100 to 199 ms later.
  const each = await measured(hand(), [setting()], () => (time += 100 + dice.below(100)))
  expect(each).toBeGreaterThanOrEqual(100)
  expect(each).toBeLessThan(200)
})
