/** Chapter 2.E: movement and combat, SMC by SMC. */

import { inOrder, pop, push, replace } from '@tabularium/engine/machine'
import { NOBODY } from '../../board.ts'
import type { Handlers, Step } from '../../handlers.ts'
import { BARBARIAN, campNames, otherCamp, type State } from '../../state.ts'
import { openWindow } from '../stratagems/moments.ts'
import { noteGarrisons } from './administration.ts'

/** A new SMC: nothing has moved yet. */
function rest(s: State): void {
  s.moved.fill(0)
  s.cameFrom.fill(NOBODY)
  s.crossed.fill(0)
  s.fleetMoved.fill(0)
}

const EXTRA_BARBARIAN_SMC = 10

/** UR-2.E-a: in turn, as long as each has any left. UR-T.events-10: then one more for the Barbarian. */
const sequences: Step<'sequences'> = {
  run(s, { camp: next, extra }) {
    if (s.garrisons.length === 0) noteGarrisons(s)
    const camp = s.smc[next] > 0 ? next : otherCamp(next)
    if (s.smc[camp] > 0) {
      replace(s, { kind: 'sequences', camp: otherCamp(camp), extra })
      return push(s, { kind: 'smc', camp, step: 'movement' })
    }
    if (s.event !== EXTRA_BARBARIAN_SMC || extra) return pop(s)
    s.smc[BARBARIAN] = 1
    replace(s, { kind: 'sequences', camp: BARBARIAN, extra: true })
  },
}

/** UR-2.E-b to UR-2.E-e */
const smc: Step<'smc'> = inOrder({
  movement(s, { camp }, table) {
    rest(s)
    table.tell({ type: 'smc', camp: campNames[camp], left: s.smc[camp] })
    push(s, { kind: 'movement', camp })
    openWindow(s, otherCamp(camp), 'smc')
  },
  combats: (s, { camp }) => push(s, { kind: 'combats', camp }),
  end(s, { camp }) {
    s.smc[camp]--
  },
})

export const sequencesHandlers: Handlers<'sequences' | 'smc'> = { sequences, smc }
