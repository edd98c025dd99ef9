/** A game is studied by several workers: what is found is the same however many they are, and it can be stopped. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { handOf } from '../../src/lab/hand.ts'
import { type Studied, Studying } from '../../src/lab/studying.ts'
import { hand, NodeWorker } from './in-node.ts'

const record = (name: string) => readFileSync(new URL(`../../../games/${name}`, import.meta.url), 'utf8')

const fall: Studied = {
  save: record('fall-of-the-roman-empire/test/records/02-legate.json'),
  seat: 0,
  language: 'en',
}

async function found(studied: Studied, cores: number, action: number) {
  const studying = new Studying(hand, cores)
  await studying.look(studied, { action })
  return studying.state.value
}

describe('a game is studied in the background', () => {
  test('with the same marks by one worker and by three, in the order of the game', async () => {
    const alone = await found(fall, 1, 60)
    expect(alone).toMatchObject({ isRunning: false, refusal: null })
    expect(alone.done).toBe(alone.all)
    expect(alone.all).toBeGreaterThan(1)
    const actions = alone.marks.map(({ action }) => action)
    expect(actions).toEqual([...actions].sort((a, b) => a - b))
    expect(await found(fall, 3, 60)).toEqual(alone)
  })

  test('by the turn that is looked at alone', async () => {
    const { luck } = await hand().ask('study', fall.save, fall.seat, fall.language)
    const [first] = luck
    if (first === undefined) throw new Error('No die changed anything.')
    const { marks } = await found(fall, 2, first.action)
    expect(marks).toContainEqual(first)
    expect(new Set(marks.map(({ turn }) => turn))).toEqual(new Set([first.turn]))
    expect(luck.length).toBeGreaterThan(marks.filter(({ better }) => better === null).length)
  })

  test('in the language of the reader', async () => {
    const studied = { ...fall, language: 'fr' } as const
    const [english, french] = await Promise.all(
      [fall, studied].map(({ save, seat, language }) => hand().ask('study', save, seat, language)),
    )
    expect(french?.luck.map(({ by }) => by)).toEqual(english?.luck.map(({ by }) => by))
    expect(french?.luck.map(({ words }) => words)).not.toEqual(english?.luck.map(({ words }) => words))
  })

  test('until it is stopped: what was found stays', async () => {
    const workers: NodeWorker[] = []
    const studying: Studying = new Studying(() => {
      const worker = new NodeWorker(
        () => false,
        ({ call }) => {
          if (call !== 'looked') return false
          queueMicrotask(() => studying.stop())
          return true
        },
      )
      workers.push(worker)
      return handOf(worker)
    }, 2)
    await studying.look(fall, 'game')
    const { isRunning, refusal, done, all, marks } = studying.state.value
    expect({ isRunning, refusal, done }).toEqual({ isRunning: false, refusal: null, done: 0 })
    expect(all).toBeGreaterThan(50)
    expect(marks.length).toBeGreaterThan(0)
    expect(workers.every(({ isEnded }) => isEnded)).toBe(true)
  })

  test('and a file that cannot be read is refused', async () => {
    const { refusal } = await found({ ...fall, save: fall.save.slice(0, 500) }, 1, 0)
    expect(refusal?.code).toBe('unknown')
  })
})
