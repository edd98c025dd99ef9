/** The board of Ultimus Romanorum, for the page to lay marks on. */
import type { Language } from '@tabularium/engine'
import {
  type Counter,
  faceOf,
  heldIn,
  isLeader,
  nameOf,
  strength,
  type View,
} from '@tabularium/ultimus-romanorum/shown'
import type { BoardPart } from '../../../page/board/board-part.ts'
import { catalogues } from '../catalogues.ts'
import { counterName } from '../names.ts'
import { fit, groundOf, markAt, outlineOf, places, sheet, theatres } from './chart.ts'
import { Lettering } from './lettering.tsx'
import { Pieces } from './pieces.tsx'
import { Scenery, Small } from './scenery.tsx'
import { piecesAt, placedIn, SIZE, stackWith, standing } from './stacks.ts'
import { holdersOf, Washes } from './washes.tsx'

function counterWords(counter: Counter, language: Language): string {
  const w = catalogues[language]
  const name = counterName(counter, language)
  const states = [counter.moved && w.moved, counter.isAtPeace && (w.status.peace ?? '')].filter(
    (each) => each !== false,
  )
  if (isLeader(counter)) {
    const { leader, title } = counter
    return [name, ...(title === null ? [] : [w.titles[title]]), w.leader(leader), ...states].join(', ')
  }
  const { pf, qu } = faceOf(counter)
  return [name, w.spoken(pf, qu), counter.weak ? w.weak : w.fresh, ...states].join(', ')
}

/** A leader with his stack; a unit by itself. */
function pieceWords(piece: string, view: View, language: Language): string {
  const w = catalogues[language]
  const fleet = placedIn(view).fleets.find(({ id }) => id === piece)
  if (fleet !== undefined) return [w.fleetName(piece), w.camp[fleet.camp], ...(fleet.moved ? [w.moved] : [])].join(', ')
  const stack = stackWith(view, piece)
  const counter = stack?.counters.find(({ id }) => id === piece)
  if (stack === null || counter === undefined) return piece
  const own = counterWords(counter, language)
  const units = stack.counters.filter((each) => !isLeader(each)).length
  return isLeader(counter) ? `${own}; ${w.stackOf(units, stack.pf)}` : own
}

const known = new WeakMap<View, ReturnType<typeof heldIn>>()
function heldOf(view: View): ReturnType<typeof heldIn> {
  const found = known.get(view) ?? heldIn(view)
  known.set(view, found)
  return found
}

function contents(place: string, view: View, language: Language): string {
  const held = heldOf(view).get(place)
  if (held === undefined) return ''
  const w = catalogues[language]
  const count = (counters: readonly Counter[]): [number, number, number] => {
    const led = counters.filter(isLeader).length
    return [led, counters.length - led, strength(counters)]
  }
  const parts = [
    held.roman.length > 0 && w.romans(...count(held.roman)),
    held.barbarian.length > 0 && w.barbarians(...count(held.barbarian)),
    held.fleets.length > 0 && w.fleets(held.fleets.length),
    ...held.markers.map(({ kind }) => w.markers[kind] ?? kind),
  ]
  return parts.filter((part) => part !== false).join('; ')
}

/** Land outside the Empire is nobody's. */
const OWNERS: ReadonlySet<string> = new Set(['rome', 'east', 'foed', 'usurper', 'barb'])

export const board: BoardPart<View> = {
  sheet,
  fit,
  theatres,
  Scenery,
  Small,
  Washes,
  holders: (view) => new Map([...holdersOf(view)].filter(([, owner]) => OWNERS.has(owner))),
  Lettering,
  Pieces,
  places,
  at: markAt,
  outline: outlineOf,
  ground: groundOf,
  disc: 12,
  counter: SIZE,
  standing,
  piecesAt,
  placeWords: (place) => nameOf(place),
  pieceWords,
  contents,
}
