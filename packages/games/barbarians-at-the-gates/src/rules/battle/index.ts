import type { Handlers } from '../../handlers.ts'
import { battleStep } from './battle.ts'
import type { battleFrames } from './battle-frames.ts'
import { commanderQuestion } from './commanders.ts'
import { loseCuQuestion, losingStep, lossesStep } from './loss-order.ts'
import { reliefQuestion } from './relief.ts'
import { insideQuestion, retreatQuestion, withdrawStep } from './retreat.ts'
import { overrunStep } from './siege/overrun.ts'
import { siegeLossQuestion, siegePointsStep, siegeRollStep } from './siege/siege-roll.ts'
import { bringMarkerQuestion, keepFortQuestion } from './siege/siege-won.ts'

export const battleHandlers: Handlers<keyof typeof battleFrames> = {
  battle: battleStep,
  commander: commanderQuestion,
  losses: lossesStep,
  losing: losingStep,
  'lose-cu': loseCuQuestion,
  'retreat-inside': insideQuestion,
  retreat: retreatQuestion,
  withdraw: withdrawStep,
  relief: reliefQuestion,
  'siege-roll': siegeRollStep,
  'siege-points': siegePointsStep,
  'siege-loss': siegeLossQuestion,
  'keep-fort': keepFortQuestion,
  'bring-marker': bringMarkerQuestion,
  overrun: overrunStep,
}
