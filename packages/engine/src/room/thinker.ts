/** Lets the bots of a room think and act, one action at a time, so that whoever else talks to the room is heard between. */
import type { Bot } from '../bot.ts'
import { FastDice, secretFrom } from '../dice.ts'
import { digest } from '../digest.ts'
import { Fault } from '../fault.ts'
import { type View, writeView } from '../secrets.ts'
import type { Room } from './room.ts'

/** Leaves time for what else is waiting. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve))

export class Thinker {
  readonly #room: Room
  readonly #botNamed: ((name: string) => Promise<Bot>) | undefined
  /** What the bot that is asked means to do next, in notation. */
  #plan: readonly string[] = []
  #held = false
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

  /** The next action of the plan; a new plan where the old one is done or no longer fits. */
  async step(): Promise<void> {
    const { table } = this.#room
    const name = this.#room.botAsked
    const { decision, length } = table
    if (decision === null || name === undefined || this.#botNamed === undefined) return
    const { game } = table
    const legal = decision.actions.map((action) => game.notation(action))
    if (!legal.includes(this.#plan[0] ?? '')) {
      const bot = await this.#botNamed(name)
      if (table.length !== length || this.#room.botAsked !== name) return
      const view = table.view(decision.seat)
      const planned = bot.plan(view, decision, thoughts(this.#room, view))
      this.#plan = planned.map((action) => game.notation(action))
      if (!legal.includes(this.#plan[0] ?? '')) throw new Fault('illegal', `The bot ${name} gave no legal answer.`)
    }
    const [next, ...rest] = this.#plan
    this.#plan = []
    const { sealed } = table.act(decision.seat, next)
    this.#plan = sealed ? [] : rest
    this.#room.changed(length)
  }
}

/** The dice of a bot's thoughts follow from what it sees and from nothing else. */
function thoughts({ table }: Room, view: View<unknown>): FastDice {
  return new FastDice(secretFrom(`${digest(writeView(table.game, view))} ${table.length}`))
}
