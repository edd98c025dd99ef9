/** Shows what happens at a table event by event, at the reader's pace, and lets bots wait for it. */
import { batch } from '@preact/signals'
import type { Line } from '@tabularium/engine/room'
import { lateNow } from '../late-part.ts'
import { Pace } from './pace.ts'
import type { Session } from './session.ts'

/** How long a bot is seen to think, in milliseconds at normal pace. */
const THINKING = 350
/** So many alike in a row are shown at full length; more of them share that time. */
const MANY = 4

export class Showing {
  readonly #state: Session
  readonly #pace: Pace
  /** What is still to be shown. */
  #pending: Line[] = []
  /** Whether bots wait: they do until the page lets them go. */
  #held = true
  /** How many things of one kind come in a row. */
  #row = { type: '', count: 0 }

  constructor(state: Session) {
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
    // A bot thinks more than once in its turn: each time it need not be waited for.
    if (state.hurried.value && snapshot.pondered) void state.link.hurry().catch(() => {})
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
        state.fight.value = null
        state.just.value = null
        if (snapshot.length < before.length) state.scene.value = null
        state.showing.value = false
        state.settle()
      }
    })
    if (state.showing.value) {
      if (!this.#pace.isInstant) this.#hold(true)
      if (!wasShowing) this.#begin()
    } else this.goOn()
  }

  /** Shows at once what was still to be shown. */
  skip(): void {
    this.#pace.stop()
    batch(() => {
      this.#state.fight.value = null
      for (const line of this.#pending.splice(0)) this.#show(line)
      this.#state.just.value = null
    })
    this.#shownAll()
  }

  /** The sheet of a battle is closed: what it has told goes into the log, and the next thing is shown. */
  endFight(): void {
    const { fight } = this.#state
    const { value: fought } = fight
    if (fought === null) return
    batch(() => {
      fight.value = null
      for (const line of this.#pending.splice(0, fought.lines.length)) this.#show(line)
    })
    this.#showNext()
  }

  /** What was told over the whole window is read: the next thing is shown. */
  endScene(): void {
    const { scene, showing } = this.#state
    scene.value = null
    if (showing.value) this.#showNext()
    else this.goOn()
  }

  /** Whether another battle follows the one whose sheet is open. */
  get hasMoreFights(): boolean {
    const { page, fight } = this.#state
    const later = this.#pending.slice(fight.value?.lines.length ?? 0)
    return later.some((_, i) => (page.battles?.span(later.slice(i)) ?? 0) > 0)
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
    const { showing, paused, lookingAt, botIsAsked, scene } = this.#state
    if (showing.value) return
    if (paused.value || lookingAt.value !== null || scene.value !== null) return this.#hold(true)
    if (this.#held) this.#pace.later(botIsAsked.value ? THINKING : 0, () => this.#hold(false))
  }

  /** How events are shown may still be on its way. */
  #begin(): void {
    const coming = this.#state.bringEvents()
    if (coming === null) this.#showNext()
    else void coming.then(() => this.#showNext())
  }

  #showNext(): void {
    for (;;) {
      if (this.#opensFight()) return
      const line = this.#pending.shift()
      if (line === undefined) return this.#shownAll()
      this.#show(line)
      if (this.#state.scene.value !== null && !this.#pace.isInstant) return
      const wait = this.#pending.length === 0 ? 0 : this.#lengthOf(line)
      if (!this.#pace.isInstant && wait > 0) return this.#pace.later(wait, () => this.#showNext())
    }
  }

  /** How long it is shown. What leaves no arrow behind, as forty units at the set-up, is shown quicker if there is much. */
  #lengthOf({ event, action }: Line): number {
    const { duration, telling } = this.#state.events.value
    if (event.type !== this.#row.type) {
      const other = this.#pending.findIndex((next) => next.event.type !== event.type)
      this.#row = { type: event.type, count: 1 + (other < 0 ? this.#pending.length : other) }
    }
    if (telling.arrow(event) === null) return duration(event) * Math.min(1, MANY / this.#row.count)
    return lateNow()?.ownStep(this.#state, action) ?? duration(event)
  }

  /** Whether a battle begins here that has a sheet; then the rest waits until that is closed. */
  #opensFight(): boolean {
    const { page, fight, lines, shown, awaited } = this.#state
    const count = page.battles?.span(this.#pending) ?? 0
    if (count === 0) return false
    const told = this.#pending.slice(0, count)
    const isAwaited = told.some(({ event }) => page.places(event).includes(awaited ?? ''))
    if (!isAwaited && !this.#pace.isUnhurried) return false
    fight.value = { lines: told, told: lines.value, view: shown.value }
    return true
  }

  #show(line: Line): void {
    const { page, events, shown, lines, just, lookingAt, happening, scene } = this.#state
    batch(() => {
      if (shown.value !== null) shown.value = events.value.reduce(shown.value, line.event)
      lines.value = [...lines.value, line]
      just.value = line
      if (page.isScene?.(line.event)) scene.value = { line, view: shown.value }
      if (lookingAt.value === null) happening.value = page.places(line.event)
    })
  }

  #shownAll(): void {
    const state = this.#state
    this.#row = { type: '', count: 0 }
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
