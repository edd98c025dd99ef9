/** What a device holds of a game, and how it is read back: whatever does not fit is not read. */
import { type Entry, isSecret, type KeptPosition, type PastAction } from '@tabularium/engine'
import * as z from 'zod/mini'
import { json, player } from './shapes.ts'

/** The last moment that a date can tell, in milliseconds since 1970. */
const END_OF_TIME = 8.64e15

const listed = {
  id: z.string(),
  game: z.string(),
  name: z.string(),
  players: z.array(player),
  options: json,
  length: z.int(),
  over: z.boolean(),
  changed: z.number().check(z.minimum(-END_OF_TIME), z.maximum(END_OF_TIME)),
}

const isPast = (value: unknown): boolean =>
  Array.isArray(value) && Number.isInteger(value[0]) && typeof value[1] === 'string'

const edition = z.object({ id: z.string(), digest: z.string() })

const recordSchema = z.object({
  ...listed,
  rules: z.int(),
  edition,
  position: z.optional(json),
  dice: z
    .array(
      z.union([
        z.object({ from: z.int(), secret: z.string().check(z.refine(isSecret)) }),
        z.object({ from: z.int(), script: z.array(z.string()) }),
      ]),
    )
    .check(z.minLength(1)),
  names: z.optional(z.array(z.string())),
  past: z.array(z.custom<PastAction>(isPast)),
  eras: z.optional(z.array(z.object({ from: z.int(), rules: z.int(), edition }))),
  carried: z.nullable(z.object({ because: z.enum(['rules', 'edition']), actions: z.int(), lost: z.int() })),
  outline: z.custom<Record<string, string | number>>((value) => typeof value === 'object' && value !== null),
})

/** The small part of a kept game, written anew with every action. */
export type GameRecord = z.infer<typeof recordSchema>

/** As games were kept at first: the whole save in one. */
const firstSchema = z.object({ ...listed, view: json, save: z.string() })

export type FirstRecord = z.infer<typeof firstSchema>

const entrySchema = z.object({
  number: z.int(),
  action: z.string(),
  seat: z.int(),
  asked: z.int(),
  sealed: z.boolean(),
  joined: z.optional(z.literal(true)),
})

const positionSchema = z.object({ at: z.int(), used: z.int(), position: json })

const readBy =
  <Schema extends z.ZodMiniType>(schema: Schema) =>
  (written: unknown): z.infer<Schema> | undefined => {
    const result = schema.safeParse(written)
    return result.success ? result.data : undefined
  }

export const readRecord = readBy(recordSchema)
export const readFirst = readBy(firstSchema)
export const readPosition: (written: unknown) => KeptPosition | undefined = readBy(positionSchema)

const entryOf = readBy(entrySchema)

/** The entry of that number. */
export function readEntry(written: unknown, number: number): Entry | undefined {
  const entry = entryOf(written)
  if (entry?.number !== number) return undefined
  const { action, seat, asked, sealed, joined } = entry
  return { action, seat, asked, sealed, ...(joined && { joined }) }
}
