/** BG-10.4.1: a battle is about to be fought. */
import { push } from '@tabularium/engine/machine'
import type { Space } from '../../board.ts'
import type { FrameOf } from '../../frames.ts'
import type { Force } from '../../kinds.ts'
import {
  BYZANTINE,
  cuAt,
  cuOfSide,
  LOYALIST,
  NO_POWER,
  type Player,
  type Power,
  type State,
  sideOf,
} from '../../state.ts'
import { battleOf } from '../battle/plan.ts'
import { combinedCommanders } from '../map/commanders.ts'
import { deciderFor } from '../map/decider.ts'
import { enemySidesAt } from '../map/enemies.ts'
import { powerOfForce } from './forces.ts'

interface Begun {
  readonly player: Player
  readonly space: Space
  readonly mode: FrameOf<'battle'>['mode']
  readonly attackers: readonly Force[]
  readonly interceptors?: readonly Force[]
  readonly hasFailedToAvoid?: boolean
}

/** The power that is attacked: of those who were there before any interceptors, if there are such. */
function defenderAt(s: State, space: Space, attacker: Power, interceptors: readonly Force[]): Power | undefined {
  const came = (side: Power) =>
    interceptors.reduce(
      (all, { cu }) => all + cu.reduce((sum, n, p) => sum + (sideOf(p as Power) === side ? n : 0), 0),
      0,
    )
  const sides = enemySidesAt(s, space, attacker)
  const side = sides.find((each) => each !== NO_POWER && cuOfSide(s, space, each) > came(each)) ?? sides[0]
  if (side === undefined || side === NO_POWER) return undefined
  return side === LOYALIST && cuAt(s, space, LOYALIST) === 0 ? BYZANTINE : side
}

/** Pushes the battle, if there is anybody to fight. */
export function battleBetween(s: State, begun: Begun): void {
  const { player, space, mode, attackers, interceptors = [], hasFailedToAvoid = false } = begun
  const leaders = attackers.map(({ leader }) => leader)
  const [first] = attackers.length === 1 ? leaders : combinedCommanders(s, leaders)
  const attacker = powerOfForce(s, { leader: first })
  const defender = defenderAt(s, space, attacker, interceptors)
  if (defender === undefined) return
  push(
    s,
    battleOf({
      space,
      mode,
      attacker,
      defender,
      attackerPlayer: player,
      defenderPlayer: deciderFor(defender, attacker),
      attackers,
      interceptors,
      hasFailedToAvoid,
    }),
  )
}
