/** What is found wrong with the file of an edition, with options, and with anything too deep or too large. */
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { beyond } from '../src/bounds.ts'
import { breaches, checkFile, checkPairs, repeated, resolver, type Statement } from '../src/check.ts'
import { editionOf, type Finding, type Json, mustHold } from '../src/index.ts'
import { listOf, oneOf, parseOptions, usually, whole } from '../src/options.ts'

const schema = z.strictObject({
  title: z.string().check(z.minLength(1)),
  kind: z.optional(z.enum(['land', 'sea'])),
  coins: z.array(z.int().check(z.minimum(1), z.maximum(9))),
  open: z.optional(z.boolean()),
  name: z.optional(z.string().check(z.regex(/^[a-z]+$/, 'small letters are wanted.'))),
})
const file = { title: 'Toy', coins: [1, 9] }
const nothing = () => []
const found = (data: Json) => checkFile(schema, data, nothing, nothing).map(({ path, message }) => [path, message])

describe('the form of a file', () => {
  test('a good one has no finding', () => {
    expect(found(file)).toEqual([])
  })

  test.each<[string, Json, (string | number)[], string]>([
    ['null', null, [], 'The file is null: an object is expected.'],
    ['a list', [], [], 'The file is a list: an object is expected.'],
    ['text', 'x', [], 'The file is "x": an object is expected.'],
    ['a member missing', { coins: [] }, ['title'], "'title' is missing: text is expected."],
    ['a number for text', { ...file, title: 3 }, ['title'], "'title' is 3: text is expected."],
    ['an object for text', { ...file, title: {} }, ['title'], "'title' is an object: text is expected."],
    ['empty text', { ...file, title: '' }, ['title'], "'title' is empty."],
    ['an unknown word', { ...file, kind: 'air' }, ['kind'], `'kind' is "air": 'land' or 'sea' is expected.`],
    ['no list', { ...file, coins: 7 }, ['coins'], "'coins' is 7: a list is expected."],
    ['text for a number', { ...file, coins: ['1'] }, ['coins', 0], 'This item is "1": a number is expected.'],
    ['no whole number', { ...file, coins: [1, 1.5] }, ['coins', 1], 'This item is 1.5: a whole number is expected.'],
    ['too small a number', { ...file, coins: [0] }, ['coins', 0], 'This item must be at least 1.'],
    ['too large a number', { ...file, coins: [10] }, ['coins', 0], 'This item must be at most 9.'],
    ['no flag', { ...file, open: 1 }, ['open'], "'open' is 1: true or false is expected."],
    ['text of no form', { ...file, name: 'A' }, ['name'], `'name' is "A": small letters are wanted.`],
    ['an unknown member', { ...file, cards: 1 }, ['cards'], "'cards' is not a member that is known here."],
  ])('%s', (_, data, path, message) => {
    expect(found(data)).toEqual([[path, message]])
  })

  test('references are looked at in a good form only, statements only where all references lead somewhere', () => {
    const finding = (message: string): Finding => ({ path: [], message })
    const check = (data: Json, references: readonly Finding[]) =>
      checkFile(
        schema,
        data,
        () => references,
        () => [finding('statement')],
      ).map(({ message }) => message)
    expect(check({ ...file, title: '' }, [finding('reference')])).toEqual(["'title' is empty."])
    expect(check(file, [finding('reference')])).toEqual(['reference'])
    expect(check(file, [])).toEqual(['statement'])
  })
})

describe('references', () => {
  const place = resolver('zone', [{ id: 'roma' }, { id: 'ravenna' }], ['sea'])

  test('lead to something that is there', () => {
    expect([...place('roma', []), ...place('sea', [])]).toEqual([])
    expect([...place('utopia', ['at'])]).toEqual([{ path: ['at'], message: "There is no zone 'utopia' in this file." }])
  })

  test('a name stands once: the second is found', () => {
    const path = (i: number) => ['zones', i]
    expect([...repeated(['a', 'b', 'a', 'a'], path)]).toEqual(
      [2, 3].map((i) => ({ path: ['zones', i], message: "'a' stands twice: it must stand once." })),
    )
    expect([...repeated(['a', 'b'], path)]).toEqual([])
  })

  test('pairs join two places that are there, and no two twice, in either direction', () => {
    const pairs = (...all: readonly (readonly [string, string])[]) => {
      const joined = all.map(([a, b]) => ({ a, b }))
      return [...checkPairs('links', 'link', joined, place)].map(({ path, message }) => [path.join('.'), message])
    }
    expect(pairs(['roma', 'ravenna'], ['roma', 'sea'])).toEqual([])
    expect(pairs(['utopia', 'roma'], ['roma', 'atlantis'])).toEqual([
      ['links.0.a', "There is no zone 'utopia' in this file."],
      ['links.1.b', "There is no zone 'atlantis' in this file."],
    ])
    expect(pairs(['roma', 'roma'])).toEqual([['links.0', "The link of 'roma' leads back to it."]])
    expect(pairs(['roma', 'sea'], ['sea', 'roma'])).toEqual([
      ['links.1', "The link of 'sea' and 'roma' stands twice: it must stand once."],
    ])
  })
})

describe('statements', () => {
  const statements: readonly Statement<number>[] = [
    { rule: 'TOY-1', check: (n) => (n > 1 ? [{ path: [], message: 'too many' }] : []) },
    { rule: 'TOY-2', check: (n) => (n > 2 ? [{ path: [], message: 'odd' }] : []), inferred: true },
  ]

  test('carry their clause; what is only inferred is noted', () => {
    expect(breaches(statements, 1)).toEqual([])
    expect(breaches(statements, 3)).toEqual([
      { path: [], message: 'too many', rule: 'TOY-1' },
      { path: [], message: 'odd', rule: 'TOY-2', note: true },
    ])
  })

  test('an edition with notes can be played with, one that breaks a clause cannot', () => {
    const [broken, noted] = breaches(statements, 3)
    expect(() => mustHold([])).not.toThrow()
    expect(() => mustHold([noted])).not.toThrow()
    expect(() => mustHold([noted, broken])).toThrow('This edition does not hold: too many')
    const worse = { path: [], message: 'worse', rule: 'TOY-3' }
    expect(() => mustHold([noted, broken, worse])).toThrow('This edition does not hold: too many')
  })

  test('remarks are no part of what is played with', () => {
    const edition = { edition: 'printed', title: 'Toy', notice: { en: 'a', fr: 'b' }, zones: [{ id: 'roma' }] }
    const told = editionOf(edition)
    expect(told).toMatchObject({ id: 'printed', title: 'Toy', notice: { en: 'a', fr: 'b' } })
    expect(editionOf({ ...edition, title: 'Other' }).digest).toBe(told.digest)
    const noted = { ...edition, zones: [{ id: 'roma', note: 'why' }] }
    expect(editionOf(noted).digest).toBe(told.digest)
    const changed = { ...edition, zones: [{ id: 'ravenna' }] }
    expect(editionOf(changed).digest).not.toBe(told.digest)
  })
})

describe('options', () => {
  const hands = {
    hand: usually(whole(1, 5), 3),
    sides: usually(listOf(oneOf(['west', 'east']), 'a list of sides'), []),
  }
  const read = (input: Json) => parseOptions(hands, input, 'Toy')

  test('are read with what is left out', () => {
    const usual = { hand: 3, sides: [] }
    expect([read({}), read(null)]).toEqual([usual, usual])
    expect(read({ hand: 2, sides: ['east'] })).toEqual({ hand: 2, sides: ['east'] })
  })

  test.each<[what: string, input: Json, why: string]>([
    ['of no kind', { hand: 'x' }, 'hand: a whole number from 1 to 5.'],
    ['too large', { hand: 6 }, 'hand: a whole number from 1 to 5.'],
    ['too small', { hand: 0 }, 'hand: a whole number from 1 to 5.'],
    ['a fraction', { hand: 1.5 }, 'hand: a whole number from 1 to 5.'],
    ['null', { hand: null }, 'hand: a whole number from 1 to 5.'],
    ['no list', { sides: 'west' }, 'sides: a list of sides.'],
    ['of no name inside a list', { sides: ['west', 'south'] }, 'sides 1: one of west, east.'],
    ['unknown', { hands: 1, feet: 2 }, 'options: no option is called hands, feet.'],
    ['known to every object', { toString: 1 }, 'options: no option is called toString.'],
    ['no object', 'hard', 'options: an object is expected.'],
    ['a list', [], 'options: an object is expected.'],
  ])('%s: refused with the reason', (_, input, why) => {
    expect(() => read(input)).toThrow(`Toy options: ${why}`)
  })
})

describe('what goes beyond its bounds', () => {
  const nested = (levels: number): Json => (levels === 0 ? 1 : [nested(levels - 1)])

  test('is nested too deep', () => {
    const bounds = { levels: 3, members: 100 }
    expect([beyond(1, bounds), beyond(nested(3), bounds), beyond(nested(4), bounds)]).toEqual([
      undefined,
      undefined,
      'levels',
    ])
    expect(beyond({ a: { b: { c: { d: 1 } } } }, bounds)).toBe('levels')
    expect(beyond({ a: null, b: [null] }, { levels: 2, members: 9 })).toBeUndefined()
  })

  test('holds too many members, all lists and objects counted', () => {
    const value = { a: [1, 2], b: { c: 3 } }
    expect(beyond(value, { levels: 9, members: 5 })).toBeUndefined()
    expect(beyond(value, { levels: 9, members: 4 })).toBe('members')
  })
})
