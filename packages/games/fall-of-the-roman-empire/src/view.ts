/** The position by names: what is saved, sent and seen. Nothing is hidden in this game, so a view is the position. */
import { Fault, type Json } from '@tabularium/engine'
import { parsePosition } from '@tabularium/engine/form'
import * as z from 'zod/mini'
import type { Actions } from './actions.ts'
import { type Area, BARBARIAN, type Board, CAVALRY, EVERY_COUNTER, FORCE, FORT, LEGION, WALL } from './board.ts'
import { type Options, seatNames } from './options.ts'
import { barbarianName } from './rules/counters.ts'
import { emptyPosition } from './rules/set-up.ts'
import { type Frame, place, type State } from './state.ts'
import { checkPosition } from './view-check.ts'

const count = z._default(z.int().check(z.minimum(0)), 0)
const flag = z._default(z.boolean(), false)

/** What stands in an area; how many of these have moved comes besides. */
const areaSchema = z.strictObject({
  legions: count,
  forces: count,
  barbarianForces: count,
  cavalry: count,
  fort: flag,
  wall: flag,
  movedLegions: count,
  movedForces: count,
  movedBarbarianForces: count,
  movedCavalry: count,
})

const plain = ['set-up', 'expenditure', 'purchase', 'roman-movement', 'barbarian-movement', 'ride'] as const
const frameSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(plain) }),
  z.strictObject({
    kind: z.literal('entry'),
    counter: z.enum(['force', 'cavalry']),
    left: z.int().check(z.minimum(1), z.maximum(5)),
  }),
  z.strictObject({ kind: z.enum(['march', 'host']), from: z.string(), to: z.string() }),
  z.strictObject({
    kind: z.literal('losses'),
    at: z.string(),
    round: z.int().check(z.minimum(1)),
    number: z.int().check(z.minimum(1)),
  }),
])

const pileSchema = z.strictObject({
  legions: count,
  forces: count,
  barbarianForces: count,
  cavalry: count,
  forts: count,
  walls: count,
})

/** Everything may be left out: an absent member is as at the start of the first Roman movement on an empty map. */
const positionSchema = z.strictObject({
  edition: z.optional(z.string()),
  turn: z._default(z.int().check(z.minimum(1)), 1),
  rrp: count,
  areas: z._default(z.record(z.string(), areaSchema), {}),
  dead: z._default(z.strictObject({ legions: count, forts: count, walls: count }), { legions: 0, forts: 0, walls: 0 }),
  available: z.optional(pileSchema),
  stack: z._default(z.array(frameSchema), [{ kind: 'roman-movement' }]),
  end: z._default(z.nullable(z.strictObject({ winner: z.enum(seatNames), rule: z.string() })), null),
  options: z.optional(z.unknown()),
})

type AreaFile = z.infer<typeof areaSchema>
type FrameFile = z.infer<typeof frameSchema>
type Numbers = { readonly [name: string]: number }

export type Position = { readonly [key: string]: Json }

export function write(s: State): Position {
  return {
    edition: s.board.file.edition,
    options: s.options,
    turn: s.turn,
    rrp: s.rrp,
    areas: writeAreas(s),
    dead: { legions: s.dead[LEGION], forts: s.dead[FORT], walls: s.dead[WALL] },
    available: writeAvailable(s),
    stack: s.stack.map((f) => writeFrame(s.board, f)),
    end: s.end === null ? null : { winner: s.end.winner, rule: s.end.rule },
  }
}

const counts = ['legions', 'forces', 'barbarianForces', 'cavalry'] as const
const moves = ['movedLegions', 'movedForces', 'movedBarbarianForces', 'movedCavalry'] as const

/** Areas where something stands, and of each what there is. */
function writeAreas(s: State): Json {
  const { ids, size } = s.board
  const areas: { [id: string]: Json } = {}
  for (let at = 0; at < size; at++) {
    let area: { [member: string]: Json } | undefined
    for (const kind of EVERY_COUNTER) {
      const i = kind * size + at
      if (s.counters[i] === 0) continue
      area ??= {}
      if (kind === FORT) area.fort = true
      else if (kind === WALL) area.wall = true
      else {
        area[counts[kind]] = s.counters[i]
        if (s.moved[i] > 0) area[moves[kind]] = s.moved[i]
      }
    }
    if (area !== undefined) areas[ids[at]] = area
  }
  return areas
}

function writeAvailable({ available }: State): Numbers {
  return {
    legions: available[LEGION],
    forces: available[FORCE],
    barbarianForces: available[BARBARIAN],
    cavalry: available[CAVALRY],
    forts: available[FORT],
    walls: available[WALL],
  }
}

function writeFrame({ ids }: Board, f: Frame): Json {
  switch (f.kind) {
    case 'entry':
      return { kind: f.kind, counter: barbarianName(f.counter), left: f.left }
    case 'march':
    case 'host':
      return { kind: f.kind, from: ids[f.from], to: ids[f.to] }
    case 'losses':
      return { kind: f.kind, at: ids[f.at], round: f.round, number: f.number }
    default:
      return { kind: f.kind }
  }
}

export function read(board: Board, actions: Actions, input: Json, options: Options): State {
  const file = parsePosition(positionSchema, input, board.file.edition, bad)
  const s = emptyPosition(board, actions, options)
  for (const [id, area] of Object.entries(file.areas)) readArea(s, areaOf(board, id), area)
  const { legions, forts, walls } = file.dead
  for (const [kind, number] of [
    [LEGION, legions],
    [FORT, forts],
    [WALL, walls],
  ] as const) {
    s.dead[kind] = number
    s.available[kind] -= number
  }
  s.turn = file.turn
  s.rrp = file.rrp
  s.end = file.end
  s.stack = s.end === null ? file.stack.map((f) => readFrame(board, f)) : []
  checkPosition(s, bad)
  checkAvailable(s, file.available)
  return s
}

const bad = (what: string) => new Fault('malformed', `The Fall of the Roman Empire position: ${what}.`)

function areaOf(board: Board, id: string): Area {
  const area = board.ids.indexOf(id)
  if (area < 0) throw bad(`no area '${id}' on this board`)
  return area
}

function readArea(s: State, at: Area, file: AreaFile): void {
  for (const kind of [LEGION, FORCE, BARBARIAN, CAVALRY] as const) {
    place(s, kind, at, file[counts[kind]])
    s.moved[kind * s.board.size + at] = file[moves[kind]]
  }
  if (file.fort) place(s, FORT, at, 1)
  if (file.wall) place(s, WALL, at, 1)
}

function readFrame(board: Board, f: FrameFile): Frame {
  switch (f.kind) {
    case 'entry':
      return { kind: f.kind, counter: f.counter === 'cavalry' ? CAVALRY : BARBARIAN, left: f.left }
    case 'march':
    case 'host':
      return { kind: f.kind, from: areaOf(board, f.from), to: areaOf(board, f.to) }
    case 'losses':
      return { kind: f.kind, at: areaOf(board, f.at), round: f.round, number: f.number }
    default:
      return { kind: f.kind }
  }
}

/** The pile is what is left; a file that tells it must tell it right. */
function checkAvailable(s: State, told: Numbers | undefined): void {
  if (told === undefined) return
  for (const [name, left] of Object.entries(writeAvailable(s))) {
    if (told[name] !== left) throw bad(`${told[name]} ${name} available, where ${left} are left`)
  }
}
