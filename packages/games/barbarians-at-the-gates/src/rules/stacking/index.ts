import type { Handlers } from '../../handlers.ts'
import { restackedStep, restackQuestion, stackingStep, whoLeavesQuestion } from './mending.ts'
import type { stackingFrames } from './stacking-frames.ts'

export const stackingHandlers: Handlers<keyof typeof stackingFrames> = {
  stacking: stackingStep,
  'who-leaves': whoLeavesQuestion,
  restack: restackQuestion,
  restacked: restackedStep,
}
