/** A person on the page who chooses as a bot does: how often he is asked, and by how many acts he answers. */
import { type AnyGame, type Bot, FastDice, type Json, LocalTable, type Seat, secretFrom } from '@tabularium/engine'
import { Room, seenBy } from '@tabularium/engine/room'

/** What the game's page makes of its questions. */
export interface Table {
  readonly game: AnyGame
  readonly bot: Bot
  /** The windows at which one is asked until one chooses otherwise. */
  readonly usual: readonly string[]
  /** Questions out of which one act is made together with those that follow. */
  readonly begins: readonly string[]
  /** Questions that go on with such an act. */
  readonly goesOn: readonly string[]
  /** The question at which others are chosen to come along, if there is one. */
  readonly musters?: string
  /** Whether the page answers by itself where there is only one answer. */
  readonly forced?: boolean
  /** How often is pressed to play a card so, the actions that are offered; null: it is no card. */
  readonly cardPresses?: (action: string, offered: readonly string[]) => number | null
}

export interface Asked {
  /** Answers, one question at a time. */
  answers: number
  /** Of them those to questions that could be answered otherwise. */
  matter: number
  /** What the person does on the page for the same. */
  commits: number
  /** How often he presses the mouse for that: a card, its use, the button; a piece, a place, and yes where a die falls. */
  presses: number
  /** Windows passed for him, as he wishes until he chooses otherwise. */
  passed: number
}

/** What a person does next, the actions it is, and how many clicks count for it. */
interface Commit {
  readonly steps: readonly string[]
  readonly answers: number
  readonly clicks: number
}

/** One person against a bot, as the page seats them. */
export class Person {
  readonly #at: Table
  readonly #room: Room
  readonly #seat: Seat
  readonly #dice: FastDice
  readonly asked: Asked = { answers: 0, matter: 0, commits: 0, presses: 0, passed: 0 }

  constructor(at: Table, options: Json, seed: string, seat: Seat) {
    this.#at = at
    this.#seat = seat
    this.#dice = new FastDice(secretFrom(seed))
    const table = new LocalTable(at.game, { options, dice: { secret: secretFrom(seed) } })
    const players = [0, 1].map((each) => (each === seat ? ('person' as const) : ('bot:legate' as const)))
    this.#room = new Room(table, { players, bot: async () => at.bot })
    this.#room.hold(true)
    this.#room.watch(seat, { moments: at.usual, next: false })
  }

  /** To the end, or as long as that is so of the position. */
  async play(goesOn: (state: unknown) => boolean = () => true): Promise<Asked> {
    const { table } = this.#room
    while (table.decision !== null && goesOn(table.state)) {
      if (this.#room.botAsked !== undefined) await this.#room.think()
      else this.#answer()
    }
    return this.asked
  }

  #answer(): void {
    const { table } = this.#room
    const { decision } = table
    if (decision === null) return
    let plan = this.#intention()
    while (plan.length > 0) {
      const isSetUp = table.decision?.ask.startsWith('set-up') === true
      const { steps, answers, clicks } = this.#commit(plan)
      const matter = this.#matter(plan.slice(0, answers))
      const before = table.length
      const presses = this.#presses(steps)
      const done = this.#room.actTogether(this.#seat, steps)
      this.asked.passed += table.length - before - done.length
      if (!isSetUp) {
        this.asked.answers += answers
        this.asked.matter += matter
        const isForced = matter === 0 && this.#at.forced === true
        this.asked.commits += isForced ? 0 : clicks
        const isAskedFirst = presses.isPlace && done.some(({ sealed }) => sealed)
        this.asked.presses += isForced ? 0 : presses.count + (isAskedFirst ? 1 : 0)
      }
      plan = plan.slice(answers)
      // As the bot would: what was planned holds until a die falls or something else is asked.
      const isOpen = done.every(({ sealed }) => !sealed) && table.length === before + done.length
      const next = table.decision
      if (!isOpen || next?.seat !== this.#seat || !this.#isLegal(plan[0])) return
    }
  }

  /** What the bot means to do now: a march that it plans step by step is meant as a whole. */
  #intention(): readonly string[] {
    const table = this.#branch()
    const meant: string[] = []
    for (let { decision } = table; decision?.seat === this.#seat; { decision } = table) {
      if (meant.length > 0 && !this.#at.goesOn.includes(decision.ask)) break
      const { bot, game, begins } = this.#at
      const plan = bot.plan(table.view(this.#seat), decision, this.#dice).map((action) => game.notation(action))
      for (const action of plan) {
        meant.push(action)
        if (!begins.includes(table.decision?.ask ?? '')) return meant
        if (table.act(this.#seat, action).sealed) return meant
      }
    }
    return meant
  }

  /** The same table, to try something at; dice that fall there are others. */
  #branch(): LocalTable {
    return this.#room.table.branch(this.#room.length, { secret: secretFrom('tried') })
  }

  /** How many of these answers could have been others. */
  #matter(answers: readonly string[]): number {
    const table = this.#branch()
    let count = 0
    for (const [i, answer] of answers.entries()) {
      if ((table.decision?.actions.length ?? 0) > 1) count++
      if (i < answers.length - 1) table.act(this.#seat, answer)
    }
    return count
  }

  #isLegal(action: string | undefined): boolean {
    return this.#room.table.decision?.actions.some((each) => this.#at.game.notation(each) === action) === true
  }

  /** A piece is selected already where it is the only one who could act. */
  #presses(steps: readonly string[]): { readonly count: number; readonly isPlace: boolean } {
    const { table } = this.#room
    const { game, cardPresses } = this.#at
    const [first = ''] = steps
    const legal = table.decision?.actions ?? []
    const card =
      cardPresses?.(
        first,
        legal.map((action) => game.notation(action)),
      ) ?? null
    if (card !== null) return { count: card, isPlace: false }
    const bearings = legal.map((action) => ({ named: game.notation(action), ...game.bearing(table.state, action) }))
    const { piece, place } = bearings.find(({ named }) => named === first) ?? {}
    const actors = new Set(bearings.flatMap((bearing) => bearing.piece ?? []))
    const isPicked = piece !== undefined && actors.size > 1
    const goes = steps.length > 1 || place !== undefined
    return { count: (isPicked ? 1 : 0) + (goes || !isPicked ? 1 : 0), isPlace: goes }
  }

  /** As much of a plan as one act on the page does: piece, then place, with the company that the page takes along. */
  #commit(plan: readonly string[]): Commit {
    const [first = ''] = plan
    const piece = this.#actor(first)
    if (piece !== undefined) {
      const reached = seenBy(this.#room, this.#seat, 'en').reach(piece, null)
      const ends = new Map(reached.map(({ steps }) => [this.#after(steps), steps]))
      for (let answers = plan.length; answers > 0; answers--) {
        const end = this.#after(plan.slice(0, answers))
        const steps = end === null ? undefined : ends.get(end)
        if (steps !== undefined) return { steps, answers, clicks: 1 }
      }
    }
    return this.#company(plan) ?? { steps: [first], answers: 1, clicks: 1 }
  }

  /** Others than all who may: in the panel all are chosen by one click, and each who stays is left out by one more. */
  #company(plan: readonly string[]): Commit | null {
    const joining = plan.slice(1).findIndex((action) => !action.startsWith('piece '))
    const count = joining < 0 ? plan.length : joining + 1
    if (count < 2 || this.#room.table.decision?.ask !== this.#at.musters) return null
    const steps = plan.slice(0, count)
    const alone = this.#decisionAfter(steps.slice(0, 1))
    const all = alone?.filter((action) => action.startsWith('piece ')).length ?? 0
    return { steps, answers: count, clicks: 1 + Math.max(0, all - (count - 1)) }
  }

  /** Who is selected by it, or goes on. */
  #actor(action: string): string | undefined {
    const { table } = this.#room
    const legal = table.decision?.actions.find((each) => this.#at.game.notation(each) === action)
    if (legal === undefined) return undefined
    const { kind, piece } = this.#at.game.bearing(table.state, legal)
    return kind === 'select' || kind === 'march' || kind === 'sail' ? piece : undefined
  }

  /** The position after these, in writing; null: they are not all legal, or another is asked before the last, or a die falls. */
  #after(steps: readonly string[]): string | null {
    const table = this.#room.table.branch(this.#room.length, { script: [] })
    try {
      if (steps.slice(0, -1).some((step) => table.act(this.#seat, step).sealed)) return null
      table.act(this.#seat, steps.at(-1) ?? '')
    } catch {
      return null
    }
    return JSON.stringify(this.#at.game.write(table.state))
  }

  #decisionAfter(steps: readonly string[]): readonly string[] | null {
    const table = this.#branch()
    for (const step of steps) table.act(this.#seat, step)
    return table.decision?.actions.map((action) => this.#at.game.notation(action)) ?? null
  }
}
