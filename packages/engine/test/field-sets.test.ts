/** Things by where they lie, and values that are read together. */
import { describe, expect, test } from 'vitest'
import {
  allLeast,
  axis,
  choice,
  counts,
  countThings,
  declare,
  firstThing,
  namesOf,
  packed,
  planes,
  seldom,
  small,
  whole,
} from '../src/fields.ts'
import { UNKNOWN } from '../src/secrets.ts'

const cards = Array.from({ length: 20 }, (_, i) => `c${i}`)
const names = namesOf({ card: cards })
const declared = declare(
  {
    cards: planes(axis<number>('card', 20), 'pile', choice(['out', 'deck', 'hand', 'gone'])),
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
    expect(copy.seldom).toBe(s.seldom)
    pile.set(copy, 2, 3)
    expect([pile.get(s, 2), pile.get(copy, 2)]).toEqual([1, 3])
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
    more.wide.set(s, 8, 5)
    const isNarrow = allLeast([more.wide])
    expect([isNarrow(s, 7), isNarrow(s, 8)]).toEqual([true, false])
    expect(() => allLeast([more.held, more.wide])).toThrow('do not share a cell')
  })
})

describe('values that share cells', () => {
  const axisOf = axis<number>('card', 20)
  const shared = declare(
    {
      cards: packed(axisOf, {
        near: small(whole(0, 1), 0, [0, 1], { follows: true }),
        drm: small(whole(-2, 3), 0, [-2, 3]),
        left: small(whole(-6, -1), -1, [-6, -1]),
        kept: seldom(small(whole(-3, 4), 2, [-3, 4])),
        cut: seldom(small(whole(0, 1), 0, [0, 1])),
      }),
    },
    {},
    {},
  )
  const { near, drm, left, kept, cut } = shared.access.cards

  test('hold everything between their bounds, one beside the other', () => {
    const s = shared.empty()
    expect([drm.get(s, 4), left.get(s, 4), kept.get(s, 4)]).toEqual([0, -1, 2])
    for (let value = -3; value <= 4; value++) {
      const [one, other] = [Math.max(-2, Math.min(3, value)), Math.max(-6, Math.min(-1, value - 2))]
      drm.set(s, 4, one)
      left.set(s, 4, other)
      kept.set(s, 4, value)
      cut.set(s, 4, value & 1)
      near.set(s, 4, value & 1)
      const found = [drm, left, kept, cut, near].map((each) => each.get(s, 4))
      expect(found).toEqual([one, other, value, value & 1, value & 1])
    }
    expect([drm.get(s, 3), left.get(s, 5), kept.get(s, 3)]).toEqual([0, -1, 2])
  })

  test('are written where they are not at rest; what follows from others is not', () => {
    const s = shared.empty()
    near.set(s, 4, 1)
    expect(shared.write(s, names).cards).toEqual({})
    drm.set(s, 5, -2)
    kept.set(s, 6, -3)
    expect(shared.write(s, names).cards).toEqual({ c5: { drm: -2 }, c6: { kept: -3 } })
    expect(() => shared.read(shared.empty(), { cards: { c4: { near: 1 } } }, names)).toThrow('near')
  })
})

describe('how many of each kind lie in a place', () => {
  const bowls = declare({ bowl: counts(axis<number>('card', 20)) }, {}, {})
  const { bowl } = bowls.access
  const holding = (...things: readonly number[]) => {
    const s = bowls.empty()
    bowl.lay(s, things)
    return s
  }

  test('what is laid there is there, and nothing else', () => {
    const s = holding(3, 1, 3)
    expect([bowl.things(s), bowl.size(s), bowl.get(s, 3), bowl.isKnown(s)]).toEqual([[1, 3, 3], 3, 2, true])
    bowl.add(s, 7, 1)
    bowl.lay(s, [2])
    expect([bowl.things(s), bowl.size(s)]).toEqual([[2], 1])
    bowl.lay(s, [])
    expect([bowl.things(s), bowl.size(s), bowl.isKnown(s)]).toEqual([[], 0, true])
  })

  test('of what is hidden only the number is known, of one thing too', () => {
    for (const hidden of [[UNKNOWN], [UNKNOWN, UNKNOWN]]) {
      const s = holding(...hidden)
      expect([bowl.things(s), bowl.size(s), bowl.isKnown(s)]).toEqual([hidden, hidden.length, false])
      expect(bowls.write(s, names).bowl).toBe(hidden.length)
    }
    const s = holding(4, 4, 5)
    bowl.hide(s)
    expect([bowl.things(s), bowl.get(s, 4)]).toEqual([[UNKNOWN, UNKNOWN, UNKNOWN], 0])
    const none = holding()
    bowl.hide(none)
    expect(bowl.isKnown(none)).toBe(true)
  })

  test('they are added to what was counted elsewhere', () => {
    const numbers = Array.from({ length: 20 }, () => 1)
    bowl.tally(holding(0, 19, 19), numbers)
    expect([numbers[0], numbers[1], numbers[19], numbers.length]).toEqual([2, 1, 3, 20])
  })
})
