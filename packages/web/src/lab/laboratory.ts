/** All runs of this browser, and the one that is being played: it goes on wherever in the page the reader is. */
import { type Signal, signal } from '@preact/signals'
import type { Refusal } from '@tabularium/engine/room'
import { StorageError } from '../table/shelf.ts'
import type { Hand } from './hand.ts'
import { Playing } from './playing.ts'
import { isDone, type Run } from './run.ts'
import type { RunsStore } from './runs-store.ts'

/** How far the run that is being played has come. */
export interface Underway {
  readonly id: string
  readonly done: number
  readonly asked: number
  /** In milliseconds; null: not known yet. */
  readonly left: number | null
}

/** What a laboratory stands in. */
export interface Around {
  readonly store: RunsStore
  /** How many games are played at a time. */
  readonly cores: number
  hire(): Hand
  /** What lets the run go again; null: another window plays it. */
  claim(id: string): Promise<(() => void) | null>
  now(): number
  /** Told wherever the reader is. */
  readonly underway: Signal<Underway | null>
}

/** How often what is complete is kept, in milliseconds. */
const KEEP_EVERY = 1000

export class Laboratory {
  /** The latest first; undefined: not read yet. */
  readonly runs = signal<readonly Run[] | undefined>(undefined)
  /** Why the run of that id stands still though it is not done. */
  readonly trouble = signal<{ readonly id: string; readonly refusal: Refusal } | null>(null)
  /** Why runs are not kept; null: they are. */
  readonly unkept = signal<StorageError['code'] | null>(null)
  readonly #around: Around
  #playing: Playing | undefined
  #starts = 0
  #opening: Promise<void> | undefined
  /** Settled when what was started has ended. */
  #ended: Promise<void> = Promise.resolve()
  #keeping: Promise<void> | undefined
  #kept = 0

  constructor(around: Around) {
    this.#around = around
  }

  get cores(): number {
    return this.#around.cores
  }

  hire(): Hand {
    return this.#around.hire()
  }

  runOf(id: string): Run | undefined {
    return this.runs.value?.find((run) => run.id === id)
  }

  /** Reads what the browser has kept; what is known only here stays. */
  open(): Promise<void> {
    this.#opening ??= this.#read()
    return this.#opening
  }

  async #read(): Promise<void> {
    try {
      const kept = await this.#around.store.all()
      const here: readonly Run[] = this.runs.value ?? []
      this.runs.value = [...here, ...kept.filter(({ id }) => !here.some((run) => run.id === id))]
    } catch (error) {
      this.runs.value ??= []
      this.#notKept(error)
    }
  }

  /** Begins a run, or goes on with it. Another one that is being played stops, and can go on later. */
  async start(run: Run): Promise<void> {
    const start = ++this.#starts
    await this.stop()
    const letGo = await this.#around.claim(`lab ${run.id}`)
    // Who presses twice, or begins another meanwhile, starts the last one alone.
    if (start !== this.#starts) return letGo?.()
    this.#show(run)
    this.trouble.value = null
    if (letGo === null) {
      this.trouble.value = { id: run.id, refusal: { code: 'lab-elsewhere', message: '', rule: null, clause: null } }
      return
    }
    const playing = new Playing(
      run,
      () => this.#around.hire(),
      this.#around.now,
      () => this.#progress(run, playing),
    )
    this.#playing = playing
    this.#tell(run, playing)
    this.#ended = this.#play(playing).finally(letGo)
  }

  /** At once; settled when what is complete is kept. */
  async stop(): Promise<void> {
    this.#playing?.stop()
    await this.#ended
  }

  async remove(id: string): Promise<void> {
    if (this.#around.underway.value?.id === id) await this.stop()
    this.runs.value = this.runs.value?.filter((run) => run.id !== id)
    await this.#around.store.delete(id).catch((error) => this.#notKept(error))
  }

  async #play(playing: Playing): Promise<void> {
    await playing.play(this.#around.cores)
    this.#playing = undefined
    this.#around.underway.value = null
    const { run, failure } = playing
    if (failure !== null && !isDone(run)) this.trouble.value = { id: run.id, refusal: failure }
    this.#show(run)
    await this.#keeping
    await this.#keep(run)
  }

  #progress({ id, asked }: Run, playing: Playing): void {
    this.#tell({ id, asked }, playing)
    const now = this.#around.now()
    if (this.#keeping !== undefined || now - this.#kept < KEEP_EVERY) return
    this.#kept = now
    const { run } = playing
    this.#show(run)
    this.#keeping = this.#keep(run).finally(() => (this.#keeping = undefined))
  }

  #tell({ id, asked }: Pick<Run, 'id' | 'asked'>, { done, left }: Playing): void {
    this.#around.underway.value = { id, done, asked, left }
  }

  #show(run: Run): void {
    const others = (this.runs.value ?? []).filter(({ id }) => id !== run.id)
    this.runs.value = [run, ...others].sort((a, b) => b.begun - a.begun)
  }

  async #keep(run: Run): Promise<void> {
    try {
      await this.#around.store.put(run)
      this.unkept.value = null
    } catch (error) {
      this.#notKept(error)
    }
  }

  #notKept(error: unknown): void {
    this.unkept.value = error instanceof StorageError ? error.code : 'storage'
  }
}
