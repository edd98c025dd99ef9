/** A table at a server, spoken to as one on this device is. */
import type { Hint } from '@tabularium/bots'
import type { Language } from '@tabularium/engine'
import type { Refusal } from '@tabularium/engine/room'
import type { HiddenProof } from '@tabularium/engine/seals'
import type { ChatLine, ChatRoom, OfferKind, OnlinePart } from '@tabularium/online'
import { Commits, type Fate, type Keeping } from './commits.ts'
import { Refused, type TableLink } from './link.ts'
import { Mirror } from './mirror.ts'
import type { Setup, Snapshot, Update } from './protocol.ts'
import { type Connection, type Dial, Wire } from './wire.ts'

export interface Elsewhere extends Omit<Keeping, 'onFate'> {
  readonly dial: Dial
  language(): Language
  /** The file of a game that is over, from the server. */
  file(): Promise<string>
  /** The games of this device. */
  local(): TableLink
  /** A table of its own: in it a game that is over is looked into, and hints are thought of. */
  study(): TableLink
  /** How many hints were taken here. */
  readonly hints: { count(): number; add(): void }
  onFate(fate: Fate): void
  onConnection(connection: Connection): void
  /** What was said, all of it or what is new. */
  onChat(lines: readonly ChatLine[], isAll: boolean): void
  onOnline(part: OnlinePart): void
  /** A refusal of the server's own, in the reader's words. */
  told?(refusal: Refusal): Refusal
  /** What is told of hidden things, and what opens those that were shown. */
  onProof(proof: HiddenProof): void
}

/** What people at several screens say to each other besides. */
export interface RemoteLink extends TableLink {
  say(text: string, room: ChatRoom): Promise<unknown>
  offer(kind: OfferKind, made: boolean): Promise<unknown>
  answer(kind: OfferKind, yes: boolean): Promise<unknown>
  resign(): Promise<unknown>
  claim(): Promise<unknown>
  /** Does not wait for the next try. */
  retry(): void
  /** The device has lost its network. */
  drop(): void
  /** Somebody else sits before it now, as after taking a seat: all is told anew. */
  renew(): void
}

interface Pushed {
  readonly update?: Update
  readonly proof?: HiddenProof
  readonly chat?: ChatLine
  readonly online?: OnlinePart
}

/** What a device does with its own games alone. */
const notHere = () =>
  Promise.reject(new Refused({ code: 'unknown', message: 'Not at a server.', rule: null, clause: null }))

const nothing = () => Promise.resolve(null)

export function remoteLink(elsewhere: Elsewhere): RemoteLink {
  const mirror = new Mirror()
  const listeners = new Set<() => void>()
  let epoch: string | null = null
  let online: OnlinePart | null = null
  /** The last update that was taken. */
  let latest: Pick<Update, 'number' | 'ear'> = { number: 0, ear: null }
  /** After how many actions a hint was taken last: asked again, it is the same one. */
  let hintedAt = -1
  let greet = () => {}
  const greeted = new Promise<void>((resolve) => {
    greet = resolve
  })
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const wire = new Wire(elsewhere.dial, {
    onOpen: () => void hello().catch(() => {}),
    onConnection(connection) {
      commits.lineChanged()
      elsewhere.onConnection(connection)
    },
    onPushed: hear,
    told: elsewhere.told ?? ((refusal) => refusal),
  })
  const commits = new Commits(wire, elsewhere)

  /** What of the channel is here already. */
  const known = () => {
    const { snapshot } = mirror
    const { number } = latest
    return epoch === null || snapshot === null ? null : { epoch, number, length: snapshot.length }
  }

  async function hello(isAnew = false): Promise<null> {
    if (isAnew) epoch = null
    const args = () => [known(), elsewhere.language()]
    const welcome = Object(await wire.ask('hello', args))
    epoch = String(welcome.epoch)
    elsewhere.onChat(welcome.chat ?? [], true)
    greet()
    return null
  }

  /** Takes again what is here, with something of it changed: what is to be seen, and the lines from an action on. */
  function retake(change: (whole: Snapshot) => readonly [whole: Snapshot, from: number, lines: Update['lines']]): void {
    const { snapshot } = mirror
    if (snapshot === null) return
    const [whole, from, lines] = change(snapshot)
    mirror.take({ ...latest, what: { whole }, from, lines })
  }

  function hear(pushed: Pushed): void {
    const { update, proof, chat, online: part } = pushed
    if (proof !== undefined) elsewhere.onProof(proof)
    if (chat !== undefined) elsewhere.onChat([chat], false)
    if (part !== undefined) {
      online = part
      retake((whole) => [withPart(whole), whole.length, []])
      elsewhere.onOnline(part)
      tell()
    }
    if (update === undefined) return
    if (!mirror.take(completed(update))) return void hello(true).catch(() => {})
    latest = update
    if ('whole' in update.what && update.from > -1) void fetchBefore(update.from).catch(() => {})
    tell()
  }

  /** With what the table is besides its game. One that ended otherwise than by its rules asks nothing any more. */
  const withPart = (whole: Snapshot): Snapshot => ({
    ...whole,
    hints: elsewhere.hints.count(),
    ...(online !== null && { online }),
    ...(online?.state === 'over' && { question: null }),
  })

  const completed = (update: Update): Update =>
    'whole' in update.what ? { ...update, what: { whole: withPart(update.what.whole) } } : update

  /** Of a long game what was done last is told first. */
  async function fetchBefore(action: number): Promise<void> {
    const lines = await wire.ask('lines', () => [-1, action])
    if (!Array.isArray(lines)) return
    retake((whole) => [whole, -1, [...lines, ...mirror.lines.filter((line) => line.action >= action)]])
    tell()
  }

  const ask = <T>(call: string, ...args: readonly unknown[]) => wire.ask(call, () => args) as Promise<T>

  /** The game as it was, in a table of this device that does not keep it. */
  async function bringTo(table: TableLink): Promise<null> {
    const { game = '', options = null, seats = [] } = mirror.snapshot ?? {}
    const players = seats.map(({ player }) => player)
    const setup: Setup = { game, options, players, passing: true, saved: await elsewhere.file() }
    table.wake()
    await table.speak(elsewhere.language())
    await table.create(setup)
    return null
  }

  /** A table answers every name, "then" too: it is never what a promise promises. */
  let aside: TableLink | undefined
  const besideIt = (): TableLink => {
    aside ??= elsewhere.study()
    aside.wake()
    return aside
  }
  let isThere: Promise<null> | undefined

  /** The server tells no hints: they are thought of on this device, by what it was sent. */
  async function hint(): Promise<Hint | null> {
    const { snapshot } = mirror
    if (snapshot === null || snapshot.viewer === null) return null
    const { game, options, view, length, viewer: seat, seats } = snapshot
    const players = seats.map(({ player }) => player)
    const table = besideIt()
    await table.speak(elsewhere.language())
    const found = await table.hintAt({ game, options, players, view, length, seat })
    if (found !== null && hintedAt !== length) {
      hintedAt = length
      elsewhere.hints.add()
      retake((whole) => [withPart(whole), whole.length, []])
      tell()
    }
    return found
  }

  return {
    mirror,
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    // Nothing is fetched for it: what is asked before the connection is there waits by itself.
    rest() {},
    wake: () => wire.open(),
    stop() {
      wire.end()
      aside?.stop()
    },
    retry: () => wire.openNow(),
    drop: () => wire.drop(),
    renew() {
      epoch = null
      wire.drop()
      wire.open()
    },

    speak: () => (wire.isOpen ? hello(true) : nothing()),
    soon: nothing,
    ping: nothing,
    kept: () => Promise.resolve(true),
    async open() {
      wire.open()
      await greeted
      return null
    },
    async leave() {
      wire.end()
      return null
    },
    look: nothing,
    hold: nothing,
    hurry: nothing,
    patience: nothing,
    hint,
    hintAt: notHere,
    earlier: nothing,
    keepAgain: nothing,
    whole: () => hello(true),
    act: (seat, length, action) => commits.add('act', (key, link) => [seat, length, [action], key, link], true),
    march: (seat, length, actions) => commits.add('act', (key, link) => [seat, length, actions, key, link], true),
    undo: (seat, length) => commits.add('undo', (key) => [seat, length, key], false),
    redo: (seat, length) => commits.add('redo', (key, link) => [seat, length, key, link], true),
    watch(wishes, next) {
      const { viewer = null } = mirror.snapshot ?? {}
      return viewer === null ? nothing() : ask('watch', wishes[viewer] ?? [], next)
    },
    why: (action) => ask('why', action),
    reach: (piece, number) => ask('reach', piece, number),
    at: (number) => ask<Snapshot>('at', number),
    async chances(seat) {
      const table = besideIt()
      isThere ??= bringTo(table)
      await isThere
      return table.chances(seat)
    },
    async branch(number) {
      const local = elsewhere.local()
      await bringTo(local)
      return local.branch(number)
    },
    rename: (id, name) => elsewhere.local().rename(id, name),
    save: () => elsewhere.file(),
    export: () => elsewhere.file(),
    written: () => elsewhere.file(),
    list: notHere,
    create: notHere,
    import: notHere,
    players: notHere,
    remove: notHere,
    async verify(text, witness) {
      const table = elsewhere.study()
      table.wake()
      return table.verify(text, witness).finally(() => table.stop())
    },

    say: (text, room) => ask('say', text, room),
    offer: (kind, made) => ask('offer', kind, made),
    answer: (kind, yes) => ask('answer', kind, yes),
    resign: () => ask('resign'),
    claim: () => ask('claim'),
  }
}
