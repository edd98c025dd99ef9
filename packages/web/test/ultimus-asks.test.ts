/** How often a year of Ultimus Romanorum asks a person on the page, who chooses as a bot does. */
import { bots } from '@tabularium/bots'
import { type AnyGame, FastDice, type Json, LocalTable, type Seat, secretFrom } from '@tabularium/engine'
import { Room, seenBy } from '@tabularium/engine/room'
import { minds } from '@tabularium/games/all'
import { ultimusRomanorum } from '@tabularium/ultimus-romanorum'
import { expect, test } from 'vitest'
import { usual } from '../src/games/ultimus-romanorum/windows.ts'

const game: AnyGame = ultimusRomanorum
const legate = bots(game, minds.get(game.id)).find(({ name }) => name === 'legate')
if (legate === undefined) throw new Error('nobody plays it')
const bot = legate

interface Asked {
  /** Answers, one question at a time. */
  answers: number
  /** What the person does on the page for the same. */
  commits: number
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
class Person {
  readonly #room: Room
  readonly #seat: Seat
  readonly #dice: FastDice
  readonly asked: Asked = { answers: 0, commits: 0, passed: 0 }

  constructor(options: Json, seed: string, seat: Seat) {
    this.#seat = seat
    this.#dice = new FastDice(secretFrom(seed))
    const table = new LocalTable(game, { options, dice: { secret: secretFrom(seed) } })
    const players = [0, 1].map((each) => (each === seat ? ('person' as const) : ('bot:legate' as const)))
    this.#room = new Room(table, { players, bot: async () => bot })
    this.#room.hold(true)
    this.#room.watch(seat, { moments: usual, next: false })
  }

  async play(): Promise<Asked> {
    const { table } = this.#room
    while (table.decision !== null) {
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
      const before = table.length
      const done = this.#room.actTogether(this.#seat, steps)
      this.asked.passed += table.length - before - done.length
      if (!isSetUp) {
        this.asked.answers += answers
        this.asked.commits += clicks
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
    const table = this.#room.table.branch(this.#room.length, { script: [] })
    const meant: string[] = []
    for (let { decision } = table; decision?.seat === this.#seat; { decision } = table) {
      if (meant.length > 0 && decision.ask !== 'group') break
      const plan = bot.plan(table.view(this.#seat), decision, this.#dice).map((action) => game.notation(action))
      for (const action of plan) {
        meant.push(action)
        if (table.decision?.ask !== 'movement' && table.decision?.ask !== 'group') return meant
        if (table.act(this.#seat, action).sealed) return meant
      }
    }
    return meant
  }

  #isLegal(action: string | undefined): boolean {
    return this.#room.table.decision?.actions.some((each) => game.notation(each) === action) === true
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
    if (count < 2 || this.#room.table.decision?.ask !== 'movement') return null
    const steps = plan.slice(0, count)
    const alone = this.#decisionAfter(steps.slice(0, 1))
    const all = alone?.filter((action) => action.startsWith('piece ')).length ?? 0
    return { steps, answers: count, clicks: 1 + Math.max(0, all - (count - 1)) }
  }

  /** Who is selected by it, or goes on. */
  #actor(action: string): string | undefined {
    const { table } = this.#room
    const legal = table.decision?.actions.find((each) => game.notation(each) === action)
    if (legal === undefined) return undefined
    const { kind, piece } = game.bearing(table.state, legal)
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
    return JSON.stringify(game.write(table.state))
  }

  #decisionAfter(steps: readonly string[]): readonly string[] | null {
    const table = this.#room.table.branch(this.#room.length, { script: [] })
    for (const step of steps) table.act(this.#seat, step)
    return table.decision?.actions.map((action) => game.notation(action)) ?? null
  }
}

const SCENARIOS = ['scourge-of-god', 'stilicho-405']
const YEARS = 2

test.each(SCENARIOS)(
  '%s: a person answers by at most two thirds of the acts',
  { timeout: 300_000 },
  async (scenario) => {
    const sum: Asked = { answers: 0, commits: 0, passed: 0 }
    for (const seat of [0, 1]) {
      const { answers, commits, passed } = await new Person({ scenario, years: YEARS }, `asks ${seat}`, seat).play()
      sum.answers += answers
      sum.commits += commits
      sum.passed += passed
    }
    const each = (count: number) => (count / (2 * YEARS)).toFixed(1)
    console.log(
      `${scenario}, ${2 * YEARS} years: ${each(sum.answers)} questions a year one at a time, ${each(sum.commits)} acts on the page; ${each(sum.passed)} windows passed`,
    )
    expect(sum.answers).toBeGreaterThan(20)
    expect(sum.commits).toBeLessThanOrEqual((sum.answers * 2) / 3)
  },
)
