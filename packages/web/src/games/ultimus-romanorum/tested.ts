/** Whom a die of Ultimus Romanorum is rolled for, and where on the map that is. */
import type { Roll } from '@tabularium/engine'
import { board, campOf, homeOf, leaders, placeOf, type View } from '@tabularium/ultimus-romanorum/shown'

/** UR-9.3.5-a UR-9.3.5-d: the Augusti in their boxes while an enemy unit stands in the zone. */
function besieged(view: View): readonly string[] {
  return board.refuges.flatMap(({ id, half, zone }) => {
    const { augustus } = half === 'east' ? view.east : view.west
    if (augustus === undefined || view.pieces[augustus]?.at !== `${id}-box`) return []
    const isHeld = Object.entries(view.pieces).some(
      ([piece, { at }]) => at === zone && !leaders.has(piece) && campOf(view, piece) === 'barbarian',
    )
    return isHeld ? [augustus] : []
  })
}

/** The leader whose fate it decides; null: nobody's, or it is not told whose. */
export function leaderTested({ purpose }: Roll, view: View): string | null {
  if (typeof purpose.leader === 'string') return purpose.leader
  const inBoxes = besieged(view)
  // UR-9.3.5-d: only Constantinopolis has walls that are rolled for.
  if (purpose.for === 'walls') return inBoxes.find((leader) => leader === view.east.augustus) ?? null
  return purpose.for === 'siege' && inBoxes.length === 1 ? (inBoxes[0] ?? null) : null
}

/** Where a die that names no place lies; null: nowhere on the map. */
export function fallsAt(roll: Roll, view: View): string | null {
  const leader = leaderTested(roll, view)
  if (leader !== null) return placeOf(view, leader) ?? null
  const { people } = roll.purpose
  if (typeof people === 'string') return homeOf(view, people) ?? null
  return roll.purpose.for === 'council' ? (view.council ?? null) : null
}
