/** UR-6.3-z: the plague waits for whoever comes to its zone, in whatever way. */
import { describe, expect, test } from 'vitest'
import { all, fight } from './combat-play.ts'
import { romans } from './movement-play.ts'

const plagueAt = (at: string) => ({ plagues: [{ at, epidemic: false }] })

describe('UR-6.3-z: the plague', () => {
  const alone = {
    peoples: { suevi: 'war' },
    pieces: { avitus: 'galliae-6', 'suevi-1': 'galliae-7', 'suevi-2': 'viennensis-2' },
  }

  test('UR-7.1-i UR-6.3-x: strikes a leader who escapes to its zone', () => {
    for (const [roll, at] of [
      [9, 'gone'],
      [8, 'britanniae-2'],
    ] as const) {
      const t = romans({ ...alone, ...plagueAt('britanniae-2') })
        .act('piece avitus', 'to galliae-7')
        .dice(0)
        .act('done')
      expect(t.asked).toBe('escape')
      t.dice(roll).act('to britanniae-2')
      expect([t.at('avitus'), t.asked]).toEqual([at, 'movement'])
    }
  })

  test('UR-7.1-i UR-6.3-x: also where he had no choice', () => {
    const pieces = { avitus: 'italia-6', 'suevi-1': 'italia-7' }
    const t = romans({ ...plagueAt('italia-6'), peoples: { suevi: 'revolt' }, pieces })
    t.act('piece avitus', 'to italia-7').dice(0, 9).act('done')
    expect([t.at('avitus'), t.asked]).toEqual(['gone', 'movement'])
  })

  test('UR-6.3-w UR-6.3-x: strikes those who retreat to its zone', () => {
    const beaten = ['co-asia-1', 'comites-clibanarii']
    const t = fight(
      {
        ...plagueAt('asia-2'),
        peoples: { hunni: 'war' },
        pieces: all('asia-4', 'theodose-ii', ...beaten, 'hunni-1', 'hunni-2'),
      },
      4,
    )
    expect(beaten.map((unit) => t.isWeak(unit))).toEqual([true, true])
    t.dice(0).act('to asia-2')
    expect([t.at('theodose-ii'), ...beaten.map((unit) => t.at(unit))]).toEqual(['asia-2', 'lost', 'lost'])
  })
})
