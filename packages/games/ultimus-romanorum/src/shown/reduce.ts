/** How a view changes with an event. What no board shows is left to the next view. */
import type { Roll } from '@tabularium/engine'
import type { CampName, UltimusEvent } from '../events.ts'
import type { Fleet, People, Piece, Throne, View } from './view.ts'

type Change = Partial<View>
type Of<Type> = Extract<UltimusEvent, { type: Type }>

export function reduce(view: View, event: UltimusEvent | Roll): View {
  const change = changeOf(view, event)
  return change === null ? view : { ...view, ...change }
}

function changeOf(view: View, event: UltimusEvent | Roll): Change | null {
  switch (event.type) {
    case 'year':
      return { year: event.year, event: 0 }
    case 'phase':
      return { phase: event.phase, ...(event.phase === 'F' && { smc: [0, 0] as const }) }
    case 'initiative':
      return { initiative: event.camp }
    case 'smc-total':
      return { smc: [event.roman, event.barbarian] }
    case 'smc':
      return { ...begun(view, event), ...rested(view) }
    case 'event':
      return { event: event.number }
    case 'score':
      return { vp: counted(view.vp, event.camp, view.vp[event.camp === 'roman' ? 0 : 1] + event.points) }
    case 'pax-romana':
      return { paxRomana: !event.broken }
    case 'exchange':
      // UR-5-k: each player keeps the points he has won.
      return { romanSeat: event.roman === 'second' ? 1 : 0, vp: [view.vp[1], view.vp[0]] }
    case 'status':
    case 'alliance':
    case 'capital':
      return peopleChange(view, event)
    case 'title':
      return throneChange(view, event)
    case 'sail':
      return fleetChange(view, event.fleet, { at: event.to, moved: true })
    case 'fleet':
      return fleetChange(view, event.fleet, { camp: event.camp })
    case 'marker':
      return markerChange(view, event)
    default:
      return pieceChange(view, event)
  }
}

function counted([roman, barbarian]: View['smc'], camp: CampName, value: number): View['smc'] {
  return camp === 'roman' ? [value, barbarian] : [roman, value]
}

/** A new SMC: the one before it, if it was the other camp's, is used up. */
function begun(view: View, { camp, left }: Of<'smc'>): Change {
  const [roman, barbarian] = view.smc
  const before = view.moving ?? view.stack.find(({ kind }) => kind === 'smc')?.camp
  const used = (each: CampName, count: number) => (before === each && count > 0 ? count - 1 : count)
  return { smc: counted([used('roman', roman), used('barbarian', barbarian)], camp, left), moving: camp }
}

/** In a new SMC nothing has moved yet. */
function rested(view: View): Change {
  return {
    pieces: mapped(view.pieces, ({ moved: _, ...piece }) => piece),
    fleets: mapped(view.fleets, ({ moved: _, ...fleet }) => fleet),
  }
}

function mapped<T>(all: Readonly<Record<string, T>>, change: (each: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(all).map(([id, each]) => [id, change(each)]))
}

/** These pieces, changed. */
function changed(view: View, ids: readonly string[], change: (piece: Piece) => Piece): Change {
  const entries = ids.map((id) => [id, change(view.pieces[id] ?? { at: 'off' })])
  return { pieces: { ...view.pieces, ...Object.fromEntries(entries) } }
}

function pieceChange(view: View, event: UltimusEvent | Roll): Change | null {
  switch (event.type) {
    case 'place':
      return changed(view, event.pieces, (piece) => ({ ...piece, at: event.at }))
    case 'move':
      return changed(view, event.pieces, (piece) => ({ ...piece, at: event.to }))
    case 'weaken':
      return changed(view, event.pieces, (piece) => ({ ...piece, weak: true }))
    case 'recover':
      return changed(view, event.pieces, ({ weak: _, ...piece }) => piece)
    case 'eliminate':
      return {
        ...changed(view, event.pieces, () => ({ at: event.forGood ? 'gone' : 'lost' })),
        peoples: mapped(view.peoples, (people) => uncrowned(people, event.pieces)),
      }
    case 'rally':
      return changed(view, event.pieces, ({ rallied: _, ...piece }) =>
        event.half === null ? piece : { ...piece, rallied: event.half },
      )
    default:
      return null
  }
}

/** A king who is gone is king no more, though nobody follows him. */
function uncrowned(people: People, gone: readonly string[]): People {
  const { king, ...rest } = people
  return king !== undefined && gone.includes(king) ? rest : people
}

function peopleChange(view: View, event: Of<'status' | 'alliance' | 'capital'>): Change {
  const { people } = event
  return { peoples: { ...view.peoples, [people]: peopleAfter(view.peoples[people] ?? { status: 'peace' }, event) } }
}

function peopleAfter(people: People, event: Of<'status' | 'alliance' | 'capital'>): People {
  switch (event.type) {
    case 'status':
      return { ...people, status: event.status }
    case 'alliance': {
      const { ally: _, ...rest } = people
      return event.major === null ? rest : { ...rest, ally: event.major }
    }
    case 'capital': {
      const { capital: _, king: __, ...rest } = people
      const { at, king } = event
      return { ...rest, ...(at !== null && { capital: at }), ...(king !== null && { king }) }
    }
  }
}

function throneChange(view: View, { title, half, leader }: Of<'title'>): Change {
  const { [title]: _, ...rest } = view[half]
  const throne: Throne = leader === null ? rest : { ...rest, [title]: leader }
  return half === 'east' ? { east: throne } : { west: throne }
}

const NEW_FLEET: Fleet = { at: 'off', camp: 'roman' }

function fleetChange({ fleets }: View, name: string, change: Partial<Fleet>): Change {
  return { fleets: { ...fleets, [name]: { ...(fleets[name] ?? NEW_FLEET), ...change } } }
}

/** Plague, the Council, a migration, and fleets that come or are lost. */
function markerChange(view: View, { marker, at }: Of<'marker'>): Change | null {
  switch (marker) {
    case 'plague-outbreak':
    case 'plague-epidemic': {
      const epidemic = marker === 'plague-epidemic'
      if (at !== null) return { plagues: [...view.plagues, { at, epidemic }] }
      return { plagues: view.plagues.filter((plague) => plague.epidemic !== epidemic) }
    }
    case 'ecumenical-council':
      return { council: at ?? '' }
    case 'migration':
      return at === null ? null : { migrating: at }
    default:
      return fleetChange(view, marker, { at: at ?? 'lost' })
  }
}
