/** The phases of a turn, as far as an evaluation has to tell them apart. */
import { frame, type State } from '../state.ts'

/** Where in the turn it is: what of it is still to come. */
export interface Moment {
  /** The Barbarians have moved: conflicts are fought as they stand. */
  readonly fights: boolean
  /** The Roman may still march before the Barbarians move. */
  readonly marches: boolean
  /** The Roman may still buy before the next strike. */
  readonly buys: boolean
  /** Incomes before the next strike. */
  readonly incomes: number
  /** What still has to be paid for the counters, in times. */
  readonly dues: number
}

const AFTER: Moment = { fights: true, marches: true, buys: true, incomes: 1, dues: 0 }
const moments: Readonly<Record<string, Moment>> = {
  'set-up': { fights: false, marches: true, buys: true, incomes: 1, dues: 0 },
  expenditure: { fights: false, marches: true, buys: true, incomes: 0, dues: 1 },
  purchase: { fights: false, marches: true, buys: false, incomes: 0, dues: 0 },
  entry: { fights: false, marches: true, buys: false, incomes: 0, dues: 0 },
  'roman-movement': { fights: false, marches: false, buys: false, incomes: 0, dues: 0 },
  march: { fights: false, marches: false, buys: false, incomes: 0, dues: 0 },
}

export const momentOf = (s: State): Moment => moments[frame(s).kind] ?? AFTER
