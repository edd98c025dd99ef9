/** The names of an edition, by which positions are written. */
import { type Names, namesOf } from '@tabularium/engine/fields'
import { type Board, derived } from '../board.ts'
import { powerNames } from '../terms.ts'

export const namesIn: (board: Board) => Names = derived((board) =>
  namesOf({
    space: board.spaceIds,
    leader: board.leaders.map(({ id }) => id),
    tribe: board.tribes.map(({ id }) => id),
    province: board.provinces.map(({ id }) => id),
    card: board.cards.map(({ id }) => id),
    power: powerNames,
  }),
)
