/** Every statement of the rulebook that a board can be held to, by chapter. */
import { advance } from './advance.ts'
import { attack } from './attack.ts'
import { emperors } from './emperors.ts'
import { provinces } from './provinces.ts'
import { seas } from './seas.ts'
import type { Statement } from './statement.ts'

export const statements: readonly Statement[] = [...emperors, ...provinces, ...seas, ...attack, ...advance]
