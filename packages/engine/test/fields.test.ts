import { describe, expect, test } from 'vitest'
import {
  axis,
  bit,
  by,
  choice,
  counts,
  data,
  declare,
  each,
  group,
  type Index,
  index,
  listOf,
  named,
  namesOf,
  orNull,
  packed,
  record,
  scalar,
  seldom,
  share,
  small,
  text,
  trait,
  whole,
  word,
} from '../src/fields.ts'
import { type Json, UNKNOWN } from '../src/index.ts'

type Zone = Index<'zone'>
type Coin = Index<'coin'>
const ZONE = axis<Zone>('zone', 4)
const COIN = axis<Coin>('coin', 3)
const names = namesOf({ zone: ['roma', 'ravenna'], coin: ['as', 'solidus'] })
const roma = 0 as Zone
const ravenna = 1 as Zone
const as = 0 as Coin

const declared = declare(
  {
    year: scalar(whole(400, 480), 405),
    phase: scalar(choice(['A', 'B']), 0, { sparse: true }),
    at: scalar(named<Zone>('zone', { lost: -2, null: -1 }), -1 as Zone),
    zones: each(ZONE, { legions: trait(whole(0, 9), 0), walled: trait(bit, 0) }),
    pay: by(ZONE, whole(0, 99), 0),
    hoards: group({ red: counts(COIN), blue: counts(COIN) }),
  },
  { route: data(listOf(index<Zone>('zone'), 2), []), end: data(orNull(record({ rule: text(10) })), null) },
  { march: { to: index<Zone>('zone'), step: word('go', 'halt') }, rest: {} },
)
const f = declared.access

const sample = () => {
  const s = declared.empty()
  f.year.set(s, 410)
  f.at.set(s, ravenna)
  f.zones.legions.set(s, roma, 3)
  f.zones.walled.set(s, roma, 1)
  f.pay.set(s, ravenna, 7)
  f.hoards.red.add(s, as, 2)
  s.route = [roma, ravenna]
  s.stack.push({ kind: 'march', to: roma, step: 'halt' })
  return s
}

const written = {
  year: 410,
  at: 'ravenna',
  zones: { roma: { legions: 3, walled: true } },
  pay: { roma: 0, ravenna: 7 },
  hoards: { red: { as: 2 }, blue: {} },
  route: ['roma', 'ravenna'],
  end: null,
  stack: [{ kind: 'march', to: 'roma', step: 'halt' }],
}

const read = (json: Json) => {
  const s = declared.empty()
  declared.read(s, json, names)
  return s
}

describe('declared fields', () => {
  test('are written by names, without what is at rest', () => {
    expect(declared.write(sample(), names)).toEqual(written)
  })

  test('are read back, and what is left out is at rest', () => {
    expect(read(written)).toEqual(sample())
    expect(declared.write(read({}), names)).toMatchObject({ year: 405, at: null, zones: {}, route: [], stack: [] })
  })

  test('a copy stands alone', () => {
    const s = sample()
    const copy = declared.clone(s)
    f.year.set(copy, 476)
    copy.stack.pop()
    expect(s).toEqual(sample())
  })

  test('of hidden things only the number may be known', () => {
    const s = sample()
    f.hoards.red.lay(s, [UNKNOWN, UNKNOWN])
    expect(f.hoards.red.size(s)).toBe(2)
    expect(f.hoards.red.things(s)).toEqual([UNKNOWN, UNKNOWN])
    expect(declared.write(s, names).hoards).toEqual({ red: 2, blue: {} })
  })

  test.each<[string, Json, RegExp]>([
    ['no object', [], /position: an object is wanted/],
    ['an unknown member', { yaer: 410 }, /there is no member "yaer"/],
    ['a number out of bounds', { year: 399 }, /year: a whole number from 400 to 480/],
    ['no number', { year: '410' }, /year: a whole number/],
    ['an unknown word', { phase: 'C' }, /phase: one of A, B/],
    ['an unknown place', { at: 'carthago' }, /at: there is no zone "carthago"/],
    ['an unknown thing', { zones: { carthago: {} } }, /zones: there is no zone 'carthago'/],
    ['an unknown trait', { zones: { roma: { ships: 1 } } }, /zones.roma: there is no member "ships"/],
    ['a hidden number in a whole position', { hoards: { red: 2 } }, /hoards.red: an object is wanted/],
    ['a list that is too long', { route: ['roma', 'roma', 'roma'] }, /route: at most 2/],
    ['a list of a million', { route: new Array<string>(1_000_000).fill('roma') }, /route: at most 2 are possible/],
    ['an unknown frame', { stack: [{ kind: 'dance' }] }, /stack.0: there is no frame of kind "dance"/],
    ['a frame without its members', { stack: [{ kind: 'march' }] }, /stack.0: 'to' is missing/],
    ['a frame with another member', { stack: [{ kind: 'rest', to: 'roma' }] }, /stack.0: there is no member "to"/],
    ['a frame with a bad step', { stack: [{ kind: 'march', to: 'roma', step: 3 }] }, /stack.0.step: one of go, halt/],
    ['too many frames', { stack: new Array<Json>(65).fill({ kind: 'rest' }) }, /stack: a list of at most 64/],
    ['text that is too long', { end: { rule: 'x'.repeat(11) } }, /end.rule: text of at most 10/],
  ])('%s is refused with the place and the reason', (_, json, message) => {
    expect(() => read(json)).toThrow(message)
  })

  test('names of the language itself are no members', () => {
    expect(() => read(JSON.parse('{"__proto__":{}}'))).toThrow(/there is no member/)
    expect(() => read({ constructor: 1 })).toThrow(/there is no member/)
    expect(() => read({ zones: { toString: {} } })).toThrow(/there is no zone/)
  })
})

describe('values that share a cell', () => {
  const traits = {
    at: small(named<Zone>('zone', { lost: -2, null: -1 }), -1 as Zone, [-2, 100], { always: true }),
    tired: small(bit, 0, [0, 1]),
    next: small(whole(0, 1000), 7, [0, 1000], { follows: true }),
    pay: small(whole(-5, 1000), 3, [-5, 1000]),
    debt: small(whole(0, 1000), 0, [0, 1000]),
  }
  const purse = declare({ coins: packed(COIN, traits) }, {}, { rest: {} })
  const { at, tired, next, pay, debt } = purse.access.coins
  const solidus = 1 as Coin

  test('take few cells: as many values as fit share one', () => {
    // 7, 1, 10 and 10 bits; the last does not fit.
    expect(purse.empty().cells.length).toBe(2 * COIN.most)
  })

  test('keep apart, whatever is written beside them, at both ends of their bounds', () => {
    const s = purse.empty()
    const all = [at, tired, next, pay, debt] as const
    const values = [
      [-2, 1, 1000, -5, 1000],
      [100, 0, 0, 1000, 0],
      [0, 1, 512, 0, 77],
    ]
    for (const [i, row] of values.entries()) {
      for (const [k, one] of all.entries()) one.set(s, i as Coin, row[k] as never)
    }
    expect(values.map((_, i) => all.map((one) => one.get(s, i as Coin)))).toEqual(values)
    expect(s.cells.every((cell) => cell >= 0 && cell < 2 ** 30)).toBe(true)
  })

  test('are written and read by names, but for what follows from others', () => {
    const s = purse.empty()
    expect(purse.write(s, names)).toEqual({ coins: {}, stack: [] })
    pay.set(s, solidus, -5)
    next.set(s, as, 9)
    const json = { coins: { solidus: { at: null, pay: -5 } }, stack: [] }
    expect(purse.write(s, names)).toEqual(json)
    const back = purse.empty()
    purse.read(back, json, names)
    expect([pay.get(back, solidus), next.get(back, as), at.get(back, solidus)]).toEqual([-5, 7, -1])
    expect(() => purse.read(purse.empty(), { coins: { as: { next: 3 } } }, names)).toThrow(/no member "next"/)
    expect(() => purse.read(purse.empty(), { coins: { as: { debt: 1001 } } }, names)).toThrow(/coins.as.debt/)
  })

  test('the numbers of what is hidden are hidden as by laying it face down', () => {
    const s = sample()
    const other = sample()
    const numbers = [0, 0, 0]
    f.hoards.red.tally(s, numbers)
    expect(numbers).toEqual([2, 0, 0])
    f.hoards.red.hide(s)
    f.hoards.red.lay(other, [UNKNOWN, UNKNOWN])
    f.hoards.blue.hide(s)
    f.hoards.blue.lay(other, [])
    expect(s).toEqual(other)
  })
})

describe('a copy that shares cells', () => {
  const axes = {
    coins: packed(COIN, { held: small(whole(0, 9), 0, [0, 9]), minted: seldom(small(whole(0, 9), 0, [0, 9])) }),
  }
  const shared = declare({ year: scalar(whole(0, 99), 1), ...axes, hoard: counts(COIN) }, {}, { rest: {} })
  const { year, coins, hoard } = shared.access
  const solidus = 1 as Coin
  type Shared = ReturnType<typeof shared.empty>
  const copyOf = (s: Shared): Shared => ({ ...s, cells: share(s), areShared: true })
  const told = (s: Shared) => shared.write(s, names)

  const changes: readonly [string, (s: Shared) => void][] = [
    ['a number', (s) => year.set(s, 7)],
    ['a small value', (s) => coins.held.set(s, solidus, 3)],
    ['a value that seldom changes', (s) => coins.minted.set(s, solidus, 4)],
    ['what lies somewhere', (s) => hoard.add(s, solidus, 2)],
    ['whether that is known', (s) => hoard.lay(s, [UNKNOWN, UNKNOWN])],
  ]

  test.each(changes)('stands alone when %s changes, and so does what it is a copy of', (_, change) => {
    const rest = told(shared.empty())
    const s = shared.empty()
    const [copy, other] = [copyOf(s), copyOf(s)]
    change(copy)
    expect([told(s), told(other)]).toEqual([rest, rest])
    change(s)
    expect([told(copy), told(other)]).toEqual([told(s), rest])
    expect(told(s)).not.toEqual(rest)
    const third = copyOf(copy)
    year.set(copy, 8)
    expect(told(third)).toEqual(told(s))
  })

  test('takes no cells of its own as long as nothing changes', () => {
    const s = shared.empty()
    const copy = copyOf(s)
    expect(copy.cells).toBe(s.cells)
    coins.minted.set(copy, solidus, 0)
    expect([copy.cells === s.cells, copy.seldom === s.seldom]).toEqual([true, true])
  })

  test('of values that seldom change others are not touched', () => {
    const s = shared.empty()
    coins.held.set(s, solidus, 5)
    coins.minted.set(s, solidus, 9)
    hoard.add(s, as, 1)
    expect(told(s)).toEqual({ year: 1, coins: { solidus: { held: 5, minted: 9 } }, hoard: { as: 1 }, stack: [] })
    const back = shared.empty()
    shared.read(back, told(s), names)
    expect(told(back)).toEqual(told(s))
  })
})
