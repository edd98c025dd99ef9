import { describe, expect, test } from 'vitest'
import { namesOf, word } from '../src/fields.ts'
import { Fault, no, RecordingTable, ScriptedDice, yes } from '../src/index.ts'
import {
  inOrder,
  machine,
  openWindow,
  pop,
  push,
  type Window,
  windowFault,
  windowMembers,
  windowQuestion,
} from '../src/machine.ts'

type Party = 'north' | 'south'
type Frame =
  | { readonly kind: 'day'; readonly step: 'dawn' | 'noon' | 'dusk' }
  | { readonly kind: 'ask' }
  | { readonly kind: 'spin' }
  | Window<Party, 'noon'>
type Action = 'go' | 'stay' | 'play' | 'last' | 'pass'

interface State {
  readonly stack: Frame[]
  end: { readonly rule: string } | null
  readonly done: string[]
  held: Record<Party, number>
  isDay: boolean
}

const start = (...stack: Frame[]): State => ({
  stack,
  end: null,
  done: [],
  held: { north: 2, south: 1 },
  isDay: true,
})

const table = () => new RecordingTable(new ScriptedDice([]))

const { decision, verdict, candidates, apply, proceed, waits, asked } = machine<State, Frame, Action, never>({
  day: inOrder<State, Frame, Extract<Frame, { kind: 'day' }>, never>({
    dawn: (s) => s.done.push('dawn'),
    noon(s) {
      s.done.push('noon')
      openWindow(s, 'noon', ['north', 'south'] as const)
    },
    dusk: (s) => {
      s.done.push('dusk')
      push(s, { kind: 'ask' })
    },
  }),
  ask: {
    asks: () => 0,
    candidates: () => ['go', 'stay'],
    verdict: (_, __, action) => (action === 'go' ? yes(3) : no('M-1')),
    answer(s) {
      pop(s)
      s.end = { rule: 'M-9' }
    },
  },
  spin: { run: () => {} },
  window: windowQuestion<State, Frame, Party, 'noon', Action, never>({
    seat: (_, party) => (party === 'north' ? 0 : 1),
    mayHold: (s, party) => s.held[party] > 0,
    isOpen: (s) => s.isDay,
    pass: 'pass',
    candidates: () => ['play', 'last'],
    verdict: (s, party) => (s.held[party] > 0 ? yes() : no('M-2')),
    play(s, party, _, action) {
      s.held[party]--
      s.done.push(`${party} plays`)
      return action === 'play'
    },
  }),
})

describe('the machine', () => {
  test('goes on by named steps until somebody is asked', () => {
    const s = start({ kind: 'day', step: 'dawn' })
    proceed(s, table())
    expect(s.done).toEqual(['dawn', 'noon'])
    expect(s.stack[0]).toEqual({ kind: 'day', step: 'dusk' })
    expect(decision(s)).toMatchObject({ seat: 0, ask: 'window', window: { moment: 'noon', pass: 'pass' } })
  })

  test('lists what the verdicts allow, and refuses by a clause', () => {
    const s = start({ kind: 'ask' })
    expect(decision(s)?.actions).toEqual(['go'])
    expect([...candidates(s)]).toEqual(['go', 'stay'])
    expect(verdict(s, 'go')).toEqual({ ok: true, cost: 3 })
    expect(verdict(s, 'stay')).toEqual({ ok: false, rule: 'M-1' })
  })

  test('a game that is over asks nothing, and refuses by the clause that ended it', () => {
    const s = start({ kind: 'ask' })
    apply(s, 'go', table())
    expect(decision(s)).toBeNull()
    expect([...candidates(s)]).toEqual([])
    expect(verdict(s, 'go')).toEqual({ ok: false, rule: 'M-9' })
  })

  test('a position that never asks, or where nothing goes on, stops with a fault', () => {
    expect(() => proceed(start({ kind: 'spin' }), table())).toThrow(Fault)
    expect(() => proceed(start(), table())).toThrow(/Nothing is going on/)
  })

  test('a question waits as it is, unless it says otherwise', () => {
    expect([waits(start({ kind: 'ask' })), asked(start({ kind: 'ask' }))]).toEqual([true, 0])
    const s = start({ kind: 'ask' })
    openWindow(s, 'noon', ['north', 'south'] as const)
    expect(waits(s)).toBe(true)
    s.isDay = false
    expect(waits(s)).toBe(false)
  })

  test('a frame that nothing handles is named', () => {
    const odd = start({ kind: 'night' } as unknown as Frame)
    expect(() => proceed(odd, table())).toThrow("'night' asks nothing.")
    expect(() => decision(odd)).toThrow("'night' asks nothing.")
    expect(() => decision(start({ kind: 'spin' }))).toThrow("'spin' asks nothing.")
  })
})

describe('a window', () => {
  const opened = () => {
    const s = start({ kind: 'ask' })
    openWindow(s, 'noon', ['north', 'south'] as const)
    proceed(s, table())
    return s
  }
  const play = (s: State, ...actions: Action[]) => {
    for (const action of actions) apply(s, action, table())
    return s
  }
  const seat = (s: State) => [decision(s)?.ask, decision(s)?.seat]

  test('asks each party, and is gone when all have let it pass', () => {
    const s = opened()
    expect(seat(s)).toEqual(['window', 0])
    expect(seat(play(s, 'pass'))).toEqual(['window', 1])
    expect(seat(play(s, 'pass'))).toEqual(['ask', 0])
  })

  test('after a play all are asked again', () => {
    const s = play(opened(), 'pass', 'play')
    // South has nothing left, which everybody can see, so North is asked again.
    expect(seat(s)).toEqual(['window', 0])
    expect(seat(play(s, 'pass'))).toEqual(['ask', 0])
  })

  test('who plays is asked again first, unless the play was to be his last', () => {
    expect(seat(play(opened(), 'play'))).toEqual(['window', 0])
    expect(seat(play(opened(), 'last'))).toEqual(['window', 1])
  })

  test('nobody is asked who everybody can see to hold nothing', () => {
    const s = start({ kind: 'ask' })
    s.held = { north: 0, south: 0 }
    openWindow(s, 'noon', ['north', 'south'] as const)
    proceed(s, table())
    expect(seat(s)).toEqual(['ask', 0])
  })

  test('is gone as soon as what it was opened for is over', () => {
    const s = opened()
    s.isDay = false
    proceed(s, table())
    expect(seat(s)).toEqual(['ask', 0])
  })
})

describe('a window from outside', () => {
  const members = windowMembers(word('north', 'south'), ['noon'])
  const names = namesOf({})
  const parties = (count: number) => () => members.parties.read(Array(count).fill('north'), names, 'parties').length

  test('has at most eight parties, of whom one is asked', () => {
    expect(parties(8)()).toBe(8)
    expect(parties(9)).toThrow(Fault)
    expect([members.turn.read(7, names, 'turn'), members.passed.read(8, names, 'passed')]).toEqual([7, 8])
    expect(() => members.turn.read(8, names, 'turn')).toThrow(Fault)
    expect(() => members.passed.read(9, names, 'passed')).toThrow(Fault)
  })

  test('asks somebody, and nobody twice', () => {
    expect(windowFault({ parties: ['north', 'south'], turn: 1 })).toBeUndefined()
    expect(windowFault({ parties: ['north', 'south'], turn: 2 })).toBe('a window asks nobody')
    expect(windowFault({ parties: ['north', 'north'], turn: 0 })).toBe('a window asks somebody twice')
  })
})
