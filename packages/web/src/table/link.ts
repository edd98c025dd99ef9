/** The page's side of the protocol. */
import type { CallName, Calls, Refusal, Reply } from './protocol.ts'

/** A table as a page sees it: every call answers later, or is refused. */
export type TableLink = {
  [Call in CallName]: (...args: Parameters<Calls[Call]>) => Promise<ReturnType<Calls[Call]>>
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
  let last = 0
  let crash: Refused | undefined
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
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
  const call = (name: CallName, args: readonly unknown[]) =>
    new Promise<unknown>((resolve, reject) => {
      if (crash !== undefined) return reject(crash)
      last++
      waiting.set(last, { resolve, reject })
      worker.postMessage({ id: last, call: name, args })
    })
  return new Proxy({} as TableLink, {
    get:
      (_, name: CallName) =>
      (...args: readonly unknown[]) =>
        call(name, args),
  })
}
