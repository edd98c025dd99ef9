/** The guided first game: eight chapters, each from a set position with given dice, played by the real rules. */
import type { Guide } from '../../../page/game-page.ts'
import { evasion } from './evasion.ts'
import { fleets } from './fleets.ts'
import { march } from './march.ts'
import { points } from './points.ts'
import { purple } from './purple.ts'
import { uprising } from './uprising.ts'
import { usurpation } from './usurpation.ts'
import { year } from './year.ts'

export const guide: Guide = {
  game: 'ultimus-romanorum',
  chapters: [year, march, evasion, uprising, usurpation, purple, fleets, points],
}
