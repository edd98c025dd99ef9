/**
 * Positions as they were written before steps had names: numbered steps, windows of one camp, a battle kept in its frame.
 * They are put into today's form; what is of that form already is left as it is.
 */
import { isObject, type Json, type JsonObject } from '@tabularium/engine'
import { type Board, EAST, HALVES } from '../board.ts'
import { adjustmentSteps } from '../rules/adjustments/adjustments-frames.ts'

/** By kind of frame: the names of its steps in the order of their numbers. A frame past its last step is dropped. */
const steps: { readonly [kind: string]: readonly string[] } = {
  year: [
    'stratagems',
    'initiative',
    'opening',
    'first-geostrategy',
    'second-geostrategy',
    'pax-romana',
    'administration',
    'sequences',
    'balance',
  ],
  'pax-romana': ['test', 'end'],
  administration: ['smc', 'event', 'patrices', 'deaths', 'reinforcements'],
  smc: ['movement', 'combats', 'end'],
  balance: ['markers', 'exchange', 'capitals', 'ports', 'points', 'adjustments', 'escort', 'hands', 'next-year'],
  regency: ['equipment', 'usurper', 'escort'],
  'usurpation-attempt': ['answer', 'roll'],
  'assassination-attempt': ['answer', 'roll'],
  'council-meeting': ['answer', 'roll'],
  adjustments: adjustmentSteps,
}

const met = ['nothing', 'plague', 'units']
const priorities = ['', 'theodosian', 'local', 'abroad', 'after-refusal']
const battleSteps: { readonly [step: string]: string } = {
  before: 'stand',
  evasion: 'evasion-roll',
  resolution: 'roll',
}

export function fromOlder(board: Board, position: Json): Json {
  return isObject(position) ? withStack(board, withFavours(withFalls(withBoxes(board, position)))) : position
}

function withStack(board: Board, position: JsonObject): JsonObject {
  if (!Array.isArray(position.stack)) return position
  const frames: readonly Json[] = position.stack
  const battle = frames.filter(isObject).find(isOldBattle)
  const stack = frames.flatMap((frame, i) =>
    isObject(frame) ? renewed(board, frame, battle, frames[i + 1] ?? null) : [frame],
  )
  return {
    ...position,
    ...(battle !== undefined && { battle: battleOf(battle) }),
    stack,
  }
}

const isOldBattle = ({ kind, at }: JsonObject): boolean => kind === 'battle' && at !== undefined

/** The same frame in today's form; none if it was past its last step. */
function renewed(board: Board, frame: JsonObject, battle: JsonObject | undefined, above: Json): readonly Json[] {
  if (isOldBattle(frame)) return [{ kind: 'battle' }, ...missingWindow(frame, above)]
  if (frame.kind === 'window' && frame.camp !== undefined) return [windowOf(frame, battle)]
  // UR-2.E-g: whatever is asked above it is part of a battle.
  if (frame.kind === 'combats' && frame.step === undefined) return [{ ...frame, step: 'after' }]
  const { next, stage, passed: _, ...rest } = frame
  if (frame.kind === 'initiative-answer') return [rest]
  if (frame.kind === 'march' && typeof stage === 'number') return [{ ...rest, met: met[stage] ?? null }]
  if (frame.kind === 'deaths' && typeof next === 'number')
    return [{ ...rest, after: board.leader[next - 1]?.id ?? null }]
  if (frame.kind === 'heir' && typeof frame.priority === 'number') {
    return [{ ...frame, priority: priorities[frame.priority] ?? null }]
  }
  if (typeof frame.kind !== 'string' || typeof frame.step !== 'number') return [frame]
  const step = steps[frame.kind]?.[frame.step]
  if (step === undefined) return []
  return [frame.kind === 'adjustments' ? { ...rest, step, done: next ?? 0 } : { ...frame, step }]
}

/** Whether the stratagems of its step have been asked for. */
const isAsking = ({ quiet }: JsonObject): boolean => typeof quiet === 'number' && quiet >= 0

function battleOf(battle: JsonObject): Json {
  const { at, attacker, step, origins, favour, furor, scourge } = battle
  const now = isAsking(battle) && typeof step === 'string' ? (battleSteps[step] ?? step) : step
  return { at, attacker, step: now, origins, favour, furor, scourge }
}

const BATTLE_MOMENTS: readonly Json[] = ['battle', 'evasion', 'resolution']

function windowOf({ moment, camp }: JsonObject, battle: JsonObject | undefined): JsonObject {
  if (battle === undefined || !BATTLE_MOMENTS.includes(moment)) {
    return { kind: 'window', moment, parties: [camp], turn: 0, passed: 0 }
  }
  const passed = battle.played === battle.seen ? battle.quiet : 0
  return { kind: 'window', moment, parties: partiesOf(battle), turn: camp === battle.attacker ? 0 : 1, passed }
}

const partiesOf = ({ attacker }: JsonObject): readonly Json[] => [
  attacker,
  attacker === 'roman' ? 'barbarian' : 'roman',
]

/** Between two questions to the camps no window stood there: the next one was to be opened. */
function missingWindow(battle: JsonObject, above: Json): readonly Json[] {
  if (!isAsking(battle) || (isObject(above) && above.kind === 'window')) return []
  const { attacker, chooser, quiet, played, seen, step } = battle
  const passed = played === seen ? Number(quiet) + 1 : 1
  const moment = step === 'before' ? 'battle' : step
  return [{ kind: 'window', moment, parties: partiesOf(battle), turn: chooser === attacker ? 0 : 1, passed }]
}

/** UR-8.2.2-j: others could be in a box without its Augustus; they come out. */
function withBoxes({ refuge, refugeZone, placeIds }: Board, position: JsonObject): JsonObject {
  const all = position.pieces ?? null
  if (!isObject(all)) return position
  const atOf = (id: Json | undefined) => {
    const piece = typeof id === 'string' ? (all[id] ?? null) : null
    return isObject(piece) ? piece.at : undefined
  }
  const pieces = { ...all }
  for (const half of HALVES) {
    const throne = position[half === EAST ? 'east' : 'west'] ?? null
    const box = placeIds[refuge[half]]
    if (isObject(throne) && atOf(throne.augustus) === box) continue
    for (const [id, piece] of Object.entries(all)) {
      if (isObject(piece) && piece.at === box) pieces[id] = { ...piece, at: placeIds[refugeZone[half]] }
    }
  }
  return { ...position, pieces }
}

/** How peoples fell stood with the peoples. */
function withFalls(position: JsonObject): JsonObject {
  if (!isObject(position.peoples ?? null)) return position
  const falls: Json[] = []
  const peoples: Record<string, Json> = {}
  for (const [id, people] of Object.entries(position.peoples ?? {})) {
    if (isObject(people) && isObject(people.fall ?? null)) {
      const { fall, ...rest } = people
      falls.push({ people: id, ...(isObject(fall) && fall) })
      peoples[id] = rest
    } else peoples[id] = people
  }
  return falls.length === 0 ? position : { ...position, peoples, falls }
}

/** Favours were pairs. */
function withFavours(position: JsonObject): JsonObject {
  const { favours } = position
  if (!Array.isArray(favours) || !favours.some(Array.isArray)) return position
  const named = favours.map((pair: Json) => (Array.isArray(pair) ? { half: pair[0], favour: pair[1] } : pair))
  return { ...position, favours: named }
}
