/** A worker of the laboratory as the page sees it. */
import { Refused } from '../table/link.ts'
import type { LabCall, LabCalls, LabReply, LabRequest } from './protocol.ts'

export interface Hand {
  ask<Call extends LabCall>(call: Call, ...args: Parameters<LabCalls[Call]>): Promise<ReturnType<LabCalls[Call]>>
  /** At once, whatever it is doing: what it was asked, then and later, is refused. */
  end(): void
}

/** What a hand needs of a worker. */
export interface Bench {
  onmessage: ((event: MessageEvent<LabReply>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  postMessage(request: LabRequest): void
  terminate(): void
}

interface Waiting {
  resolve(value: unknown): void
  reject(reason: Error): void
}

/** A hand that has died or was ended refuses with the code `crash`. */
export function handOf(worker: Bench): Hand {
  const waiting = new Map<number, Waiting>()
  let last = 0
  let ended: Refused | undefined
  const end = (message: string) => {
    ended ??= new Refused({ code: 'crash', message, rule: null, clause: null })
    for (const { reject } of waiting.values()) reject(ended)
    waiting.clear()
    worker.terminate()
  }
  worker.onmessage = ({ data }) => {
    const asked = waiting.get(data.lab)
    waiting.delete(data.lab)
    if (data.ok) asked?.resolve(data.value)
    else asked?.reject(new Refused(data.refusal))
  }
  worker.onerror = ({ message }) => end(message ?? '')
  return {
    ask: <Call extends LabCall>(name: Call, ...args: Parameters<LabCalls[Call]>) =>
      new Promise<ReturnType<LabCalls[Call]>>((resolve, reject) => {
        if (ended !== undefined) return reject(ended)
        last++
        // The worker answers every call as the protocol says.
        waiting.set(last, { resolve: (value) => resolve(value as ReturnType<LabCalls[Call]>), reject })
        const request: LabRequest = { lab: last, call: name, args }
        worker.postMessage(request)
      }),
    end: () => end(''),
  }
}
