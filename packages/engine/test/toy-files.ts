/** What the toy reads from outside: options, positions, editions. */
import * as z from 'zod/mini'
import { Fault, type Finding, type Json } from '../src/index.ts'
import type { Card, Options, State } from './toy.ts'

const optionsSchema = z.strictObject({
  players: z._default(z.union([z.literal(2), z.literal(3)]), 2),
  hand: z._default(z.int().check(z.minimum(1), z.maximum(3)), 3),
})

export function readOptions(input: Json): Options {
  const result = optionsSchema.safeParse(input)
  if (!result.success) throw new Fault('malformed', `Toy options: ${result.error.issues[0].message}`)
  return result.data
}

const name = z.string()
const seatNumber = z.union([z.literal(0), z.literal(1)])
const positionSchema = z.strictObject({
  deck: z.array(name),
  hands: z.tuple([z.array(name), z.array(name)]),
  shown: z.array(name),
  score: z.tuple([z.int(), z.int()]),
  resigned: z.nullable(seatNumber),
  stack: z.array(
    z.union([
      z.strictObject({
        kind: z.literal('turn'),
        seat: seatNumber,
        picked: z.array(name),
        looked: z.boolean(),
        free: z.boolean(),
      }),
      z.strictObject({ kind: z.literal('answer'), seat: seatNumber }),
    ]),
  ),
})

export function readPosition(position: Json, options: Options, cards: readonly Card[]): State {
  const result = positionSchema.safeParse(position)
  if (!result.success) throw new Fault('malformed', `Toy position: ${result.error.issues[0].message}`)
  const s: State = { options, ...result.data }
  const picked = s.stack.flatMap((frame) => (frame.kind === 'turn' ? frame.picked : []))
  const all = [...s.deck, ...s.hands.flat(), ...s.shown, ...picked]
  if ([...all].sort().join() !== [...cards].sort().join())
    throw new Fault('malformed', 'Toy position: a card is amiss.')
  return s
}

export const fileSchema = z.strictObject({
  edition: z.string(),
  cards: z.array(z.strictObject({ name: z.string().check(z.regex(/^[a-z]+$/)), value: z.int() })),
})
export type EditionFile = z.infer<typeof fileSchema>

export function checkEdition(data: Json): readonly Finding[] {
  const result = fileSchema.safeParse(data)
  if (!result.success) {
    return result.error.issues.map(({ path, message }) => ({
      path: path.map((step) => (typeof step === 'number' ? step : String(step))),
      message,
    }))
  }
  const names = new Set(result.data.cards.map((card) => card.name))
  const holds = names.size >= 6 && names.size === result.data.cards.length
  return holds ? [] : [{ path: ['cards'], message: 'It takes six cards of different names.', rule: 'TOY-1-a' }]
}

const coins = ['as', 'dupondius', 'tressis', 'sestertius', 'quinarius', 'denarius', 'aureus', 'solidus', 'follis']

export const toyEdition: EditionFile = { edition: 'æs', cards: coins.map((name, i) => ({ name, value: i + 1 })) }
