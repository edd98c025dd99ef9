/** What an action is about, by names. A stack goes by the name of its area; the kind tells which counters of it. */
import type { Bearing, Held } from '@tabularium/engine'
import type { Action } from './actions.ts'
import { counterNames } from './board.ts'
import { type Forecast, forecast } from './forecast.ts'
import { heldForces } from './rules/barbarian-movement.ts'
import { frame, type State } from './state.ts'

export function bearing(s: State, action: Action): Bearing {
  const { ids } = s.board
  const { kind } = action
  switch (kind) {
    case 'place':
    case 'enter':
      return { kind, place: ids[action.at] }
    case 'disband':
    case 'buy':
      return { kind: `${kind}-${counterNames[action.counter]}`, place: ids[action.at] }
    case 'march':
    case 'ride':
      return { kind, piece: ids[action.from], place: ids[action.to] }
    case 'move':
      return { kind: `move-${counterNames[action.counter]}`, piece: ids[action.from], place: ids[action.to] }
    case 'with':
      return { kind, ...way(s), number: action.number }
    case 'lose':
      return { kind, ...field(s), number: action.forces }
    default:
      return { kind }
  }
}

/** Of the Forces that are asked for. */
function way(s: State): Pick<Bearing, 'piece' | 'place'> {
  const top = frame(s)
  if (top.kind !== 'march' && top.kind !== 'host') return {}
  return { piece: s.board.ids[top.from], place: s.board.ids[top.to] }
}

function field(s: State): Pick<Bearing, 'place'> {
  const top = frame(s)
  return top.kind === 'losses' ? { place: s.board.ids[top.at] } : {}
}

/** Of the conflict at that place if nothing more moved, from the side of who acts. */
export function odds(s: State, action: Action, foretold?: Forecast | null): number | undefined {
  const { place } = bearing(s, action)
  if (place === undefined) return undefined
  const told = foretold === undefined ? forecast(s, action) : foretold
  const conflict = told?.conflicts.find(({ at }) => at === place)
  return conflict === undefined ? undefined : isBarbarians(s, action) ? conflict.barbarian : conflict.roman
}

function isBarbarians(s: State, action: Action): boolean {
  return action.kind === 'move' || action.kind === 'enter' || frame(s).kind === 'host'
}

/** FR-9-c */
export const held = (s: State): readonly Held[] =>
  heldForces(s).map((area) => ({ piece: s.board.ids[area], rule: 'FR-9-c' }))

export function stands({ board }: State, piece: string): string | undefined {
  return board.ids.includes(piece) ? piece : undefined
}
