/** The kinds of values that positions and frames hold: how each is written by names, and what may stand there. */
import {
  choice,
  flag,
  index,
  type Kind,
  listOf,
  listOfAll,
  type RecordOf,
  record,
  text,
  whole,
} from '@tabularium/engine/fields'
import type { Card, Leader, Province, Space, Tribe } from './board.ts'
import { type Controller, type Player, type Power, playerNames, powerNames, type Via, viaNames } from './terms.ts'

export const player: Kind<Player> = choice(playerNames)
export const power: Kind<Power> = choice(powerNames)
/** Transit spaces are nobody's. */
export const controllerNames = [...powerNames, 'none'] as const
export const controller: Kind<Controller> = choice(controllerNames)
export const via: Kind<Via> = choice(viaNames)

export const space: Kind<Space> = index('space')
export const leader: Kind<Leader> = index('leader')
export const tribe: Kind<Tribe> = index('tribe')
export const province: Kind<Province> = index('province')
export const card: Kind<Card> = index('card')
/** NONE is written as null. */
export const spaceOrNone: Kind<Space> = index('space', { none: true })
export const leaderOrNone: Kind<Leader> = index('leader', { none: true })
export const tribeOrNone: Kind<Tribe> = index('tribe', { none: true })
export const cardOrNone: Kind<Card> = index('card', { none: true })

/** A clause. */
export const rule = text(40, 'a clause')

/** No list of leaders, spaces, tribes or cards is longer. */
export const MOST = 128
export const MOST_CU = 255
export const cu = whole(0, MOST_CU)
export const ap = whole(0, 20)
export const spaces = listOf(space, MOST)
export const leaders = listOf(leader, MOST)
export const tribes = listOf(tribe, MOST)

/** CU by power, in the order of the powers. */
export const muster: Kind<Muster> = listOfAll(cu, 5)
export type Muster = readonly number[]

const forceMembers = {
  /** Who leads it; NONE: nobody does. */
  leader: leaderOrNone,
  /** He and those under him. */
  leaders,
  cu: muster,
  /** Where it came from, and how; for retreats and refusals. */
  from: spaceOrNone,
  via,
  /** The last space it left that was no transit space. */
  last: spaceOrNone,
}
/** BG-2.4.2.4-a: leaders with CU, or raiders without a leader, as they move or fight. */
export const force: Kind<RecordOf<typeof forceMembers>> = record(forceMembers)
export type Force = RecordOf<typeof forceMembers>
export const forces = listOf(force, 16)

export { flag }
