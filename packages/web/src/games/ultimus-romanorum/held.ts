/** What lies where, worked out once for each view and kept as it is where nothing has changed: that is not drawn again. */
import { type Counter, heldIn as gathered, type Held, isLeader, type View } from '@tabularium/ultimus-romanorum/shown'

export const NOTHING: Held = { roman: [], barbarian: [], fleets: [], markers: [] }

const known = new WeakMap<View, ReadonlyMap<string, Held>>()

export function heldIn(view: View): ReadonlyMap<string, Held> {
  const found =
    known.get(view) ?? new Map([...gathered(view)].map(([place, held]) => [place, sameAsBefore(place, held)]))
  known.set(view, found)
  return found
}

/** What lay in each place when it was last looked at, and how it can be told from anything else. */
const before = new Map<string, { readonly mark: string; readonly held: Held }>()

/** The very same object if nothing there has changed. */
function sameAsBefore(place: string, held: Held): Held {
  const mark = markOf(held)
  const last = before.get(place)
  if (last?.mark === mark) return last.held
  before.set(place, { mark, held })
  return held
}

function markOf({ roman, barbarian, fleets, markers }: Held): string {
  const counter = (c: Counter) => [c.id, c.isAtPeace, c.moved, c.rallied, c.mark, isLeader(c) ? c.title : c.weak].join()
  return JSON.stringify([roman.map(counter), barbarian.map(counter), fleets, markers])
}
