/** UR-2.C-i to UR-2.C-p: a year of peace goes from phase C to phase F. */
import { HALVES } from '../../board.ts'
import type { FrameOf } from '../../frames.ts'
import { type Procedure, pop, push, replace } from '../../machine.ts'
import { isCivilWar, REGNUM, REVOLT, type State, WAR } from '../../state.ts'

/** UR-2.C-i UR-2.C-k */
export function isAtPeace(s: State): boolean {
  if (HALVES.some((half) => isCivilWar(s, half))) return false
  return !s.status.some((status) => status === WAR || status === REVOLT || status === REGNUM)
}

/** UR-2.C-l: the deaths are tested all the same. UR-2.C-m: if an Augustus dies, `killLeader` breaks the peace. */
export const paxRomana: Procedure<FrameOf<'pax-romana'>> = (s, { step }, table) => {
  if (step === 0) {
    if (!isAtPeace(s)) return pop(s)
    s.isPaxRomana = true
    table.tell({ type: 'pax-romana', broken: false })
    replace(s, { kind: 'pax-romana', step: 1 })
    s.deathsTested = true
    return push(s, { kind: 'deaths', next: 0 })
  }
  pop(s)
  if (!s.isPaxRomana) table.tell({ type: 'pax-romana', broken: true })
}
