/** Chapters 3.3, 3.5, 3.6 and 5: leaders, thrones and usurpations. */
import { pop } from '@tabularium/engine/machine'
import type { Handlers } from '../../handlers.ts'
import { chooseKing } from '../peoples/regnum.ts'
import { deaths } from './death.ts'
import { entries, entry } from './entries.ts'
import { puppet } from './exchange.ts'
import { patrice, patrices } from './patrices.ts'
import type { politicsFrames } from './politics-frames.ts'
import { rally } from './rally.ts'
import { designation, designationPuppet, escort, regency } from './regency.ts'
import { reinforcements } from './reinforcements.ts'
import { rexRight } from './rex-right.ts'
import { heir, heirAbroad, succession } from './succession.ts'
import { usurpationDiocese } from './usurpation.ts'

export const politicsHandlers: Handlers<keyof typeof politicsFrames> = {
  entries,
  entry,
  patrices,
  patrice,
  deaths,
  reinforcements,
  /** UR-4.5.3-g UR-4.5.3-h */
  kingship: {
    run(s, { people }, table) {
      pop(s)
      chooseKing(s, people, table)
    },
  },
  succession,
  heir,
  'heir-abroad': heirAbroad,
  'rex-right': rexRight,
  regency,
  designation,
  'designation-puppet': designationPuppet,
  escort,
  'usurpation-diocese': usurpationDiocese,
  rally,
  puppet,
}
