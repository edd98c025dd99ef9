import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentages } from '../src/index.ts'

test('three thirds are 100', () => {
  expect(percentages([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33])
})

test('two halves of a percent do not make one too many', () => {
  expect(percentages([0.505, 0.495])).toEqual([51, 49])
})

test('what is certain is 100, and what cannot be is 0', () => {
  expect(percentages([0, 1, 0])).toEqual([0, 100, 0])
})

test('they add up to 100, and each is less than one away from the chance', () => {
  const weights = fc.array(fc.nat(36), { minLength: 1, maxLength: 8 }).filter((list) => list.some((w) => w > 0))
  fc.assert(
    fc.property(weights, (list) => {
      const sum = list.reduce((a, b) => a + b)
      const chances = list.map((weight) => weight / sum)
      const rounded = percentages(chances)
      expect(rounded.reduce((a, b) => a + b)).toBe(100)
      for (const [i, chance] of chances.entries()) expect(Math.abs(rounded[i] - chance * 100)).toBeLessThan(1)
    }),
  )
})
