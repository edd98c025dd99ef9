/** Shows what happens at a table event by event, at the reader's pace, and lets bots wait for it. */
import { batch } from '@preact/signals'
import type { Line } from '@tabularium/engine/room'
import { Pace } from './pace.ts'
import type { TableState } from './table-state.ts'

/** How long a bot is seen to think, in milliseconds at normal pace. */
const THINKING = 350

export class Showing {
  readonly #state: TableState
  readonly #pace: Pace
  /** What is still to be shown. */
  #pending: Line[] = []
  /** Whether bots wait: they do until the page lets them go. */
  #held = true

  constructor(state: TableState) {
    this.#state = state
    this.#pace = new Pace(() => state.hurried.value)
  }

  stop(): void {
    this.#pace.stop()
  }

  /** Something has changed: what was done is shown event by event, what was taken back or said otherwise at once. */
  take(): void {
    const state = this.#state
    const before = state.snapshot.value
    const { snapshot, lines } = state.link.mirror
    if (snapshot === null || snapshot.id !== before?.id) return
    const isNew = snapshot.length !== before.length || snapshot.viewer !== before.viewer
    const wasShowing = state.showing.value
    batch(() => {
      state.snapshot.value = snapshot
      if (isNew) state.unpoint()
      if (snapshot.length > before.length) {
        this.#pending.push(...lines.filter(({ action }) => action >= before.length))
        state.showing.value = true
      } else if (!state.showing.value || snapshot.length < before.length) {
        this.#pending = []
        state.showing.value = false
        state.settle()
      }
    })
    if (state.showing.value) {
      if (!this.#pace.isInstant) this.#hold(true)
      if (!wasShowing) this.#showNext()
    } else this.goOn()
  }

  /** Shows at once what was still to be shown. */
  skip(): void {
    this.#pace.stop()
    batch(() => {
      for (const line of this.#pending.splice(0)) this.#show(line)
    })
    this.#shownAll()
  }

  /** Waits no more; a bot that is asked need not be waited for either, until a person is asked. */
  hurry(hurried: boolean): void {
    const { showing, botIsAsked } = this.#state
    this.#state.hurried.value = hurried && botIsAsked.value
    if (!hurried) return
    if (showing.value) this.skip()
    else this.#pace.now()
  }

  /** A bot whose turn it is goes on, unless somebody looks back or has paused it. */
  goOn(): void {
    const { showing, paused, lookingAt, botIsAsked } = this.#state
    if (showing.value) return
    if (paused.value || lookingAt.value !== null) return this.#hold(true)
    if (this.#held) this.#pace.later(botIsAsked.value ? THINKING : 0, () => this.#hold(false))
  }

  #showNext(): void {
    for (;;) {
      const line = this.#pending.shift()
      if (line === undefined) return this.#shownAll()
      this.#show(line)
      const wait = this.#pending.length === 0 ? 0 : this.#state.page.duration(line.event)
      if (!this.#pace.isInstant && wait > 0) return this.#pace.later(wait, () => this.#showNext())
    }
  }

  #show(line: Line): void {
    const { page, shown, lines, lookingAt, happening } = this.#state
    batch(() => {
      if (shown.value !== null) shown.value = page.reduce(shown.value, line.event)
      lines.value = [...lines.value, line]
      if (lookingAt.value === null) happening.value = page.places(line.event)
    })
  }

  #shownAll(): void {
    const state = this.#state
    batch(() => {
      state.showing.value = false
      if (state.lookingAt.value === null) state.happening.value = []
      state.settle()
      if (!state.botIsAsked.value) state.hurried.value = false
    })
    this.goOn()
  }

  #hold(held: boolean): void {
    if (held === this.#held) return
    this.#held = held
    void this.#state.link.hold(held).catch(() => {})
  }
}
