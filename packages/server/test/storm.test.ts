/** A small storm; `npm run storm` is the great one. */
import { storm, tablesOfAllGames } from '@tabularium/server/testing/storm'
import { expect, test } from 'vitest'

const KILLS = 10

test('what was acknowledged is there once, and everybody sees the same, however often the server is killed', async () => {
  const report = await storm({
    seed: process.env.TABULARIUM_SEED ?? 'storm',
    kills: KILLS,
    games: tablesOfAllGames,
    weather: { delay: 6, twice: 6, broken: 150 },
    oneOf: 40,
    within: 30,
  })
  expect(report.faults).toEqual([])
  expect(report.kills).toBe(KILLS)
  // It was a storm: people were cut off in the middle of something, and what was said twice was heard twice.
  expect(report.again).toBeGreaterThan(0)
  expect(report.doubled).toBeGreaterThan(0)
  expect(report.acknowledged).toBeGreaterThan(5)
})
