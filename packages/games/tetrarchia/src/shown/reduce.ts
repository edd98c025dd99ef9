/** How a view changes with an event. What no board shows is left to the next view. */
import type { Roll } from '@tabularium/engine'
import type { TetrarchiaEvent } from '../events.ts'
import type { Army, View } from './view.ts'

export function reduce(view: View, event: TetrarchiaEvent | Roll): View {
  const change = changeOf(view, event)
  return change === null ? view : { ...view, ...change }
}

function changeOf(view: View, event: TetrarchiaEvent | Roll): Partial<View> | null {
  switch (event.type) {
    case 'turn':
      return { turn: event.turn, ip: event.ip }
    case 'fleet':
      return { fleets: shifted(view.fleets, event.sea, 1) }
    case 'sail':
      return { fleets: shifted(shifted(view.fleets, event.from, -1), event.to, 1), ip: view.ip - 1 }
    case 'arrive':
      return { emperors: { ...view.emperors, [event.emperor]: event.at } }
    case 'move':
      return { emperors: { ...view.emperors, [event.emperor]: event.to }, ip: view.ip - event.cost }
    case 'leave':
      return { emperors: { ...view.emperors, [event.emperor]: null } }
    case 'token':
      return { tokens: replaced(view.tokens, event) }
    case 'army':
      return { armies: marched(view.armies, event) }
    default:
      return null
  }
}

function shifted(fleets: View['fleets'], sea: string, by: number): View['fleets'] {
  return { ...fleets, [sea]: (fleets[sea] ?? 0) + by }
}

type Of<Type> = Extract<TetrarchiaEvent, { type: Type }>

function replaced(tokens: View['tokens'], { at, now }: Of<'token'>): View['tokens'] {
  const left: View['tokens'] = Object.fromEntries(
    Object.entries(tokens).map(([kind, places]) => [kind, places.filter((place) => place !== at)]),
  )
  return now === null ? left : { ...left, [now]: [...(left[now] ?? []), at] }
}

function marched(armies: View['armies'], event: Of<'army'>): readonly (Army | null)[] {
  switch (event.change) {
    case 'enter': {
      const free = armies.indexOf(null)
      return armies.map((army, i) => (i === free ? { region: event.region, at: event.at } : army))
    }
    case 'advance':
      return armies.map((army) => (army?.at === event.from ? { ...army, at: event.to } : army))
    case 'destroyed':
      return armies.map((army) => (army?.at === event.at ? null : army))
    default:
      return armies
  }
}
