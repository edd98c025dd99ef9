/** Tetrarchia's board, as the page needs it. */
import type { Language } from '@tabularium/engine'
import { board, emperors, seas, tokenAt, type View } from '@tabularium/tetrarchia/shown'
import type { BoardPart, PieceName, PlaceName } from '../../../page/board/board-part.ts'
import { pageWords } from '../words/index.ts'
import { placeName } from '../words/names.ts'
import { chart, middle } from './chart.ts'
import { Pieces } from './pieces.tsx'
import { Lettering, Scenery } from './scenery.tsx'
import { piecesIn, standingOf } from './standing.ts'

function contents(place: PlaceName, view: View, language: Language): string {
  const words = pageWords[language]
  if (seas.has(place)) return words.fleets(view.fleets[place] ?? 0)
  const token = tokenAt(view, place)
  const laid = token === null ? [] : [words.token[token]]
  return [...laid, ...piecesIn(place, view).map((piece) => pieceName(piece, language))].join(', ')
}

function pieceName(piece: PieceName, language: Language): string {
  const words = pageWords[language]
  const emperor = emperors.find((name) => name === piece)
  return emperor === undefined ? words.army : words.emperor[emperor]
}

function pieceWords(piece: PieceName, view: View, language: Language): string {
  if (seas.has(piece)) return `${pageWords[language].fleets(view.fleets[piece] ?? 0)}, ${placeName(piece)}`
  const emperor = emperors.find((name) => name === piece)
  const place = emperor === undefined ? piece.slice('army '.length) : view.emperors[emperor]
  return place === null ? pieceName(piece, language) : `${pieceName(piece, language)}, ${placeName(place)}`
}

/** Nobody owns land here: whose token lies there, or which trouble, and where an army stands. */
function heldBy(view: View): ReadonlyMap<PlaceName, string> {
  const armies = view.armies.flatMap((army): [string, string][] => (army == null ? [] : [[army.at, 'barb']]))
  const tokens = board.provinces.flatMap(({ id }): [string, string][] => {
    const token = tokenAt(view, id)
    return token === null ? [] : [[id, token]]
  })
  return new Map([...tokens, ...armies])
}

export const boardPart: BoardPart<View> = {
  sheet: chart.view,
  // From BRITANNIA to LIBYA, from MAVRETANIA to PERSIA: at 1440 by 900 a counter of 46 units is 40 pixels wide.
  fit: [0, 36, 1575, 922],
  Scenery,
  holders: heldBy,
  Lettering,
  Pieces,
  places: [...board.seas, ...board.provinces].map(({ id }) => id),
  at: middle,
  outline: () => null,
  disc: chart.disc,
  counter: 46,
  standing: standingOf,
  piecesAt: piecesIn,
  placeWords: placeName,
  pieceWords,
  contents,
}
