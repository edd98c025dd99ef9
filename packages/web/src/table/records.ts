/** What a device holds of a game, and how it is read back: whatever does not fit is not read. */
import {
  type Carried,
  type Entry,
  isLink,
  isSecret,
  type Json,
  type KeptGame,
  type KeptPosition,
  type Outline,
  type PastAction,
  type Player,
} from '@tabularium/engine'
import type { Era } from './earlier.ts'
import {
  either,
  flag,
  isMembers,
  json,
  listOf,
  type Members,
  members,
  nullable,
  oneOf,
  optional,
  player,
  type Shape,
  text,
  whole,
} from './shapes.ts'

/** What the list of kept games tells of one. */
interface Listed {
  readonly id: string
  readonly game: string
  readonly name: string
  readonly players: readonly Player[]
  readonly options: Json
  readonly length: number
  readonly over: boolean
  readonly changed: number
}

/** The small part of a kept game, written anew with every action. */
export interface GameRecord extends Listed, Omit<KeptGame, 'entries' | 'kept'> {
  readonly names?: readonly string[] | undefined
  readonly hints?: number | undefined
  readonly eras?: readonly Era[] | undefined
  readonly outline: Outline
}

/** As games were kept at first: the whole save in one. */
export interface FirstRecord extends Listed {
  readonly view: Json
  readonly save: string
}

/** The last moment that a date can tell, in milliseconds since 1970. */
const END_OF_TIME = 8.64e15

const isMoment = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= END_OF_TIME

const isPast = (value: unknown): value is PastAction =>
  Array.isArray(value) && Number.isInteger(value[0]) && typeof value[1] === 'string'

const isKey = (value: unknown): value is string => text(value) && isSecret(value)

const listed: Members<Listed> = {
  id: text,
  game: text,
  name: text,
  players: listOf(player),
  options: json,
  length: whole,
  over: flag,
  changed: isMoment,
}

const edition = members<Era['edition']>({ id: text, digest: text })

type Stretch = KeptGame['dice'][number]
const keyed = members<Extract<Stretch, { secret: unknown }>>({ from: whole, secret: isKey })
const scripted = members<Extract<Stretch, { script: unknown }>>({ from: whole, script: listOf(text) })
const shared = members<Extract<Stretch, { shared: unknown }>>({
  from: whole,
  shared: isKey,
  anchors: listOf(nullable(isLink)),
})

const record = members<GameRecord>({
  ...listed,
  rules: whole,
  edition,
  position: optional(json),
  dice: listOf(either(either(keyed, scripted), shared), 1),
  names: optional(listOf(text)),
  hints: optional(whole),
  past: listOf(isPast),
  eras: optional(listOf(members<Era>({ from: whole, rules: whole, edition }))),
  carried: nullable(members<Carried>({ because: oneOf('rules', 'edition'), actions: whole, lost: whole })),
  outline: (value): value is Outline => isMembers(value),
})

const first = members<FirstRecord>({ ...listed, view: json, save: text })

/** What was not so used not to be written. */
type NumberedEntry = Omit<Entry, 'turned' | 'joined'> &
  Partial<Pick<Entry, 'turned' | 'joined'>> & { readonly number: number }

const numbered = members<NumberedEntry>({
  number: whole,
  action: text,
  seat: whole,
  asked: whole,
  sealed: flag,
  turned: optional(flag),
  joined: optional(flag),
  link: optional(isLink),
  thought: optional(whole),
})

const position = members<KeptPosition>({ at: whole, used: whole, position: json })

const readBy =
  <T>(fits: Shape<T>) =>
  (written: unknown): T | undefined =>
    fits(written) ? written : undefined

export const readRecord = readBy(record)
export const readFirst = readBy(first)
export const readPosition = readBy(position)

const entryOf = readBy(numbered)

/** The entry of that number. */
export function readEntry(written: unknown, number: number): Entry | undefined {
  const entry = entryOf(written)
  if (entry?.number !== number) return undefined
  const { action, seat, asked, sealed, turned = false, joined = false, link, thought } = entry
  return {
    action,
    seat,
    asked,
    sealed,
    turned,
    joined,
    ...(link !== undefined && { link }),
    ...(thought !== undefined && { thought }),
  }
}
