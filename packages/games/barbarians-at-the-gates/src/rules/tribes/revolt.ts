/** Chapter 15.4: an Allied tribe is gained, or regained, by the BARBARIAN player. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { pop } from '@tabularium/engine/machine'
import { actionsOf } from '../../actions.ts'
import type { Space, Tribe } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { Question } from '../../handlers.ts'
import {
  ALLIED,
  alliedTribes,
  BARBARIAN,
  BARBARIANS,
  cuAt,
  fortAt,
  isAllied,
  isInPlay,
  isOnMap,
  isOpenLand,
  markerAt,
  NO_FORT,
  type State,
  whereIs,
} from '../../state.ts'
import { convert } from '../map/control.ts'
import { bringLeader, turnCu, turnTribe } from './changing-sides.ts'

/** BG-15.4-a BG-15.4-j: any Allied tribe, the Britons too. */
const tribeVerdict = (s: State, tribe: Tribe): Verdict =>
  isInPlay(s, tribe) && isAllied(s, tribe) ? yes() : no('BG-15.4-a')

/** Whether any tribe can be gained. */
export const regainVerdict = (s: State): Verdict => (alliedTribes(s).length > 0 ? yes() : no('BG-15.4-a'))

/** BG-15.4-f: Border and Cultivated spaces next to the marker, without those that have a fort. */
const around = (s: State, at: Space): Space[] =>
  s.board.ways[at].map(({ to }) => to).filter((space) => isOpenLand(s, space) && fortAt(s, space) === NO_FORT)

function regain(s: State, tribe: Tribe, table: Table): void {
  const at = markerAt(s, tribe)
  turnTribe(s, tribe, false, 'BG-15.4-b', table)
  convert(s, at, BARBARIANS, 'taken', 'BG-15.4-b', table)
  const { leader } = s.board.tribes[tribe]
  // BG-15.4-d: of displaced leaders nothing is said here; they come back as always.
  if (isOnMap(s, leader)) bringLeader(s, leader, cuAt(s, whereIs(s, leader), ALLIED), ALLIED, at, 'BG-15.4-d', table)
  turnCu(s, at, ALLIED, BARBARIANS, 'BG-15.4-e', table)
  for (const space of around(s, at)) {
    // BG-15.4-k: whoever stands there.
    convert(s, space, BARBARIANS, 'taken', 'BG-15.4-f', table)
    turnCu(s, space, ALLIED, BARBARIANS, 'BG-15.4-g', table)
  }
}

export const regainQuestion: Question<'regain'> = {
  asks: () => BARBARIAN,
  waits(s) {
    if (regainVerdict(s).ok) return true
    pop(s)
    return false
  },
  candidates: (s) => actionsOf(s.board).tribe,
  verdict: (s, _frame, action) => (action.kind === 'tribe' ? tribeVerdict(s, action.tribe) : no('BG-15.4-a')),
  answer(s, _frame, action, table) {
    pop(s)
    if (action.kind === 'tribe') regain(s, action.tribe, table)
  },
}
