/** Lets the bots of a room think and act, one action at a time, so that whoever else talks to the room is heard between. */
import type { Bot, Comparing, Pondering } from '../bot.ts'
import type { Decision } from '../contract.ts'
import { Fault } from '../fault.ts'
import type { LocalTable } from '../local-table.ts'
import { type View, writeView } from '../secrets.ts'
import { type Crew, compareTogether, thoughtDice, type Waiter } from './crew.ts'
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
  /** Who helps to think; undefined: nobody. */
  crew: Crew | undefined
  /** How long a bot may think of one answer, in milliseconds; the clock only ends a thought early. */
  longest = Number.POSITIVE_INFINITY
  /** What it would do if it had to answer now, in notation; null: nothing yet, or it does not think. */
  considered: readonly string[] | null = null
  #onHurry = () => {}

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
    const dice = this.#diceFor(view)
    if (bot.ponder === undefined) return { actions: bot.plan(view, decision, dice), thought: undefined }
    this.#isHurried = false
    const clock = Number.isFinite(this.longest) ? setTimeout(() => this.hurry(), this.longest) : undefined
    try {
      const crew = bot.playing === undefined ? undefined : this.crew
      const found = crew === undefined ? undefined : bot.compare?.(view, decision, dice)
      if (crew === undefined || found === undefined) return await this.#alone(bot.ponder(view, decision, dice))
      if (!('wanted' in found)) return { actions: found, thought: undefined }
      return await this.#together(found, crew, bot, view, decision)
    } finally {
      clearTimeout(clock)
      this.#note(0, null)
    }
  }

  #diceFor(view: View<unknown>) {
    const { game, length } = this.#room.table
    return thoughtDice(game, view, length)
  }

  /** In slices. */
  async #alone(pondering: Pondering<unknown>): Promise<Planned | undefined> {
    const { length } = this.#room
    let thought = 0
    for (let n = 1; ; n++) {
      const { done, value } = pondering.next(this.#isHurried)
      if (done === true) return { actions: value, thought: thought === 0 ? undefined : thought }
      thought = value.done
      if (n % IN_A_ROW !== 0) continue
      this.#note(Math.floor((PARTS * value.done) / value.all), value.best)
      await breathe()
      if (this.#room.length !== length) return undefined
    }
  }

  /** With others, who play ideas on meanwhile. */
  async #together(
    comparing: Comparing<unknown>,
    crew: Crew,
    bot: Bot,
    view: View<unknown>,
    decision: Decision<unknown>,
  ): Promise<Planned | undefined> {
    const { table } = this.#room
    const { game, options, length } = table
    const thinker = this
    const waiter: Waiter = {
      get isHurried() {
        return thinker.#isHurried
      },
      hurried: new Promise((resolve) => (this.#onHurry = resolve)),
      heard: ({ pondered: { done, all, best } }) => {
        this.#note(Math.floor((PARTS * done) / all), best)
        return this.#room.length === length
      },
    }
    const ideas = comparing.ideas.map((idea) => idea.map((action) => game.notation(action)))
    const thought = {
      game: game.id,
      options,
      bot: bot.name,
      seat: decision.seat,
      view: writeView(game, view),
      length,
      ideas,
    }
    const playing = () => {
      const found = bot.playing?.(view, decision, this.#diceFor(view))
      if (found === undefined) throw new Fault('unknown', `Nobody can help ${bot.name}.`)
      return found
    }
    const isWanted = await compareTogether(comparing, crew, thought, playing, waiter)
    return isWanted ? { actions: comparing.pondered.best, thought: comparing.pondered.done } : undefined
  }

  #note(pondered: number, best: readonly unknown[] | null): void {
    const { game } = this.#room.table
    const considered = best === null ? null : best.map((action) => game.notation(action))
    if (pondered === this.pondered && considered?.[0] === this.considered?.[0]) return
    this.pondered = pondered
    this.considered = considered
    this.#room.ponders()
  }

  /** Whoever waits would rather have the next best answer now. */
  hurry(): void {
    this.#isHurried = true
    this.#onHurry()
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
  const dice = thoughtDice(game, view, number)
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
