/** Who may take back the last action, and who may do again what was taken back. */
import type { Seat } from './contract.ts'
import { Fault } from './fault.ts'
import type { Entry } from './history.ts'

/** Something done that was taken back, and by whom. */
export interface TakenBack extends Entry {
  readonly by: Seat
}

/** Who acted and who was asked may, until it is sealed; who was asked has the last word over a helper though the turn went on. */
export function undoFault(last: Entry | undefined, seat: Seat, seats: readonly string[]): Fault | undefined {
  if (last === undefined) return new Fault('undo', 'There is nothing to take back.')
  if (last.seat !== seat && last.asked !== seat) {
    return new Fault('undo', `The last action was done by ${seats[last.seat]}.`)
  }
  if (last.sealed && !mayOverrule(last, seat)) {
    return new Fault('undo', 'A die was rolled, something was revealed or the turn went on: it cannot be taken back.')
  }
  return undefined
}

const mayOverrule = ({ turned, seat: helper, asked }: Entry, seat: Seat): boolean =>
  turned === true && asked === seat && helper !== asked

/** What who was asked took back, no helper does again. */
export function redoFault(last: TakenBack | undefined, seat: Seat, seats: readonly string[]): Fault | undefined {
  if (last === undefined) return new Fault('undo', 'There is nothing to do again.')
  if (last.seat !== seat && last.asked !== seat) {
    return new Fault('undo', `What was taken back had been done by ${seats[last.seat]}.`)
  }
  if (last.by === last.asked && last.by !== seat) {
    return new Fault('undo', `It was taken back by ${seats[last.by]}, who has the last word.`)
  }
  return undefined
}
