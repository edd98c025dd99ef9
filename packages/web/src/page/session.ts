/** One table on the page: what is shown, what is still to be shown, and what the reader does. */
import { batch, computed, signal } from '@preact/signals'
import type { Json, Player } from '@tabularium/engine'
import type { Choice, Line, Question, Refusal, Viewer } from '@tabularium/engine/room'
import type { TableLink } from '../table/link.ts'
import type { Snapshot } from '../table/protocol.ts'
import { type AnyGamePage, botIsAsked, type Spot } from './game-page.ts'
import { Pace } from './pace.ts'
import { refusalOf, whyNot, withClause } from './reasons.ts'
import { language } from './settings.ts'

/** What the reader is told besides the game: why something is not done, or what could be. */
export type Notice = { readonly refusal: Refusal } | { readonly possible: readonly string[] }

/** A question that the viewer may answer. */
export interface Offer extends Question {
  readonly choices: readonly Choice[]
}

/** How many of the latest dice lie in the tray. */
const TRAY = 6

/** How long a bot is seen to think, in milliseconds at normal pace. */
const THINKING = 350

export class Session {
  readonly link: TableLink
  readonly page: AnyGamePage

  /** The truth. */
  readonly snapshot = signal<Snapshot | null>(null)
  /** What the board shows, which runs after the truth event by event. */
  readonly shown = signal<Json>(null)
  readonly lines = signal<readonly Line[]>([])
  /** What is happening where, right now. */
  readonly happening = signal<readonly Spot[]>([])
  readonly pointed = signal<Spot | null>(null)
  /** Why what the reader points at cannot be done. */
  readonly hint = signal<string | null>(null)
  readonly notice = signal<Notice | null>(null)
  /** The choices of one place, when there are several. */
  readonly menu = signal<readonly Choice[] | null>(null)
  /** Events are still being shown. */
  readonly showing = signal(false)
  readonly paused = signal(false)
  /** Bots and events do not wait, until a person is asked. */
  readonly hurried = signal(false)
  /** Whose knowledge is shown; null: what everybody may know. */
  readonly viewer = signal<Viewer>(null)
  /** A person is asked who has not said yet that he is there. */
  readonly covered = computed(() => {
    const snapshot = this.snapshot.value
    if (snapshot === null || snapshot.viewer !== null || snapshot.question === null) return false
    return snapshot.seats[snapshot.question.seat]?.player === 'person'
  })
  /** Looking back: after how many actions; null: at the present. */
  readonly lookingAt = signal<number | null>(null)
  readonly past = signal<Snapshot | null>(null)

  /** The question, once everything before it has been shown. */
  readonly question = computed((): Question | null =>
    this.showing.value || this.lookingAt.value !== null || this.covered.value
      ? null
      : (this.snapshot.value?.question ?? null),
  )

  /** The question as it is offered to who looks: always that of the snapshot, in the same frame. */
  readonly offered = computed((): Offer | null => {
    const question = this.question.value
    if (question === null || question.choices === null || this.botIsAsked.value) return null
    return { ...question, choices: question.choices }
  })

  readonly botIsAsked = computed(() => this.snapshot.value !== null && botIsAsked(this.snapshot.value))

  /** What a person may do now, by place. */
  readonly open = computed((): ReadonlyMap<Spot, readonly Choice[]> => {
    const open = new Map<Spot, Choice[]>()
    for (const choice of this.offered.value?.choices ?? []) {
      const spot = this.spotOf(choice.action)
      if (spot !== null) open.set(spot, [...(open.get(spot) ?? []), choice])
    }
    return open
  })

  readonly view = computed(() => this.past.value?.view ?? this.shown.value)

  /** What had been told to who looks, at the moment that is looked at. */
  readonly told = computed(() => {
    const at = this.lookingAt.value ?? Number.POSITIVE_INFINITY
    return this.lines.value.filter(({ action }) => action < at)
  })

  readonly tray = computed(() => this.told.value.filter((line) => line.event.type === 'roll').slice(-TRAY))

  #pending: Line[] = []
  readonly #pace = new Pace(() => this.hurried.value)
  /** Whether bots wait: they do until the page lets them go. */
  #held = true
  readonly #stopListening: () => void

  /** A table that was just opened: what is past is not shown again. */
  constructor(link: TableLink, page: AnyGamePage) {
    this.link = link
    this.page = page
    this.snapshot.value = link.mirror.snapshot
    this.#settle()
    this.#stopListening = link.listen(() => this.#take())
  }

  start(): void {
    this.#afterShowing()
  }

  close(): void {
    this.#pace.stop()
    this.#stopListening()
    const id = this.snapshot.value?.id
    if (id !== undefined) void this.link.leave(id)
  }

  /** Who is asked is there: what he knows may be shown. */
  look(): Promise<boolean> {
    const seat = this.snapshot.value?.question?.seat
    return seat === undefined ? Promise.resolve(false) : this.ask(() => this.link.look(seat))
  }

  /** Where on the board an action is done; null: nowhere in particular. */
  spotOf(action: string): Spot | null {
    const snapshot = this.snapshot.value
    return snapshot === null ? null : this.page.spot(action, snapshot.view)
  }

  act(action: string): Promise<boolean> {
    return this.#asViewer((seat, length) => this.link.act(seat, length, action))
  }

  undo(): Promise<boolean> {
    return this.#asViewer((seat, length) => this.link.undo(seat, length))
  }

  redo(): Promise<boolean> {
    return this.#asViewer((seat, length) => this.link.redo(seat, length))
  }

  /** What can be done there or, if nothing can, why. */
  async askAbout(spot: Spot): Promise<void> {
    const snapshot = this.snapshot.value
    if (snapshot === null || this.question.value === null) return
    const possible = this.open.value.get(spot)
    if (possible !== undefined) {
      this.notice.value = { possible: possible.map((choice) => choice.words) }
      return
    }
    for (const action of this.page.tries(spot, snapshot.view)) {
      if (await this.askWhy(action)) return
    }
  }

  /** Where a thing happened, and why. */
  async explain({ event, words: message }: Line): Promise<void> {
    this.happening.value = this.page.places(event)
    const viewer = this.viewer.value
    const rule = await this.page.clause(event)
    if (rule !== null) this.#notify({ code: '', message, rule, clause: null }, viewer)
  }

  /** Says why an action cannot be done, if it cannot. */
  async askWhy(action: string): Promise<boolean> {
    const refusal = await this.whyNot(action)
    if (refusal !== null) this.notice.value = { refusal }
    return refusal !== null
  }

  /** What was asked by one who does not look any more is not told to the next. */
  #notify(refusal: Refusal, viewer: Viewer): void {
    if (this.viewer.value === viewer) this.notice.value = { refusal }
  }

  async whyNot(action: string): Promise<Refusal | null> {
    const viewer = this.viewer.value
    const refusal = await whyNot(this.link, this.page, action)
    return this.viewer.value === viewer ? refusal : null
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
  hurry(hurried = true): void {
    this.hurried.value = hurried && this.botIsAsked.value
    if (!hurried) return
    if (this.showing.value) this.skip()
    else this.#pace.now()
  }

  pause(paused: boolean): void {
    this.paused.value = paused
    this.#afterShowing()
  }

  async lookAt(number: number): Promise<void> {
    batch(() => {
      this.lookingAt.value = number
      this.notice.value = null
      const latest = this.lines.value.filter((line) => line.action === number - 1)
      this.happening.value = latest.flatMap((line) => this.page.places(line.event))
    })
    this.#afterShowing()
    try {
      const past = await this.link.at(number)
      if (this.lookingAt.value === number && past.viewer === this.snapshot.value?.viewer) this.past.value = past
    } catch (error) {
      this.notice.value = { refusal: refusalOf(error) }
    }
  }

  lookAtPresent(): void {
    batch(() => {
      this.lookingAt.value = null
      this.past.value = null
      this.happening.value = []
    })
    this.#afterShowing()
  }

  /** In another language everything is told again; what was still to be shown is part of it. */
  async retell(): Promise<void> {
    await this.ask(() => {
      this.link.mirror.forget()
      return this.link.speak(language.value)
    })
  }

  async seat(number: number, player: Player): Promise<void> {
    const seats = this.snapshot.value?.seats ?? []
    const players = seats.map((seat, i) => (i === number ? player : seat.player))
    await this.ask(() => this.link.players(players))
  }

  /** Does something at the table; false: it was refused, and the reader is told why. */
  async ask(call: () => Promise<unknown>): Promise<boolean> {
    if (this.showing.value) this.skip()
    this.notice.value = null
    const viewer = this.viewer.value
    try {
      await call()
      return true
    } catch (error) {
      const refusal = refusalOf(error)
      // What was meant for an earlier moment: the update has come, or is coming.
      if (refusal.code !== 'late') this.#notify(await withClause(this.page, refusal), viewer)
      return false
    }
  }

  #asViewer(call: (seat: number, length: number) => Promise<null>): Promise<boolean> {
    const snapshot = this.snapshot.value
    if (snapshot === null || snapshot.viewer === null) return Promise.resolve(false)
    const { viewer, length } = snapshot
    return this.ask(() => call(viewer, length))
  }

  /** Something has changed: what was done is shown event by event, what was taken back or said otherwise at once. */
  #take(): void {
    const before = this.snapshot.value
    const { snapshot, lines } = this.link.mirror
    if (snapshot === null || snapshot.id !== before?.id) return
    const isNew = snapshot.length !== before.length || snapshot.viewer !== before.viewer
    const wasShowing = this.showing.value
    batch(() => {
      this.snapshot.value = snapshot
      if (isNew) this.#unpoint()
      if (snapshot.length > before.length) {
        this.#pending.push(...lines.filter(({ action }) => action >= before.length))
        this.showing.value = true
      } else if (!this.showing.value || snapshot.length < before.length) {
        this.#pending = []
        this.showing.value = false
        this.#settle()
      }
    })
    if (this.showing.value) {
      if (!this.#pace.isInstant) this.#hold(true)
      if (!wasShowing) this.#showNext()
    } else this.#afterShowing()
  }

  #unpoint(): void {
    this.pointed.value = null
    this.hint.value = null
    this.menu.value = null
  }

  /** Shows the truth as it is. When somebody else looks, nothing stays of what the one before him saw. */
  #settle(): void {
    const { snapshot, lines } = this.link.mirror
    if (snapshot === null) return
    const isOther = this.viewer.value !== snapshot.viewer
    batch(() => {
      if (isOther && this.page.secrets !== undefined) this.#clear()
      this.viewer.value = snapshot.viewer
      this.shown.value = snapshot.view
      this.lines.value = lines
    })
  }

  #clear(): void {
    this.#unpoint()
    this.notice.value = null
    this.happening.value = []
    this.lookingAt.value = null
    this.past.value = null
  }

  #showNext(): void {
    for (;;) {
      const line = this.#pending.shift()
      if (line === undefined) return this.#shownAll()
      this.#show(line)
      const wait = this.#pending.length === 0 ? 0 : this.page.duration(line.event)
      if (!this.#pace.isInstant && wait > 0) return this.#pace.later(wait, () => this.#showNext())
    }
  }

  #show(line: Line): void {
    batch(() => {
      if (this.shown.value !== null) this.shown.value = this.page.reduce(this.shown.value, line.event)
      this.lines.value = [...this.lines.value, line]
      if (this.lookingAt.value === null) this.happening.value = this.page.places(line.event)
    })
  }

  #shownAll(): void {
    batch(() => {
      this.showing.value = false
      this.#settle()
      if (!this.botIsAsked.value) this.hurried.value = false
    })
    this.#afterShowing()
  }

  /** A bot whose turn it is goes on, unless somebody looks back or has paused it. */
  #afterShowing(): void {
    if (this.showing.value) return
    if (this.paused.value || this.lookingAt.value !== null) return this.#hold(true)
    if (this.#held) this.#pace.later(this.botIsAsked.value ? THINKING : 0, () => this.#hold(false))
  }

  #hold(held: boolean): void {
    if (held === this.#held) return
    this.#held = held
    void this.link.hold(held).catch(() => {})
  }
}
