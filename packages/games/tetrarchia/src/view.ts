/** The position by names: what is saved, sent and seen. Nothing in Tetrarchia is hidden, so a view is the position. */
import { Fault, type Json } from '@tabularium/engine'
import { parsePosition } from '@tabularium/engine/form'
import * as z from 'zod/mini'
import {
  areLinked,
  type Board,
  CONSTANTIUS,
  type Emperor,
  EVERY_EMPEROR,
  emperors,
  ITALIA,
  NONE,
  type Province,
} from './board.ts'
import { tokenName } from './rules/tokens.ts'
import {
  ARMIES,
  active,
  armyProvince,
  type Frame,
  frame,
  NO_TOKEN,
  REVOLT,
  revoltsInReserve,
  type State,
  tokenOf,
  UNREST,
  unrestInReserve,
} from './state.ts'

const count = z.int().check(z.minimum(0))
const emperorName = z.enum(emperors)
const byEmperor = <T extends z.ZodMiniType>(value: T) => z.partialRecord(emperorName, value)
const army = z.int().check(z.minimum(0), z.maximum(ARMIES - 1))
const face = z.int().check(z.minimum(1), z.maximum(6))

const frameSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fleets'), left: z.int().check(z.minimum(1), z.maximum(3)) }),
  z.strictObject({ kind: z.literal('arrival') }),
  z.strictObject({ kind: z.literal('roman-phase') }),
  z.strictObject({ kind: z.literal('advance'), moved: z.int().check(z.minimum(0), z.maximum(7)) }),
  z.strictObject({ kind: z.literal('block'), army }),
  z.strictObject({
    kind: z.literal('combat'),
    attacker: z.enum(['emperor', 'army']),
    emperor: emperorName,
    army,
    romanDie: face,
    barbarianDie: face,
    bonus: count,
  }),
])

/** Everything may be left out: an absent member is as at the start of Diocletian's Roman phase on an empty board. */
const positionSchema = z.strictObject({
  edition: z.optional(z.string()),
  turn: z._default(count, 0),
  ip: z._default(count, 6),
  emperors: z._default(byEmperor(z.nullable(z.string())), {}),
  hand: z._default(byEmperor(count), {}),
  glory: z._default(byEmperor(count), {}),
  tokens: z._default(z.record(z.string(), z.array(z.string())), {}),
  fleets: z._default(z.record(z.string(), count), {}),
  armies: z._default(
    z.array(z.nullable(z.strictObject({ region: z.string(), at: z.string() }))).check(z.maxLength(ARMIES)),
    [],
  ),
  passing: z._default(z.nullable(emperorName), null),
  powerUsed: z._default(z.boolean(), false),
  taken: z._default(z.boolean(), false),
  given: z._default(z.boolean(), false),
  stack: z._default(z.array(frameSchema), [{ kind: 'roman-phase' }]),
  end: z._default(z.nullable(z.strictObject({ victory: z.boolean(), rule: z.string() })), null),
  options: z.optional(z.any()),
})

type FrameFile = z.infer<typeof frameSchema>

export type Position = { readonly [key: string]: Json }

export function write(s: State): Position {
  const named = <T>(values: readonly T[]) => Object.fromEntries(EVERY_EMPEROR.map((e) => [emperors[e], values[e]]))
  const provinceId = (p: Province) => (p === NONE ? null : s.board.ids[p])
  return {
    edition: s.board.file.edition,
    options: s.options,
    turn: s.turn,
    ip: s.ip,
    emperors: named(s.emperors.map(provinceId)),
    hand: named(s.hand),
    glory: named(s.glory),
    tokens: writeTokens(s),
    fleets: Object.fromEntries(s.board.seaIds.map((id, sea) => [id, s.fleets[sea]])),
    armies: s.armyRegion.map((region, i) =>
      region === NONE ? null : { region: s.board.regionNames[region], at: s.board.ids[armyProvince(s, i)] },
    ),
    passing: s.passing === NONE ? null : emperors[s.passing],
    powerUsed: s.powerUsed,
    taken: s.taken,
    given: s.given,
    stack: s.stack.map(writeFrame),
    end: s.end === null ? null : { victory: s.end.victory, rule: s.end.rule },
  }
}

function writeTokens(s: State): { readonly [kind: string]: readonly string[] } {
  const lists: { [kind: string]: string[] } = {}
  s.tokens.forEach((token, p) => {
    const name = tokenName(token)
    if (name === null) return
    lists[name] ??= []
    lists[name].push(s.board.ids[p])
  })
  return lists
}

function writeFrame(f: Frame): Json {
  return 'emperor' in f ? { ...f, emperor: emperors[f.emperor] } : { ...f }
}

/** Reads into an empty position. */
export function read(input: Json, s: State): State {
  const { board } = s
  const file = parsePosition(positionSchema, input, board.file.edition, bad)
  readTokens(s, file.tokens)
  for (const e of EVERY_EMPEROR) {
    const name = emperors[e]
    const at = file.emperors[name]
    s.emperors[e] = at === null || at === undefined ? NONE : provinceOf(board, at)
    s.hand[e] = file.hand[name] ?? s.hand[e]
    s.glory[e] = file.glory[name] ?? 0
  }
  board.seaIds.forEach((id, sea) => {
    s.fleets[sea] = file.fleets[id] ?? 0
  })
  for (const id of Object.keys(file.fleets)) if (!board.seaIds.includes(id)) throw bad(`no sea zone '${id}'`)
  file.armies.forEach((place, i) => {
    if (place !== null) readArmy(s, i, place.region, place.at)
  })
  s.turn = file.turn
  s.ip = file.ip
  s.passing = file.passing === null ? NONE : emperorOf(file.passing)
  s.powerUsed = file.powerUsed
  s.taken = file.taken
  s.given = file.given
  s.end = file.end
  s.stack = s.end === null ? file.stack.map(readFrame) : []
  checkPosition(s)
  return s
}

const bad = (what: string) => new Fault('malformed', `Tetrarchia position: ${what}.`)

function provinceOf(board: Board, id: string): Province {
  const p = board.ids.indexOf(id)
  if (p < 0) throw bad(`no province '${id}' on this board`)
  return p
}

function emperorOf(name: string): Emperor {
  const e = EVERY_EMPEROR.find((i) => emperors[i] === name)
  if (e === undefined) throw bad(`no Emperor '${name}'`)
  return e
}

function readTokens(s: State, lists: { readonly [kind: string]: readonly string[] }): void {
  for (const [kind, provinces] of Object.entries(lists)) {
    const token = kind === 'unrest' ? UNREST : kind === 'revolt' ? REVOLT : tokenOf(emperorOf(kind))
    for (const id of provinces) {
      const p = provinceOf(s.board, id)
      if (s.tokens[p] !== NO_TOKEN) throw bad(`two tokens in ${id}`)
      s.tokens[p] = token
    }
  }
  for (const e of EVERY_EMPEROR) s.hand[e] -= s.tokens.filter((t) => t === tokenOf(e)).length
}

function readArmy(s: State, army: number, regionName: string, at: string): void {
  const region = s.board.regionNames.indexOf(regionName)
  if (region <= ITALIA) throw bad(`no outer region '${regionName}'`)
  const step = s.board.paths[region].indexOf(provinceOf(s.board, at))
  if (step < 0) throw bad(`${at} is not on the path of ${regionName}`)
  s.armyRegion[army] = region
  s.armyStep[army] = step
}

function readFrame(f: FrameFile): Frame {
  return f.kind === 'combat' ? { ...f, emperor: emperorOf(f.emperor) } : f
}

/** What no position can break: TE-1-e TE-2-f TE-3.1-e. */
function checkPosition(s: State): void {
  const [tokens, fleets] = s.options.level
  if (s.end === null && s.stack.length === 0) throw bad('nothing is asked and the game has not ended')
  if (revoltsInReserve(s) < 0) throw bad('more than 21 Revolt tokens')
  if (unrestInReserve(s) < 0) throw bad('more than 21 Unrest tokens, glory included')
  if (s.fleets.reduce((a, b) => a + b, 0) > fleets) throw bad(`more than the ${fleets} fleets of the level`)
  for (const e of EVERY_EMPEROR) {
    const placed = s.tokens.filter((t) => t === tokenOf(e)).length
    if (s.hand[e] < 0 || s.hand[e] + placed > tokens) throw bad(`more than ${tokens} tokens of ${emperors[e]}`)
  }
  checkFigures(s)
  if (s.end === null) checkStack(s)
}

const STACKS = ['fleets', 'roman-phase', 'roman-phase arrival', 'roman-phase combat', 'advance combat', 'advance block']

/** The frames fit together, and who they speak of is on the board. */
function checkStack(s: State): void {
  const kinds = s.stack.map((f) => f.kind).join(' ')
  if (!STACKS.includes(kinds)) throw bad(`'${kinds}' cannot be what is going on`)
  const top = frame(s)
  const onBoard = (e: Emperor) => s.emperors[e] !== NONE
  if (top.kind === 'roman-phase' && !onBoard(active(s)))
    throw bad(`${emperors[active(s)]} is off the board in his phase`)
  if (top.kind === 'arrival' && onBoard(active(s))) throw bad(`${emperors[active(s)]} arrives but is on the board`)
  if (top.kind !== 'block' && top.kind !== 'combat') return
  const emperor = top.kind === 'combat' ? top.emperor : CONSTANTIUS
  const camp = armyProvince(s, top.army)
  if (!onBoard(emperor) || camp === NONE || !areLinked(s.board, s.emperors[emperor], camp)) {
    throw bad(`${emperors[emperor]} and army ${top.army} do not stand face to face`)
  }
}

function checkFigures(s: State): void {
  const figures: Province[] = []
  for (const e of EVERY_EMPEROR) if (s.emperors[e] !== NONE && e !== s.passing) figures.push(s.emperors[e])
  for (let i = 0; i < ARMIES; i++) if (armyProvince(s, i) !== NONE) figures.push(armyProvince(s, i))
  const twice = figures.find((p, i) => figures.indexOf(p) !== i)
  if (twice !== undefined) throw bad(`two figures in ${s.board.ids[twice]}`)
}
