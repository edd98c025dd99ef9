import { expect } from 'vitest'
import { Fault, type JsonObject, LocalTable, type Seat, secretFrom } from '../src/index.ts'
import { toy } from './toy.ts'

export const SECRET = secretFrom('local table')

/** Red to move with three coins, Blue with two; the deck's top is the follis. */
export const position = (changes: JsonObject = {}): JsonObject => ({
  deck: ['denarius', 'solidus', 'follis'],
  hands: [
    ['as', 'quinarius', 'tressis'],
    ['dupondius', 'sestertius'],
  ],
  shown: ['aureus'],
  score: [0, 0],
  resigned: null,
  stack: [{ kind: 'turn', seat: 0, picked: [], looked: false, free: true }],
  ...changes,
})

export interface Given {
  readonly players?: 2 | 3
  readonly script?: readonly string[]
  readonly changes?: JsonObject
}

export const tableWith = ({ players = 2, script, changes = {} }: Given = {}): LocalTable =>
  new LocalTable(toy, {
    options: { players, hand: 3 },
    dice: script === undefined ? { secret: SECRET } : { script },
    position: position(changes),
  })

export const play = (table: LocalTable, ...actions: readonly (readonly [Seat, string])[]): LocalTable => {
  for (const [seat, action] of actions) table.act(seat, action)
  return table
}

export const legalActions = (table: LocalTable): string[] =>
  (table.decision?.actions ?? []).map((action) => table.game.notation(action))

/** All that can be seen of a table. */
export const seen = (table: LocalTable) => ({
  digest: table.digest,
  log: [...table.log],
  decision: table.decision,
  stretches: table.stretches,
  canRedo: table.canRedo,
  events: table.seats.map((_, seat) => table.events(seat)),
})

export function faultOf(act: () => unknown): Fault {
  try {
    act()
  } catch (error) {
    if (error instanceof Fault) return error
    throw error
  }
  throw new Error('It was not refused.')
}

/** The fault, when the table is exactly as it was before. */
export function refused(table: LocalTable, act: () => unknown): Fault {
  const before = seen(table)
  const fault = faultOf(act)
  expect(seen(table)).toEqual(before)
  return fault
}
