/** The part of a file that proves its dice, read back. */
import * as z from 'zod/mini'
import { isLink, type Link } from '../chain.ts'
import type { Player } from '../save/write.ts'
import type { JournalStep } from './journal.ts'
import type { ProvenRoll } from './proven-file.ts'

const link = z.custom<Link>(isLink)
const seat = z.int().check(z.nonnegative())

const deed = z.union([
  z.strictObject({
    kind: z.enum(['act', 'redo']),
    seat,
    link: z.nullable(link),
    entries: z.array(
      z.strictObject({ seat, action: z.string(), link: z.optional(link), joined: z.optional(z.literal(true)) }),
    ),
  }),
  z.strictObject({ kind: z.enum(['undo', 'back']), seat, entries: z.int().check(z.nonnegative()) }),
  z.strictObject({ kind: z.literal('begin'), anchors: z.array(z.nullable(link)) }),
  z.strictObject({
    kind: z.literal('sit'),
    seat,
    player: z.custom<Player>((value) => typeof value === 'string'),
    name: z.optional(z.nullable(z.string())),
    anchor: z.nullable(link),
  }),
  z.looseObject({ kind: z.enum(['offer', 'answer', 'wish', 'end']) }),
])

const onlinePart = z.strictObject({
  commitment: link,
  anchors: z.array(z.nullable(link)),
  start: z.nullable(z.string()),
  journal: z.array(
    z.strictObject({
      number: z.int(),
      trace: link,
      what: deed,
      rolls: z.optional(z.array(z.tuple([z.int(), z.int(), z.int(), z.int()]))),
    }),
  ),
})

export interface WrittenStep extends JournalStep {
  readonly rolls: readonly ProvenRoll[]
}

export interface ProvenPart {
  readonly commitment: string
  readonly anchors: readonly (Link | null)[]
  readonly start: string | null
  readonly journal: readonly WrittenStep[]
}

/** Undefined: it does not read as one. */
export function readOnlinePart(written: unknown): ProvenPart | undefined {
  const result = onlinePart.safeParse(written)
  if (!result.success) return undefined
  const { journal, ...rest } = result.data
  return { ...rest, journal: journal.map(({ rolls = [], ...step }) => ({ ...step, rolls })) }
}
