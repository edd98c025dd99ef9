/**
 * The referee: one line of JSON asks, one line answers. It plays any game for a client in any language and can be
 * given anything: what it does not understand it refuses, and nothing has changed.
 */
import type { AnyGame } from './contract.ts'
import { answer, noSuchOp, opIn } from './referee/answer.ts'
import { ops } from './referee/ops.ts'
import { Rooms } from './referee/rooms.ts'

export { type Answer, LONGEST_LINE } from './referee/answer.ts'
export { SeatReferee } from './referee/at-seat.ts'

export class Referee {
  readonly #rooms: Rooms

  constructor(games: readonly AnyGame[]) {
    this.#rooms = new Rooms(games)
  }

  /** Answers one line, without its line break, by one line, without one. Never throws. */
  handle(line: string): string {
    return answer(line, (request) => {
      const name = opIn(request)
      const op = ops.get(name)
      if (op === undefined) throw noSuchOp(name, ops.keys())
      return op(this.#rooms, request)
    }).reply
  }
}
