/** Chapter 9: stacking, mended when an impulse or a step of a phase ends. */
import { flag, whole } from '@tabularium/engine/fields'
import { player, space } from '../../kinds.ts'

export const stackingFrames = {
  /** BG-9.0-w: violations are looked for and mended, one after the other, until there is none. `cures`: how often in all. */
  stacking: { cures: whole(0, 999) },
  /** BG-9.0-aq: where does the violating stack go? */
  restack: { player, space, guest: whole(-1, 64), isSecond: flag },
}
