/**
 * Questions and answers over a connection that may break. It is made again by itself, later and later; what was asked and not
 * answered is asked once more, in order, so that whoever asks need only wait.
 */
import type { Refusal } from '@tabularium/engine/room'
import { Refused } from './link.ts'

/** A connection that is open, or on its way to be. */
export interface Line {
  send(text: string): void
  close(): void
}

export interface Ears {
  onOpen(): void
  onText(text: string): void
  /** Called once; nothing comes after it. */
  onClose(): void
}

export type Dial = (ears: Ears) => Line

export type Connection =
  | { readonly is: 'open' }
  /** `at`: when it is tried again, in milliseconds since 1970. */
  | { readonly is: 'lost'; readonly at: number }

export interface Listening {
  /** It is open: what has to be said first is said now. */
  onOpen(): void
  onConnection(connection: Connection): void
  /** What nobody has asked for. */
  onPushed(pushed: object): void
  /** A refusal as the reader is told of it. */
  told(refusal: Refusal): Refusal
}

interface Asked {
  readonly call: string
  args(): readonly unknown[]
  resolve(value: unknown): void
  reject(reason: Error): void
  /** On which connection it was last asked; 0: on none yet. */
  on: number
}

/** Waits between one try and the next, in milliseconds; the last of them for all that follow. */
const WAITS = [1000, 2000, 4000, 8000, 15_000]
/** After so long without a word the other side is asked whether it is there, and after so long again it is not. */
const QUIET = 20_000
const DEAD = 10_000

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isRefusal = (value: unknown): value is Refusal => isObject(value) && typeof value.code === 'string'

export class Wire {
  readonly #dial: Dial
  readonly #listening: Listening
  readonly #asked = new Map<number, Asked>()
  #line: Line | undefined
  #isOpen = false
  /** How many connections there have been. */
  #dialled = 0
  #failures = 0
  #last = 0
  #again: ReturnType<typeof setTimeout> | undefined
  #quiet: ReturnType<typeof setTimeout> | undefined
  #isEnded = false

  constructor(dial: Dial, listening: Listening) {
    this.#dial = dial
    this.#listening = listening
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  /** Which connection it is: another number after every interruption. */
  get connection(): number {
    return this.#dialled
  }

  open(): void {
    if (this.#line !== undefined || this.#isEnded) return
    clearTimeout(this.#again)
    this.#dialled++
    this.#line = this.#dial(this.#ears(this.#dialled))
  }

  /** Does not wait for the next try. */
  openNow(): void {
    if (this.#isOpen) return
    this.drop()
    this.open()
  }

  /** The connection is known to be gone though nobody has said so. */
  drop(): void {
    const line = this.#line
    if (line === undefined) return
    this.#closed(this.#dialled)
    line.close()
  }

  /** All that is asked, now and later, is refused. */
  end(): void {
    this.#isEnded = true
    clearTimeout(this.#again)
    clearTimeout(this.#quiet)
    this.#line?.close()
    this.#line = undefined
    this.#isOpen = false
    const gone = new Refused({ code: 'crash', message: 'The table was left.', rule: null, clause: null })
    for (const asked of this.#asked.values()) asked.reject(gone)
    this.#asked.clear()
  }

  /** `args`: what is asked with, as it is when it is sent. */
  ask(call: string, args: () => readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#isEnded) return reject(new Refused({ code: 'crash', message: '', rule: null, clause: null }))
      this.#last++
      const asked: Asked = { call, args, resolve, reject, on: 0 }
      this.#asked.set(this.#last, asked)
      if (this.#isOpen) this.#send(this.#last, asked)
    })
  }

  #ears(number: number): Ears {
    const isMine = () => number === this.#dialled && this.#line !== undefined
    return {
      onOpen: () => isMine() && this.#opened(),
      onText: (text) => isMine() && this.#hear(text),
      onClose: () => isMine() && this.#closed(number),
    }
  }

  #opened(): void {
    this.#isOpen = true
    this.#failures = 0
    this.#listenForLife()
    const before = [...this.#asked]
    this.#listening.onOpen()
    for (const [id, asked] of before) this.#send(id, asked)
    this.#listening.onConnection({ is: 'open' })
  }

  #closed(number: number): void {
    if (number !== this.#dialled || this.#isEnded) return
    this.#line = undefined
    this.#isOpen = false
    clearTimeout(this.#quiet)
    const wait = WAITS[Math.min(this.#failures, WAITS.length - 1)] ?? 0
    this.#failures++
    this.#again = setTimeout(() => this.open(), wait)
    this.#listening.onConnection({ is: 'lost', at: Date.now() + wait })
  }

  #send(id: number, asked: Asked): void {
    if (asked.on === this.#dialled) return
    asked.on = this.#dialled
    this.#line?.send(JSON.stringify({ id, call: asked.call, args: asked.args() }))
  }

  #hear(text: string): void {
    this.#listenForLife()
    const said: unknown = JSON.parse(text)
    if (!isObject(said)) return
    if (typeof said.id !== 'number') return this.#listening.onPushed(said)
    const asked = this.#asked.get(said.id)
    if (asked === undefined) return
    this.#asked.delete(said.id)
    if (said.ok === true) asked.resolve(said.value)
    else if (isRefusal(said.refusal)) asked.reject(new Refused(this.#listening.told(said.refusal)))
  }

  /** A connection that has gone without a word is found out by asking. */
  #listenForLife(): void {
    clearTimeout(this.#quiet)
    this.#quiet = setTimeout(() => {
      this.ask('ping', () => []).catch(() => {})
      this.#quiet = setTimeout(() => this.drop(), DEAD)
    }, QUIET)
  }
}
