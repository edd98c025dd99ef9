/** Chapters 3.1 and 5.0: the phases of a turn, one after the other. */
import { inOrder, push } from '@tabularium/engine/machine'
import type { Table } from '../../events.ts'
import type { Step } from '../../handlers.ts'
import { BARBARIAN, hasWonBattle, type Phase, type State, setWonBattle, turnNames } from '../../state.ts'
import { waveLevel } from '../map/wave.ts'
import { score } from '../victory.ts'
import { drawPhase } from './draw.ts'
import { mendStacking } from './stacking-check.ts'

function begin(s: State, phase: Phase, table: Table): void {
  s.phase = phase
  table.tell({ type: 'phase', phase })
}

/** BG-5.5-a BG-5.5-b: no marker moves before the First Wave. */
function migrate(s: State): void {
  if (waveLevel(s) === 0) return
  mendStacking(s)
  push(s, {
    kind: 'migration',
    isPhase: true,
    left: 0,
    hasSailed: false,
    isNavalOnly: false,
    only: [],
    done: [],
    current: null,
    step: 'pick',
  })
}

/** What lasts for a turn is over, and what lasts for the next one too becomes what lasts for this one. */
function forgetTurn(s: State): void {
  s.hasUsurped = false
  s.baptized = false
  s.happened = []
  s.guests = []
  s.flags = outlast(s.flags)
  s.blocks = outlast(s.blocks)
  for (const leader of s.board.everyLeader) if (hasWonBattle(s, leader)) setWonBattle(s, leader, false)
}

type Lasting = { readonly until: State['flags'][number]['until'] }

function outlast<T extends Lasting>(all: readonly T[]): T[] {
  return all
    .filter(({ until }) => until === 'next-turn' || until === 'game')
    .map((each) => (each.until === 'next-turn' ? { ...each, until: 'turn' } : each))
}

/** BG-5.7-ah */
function nextTurn(s: State, table: Table): void {
  forgetTurn(s)
  s.turn++
  table.tell({ type: 'turn', turn: turnNames[s.turn] })
}

/** BG-5.0-a */
export const turn: Step<'turn'> = inOrder(
  {
    draw(s, _, table) {
      begin(s, 'draw', table)
      drawPhase(s, table)
    },
    strategy(s, _, table) {
      begin(s, 'strategy', table)
      push(s, { kind: 'impulses', player: BARBARIAN, step: 'claim' })
    },
    attrition(s, _, table) {
      begin(s, 'attrition', table)
      push(s, { kind: 'attrition', player: BARBARIAN, done: [] })
    },
    control(s, _, table) {
      begin(s, 'control', table)
      push(s, { kind: 'control', step: 'take' })
    },
    migration(s, _, table) {
      begin(s, 'migration', table)
      migrate(s)
    },
    scoring(s, _, table) {
      begin(s, 'scoring', table)
      score(s, table)
    },
    reinforcement(s, _, table) {
      begin(s, 'reinforcement', table)
      push(s, { kind: 'reinforcement', step: 'tribes' })
    },
    next: (s, _, table) => nextTurn(s, table),
  },
  { again: true, at: ({ kind }, step) => ({ kind, step }) },
)
