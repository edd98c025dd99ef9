/** A window whose occasion is gone: who has just played may play on, nobody else is asked. */
import { describe, expect, test } from 'vitest'
import { no, SilentTable, yes } from '../src/index.ts'
import { machine, openWindow, pop, type Question, type Window, windowQuestion } from '../src/machine.ts'

type Move = 'pass' | 'play'
type Frame = Window<number, 'clash'> | { readonly kind: 'idle' }
interface State {
  readonly stack: Frame[]
  readonly end: null
  readonly left: [number, number]
  isOn: boolean
}

const rules: Question<State, Window<number, 'clash'>, Move, never> = windowQuestion<
  State,
  Frame,
  number,
  'clash',
  Move,
  never
>({
  seat: (_, party) => party,
  mayHold: ({ left }, party) => left[party] > 0,
  isOpen: ({ isOn }, _, passed) => isOn || passed === 0,
  pass: 'pass',
  candidates: () => ['play'],
  verdict: ({ left }, party) => (left[party] > 0 ? yes() : no('none')),
  play(s, party) {
    s.left[party]--
    s.isOn = false
    return s.left[party] > 0
  },
})

const { asked, apply, decision, proceed } = machine<State, Frame, Move, never>({
  window: rules,
  idle: { asks: () => 9, candidates: () => [], verdict: () => yes(), answer: pop },
})

const table = new SilentTable({ face: () => 0 })

function opened(...left: [number, number]): State {
  const s: State = { stack: [{ kind: 'idle' }], end: null, left, isOn: true }
  openWindow(s, 'clash', [0, 1])
  proceed(s, table)
  return s
}

describe('a window', () => {
  test('asks who has just played once more, and then nobody', () => {
    const s = opened(2, 1)
    expect(asked(s)).toBe(0)
    apply(s, 'play', table)
    expect(asked(s)).toBe(0)
    apply(s, 'pass', table)
    expect(asked(s)).toBe(9)
  })

  test('is gone at once if who has just played has nothing left', () => {
    const s = opened(1, 1)
    apply(s, 'play', table)
    expect(asked(s)).toBe(9)
  })

  test('tells who is asked as the decision does', () => {
    const s = opened(0, 1)
    expect(asked(s)).toBe(decision(s)?.seat)
    expect(asked(s)).toBe(1)
  })
})
