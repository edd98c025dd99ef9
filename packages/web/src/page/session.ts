/** One table on the page: what is shown, what is still to be shown, and what the reader does. */
import { batch, computed, effect, signal } from '@preact/signals'
import type { Json } from '@tabularium/engine'
import { Refused, type TableLink } from '../table/link.ts'
import type { Choice, Line, Question, Refusal, Snapshot, Update } from '../table/protocol.ts'
import { type AnyGamePage, botIsAsked, type Spot } from './game-page.ts'
import { language, paces, speed } from './settings.ts'

/** What the reader is told besides the game: why something is not done, or what could be. */
export type Notice = { readonly refusal: Refusal } | { readonly possible: readonly string[] }

/** How many of the latest dice lie in the tray. */
const TRAY = 6

/** How long a bot is seen to think, in milliseconds at normal pace. */
const THINKING = 350

export class Session {
  readonly link: TableLink
  readonly page: AnyGamePage

  /** The truth. */
  readonly snapshot = signal<Snapshot | null>(null)
  /** What the board shows, which runs after the truth event by event; null: nothing before somebody is there. */
  readonly shown = signal<Json>(null)
  readonly lines = signal<readonly Line[]>([])
  /** What is happening where, right now. */
  readonly happening = signal<readonly Spot[]>([])
  readonly pointed = signal<Spot | null>(null)
  /** Why what the reader points at cannot be done. */
  readonly hint = signal<string | null>(null)
  readonly notice = signal<Notice | null>(null)
  /** Events are still being shown. */
  readonly showing = signal(false)
  readonly thinking = signal(false)
  readonly paused = signal(false)
  /** Bots and events do not wait, until a person is asked. */
  readonly hurried = signal(false)
  /** Whose knowledge is shown; -1: of several people nobody has said yet that he is there. */
  readonly viewer = signal(-1)
  /** Somebody else is asked: what he knows is not shown before he says that he is there. */
  readonly covered = computed(
    () => this.page.secrets !== undefined && this.snapshot.value?.viewer !== this.viewer.value,
  )
  /** Looking back: after how many actions; null: at the present. */
  readonly lookingAt = signal<number | null>(null)
  readonly past = signal<Snapshot | null>(null)

  /** The question, once everything before it has been shown. */
  readonly question = computed(() =>
    this.showing.value || this.lookingAt.value !== null || this.covered.value
      ? null
      : (this.snapshot.value?.question ?? null),
  )

  /** The question as it is offered: after a frame that shows what was done, so that this is seen sooner. */
  readonly offered = signal<Question | null>(null)

  readonly botIsAsked = computed(() => this.snapshot.value !== null && botIsAsked(this.snapshot.value))

  /** What a person may do now, by place. */
  readonly open = computed((): ReadonlyMap<Spot, readonly Choice[]> => {
    const open = new Map<Spot, Choice[]>()
    const snapshot = this.snapshot.value
    const offered = this.offered.value
    if (offered === null || snapshot === null || botIsAsked(snapshot)) return open
    for (const choice of offered.choices) {
      const spot = this.spotOf(choice.action)
      if (spot !== null) open.set(spot, [...(open.get(spot) ?? []), choice])
    }
    return open
  })

  readonly view = computed(() => this.past.value?.view ?? this.shown.value)

  /** What had been told to who looks, at the moment that is looked at. */
  readonly told = computed(() => {
    const at = this.lookingAt.value ?? Number.POSITIVE_INFINITY
    return this.lines.value.filter(({ action, seats }) => action < at && seats?.includes(this.viewer.value) !== false)
  })

  readonly tray = computed(() => this.told.value.filter((line) => line.event.type === 'roll').slice(-TRAY))

  #pending: Line[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #next: (() => void) | undefined
  #closed = false
  readonly #stopOffering: () => void

  /** Takes the first update of a table that was just opened: what is past is not shown again. */
  constructor(link: TableLink, page: AnyGamePage, { snapshot, lines }: Update) {
    this.link = link
    this.page = page
    this.snapshot.value = snapshot
    if (page.secrets === undefined || snapshot.seats.filter(({ player }) => player === 'person').length < 2)
      this.admit()
    this.lines.value = lines
    this.offered.value = this.question.value
    this.#stopOffering = effect(() => {
      const question = this.question.value
      afterPaint(() => {
        if (this.question.peek() === question) this.offered.value = question
      })
    })
  }

  start(): void {
    this.#afterShowing()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#stopOffering()
    const id = this.snapshot.value?.id
    if (id !== undefined) void this.link.leave(id)
  }

  /** Who is asked is there: what he knows may be shown. */
  admit(): void {
    const snapshot = this.snapshot.value
    if (snapshot === null) return
    batch(() => {
      this.viewer.value = snapshot.viewer
      this.shown.value = snapshot.view
    })
  }

  /** Where on the board an action is done; null: nowhere in particular. */
  spotOf(action: string): Spot | null {
    const snapshot = this.snapshot.value
    return snapshot === null ? null : this.page.spot(action, snapshot.view)
  }

  act(action: string): Promise<boolean> {
    return this.ask(() => this.link.act(action))
  }

  undo(): Promise<boolean> {
    return this.ask(() => this.link.undo())
  }

  redo(): Promise<boolean> {
    return this.ask(() => this.link.redo())
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
    const rule = await this.page.clause(event)
    if (rule !== null) this.notice.value = { refusal: { code: '', message, rule, clause: null } }
  }

  /** Says why an action cannot be done, if it cannot. */
  async askWhy(action: string): Promise<boolean> {
    const refusal = await this.whyNot(action)
    if (refusal !== null) this.notice.value = { refusal }
    return refusal !== null
  }

  async whyNot(action: string): Promise<Refusal | null> {
    try {
      const why = await this.link.why(action)
      return why.ok ? null : await this.#withClause(why.refusal)
    } catch (error) {
      return refusalOf(error)
    }
  }

  /** The table knows the rule by its number; what it says is read here, when somebody asks. */
  async #withClause(refusal: Refusal): Promise<Refusal> {
    if (refusal.rule === null || refusal.clause !== null) return refusal
    const chapters = await this.page.rules().catch(() => [])
    const found = chapters.flatMap(({ clauses }) => clauses).find(({ id }) => id === refusal.rule)
    return found === undefined ? refusal : { ...refusal, clause: found[language.value] }
  }

  /** Shows at once what was still to be shown. */
  skip(): void {
    clearTimeout(this.#timer)
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
    else this.#now()
  }

  pause(paused: boolean): void {
    this.paused.value = paused
    if (!paused) this.#afterShowing()
  }

  async lookAt(number: number): Promise<void> {
    batch(() => {
      this.lookingAt.value = number
      this.notice.value = null
      const latest = this.lines.value.filter((line) => line.action === number - 1)
      this.happening.value = latest.flatMap((line) => this.page.places(line.event))
    })
    try {
      const past = await this.link.at(number)
      if (this.lookingAt.value === number) this.past.value = past
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

  /** In another language everything is told again. */
  async retell(): Promise<void> {
    await this.#whole(() => {
      void this.link.speak(language.value)
      return this.link.tell()
    })
  }

  async seat(number: number, player: Snapshot['seats'][number]['player']): Promise<void> {
    const seats = this.snapshot.value?.seats ?? []
    const players = seats.map((seat, i) => (i === number ? player : seat.player))
    await this.ask(() => this.link.players(players))
  }

  /** Takes an answer that tells everything from the beginning; what was still to be shown is part of it. */
  async #whole(call: () => Promise<Update>): Promise<void> {
    try {
      const { snapshot, lines } = await call()
      if (this.#closed) return
      clearTimeout(this.#timer)
      this.#pending = []
      if (this.#next !== undefined) this.thinking.value = false
      this.#next = undefined
      batch(() => {
        this.snapshot.value = snapshot
        this.lines.value = lines
        this.notice.value = null
        this.hint.value = null
      })
      this.#shownAll()
    } catch (error) {
      this.notice.value = { refusal: refusalOf(error) }
    }
  }

  /** Does something at the table; false: it was refused, and the reader is told why. */
  async ask(call: () => Promise<Update>): Promise<boolean> {
    if (this.showing.value) this.skip()
    this.notice.value = null
    try {
      this.#take(await call())
      return true
    } catch (error) {
      this.notice.value = { refusal: await this.#withClause(refusalOf(error)) }
      return false
    }
  }

  #take({ snapshot, lines }: Update): void {
    const before = this.snapshot.value?.length ?? 0
    batch(() => {
      this.snapshot.value = snapshot
      this.pointed.value = null
      this.hint.value = null
      if (snapshot.length < before) this.#rewind(snapshot)
      else {
        this.#pending.push(...lines)
        this.showing.value = true
      }
    })
    if (this.showing.value) this.#showNext()
    void this.#heedKeeping()
  }

  /** The table answers before the device has taken the game; if it does not take it, the reader has to know. */
  async #heedKeeping(): Promise<void> {
    const kept = await this.link.kept().catch(() => undefined)
    const snapshot = this.snapshot.value
    if (snapshot !== null && kept !== undefined && kept !== snapshot.kept) this.snapshot.value = { ...snapshot, kept }
  }

  /** After an undo: the log is cut and the board set back at once. */
  #rewind(snapshot: Snapshot): void {
    this.lines.value = this.lines.value.filter((line) => line.action < snapshot.length)
    if (!this.covered.value) this.admit()
    this.happening.value = []
  }

  get #pace(): number {
    return this.hurried.value ? 0 : paces[speed.value]
  }

  #later(milliseconds: number, what: () => void): void {
    clearTimeout(this.#timer)
    this.#next = what
    this.#timer = setTimeout(() => this.#now(), milliseconds)
  }

  /** Does what was to be done later. */
  #now(): void {
    clearTimeout(this.#timer)
    const next = this.#next
    this.#next = undefined
    next?.()
  }

  #showNext(): void {
    if (this.#closed) return
    const line = this.#pending.shift()
    if (line === undefined) return this.#shownAll()
    this.#show(line)
    const wait = this.#pending.length === 0 ? 0 : this.page.duration(line.event) * this.#pace
    if (wait === 0) this.#showNext()
    else this.#later(wait, () => this.#showNext())
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
      if (!this.covered.value) this.admit()
      if (!this.botIsAsked.value) this.hurried.value = false
    })
    this.#afterShowing()
  }

  get #botMayGoOn(): boolean {
    const held = this.#closed || this.paused.value || this.lookingAt.value !== null || this.showing.value
    return this.botIsAsked.value && !held
  }

  /** A bot whose turn it is goes on, unless somebody looks back or has paused it. */
  #afterShowing(): void {
    if (this.thinking.value || !this.#botMayGoOn) return
    this.thinking.value = true
    this.#later(THINKING * this.#pace, () => void this.#think())
  }

  async #think(): Promise<void> {
    if (!this.#botMayGoOn) {
      this.thinking.value = false
      return
    }
    try {
      const update = await this.link.think()
      this.thinking.value = false
      if (!this.#closed) this.#take(update)
    } catch (error) {
      batch(() => {
        this.thinking.value = false
        this.paused.value = true
        this.notice.value = { refusal: refusalOf(error) }
      })
    }
  }
}

function afterPaint(what: () => void): void {
  requestAnimationFrame(() => setTimeout(what))
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal
  throw error
}
