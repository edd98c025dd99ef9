/** Chapters 14.3, 15, 16 and 17: tribes that invade, settle, revolt and migrate, and Romans who usurp. */
import type { Handlers } from '../../handlers.ts'
import { migrating } from './migration/journey.ts'
import { migrants } from './migration/migrants.ts'
import { migration } from './migration/migration.ts'
import { relocate } from './relocation.ts'
import { regainQuestion } from './revolt.ts'
import { settled, settlement } from './settlement.ts'
import type { tribeFrames } from './tribe-frames.ts'
import { successfulUsurpation, swap, usurpator } from './usurpation/successful.ts'
import { usurpation, usurped } from './usurpation/usurpation.ts'

export const tribeHandlers: Handlers<keyof typeof tribeFrames> = {
  settlement,
  settled,
  regain: regainQuestion,
  usurpation,
  usurped,
  'successful-usurpation': successfulUsurpation,
  swap,
  usurpator,
  relocate,
  migration,
  migrants,
  migrating,
}
