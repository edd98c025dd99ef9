/** What each event changes in the position that the board shows. What it does not show is left to the next view. */
import type { GameEvent, Json } from '@tabularium/engine'
import { isPosition, type People, type Piece, type Position, type Throne } from './position.ts'

type Change = Partial<{ -readonly [Key in keyof Position]: Position[Key] }>

export function reduce(view: Json, event: GameEvent): Json {
  if (!isPosition(view)) return view
  const change = changeOf(view, event)
  return change === null ? view : { ...view, ...asJson(change) }
}

/** Without what is undefined: that is no Json. */
function asJson(change: Change): { [key: string]: Json } {
  return JSON.parse(JSON.stringify(change))
}

const texts = (list: Json | undefined): readonly string[] => (Array.isArray(list) ? list.map(String) : [])
const text = (value: Json | undefined): string | undefined => (typeof value === 'string' ? value : undefined)

function changeOf(p: Position, event: GameEvent): Change | null {
  switch (event.type) {
    case 'year':
      return { year: Number(event.year), event: 0 }
    case 'phase':
      return { phase: String(event.phase), ...(event.phase === 'F' && { smc: [0, 0] }) }
    case 'initiative':
      return { initiative: campOf(event.camp) }
    case 'smc-total':
      return { smc: [Number(event.roman), Number(event.barbarian)] }
    case 'smc':
      return { ...begun(p, event), ...rested(p) }
    case 'event':
      return { event: Number(event.number) }
    case 'score':
      return { vp: counted(p.vp, event.camp, p.vp[campOf(event.camp) === 'roman' ? 0 : 1] + Number(event.points)) }
    case 'pax-romana':
      return { paxRomana: event.broken !== true }
    case 'exchange':
      // UR-5-k: each player keeps the points he has won.
      return { romanSeat: event.roman === 'second' ? 1 : 0, vp: [p.vp[1], p.vp[0]] }
    case 'status':
    case 'alliance':
    case 'capital':
      return peopleChange(p, event)
    case 'title':
      return throneChange(p, event)
    case 'sail':
    case 'fleet':
    case 'marker':
      return markerChange(p, event)
    default:
      return pieceChange(p, event)
  }
}

const campOf = (camp: Json | undefined) => (camp === 'barbarian' ? 'barbarian' : 'roman')

function counted(both: readonly [number, number], camp: Json | undefined, value: number): readonly [number, number] {
  return campOf(camp) === 'roman' ? [value, both[1]] : [both[0], value]
}

/** A new SMC: the one before it, if it was the other camp's, is used up. */
function begun(p: Position, { camp, left }: GameEvent): Change {
  const [roman, barbarian] = p.smc
  const before = p.moving ?? p.stack.find(({ kind }) => kind === 'smc')?.camp
  const used = (each: string, count: number) => (before === each && count > 0 ? count - 1 : count)
  const smc = [used('roman', roman), used('barbarian', barbarian)] as const
  return { smc: counted(smc, camp, Number(left)), moving: campOf(camp) }
}

/** In a new SMC nothing has moved yet. */
function rested(p: Position): Change {
  return {
    pieces: mapped(p.pieces, ({ moved: _, ...piece }) => piece),
    fleets: mapped(p.fleets, ({ moved: _, ...fleet }) => fleet),
  }
}

function mapped<T>(all: Readonly<Record<string, T>>, change: (each: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(all).map(([id, each]) => [id, change(each)]))
}

/** These pieces, changed. */
function changed(p: Position, ids: Json | undefined, change: (piece: Piece) => Piece): Change {
  const entries = texts(ids).map((id) => [id, change(p.pieces[id] ?? { at: 'off' })])
  return { pieces: { ...p.pieces, ...Object.fromEntries(entries) } }
}

function pieceChange(p: Position, { type, pieces, at, to, forGood, half }: GameEvent): Change | null {
  switch (type) {
    case 'place':
      return changed(p, pieces, (piece) => ({ ...piece, at: String(at) }))
    case 'move':
      return changed(p, pieces, (piece) => ({ ...piece, at: String(to) }))
    case 'weaken':
      return changed(p, pieces, (piece) => ({ ...piece, weak: true }))
    case 'recover':
      return changed(p, pieces, ({ weak: _, ...piece }) => piece)
    case 'eliminate':
      return changed(p, pieces, () => ({ at: forGood === true ? 'gone' : 'lost' }))
    case 'rally':
      return changed(p, pieces, ({ rallied: _, ...piece }) =>
        half === 'west' || half === 'east' ? { ...piece, rallied: half } : piece,
      )
    default:
      return null
  }
}

function peopleChange(p: Position, event: GameEvent): Change {
  const id = String(event.people)
  return { peoples: { ...p.peoples, [id]: peopleAfter(p.peoples[id] ?? { status: 'peace' }, event) } }
}

function peopleAfter(people: People, { type, status, major, at, king }: GameEvent): People {
  if (type === 'status') return { ...people, status: String(status) }
  if (type === 'alliance') {
    const { ally: _, ...rest } = people
    return typeof major === 'string' ? { ...rest, ally: major } : rest
  }
  const { capital: _, king: __, ...rest } = people
  return {
    ...rest,
    ...(typeof at === 'string' && { capital: at }),
    ...(typeof king === 'string' && { king }),
  }
}

function throneChange(p: Position, { title, half, leader }: GameEvent): Change {
  const side = half === 'east' ? 'east' : 'west'
  const holder = text(leader)
  const { augustus, patrice, usurper } = p[side]
  const throne: { [title: string]: string | undefined } = { augustus, patrice, usurper, [String(title)]: holder }
  const left: Throne = Object.fromEntries(Object.entries(throne).filter(([, id]) => id !== undefined))
  return side === 'east' ? { east: left } : { west: left }
}

/** Fleets, plague and the Council. */
function markerChange(p: Position, { type, fleet, camp, to, marker, at }: GameEvent): Change | null {
  const name = text(fleet) ?? text(marker) ?? ''
  const known = p.fleets[name]
  if (type === 'sail' && known !== undefined)
    return { fleets: { ...p.fleets, [name]: { ...known, at: String(to), moved: true } } }
  if (type === 'fleet' && known !== undefined)
    return { fleets: { ...p.fleets, [name]: { ...known, camp: campOf(camp) } } }
  const place = text(at)
  if (type !== 'marker') return null
  switch (name) {
    case 'plague-outbreak':
    case 'plague-epidemic': {
      const epidemic = name === 'plague-epidemic'
      if (place !== undefined) return { plagues: [...p.plagues, { at: place, epidemic }] }
      return { plagues: p.plagues.filter((plague) => plague.epidemic !== epidemic) }
    }
    case 'ecumenical-council':
      return { council: place ?? '' }
    case 'migration':
      return place === undefined ? null : { migrating: place }
    default:
      if (known === undefined) return null
      return { fleets: { ...p.fleets, [name]: { ...known, at: place ?? 'lost' } } }
  }
}

/** How long the eye needs. */
export function durationOf(event: GameEvent): number {
  switch (event.type) {
    case 'roll':
      return 650
    case 'battle':
    case 'battle-result':
    case 'usurpation':
    case 'exchange':
    case 'title':
    case 'event':
    case 'stratagem':
      return 1000
    case 'year':
      return 800
    case 'hand':
    case 'drawn':
    case 'returned':
    case 'phase':
    case 'smc':
      return 300
    default:
      return 500
  }
}
