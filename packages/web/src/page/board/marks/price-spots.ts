/** Where prices and chances stand beside the places they are about, so that each can be read. */
import type { Option } from '../../play/options.ts'
import type { AnyBoard, PlaceName, Standing } from '../board-part.ts'
import { pillWidth } from '../counters/pill-width.ts'

export type Spot = readonly [x: number, y: number]

export interface PlacedChip {
  readonly place: PlaceName
  readonly cost: number
  readonly spot: Spot
}

export interface PlacedPill {
  readonly place: PlaceName
  readonly odds: number
  /** What it costs, in words; empty: nothing. */
  readonly cost: string
  readonly spot: Spot
}

/** Letters of a pill, and how far it hangs below what it is about, in pixels. */
export const LETTERS = 15
export const HANGS = 20
/** A counter has at least so many pixels: marks beside it are at most so large. */
const COUNTER = 40
const CHIP = 12

const best = (options: readonly Option[]): Option | undefined =>
  options.reduce<Option | undefined>((a, b) => (a === undefined || b.cost < a.cost ? b : a), undefined)

/** Beside the piece or the disc, so that neither is hidden: to its right, or to its left. */
function corner(board: AnyBoard, place: PlaceName, stands: Standing | null, side: 1 | -1): Spot {
  const [x, y] = board.at(place)
  if (stands !== null) return [stands.at[0] + side * stands.half[0] * 0.92, stands.at[1] - stands.half[1] * 0.92]
  if (board.outline(place) !== null) return [x, y]
  return [x + side * board.disc * 0.95, y - board.disc * 0.9]
}

function below(board: AnyBoard, place: PlaceName, stands: Standing | null): Spot {
  if (stands !== null) return [stands.at[0], stands.at[1] + stands.half[1]]
  const [x, y] = board.at(place)
  return board.outline(place) !== null ? [x, y] : [x, y + board.disc]
}

/** Whether a chip there would lie under that pill. */
function isUnder(board: AnyBoard, [x, y]: Spot, { spot, cost }: PlacedPill): boolean {
  const unit = board.counter / COUNTER
  const [aside, apart] = [Math.abs(spot[0] - x) / unit, Math.abs((spot[1] - y) / unit + HANGS)]
  return aside < pillWidth(cost, LETTERS) / 2 + CHIP && apart < LETTERS + CHIP
}

/** `standing`: what stands in a place and would be covered. `price`: a cost in words. */
export function placed(
  board: AnyBoard,
  lit: ReadonlyMap<PlaceName, readonly Option[]>,
  standing: (place: PlaceName) => Standing | null,
  price: (cost: number) => string,
): { readonly chips: readonly PlacedChip[]; readonly pills: readonly PlacedPill[] } {
  const pills: PlacedPill[] = []
  const free: PlacedChip[] = []
  for (const [place, options] of lit) {
    const { odds = null, cost = 0 } = best(options) ?? {}
    const stands = standing(place)
    if (odds !== null) {
      pills.push({ place, odds, cost: cost > 0 ? price(cost) : '', spot: below(board, place, stands) })
    } else if (cost > 0) free.push({ place, cost, spot: corner(board, place, stands, 1) })
  }
  const chips = free.map((chip) =>
    pills.some((pill) => isUnder(board, chip.spot, pill))
      ? { ...chip, spot: corner(board, chip.place, standing(chip.place), -1) }
      : chip,
  )
  return { chips, pills }
}
