/** Searches what a page was sent and what it showed for stratagems that who looks may not know of. */
import { canonical, type Json, type LocalTable } from '@tabularium/engine'
import { type Line, patched, Room, seenBy, type Viewer } from '@tabularium/engine/room'
import { names } from '@tabularium/ultimus-romanorum/lexicon'
import type { Message } from '../../src/table/protocol.ts'

/** What a game was in truth. */
export interface Truth {
  readonly seats: readonly string[]
  readonly length: number
  /** What each seat held after so many actions. */
  held(length: number): readonly (readonly string[])[]
  /** A member of the position then, by its name, if everybody may know it. */
  open(length: number, member: string): string | undefined
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

/** Where a name means a stratagem, if there is something else of that name that everybody may see. */
const MEANT: Readonly<Record<string, string>> = {
  Bagaudes: 'Play Bagaudes|Bagaudes(?= [×(])',
  Buccellarii: 'Buccellarii(?! \\d)',
  Fleet: 'Fleet(?! \\d)',
  // A card is its name and the letter of its phase; the phase itself has the same name.
  Initiative: 'Play Initiative|Initiative(?=B)|Initiative(?= [×(])',
  Rebellion: 'Rebellion(?! of)',
  Rex: '(?<!, )Rex',
  'Scourge of God': '(?<!The )Scourge of God',
}

/** The name of each stratagem, and a pattern that finds it in a text. */
export const wanted: readonly (readonly [name: string, pattern: string])[] = Object.values(names.en.stratagem).map(
  (name) => [name, `(?<![A-Za-z])(?:${MEANT[name] ?? name})(?![a-z])`],
)

/** The members of a position that hold stratagems; all others everybody may know. */
const HOARDS = ['hands', 'bowl']

/** Plays the game again, once. */
export function truthOf(table: LocalTable): Truth {
  const { game, seats, length } = table
  const words = game.words('en')
  const moments: { held: readonly (readonly string[])[]; open: Map<string, string>; asked: string }[] = []
  const note = (number: number, state: unknown) => {
    const position = Object(game.write(state))
    moments[number] = {
      held: seats.map((seat) => Object.keys(position.hands?.[seat] ?? {})),
      open: openMembers(position, moments[number - 1]?.open),
      asked: game.decision(state) === null ? '' : words.ask(game.view(state, null).position),
    }
  }
  table.walk({ before: note })
  note(length, table.state)
  const told = new Map<Viewer, readonly Line[]>()
  return {
    seats,
    length,
    held: (number) => moments[number].held,
    open: (number, member) => moments[number].open.get(member),
    asked: (number) => moments[number].asked,
    told(viewer) {
      const known = told.get(viewer) ?? seenBy(new Room(table), viewer, 'en').lines(-1)
      told.set(viewer, known)
      return known
    },
  }
}

/** What has not changed since the moment before is kept once. */
function openMembers(position: object, before: ReadonlyMap<string, string> | undefined): Map<string, string> {
  const members = Object.entries(position).filter(([member]) => !HOARDS.includes(member))
  return new Map(
    members.map(([member, value]) => {
      const written = canonical(value)
      const same = before?.get(member)
      return [member, same === written ? same : written]
    }),
  )
}

/** Follows the messages as the page does; everything that is hidden from who looks is searched for. */
export function leaks({ messages, texts }: Recording, truth: Truth): Leak[] {
  const steps = stepsOf(messages)
  const isTold = toldBefore(truth)
  return [
    ...messages.flatMap((message, i) => leaksInMessage(message, steps[i], truth)),
    ...texts.flatMap((text) => {
      const { viewer, length } = steps[Math.min(text.messages, messages.length) - 1]?.now ?? { viewer: null, length: 0 }
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

function leaksInMessage(message: Message, step: Step, truth: Truth): Leak[] {
  const { now } = step
  const sent = JSON.stringify(contentOf(message, step, truth)) ?? ''
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

/** A message as the page takes it: who looked before and after, and what he is then shown. */
interface Step {
  readonly before: Moment
  readonly now: Moment
  readonly snapshot: Json
}

function stepsOf(messages: readonly Message[]): readonly Step[] {
  let now: Moment = { viewer: null, length: 0 }
  let snapshot: Json = null
  return messages.map((message): Step => {
    const before = now
    if ('update' in message) {
      const { what } = message.update
      now = momentOf(what, before)
      snapshot = 'whole' in what ? Object(what.whole) : patched(snapshot, what.patch)
    }
    return { before, now, snapshot }
  })
}

type What = Extract<Message, { update: unknown }>['update']['what']

function momentOf(what: What, before: Moment): Moment {
  if ('whole' in what) return { viewer: what.whole.viewer, length: what.whole.length }
  const { length } = Object(what.patch)
  return { viewer: before.viewer, length: Array.isArray(length) ? length[0] : before.length }
}

/**
 * What of a message could tell of holdings. Left out: what everybody may know of the position, if it is so in truth; the scenario and
 * the moment that is asked at, which may be called as stratagems are; and all that the viewer has not seen, wherever it lies.
 */
function contentOf(message: Message, { snapshot, before, now }: Step, truth: Truth): unknown {
  if (!('update' in message)) return 'value' in message ? message.value : message
  const { what } = message.update
  const { view, question, ...rest } = Object('whole' in what ? what.whole : what.patch)
  const seen = Object(Object(snapshot).view)
  const isOpen = (member: string) =>
    truth.open(Math.min(now.length, truth.length), member) === canonical(seen[member] ?? null)
  const { hands, ...position } = { ...Object(view), unseen: undefined }
  return {
    rest: { ...rest, options: undefined },
    question: { ...Object(Array.isArray(question) ? question[0] : question), ask: undefined, window: undefined },
    hands: 'whole' in what ? hands : withoutSpent(hands, before, truth),
    position: Object.entries(position).filter(([member]) => !isOpen(member)),
  }
}

/** That something goes out of the viewer's own hand, where he held it until then, tells him nothing. */
function withoutSpent(hands: unknown, { viewer, length }: Moment, truth: Truth): unknown {
  const seat = truth.seats[viewer ?? -1]
  const own = Object(hands)[seat]
  if (viewer === null || typeof own !== 'object' || own === null || Array.isArray(own)) return hands
  const held = truth.held(Math.min(length, truth.length))[viewer]
  const kept = Object.entries(own).filter(([stratagem, change]) => change !== null || !held.includes(stratagem))
  return { ...Object(hands), [seat]: Object.fromEntries(kept) }
}

const around = (text: string, at: number): string => text.slice(Math.max(0, at - 80), at + 80)
