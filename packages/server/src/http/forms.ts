/** The forms of what comes in: whatever does not fit is refused before anything is done. */
import { isIP } from 'node:net'
import { type Json, languages, type Seat } from '@tabularium/engine'
import type {
  ChangedMe,
  Credentials,
  Known,
  NewMe,
  NewTable,
  Recovering,
  Subscription,
  TakeSeat,
} from '@tabularium/online'
import * as z from 'zod'
import { Refusing } from '../refusing.ts'

/** No NUL, which databases do not take, and no other control characters. */
const isClean = (text: string): boolean => !/[\p{Cc}\p{Cs}]/u.test(text)

const line = (most: number) => z.string().trim().min(1).max(most).refine(isClean)
const language = z.enum(languages)
const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`))
const count = z.int().min(0).max(1e9)
const bot = z.custom<`bot:${string}`>((value) => typeof value === 'string' && /^bot:[a-z-]{1,40}$/.test(value))

export const tableId = hex(24)
/** The end of a hash chain, or a link of it. */
const link = hex(64)
const seat: z.ZodType<Seat> = z.int().min(0).max(15)
const json = z.custom<Json>((value) => value !== undefined)

export const newMe: z.ZodType<NewMe> = z.strictObject({ name: line(40), language })

export const changedMe: z.ZodType<ChangedMe> = z.strictObject({
  name: z.optional(line(40)),
  language: z.optional(language),
  mail: z.optional(z.nullable(z.email().max(200))),
  byMail: z.optional(z.boolean()),
  byPush: z.optional(z.boolean()),
  awayUntil: z.optional(z.nullable(z.int().min(0).max(1e14))),
}) as z.ZodType<ChangedMe>

const accountName = z
  .string()
  .min(2)
  .max(40)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u)

/** One name, however it is written. */
const account = z
  .string()
  .trim()
  .transform((name) => name.normalize('NFKC').toLowerCase())
  .pipe(accountName)
const password = z.string().min(8).max(200)

export const credentials: z.ZodType<Credentials> = z.strictObject({ account, password })
export const recovering: z.ZodType<Recovering> = z.strictObject({ account, password, code: z.string().max(60) })
export const leaving = z.strictObject({ password: z.optional(z.string().max(200)) })

const pace = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    total: z
      .int()
      .min(10_000)
      .max(24 * 3600_000),
    increment: z.int().min(0).max(3600_000),
  }),
  z.strictObject({ kind: z.literal('days'), days: z.union([z.literal(1), z.literal(3), z.literal(7)]) }),
])

/** The longest file of a game that is taken along. */
const LONGEST_FILE = 4_000_000

export const newTable: z.ZodType<NewTable> = z.strictObject({
  game: z.string().max(100),
  options: json,
  sitting: z.array(z.union([z.literal('me'), z.literal('open'), bot])).max(16),
  pace,
  onTime: z.union([z.literal('claim'), z.strictObject({ bot })]),
  listed: z.boolean(),
  anchor: z.nullable(link),
  saved: z.optional(z.string().max(LONGEST_FILE)),
}) as z.ZodType<NewTable>

export const takeSeat: z.ZodType<TakeSeat> = z.strictObject({ seat, anchor: link })
export const anchored = z.strictObject({ anchor: link })
export const publishing = z.strictObject({ published: z.boolean() })
export const listing = z.strictObject({ list: z.enum(['open', 'mine', 'watch', 'finished']) })

/** Push services are there for everybody. What only this server reaches is nobody's to have it send to. */
function isPublic(address: string): boolean {
  const hostname = new URL(address).hostname.replace(/\.$/, '')
  return hostname.includes('.') && isIP(hostname) === 0 && !/\.(localhost|local|internal|arpa)$/.test(hostname)
}

export const subscription: z.ZodType<Subscription> = z.strictObject({
  endpoint: z
    .url({ protocol: /^https$/ })
    .max(1000)
    .refine(isPublic),
  keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
})
export const unsubscribing = z.strictObject({ endpoint: z.string().max(1000) })

const action = z.string().max(200)
const key = z.string().regex(/^[\w-]{8,64}$/)
const known: z.ZodType<Known> = z.strictObject({ epoch: z.string().max(40), number: count, length: count })
const offerKind = z.enum(['back', 'end'])

/** The arguments of every call at a table. */
export const callForms = {
  hello: z.tuple([z.nullable(known), language]),
  act: z.tuple([seat, count, z.array(action).min(1).max(64), key, z.nullable(link)]),
  undo: z.tuple([seat, count, key]),
  redo: z.tuple([seat, count, key, z.nullable(link)]),
  watch: z.tuple([z.array(z.string().max(60)).max(60), z.boolean()]),
  why: z.tuple([action]),
  reach: z.tuple([action, z.nullable(count)]),
  at: z.tuple([count]),
  lines: z.tuple([z.int().min(-1).max(1e9), count]),
  whole: z.tuple([]),
  say: z.tuple([line(500), z.enum(['players', 'watchers'])]),
  offer: z.tuple([offerKind, z.boolean()]),
  answer: z.tuple([offerKind, z.boolean()]),
  resign: z.tuple([]),
  claim: z.tuple([]),
  ping: z.tuple([]),
} as const

export type OnlineCall = keyof typeof callForms

export const request = z.strictObject({ id: count, call: z.string().max(20), args: z.array(z.unknown()).max(10) })

/** What was sent, if it has the form. */
export function formed<T>(form: z.ZodType<T>, value: unknown): T {
  const read = form.safeParse(value)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const where = issue === undefined || issue.path.length === 0 ? '' : ` at ${issue.path.join('.')}`
  throw new Refusing('malformed', `It does not read as what it should be${where}.`)
}
