/** Chapter 10 as it is shown: the columns as printed, and every way a conflict may end, by the numbers of both sides. */
import { type Ending, endings } from '../rules/conflict/odds.ts'
import { columnOf, type Field } from '../rules/conflict/round.ts'
import { table } from './fight.ts'

export { columnOf, type Ending, type Field }

/** FR-10-i: as printed over the columns. */
export const COLUMNS = ['<1', '1', '2', '3', '4', '5+']

/** Every way it may end from that round on, with its chance. */
export const endingsOf = (field: Field, round: number): readonly Ending[] => endings(table, field, round)
