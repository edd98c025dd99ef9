/** Messages that no page sends: none of them may be done. */
import type { FastDice } from '@tabularium/engine'
import type { Place } from '../visitor.ts'

export interface Target {
  /** Who is asked, with what was acknowledged to him last, and somebody who is not. */
  readonly asked: Place
  readonly other: Place
  /** What was done and answered, word for word but for its number and key. */
  readonly done: readonly unknown[]
}

export type Message = (dice: FastDice, target: Target) => string | Buffer

const call = (name: string, args: unknown, id: unknown = 7): string => JSON.stringify({ id, call: name, args })
const pick = <T>(dice: FastDice, values: readonly T[]): T => values[dice.below(values.length)]
const text = (dice: FastDice, length: number): string =>
  Array.from({ length }, () => String.fromCharCode(dice.below(0x2000))).join('')
const key = (dice: FastDice): string => `hostile-${dice.below(1e9)}`
const link = (dice: FastDice): string => Array.from({ length: 64 }, () => dice.below(16).toString(16)).join('')

const ODD: readonly unknown[] = [
  null,
  -1,
  Number.MAX_VALUE,
  0.5,
  2 ** 53,
  '',
  'x',
  [],
  {},
  [[]],
  true,
  '__proto__',
  { length: 3 },
  'constructor',
]
const DEEP = 4000

/** A legal action and where it would be done, as the one who is asked would say it. */
function legal({ asked }: Target): readonly [number, number, readonly string[]] {
  return [asked.seen?.viewer ?? 0, asked.seen?.length ?? 0, [asked.choices[0]?.action ?? 'pass']]
}

export const messages: Readonly<Record<string, Message>> = {
  'no JSON': (dice) => text(dice, 1 + dice.below(300)),
  truncated: (dice, target) => {
    const whole = call('act', [...legal(target), key(dice), link(dice)])
    return whole.slice(0, 1 + dice.below(whole.length - 1))
  },
  binary: (dice) => Buffer.from(Array.from({ length: 1 + dice.below(400) }, () => dice.below(256))),
  'deeply nested': (dice) => `{"id":1,"call":"act","args":${'['.repeat(DEEP)}${dice.below(9)}${']'.repeat(DEEP)}}`,
  'deeply nested objects': () => `{"id":1,"call":"say","args":${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}}`,
  'another form': (dice) => JSON.stringify(pick(dice, ODD)),
  'no such call': (dice) =>
    call(pick(dice, ['fly', '__proto__', 'constructor', 'toString', 'hasOwnProperty', text(dice, 5)]), []),
  'an odd number': (dice) => call('ping', [], pick(dice, ODD)),
  'odd arguments': (dice) =>
    call(
      pick(dice, ['act', 'undo', 'redo', 'at', 'lines', 'say', 'offer', 'answer', 'hello']),
      Array.from({ length: dice.below(8) }, () => pick(dice, ODD)),
    ),
  'no list of arguments': (dice) => call('act', pick(dice, [null, 'x', 3, {}, { 0: 0, length: 5 }])),
  polluting: (dice) =>
    `{"id":1,"call":"${pick(dice, ['act', 'ping', 'say'])}","args":[],"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}`,
  'polluting arguments': () => '{"id":1,"call":"hello","args":[{"__proto__":{"polluted":true},"epoch":"a"},"en"]}',
  'too long': (dice) => call('say', ['x'.repeat(501 + dice.below(3000)), 'players']),
  'too many actions': (dice, target) => {
    const [seat, length, [action]] = legal(target)
    return call('act', [seat, length, new Array(65 + dice.below(50)).fill(action), key(dice), link(dice)])
  },
  'a forged link': (dice, target) => call('act', [...legal(target), key(dice), link(dice)]),
  'no link': (dice, target) => call('act', [...legal(target), key(dice), null]),
  late: (dice, target) => {
    const [seat, length, actions] = legal(target)
    return call('act', [seat, length + (pick(dice, [-1, 1, 5]) as number), actions, key(dice), target.asked.nextLink])
  },
  'against the rules': (dice, target) => {
    const [seat, length] = legal(target)
    return call('act', [
      seat,
      length,
      [pick(dice, ['fly', 'move 9 9', text(dice, 8)])],
      key(dice),
      target.asked.nextLink,
    ])
  },
  'for another seat': (dice, target) => {
    const [seat, length, actions] = legal(target)
    return call('act', [1 + seat + dice.below(14), length, actions, key(dice), target.asked.nextLink])
  },
  'an undo of another moment': (dice, { other }) =>
    call('undo', [other.seen?.viewer ?? 0, 1000 + dice.below(9), key(dice)]),
  'replayed under another key': (dice, { done }) => call('act', [...done.slice(0, 3), key(dice), ...done.slice(4)]),
  'a moment that never was': (dice) => call(pick(dice, ['at']), [100_000 + dice.below(1000)]),
  'a bad key': (dice, target) =>
    call('act', [...legal(target), pick(dice, ['', 'a b', 'x'.repeat(100), 5]), link(dice)]),
}

/** Larger than a server takes: the line is cut with a reason. */
export const oversized = (dice: FastDice): string => call('say', ['x'.repeat(70_000 + dice.below(50_000)), 'players'])
