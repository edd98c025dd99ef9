/** Who acts, as he is told apart from others: by his name, and where he stands if the name does not say so. */
import type { PieceName } from '../board/board-part.ts'
import type { Play } from '../play/play.ts'
import { language } from '../settings.ts'

export function actorWords({ session: { page, view }, whereabouts }: Play, piece: PieceName): readonly string[] {
  const place = whereabouts.value.get(piece)
  const name = page.board?.pieceWords(piece, view.value, language.value) ?? piece
  const where = place === undefined ? '' : (page.board?.placeWords(place, language.value) ?? '')
  return where === '' || name.includes(where) ? [name] : [name, where]
}
