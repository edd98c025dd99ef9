/** What the page needs to know of this board. */
import { holderOf, nameOf, standAt, type View } from '@tabularium/fall-of-the-roman-empire/shown'
import type { BoardPart } from '../../../page/board/board-part.ts'
import { contents, stackWords } from '../words/stand.ts'
import { chart, FIT, middleOf, shapeOf } from './chart.ts'
import { Pieces } from './pieces.tsx'
import { Lettering, Scenery } from './scenery.tsx'
import { barbarianCells, romanCells, sideMeant, standing } from './stacks.ts'
import { Washes } from './washes.tsx'
import './fall.css'
import '../panels/panels.css'

export const board: BoardPart<View> = {
  sheet: chart.view,
  fit: FIT,
  Scenery,
  Washes,
  holders: (view) =>
    new Map(
      chart.areas.flatMap(({ id }): [string, string][] => {
        const held = holderOf(view, id)
        return held === null ? [] : [[id, held === 'barbarian' ? 'barb' : 'rome']]
      }),
    ),
  Lettering,
  Pieces,
  places: chart.areas.map(({ id }) => id),
  at: middleOf,
  outline: (place) => shapeOf(place).outline,
  ground: () => 'land',
  disc: chart.type.plate / 2,
  counter: chart.type.plate,
  standing,
  piecesAt(place, view) {
    const stand = standAt(view, place)
    return romanCells(stand).length + barbarianCells(stand).length > 0 ? [place] : []
  },
  placeWords: nameOf,
  pieceWords: (piece, view, language) => stackWords(standAt(view, piece), sideMeant(view, piece), language),
  contents: (place, view, language) => contents(standAt(view, place), language),
}
