/** Somebody with a browser, for tests and measurements: an identity, and a socket at a table. */
import { randomBytes } from 'node:crypto'
import { type Chain, type Json, type Language, newChain, newSeed, type Seat } from '@tabularium/engine'
import { type Choice, patched, type Refusal, type Seen } from '@tabularium/engine/room'
import { type HiddenProof, SealWatch } from '@tabularium/engine/seals'
import type {
  ApiRefusal,
  ChatLine,
  Confirmed,
  Me,
  NewTable,
  OnlineCalls,
  OnlinePart,
  TableCard,
  TableId,
  Update,
  Welcome,
} from '@tabularium/online'
import { WebSocket } from 'ws'

/** What a server would not do. */
export class Refused extends Error {
  readonly code: string
  readonly rule: string | null

  constructor({ code, message, rule = null }: { code: string; message: string; rule?: string | null }) {
    super(`${code}: ${message}`)
    this.name = 'Refused'
    this.code = code
    this.rule = rule
  }
}

/** A page that says nothing for long is taken to be gone, in milliseconds. */
const PING = 20_000
/** Its answer is nobody's to wait for. */
const PING_ID = 999_999_999
const PING_CALL = JSON.stringify({ id: PING_ID, call: 'ping', args: [] })

/** So few that making it takes no time. */
const SHORT = 2048

export const shortChain = (): Chain => newChain(newSeed(), SHORT)

export class Visitor {
  readonly address: string
  /** What it sends with everything. */
  readonly headers: Readonly<Record<string, string>>
  #cookie = ''

  constructor(address: string, headers: Readonly<Record<string, string>> = {}) {
    this.address = address
    this.headers = headers
  }

  static async called(address: string, name: string, headers: Readonly<Record<string, string>> = {}): Promise<Visitor> {
    const visitor = new Visitor(address, headers)
    await visitor.post<Me>('/api/me', { name, language: 'en' })
    return visitor
  }

  /** The same device at another address of the same store. */
  at(address: string): Visitor {
    const other = new Visitor(address)
    other.#cookie = this.#cookie
    return other
  }

  get cookie(): string {
    return this.#cookie
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const answer = await fetch(new URL(path, this.address), {
      method,
      headers: {
        ...this.headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.#cookie !== '' && { cookie: this.#cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const [set] = answer.headers.getSetCookie()
    if (set !== undefined) this.#cookie = set.split(';')[0] ?? ''
    return answer
  }

  async #read<T>(answer: Response): Promise<T> {
    const text = await answer.text()
    if (!answer.ok) {
      const refusal: ApiRefusal = JSON.parse(text)
      throw new Refused(refusal)
    }
    return JSON.parse(text === '' ? 'null' : text)
  }

  async get<T>(path: string): Promise<T> {
    return this.#read<T>(await this.ask('GET', path))
  }

  async post<T>(path: string, body: unknown): Promise<T> {
    return this.#read<T>(await this.ask('POST', path, body))
  }

  async patch<T>(path: string, body: unknown): Promise<T> {
    return this.#read<T>(await this.ask('PATCH', path, body))
  }

  async delete<T>(path: string, body?: unknown): Promise<T> {
    return this.#read<T>(await this.ask('DELETE', path, body))
  }

  /** Opens a table, with a chain for its own seat. */
  async open(wanted: Partial<NewTable> & Pick<NewTable, 'game' | 'sitting'>): Promise<{ id: TableId; chain: Chain }> {
    const chain = shortChain()
    const table: NewTable = {
      options: {},
      pace: { kind: 'none' },
      onTime: 'claim',
      listed: false,
      anchor: chain.anchor,
      ...wanted,
    }
    const { id } = await this.post<{ id: TableId }>('/api/tables', table)
    return { id, chain }
  }

  async sit(id: TableId, seat: Seat, chain = shortChain()): Promise<Chain> {
    await this.post<TableCard>(`/api/tables/${id}/seats`, { seat, anchor: chain.anchor })
    return chain
  }

  /** A place at a table to which there is no line yet. */
  placeAt(id: TableId, chain: Chain | null = null): Place {
    return new Place(this, id, chain)
  }

  async enter(id: TableId, chain: Chain | null = null): Promise<Place> {
    const place = this.placeAt(id, chain)
    await place.connect()
    return place
  }
}

type Value<Call extends keyof OnlineCalls> = ReturnType<OnlineCalls[Call]>

interface Waiting {
  resolve(value: never): void
  reject(error: Error): void
}

/** A page at a table. It keeps what it was sent, and nothing else. */
export class Place {
  readonly visitor: Visitor
  readonly id: TableId
  readonly chain: Chain | null
  /** Every frame that came, as text. */
  readonly frames: string[] = []
  readonly chat: ChatLine[] = []
  /** What it was told of hidden things, and whether that was so. */
  readonly seals = new SealWatch()
  /** How it was told, to be checked against the file. */
  readonly proofs: HiddenProof[] = []
  keepsFrames = true
  /** What it wants to read: told with the next hello. */
  language: Language = 'en'
  online: OnlinePart | null = null
  trace = ''
  #links = 0
  #socket: WebSocket | undefined
  #seen: Json = null
  #number = 0
  #epoch = ''
  #last = 0
  readonly #waiting = new Map<number, Waiting>()
  #onChange: (() => void)[] = []

  constructor(visitor: Visitor, id: TableId, chain: Chain | null) {
    this.visitor = visitor
    this.id = id
    this.chain = chain
  }

  async connect(): Promise<void> {
    const url = new URL(`/api/tables/${this.id}/play`, this.visitor.address)
    url.protocol = 'ws:'
    const socket = new WebSocket(url, {
      headers: { ...this.visitor.headers, cookie: this.visitor.cookie },
      perMessageDeflate: false,
    })
    this.#socket = socket
    socket.on('message', (data) => this.#hear(data.toString()))
    socket.on('close', (code, reason) => this.#lost(new Refused({ code: 'closed', message: `${code} ${reason}` })))
    socket.on('error', () => {})
    const alive = setInterval(() => this.isConnected && this.raw(PING_CALL), PING)
    alive.unref()
    socket.on('close', () => clearInterval(alive))
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('close', (code) => reject(new Refused({ code: 'closed', message: String(code) })))
    })
    await this.hello()
  }

  /** What is to be seen; null: nothing was sent yet. */
  get seen(): (Seen & { readonly names: readonly string[] }) | null {
    return this.#seen as unknown as (Seen & { readonly names: readonly string[] }) | null
  }

  /** As text, to be compared. */
  get text(): string {
    return JSON.stringify(this.#seen)
  }

  get choices(): readonly Choice[] {
    return this.seen?.question?.choices ?? []
  }

  async hello(): Promise<Welcome> {
    const known =
      this.#epoch === '' ? null : { epoch: this.#epoch, number: this.#number, length: this.seen?.length ?? 0 }
    const welcome = await this.call('hello', known, this.language)
    if (welcome.epoch !== '') this.#epoch = welcome.epoch
    return welcome
  }

  /** The next link of the chain; the same one again if what it was used for was refused. */
  get nextLink(): string | null {
    return this.chain === null ? null : this.chain.link(this.#links)
  }

  /** How many links were told. */
  get linksSpent(): number {
    return this.#links
  }

  /** The page was opened anew: these links were told before. */
  skipLinks(number: number): void {
    this.#links = number
  }

  spend(): void {
    this.#links++
  }

  async act(...actions: readonly string[]): Promise<Confirmed> {
    const { seen } = this
    const confirmed = await this.call(
      'act',
      seen?.viewer ?? 0,
      seen?.length ?? 0,
      actions,
      randomBytes(9).toString('base64url'),
      this.nextLink,
    )
    this.spend()
    this.trace = confirmed.trace
    return confirmed
  }

  async undo(): Promise<Confirmed> {
    const key = randomBytes(9).toString('base64url')
    return this.call('undo', this.seen?.viewer ?? 0, this.seen?.length ?? 0, key)
  }

  call<Call extends keyof OnlineCalls>(call: Call, ...args: Parameters<OnlineCalls[Call]>): Promise<Value<Call>> {
    return this.send(call, args)
  }

  /** Whatever it is, formed or not. */
  send<T>(call: string, args: readonly unknown[]): Promise<T> {
    this.#last++
    const id = this.#last
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.raw(JSON.stringify({ id, call, args }))
    })
  }

  raw(text: string | Buffer): void {
    if (!this.isConnected) this.#lost(new Refused({ code: 'closed', message: 'not connected' }))
    else this.#socket?.send(text)
  }

  get isConnected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  /** Sends what should be refused. null: it was, or the line was cut with a reason; otherwise what came instead. */
  provoke(said: string | Buffer): Promise<string | null> {
    const socket = this.#socket
    if (socket === undefined) return Promise.resolve('there is no line')
    return new Promise((resolve) => {
      const end = (what: string | null) => {
        clearTimeout(late)
        socket.off('message', heard)
        socket.off('close', closed)
        resolve(what)
      }
      const heard = (data: { toString(): string }) => {
        const answer = JSON.parse(data.toString())
        if (answer.id === PING_ID) return
        if (answer.ok === false && answer.refusal?.message !== '') end(null)
        else if (answer.ok === true) end(`done: ${said.toString().slice(0, 200)}`)
      }
      const closed = (code: number) => end(code >= 1002 ? null : `closed by ${code}: ${said.toString().slice(0, 200)}`)
      const late = setTimeout(() => end(`no answer: ${said.toString().slice(0, 200)}`), 20_000)
      socket.on('message', heard)
      socket.on('close', closed)
      socket.send(said)
    })
  }

  /** As a cable that is pulled. */
  cut(): void {
    this.#socket?.terminate()
  }

  async leave(): Promise<void> {
    const socket = this.#socket
    if (socket === undefined || socket.readyState === socket.CLOSED) return
    await new Promise<void>((resolve) => {
      socket.once('close', () => resolve())
      socket.close()
    })
  }

  /** Resolves as soon as that holds of what it was sent. */
  async until(holds: () => boolean, milliseconds = 20_000): Promise<void> {
    const end = Date.now() + milliseconds
    while (!holds()) {
      if (Date.now() > end) throw new Error('It did not come to that.')
      await this.#change(end - Date.now())
    }
  }

  #change(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.min(milliseconds, 1000))
      this.#onChange.push(() => {
        clearTimeout(timer)
        resolve()
      })
    })
  }

  #hear(text: string): void {
    if (this.keepsFrames) this.frames.push(text)
    const message = JSON.parse(text)
    if ('update' in message) this.#follow(message)
    else if ('online' in message) this.online = message.online
    else if ('chat' in message) this.chat.push(message.chat)
    else this.#answered(message)
    for (const tell of this.#onChange.splice(0)) tell()
  }

  #answered({ id, ok, value, refusal }: { id: number; ok: boolean; value: never; refusal: Refusal }): void {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (ok) waiting?.resolve(value)
    else waiting?.reject(new Refused(refusal))
  }

  #follow({ update, epoch, proof }: { update: Update<Json>; epoch?: string; proof?: HiddenProof }): void {
    const { number, what } = update
    if (epoch !== undefined) this.#epoch = epoch
    if (proof !== undefined) {
      this.seals.take(proof)
      this.proofs.push(proof)
    }
    if ('whole' in what) this.#seen = what.whole
    else if (number === this.#number + 1) this.#seen = patched(this.#seen, what.patch)
    else return void this.send('whole', []).catch(() => {})
    this.#number = number
  }

  #lost(error: Error): void {
    for (const waiting of this.#waiting.values()) waiting.reject(error)
    this.#waiting.clear()
    for (const tell of this.#onChange.splice(0)) tell()
  }
}
