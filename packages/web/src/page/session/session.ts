/** One table on the page, and what the reader does there. */
import { computed, signal } from '@preact/signals'
import type { Reached, Refusal, Viewer } from '@tabularium/engine/room'
import type { TableLink } from '../../table/link.ts'
import type { PieceName } from '../board/board-part.ts'
import type { Company } from '../company.ts'
import type { AnyGamePage } from '../game-page.ts'
import { language, ui } from '../settings.ts'
import { waits } from './branching.ts'
import { elsewhere, type InBrief, refusalOf, whyNot, withClause } from './reasons.ts'
import { Showing } from './showing.ts'
import { TableState } from './table-state.ts'

export class Session extends TableState {
  readonly #events: Showing
  readonly #stopListening: () => void
  /** What the reader has done and the table has not answered yet; null: nothing. */
  readonly doing = signal<Promise<boolean> | null>(null)
  /** Whether an undo is heeded: now, or when the table has answered. */
  readonly mayUndo = computed(() => this.doing.value !== null || this.snapshot.value?.canUndo === true)
  /** What a lesson asked for and was done. */
  #spent: readonly string[] | null = null

  /** A table that was just opened: what is past is not shown again. */
  constructor(link: TableLink, page: AnyGamePage, company: Company | null = null) {
    super(link, page, company)
    this.snapshot.value = link.mirror.snapshot
    this.settle()
    this.#events = new Showing(this)
    this.#stopListening = link.listen(() => this.#events.take())
  }

  start(): void {
    if (waits(this.snapshot.value?.id)) this.paused.value = true
    this.#events.goOn()
  }

  close(): void {
    this.#events.stop()
    this.#stopListening()
    const id = this.snapshot.value?.id
    if (id !== undefined) void this.link.leave(id).catch(() => {})
  }

  /** Who is asked is there: what he knows may be shown. */
  look(): Promise<boolean> {
    const seat = this.snapshot.value?.question?.seat
    return seat === undefined ? Promise.resolve(false) : this.ask(() => this.link.look(seat))
  }

  act(action: string): Promise<boolean> {
    return this.play([action])
  }

  /** Actions one after the other, taken back as one. */
  play(steps: readonly string[]): Promise<boolean> {
    const [one, another] = steps
    if (one === undefined || !this.#isWanted(steps)) return Promise.resolve(false)
    this.own = { from: this.snapshot.value?.length ?? 0, steps: steps.length }
    const done =
      another === undefined
        ? this.#asViewer((seat, length) => this.link.act(seat, length, one))
        : this.#asViewer((seat, length) => this.link.march(seat, length, steps))
    return this.#underWay(this.#onceALesson(done))
  }

  /** A second click on the same comes too soon: the lesson has not gone on yet. */
  async #onceALesson(act: Promise<boolean>): Promise<boolean> {
    this.#spent = this.only.value
    const isDone = await act
    if (!isDone) this.#spent = null
    return isDone
  }

  /** Where a piece can get to, so many of it, by actions that roll no die. */
  reach(piece: PieceName, number: number | null): Promise<readonly Reached[]> {
    return this.link.reach(piece, number).catch(() => [])
  }

  /** What is pressed while something is under way is done after it, or refused if that cannot be taken back. */
  undo(): Promise<boolean> {
    const viewer = this.viewer.value
    return this.#inTurn(async () => {
      const why = this.snapshot.value?.undoWhy ?? null
      if (why === null) return this.#undoNow()
      this.#notify({ code: '', message: ui().undoOff[why], rule: null, clause: null }, viewer)
      return false
    })
  }

  redo(): Promise<boolean> {
    return this.#inTurn(async () => {
      if (this.snapshot.value?.canRedo !== true) return false
      return this.#asViewer((seat, length) => this.link.redo(seat, length))
    })
  }

  /** In another language everything is told again; what was still to be shown is part of it. */
  async retell(): Promise<void> {
    await this.ask(() => {
      this.link.mirror.forget()
      return this.link.speak(language.value)
    })
  }

  /** Does something at the table; false: it was refused, and the reader is told why. */
  ask(call: () => Promise<unknown>): Promise<boolean> {
    if (this.showing.value) this.#events.skip()
    this.notice.value = null
    return this.wish(call)
  }

  /** The same for what is no move: what is being shown goes on. */
  async wish(call: () => Promise<unknown>): Promise<boolean> {
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

  async whyNot(action: string, brief?: InBrief): Promise<Refusal | null> {
    const viewer = this.viewer.value
    const refusal = await whyNot(this.link, this.page, action, brief)
    return this.viewer.value === viewer ? refusal : null
  }

  /** Waits no more; a bot that is asked need not be waited for either, until a person is asked. */
  hurry(hurried = true): void {
    this.#events.hurry(hurried)
    if (hurried) void this.link.hurry().catch(() => {})
  }

  /** Somebody acts before all of it has been shown: he does not wait for that, unless a battle is still to come. */
  catchUp(): void {
    if (!this.showing.value || this.botIsAsked.value || this.fight.value !== null || this.hasMoreFights) return
    if (this.scene.value === null) this.#events.skip()
  }

  /** The sheet of a battle is closed. */
  endFight(): void {
    this.awaited = null
    this.#events.endFight()
  }

  /** What was told over the whole window is read. */
  endScene(): void {
    this.#events.endScene()
  }

  get hasMoreFights(): boolean {
    return this.#events.hasMoreFights
  }

  pause(paused: boolean): void {
    this.paused.value = paused
    this.goOn()
  }

  /** A bot goes on, unless somebody looks back. */
  goOn(): void {
    this.#events.goOn()
  }

  /** In a guided game nothing else is done than what the lesson asks for. */
  #isWanted(steps: readonly string[]): boolean {
    const { value: only } = this.only
    if (only !== null && only === this.#spent) return false
    const isWanted = only === null || only.join() === steps.join()
    if (!isWanted) this.notice.value = { refusal: elsewhere() }
    return isWanted
  }

  /** What was asked by one who does not look any more is not told to the next. */
  #notify(refusal: Refusal, viewer: Viewer): void {
    if (this.viewer.value === viewer) this.notice.value = { refusal }
  }

  #undoNow(): Promise<boolean> {
    this.#spent = null
    return this.#asViewer((seat, length) => this.link.undo(seat, length))
  }

  #inTurn(call: () => Promise<boolean>): Promise<boolean> {
    const { value: doing } = this.doing
    return this.#underWay(doing === null ? call() : doing.then(call))
  }

  #underWay(answer: Promise<boolean>): Promise<boolean> {
    const doing = answer.finally(() => {
      if (this.doing.value === doing) this.doing.value = null
    })
    this.doing.value = doing
    return doing
  }

  #asViewer(call: (seat: number, length: number) => Promise<null>): Promise<boolean> {
    const snapshot = this.snapshot.value
    if (snapshot === null || snapshot.viewer === null) return Promise.resolve(false)
    const { viewer, length } = snapshot
    return this.ask(() => call(viewer, length))
  }
}
