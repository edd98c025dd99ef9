/** Fields written as lists, and values that are left out while they are at rest. */
import { describe, expect, test } from 'vitest'
import { data, declare, listed, listOf, namesOf, orNull, whole } from '../src/fields.ts'

const position = declare(
  { score: listed<0 | 1, number>(2, whole(0, 9), 0) },
  {
    turn: data(whole(0, 9), 0),
    marks: data(listOf(whole(0, 9), 3), [], { sparse: true }),
    winner: data(orNull(whole(0, 1)), null, { sparse: true }),
  },
  {},
)
const names = namesOf({})

describe('a position', () => {
  test('writes a fixed few in their order, and leaves out what is at rest', () => {
    const s = position.empty()
    position.access.score.set(s, 1, 4)
    expect(position.write(s, names)).toEqual({ score: [0, 4], turn: 0, stack: [] })
  })

  test('writes what is not, an emptied list excepted', () => {
    const s = position.empty()
    s.marks = [1, 2].slice(2)
    s.winner = 1
    expect(position.write(s, names)).toEqual({ score: [0, 0], turn: 0, winner: 1, stack: [] })
    s.marks = [1, 2]
    expect(position.write(s, names)).toMatchObject({ marks: [1, 2] })
  })

  test('reads back what it has written, and refuses too few or too many', () => {
    const s = position.empty()
    position.read(s, { score: [1, 2], marks: [3] }, names)
    expect([position.access.score.get(s, 0), position.access.score.get(s, 1), s.marks]).toEqual([1, 2, [3]])
    expect(() => position.read(position.empty(), { score: [1] }, names)).toThrow('score: 2 are wanted, not 1')
    expect(() => position.read(position.empty(), { scores: [1, 2] }, names)).toThrow('there is no member "scores"')
    expect(() => position.read(position.empty(), { score: [1, 2, 3] }, names)).toThrow('score: at most 2 are possible')
  })
})
