/** Searches what a page was sent and what it showed for stratagems that who looks may not know of. */
import type { AnyGame, Json, LocalTable } from '@tabularium/engine'
import { type Line, Room, seenBy, type Viewer } from '@tabularium/engine/room'
import { names } from '@tabularium/ultimus-romanorum/lexicon'
import type { Message } from '../../src/table/protocol.ts'

/** What a game was in truth. */
export interface Truth {
  readonly seats: readonly string[]
  readonly length: number
  /** What each seat held after so many actions. */
  held(length: number): readonly (readonly string[])[]
  /** What was asked then, in the words for everybody. */
  asked(length: number): string
  /** All that a viewer may ever hear of the game. */
  told(viewer: Viewer): readonly Line[]
}

/** One text of the page: after how many messages it stood there, and the stratagems it names, each with what stands beside it. */
export interface Text {
  readonly messages: number
  readonly covered: boolean
  /** What is held, offered or pointed at. */
  readonly held: Named
  /** What is asked. */
  readonly asked: Named
  /** All that can be read or heard, but for the list of what the viewer has not seen. */
  readonly all: Named
}

export type Named = Readonly<Record<string, string>>

export interface Recording {
  readonly messages: readonly Message[]
  readonly texts: readonly Text[]
}

export interface Leak {
  readonly where: 'message' | 'page'
  readonly length: number
  readonly viewer: Viewer
  readonly stratagem: string
  /** What stands beside it. */
  readonly around?: string
}

interface Moment {
  readonly viewer: Viewer
  readonly length: number
}

export function nameOf(stratagem: string): string {
  const found = Object.entries(names.en.stratagem).find(([id]) => id === stratagem)
  if (found === undefined) throw new Error(`There is no stratagem '${stratagem}'.`)
  return found[1]
}

/** Plays the game again, once. */
export function truthOf(table: LocalTable): Truth {
  const { game, seats, length } = table
  const words = game.words('en')
  const held: (readonly (readonly string[])[])[] = []
  const asked: string[] = []
  const note = (number: number, state: unknown) => {
    held[number] = handsIn(game, seats, state)
    asked[number] = game.decision(state) === null ? '' : words.ask(game.view(state, null).position)
  }
  table.walk({ before: note })
  note(length, table.state)
  const told = new Map<Viewer, readonly Line[]>()
  return {
    seats,
    length,
    held: (number) => held[number],
    asked: (number) => asked[number],
    told(viewer) {
      const known = told.get(viewer) ?? seenBy(new Room(table), viewer, 'en').lines(-1)
      told.set(viewer, known)
      return known
    },
  }
}

function handsIn(game: AnyGame, seats: readonly string[], state: unknown): readonly (readonly string[])[] {
  const hands = Reflect.get(game.write(state), 'hands')
  return seats.map((seat) => Object.keys(Reflect.get(Object(hands), seat) ?? {}))
}

/** Follows the messages as the page does; everything that is hidden from who looks is searched for. */
export function leaks({ messages, texts }: Recording, truth: Truth): Leak[] {
  const moments = momentsOf(messages)
  const isTold = toldBefore(truth)
  return [
    ...messages.flatMap((message, i) => leaksInMessage(message, moments[i], moments[i + 1], truth)),
    ...texts.flatMap((text) => {
      const { viewer, length } = moments[Math.min(text.messages, messages.length)]
      return leaksInText(text, { viewer: text.covered ? null : viewer, length }, truth, isTold)
    }),
  ]
}

/** Lines that were sent to somebody who may not hear them. */
export function linesNotFor({ messages }: Recording, truth: Truth): readonly string[] {
  const written = ({ action, words }: Line) => `${action} ${words}`
  const known = new Map<Viewer, ReadonlySet<string>>()
  return messages.flatMap((message) => {
    if (!('update' in message)) return []
    const { ear, lines } = message.update
    const heard = known.get(ear) ?? new Set(truth.told(ear).map(written))
    known.set(ear, heard)
    return lines.map(written).filter((line) => !heard.has(line))
  })
}

/** What others hold and he does not. */
function hiddenFrom({ viewer, length }: Moment, truth: Truth): readonly string[] {
  const held = truth.held(Math.min(length, truth.length))
  const mine = viewer === null ? [] : held[viewer]
  return held.flatMap((hand, seat) => (seat === viewer ? [] : hand)).filter((each) => !mine.includes(each))
}

function leaksInMessage(message: Message, before: Moment, now: Moment, truth: Truth): Leak[] {
  const sent = holdings(contentOf(message, before, truth))
  return hiddenFrom(now, truth).flatMap((stratagem): Leak[] => {
    const told = [`"${stratagem}"`, `play ${stratagem}"`, `Play ${nameOf(stratagem)}"`].find((each) =>
      sent.includes(each),
    )
    return told === undefined ? [] : [{ where: 'message', ...now, stratagem, around: around(sent, sent.indexOf(told)) }]
  })
}

function leaksInText(text: Text, now: Moment, truth: Truth, isTold: ReturnType<typeof toldBefore>): Leak[] {
  return hiddenFrom(now, truth).flatMap((stratagem): Leak[] => {
    const name = nameOf(stratagem)
    const isAsked = truth.asked(Math.min(now.length, truth.length)).includes(name)
    const found =
      text.held[name] ?? (isAsked ? undefined : text.asked[name]) ?? (isTold(name, now) ? undefined : text.all[name])
    return found === undefined ? [] : [{ where: 'page', ...now, stratagem, around: found }]
  })
}

/** Whether a viewer had heard a name before that many actions were done. */
function toldBefore(truth: Truth): (name: string, moment: Moment) => boolean {
  const first = new Map<string, number>()
  return (name, { viewer, length }) => {
    const key = `${viewer} ${name}`
    const known =
      first.get(key) ?? truth.told(viewer).find(({ words }) => words.includes(name))?.action ?? Number.POSITIVE_INFINITY
    first.set(key, known)
    return known < length
  }
}

/** Who looked after how many actions: before the first message and after each. */
function momentsOf(messages: readonly Message[]): readonly Moment[] {
  const moments: Moment[] = [{ viewer: null, length: 0 }]
  for (const message of messages) {
    const before = moments[moments.length - 1]
    moments.push('update' in message ? momentOf(message.update.what, before) : before)
  }
  return moments
}

type What = Extract<Message, { update: unknown }>['update']['what']

function momentOf(what: What, before: Moment): Moment {
  if ('whole' in what) return { viewer: what.whole.viewer, length: what.whole.length }
  const { length } = Object(what.patch)
  return { viewer: before.viewer, length: Array.isArray(length) ? length[0] : before.length }
}

/** What a message says; that something goes out of the viewer's own hand, which he held until then, tells him nothing. */
function contentOf(message: Message, { viewer, length }: Moment, truth: Truth): unknown {
  if (!('update' in message)) return 'value' in message ? message.value : message
  const { what } = message.update
  if ('whole' in what || viewer === null) return what
  const own = truth.held(Math.min(length, truth.length))[viewer]
  return without(what, ['patch', 'view', 'hands', truth.seats[viewer]], (member, value) => {
    return value === null && own.includes(member)
  })
}

/** A copy in which, at the end of that path, such members are left out. */
function without(value: unknown, path: readonly string[], drop: (member: string, value: unknown) => boolean): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const [step, ...rest] = path
  const members = Object.entries(value).filter(([member, inner]) => step !== undefined || !drop(member, inner))
  return Object.fromEntries(
    members.map(([member, inner]) => [member, member === step ? without(inner, rest, drop) : inner]),
  )
}

/** Not of holdings: what nobody has seen, what happened, and what is going on, of which one thing is called `fleet` too. */
const OTHER = ['unseen', 'lines', 'removed', 'kind', 'ask']

/** What of a message tells of holdings or choices. */
const holdings = (value: unknown): string =>
  JSON.stringify(value, (key, member: Json) =>
    OTHER.includes(key) || (key === 'fleet' && typeof member === 'string') ? undefined : member,
  ) ?? ''

const around = (text: string, at: number): string => text.slice(Math.max(0, at - 80), at + 80)
