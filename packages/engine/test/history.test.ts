/** Logs longer than what lies between two kept positions: every moment is what it was when it was played. */
import { describe, expect, test } from 'vitest'
import { type AnyGame, d6, digest, LocalTable, secretFrom, type Table } from '../src/index.ts'
import { toy } from './toy.ts'

interface State {
  sum: number
}

/** One seat, for ever: it counts on, which can be taken back, or adds a die, which cannot. */
const counting = {
  ...toy,
  id: 'counting',
  options: () => ({}),
  seats: () => ['red'],
  setup: (_: unknown, table: Table<never>): State => ({ sum: table.shuffle(100) }),
  decision: () => ({ seat: 0, helpers: [], ask: 'turn', actions: ['count', 'roll'] }),
  verdict: () => ({ ok: true, cost: 0 }),
  apply(s: State, action: string, table: Table<{ type: 'sum'; sum: number }>) {
    s.sum += action === 'roll' ? table.roll(d6, { for: 'sum' }) : 1
    table.tell({ type: 'sum', sum: s.sum })
  },
  outcome: () => null,
  clone: (s: State): State => ({ ...s }),
  notation: (action: string) => action,
  parse: (text: string) => (text === 'count' || text === 'roll' ? text : undefined),
  write: (s: State) => ({ sum: s.sum }),
  read: ({ sum }: State): State => ({ sum }),
  view: (s: State) => ({ viewer: 0, position: s, unseen: [] }),
} as unknown as AnyGame

const SECRET = { secret: secretFrom('history') }
const OTHER = { secret: secretFrom('other') }
/** Every third is a die. */
const nth = (n: number): string => (n % 3 === 2 ? 'roll' : 'count')
const played = (length: number, from = new LocalTable(counting, { dice: SECRET })): LocalTable => {
  while (from.length < length) from.act(0, nth(from.length))
  return from
}
const sumOf = (state: unknown): number => (state as State).sum

/** The sum after each number of actions, as it was when they were played. */
const LONG = 200
const sums: number[] = []
const table = played(0)
sums.push(sumOf(table.state))
while (table.length < LONG) {
  table.act(0, nth(table.length))
  sums.push(sumOf(table.state))
}
/** About the bounds between which positions are kept. */
const MOMENTS = [0, 1, 62, 63, 64, 65, 66, 127, 128, 129, 135, 136, 137, 191, 192, 193, 199, 200]

const told = (of: LocalTable, from?: number, to?: number): number[] =>
  of.told(from, to).map((each) => Number(each.at(-1)?.event.sum))

const resumed = (at: LocalTable, { kept = at.kept, stretches = at.stretches } = {}): LocalTable =>
  LocalTable.resume(counting, { start: {}, stretches, entries: at.log, kept })

describe('a long log', () => {
  test('every position is found again', () => {
    expect(sums.map((_, n) => sumOf(table.at(n)))).toEqual(sums)
  })

  test('what was told from any number to any other is told again', () => {
    for (const from of MOMENTS) {
      for (const to of MOMENTS) expect(told(table, from, to)).toEqual(from < to ? sums.slice(from + 1, to + 1) : [])
    }
  })

  test('a position is kept every 64 actions, and no longer than the actions before it', () => {
    const kept = [0, 63, 64, 127, 128, 200].map((n) => played(n).kept.at)
    expect(kept).toEqual([0, 0, 64, 64, 128, 192])
    const back = played(64)
    back.undo(0)
    expect([back.kept.at, sumOf(back.kept.state), sumOf(back.state)]).toEqual([0, sums[0], sums[63]])
    for (const n of [64, 128, 192]) expect(sumOf(played(n).kept.state)).toBe(sums[n])
  })

  test('what is done again after a step back over a kept position is as before', () => {
    for (const n of [64, 65, 128, 130]) {
      const back = played(n)
      while (back.undoFault(0) === undefined) back.undo(0)
      expect(back.length).toBeLessThan(n)
      expect([sumOf(back.state), told(back)]).toEqual([sums[back.length], sums.slice(1, back.length + 1)])
      played(LONG, back)
      expect([sumOf(back.state), told(back)]).toEqual([sums[LONG], sums.slice(1)])
    }
  })

  test('what is taken back by consent is rolled again as it was', () => {
    const back = played(70)
    back.backTo(20)
    expect([back.length, sumOf(back.state)]).toEqual([20, sums[20]])
    expect(sumOf(played(LONG, back).state)).toBe(sums[LONG])
  })

  test('chance is told with the action that asked for it', () => {
    const rolls = table.rolls()
    const actions = Array.from({ length: LONG }, (_, n) => n).filter((n) => nth(n) === 'roll')
    expect(rolls.map(({ action }) => action)).toEqual([-1, ...actions])
    for (const { action, face } of rolls.slice(1)) expect(face).toBe(sums[action + 1] - sums[action])
  })

  test('is walked from the first action to before the one that is named', () => {
    const seen: number[] = []
    table.walk({ before: (n, state) => seen.push(n, sumOf(state)) }, 100)
    expect(seen).toEqual(sums.slice(0, 100).flatMap((sum, n) => [n, sum]))
  })

  test('keeps no position anew when earlier moments are looked at', () => {
    const some = played(LONG)
    told(some, 0, 70)
    some.at(100)
    expect([some.kept.at, sumOf(some.kept.state)]).toEqual([192, sums[192]])
  })

  test('is checked from the first action', () => {
    expect(() => table.check()).not.toThrow()
    const wrong = resumed(table, { kept: { ...table.kept, state: { sum: 7 } } })
    expect(() => wrong.check()).toThrow('does not lead to its position')
  })
})

describe('a table that goes on from a kept position', () => {
  test('has the same past, plays on with the same dice, and keeps on', () => {
    for (const n of [64, 65, 100, 128, 130]) {
      const again = resumed(played(n))
      expect(sumOf(again.state)).toBe(sums[n])
      played(LONG, again)
      expect(told(again)).toEqual(sums.slice(1))
      expect(sums.map((_, at) => sumOf(again.at(at)))).toEqual(sums)
      expect(again.kept.at).toBe(192)
    }
  })

  test('told what came after it before anything else is asked', () => {
    const again = resumed(played(130))
    again.act(0, 'count')
    expect(told(again, 130)).toEqual([sums[130] + 1])
    expect(told(again, 127)).toEqual([...sums.slice(128, 131), sums[130] + 1])
  })

  test('steps back to before it', () => {
    const at = played(65)
    const again = resumed(at, { kept: at.present })
    expect(again.kept.at).toBe(65)
    expect(again.undo(0).map(({ action }) => action)).toEqual(['count'])
    expect(again.undo(0).map(({ action }) => action)).toEqual(['count'])
    expect([again.length, sumOf(again.state), again.kept.at]).toEqual([63, sums[63], 0])
    expect(told(again, 60)).toEqual(sums.slice(61, 64))
    expect(told(played(LONG, again))).toEqual(sums.slice(1))
  })

  test('tells of what is done instead of the first thing done since', () => {
    const again = resumed(played(65))
    again.act(0, 'count')
    again.undo(0)
    again.act(0, 'roll')
    expect(told(again, 65)).toEqual([sumOf(again.state)])
  })

  test('tells what is done after a step back to before it by its number', () => {
    const at = played(65)
    const again = resumed(at, { kept: at.present })
    again.undo(0)
    again.undo(0)
    played(70, again)
    for (const n of [63, 64, 65, 66]) expect(told(again, n, n + 1)).toEqual([sums[n + 1]])
  })

  test('a whole log without any position is played again', () => {
    const start = { start: {}, stretches: table.stretches, entries: table.log, kept: undefined }
    const again = LocalTable.resume(counting, start)
    expect([again.digest, again.kept.at]).toEqual([table.digest, 192])
    expect(told(again)).toEqual(sums.slice(1))
  })
})

describe('dice that change on the way', () => {
  const changed = (n: number) => {
    const some = played(n)
    some.changeDice(OTHER)
    return played(LONG, some)
  }

  test('are used from the next action on, and the old ones before', () => {
    for (const n of [0, 1, 63, 64, 65, 128]) {
      const some = changed(n)
      const all = [sums[0], ...told(some)]
      expect(all.slice(0, n + 1)).toEqual(sums.slice(0, n + 1))
      expect(all).not.toEqual(sums)
      expect(some.stretches.map(({ from }) => from)).toEqual([0, n])
      expect(all.map((_, at) => sumOf(some.at(at)))).toEqual(all)
      expect(told(resumed(some))).toEqual(told(some))
      expect(() => some.check()).not.toThrow()
    }
  })

  test('begin anew at a kept position, however far the old ones had been read', () => {
    for (const n of [64, 128]) {
      const some = played(n)
      some.changeDice(OTHER)
      const again = resumed(some)
      expect([again.kept.at, again.kept.used > 0]).toEqual([n, true])
      expect(told(played(LONG, again))).toEqual(told(changed(n)))
    }
  })

  test('are the same ones from the start after any number of actions', () => {
    const gains = (some: LocalTable, n: number) =>
      some
        .rolls()
        .filter(({ action }) => action >= n)
        .map(({ face }) => face)
    const first = gains(changed(0), 0)
    for (const n of [63, 64, 66, 129]) expect(gains(changed(n), n)).toEqual(first.slice(0, gains(changed(n), n).length))
  })

  test('are promised once, though all is taken back', () => {
    const some = played(2)
    some.undo(0)
    some.undo(0)
    expect([some.length, some.stretches]).toEqual([0, [{ ...SECRET, from: 0 }]])
  })

  test('that were changed after what is taken back begin where the log now ends', () => {
    const some = played(65)
    some.changeDice(OTHER)
    some.undo(0)
    expect(some.stretches.map(({ from }) => from)).toEqual([0, 64])
    some.changeDice(SECRET)
    expect(some.stretches).toEqual([
      { ...SECRET, from: 0 },
      { ...SECRET, from: 64 },
    ])
  })

  test('on the way to a branch are those of its past', () => {
    const some = changed(10)
    const branch = some.branch(40, SECRET)
    expect(branch.stretches.map(({ from }) => from)).toEqual([0, 10, 40])
    expect(told(branch)).toEqual(told(some, 0, 40))
    expect(some.branch(5).stretches.map(({ from }) => from)).toEqual([0, 5])
  })

  test('of a branch are its own, and its past is the same', () => {
    for (const n of [0, 1, 64, 65, 130, LONG]) {
      const branch = table.branch(n, OTHER)
      expect([branch.length, sumOf(branch.state)]).toEqual([n, sums[n]])
      played(LONG, branch)
      expect(told(branch)).toEqual(told(changed(n)))
      expect(digest(counting.write(branch.at(n)))).toBe(digest({ sum: sums[n] }))
    }
  })
})
