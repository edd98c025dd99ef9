/** Whose land is whose, over the terrain. */
import { dioceses, halfOf, heldIn, landOf, type View, zones } from '@tabularium/ultimus-romanorum/shown'
import type { PiecesProps } from '../../../page/board/board-part.ts'
import { Washes as OfOwners } from '../../../page/board/counters/wash.tsx'
import { chart } from './chart.ts'
import { ownerOf } from './stacks.ts'

/** Width of the band along a border. */
const BAND = 10

/**
 * Inside the Empire: whoever stands there alone; where nobody stands or both do, its half. Outside, land is nobody's.
 */
function holders(view: View): ReadonlyMap<string, string> {
  const held = heldIn(view)
  return new Map(
    [...zones].map(([id, zone]): [string, string] => {
      const diocese = dioceses.get(zone.diocese ?? '')
      if (diocese === undefined) return [id, landOf(zone)]
      const half = halfOf(diocese) === 'east' ? 'east' : 'rome'
      const there = held.get(id)
      const roman = there?.roman.filter((counter) => 'unit' in counter) ?? []
      const barbarian = there?.barbarian.filter((counter) => 'unit' in counter && !counter.isAtPeace) ?? []
      if (barbarian.length > 0 && roman.length === 0) return [id, ownerOf(barbarian)]
      const owner = roman.length > 0 && barbarian.length === 0 ? ownerOf(roman) : half
      return [id, owner === 'foed' ? 'foed' : half]
    }),
  )
}

const known = new WeakMap<View, ReadonlyMap<string, string>>()

export function holdersOf(view: View): ReadonlyMap<string, string> {
  const found = known.get(view) ?? holders(view)
  known.set(view, found)
  return found
}

export function Washes({ view, colours }: PiecesProps<View>) {
  const owners = holdersOf(view)
  const ofRegion = (id: string) => {
    const zone = zones.get(id)
    return `region ${zone === undefined ? 'wild' : landOf(zone)}`
  }
  return (
    <g class="washes ultimus" clip-path="url(#land)" aria-hidden="true">
      <OfOwners
        band={BAND}
        lands={chart.zones.map(({ id, outline }) => ({
          outline,
          owner: colours === 'owner' ? (owners.get(id) ?? 'wild') : ofRegion(id),
        }))}
      />
    </g>
  )
}
