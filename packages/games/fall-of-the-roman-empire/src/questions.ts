/** What the game asks and what goes on by itself, by kind of frame. Each stands in the file of its chapter. */
import { machine } from '@tabularium/engine/machine'
import type { Action } from './actions.ts'
import type { FallEvent } from './events.ts'
import { barbarianMovement, host } from './rules/barbarian-movement.ts'
import { entry } from './rules/barbarian-resources.ts'
import { losses } from './rules/conflict/losses.ts'
import { conflicts, fighting } from './rules/conflict/resolve.ts'
import { ride } from './rules/conflict/ride.ts'
import { expenditure } from './rules/expenditure.ts'
import { purchase } from './rules/purchase.ts'
import { march, romanMovement } from './rules/roman-movement.ts'
import { firstForces } from './rules/set-up.ts'
import { phase } from './rules/turn.ts'
import type { Frame, State } from './state.ts'

export const { decision, candidates, verdict, apply } = machine<State, Frame, Action, FallEvent>({
  'set-up': firstForces,
  phase,
  expenditure,
  purchase,
  entry,
  'roman-movement': romanMovement,
  march,
  'barbarian-movement': barbarianMovement,
  host,
  conflicts,
  fighting,
  losses,
  ride,
})
