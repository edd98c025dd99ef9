/** The referee for a program that plays one seat and is not trusted: it learns what its seat may know, and acts for no other. */
import { isObject, type Json, type JsonObject, type Seat } from '../contract.ts'
import { Fault } from '../fault.ts'
import type { Room } from '../room/room.ts'
import { type Answer, answer, noSuchOp, opIn } from './answer.ts'
import { ops } from './ops.ts'
import { summary } from './replies.ts'
import { Rooms } from './rooms.ts'

const TABLE = 'main'

/** The ops of the referee that a seat has; true: they take a seat, which is its own. */
const offered: ReadonlyMap<string, boolean> = new Map([
  ['legal', false],
  ['why', false],
  ['reach', false],
  ['act', true],
  ['view', true],
  ['events', true],
  ['map', false],
  ['outcome', false],
])

/** Only for the program itself: where it sits. */
const SIT = 'sit'

export class SeatReferee {
  readonly #rooms: Rooms
  readonly #room: Room
  readonly #seat: Seat
  readonly #terms: JsonObject

  /** `terms`: what `sit` tells besides the table, such as the time for a move. */
  constructor(room: Room, seat: Seat, terms: JsonObject) {
    this.#rooms = new Rooms([room.table.game])
    this.#rooms.put(TABLE, room)
    this.#room = room
    this.#seat = seat
    this.#terms = terms
  }

  /** How many actions have been done at the table. */
  get length(): number {
    return this.#room.length
  }

  /** To be asked only while the seat is, or when the game is over. */
  handle(line: string): Answer {
    return answer(line, (request) => {
      const name = opIn(request)
      if (request.table !== undefined) throw new Fault('malformed', "'table' is no member here: there is one table.")
      return this.#ownAlone(name === SIT ? this.#sit(request) : this.#run(name, request))
    })
  }

  #run(name: string, request: JsonObject): JsonObject {
    const [op, takesSeat] = [ops.get(name), offered.get(name)]
    if (op === undefined || takesSeat === undefined) throw noSuchOp(name, [SIT, ...offered.keys()])
    if (!takesSeat) return op(this.#rooms, request)
    this.#checkSeat(request.seat)
    return op(this.#rooms, { ...request, seat: this.#seat })
  }

  /** How many choices another seat has may tell what it holds. */
  #ownAlone(reply: JsonObject): JsonObject {
    const { next } = reply
    if (next === undefined || !isObject(next) || next.seat === this.#seat) return reply
    const { choices: _, ...told } = next
    return { ...reply, next: told }
  }

  #sit({ op: _, id: __, ...rest }: JsonObject): JsonObject {
    const [other] = Object.keys(rest)
    if (other !== undefined) throw new Fault('malformed', `'${other}' is no member of this request.`)
    return { ...summary(TABLE, this.#room.table), you: this.#seat, ...this.#terms }
  }

  #checkSeat(named: Json | undefined): void {
    const own = this.#room.table.seats[this.#seat]
    if (named === undefined || named === this.#seat || named === own) return
    throw new Fault('turn', `This program plays ${own} alone.`)
  }
}
