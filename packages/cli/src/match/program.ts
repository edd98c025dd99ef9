/** Somebody's program at a seat: a process of its own, which is given nothing but what its seat may know, and a clock. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { SeatReferee } from '@tabularium/engine/referee'
import { lines } from '../lines.ts'
import { printable } from '../terminal/printable.ts'

/** What a program may not exceed. */
export interface Limits {
  /** For one action, all its questions included. */
  readonly seconds: number
  /** Requests for one action. */
  readonly requests: number
  /** Characters of a line. */
  readonly line: number
}

/** What is kept of what a program writes to its standard error: its last words. */
const LAST_WORDS = 2000

/** How long a program may take to end by itself when its game is over. */
const FAREWELL = 500

const LATE = Symbol('late')

export class Program {
  readonly #referee: SeatReferee
  readonly #limits: Limits
  readonly #child: ChildProcessWithoutNullStreams
  readonly #lines: AsyncIterator<string>
  readonly #closed: Promise<unknown>
  #lastWords = ''
  #trouble = ''

  /** `command`: as one would type it into a shell. */
  constructor(command: string, referee: SeatReferee, limits: Limits) {
    this.#referee = referee
    this.#limits = limits
    // A group of its own, so that what it starts can be ended with it.
    this.#child = spawn(command, { shell: true, detached: true, stdio: 'pipe' })
    this.#closed = once(this.#child, 'close').catch(() => undefined)
    this.#lines = lines(this.#child.stdout.setEncoding('utf8'), limits.line)[Symbol.asyncIterator]()
    this.#child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#lastWords = (this.#lastWords + text).slice(-LAST_WORDS)
    })
    this.#child.on('error', (error) => {
      this.#trouble = error.message
    })
    // Who reads no longer is found out by what he writes.
    this.#child.stdin.on('error', () => undefined)
  }

  /** Answers its requests until it has acted; what it loses by, if it breaks a rule. */
  async move(stop: AbortSignal): Promise<string | null> {
    const clock = new AbortController()
    const signal = AbortSignal.any([clock.signal, stop])
    const late = wait(this.#limits.seconds * 1000, LATE, { signal }).catch((): typeof LATE => LATE)
    try {
      for (let asked = 1; asked <= this.#limits.requests; asked++) {
        const line = await Promise.race([this.#next(), late])
        if (line === LATE) return this.#tooLate()
        if (line.done === true) return await this.#gone()
        const { isAct, broken } = await this.#answer(line.value, late)
        if (broken !== null || isAct) return broken
      }
      return `asked more than ${this.#limits.requests} times for one action`
    } finally {
      clock.abort()
    }
  }

  async #answer(line: string, late: Promise<typeof LATE>): Promise<{ isAct: boolean; broken: string | null }> {
    if (line.length > this.#limits.line) {
      return { isAct: false, broken: `wrote a line longer than ${this.#limits.line} characters` }
    }
    const before = this.#referee.length
    const { reply, fault } = this.#referee.handle(line)
    const isRead = await Promise.race([this.#send(reply), late])
    if (fault !== undefined) return { isAct: false, broken: `was refused (${fault.code}): ${printable(fault.message)}` }
    if (isRead === LATE) return { isAct: false, broken: this.#tooLate() }
    return { isAct: this.#referee.length !== before, broken: null }
  }

  /** Waits for a program that reads slowly, so that what it does not read fills no memory. */
  async #send(reply: string): Promise<void> {
    if (!this.#child.stdin.write(`${reply}\n`)) await Promise.race([once(this.#child.stdin, 'drain'), this.#closed])
  }

  #tooLate(): string {
    return `took longer than ${this.#limits.seconds} s for an action`
  }

  async #gone(): Promise<string> {
    await Promise.race([this.#closed, wait(FAREWELL)])
    const { exitCode, signalCode } = this.#child
    const how =
      signalCode !== null
        ? `was ended by ${signalCode}`
        : exitCode === null
          ? 'closed its output'
          : `ended with ${exitCode}`
    const words = this.#trouble === '' ? this.#lastWords.trim().split('\n').at(-1) : this.#trouble
    return `${how} before the game was over${words === undefined || words === '' ? '' : `: ${printable(words)}`}`
  }

  /** The game is over: what it still asks is answered for a short while, if it has kept the rules. */
  async end(isFair: boolean): Promise<void> {
    if (isFair) await Promise.race([this.#sayFarewell(), wait(FAREWELL, LATE, { ref: false })])
    this.#kill()
    for (const stream of this.#child.stdio) stream?.destroy()
    await this.#closed
  }

  async #sayFarewell(): Promise<void> {
    for (let line = await this.#next(); line.done !== true; line = await this.#next()) {
      if (line.value.length <= this.#limits.line) await this.#send(this.#referee.handle(line.value).reply)
    }
    await this.#closed
  }

  async #next(): Promise<IteratorResult<string>> {
    try {
      return await this.#lines.next()
    } catch {
      return { done: true, value: undefined }
    }
  }

  /** With all that it has started. */
  #kill(): void {
    const { pid } = this.#child
    if (pid === undefined) return
    try {
      process.kill(-pid, 'SIGKILL')
    } catch {
      // It has ended already, or this system has no groups.
      this.#child.kill('SIGKILL')
    }
  }
}
