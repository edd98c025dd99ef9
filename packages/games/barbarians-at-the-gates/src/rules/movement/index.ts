import type { Handlers } from '../../handlers.ts'
import { activationStep } from './activation/activation.ts'
import { campaignStep, spoilsQuestion } from './activation/campaign.ts'
import { ordersQuestion } from './activation/carrying-out.ts'
import { pickQuestion } from './activation/pick.ts'
import { composeQuestion } from './compose.ts'
import { forcedMarchStep, marchingQuestion } from './march.ts'
import type { movementFrames } from './movement-frames.ts'
import { raidStep } from './raid/raid.ts'
import { raidFromQuestion, raidOrdersQuestion } from './raid/raid-orders.ts'
import { avoidQuestion } from './reaction/avoid.ts'
import { interceptQuestion } from './reaction/intercept.ts'
import { delayQuestion, refuseQuestion } from './reaction/refuse.ts'
import { stepStep } from './reaction/step.ts'

export const movementHandlers: Handlers<keyof typeof movementFrames> = {
  'pick-leader': pickQuestion,
  campaign: campaignStep,
  spoils: spoilsQuestion,
  activation: activationStep,
  orders: ordersQuestion,
  compose: composeQuestion,
  step: stepStep,
  avoid: avoidQuestion,
  intercept: interceptQuestion,
  refuse: refuseQuestion,
  delay: delayQuestion,
  raid: raidStep,
  'raid-from': raidFromQuestion,
  'raid-orders': raidOrdersQuestion,
  'forced-march': forcedMarchStep,
  marching: marchingQuestion,
}
