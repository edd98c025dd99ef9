import { describe, expect, test } from 'vitest'
import { facesOf, faceWords, fallsOf } from '../../src/page/dice/kinds.ts'

describe('how the dice fell', () => {
  test('a ten-sided die has ten faces, from 0 on', () => {
    expect(facesOf('d10')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    const [falls] = fallsOf([
      { die: 'd10', face: 0 },
      { die: 'd10', face: 9 },
    ])
    expect(falls?.counts.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 1])
    expect(falls).toMatchObject({ rolls: 2, each: 0.2, mean: 4.5, expectedMean: 4.5 })
  })

  test('each die is counted by itself', () => {
    const falls = fallsOf([
      { die: 'dVI', face: 6 },
      { die: 'd6', face: 1 },
      { die: 'd6', face: 2 },
    ])
    expect(falls.map(({ die, rolls, expectedMean }) => [die, rolls, expectedMean])).toEqual([
      ['d6', 2, 3.5],
      ['dVI', 1, 3.5],
    ])
    expect(faceWords('dVI', 6)).toBe('VI')
    expect(faceWords('d10', 0)).toBe('0')
  })
})
