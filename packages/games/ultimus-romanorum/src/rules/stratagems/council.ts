/** Chapter 6.3: the Ecumenical Council, which stays on the map. */
import { no, yes } from '@tabularium/engine'
import { inOrder, push } from '@tabularium/engine/machine'
import { EAST, NOBODY } from '../../board.ts'
import { d6 } from '../../dice.ts'
import type { Table } from '../../events.ts'
import type { Handlers, Step } from '../../handlers.ts'
import { augustusOf, bowl, ROMAN, type State } from '../../state.ts'
import { isPlayedIn, stratagem } from '../../stratagem-kinds.ts'
import { placeName, zoneOfPiece } from '../pieces.ts'
import { score } from '../victory.ts'
import { takeFavour } from './augusta.ts'
import type { KindOn } from './kind.ts'
import { openWindow } from './moments.ts'

const COUNCIL = stratagem('ecumenical-council')
const AUGUSTA = stratagem('augusta-orientalis')

/** UR-6.3-j */
export const ecumenicalCouncil: KindOn<'zone'> = {
  target: 'zone',
  counter: 'map',
  rule: 'UR-6.3-j',
  allows(s, _, zone) {
    const { dioceseOf, dioceses } = s.board
    return s.council === NOBODY && dioceses[dioceseOf[zone]]?.id === 'asia' ? yes() : no('UR-6.3-j')
  },
  use(s, _, zone, table) {
    s.council = zone
    table.tell({ type: 'marker', marker: 'ecumenical-council', at: placeName(s, zone) })
  },
}

/** UR-6.3-l UR-6.3-ay: the Augustus Orientalis meets the Council as soon as he is there, however that has come about. */
export function attendCouncil(s: State): void {
  if (s.council === NOBODY) return
  const augustus = augustusOf(s, EAST)
  if (augustus === NOBODY || zoneOfPiece(s, augustus) !== s.council) return
  if (!s.stack.some(({ kind }) => kind === 'council-meeting')) push(s, { kind: 'council-meeting', step: 'answer' })
}

/** UR-6.3-m UR-6.1-q UR-6.1-z */
function succeeds(s: State, table: Table): boolean {
  if (takeFavour(s, EAST, 'council')) return true
  const { cp } = s.board.leader[augustusOf(s, EAST)] ?? { cp: 0 }
  return table.roll(d6, { for: 'council', atMost: cp }) <= cp
}

/** UR-6.3-n: it ends, whatever the roll. */
function endCouncil(s: State, table: Table): void {
  s.council = NOBODY
  bowl.add(s, COUNCIL, 1)
  table.tell({ type: 'marker', marker: 'ecumenical-council', at: null })
}

const meeting: Step<'council-meeting'> = inOrder({
  // UR-6.3-ay: in other phases an Augusta cannot be played.
  answer(s) {
    if (isPlayedIn(AUGUSTA, s.phase)) openWindow(s, ROMAN, 'council')
  },
  roll(s, _, table) {
    if (succeeds(s, table)) score(s, ROMAN, 3, 'UR-6.3-m', table)
    endCouncil(s, table)
  },
})

export const councilHandlers: Handlers<'council-meeting'> = { 'council-meeting': meeting }
