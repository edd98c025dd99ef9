/** One page at one table, over a socket. */
import type { Socket } from 'node:net'
import type { Seat } from '@tabularium/engine'
import type { Refusal } from '@tabularium/engine/room'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RawData, WebSocket } from 'ws'
import type { ZodType } from 'zod'
import type { Guest } from '../hall/audience.ts'
import type { OnlineTable } from '../hall/online-table.ts'
import { Refusing } from '../refusing.ts'
import type { Person } from '../store/store.ts'
import type { Door } from './door.ts'
import { callForms, formed, type OnlineCall, request as requestForm, tableId } from './forms.ts'
import { addressKey, Limits } from './limits.ts'
import { sessionOf } from './people.ts'
import { refusalOf } from './refusals.ts'
import { mayRead } from './table-routes.ts'

/** Messages that wait to be answered, of one page; whoever sends more is not playing. */
const MOST_WAITING = 32
/** What waits to be read by a page that does not read: it comes back for it. */
const MOST_UNREAD = 1_000_000
/** A page says something at least so often, in milliseconds; one that is gone without a word is not waited for. */
const SILENCE = 70_000
/** How long a session that was ended by another server may still be heard, in milliseconds. */
const SESSION = 30_000
const SIGNED_OUT = 4401

export function socketRoute(api: FastifyInstance, door: Door): void {
  const { hall, metrics } = door
  /** Of messages by address and by person, and of what a person says. */
  const limits = new Limits(400 * door.leniency, 80 * door.leniency, door.now)
  const chat = new Limits(6, 0.5, door.now)

  api.get('/api/tables/:id/play', { websocket: true }, (socket: WebSocket, request: FastifyRequest) => {
    // Whatever comes before the table is there waits for it, in order.
    const early: RawData[] = []
    let hear = (data: RawData): void => {
      if (early.length < MOST_WAITING) early.push(data)
      else socket.close(1008, 'Too much at once.')
    }
    socket.on('message', (data) => hear(data))
    socket.on('error', () => socket.terminate())
    void enter(request)
      .then(async ({ table, person, session }) => {
        const guest: Guest = {
          person: person?.id ?? null,
          viewer: null,
          language: person?.language ?? 'en',
          send(text) {
            if (socket.readyState !== socket.OPEN) return
            if (socket.bufferedAmount > MOST_UNREAD) return socket.terminate()
            metrics.sent(text.length)
            together(request.socket)
            socket.send(text)
          },
        }
        const known = person === undefined || session === undefined ? null : { person, session }
        const page = new Page(table, guest, known, { who: addressKey(request.ip), limits, chat }, socket, door)
        await table.join(guest)
        metrics.came()
        socket.on('close', () => {
          metrics.went()
          page.close()
          void table.leave(guest)
        })
        if (socket.readyState !== socket.OPEN) return
        hear = (data) => page.hear(data)
        for (const data of early.splice(0)) page.hear(data)
      })
      .catch((error) => {
        if (!(error instanceof Refusing)) request.log.error({ err: error }, 'failed')
        socket.close(error instanceof Refusing ? 4404 : 1011, refusalOf(error).message.slice(0, 100))
      })
  })

  async function enter(request: FastifyRequest) {
    const id = formed(tableId, Object(request.params).id)
    const session = sessionOf(request)
    const person = session === undefined ? undefined : await hall.store.session(session)
    const table = await hall.table(id)
    if (!mayRead(table.row, person?.id ?? null)) throw new Refusing('missing', 'There is no such table.')
    return { table, person, session }
  }
}

/** What is sent in one go, an update and the answer to who did it, costs the system one call. */
function together(socket: Socket): void {
  if (socket.writableCorked > 0) return
  socket.cork()
  process.nextTick(() => socket.uncork())
}

interface Bounds {
  readonly who: string
  readonly limits: Limits
  readonly chat: Limits
}

/** Who it is, and by which session. */
interface Known {
  readonly person: Person
  readonly session: string
}

class Page {
  readonly #table: OnlineTable
  readonly #guest: Guest
  readonly #known: Known | null
  readonly #bounds: Bounds
  readonly #socket: WebSocket
  readonly #door: Door
  readonly #forget: () => void
  #waiting = 0
  #silence: NodeJS.Timeout
  /** When it was last seen that its session lasts. */
  #sawSession: number

  constructor(table: OnlineTable, guest: Guest, known: Known | null, bounds: Bounds, socket: WebSocket, door: Door) {
    this.#table = table
    this.#guest = guest
    this.#known = known
    this.#bounds = bounds
    this.#socket = socket
    this.#door = door
    this.#silence = this.#listen()
    this.#sawSession = this.#now
    this.#forget = known === null ? () => {} : this.#present(known)
  }

  close(): void {
    clearTimeout(this.#silence)
    this.#forget()
  }

  hear(data: RawData): void {
    this.#silence.refresh()
    if (this.#waiting >= MOST_WAITING) return this.#socket.close(1008, 'Too much at once.')
    this.#waiting++
    if (this.#known !== null && this.#now - this.#sawSession >= SESSION)
      void this.#lookWhetherSignedOut(this.#known).catch((error) => this.#door.metrics.failed(error))
    void this.#answer(data).finally(() => {
      this.#waiting--
    })
  }

  #listen(): NodeJS.Timeout {
    const timer = setTimeout(() => this.#socket.terminate(), SILENCE)
    timer.unref()
    return timer
  }

  async #answer(data: RawData): Promise<void> {
    let id = 0
    try {
      const asked = formed(requestForm, JSON.parse(data.toString()))
      id = asked.id
      const wait = this.#take()
      if (wait > 0) throw new Refusing('slow', 'Too much at once.', wait)
      const done = this.#door.metrics.asked(asked.call)
      const value = await this.#call(asked.call, asked.args)
      this.#guest.send(JSON.stringify({ id, ok: true, value }))
      done()
    } catch (error) {
      this.#guest.send(JSON.stringify({ id, ok: false, refusal: this.#refusal(error) }))
    }
  }

  /** By where he is and by who he is, be it from many places: after how many seconds he may ask. */
  #take(): number {
    const { limits, who } = this.#bounds
    const wait = limits.take(who)
    return wait > 0 || this.#known === null ? wait : limits.take(this.#known.person.id)
  }

  get #now(): number {
    return (this.#door.now ?? Date.now)()
  }

  /** Whether he has signed out by another server: looked for now and then, and nobody waits for it. */
  async #lookWhetherSignedOut({ session }: Known): Promise<void> {
    this.#sawSession = this.#now
    if ((await this.#door.hall.store.session(session)) === undefined) this.#signOut()
  }

  #present({ person: { id: person }, session }: Known): () => void {
    return this.#door.present.add({ person, session, close: () => this.#signOut() })
  }

  #signOut(): void {
    this.#socket.close(SIGNED_OUT, 'Signed out.')
  }

  #refusal(error: unknown): Refusal {
    if (error instanceof SyntaxError) return told('malformed', 'This is no JSON.')
    const isOwn = error instanceof Refusing || !(error instanceof Error) || error.name !== 'Fault'
    if (!isOwn) return this.#table.refusal(error, this.#guest)
    const { code, message } = refusalOf(error)
    if (code === 'bug') this.#door.metrics.failed(error)
    return told(code, message)
  }

  #call(named: string, args: readonly unknown[]): unknown {
    if (!Object.hasOwn(calls, named)) throw new Refusing('malformed', `There is no call '${named}'.`)
    return calls[named as OnlineCall](this, args)
  }

  get table(): OnlineTable {
    return this.#table
  }

  get guest(): Guest {
    return this.#guest
  }

  say(text: string, room: 'players' | 'watchers'): Promise<null> {
    const wait = this.#bounds.chat.take(this.#guest.person ?? this.#bounds.who)
    if (wait > 0) throw new Refusing('slow', 'Not so quickly.', wait)
    return this.#table.say(this.#guest, this.#known?.person.name ?? '', text, room)
  }

  get seat(): Seat {
    const { viewer } = this.#guest
    if (viewer === null) throw new Refusing('forbidden', 'Who only watches does nothing.')
    return viewer
  }

  /** Who sits there, as he says: the table looks. */
  doer(seat: Seat) {
    const { person } = this.#guest
    if (person === null) throw new Refusing('stranger', 'Nobody is known by this device.')
    return { person, seat }
  }
}

const told = (code: string, message: string): Refusal => ({ code, message, rule: null, clause: null })

type Answer = (page: Page, args: readonly unknown[]) => unknown

function call<Args extends readonly unknown[]>(
  form: ZodType<Args>,
  method: (page: Page, ...args: Args) => unknown,
): Answer {
  return (page, args) => method(page, ...formed(form, args))
}

const calls: Readonly<Record<OnlineCall, Answer>> = {
  hello: call(callForms.hello, ({ table, guest }, known, language) => table.hello(guest, known, language)),
  act: call(callForms.act, (page, seat, length, actions, key, link) =>
    page.table.commits.act(page.doer(seat), length, actions, key, link),
  ),
  undo: call(callForms.undo, (page, seat, length, key) => page.table.commits.undo(page.doer(seat), length, key)),
  redo: call(callForms.redo, (page, seat, length, key, link) =>
    page.table.commits.redo(page.doer(seat), length, key, link),
  ),
  watch: call(callForms.watch, (page, moments, next) => page.table.commits.watch(page.doer(page.seat), moments, next)),
  why: call(callForms.why, ({ table, guest }, action) => table.why(guest, action)),
  reach: call(callForms.reach, ({ table, guest }, piece, number) => table.reach(guest, piece, number)),
  at: call(callForms.at, ({ table, guest }, number) => table.at(guest, number)),
  lines: call(callForms.lines, ({ table, guest }, from, to) => table.lines(guest, from, to)),
  whole: call(callForms.whole, ({ table, guest }) => table.whole(guest)),
  say: call(callForms.say, (page, text, room) => page.say(text, room)),
  offer: call(callForms.offer, (page, kind, made) => page.table.offer(page.doer(page.seat), kind, made)),
  answer: call(callForms.answer, (page, kind, yes) => page.table.answer(page.doer(page.seat), kind, yes)),
  resign: call(callForms.resign, (page) => page.table.resign(page.doer(page.seat))),
  claim: call(callForms.claim, (page) => page.table.claim(page.doer(page.seat))),
  ping: call(callForms.ping, () => null),
}
