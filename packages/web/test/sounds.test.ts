/** Which sound goes with what happens. */
import { describe, expect, test } from 'vitest'
import { type Heard, type SoundName, soundFor, sounds } from '../src/page/sounds.ts'

const quiet: Heard = { length: 3, lines: 10, sign: 'march', mine: false, who: null }
const heard = (more: Partial<Heard>) => soundFor(quiet, { ...quiet, ...more })

describe('a sound', () => {
  test.each<[string, Partial<Heard>, SoundName | null]>([
    ['who is selected', { who: 'galerius' }, 'select'],
    ['who is let go', { who: null }, null],
    ['what is done', { length: 4, lines: 11, sign: 'march' }, 'commit'],
    ['a die', { length: 4, lines: 11, sign: 'die' }, 'die'],
    ['a loss', { length: 4, lines: 12, sign: 'loss' }, 'loss'],
    ['a death', { lines: 12, sign: 'death' }, 'loss'],
    ['a place won', { lines: 12, sign: 'tower' }, 'gain'],
    ['one’s turn', { mine: true, who: 'galerius' }, 'turn'],
    ['a loss as one’s turn begins', { lines: 11, sign: 'loss', mine: true }, 'loss'],
    ['nothing', {}, null],
  ])('of %s', (_, now, name) => {
    expect(heard(now)).toBe(name)
  })

  test('a gain rises, a loss is low, a horn is softer than a die', () => {
    const [first, second] = sounds.gain.map(([, from]) => from)
    expect(second ?? 0).toBeGreaterThan(first ?? 0)
    for (const [, from] of sounds.loss) expect(from).toBeLessThan(100)
    const loudest = (name: SoundName) => Math.max(...sounds[name].map(([, , , , loud]) => loud))
    expect(loudest('turn')).toBeLessThan(loudest('die'))
  })
})
