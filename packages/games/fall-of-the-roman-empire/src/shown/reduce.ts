/** How a view changes with an event. What no board shows is left to the next view. */
import type { Roll } from '@tabularium/engine'
import type { BarbarianCounterName, FallEvent, RomanCounterName } from '../events.ts'
import { type Stand, standAt, type View } from './view.ts'

export function reduce(view: View, event: FallEvent | Roll): View {
  const change = changeOf(view, event)
  return change === null ? view : { ...view, ...change }
}

function changeOf(view: View, event: FallEvent | Roll): Partial<View> | null {
  switch (event.type) {
    case 'phase':
      return { turn: event.turn, areas: rested(view.areas), stack: [{ kind: 'phase', phase: event.phase }] }
    case 'collection':
    case 'payment':
      return { rrp: event.rrp }
    case 'set-up':
      return { areas: counted(view.areas, event.at, 'barbarianForces', event.forces) }
    case 'entry':
      return { areas: counted(view.areas, event.at, barbarian(event.counter), 1) }
    case 'disband':
      return { areas: roman(view.areas, event.at, event.counter, -event.number) }
    case 'purchase':
      return { areas: roman(view.areas, event.at, event.counter, 1), rrp: event.rrp }
    case 'march':
      return { areas: crossed(crossed(view.areas, event, 'legions', 1), event, 'forces', event.forces) }
    case 'move':
      return { areas: crossed(view.areas, event, barbarian(event.counter), event.number) }
    case 'ride':
      return { areas: crossed(view.areas, event, 'cavalry', 1) }
    case 'losses':
      return { areas: fallen(view.areas, event) }
    case 'dead':
      return buried(view, event)
    default:
      return null
  }
}

type Areas = View['areas']
type Of<Type> = Extract<FallEvent, { type: Type }>

/** Each kind of counter, and how many of it have moved. */
const movedOf = {
  legions: 'movedLegions',
  forces: 'movedForces',
  barbarianForces: 'movedBarbarianForces',
  cavalry: 'movedCavalry',
} as const
type Counted = keyof typeof movedOf

const barbarian = (counter: BarbarianCounterName): Counted => (counter === 'cavalry' ? 'cavalry' : 'barbarianForces')

function changed(all: Areas, at: string, change: Stand): Areas {
  return { ...all, [at]: { ...all[at], ...change } }
}

function counted(all: Areas, at: string, what: Counted, by: number): Areas {
  return changed(all, at, { [what]: Math.max(0, (all[at]?.[what] ?? 0) + by) })
}

function roman(all: Areas, at: string, counter: RomanCounterName, by: number): Areas {
  if (counter === 'legion') return counted(all, at, 'legions', by)
  if (counter === 'force') return counted(all, at, 'forces', by)
  return changed(all, at, { [counter]: by > 0 })
}

/** From one area to the next, and marked as having moved. */
function crossed(all: Areas, { from, to }: Of<'march' | 'move' | 'ride'>, what: Counted, number: number): Areas {
  const come = counted(counted(all, from, what, -number), to, what, number)
  const moved = movedOf[what]
  return changed(come, to, { [moved]: (come[to]?.[moved] ?? 0) + number })
}

function fallen(all: Areas, { at, side, forces, cavalry }: Of<'losses'>): Areas {
  if (side === 'roman') return counted(all, at, 'forces', -forces)
  return counted(counted(all, at, 'barbarianForces', -forces), at, 'cavalry', -cavalry)
}

function buried(view: View, { at, legions, forts, walls }: Of<'dead'>): Partial<View> {
  const { legions: _, fort: __, wall: ___, ...rest } = standAt(view, at)
  const { dead } = view
  return {
    areas: { ...view.areas, [at]: rest },
    dead: { legions: dead.legions + legions, forts: dead.forts + forts, walls: dead.walls + walls },
  }
}

/** At the start of a phase nothing has moved yet. */
function rested(all: Areas): Areas {
  return Object.fromEntries(Object.entries(all).map(([id, stand]) => [id, unmoved(stand)]))
}

function unmoved({ movedLegions, movedForces, movedBarbarianForces, movedCavalry, ...rest }: Stand): Stand {
  return rest
}
