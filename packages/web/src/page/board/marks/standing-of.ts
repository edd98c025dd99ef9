import type { Play } from '../../play/play.ts'
import type { PieceName, Standing } from '../board-part.ts'

/** Where a piece stands in what is shown; null: nowhere on the map. */
export function standingOf({ session }: Play, piece: PieceName | null): Standing | null {
  const { board } = session.page
  const view = session.view.value
  return piece === null || board === undefined || view === null ? null : board.standing(piece, view)
}
