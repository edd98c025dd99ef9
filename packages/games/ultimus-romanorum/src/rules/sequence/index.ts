/** Chapter 2: the sequence of play. */

import { inOrder, push } from '@tabularium/engine/machine'
import { EAST, HALVES, WEST } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { Handlers, Step } from '../../handlers.ts'
import type { State } from '../../state.ts'
import { BARBARIAN, hasFled, otherCamp, type Phase, ROMAN, seatOf, setFled } from '../../state.ts'
import { stratagem, stratagemNamed } from '../../stratagem-kinds.ts'
import { draw, grant } from '../stratagems/hand.ts'
import { administration } from './administration.ts'
import { balance } from './balance.ts'
import { setUpHandlers } from './garrisons.ts'
import { augustaOpening, initiativeAnswer, rollInitiative } from './initiative.ts'
import { paxRomana } from './pax-romana.ts'
import type { sequenceFrames } from './sequence-frames.ts'
import { beginSequences, sequencesHandlers } from './sequences.ts'

export function enterPhase(s: State, phase: Phase, table: Table): void {
  s.phase = phase
  table.tell({ type: 'phase', phase })
}

/** UR-2.A-b: a counter each; then what is owed. */
function stratagems(s: State, table: Table): void {
  table.tell({ type: 'year', year: s.year })
  enterPhase(s, 'A', table)
  draw(s, seatOf(s, ROMAN), table)
  draw(s, seatOf(s, BARBARIAN), table)
  // UR-3.6.6-a UR-3.6.6-b
  if (hasFled(s, WEST)) grant(s, seatOf(s, BARBARIAN), stratagem('western-usurpation'), 'UR-3.6.6-a', table)
  if (hasFled(s, EAST)) grant(s, seatOf(s, BARBARIAN), stratagem('eastern-usurpation'), 'UR-3.6.6-b', table)
  for (const half of HALVES) setFled(s, half, false)
  const scenario = s.board.file.scenarios.find(({ id }) => id === s.options.scenario)
  for (const { year, stratagem: id, to } of scenario?.grants ?? []) {
    const kind = stratagemNamed(id)
    if (year !== s.year || kind === undefined) continue
    grant(s, seatOf(s, to === 'roman' ? ROMAN : BARBARIAN), kind, 'UR-2-a', table)
  }
}

/** UR-2.C-b to UR-2.C-h: leaders, then stratagems. */
function geostrategy(s: State, camp: typeof ROMAN | typeof BARBARIAN): void {
  push(s, { kind: 'geostrategy', camp })
  push(s, { kind: 'entries', camp })
}

/** UR-2-b: what a year consists of; each step leaves its frames on top of this one. */
const year: Step<'year'> = inOrder(
  {
    stratagems: (s, _, table) => stratagems(s, table),
    initiative(s, _, table) {
      enterPhase(s, 'B', table)
      rollInitiative(s, table)
    },
    opening(s, _, table) {
      enterPhase(s, 'C', table)
      push(s, { kind: 'augusta-opening' })
    },
    // UR-2.C-a: all of one camp, then all of the other.
    'first-geostrategy': (s) => geostrategy(s, s.initiative),
    'second-geostrategy': (s) => geostrategy(s, otherCamp(s.initiative)),
    'pax-romana': (s) => push(s, { kind: 'pax-romana', step: 'test' }),
    administration(s, _, table) {
      if (s.paxRomana) return
      enterPhase(s, 'D', table)
      push(s, { kind: 'administration', step: 'smc' })
    },
    sequences(s, _, table) {
      if (s.paxRomana) return
      enterPhase(s, 'E', table)
      beginSequences(s)
    },
    balance(s, _, table) {
      enterPhase(s, 'F', table)
      push(s, { kind: 'balance', step: 'markers' })
    },
  },
  { again: true, at: ({ kind }, step) => ({ kind, step }) },
)

export const sequenceHandlers: Handlers<keyof typeof sequenceFrames> = {
  year,
  'initiative-answer': initiativeAnswer,
  'augusta-opening': augustaOpening,
  'pax-romana': paxRomana,
  administration,
  balance,
  ...setUpHandlers,
  ...sequencesHandlers,
}
