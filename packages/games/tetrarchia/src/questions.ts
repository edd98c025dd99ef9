/** What the game asks and what goes on by itself, by kind of frame. Each stands in the file of its chapter. */
import { machine } from '@tabularium/engine/machine'
import type { Action } from './actions.ts'
import type { TetrarchiaEvent } from './events.ts'
import { advance, assaultResult, block } from './rules/barbarian-phase/advance.ts'
import { barbarianPhase } from './rules/barbarian-phase/barbarian-phase.ts'
import { combat } from './rules/combat.ts'
import { attackResult } from './rules/roman-phase/attack.ts'
import { romanPhase } from './rules/roman-phase/roman-phase.ts'
import { arrival, fleets } from './rules/set-up.ts'
import { turn } from './rules/turn.ts'
import type { Frame, State } from './state.ts'

export const questions = machine<State, Frame, Action, TetrarchiaEvent>({
  fleets,
  turn,
  arrival,
  'roman-phase': romanPhase,
  'attack-result': attackResult,
  'barbarian-phase': barbarianPhase,
  advance,
  block,
  'assault-result': assaultResult,
  combat,
})
