/** Chapter 2.E: movement and combat, SMC by SMC. */
import { NOBODY } from '../../board.ts'
import { type Handlers, pop, push, replace } from '../../machine.ts'
import { BARBARIAN, campNames, otherCamp, type State } from '../../state.ts'
import { openWindow } from '../stratagems/window.ts'
import { noteGarrisons } from './administration.ts'

/** A new SMC: nothing has moved yet. */
function rest(s: State): void {
  s.moved.fill(0)
  s.cameFrom.fill(NOBODY)
  s.crossed.fill(0)
  s.fleetMoved.fill(0)
}

const EXTRA_BARBARIAN_SMC = 10

export const sequencesHandlers: Handlers<'sequences' | 'smc'> = {
  /** UR-2.E-a: in turn, as long as each has any left. UR-T.events-10: then one more for the Barbarian. */
  sequences(s, { camp: next, extra }) {
    if (s.garrisons.length === 0) noteGarrisons(s)
    const camp = s.smc[next] > 0 ? next : otherCamp(next)
    if (s.smc[camp] > 0) {
      replace(s, { kind: 'sequences', camp: otherCamp(camp), extra })
      return push(s, { kind: 'smc', camp, step: 0 })
    }
    if (s.event !== EXTRA_BARBARIAN_SMC || extra) return pop(s)
    s.smc[BARBARIAN] = 1
    replace(s, { kind: 'sequences', camp: BARBARIAN, extra: true })
  },
  /** UR-2.E-b to UR-2.E-e */
  smc(s, { camp, step }, table) {
    replace(s, { kind: 'smc', camp, step: step + 1 })
    switch (step) {
      case 0:
        rest(s)
        table.tell({ type: 'smc', camp: campNames[camp], left: s.smc[camp] })
        push(s, { kind: 'movement', camp })
        return openWindow(s, otherCamp(camp), 'smc')
      case 1:
        return push(s, { kind: 'combats', camp })
      default:
        s.smc[camp]--
        return pop(s)
    }
  },
}
