/** Odds: numbers beside the words, and words that add up. */
import { type AnyGame, FastDice, isObject, type Json, type JsonObject, languages, secretFrom } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { games } from '../all.ts'
import { Client, opened } from './referee-play.ts'

/** Enough for some battles each; a game of Ultimus Romanorum is long. */
const gamesOf = (game: string) => (game === 'ultimus-romanorum' ? 4 : 12)
const ACTIONS = 250

/** The percentages that a text tells, in either language. */
const told = (words: string): number[] => [...words.matchAll(/(\d+)[ {2}]?%/g)].map(([, n]) => Number(n))

/** The chances that stand side by side in a forecast, as lists that make 1 each. */
function chancesIn(game: string, forecast: JsonObject): number[][] {
  const objects = (list: Json | undefined) => (Array.isArray(list) ? list.filter(isObject) : [])
  if (game === 'tetrarchia') return [[forecast.victory, forecast.draw, forecast.defeat].map(Number)]
  if (game === 'fall-of-the-roman-empire') {
    return objects(forecast.conflicts).map((one) => [one.barbarian, one.roman, one.nobody].map(Number))
  }
  return objects(forecast.battles).map((battle) => objects(battle.outcomes).map(({ chance }) => Number(chance)))
}

interface Listed {
  readonly action: string
  readonly words: string
  readonly forecast?: JsonObject
}

/** Every legal action of random games, in both languages, with what the referee says of it. */
function* listed(game: AnyGame, client = new Client()): Iterable<Listed> {
  for (let n = 0; n < gamesOf(game.id); n++) {
    const dice = new FastDice(secretFrom(`odds ${game.id} ${n}`))
    client.do({ op: 'create', game: game.id, options: game.randomOptions(dice), seed: `odds ${n}` })
    for (let i = 0; i < ACTIONS; i++) {
      const [first, ...others] = languages.map((language) => client.do({ op: 'legal', language }).actions as Json)
      for (const list of [first, ...others]) yield* list as unknown as Listed[]
      if (!Array.isArray(first) || first.length === 0) break
      client.do({ op: 'act', action: first[dice.below(first.length)].action })
    }
  }
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('percentages in words add up to 100, chances in numbers to 1', () => {
    let forecasts = 0
    for (const { action, words, forecast } of listed(game)) {
      const percents = told(words)
      if (percents.length > 0)
        expect(
          percents.reduce((a, b) => a + b),
          `${action}: ${words}`,
        ).toBe(100)
      if (percents.length > 0) expect(forecast, `${action}: ${words}`).toBeDefined()
      if (forecast === undefined) continue
      forecasts++
      for (const chances of chancesIn(id, forecast)) {
        expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1, 9)
        expect(chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true)
      }
    }
    expect(forecasts).toBeGreaterThan(20)
  })
})

test('legal: an attack has its odds as numbers beside the words, a step has none', () => {
  const position = { ...(opened().position() as JsonObject), turn: 0, ip: 6, stack: [{ kind: 'roman-phase' }] }
  const client = new Client()
  const emperors = { diocletian: 'rhaetia', galerius: null, constantius: null, maximian: null }
  const armies = [{ region: 'ILLYRICVM', at: 'noricum' }, null, null]
  client.do({
    op: 'create',
    game: 'tetrarchia',
    options: { level: '4000' },
    position: { ...position, emperors, armies },
  })
  const actions = client.do({ op: 'legal' }).actions as unknown as Listed[]
  const attack = actions.find(({ action }) => action === 'attack noricum')
  expect(attack?.words).toMatch(/victory \d+%, draw \d+%, defeat \d+%/)
  expect(attack?.forecast).toMatchObject({ victory: expect.any(Number), romanSupport: expect.any(Number) })
  expect(actions.find(({ action }) => action === 'end')).not.toHaveProperty('forecast')
  expect(client.do({ op: 'why', action: 'attack noricum' }).forecast).toEqual(attack?.forecast)
})
