/** Where each piece stands. An Emperor goes by his name, the fleets of a zone by the zone's, an army by its province. */
import { active, type EmperorName, emperors, seas, type View } from '@tabularium/tetrarchia/shown'
import type { PieceName, PlaceName, Point, Standing } from '../../../page/board/board-part.ts'
import { middle } from './chart.ts'

/** Half of a counter: at fit on a middling screen it is 40 pixels wide. */
const HALF = 23
/** Figures stand a little above their disc's middle, so that what lies on it can be seen. */
const RAISED = 12
/** How far to the side two Emperors in one province stand. */
const APART = 18

const isEmperor = (name: string): name is EmperorName => emperors.some((emperor) => emperor === name)

export function standingOf(piece: PieceName, view: View): Standing | null {
  const at = placeOf(piece, view)
  return at === null ? null : { at, form: piece.startsWith('army ') ? 'eight' : 'round', half: [HALF, HALF] }
}

function placeOf(piece: PieceName, view: View): Point | null {
  if (seas.has(piece)) return (view.fleets[piece] ?? 0) > 0 ? middle(piece) : null
  if (piece.startsWith('army ')) return raised(piece.slice('army '.length), 10)
  if (!isEmperor(piece)) return null
  const place = view.emperors[piece]
  return place === null ? null : beside(place, piece, view)
}

function raised(place: PlaceName, by: number, aside = 0): Point {
  const [x, y] = middle(place)
  return [x + aside, y - by]
}

/** TE-3.1-f: an Emperor may pass through another's province: then both can be seen. */
function beside(place: PlaceName, emperor: EmperorName, view: View): Point {
  const here = emperors.filter((name) => view.emperors[name] === place)
  if (here.length < 2) return raised(place, RAISED)
  return raised(place, RAISED, here.indexOf(emperor) === 0 ? -APART : APART)
}

/** Who stands there, the one whose turn it is first. */
export function piecesIn(place: PlaceName, view: View): readonly PieceName[] {
  if (seas.has(place)) return (view.fleets[place] ?? 0) > 0 ? [place] : []
  const here: PieceName[] = emperors.filter((name) => view.emperors[name] === place)
  here.sort((a, b) => Number(b === active(view)) - Number(a === active(view)))
  if (view.armies.some((army) => army?.at === place)) here.push(`army ${place}`)
  return here
}
