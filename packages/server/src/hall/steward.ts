/** What the server does by itself at a table: the moves of bots, passes for those who do not want to be asked, clocks that run out. */
import { Fault, type Seat } from '@tabularium/engine'
import { isBot, type Refusal, type Room } from '@tabularium/engine/room'
import type { Deed, TableRow } from '../store/store.ts'
import { chancesOf } from './dice.ts'
import type { House } from './house.ts'
import { passesFor } from './rows.ts'
import { thoughtOf } from './thinking.ts'

/** What a steward may do at his table; all of it in turn. */
export interface Charge {
  readonly row: TableRow
  /** null: it has not begun. */
  readonly room: Room | null
  /** When the present question was asked, and by which step. */
  readonly asked: { readonly at: number; readonly turned: number }
  inTurn(what: () => Promise<void>): Promise<void>
  /** Writes down what was done in the room, and tells everybody. */
  record(deed: Deed, room: Room, from: number): Promise<void>
  /** That seat has no time left. */
  timeIsUp(seat: Seat): Promise<void>
  /** What a seat has left; null: it has no clock. */
  leftTo(seat: Seat): Promise<number | null>
  /** A bot has failed; null: none has. */
  trouble(refusal: Refusal | null): void
}

const BOT_FAILED: Refusal = { code: 'bot', message: 'The bot failed, and waits.', rule: null, clause: null }

/** A bot that failed is asked again after so long, in milliseconds. */
const AGAIN = 30_000
/** A clock that rests is not looked at more often. */
const SOON = 1000
/** The longest that a timer can wait. */
const LONGEST = 2 ** 31 - 1

export class Steward {
  readonly #house: House
  readonly #charge: Charge
  #timer: NodeJS.Timeout | undefined
  #thinking = false

  constructor(house: House, charge: Charge) {
    this.#house = house
    this.#charge = charge
  }

  get isBusy(): boolean {
    return this.#thinking || this.#timer !== undefined
  }

  /** Nothing more is done by itself. */
  rest(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** What is to be done next, and when. */
  arrange(): void {
    this.rest()
    const { room, row } = this.#charge
    const decision = room?.table.decision ?? null
    if (room === null || decision === null || row.state !== 'playing') return
    if (room.botAsked !== undefined) return this.#letThink(room)
    const { seat } = decision
    if (passesFor(row, room)) {
      return this.#later(this.#pauseLeft(room), () => this.#passFor(seat, room.length))
    }
    if (row.due !== null) this.#later(Math.max(50, row.due - this.#house.served()), () => this.#clockRanOut())
  }

  #later(milliseconds: number, what: () => Promise<void>): void {
    this.rest()
    const run = () => {
      this.#timer = undefined
      void this.#charge.inTurn(what).catch((error) => this.#house.onTrouble(error))
    }
    this.#timer = setTimeout(run, Math.min(milliseconds, LONGEST))
    this.#timer.unref()
  }

  /**
   * Until a person would have passed. One pause for one question, at whichever server and whatever is done meanwhile: who makes the
   * server look again learns nothing.
   */
  #pauseLeft({ people }: Room): number {
    // Where nobody else plays, nobody learns anything from a pass.
    if (people.length === 1) return 0
    const { row, asked } = this.#charge
    const pause = this.#house.pauses.draw(chancesOf(row.dice, `pause ${asked.turned}`))
    return Math.max(0, asked.at + pause - this.#house.now())
  }

  async #passFor(seat: Seat, length: number): Promise<void> {
    const { room, row } = this.#charge
    const decision = room?.table.decision ?? null
    const window = decision?.window
    if (room === null || decision === null || window === undefined || row.state !== 'playing') return
    const isSame = room.length === length && decision.seat === seat
    if (!isSame || !passesFor(row, room)) return this.arrange()
    room.act(seat, room.table.game.notation(window.pass), length)
    await this.#charge.record(deedOf(room, seat, length), room, length)
  }

  async #clockRanOut(): Promise<void> {
    const { clocks, state, onTime } = this.#charge.row
    const late = clocks?.running ?? null
    if (clocks === null || late === null || state !== 'playing' || onTime === 'claim') return
    const left = (await this.#charge.leftTo(late)) ?? 0
    if (left > 0) return this.#later(Math.max(SOON, left), () => this.#clockRanOut())
    await this.#charge.timeIsUp(late)
  }

  /** The bot that is asked thinks elsewhere; meanwhile the table goes on hearing. */
  #letThink(room: Room): void {
    const question = thoughtOf(room)
    if (question === null || this.#thinking) return
    this.#thinking = true
    void this.#thinkAndDo(question, room.length).then((next) => {
      this.#thinking = false
      if (next === 'on') this.arrange()
      else this.#later(AGAIN, async () => this.arrange())
    })
  }

  async #thinkAndDo(question: NonNullable<ReturnType<typeof thoughtOf>>, length: number): Promise<'on' | 'again'> {
    try {
      const plan = await this.#house.think(question)
      await this.#charge.inTurn(() => this.#carryOut(plan, length))
      return 'on'
    } catch (error) {
      this.#house.onTrouble(error)
      this.#charge.trouble(BOT_FAILED)
      return 'again'
    }
  }

  /** In order, until a die is rolled, something is revealed or another seat is asked. */
  async #carryOut(plan: readonly string[], length: number): Promise<void> {
    const { room, row } = this.#charge
    const seat = room?.table.decision?.seat
    if (room === null || seat === undefined || room.length !== length || row.state !== 'playing') return
    if (!isBot(room.players[seat] ?? 'person')) return
    if (plan.length === 0) throw new Fault('illegal', 'The bot gave no answer.')
    this.#charge.trouble(null)
    room.actTogether(seat, plan, length)
    await this.#charge.record(deedOf(room, seat, length), room, length)
  }
}

const deedOf = ({ table }: Room, seat: Seat, from: number): Deed => ({
  kind: 'act',
  seat,
  entries: table.log.slice(from),
  link: null,
})
