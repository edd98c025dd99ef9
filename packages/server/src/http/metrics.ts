/** What is counted, for Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Hall } from '../hall/hall.ts'

const KNOWN = [
  'hello',
  'act',
  'undo',
  'redo',
  'watch',
  'why',
  'reach',
  'at',
  'lines',
  'whole',
  'say',
  'offer',
  'answer',
  'resign',
  'claim',
  'ping',
]

export class Metrics {
  readonly #registry = new Registry()
  readonly #calls = new Histogram({
    name: 'tabularium_call_seconds',
    help: 'How long calls at tables take to be answered.',
    labelNames: ['call'],
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
    registers: [this.#registry],
  })
  readonly #bytes = new Counter({
    name: 'tabularium_sent_characters',
    help: 'Characters sent by sockets.',
    registers: [this.#registry],
  })
  readonly #pages = new Gauge({ name: 'tabularium_pages', help: 'Pages at tables.', registers: [this.#registry] })
  readonly #tables = new Gauge({ name: 'tabularium_tables', help: 'Tables in memory.', registers: [this.#registry] })
  readonly #faults = new Counter({ name: 'tabularium_faults', help: 'What failed here.', registers: [this.#registry] })
  /** Since it was last told: nothing is counted as often. */
  #sent = 0
  readonly #onFailed: (error: unknown) => void

  constructor(onFailed: (error: unknown) => void, withDefaults: boolean) {
    this.#onFailed = onFailed
    if (withDefaults) collectDefaultMetrics({ register: this.#registry })
  }

  get type(): string {
    return this.#registry.contentType
  }

  async told(hall: Hall): Promise<string> {
    this.#tables.set((await hall.counts()).tables)
    this.#bytes.inc(this.#sent)
    this.#sent = 0
    return this.#registry.metrics()
  }

  asked(call: string): () => void {
    const start = performance.now()
    const labels = { call: KNOWN.includes(call) ? call : 'other' }
    return () => this.#calls.observe(labels, (performance.now() - start) / 1000)
  }

  sent(characters: number): void {
    this.#sent += characters
  }

  came(): void {
    this.#pages.inc()
  }

  went(): void {
    this.#pages.dec()
  }

  failed(error: unknown): void {
    this.#faults.inc()
    this.#onFailed(error)
  }
}
