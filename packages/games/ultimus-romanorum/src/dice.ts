/** UR-0.1-a UR-0.1-b: the dice of the game. */
import type { Die } from '@tabularium/engine'

export { d6 } from '@tabularium/engine'

/** 0 to 9; the face 0 is worth 0. */
export const d10: Die = { name: 'd10', sides: 10, low: 0 }
