/** Where a question is about that is answered by a card or in the panel: the battle, the siege, whoever is on his way. */
import { isSpace, placeOf, type View } from '@tabularium/barbarians-at-the-gates/shown'
import { isObject, type Json, type JsonObject } from '@tabularium/engine'
import type { PlaceName } from '../../../page/board/board-part.ts'

/** What of a frame says where it is, the nearest first. */
const PLACES = ['space', 'into', 'at', 'capital', 'from']

const text = (value: Json | undefined): string | null => (typeof value === 'string' ? value : null)

function placeIn(view: View, frame: JsonObject): PlaceName | null {
  const [place] = PLACES.flatMap((name) => text(frame[name]) ?? []).filter(isSpace)
  if (place !== undefined) return place
  const { current, leader } = frame
  if (current !== undefined && isObject(current)) return placeIn(view, current)
  const who = text(leader)
  return who === null ? null : placeOf(view, who)
}

/** Of the innermost frame that is somewhere: what goes on around it is older. */
export function subject(view: View): PlaceName | null {
  for (const frame of [...view.stack].reverse()) {
    const place = placeIn(view, { ...frame })
    if (place !== null) return place
  }
  return null
}
