/** The bounds of what is read: the last value that is taken, and the first that is not. */
import { describe, expect, test } from 'vitest'
import {
  bit,
  chance,
  choice,
  decimal,
  declare,
  flag,
  index,
  type Kind,
  listOf,
  named,
  nameOf,
  namesOf,
  optional,
  orNull,
  record,
  text,
  whole,
  word,
} from '../src/fields.ts'
import { Fault, type Json } from '../src/index.ts'

const names = namesOf({ zone: ['roma', 'ravenna'], army: ['i'] })
const read = <T>(kind: Kind<T>, json: Json): T => kind.read(json, names, 'here')

const cases: readonly [string, Kind<unknown>, taken: readonly Json[], refused: readonly Json[]][] = [
  ['a whole number', whole(-2, 5), [-2, 0, 5], [-3, 6, 0.5, '0', null, true]],
  ['a number', decimal(-0.5, 0.5), [-0.5, 0, 0.25, 0.5], [-0.6, 0.6, '0', null]],
  ['a chance, a rounding error over', chance, [0, 1, 1 + 1e-10], [-0.1, 1.001]],
  ['text', text(3), ['', 'abc'], ['abcd', 3, null]],
  ['text of no told length', text(), ['x'.repeat(200)], ['x'.repeat(201)]],
  ['a flag', flag, [true, false], [0, 'true', null]],
  ['a word', word('go', 'halt'), ['go', 'halt'], ['stop', 0, null]],
  ['a list', listOf(whole(0, 1), 2), [[], [1], [0, 1]], [[0, 0, 0], [2], {}, null]],
  ['something or nothing', orNull(whole(1, 2)), [null, 1], [0]],
  ['the name of a thing', nameOf('zone'), ['roma', 'ravenna'], ['i', 0, null]],
]

describe('what is read', () => {
  test.each(cases)('%s is taken up to its bounds and no further', (_, kind, taken, refused) => {
    for (const json of taken) expect(read(kind, json)).toEqual(json)
    for (const json of refused) expect(() => read(kind, json), JSON.stringify(json)).toThrow(Fault)
  })

  test('a flag in a cell is 1 or 0, and written as a flag again', () => {
    expect([read(bit, true), read(bit, false)]).toEqual([1, 0])
    expect([bit.write(1, names), bit.write(0, names)]).toEqual([true, false])
    expect(() => read(bit, 1)).toThrow('true or false is wanted, not 1')
  })

  test('a choice is the number of its word, the first one too', () => {
    const kind = choice(['A', 'B'])
    expect([read(kind, 'A'), read(kind, 'B')]).toEqual([0, 1])
    expect([kind.write(0, names), kind.write(1, names)]).toEqual(['A', 'B'])
    for (const json of ['C', 0, null]) expect(() => read(kind, json)).toThrow('one of A, B is wanted')
  })

  test('a thing is its index; nothing is a thing only where it is said to be', () => {
    expect(read(index('zone'), 'roma')).toBe(0)
    expect(() => read(index('zone'), null)).toThrow('there is no zone null')
    const maybe = index('zone', { none: true })
    expect([read(maybe, null), maybe.write(-1, names), maybe.write(1, names)]).toEqual([-1, null, 'ravenna'])
    const lost = named('zone', { lost: -2, null: -1 })
    expect([read(lost, 'lost'), read(lost, null), read(lost, 'ravenna')]).toEqual([-2, -1, 1])
    expect([-2, -1, 0].map((value) => lost.write(value, names))).toEqual(['lost', null, 'roma'])
    expect(() => read(lost, 'null')).toThrow('there is no zone "null"')
  })

  test('what is quoted in a message is cut after 40 characters', () => {
    const whyNot = (json: Json) => {
      try {
        return String(read(whole(0, 1), json))
      } catch (error) {
        return error instanceof Error ? error.message : ''
      }
    }
    expect(whyNot('x'.repeat(38))).toBe(`here: a whole number from 0 to 1 is wanted, not "${'x'.repeat(38)}"`)
    expect(whyNot('x'.repeat(39))).toBe(`here: a whole number from 0 to 1 is wanted, not "${'x'.repeat(39)}…`)
  })

  test('a member may be missing only where it is said to be', () => {
    const kind = record({ at: nameOf('zone'), why: optional(text(9)) })
    expect(read(kind, { at: 'roma' })).toEqual({ at: 'roma' })
    expect(read(kind, { at: 'roma', why: 'x' })).toEqual({ at: 'roma', why: 'x' })
    expect(() => read(kind, { why: 'x' })).toThrow("here: 'at' is missing")
    expect(() => read(kind, { at: 'roma', who: 1 })).toThrow('here: there is no member "who"')
  })

  test('frames are nested 64 deep and no deeper', () => {
    const position = declare({}, {}, { rest: {} })
    const nested = (n: number) => () => {
      const s = position.empty()
      position.read(s, { stack: new Array<Json>(n).fill({ kind: 'rest' }) }, names)
      return s.stack.length
    }
    expect(nested(64)()).toBe(64)
    expect(nested(65)).toThrow('stack: a list of at most 64 frames is wanted')
  })
})

describe('what is said of a kind', () => {
  test.each<[string, Kind<unknown>, string]>([
    ['one word', word('go'), '`go`'],
    ['two words', word('go', 'halt'), '`go` or `halt`'],
    ['three words', choice(['A', 'B', 'C']), '`A`, `B` or `C`'],
    ['a thing', index('zone'), 'the name of a zone'],
    ['a thing whose name begins with a vowel', nameOf('army'), 'the name of an army'],
    ['a thing or nothing', index('zone', { none: true }), 'the name of a zone, or null'],
    ['a thing or something else', named('zone', { lost: -2, null: -1 }), 'the name of a zone, or `lost` or null'],
    ['a list', listOf(whole(0, 1), 2), 'a list, each a whole number from 0 to 1'],
    ['a list of records', listOf(record({ at: flag }), 2), 'a list of objects'],
    ['something or nothing', orNull(flag), 'true or false, or null'],
    ['something that may be missing', optional(flag), 'true or false; not always there'],
  ])('%s', (_, kind, says) => {
    expect(kind.says).toBe(says)
  })

  test('what a list holds is one step further in', () => {
    const inner = record({ at: flag })
    expect(listOf(inner, 2)).toMatchObject({ step: '[]', members: { at: { says: 'true or false' } } })
    expect(listOf(listOf(inner, 2), 2).step).toBe('[][]')
    expect(orNull(inner)).toMatchObject({ step: '', members: { at: { says: 'true or false' } } })
    expect(listOf(flag, 2).members).toBeUndefined()
  })
})
