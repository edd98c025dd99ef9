/** Which moments of a game its end shows. */
import { expect, test } from 'vitest'
import { momentsOf } from '../src/page/ending/moments.ts'

const stops = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ words: `Turn ${i + 1}`, at: i * 10, isOwn: false }))

test('five, evenly, from the first turn to the very end', () => {
  expect(momentsOf(stops(17), 168)).toEqual([
    { at: 0, words: 'Turn 1' },
    { at: 40, words: 'Turn 5' },
    { at: 80, words: 'Turn 9' },
    { at: 120, words: 'Turn 13' },
    { at: 168, words: 'Turn 17' },
  ])
})

test('a short game shows each of its turns once', () => {
  expect(momentsOf(stops(3), 25).map(({ at }) => at)).toEqual([0, 10, 25])
  expect(momentsOf([], 0)).toEqual([])
})
