/** Chapter 2.D: administration. */

import { inOrder, push } from '@tabularium/engine/machine'
import { CO, NOBODY, PA, type Zone } from '../../board.ts'
import type { Step } from '../../handlers.ts'
import type { State } from '../../state.ts'
import { rollEvent } from '../events/index.ts'
import { zoneOfPiece } from '../pieces.ts'
import { reinforce } from '../politics/reinforcements.ts'
import { smcTotal, splitSmc } from './smc.ts'

/** UR-6.3-ar UR-6.3-aw: is asked of the zones as they are when phase E begins. */
export function noteGarrisons(s: State): void {
  const zones = new Set<Zone>()
  for (const piece of s.board.everyUnit) {
    const { category } = s.board.unit[piece]
    const zone = zoneOfPiece(s, piece)
    if ((category === CO || category === PA) && zone !== NOBODY) zones.add(zone)
  }
  s.garrisons = [...zones].sort((a, b) => a - b)
}

/** UR-2.D-a: in this order. */
export const administration: Step<'administration'> = inOrder(
  {
    smc: (s, _, table) => splitSmc(s, smcTotal(s), table),
    event: (s, _, table) => rollEvent(s, table),
    patrices: (s) => push(s, { kind: 'patrices' }),
    deaths(s) {
      // UR-2.C-n
      if (!s.deathsTested) push(s, { kind: 'deaths', after: NOBODY })
      s.deathsTested = true
    },
    reinforcements: (s, _, table) => reinforce(s, table),
  },
  { at: ({ kind }, step) => ({ kind, step }) },
)
