import { LocalTable, load, playGame } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import {
  type Batch,
  BatchSizes,
  comparison,
  count,
  emptyResults,
  emptyTally,
  InOrder,
  mergeResults,
  Player,
  type Results,
  report,
  savedGame,
} from '../../src/lab/index.ts'
import { game, seat, setting } from './toys.ts'

const one = new Player([seat()])
const two = new Player([seat(), seat({ bots: ['tiro', 'random'] })])

/** Through text and back, as between machines. */
const sent = (results: Results): Results => JSON.parse(JSON.stringify(results))

describe('tally', () => {
  const details = { won: true, score: 7, glory: { a: 1, b: 2 } }

  test('counts winners, endings, every number and the chances', () => {
    const tally = emptyTally()
    const course = [{ turn: 1, millionths: 500_000 }]
    count(tally, { outcome: { winners: [0, 2], rule: 'X-1', details }, decisions: 5 }, course)
    count(tally, { outcome: { winners: [], rule: 'X-2', details: { score: 7 } }, decisions: 6 }, [
      { turn: 1, millionths: 250_001 },
      { turn: 2, millionths: 1 },
    ])
    expect(tally).toEqual({
      games: 2,
      lost: 1,
      winners: { 0: 1, 2: 1 },
      endings: { 'X-1': 1, 'X-2': 1 },
      figures: { score: { 7: 2 }, 'glory.a': { 1: 1 }, 'glory.b': { 2: 1 }, decisions: { 5: 1, 6: 1 } },
      course: { 1: { games: 2, millionths: 750_001 }, 2: { games: 1, millionths: 1 } },
    })
  })

  test.each([
    ['one setting', one, 1],
    ['two settings', two, 2],
  ])('batches of %s add up to the same in any order, sent as text', (_, player, settings) => {
    const whole = player.play({ from: 0, games: 30 })
    const batches: readonly Batch[] = [
      { from: 19, games: 11 },
      { from: 0, games: 12 },
      { from: 12, games: 7 },
    ]
    const sum = emptyResults(settings)
    for (const batch of batches) mergeResults(sum, sent(player.play(batch)))
    expect(sum).toEqual(whole)
  })

  test('a batch plays the games of its numbers', () => {
    const { outcome, decisions } = playGame(game, setting().options, seat().bots, 'ides 3')
    const { tallies } = one.play({ from: 3, games: 1 })
    expect(tallies[0]).toMatchObject({
      games: 1,
      endings: { [outcome.rule]: 1 },
      figures: { decisions: { [decisions]: 1 } },
    })
  })

  test('batches count from the first game on without a gap', () => {
    const inOrder = new InOrder(emptyResults(1))
    const add = (from: number) => inOrder.add({ from }, one.play({ from, games: 2 }))
    add(2)
    expect(inOrder.results.games).toBe(0)
    add(0)
    expect(inOrder.results.games).toBe(4)
    add(6)
    expect(inOrder.results).toEqual(one.play({ from: 0, games: 4 }))
  })

  test('a run that was stopped goes on from what was counted', () => {
    const inOrder = new InOrder(sent(one.play({ from: 0, games: 5 })))
    inOrder.add({ from: 5 }, one.play({ from: 5, games: 3 }))
    expect(inOrder.results).toEqual(one.play({ from: 0, games: 8 }))
  })

  test('batches grow with the speed of the games, within bounds', () => {
    const sizes = new BatchSizes()
    sizes.learn(1, 2)
    expect(sizes.size).toBe(50)
    sizes.learn(50, 0.001)
    expect(sizes.size).toBe(500)
    sizes.learn(1, 60_000)
    expect(sizes.size).toBe(1)
  })
})

test('a game that fails names its number and its seed', () => {
  const broken = {
    ...game,
    setup: () => {
      throw new RangeError('off by one')
    },
  }
  expect(() => new Player([{ ...seat(), game: broken }]).play({ from: 4, games: 1 })).toThrow(
    "Game 4 of seed 'ides' failed.",
  )
})

test('a setting names bots that there are', () => {
  expect(() => seat({ bots: ['caesar', 'random'] })).toThrow("There is no bot 'caesar' for toy.")
})

describe('report', () => {
  test('tells whose chances it follows, turn by turn', () => {
    const { course } = report(seat(), 30, one.play({ from: 0, games: 30 }).tallies[0])
    expect(course?.seat).toBe('red')
    // Nobody leads before the first coin is shown, and one turn follows another.
    expect(course?.turns[0]).toEqual({ turn: 1, games: 30, chance: 0.5 })
    expect(course?.turns.map(({ turn }) => turn)).toEqual([...(course?.turns.keys() ?? [])].map((i) => i + 1))
    expect(course?.turns.at(-1)?.games).toBeLessThan(30)
  })

  test('a game without counsel tells no course', () => {
    const mute = { ...seat(), counsel: undefined }
    expect(report(mute, 2, new Player([mute]).play({ from: 0, games: 2 }).tallies[0]).course).toBeNull()
  })
})

describe('comparison', () => {
  test('a setting does not differ from itself', () => {
    const same = new Player([seat(), seat()]).play({ from: 0, games: 25 })
    const { winners, nobody, settings } = comparison([seat(), seat()], 25, same)
    expect(winners.map(({ seat: name, difference }) => [name, difference])).toEqual([
      ['red', 0],
      ['blue', 0],
    ])
    expect(nobody.difference).toBe(0)
    expect(settings[0]).toEqual(settings[1])
  })

  test('pairs are games of the same number', () => {
    const results = two.play({ from: 0, games: 40 })
    const other = seat({ bots: ['tiro', 'random'] })
    const won = (seated: typeof other) =>
      Array.from({ length: 40 }, (_, n) =>
        playGame(game, seated.setting.options, seated.bots, `ides ${n}`).outcome.winners.includes(0),
      )
    const [first, second] = [won(seat()), won(other)]
    expect(results.both[0]).toBe(first.filter((isWon, n) => isWon && second[n]).length)
    const { winners } = comparison([seat(), other], 40, results)
    const total = (all: readonly boolean[]) => all.filter(Boolean).length
    expect(winners[0].difference).toBeCloseTo((total(second) - total(first)) / 40, 12)
  })
})

describe('a game of a run as a save', () => {
  test('is the game that was counted, dice and all', () => {
    for (const number of [0, 1, 2, 3]) {
      const { table, players } = load([game], savedGame(seat(), number))
      const { outcome, decisions } = playGame(game, setting().options, seat().bots, `ides ${number}`)
      expect(table.outcome).toEqual(outcome)
      expect(table.length).toBe(decisions)
      expect(players).toEqual(['bot:random', 'bot:random'])
      expect(() => table.check()).not.toThrow()
    }
  })

  test('can be played on from any of its moments', () => {
    const { table } = load([game], savedGame(seat(), 1))
    const branch = table.branch(2)
    expect(branch).toBeInstanceOf(LocalTable)
    const action = branch.decision?.actions[0]
    branch.act(branch.decision?.seat ?? 0, game.notation(action))
    expect(branch.length).toBe(3)
  })
})
