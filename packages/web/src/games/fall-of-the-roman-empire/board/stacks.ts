/** What stands where: the stacks of both sides as plates and counters, and their sizes. */
import { asked, type Stand, standAt, type View } from '@tabularium/fall-of-the-roman-empire/shown'
import type { Point, Standing } from '../../../page/board/board-part.ts'
import { type Cell, plateSize } from '../../../page/board/counters/plate.tsx'
import { icons } from '../icons.ts'
import { chart, shapeOf } from './chart.ts'

export type SideName = 'roman' | 'barbarian'

/** Of a plate's height, which is 1.12 times its size. */
export const SIZE = chart.type.plate / 1.12
/** What acts is drawn as much larger. */
export const ACTING = chart.type.alone[1] / chart.type.plate

const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']
/** How many Legions, as on their standards. */
export const numeral = (legions: number): string => NUMERALS[legions] ?? String(legions)

const spent = (number: number, moved: number): boolean => number > 0 && moved >= number

/** Legions, Forces, then what does not march. */
export function romanCells(stand: Stand): readonly Cell[] {
  const { legions = 0, forces = 0, fort = false, wall = false, movedLegions = 0, movedForces = 0 } = stand
  const cells: Cell[] = []
  if (legions > 0) {
    cells.push({ icon: icons.legion, number: numeral(legions), tone: spent(legions, movedLegions) ? 'spent' : 'gold' })
  }
  if (forces > 0) cells.push({ icon: icons.force, number: forces, tone: spent(forces, movedForces) ? 'spent' : '' })
  if (fort && wall) cells.push({ icon: icons.fort, below: icons.wall })
  else if (fort || wall) cells.push({ icon: fort ? icons.fort : icons.wall })
  return cells
}

export function barbarianCells(stand: Stand): readonly Cell[] {
  const { barbarianForces = 0, cavalry = 0, movedBarbarianForces = 0, movedCavalry = 0 } = stand
  const cells: Cell[] = []
  if (barbarianForces > 0) {
    const tone = spent(barbarianForces, movedBarbarianForces) ? 'spent' : ''
    cells.push({ icon: icons.horde, number: barbarianForces, tone })
  }
  if (cavalry > 0) {
    cells.push({ icon: icons.cavalry, number: cavalry, tone: spent(cavalry, movedCavalry) ? 'spent' : '' })
  }
  return cells
}

export const cellsOf = (stand: Stand, side: SideName): readonly Cell[] =>
  side === 'roman' ? romanCells(stand) : barbarianCells(stand)

/** Beside each other where both stand, else in the middle of the room for a stack. */
export function spotOf(area: string, stand: Stand, side: SideName): Point {
  const shape = shapeOf(area)
  const isContested = romanCells(stand).length > 0 && barbarianCells(stand).length > 0
  return isContested ? shape[side] : shape.alone
}

const barbarianAsks = new Set(['set-up', 'entry', 'barbarian-movement', 'host', 'losses', 'ride'])

/** A stack goes by the name of its area: of two, that of the side which is asked is meant. */
export function sideMeant(view: View, area: string): SideName {
  const stand = standAt(view, area)
  if (romanCells(stand).length === 0) return 'barbarian'
  if (barbarianCells(stand).length === 0) return 'roman'
  return barbarianAsks.has(asked(view)?.kind ?? '') ? 'barbarian' : 'roman'
}

export function standing(area: string, view: View): Standing | null {
  const stand = standAt(view, area)
  const side = sideMeant(view, area)
  const cells = cellsOf(stand, side).length
  if (cells === 0) return null
  const isEight = side === 'barbarian' && cells === 1
  const [width, height] = isEight ? [chart.type.plate, chart.type.plate] : plateSize(cells, SIZE)
  const half = [(width * ACTING) / 2, (height * ACTING) / 2] as const
  return { at: spotOf(area, stand, side), form: isEight ? 'eight' : 'plate', half }
}
