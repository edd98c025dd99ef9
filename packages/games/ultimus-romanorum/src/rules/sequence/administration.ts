/** Chapter 2.D: administration. */
import { CO, PA } from '../../board.ts'
import type { Table } from '../../events.ts'
import { type Handlers, pop, push, replace } from '../../machine.ts'
import { isOnLand, type State } from '../../state.ts'
import { rollEvent } from '../events/index.ts'
import { reinforce } from '../politics/reinforcements.ts'
import { smcTotal, splitSmc } from './smc.ts'

/** UR-6.3-ar is asked of the zones as they are when phase E begins. */
export function noteGarrisons(s: State): void {
  const zones = new Set<number>()
  for (let piece = s.board.leaders; piece < s.at.length; piece++) {
    const { category } = s.board.unit[piece]
    if ((category === CO || category === PA) && isOnLand(s, piece)) zones.add(s.at[piece])
  }
  s.garrisons = [...zones].sort((a, b) => a - b)
}

/** UR-2.D-a: in this order. */
const steps: readonly ((s: State, table: Table) => void)[] = [
  (s, table) => splitSmc(s, smcTotal(s), table),
  rollEvent,
  (s) => push(s, { kind: 'patrices' }),
  (s) => {
    // UR-2.C-n
    if (!s.deathsTested) push(s, { kind: 'deaths', next: 0 })
    s.deathsTested = true
  },
  reinforce,
]

export const administrationHandlers: Handlers<'administration'> = {
  administration(s, { step }, table) {
    if (step === steps.length) return pop(s)
    replace(s, { kind: 'administration', step: step + 1 })
    steps[step](s, table)
  },
}
