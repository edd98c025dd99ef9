/** What changed between two values, and the second made again from the first. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Json } from '../src/index.ts'
import { diff, patched } from '../src/room.ts'

describe('patches', () => {
  const values = [
    { a: 1, b: { c: [1, 2], d: 'x' } },
    { a: 1, b: { c: [1, 3], d: 'x' }, e: null },
    { b: {} },
    [1, 2],
    null,
    'text',
  ]

  test('what was patched is what it is now, for any two values', () => {
    for (const before of values) {
      for (const after of values) expect(patched(before, diff(before, after))).toEqual(after)
    }
  })

  test('what was patched is what it is now, for any lists and objects', () => {
    const value = fc.jsonValue({ maxDepth: 4 })
    fc.assert(
      fc.property(value, value, (before, after) => {
        expect(patched(before as Json, diff(before as Json, after as Json))).toEqual(after)
      }),
      { seed: 5476, numRuns: 2000 },
    )
    /** Lists as tables have them: some go, some come, most stay. */
    const item = fc.record({ action: fc.constantFrom('a', 'b', 'c', 'd'), cost: fc.nat(2) })
    fc.assert(
      fc.property(fc.array(item), fc.nat(), fc.nat(3), fc.array(item, { maxLength: 3 }), (list, from, cut, put) => {
        const after = list.toSpliced(from % (list.length + 1), cut, ...put)
        const patch = diff(list, after)
        expect(patched(list, patch)).toEqual(after)
        if (JSON.stringify(list) === JSON.stringify(after)) expect(patch).toBeUndefined()
      }),
      { seed: 5476 },
    )
  })

  test('a member may be called as what every object has', () => {
    const named = (name: string): Json => JSON.parse(`{"${name}":{"a":1}}`)
    for (const name of ['valueOf', 'toString', 'constructor', '__proto__']) {
      for (const [before, after] of [
        [named(name), {}],
        [{}, named(name)],
        [named(name), JSON.parse(`{"${name}":{"a":2}}`)],
      ]) {
        expect(JSON.stringify(patched(before, diff(before, after)))).toBe(JSON.stringify(after))
      }
    }
  })

  test('of a long list only what goes and comes is sent', () => {
    const choices = Array.from({ length: 30 }, (_, i) => ({ action: `step ${i}`, cost: 1 }))
    const fewer = choices.toSpliced(7, 2, { action: 'stay', cost: 0 })
    expect(diff(choices, fewer)).toEqual({ from: [7], cut: [2], put: [[{ action: 'stay', cost: 0 }]] })
    // Of large things it is worth it from the first that stays, of small ones from the sixteenth.
    expect(diff([{ a: 1 }, { b: 1 }], [{ a: 1 }, { b: 2 }])).toEqual({ from: [1], cut: [1], put: [[{ b: 2 }]] })
    expect(diff([{ a: 1 }, { b: 1 }], [{ a: 1 }])).toEqual({ from: [1], cut: [1], put: [[]] })
    const numbers = Array.from({ length: 17 }, (_, i) => i)
    expect(diff(numbers, numbers.with(16, 0))).toEqual({ from: [16], cut: [1], put: [[0]] })
    expect(diff(numbers.slice(1), numbers.slice(1).with(15, 0))).toEqual([numbers.slice(1).with(15, 0)])
    // A few numbers are sent as they are.
    expect(diff([1, 2, 3], [1, 2, 4])).toEqual([[1, 2, 4]])
  })

  test('a member that is undefined is none', () => {
    const before: Record<string, Json> = { a: 1, b: 2 }
    const after: Record<string, Json> = JSON.parse('{"a":1}')
    Reflect.set(after, 'b', undefined)
    expect(diff(before, after)).toEqual({ b: null })
    expect(diff(after, { a: 1 })).toBeUndefined()
    expect(diff({ a: 1 }, after)).toBeUndefined()
    expect(diff(after, before)).toEqual({ b: [2] })
  })

  test('nothing is sent where nothing changed, and only what changed', () => {
    expect(diff(values[0], structuredClone(values[0]))).toBeUndefined()
    expect(diff(values[0], values[1])).toEqual({ b: { c: [[1, 3]] }, e: [null] })
  })
})
