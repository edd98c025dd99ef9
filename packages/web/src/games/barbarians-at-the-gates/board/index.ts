/** The board of Barbarians at the Gates, for the page to lay marks on. */
import { spaceName } from '@tabularium/barbarians-at-the-gates/lexicon'
import type { View } from '@tabularium/barbarians-at-the-gates/shown'
import type { BoardPart } from '../../../page/board/board-part.ts'
import { chart, fit, places, pointOf, sheet, theatres } from './chart.ts'
import { piecesAt, standing } from './forces.ts'
import { Lettering } from './lettering.tsx'
import { ownersIn } from './owners.ts'
import { Pieces } from './pieces.tsx'
import { planned } from './planned.ts'
import { Scenery, Small } from './scenery.tsx'
import { contents, pieceWords } from './spoken.ts'
import { subject } from './subject.ts'
import { Washes } from './washes.tsx'
import '../../../style/gates-board.css'

export const board: BoardPart<View> = {
  sheet,
  fit,
  theatres,
  planned,
  subject,
  Scenery,
  Small,
  Washes,
  holders: ownersIn,
  Lettering,
  Pieces,
  places,
  at: pointOf,
  outline: () => null,
  disc: chart.type.disc,
  counter: chart.type.counter,
  standing,
  piecesAt,
  placeWords: spaceName,
  pieceWords,
  contents,
}
