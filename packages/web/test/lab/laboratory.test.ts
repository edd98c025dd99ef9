/** Runs of the laboratory: played by several workers, stopped, gone on with, kept, and never lost to one that dies. */
import { Player, seated } from '@tabularium/bots/lab'
import { fallOfTheRomanEmpire } from '@tabularium/fall-of-the-roman-empire'
import { mind } from '@tabularium/fall-of-the-roman-empire/mind'
import { describe, expect, test } from 'vitest'
import { handOf } from '../../src/lab/hand.ts'
import type { LabRequest } from '../../src/lab/protocol.ts'
import { isDone, readRun } from '../../src/lab/run.ts'
import { ended, hand, laboratoryOn, NodeRuns, NodeWorker, run, setting, until } from './in-node.ts'

const GAMES = 24

/** What one worker counts that plays all games in a row. */
const inOneGo = (games: number) => new Player([seated(fallOfTheRomanEmpire, mind, setting())]).play({ from: 0, games })

describe('a run', () => {
  test('of two workers counts what one would count, and is kept when it is done', async () => {
    const store = new NodeRuns()
    const { lab, underway } = laboratoryOn(store)
    await lab.start(run(GAMES))
    await ended(underway)
    await lab.stop()
    expect(lab.runOf('one')?.results).toEqual(inOneGo(GAMES))
    const [kept] = await store.all()
    expect(kept?.results).toEqual(inOneGo(GAMES))
    expect(kept && isDone(kept)).toBe(true)
    expect(kept?.spent).toBeGreaterThan(0)
  })

  test('that is stopped keeps the first games, and goes on from there in another page', async () => {
    const store = new NodeRuns()
    const { lab, underway } = laboratoryOn(store)
    await lab.start(run(GAMES))
    await until(underway, 3)
    await lab.stop()
    expect(underway.value).toBeNull()
    const [kept] = await store.all()
    const { games } = kept?.results ?? { games: 0 }
    expect(games).toBeGreaterThanOrEqual(3)
    expect(games).toBeLessThan(GAMES)
    expect(kept?.results).toEqual(inOneGo(games))

    const later = laboratoryOn(store)
    await later.lab.open()
    const found = later.lab.runOf('one')
    expect(found?.results.games).toBe(games)
    if (found !== undefined) await later.lab.start(found)
    await ended(later.underway)
    expect(later.lab.runOf('one')?.results).toEqual(inOneGo(GAMES))
  })

  test('keeps what is complete while it goes on', async () => {
    const store = new NodeRuns()
    const { lab, underway } = laboratoryOn(store)
    await lab.start(run(GAMES))
    await until(underway, GAMES / 2)
    const [kept] = await store.all()
    expect(kept?.results.games).toBeGreaterThan(0)
    await lab.stop()
  })

  test('tells how much time is left once a game is played', async () => {
    const { lab, underway } = laboratoryOn(new NodeRuns())
    await lab.start(run(GAMES))
    expect(underway.value?.left).toBeNull()
    await until(underway, 1)
    expect(underway.value?.left).toBeGreaterThan(0)
    await lab.stop()
  })

  test('of two settings plays both on the same dice', async () => {
    const { lab, underway } = laboratoryOn(new NodeRuns())
    await lab.start(run(10, setting(), setting()))
    await ended(underway)
    const results = lab.runOf('one')?.results
    const [one, other] = results?.tallies ?? []
    expect(one).toEqual(other)
    // The same games: whoever won with one setting won with the other.
    expect(results?.both).toEqual(one?.winners)
  })

  test('stops when another one is begun, and can go on later', async () => {
    const { lab, underway } = laboratoryOn(new NodeRuns())
    await lab.start(run(GAMES))
    await until(underway, 1)
    await lab.start({ ...run(2), id: 'two', begun: 1 })
    expect(underway.value?.id).toBe('two')
    await ended(underway)
    expect(lab.runs.value?.map(({ id, results }) => [id, results.games === 2])).toEqual([
      ['two', true],
      ['one', false],
    ])
  })

  test('is not played while another window plays it', async () => {
    const { lab, underway } = laboratoryOn(new NodeRuns(), { claim: async () => null })
    await lab.start(run(2))
    expect(underway.value).toBeNull()
    expect(lab.trouble.value).toMatchObject({ id: 'one', refusal: { code: 'lab-elsewhere' } })
  })

  test('that is deleted is neither played nor kept any more', async () => {
    const store = new NodeRuns()
    const { lab, underway } = laboratoryOn(store)
    await lab.start(run(GAMES))
    await until(underway, 1)
    await lab.remove('one')
    expect(underway.value).toBeNull()
    expect(lab.runs.value).toEqual([])
    expect(await store.all()).toEqual([])
  })
})

describe('a worker', () => {
  const isPlay = ({ call }: LabRequest) => call === 'play'

  test('that dies is replaced, and nothing is lost or counted twice', async () => {
    let deaths = 2
    const hire = () => handOf(new NodeWorker((request) => isPlay(request) && deaths-- > 0))
    const { lab, underway } = laboratoryOn(new NodeRuns(), { hire })
    await lab.start(run(10))
    await ended(underway)
    expect(deaths).toBeLessThan(0)
    expect(lab.trouble.value).toBeNull()
    expect(lab.runOf('one')?.results).toEqual(inOneGo(10))
  })

  test('that dies again and again stops the run, with the reason', async () => {
    const { lab, underway } = laboratoryOn(new NodeRuns(), { hire: () => handOf(new NodeWorker(isPlay)) })
    await lab.start(run(10))
    await ended(underway)
    await lab.stop()
    expect(lab.trouble.value).toMatchObject({ id: 'one', refusal: { code: 'crash' } })
    expect(lab.runOf('one')?.results.games).toBe(0)
  })

  test('is ended when the run is stopped, though it thinks about a game for ever', { timeout: 60_000 }, async () => {
    const workers: NodeWorker[] = []
    const hire = () => {
      const worker = new NodeWorker(() => false, isPlay)
      workers.push(worker)
      return handOf(worker)
    }
    const { lab, underway } = laboratoryOn(new NodeRuns(), { hire })
    await lab.start(run(GAMES))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([false, false])
    await lab.stop()
    expect(underway.value).toBeNull()
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, true])
  })

  test('names the bots of a game weakest first, and refuses what does not fit', async () => {
    expect((await hand().ask('bots', 'fall-of-the-roman-empire'))[0]).toBe('random')
    const refused = (more: object) => hand().ask('sit', [setting(more)])
    await expect(refused({ game: 'chess' })).rejects.toMatchObject({ refusal: { code: 'unknown' } })
    await expect(refused({ bots: ['random'] })).rejects.toMatchObject({ refusal: { code: 'malformed' } })
    await expect(refused({ options: { barbarianForces: 99 } })).rejects.toMatchObject({
      refusal: { code: 'malformed' },
    })
  })

  test('fills in the options that were not chosen', async () => {
    expect(await hand().ask('sit', [setting({ options: {} })])).toEqual([setting()])
  })
})

describe('the store', () => {
  test('that is full is told, and the run goes on', async () => {
    const store = new NodeRuns()
    store.isFull = true
    const { lab, underway } = laboratoryOn(store)
    await lab.start(run(5))
    await ended(underway)
    await lab.stop()
    expect(lab.unkept.value).toBe('storage')
    expect(lab.runOf('one')?.results.games).toBe(5)
  })

  test.each([
    ['no tally for a setting', { settings: [setting(), setting()] }],
    ['games that are no number', { asked: 'many' }],
    ['counts below zero', { results: { ...inOneGo(1), both: { 0: -1 } } }],
  ])('with %s is not read', (_, odd) => {
    expect(readRun(run(3))).toEqual(run(3))
    expect(readRun({ ...run(3), ...odd })).toBeUndefined()
  })
})
