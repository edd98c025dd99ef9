/** What an answer is about, by names: the question decides what naming a leader or a space means. */
import type { Bearing, Held } from '@tabularium/engine'
import { top } from '@tabularium/engine/machine'
import type { Action, Option } from './actions.ts'
import { type Leader, NONE, type Space } from './board.ts'
import { type Forecast, forecast } from './forecast.ts'
import type { Frame, Kind } from './frames.ts'
import { isHeldBack } from './rules/map/activation.ts'
import { isOnMap, markerAt, playerOf, powerOf, type State, whereIs } from './state.ts'

/** What `to` means, by question; else somebody or something is placed. */
const going: { readonly [K in Kind]?: string } = {
  attrition: 'roll',
  'control-siege': 'siege',
  orders: 'march',
  'raid-orders': 'march',
  marching: 'march',
  avoid: 'avoid',
  'raid-from': 'select',
  'event-space': 'target',
  migration: 'migrate',
  retreat: 'retreat',
  restack: 'retreat',
}

/** What `leader` means, by question; else he is named for something. */
const naming: { readonly [K in Kind]?: string } = {
  'pick-leader': 'select',
  'tribal-leader': 'select',
  'go-home': 'home',
  compose: 'join',
  avoid: 'avoid',
  intercept: 'intercept',
  marching: 'join',
  'event-leader': 'target',
  migrants: 'join',
  'retreat-inside': 'join',
  relief: 'join',
  'lose-cu': 'lose',
  'who-leaves': 'leave',
}

/** What a leader does where he stands. */
const inPlace: readonly Option[] = ['control', 'siege', 'sortie', 'attack', 'regroup']

export function bearing(s: State, action: Action): Bearing {
  const frame = top(s)
  const { board } = s
  switch (action.kind) {
    case 'use':
      return { kind: frame.kind === 'window' || frame.kind === 'battle-card' ? 'play' : action.use }
    case 'to':
      return ofSpace(s, frame, action.space)
    case 'sail':
      return { ...ofSpace(s, frame, action.space), kind: 'sail' }
    case 'fort':
      return { kind: action.kind, place: board.spaceIds[action.space] }
    case 'leader':
      return { kind: naming[frame.kind] ?? 'name', piece: board.leaders[action.leader].id }
    case 'tribe':
      return { kind: frame.kind === 'migration' ? 'select' : 'tribe', piece: board.tribes[action.tribe].id }
    case 'take':
      return { kind: action.kind, number: action.number }
    case 'option':
      return ofOption(s, frame, action.option)
    default:
      return { kind: action.kind }
  }
}

function ofSpace(s: State, frame: Frame, space: Space): Bearing {
  const place = s.board.spaceIds[space]
  if (frame.kind === 'marching' && frame.current === null) return { kind: 'select', place }
  const piece = moving(s, frame)
  return { kind: going[frame.kind] ?? 'place', place, ...(piece !== undefined && { piece }) }
}

/** CU on their way under nobody's name. */
const RAIDERS = 'raiders'
const MARCHERS = 'marchers'

/** Who is on the way: the activated leader, a tribe, raiders, or CU on a forced march. */
function moving(s: State, frame: Frame): string | undefined {
  if (frame.kind === 'migration' && frame.current !== null) return s.board.tribes[frame.current.tribe].id
  if (frame.kind === 'raid-orders') return RAIDERS
  if (frame.kind === 'marching') return MARCHERS
  const leader = activated(s, frame)
  return leader === NONE ? undefined : s.board.leaders[leader].id
}

function activated(s: State, frame: Frame): Leader {
  const below = frame.kind === 'orders' ? s.stack[s.stack.length - 2] : undefined
  return below?.kind === 'activation' ? below.leader : NONE
}

function ofOption(s: State, frame: Frame, option: Option): Bearing {
  const leader = activated(s, frame)
  if (leader === NONE || !inPlace.includes(option)) return { kind: option }
  return { kind: option, piece: s.board.leaders[leader].id, place: s.board.spaceIds[whereIs(s, leader)] }
}

/** Of the battle, siege or attempt that is foretold, from the side of who answers. */
export function odds(s: State, action: Action, foretold?: Forecast | null): number | undefined {
  const told = foretold === undefined ? forecast(s, action) : foretold
  if (told === null) return undefined
  const chance = chanceIn(told)
  const frame = top(s)
  return frame.kind === 'battle-card' && frame.side === 'defenders' ? 1 - chance : chance
}

function chanceIn(foretold: Forecast): number {
  if ('battle' in foretold) return foretold.battle.attackersWin
  return 'siege' in foretold ? foretold.siege.wins : foretold.attempt
}

/** Where those are who bear no name; undefined: nowhere. */
function nameless(s: State, piece: string): Space | undefined {
  for (const frame of s.stack) {
    if (piece === RAIDERS && frame.kind === 'raid') return frame.current?.at
    if (piece === MARCHERS && frame.kind === 'marching') return frame.current?.at
  }
  return undefined
}

export function stands(s: State, piece: string): string | undefined {
  const { board } = s
  const at = nameless(s, piece)
  if (at !== undefined) return board.spaceIds[at]
  const leader = board.everyLeader.find((each) => board.leaders[each].id === piece)
  if (leader !== undefined) return board.spaceIds[whereIs(s, leader)]
  const tribe = board.everyTribe.find((each) => board.tribes[each].id === piece)
  return tribe === undefined ? undefined : board.spaceIds[markerAt(s, tribe)]
}

/** BG-10.1-b: of whoever is asked for a card or a leader, those whom a card forbids to activate. */
export function held(s: State): readonly Held[] {
  const frame = top(s)
  if (frame.kind !== 'impulse' && frame.kind !== 'pick-leader') return []
  const { everyLeader, leaders } = s.board
  return everyLeader
    .filter((leader) => isOnMap(s, leader) && playerOf(powerOf(s, leader)) === frame.player && isHeldBack(s, leader))
    .map((leader) => ({ piece: leaders[leader].id, rule: 'BG-10.1-b' }))
}
