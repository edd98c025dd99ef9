/** Things by where they lie, and values that are read together. */
import { describe, expect, test } from 'vitest'
import {
  allLeast,
  axis,
  choice,
  countThings,
  declare,
  firstThing,
  namesOf,
  packed,
  planes,
  small,
  whole,
} from '../src/fields.ts'

const cards = Array.from({ length: 20 }, (_, i) => `c${i}`)
const names = namesOf({ card: cards })
const declared = declare(
  {
    cards: planes(axis<number>('card', 20), 'pile', choice(['out', 'deck', 'hand', 'gone']), 3),
    more: packed(axis<number>('card', 20), {
      held: small(whole(0, 3), 0, [0, 3]),
      cut: small(whole(0, 3), 0, [0, 3]),
      wide: small(whole(0, 2 ** 29), 0, [0, 2 ** 29]),
    }),
  },
  {},
  {},
)
const { pile } = declared.access.cards
const { more } = declared.access

const thingsOf = (s: ReturnType<typeof declared.empty>, value: number): number[] => {
  const found: number[] = []
  for (let word = 0; word < pile.words; word++) {
    for (let bits = pile.having(s, word, value); bits !== 0; bits &= bits - 1) found.push(firstThing(word, bits))
  }
  return found
}

describe('things by where they lie', () => {
  test('each is where it was put, and all of one place are found', () => {
    const s = declared.empty()
    for (const [i, value] of [1, 2, 3, 0].entries()) for (const j of [i, i + 15]) pile.set(s, j, value)
    expect([0, 1, 2, 3, 15, 16, 17, 18].map((i) => pile.get(s, i))).toEqual([1, 2, 3, 0, 1, 2, 3, 0])
    expect(thingsOf(s, 2)).toEqual([1, 16])
    pile.set(s, 1, 1)
    expect([thingsOf(s, 1), thingsOf(s, 2)]).toEqual([[0, 1, 15], [16]])
    expect(countThings(pile.having(s, 0, 1))).toBe(3)
  })

  test('many are put elsewhere at once', () => {
    const s = declared.empty()
    pile.turnAll(s, pile.wordsOf([2, 3, 17]), 3)
    expect(thingsOf(s, 3)).toEqual([2, 3, 17])
  })

  test('copies share them until one of the two changes', () => {
    const s = declared.empty()
    pile.set(s, 2, 1)
    const copy = declared.clone(s)
    expect(pile.all(copy)).toBe(pile.all(s))
    const before = pile.all(s)
    pile.set(copy, 2, 3)
    expect([pile.get(s, 2), pile.get(copy, 2)]).toEqual([1, 3])
    pile.replace(copy, before)
    expect(pile.get(copy, 2)).toBe(1)
  })

  test('things are counted', () => {
    expect([0, 1, 0x8000, 0xffff, 0x5a5a].map(countThings)).toEqual([0, 1, 1, 16, 8])
  })

  test('they are written and read by names; those at rest are left out', () => {
    const s = declared.empty()
    pile.set(s, 4, 2)
    expect(declared.write(s, names).cards).toEqual({ c4: { pile: 'hand' } })
    const copy = declared.empty()
    declared.read(copy, { cards: { c4: { pile: 'hand' } } }, names)
    expect([copy.cells, copy.seldom]).toEqual([s.cells, s.seldom])
  })
})

describe('values that are read together', () => {
  test('one look tells whether all that share a cell are at their least', () => {
    const s = declared.empty()
    const isFree = allLeast([more.held, more.cut])
    expect(isFree(s, 7)).toBe(true)
    more.cut.set(s, 7, 1)
    expect([isFree(s, 7), isFree(s, 8)]).toEqual([false, true])
    expect(more.cut.reader()(s, 7)).toBe(1)
    expect(() => allLeast([more.held, more.wide])).toThrow('do not share a cell')
  })
})
