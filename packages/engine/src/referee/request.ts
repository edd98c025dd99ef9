/** How requests are read: what each op takes, and the words for what is wrong with one. */
import * as z from 'zod/mini'
import { type Json, type JsonObject, languages, type Seat } from '../contract.ts'
import { type DiceSource, isSecret, newSecret, secretFrom } from '../dice.ts'
import { Fault } from '../fault.ts'
import type { LocalTable } from '../local-table.ts'
import type { Rooms } from './rooms.ts'

export type Op = (rooms: Rooms, request: JsonObject) => JsonObject

/** An op that checks its request before it runs. */
export function op<Schema extends z.ZodMiniType>(
  schema: Schema,
  run: (rooms: Rooms, request: z.infer<Schema>) => JsonObject,
): Op {
  return (rooms, request) => {
    const result = schema.safeParse(request)
    if (!result.success) throw new Fault('malformed', complaint(result.error.issues[0]))
    return run(rooms, result.data)
  }
}

function complaint(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `'${issue.keys[0]}' is no member of this request.`
  const [member, ...inside] = issue.path.map(String)
  const where = inside.length === 0 ? `'${member}'` : `'${member}' (${inside.join('.')})`
  return `${where} ${issue.message}.`
}

type Raw = { readonly input?: unknown }

const must = (be: string) => ({
  error: ({ input }: Raw) => (input === undefined ? 'is missing' : `must be ${be}`),
})

export const text = z.string(must('text'))
/** An id or an action. It is quoted in refusals, so it is kept short. */
export const name = z.string(must('text')).check(z.maxLength(200, must('at most 200 characters')))
export const names = z.array(name, must('a list of actions')).check(z.maxLength(100, must('at most 100 actions')))
export const language = z.enum(languages, must(`one of ${languages.join(', ')}`))
export const seat = z.union([z.int(), name], must('a seat: its number or its name'))
/** A seat, or null: somebody who only watches. */
export const viewer = z.nullable(seat)
export const count = z.int(must('a whole number from 0')).check(z.minimum(0, must('a whole number from 0')))

/** Whatever JSON holds: the game says what is wrong with it. */
export const data = z.custom<Json>((value) => value !== undefined, must('JSON'))

/** What every request has. */
export const envelope = {
  op: text,
  id: z.optional(z.union([z.string(), z.number()])),
  table: z._default(name, 'main'),
}

/** The three ways to say where dice come from. */
export const diceMembers = {
  seed: z.optional(text),
  secret: z.optional(z.string(must('text')).check(z.refine(isSecret, must('32 hexadecimal digits')))),
  dice: z.optional(z.array(z.union([z.string(), z.int()], must('a face')), must('a list of faces'))),
}

export interface DiceMembers {
  readonly seed?: string | undefined
  readonly secret?: string | undefined
  readonly dice?: readonly (string | number)[] | undefined
}

/** A fresh secret, if nothing is said. */
export function diceSource({ seed, secret, dice }: DiceMembers): DiceSource {
  const said = [seed, secret, dice].filter((way) => way !== undefined)
  if (said.length > 1) throw new Fault('malformed', "Give one of 'seed', 'secret' and 'dice', not several.")
  if (dice !== undefined) return { script: dice.map(String) }
  return { secret: secret ?? (seed === undefined ? newSecret() : secretFrom(seed)) }
}

/** A seat by its number or its name. */
export const viewerAt = (table: LocalTable, named: string | number | null): Seat | null =>
  named === null ? null : seatAt(table, named)

export function seatAt(table: LocalTable, named: string | number): Seat {
  const found = typeof named === 'number' ? named : table.seats.indexOf(named)
  if (table.seats[found] === undefined) {
    const seats = table.seats.map((name, number) => `${number} ${name}`).join(', ')
    throw new Fault('unknown', `There is no seat '${named}' at this table. There are: ${seats}.`)
  }
  return found
}
