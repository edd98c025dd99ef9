/** How a view changes with an event. What no board shows is left to the next view. */
import type { Roll } from '@tabularium/engine'
import type { GatesEvent } from '../events.ts'
import type { View } from './view.ts'

export function reduce(view: View, event: GatesEvent | Roll): View {
  switch (event.type) {
    case 'vp':
      return { ...view, vp: event.to }
    case 'plunder':
      return { ...view, plunder: event.to }
    case 'phase':
      return { ...view, phase: event.phase }
    default:
      return view
  }
}
