/** What an action is about, by names: who acts and where. A fleet goes by the name of its sea zone. */
import type { Bearing, Held } from '@tabularium/engine'
import { top } from '@tabularium/engine/machine'
import type { Action } from './actions.ts'
import { type Emperor, EVERY_EMPEROR, emperors, NONE } from './board.ts'
import { strength } from './rules/combat.ts'
import { orderVerdict } from './rules/variants.ts'
import { oddsOf } from './rules/weighing.ts'
import { active, armyAt, emperorProvince, fleetsIn, passingEmperor, type State } from './state.ts'

export function bearing(s: State, action: Action): Bearing {
  const { ids, seaIds } = s.board
  const { kind } = action
  const acting = emperors[active(s)]
  switch (kind) {
    case 'fleet':
      return { kind, place: seaIds[action.sea] }
    case 'sail':
      return { kind, piece: seaIds[action.from], place: seaIds[action.to], as: seaIds[action.to] }
    case 'arrive':
      return { kind, place: ids[action.at] }
    case 'move':
      return { kind, piece: acting, place: ids[action.to] }
    case 'order':
      return { kind, piece: emperors[action.emperor], place: ids[action.to] }
    case 'attack':
      return { kind, piece: acting, place: ids[action.at] }
    case 'secure':
    case 'subdue':
    case 'calm':
      return { kind, piece: acting, place: ids[emperorProvince(s, active(s))] }
    case 'power':
    case 'take':
    case 'give':
      return { kind, piece: acting }
    default:
      return { kind }
  }
}

/** Of an attack: a victory. */
export function odds(s: State, action: Action): number | undefined {
  return action.kind === 'attack' ? oddsOf(strength(s, active(s), armyAt(s, action.at))).victory : undefined
}

/** TE-3.1-f: while an Emperor is in another's province, only he may be moved. */
export function held(s: State): readonly Held[] {
  const passing = passingEmperor(s)
  if (top(s).kind !== 'roman-phase' || passing === NONE) return []
  const waits = (emperor: Emperor) => emperor === active(s) || orderVerdict(s, emperor).ok
  const waiting = [
    ...EVERY_EMPEROR.filter((each) => each !== passing && waits(each)).map((each) => emperors[each]),
    ...s.board.seas.filter((sea) => fleetsIn(s, sea) > 0).map((sea) => s.board.seaIds[sea]),
  ]
  return waiting.map((piece) => ({ piece, rule: 'TE-3.1-f' }))
}

export function stands(s: State, piece: string): string | undefined {
  const emperor = EVERY_EMPEROR.find((each) => emperors[each] === piece)
  if (emperor !== undefined) return placeOf(s, emperor)
  return s.board.seaIds.includes(piece) ? piece : undefined
}

const placeOf = (s: State, emperor: Emperor): string | undefined => s.board.ids[emperorProvince(s, emperor)]
