/** UR-2.C-i to UR-2.C-p: a year of peace goes from phase C to phase F. */

import { inOrder, pop, push } from '@tabularium/engine/machine'
import { HALVES, NOBODY } from '../../board.ts'
import type { Step } from '../../handlers.ts'
import { isCivilWar, type State } from '../../state.ts'
import { isAtWar } from '../movement/bounds/limits.ts'

/** UR-2.C-i UR-2.C-k */
export function isAtPeace(s: State): boolean {
  if (HALVES.some((half) => isCivilWar(s, half))) return false
  return !s.board.everyPeople.some((people) => isAtWar(s, people))
}

/** UR-2.C-l: the deaths are tested all the same. UR-2.C-m: if an Augustus dies, `killLeader` breaks the peace. */
export const paxRomana: Step<'pax-romana'> = inOrder({
  test(s, _, table) {
    if (!isAtPeace(s)) return pop(s)
    s.paxRomana = true
    table.tell({ type: 'pax-romana', broken: false })
    s.deathsTested = true
    push(s, { kind: 'deaths', after: NOBODY })
  },
  end(s, _, table) {
    if (!s.paxRomana) table.tell({ type: 'pax-romana', broken: true })
  },
})
