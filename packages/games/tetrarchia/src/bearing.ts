/** What an action is about, by names: who acts, where, and the odds. A fleet goes by the name of its sea zone. */
import type { Bearing } from '@tabularium/engine'
import type { Action } from './actions.ts'
import { type Emperor, emperors } from './board.ts'
import { oddsOf, strength } from './rules/combat.ts'
import { active, armyAt, emperorProvince, type State } from './state.ts'

export function bearing(s: State, action: Action): Bearing {
  const { ids, seaIds } = s.board
  const { kind } = action
  const acting = emperors[active(s)]
  switch (kind) {
    case 'fleet':
      return { kind, place: seaIds[action.sea] }
    case 'sail':
      return { kind, piece: seaIds[action.from], place: seaIds[action.to] }
    case 'arrive':
      return { kind, place: ids[action.at] }
    case 'move':
      return { kind, piece: acting, place: ids[action.to] }
    case 'order':
      return { kind, piece: emperors[action.emperor], place: ids[action.to] }
    case 'attack': {
      const { victory } = oddsOf(strength(s, active(s), armyAt(s, action.at)))
      return { kind, piece: acting, place: ids[action.at], odds: victory }
    }
    case 'secure':
    case 'subdue':
    case 'calm':
      return { kind, piece: acting, place: placeOf(s, active(s)) }
    case 'power':
    case 'take':
    case 'give':
      return { kind, piece: acting }
    default:
      return { kind }
  }
}

const placeOf = (s: State, emperor: Emperor): string => s.board.ids[emperorProvince(s, emperor)]
