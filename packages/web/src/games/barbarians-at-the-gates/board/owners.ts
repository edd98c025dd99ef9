/** Whose each space is, as classes of counters.css. */
import { controlOf, type PowerName, spaces, type View } from '@tabularium/barbarians-at-the-gates/shown'
import type { PlaceName } from '../../../page/board/board-part.ts'
import type { Owner } from '../../../page/board/counters/counter.tsx'
import { sideOfPower } from '../sides.ts'

export const ownerOfPower = (power: PowerName): Owner => sideOfPower[power]

/** The Eastern Roman Empire counts as Loyalist, and is drawn as the East's. */
const EAST = 'eastern-roman-empire'

/** null: a Transit space is nobody's. */
export function ownerOf(view: View, space: PlaceName): Owner | null {
  if (space === EAST) return 'east'
  const control = controlOf(view, space)
  return control === 'none' || spaces.get(space)?.type === 'transit' ? null : sideOfPower[control]
}

export const washed: readonly Owner[] = ['rome', 'east', 'usurper', 'foed', 'barb']

const known = new WeakMap<View['spaces'], ReadonlyMap<PlaceName, Owner>>()

/** Of every space that is somebody's. */
export function ownersIn(view: View): ReadonlyMap<PlaceName, Owner> {
  const found = known.get(view.spaces)
  if (found !== undefined) return found
  const all = [...spaces.keys()].flatMap((space): [PlaceName, Owner][] => {
    const owner = ownerOf(view, space)
    return owner === null ? [] : [[space, owner]]
  })
  const owners = new Map(all)
  known.set(view.spaces, owners)
  return owners
}
