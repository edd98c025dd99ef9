/** Where prices and chances stand beside the places they are about, so that each can be read. */
import type { Option } from '../../play/options.ts'
import type { AnyBoard, PlaceName, Standing } from '../board-part.ts'

export type Spot = readonly [x: number, y: number]

export interface PlacedChip {
  readonly place: PlaceName
  readonly cost: number
  readonly spot: Spot
  /** From the middle of what it is about to where it stands, in units of the map. */
  readonly aside: Spot
}

export interface PlacedPill {
  readonly place: PlaceName
  readonly odds: number
  /** What it costs, in words; empty: nothing. */
  readonly cost: string
  readonly spot: Spot
}

/** How far a pill hangs below what it is about, in pixels. */
export const HANGS = 20
/** So far from a pill's middle a chip is free of it, and a counter has at least so many pixels. */
const ASIDE = 70
const APART = 27
const COUNTER = 40

/** How far beside a piece its price stands, of half its width and height. */
const BESIDE = 0.92

const best = (options: readonly Option[]): Option | undefined => options.toSorted((a, b) => a.cost - b.cost)[0]

/** About what stands in a place, or its disc, so that neither is hidden; within an outline, in its middle. */
function about(board: AnyBoard, place: PlaceName, stands: Standing | null): (aside: number, down: number) => Spot {
  const [x, y] = stands?.at ?? board.at(place)
  const half = board.outline(place) === null ? board.disc : 0
  const [w, h] = stands?.half ?? [half, half]
  return (aside, down) => [x + aside * w, y + down * h]
}

/** Whether a chip there would lie under that pill. */
function isUnder({ counter }: AnyBoard, [x, y]: Spot, { spot }: PlacedPill): boolean {
  const unit = counter / COUNTER
  return Math.abs(spot[0] - x) < ASIDE * unit && Math.abs(spot[1] - y + HANGS * unit) < APART * unit
}

/** `standing`: what stands in a place and would be covered. `price`: a cost in words. */
export function placed(
  board: AnyBoard,
  lit: ReadonlyMap<PlaceName, readonly Option[]>,
  standing: (place: PlaceName) => Standing | null,
  price: (cost: number) => string,
): { readonly chips: readonly PlacedChip[]; readonly pills: readonly PlacedPill[] } {
  const pills: PlacedPill[] = []
  const chips: (() => PlacedChip)[] = []
  for (const [place, options] of lit) {
    const { odds = null, cost = 0 } = best(options) ?? {}
    const spotAt = about(board, place, standing(place))
    if (odds !== null) pills.push({ place, odds, cost: cost > 0 ? price(cost) : '', spot: spotAt(0, 1) })
    else if (cost > 0) {
      chips.push(() => {
        const isCovered = pills.some((pill) => isUnder(board, spotAt(BESIDE, -BESIDE), pill))
        const [mx, my] = spotAt(0, 0)
        const spot = spotAt(isCovered ? -BESIDE : BESIDE, -BESIDE)
        return { place, cost, spot, aside: [spot[0] - mx, spot[1] - my] }
      })
    }
  }
  return { chips: chips.map((chip) => chip()), pills }
}
