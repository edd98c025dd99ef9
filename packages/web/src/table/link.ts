/** The page's side of the protocol. */
import type { Refusal } from '@tabularium/engine/room'
import { Mirror } from './mirror.ts'
import type { CallName, Calls, Message, Update } from './protocol.ts'

/** A table as a page sees it: every call answers later, or is refused. */
export type TableCalls = {
  [Call in CallName]: (...args: Parameters<Calls[Call]>) => Promise<ReturnType<Calls[Call]>>
}

export type TableLink = TableCalls & {
  /** What the table has sent. */
  readonly mirror: Mirror
  /** Calls when something has changed, until what it answers is called. */
  listen(listener: () => void): () => void
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
  resolve(value: unknown): void
  reject(reason: Error): void
}

/** A worker that fails answers nothing any more: all that is asked of it, then and later, is refused. */
export function workerLink(worker: Worker, onCrash: () => void): TableLink {
  const waiting = new Map<number, Waiting>()
  const listeners = new Set<() => void>()
  const mirror = new Mirror()
  let last = 0
  let crash: Refused | undefined
  const call = (name: CallName, args: readonly unknown[]) =>
    new Promise<unknown>((resolve, reject) => {
      if (crash !== undefined) return reject(crash)
      last++
      waiting.set(last, { resolve, reject })
      worker.postMessage({ id: last, call: name, args })
    })
  const follow = (update: Update) => {
    if (mirror.take(update)) for (const listener of listeners) listener()
    else void call('whole', []).catch(() => {})
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('update' in data) return follow(data.update)
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.ok) asked?.resolve(data.value)
    else asked?.reject(new Refused(data.refusal))
  })
  worker.addEventListener('error', ({ message }) => {
    crash = new Refused({ code: 'crash', message: message ?? '', rule: null, clause: null })
    for (const asked of waiting.values()) asked.reject(crash)
    waiting.clear()
    onCrash()
  })
  const own = {
    mirror,
    listen(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return new Proxy({} as TableLink, {
    get: (_, name: CallName | keyof typeof own) =>
      name === 'mirror' || name === 'listen' ? own[name] : (...args: readonly unknown[]) => call(name, args),
  })
}
