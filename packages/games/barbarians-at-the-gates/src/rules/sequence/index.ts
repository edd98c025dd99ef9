import type { Handlers } from '../../handlers.ts'
import { attrition, attritionLoss, attritionRoll } from './attrition.ts'
import { control, controlSiege } from './control-phase.ts'
import { arrive, goHome, placeLeader } from './reinforcement/arrivals.ts'
import { reinforcement } from './reinforcement/phase.ts'
import type { sequenceFrames } from './sequence-frames.ts'
import { impulse } from './strategy/impulse.ts'
import { claim, impulses } from './strategy/impulses.ts'
import { reinforce, reinforcePower } from './strategy/reinforce.ts'
import { tribal, tribalLeader } from './strategy/tribal.ts'
import { turn } from './turn.ts'

export const sequenceHandlers: Handlers<keyof typeof sequenceFrames> = {
  turn,
  impulses,
  claim,
  impulse,
  'reinforce-power': reinforcePower,
  reinforce,
  tribal,
  'tribal-leader': tribalLeader,
  attrition,
  'attrition-roll': attritionRoll,
  'attrition-loss': attritionLoss,
  control,
  'control-siege': controlSiege,
  reinforcement,
  arrive,
  'place-leader': placeLeader,
  'go-home': goHome,
}
