/**
 * Frames by names. What a field holds is told by its name, the same in every chapter; a field of any other name is a
 * number, a text or a yes or no, and is written as it is.
 */
import type { Json, JsonObject } from '@tabularium/engine'
import { type Board, derived } from '../board.ts'
import type { Frame, Kind } from '../frames.ts'
import { handlers } from '../handlers.ts'
import { campNames } from '../state.ts'
import { stratagemIds } from '../stratagem-kinds.ts'

const PIECES = ['piece', 'leader', 'unit', 'pieces', 'leaders', 'units', 'group', 'dead', 'candidate', 'puppet']
const PLACES = ['at', 'zone', 'from', 'to', 'place', 'zones', 'origins']
const PEOPLES = ['people', 'peoples']
const CAMPS = ['camp', 'attacker', 'defender', 'winner', 'loser', 'chooser']
const HALVES = ['half']

/** By field: the names of what it holds. */
const namesByField = derived((board): ReadonlyMap<string, readonly string[]> => {
  const lists: readonly (readonly [readonly string[], readonly string[]])[] = [
    [PIECES, board.pieceIds],
    [PLACES, board.placeIds],
    [PEOPLES, board.peoples.map(({ id }) => id)],
    [CAMPS, campNames],
    [HALVES, ['west', 'east']],
    [['diocese'], board.dioceses.map(({ id }) => id)],
    [['fleet'], board.fleetIds],
    [['stratagem'], stratagemIds],
  ]
  return new Map(lists.flatMap(([fields, names]) => fields.map((field) => [field, names] as const)))
})

function convert(value: unknown, one: (value: unknown) => Json | undefined): Json | undefined {
  if (!Array.isArray(value)) return one(value)
  const all = value.map(one)
  return all.every((item): item is Json => item !== undefined) ? all : undefined
}

function isPlain(value: unknown): value is null | number | string | boolean {
  return value === null || typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean'
}

export function writeFrame(board: Board, frame: Frame): JsonObject {
  const written: Record<string, Json> = {}
  for (const [field, value] of Object.entries(frame)) {
    const names = namesByField(board).get(field)
    written[field] = Array.isArray(value) ? value.map((each) => writeValue(names, each)) : writeValue(names, value)
  }
  return written
}

function writeValue(names: readonly string[] | undefined, value: unknown): Json {
  if (names !== undefined && typeof value === 'number') return names[value] ?? null
  return isPlain(value) ? value : null
}

/** undefined: the frame names something that is not there. */
export function readFrame(board: Board, written: Readonly<Record<string, unknown>>): Frame | undefined {
  const frame: Record<string, Json> = {}
  for (const [field, value] of Object.entries(written)) {
    const names = namesByField(board).get(field)
    const one = (each: unknown) => {
      if (names === undefined) return isPlain(each) ? each : undefined
      if (each === null) return -1
      const index = typeof each === 'string' ? names.indexOf(each) : -1
      return index < 0 ? undefined : index
    }
    const read = convert(value, one)
    if (read === undefined) return undefined
    frame[field] = read
  }
  return isFrame(frame) ? frame : undefined
}

function isKind(kind: unknown): kind is Kind {
  return typeof kind === 'string' && Object.hasOwn(handlers, kind)
}

function isFrame(frame: unknown): frame is Frame {
  return typeof frame === 'object' && frame !== null && 'kind' in frame && isKind(frame.kind)
}
