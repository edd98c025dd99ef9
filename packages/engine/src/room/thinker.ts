/** Lets the bots of a room think and act, one action at a time, so that whoever else talks to the room is heard between. */
import type { Bot, Pondering } from '../bot.ts'
import type { AnyGame, Decision } from '../contract.ts'
import { FastDice, secretFrom } from '../dice.ts'
import { digest } from '../digest.ts'
import { Fault } from '../fault.ts'
import type { LocalTable } from '../local-table.ts'
import { type View, writeView } from '../secrets.ts'
import type { Room } from './room.ts'

/** Leaves time for what else is waiting. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve))

/** So many slices of thought are done in a row before whoever else waits is heard. */
const IN_A_ROW = 4

/** In how many parts it is told how far a bot has come. */
const PARTS = 10

/** What a bot means to do, and after how many slices of thought; undefined: it answered at once. */
interface Planned {
  readonly actions: readonly unknown[]
  readonly thought: number | undefined
}

export class Thinker {
  readonly #room: Room
  readonly #botNamed: ((name: string) => Promise<Bot>) | undefined
  /** What the bot that is asked means to do next, in notation. */
  #plan: readonly string[] = []
  #held = false
  #isHurried = false
  /** How far the bot has come that takes its time, in parts of its thought; 0: none does. */
  pondered = 0
  #driving: Promise<void> | undefined
  trouble: unknown

  constructor(room: Room, botNamed: ((name: string) => Promise<Bot>) | undefined) {
    this.#room = room
    this.#botNamed = botNamed
  }

  forget(): void {
    this.#plan = []
    this.trouble = undefined
  }

  hold(held: boolean): void {
    this.#held = held
    if (!held) this.drive()
  }

  get settled(): Promise<void> {
    return this.#driving ?? Promise.resolve()
  }

  drive(): void {
    if (this.#driving !== undefined || !this.#mayGoOn) return
    this.#driving = this.#run().finally(() => {
      this.#driving = undefined
    })
  }

  get #mayGoOn(): boolean {
    return (
      !this.#held && this.trouble === undefined && this.#botNamed !== undefined && this.#room.botAsked !== undefined
    )
  }

  async #run(): Promise<void> {
    try {
      for (;;) {
        await breathe()
        if (!this.#mayGoOn) return
        await this.step()
      }
    } catch (error) {
      this.trouble = error
      this.#room.changed(this.#room.length)
    }
  }

  /** What the bot means to do; one that takes its time thinks in slices. undefined: it is no longer wanted. */
  async #planned(bot: Bot, view: View<unknown>, decision: Decision<unknown>): Promise<Planned | undefined> {
    const { table } = this.#room
    const dice = thoughts(table.game, view, table.length)
    const pondering = bot.ponder?.(view, decision, dice)
    if (pondering === undefined) return { actions: bot.plan(view, decision, dice), thought: undefined }
    const { length } = this.#room
    this.#isHurried = false
    let thought = 0
    try {
      for (let n = 1; ; n++) {
        const { done, value } = pondering.next(this.#isHurried)
        if (done === true) return { actions: value, thought: thought === 0 ? undefined : thought }
        thought = value.done
        if (n % IN_A_ROW !== 0) continue
        this.#note(Math.floor((PARTS * value.done) / value.all))
        await breathe()
        if (this.#room.length !== length) return undefined
      }
    } finally {
      this.#note(0)
    }
  }

  #note(pondered: number): void {
    if (pondered === this.pondered) return
    this.pondered = pondered
    this.#room.ponders()
  }

  /** Whoever waits would rather have the next best answer now. */
  hurry(): void {
    this.#isHurried = true
  }

  /** The next action of the plan; a new plan where the old one is done or no longer fits. */
  async step(): Promise<void> {
    const { table } = this.#room
    const name = this.#room.botAsked
    const { decision, length } = table
    if (decision === null || name === undefined || this.#botNamed === undefined) return
    const { game } = table
    const legal = decision.actions.map((action) => game.notation(action))
    let thought: number | undefined
    if (!legal.includes(this.#plan[0] ?? '')) {
      const bot = await this.#botNamed(name)
      if (table.length !== length || this.#room.botAsked !== name) return
      const view = table.view(decision.seat)
      const planned = await this.#planned(bot, view, decision)
      if (planned === undefined || table.length !== length || this.#room.botAsked !== name) return
      thought = planned.thought
      this.#plan = planned.actions.map((action) => game.notation(action))
      if (!legal.includes(this.#plan[0] ?? '')) throw new Fault('illegal', `The bot ${name} gave no legal answer.`)
    }
    const [next, ...rest] = this.#plan
    this.#plan = []
    const { sealed } = table.act(decision.seat, next, false, null, thought)
    this.#plan = sealed ? [] : rest
    this.#room.changed(length)
  }
}

/** The dice of a bot's thoughts follow from what it sees and from nothing else. */
function thoughts(game: AnyGame, view: View<unknown>, length: number): FastDice {
  return new FastDice(secretFrom(`${digest(writeView(game, view))} ${length}`))
}

/**
 * What a bot chose there again, in notation, from the log: by what its seat could know and, where it takes its time, after as many slices
 * of thought as were kept with the action.
 */
export function chosenAgain(table: LocalTable, number: number, bot: Bot): readonly string[] {
  const { game } = table
  const state = table.at(number)
  const decision = game.decision(state)
  if (decision === null) throw new Fault('over', 'The game is over.')
  const view = game.view(state, decision.seat)
  const dice = thoughts(game, view, number)
  const pondering = bot.ponder?.(view, decision, dice)
  const { thought } = table.log[number] ?? {}
  const actions = pondering === undefined ? bot.plan(view, decision, dice) : thoughtOut(pondering, thought)
  return actions.map((action) => game.notation(action))
}

/** What comes of so many slices; undefined: of all. */
function thoughtOut<Action>(pondering: Pondering<Action>, slices = Number.POSITIVE_INFINITY): readonly Action[] {
  for (let isEnough = false; ; ) {
    const { done, value } = pondering.next(isEnough)
    if (done === true) return value
    isEnough = value.done >= slices
  }
}
