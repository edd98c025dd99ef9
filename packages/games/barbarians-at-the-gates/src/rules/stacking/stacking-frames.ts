/** Chapter 9: stacking, mended when an impulse or a step of a phase ends. */
import { listOf, whole, word } from '@tabularium/engine/fields'
import { leaders, muster, player, power, rule, space, spaceOrNone } from '../../kinds.ts'

/** BG-9.0-w: why somebody stands where he may not stay. */
export const causes = ['campaign', 'interception', 'relief', 'passage', 'placed', 'unled', 'strife'] as const

const mover = {
  player,
  space,
  leaders,
  cu: muster,
  cause: word(...causes),
  /** Where they came from, transit spaces left out. */
  origin: spaceOrNone,
  /** BG-12.4.2-f: CU that the way back costs. */
  cost: whole(0, 9),
  /** The clause that is broken. */
  broken: rule,
}

export const stackingFrames = {
  /** BG-9.0-w: violations are looked for and mended, one after the other, until there is none. `cures`: how many so far. */
  stacking: { cures: whole(0, 999) },
  /** BG-9.0-al BG-9.0-an: which power's stack, or which leader, leaves? */
  'who-leaves': { player, space, powers: listOf(power, 5), leaders, broken: rule },
  /** BG-9.0-aq: where does the violating stack go? */
  restack: mover,
  /** It goes there; NONE: it goes nowhere. */
  restacked: { ...mover, to: spaceOrNone },
}
