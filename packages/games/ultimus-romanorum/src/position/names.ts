/** The names of an edition, by which positions are written. */
import { type Names, namesOf } from '@tabularium/engine/fields'
import { type Board, derived } from '../board.ts'
import { stratagemIds } from '../stratagem-kinds.ts'

export const namesIn: (board: Board) => Names = derived((board) =>
  namesOf({
    place: board.placeIds,
    zone: board.placeIds.slice(0, board.zones),
    piece: board.pieceIds,
    leader: board.pieceIds.slice(0, board.leaders),
    people: board.peoples.map(({ id }) => id),
    diocese: board.dioceses.map(({ id }) => id),
    fleet: board.fleetIds,
    stratagem: stratagemIds,
  }),
)
