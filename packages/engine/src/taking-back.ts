/** Who may take back the last action, why nobody may, and who may do again what was taken back. */
import type { Seat } from './contract.ts'
import { Fault } from './fault.ts'
import type { Entry } from './history.ts'
import type { Told } from './table.ts'

/** Something done that was taken back, and by whom. */
export interface TakenBack extends Entry {
  readonly by: Seat
}

/** Who acted and who was asked may, until it is sealed; who was asked has the last word over a helper though the turn went on. */
export function mayUndo(last: Entry | undefined, seat: Seat): boolean {
  return last !== undefined && isHis(last, seat) && (!last.sealed || mayOverrule(last, seat))
}

const isHis = ({ seat: doer, asked }: Entry, seat: Seat): boolean => doer === seat || asked === seat

export function undoFault(last: Entry | undefined, seat: Seat, seats: readonly string[]): Fault | undefined {
  if (mayUndo(last, seat)) return undefined
  if (last === undefined) return new Fault('undo', 'There is nothing to take back.')
  if (!isHis(last, seat)) return new Fault('undo', `The last action was done by ${seats[last.seat]}.`)
  return new Fault('undo', 'A die was rolled, something was revealed or the turn went on: it cannot be taken back.')
}

const mayOverrule = ({ turned, seat: helper, asked }: Entry, seat: Seat): boolean =>
  turned && asked === seat && helper !== asked

/** What who was asked took back, no helper does again. */
export function mayRedo(last: TakenBack | undefined, seat: Seat): boolean {
  return last !== undefined && isHis(last, seat) && (last.by !== last.asked || last.by === seat)
}

export function redoFault(last: TakenBack | undefined, seat: Seat, seats: readonly string[]): Fault | undefined {
  if (mayRedo(last, seat)) return undefined
  if (last === undefined) return new Fault('undo', 'There is nothing to do again.')
  if (!isHis(last, seat)) return new Fault('undo', `What was taken back had been done by ${seats[last.seat]}.`)
  return new Fault('undo', `It was taken back by ${seats[last.by]}, who has the last word.`)
}

/**
 * Why a seat may not take back the last action.
 * - `nothing`: nothing has been done
 * - `other`: somebody else did it
 * - `die`: a die was rolled
 * - `shown`: something hidden came to light
 * - `turn`: somebody else is asked now
 */
export type UndoBar = 'nothing' | 'other' | 'die' | 'shown' | 'turn'

export function undoBar(last: Entry | undefined, told: readonly Told[], seat: Seat): UndoBar {
  if (last === undefined) return 'nothing'
  if (last.seat !== seat && last.asked !== seat) return 'other'
  if (told.some(({ event }) => event.type === 'roll')) return 'die'
  return told.some(({ seats, shown }) => seats !== undefined || shown) ? 'shown' : 'turn'
}

/**
 * The positions before the last actions, by their numbers: who may take one back is told what it was. Those of what was last done
 * together are at hand, and of what was done before that; positions that are kept for longer only cost memory.
 */
export class Recent {
  readonly #positions = new Map<number, unknown>()
  /** The first of what was last done together. */
  #latest = 0

  remember(number: number, state: unknown, joined: boolean): void {
    if (!joined) {
      for (const old of this.#positions.keys()) if (old < this.#latest) this.#positions.delete(old)
      this.#latest = number
    }
    this.#positions.set(number, state)
  }

  /** Those from that number on have not been. */
  forget(from: number): void {
    for (const number of this.#positions.keys()) if (number >= from) this.#positions.delete(number)
    this.#latest = Math.min(this.#latest, from)
  }

  before(number: number, find: () => unknown): unknown {
    const known = this.#positions.get(number)
    if (known !== undefined) return known
    const found = find()
    this.#positions.set(number, found)
    return found
  }
}
