/** What is to be seen of one table: the truth, what the board shows of it so far, and what the reader points at. */
import { batch, computed, signal } from '@preact/signals'
import type { Json } from '@tabularium/engine'
import type { Choice, Line, Question, Refusal, Viewer } from '@tabularium/engine/room'
import type { TableLink } from '../../table/link.ts'
import type { Snapshot } from '../../table/protocol.ts'
import type { Company } from '../company.ts'
import { type AnyEventPart, type AnyGamePage, type AnyTab, botIsAsked, type Spot } from '../game-page.ts'
import type { Telling } from '../log/telling.ts'
import type { Fight } from './fight.ts'

/** What the reader is told besides the game: why something is not done, or what could be. */
export type Notice = { readonly refusal: Refusal } | { readonly possible: readonly string[] }

/** A question that the viewer may answer. */
export interface Offer extends Question {
  readonly choices: readonly Choice[]
}

/** What is known of events until the game's own part is here: nothing. */
const UNTOLD: AnyEventPart = {
  telling: {
    heads: () => null,
    isOf: () => false,
    sign: () => ({ icon: 'time', side: null }),
    arrow: () => null,
    weight: () => 0,
    brief: () => null,
    rolled: () => '',
  },
  reduce: (view) => view,
  duration: () => 0,
}

export class TableState {
  readonly link: TableLink
  readonly page: AnyGamePage
  /** null: everybody sits at this screen. */
  readonly company: Company | null
  /** What is shown beside the log. */
  readonly tabs: readonly AnyTab[]

  readonly events = signal(UNTOLD)
  readonly telling = computed((): Telling => this.events.value.telling)
  #coming: Promise<void> | null = null
  /** What tells of events has come, or cannot be had: until then nobody knows what there is to recall. */
  readonly isRead = signal(false)
  /** The truth. */
  readonly snapshot = signal<Snapshot | null>(null)
  /** What the board shows, which runs after the truth event by event. */
  readonly shown = signal<Json>(null)
  readonly lines = signal<readonly Line[]>([])
  /** What is happening where, right now. */
  readonly happening = signal<readonly Spot[]>([])
  readonly pointed = signal<Spot | null>(null)
  readonly notice = signal<Notice | null>(null)
  /** The battle whose sheet is open among the events that are shown. */
  readonly fight = signal<Fight | null>(null)
  /** What is told over the whole window right now. */
  readonly scene = signal<{ readonly line: Line; readonly view: Json } | null>(null)
  /** Where a battle was shown before its die, which the reader has told to roll: it is shown after it at any pace. */
  awaited: Spot | null = null
  /** What was shown last and is still seen to go its way; null: nothing, for all was shown at once. */
  readonly just = signal<Line | null>(null)
  /** What the reader did last: from which action on, and how many steps it was. */
  own: { readonly from: number; readonly steps: number } = { from: 0, steps: 0 }
  /** After how many actions the page did one by itself: such actions are not the reader's. */
  readonly itself = signal<readonly number[]>([])
  /** In a guided game, the one commit that may be made: its actions in order; null: all may. */
  readonly only = signal<readonly string[] | null>(null)
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
    if (!snapshot?.question || snapshot.viewer !== null || snapshot.online) return false
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

  readonly view = computed(() => this.past.value?.view ?? this.shown.value)

  /** What had been told to who looks, at the moment that is looked at. */
  readonly told = computed(() => {
    const at = this.lookingAt.value ?? Number.POSITIVE_INFINITY
    return this.lines.value.filter(({ action }) => action < at)
  })

  constructor(link: TableLink, page: AnyGamePage, company: Company | null) {
    this.link = link
    this.page = page
    this.company = company
    const { tabs = [] } = page
    this.tabs = company?.beside(tabs) ?? tabs
  }

  /** Shows the truth as it is. When somebody else looks, nothing stays of what the one before him saw. */
  settle(): void {
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

  /** Fetches how events are shown; null: that is here. What cannot be had is asked for again. */
  bringEvents(): Promise<void> | null {
    if (this.events.value !== UNTOLD) return null
    this.#coming ??= this.page.events().then(
      (part) => {
        this.events.value = part
      },
      () => {
        this.#coming = null
      },
    )
    return this.#coming
  }

  /** Whether the reader has just done it himself. */
  isOwn(action: number): boolean {
    const { from, steps } = this.own
    return action >= from && action < from + steps
  }

  unpoint(): void {
    this.pointed.value = null
  }

  #clear(): void {
    this.unpoint()
    this.notice.value = null
    this.happening.value = []
    this.lookingAt.value = null
    this.past.value = null
  }
}
