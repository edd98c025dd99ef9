/** The page's side of the protocol. */
import type { Refusal } from '@tabularium/engine/room'
import { Mirror } from './mirror.ts'
import type { CallName, Calls, Message, Request, Update } from './protocol.ts'

/** A table as a page sees it: every call answers later, or is refused. */
export type TableCalls = {
  [Call in CallName]: (...args: Parameters<Calls[Call]>) => Promise<ReturnType<Calls[Call]>>
}

export type TableLink = TableCalls & {
  /** What the table has sent. */
  readonly mirror: Mirror
  /** Calls when something has changed, until what it answers is called. */
  listen(listener: () => void): () => void
  /** What is asked of the table from now on waits until it is woken. */
  rest(): void
  /** Fetches the table. What was asked of it before is done in order. */
  wake(): void
  /** Ends the table, even one that hangs: all that is asked of it, then and later, is refused. */
  stop(): void
}

/** What a table would not do, and why. */
export class Refused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.message)
    this.name = 'Refused'
    this.refusal = refusal
  }
}

interface Waiting {
  readonly name: CallName
  resolve(value: unknown): void
  reject(reason: Error): void
}

/** How often it is looked whether the table still answers, in milliseconds. */
const LOOK = 5000

export interface Watch {
  /** It has failed, and answers nothing any more. */
  onCrash(): void
  /** What it has left unanswered for how many looks; 0: it answers. A page that nobody sees does not look. */
  onSilence(looks: number, call: CallName): void
}

/** A worker that fails answers nothing any more: all that is asked of it, then and later, is refused. */
export function workerLink(start: () => Worker, { onCrash, onSilence }: Watch): TableLink {
  let worker: Worker | undefined
  let isResting = false
  const early: Request[] = []
  const waiting = new Map<number, Waiting>()
  const listeners = new Set<() => void>()
  const mirror = new Mirror()
  let last = 0
  let crash: Refused | undefined
  const call = (name: CallName, args: readonly unknown[]) =>
    new Promise<unknown>((resolve, reject) => {
      if (crash !== undefined) return reject(crash)
      last++
      waiting.set(last, { name, resolve, reject })
      const request = { id: last, call: name, args }
      if (worker === undefined || isResting) early.push(request)
      else worker.postMessage(request)
    })
  const follow = (update: Update) => {
    if (mirror.take(update)) for (const listener of listeners) listener()
    else void call('whole', []).catch(() => {})
  }
  const hear = ({ data }: MessageEvent<Message>) => {
    if ('update' in data) return follow(data.update)
    const asked = waiting.get(data.id)
    if (asked === undefined) return
    waiting.delete(data.id)
    if (data.id === unanswered && looks > 0) {
      looks = 0
      onSilence(looks, asked.name)
    }
    if (data.ok) asked.resolve(data.value)
    else asked.reject(new Refused(data.refusal))
  }
  const end = (message: string) => {
    clearInterval(looking)
    crash = new Refused({ code: 'crash', message, rule: null, clause: null })
    for (const asked of waiting.values()) asked.reject(crash)
    waiting.clear()
  }
  const begin = () => {
    const begun = start()
    begun.addEventListener('message', hear)
    begun.addEventListener('error', ({ message }) => {
      end(message ?? '')
      onCrash()
    })
    return begun
  }
  /** The oldest call that was not answered at the last look. */
  let unanswered = 0
  let looks = 0
  const looking = setInterval(() => {
    if (document.visibilityState === 'hidden') return
    const [[oldest, asked] = [0, undefined]] = waiting
    looks = oldest === unanswered ? looks + 1 : 0
    unanswered = oldest
    // A bot may hang though nothing is asked.
    if (asked === undefined) void call('ping', []).catch(() => {})
    else if (looks > 0) onSilence(looks, asked.name)
  }, LOOK)
  const own = {
    mirror,
    listen(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    rest() {
      isResting = true
    },
    wake() {
      isResting = false
      worker ??= begin()
      for (const request of early.splice(0)) worker.postMessage(request)
    },
    stop() {
      end('')
      worker?.terminate()
    },
  }
  const isOwn = (name: string): name is keyof typeof own => Object.hasOwn(own, name)
  return new Proxy({} as TableLink, {
    get: (_, name: CallName | keyof typeof own) =>
      isOwn(name) ? own[name] : (...args: readonly unknown[]) => call(name, args),
  })
}
