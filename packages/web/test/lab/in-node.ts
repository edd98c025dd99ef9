/** The laboratory without a browser: its workers answer in this thread, and what it keeps lies in a list. */
import { signal } from '@preact/signals'
import type { Setting } from '@tabularium/bots/lab'
import { newBench } from '../../src/lab/bench.ts'
import { type Bench, type Hand, handOf } from '../../src/lab/hand.ts'
import { type Around, Laboratory, type Underway } from '../../src/lab/laboratory.ts'
import type { LabReply, LabRequest } from '../../src/lab/protocol.ts'
import { newRun, type Run, readRun } from '../../src/lab/run.ts'
import type { RunsStore } from '../../src/lab/runs-store.ts'
import { StorageError } from '../../src/table/shelf.ts'

export const setting = (more: Partial<Setting> = {}): Setting => ({
  game: 'fall-of-the-roman-empire',
  edition: null,
  options: { barbarianForces: 25 },
  bots: ['random', 'random'],
  seed: 'ides',
  ...more,
})

/** What a browser tells of a worker that has died: Node has no such event. */
class Broken extends Event implements ErrorEvent {
  readonly message = 'out of memory'
  readonly filename = ''
  readonly lineno = 0
  readonly colno = 0
  readonly error = null
}

/** A worker that answers as one in a browser does, until it `dies` of a request, or is lost in thought over it. */
export class NodeWorker implements Bench {
  readonly #answer = newBench()
  readonly #dies: (request: LabRequest) => boolean
  readonly #thinks: (request: LabRequest) => boolean
  onmessage: Bench['onmessage'] = null
  onerror: Bench['onerror'] = null
  isEnded = false

  constructor(dies: (request: LabRequest) => boolean = () => false, thinks = dies) {
    this.#dies = dies
    this.#thinks = thinks
  }

  postMessage(request: LabRequest): void {
    if (this.#dies(request)) this.onerror?.(new Broken('error'))
    // What is sent is copied.
    else if (!this.#thinks(request))
      void this.#answer(structuredClone(request)).then((reply) => this.#reply(structuredClone(reply)))
  }

  terminate(): void {
    this.isEnded = true
  }

  #reply(data: LabReply): void {
    if (!this.isEnded) setImmediate(() => this.onmessage?.(new MessageEvent('message', { data })))
  }
}

/** A device that keeps runs as JSON, until it is full. */
export class NodeRuns implements RunsStore {
  readonly written = new Map<string, string>()
  isFull = false

  async all(): Promise<readonly Run[]> {
    return [...this.written.values()].flatMap((text) => readRun(JSON.parse(text)) ?? [])
  }

  async put(run: Run): Promise<void> {
    if (this.isFull) throw new StorageError(undefined)
    this.written.set(run.id, JSON.stringify(run))
  }

  async delete(id: string): Promise<void> {
    this.written.delete(id)
  }
}

export const hand = (): Hand => handOf(new NodeWorker())

export function laboratoryOn(store: NodeRuns, more: Partial<Around> = {}) {
  const underway = signal<Underway | null>(null)
  let time = 0
  const lab = new Laboratory({
    store,
    cores: 2,
    hire: hand,
    claim: async () => () => {},
    // Every look is a tenth of a second later.
    now: () => (time += 100),
    underway,
    ...more,
  })
  return { lab, underway }
}

export const run = (games: number, ...settings: readonly Setting[]): Run =>
  newRun('one', settings.length === 0 ? [setting()] : settings, games, 0)

/** Settled when nothing is being played any more. */
export const ended = (underway: { readonly value: Underway | null; subscribe(hear: () => void): () => void }) =>
  new Promise<void>((resolve) => {
    const stop = underway.subscribe(() => {
      if (underway.value === null) queueMicrotask(() => resolve(stop?.()))
    })
  })

/** Waits until so many games are done. */
export const until = (
  underway: { readonly value: Underway | null; subscribe(hear: () => void): () => void },
  done: number,
) =>
  new Promise<void>((resolve) => {
    underway.subscribe(() => {
      if ((underway.value?.done ?? 0) >= done) resolve()
    })
  })
