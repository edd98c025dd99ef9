/** Chapters 13.4.1 and 13.4.2: a garrison fights its besiegers, alone or with those who come to its relief. */

import { push } from '@tabularium/engine/machine'
import { plus } from '../../musters.ts'
import {
  areEnemies,
  besiegerOf,
  controlOf,
  GARRISONS,
  goInside,
  insideAt,
  isInside,
  leadersAt,
  NO_POWER,
  playerOf,
  type State,
  sideOf,
} from '../../state.ts'
import { ownCu } from '../map/losses.ts'
import { bringInside, oneByOne } from './insiders.ts'
import { amend, type Battle, theBattle } from './sides.ts'

/** BG-13.4.1-b: those who sortie come out. BG-13.4.2-a: or friends of the attackers are asked whether they join. */
export function callGarrison(s: State): void {
  const battle = theBattle(s)
  const besieger = besiegerOf(s, battle.space)
  if (besieger !== undefined && sideOf(besieger) === sideOf(battle.defender)) amend(s, { isOnBesiegers: true })
  if (battle.mode === 'sortie') comeOut(s, battle)
  else if (theBattle(s).isOnBesiegers) askGarrison(s, battle)
}

function comeOut(s: State, { space, attackers }: Battle): void {
  for (const { leader, leaders, cu } of attackers) {
    // Unless they have come out already.
    if (!isInside(s, leader)) continue
    for (const power of GARRISONS) bringInside(s, space, power, -cu[power])
    for (const leader of leaders) goInside(s, leader, false)
  }
}

/** BG-13.4.2-a BG-13.4.2-j: of the same power or a friendly one. BG-13.4.2-l: CU without a leader too. */
function askGarrison(s: State, { space, attacker }: Battle): void {
  const holder = controlOf(s, space)
  if (holder === NO_POWER || areEnemies(holder, attacker)) return
  push(s, {
    kind: 'relief',
    player: playerOf(holder),
    space,
    leaders: leadersAt(s, space).filter((leader) => isInside(s, leader)),
    powers: GARRISONS.filter((power) => insideAt(s, space, power) > 0),
  })
}

export const reliefQuestion = oneByOne({
  rule: 'BG-13.4.2-a',
  most(s, { space }, power) {
    const garrison = GARRISONS.find((each) => each === power)
    return garrison === undefined ? 0 : insideAt(s, space, garrison)
  },
  // He comes out with the CU, when it is told which do.
  leader: (s, _frame, leader) => amend(s, { joinedLeaders: [...theBattle(s).joinedLeaders, leader] }),
  take(s, { space }, power, cu) {
    const garrison = GARRISONS.find((each) => each === power)
    if (garrison !== undefined) bringInside(s, space, garrison, -cu)
    amend(s, { joined: plus(theBattle(s).joined, power, cu) })
  },
})

/** BG-2.4.2.6-a: a leader comes out where CU of his own side fight; without any he would be lost, and stays inside. */
export function leadOut(s: State): void {
  const { space, joinedLeaders } = theBattle(s)
  const out = joinedLeaders.filter((leader) => ownCu(s, leader, space) > 0)
  for (const leader of out) goInside(s, leader, false)
  amend(s, { joinedLeaders: out })
}

/** BG-12.4.3-c BG-13.4.1-e BG-13.4.2-c: whoever came out of the garrison goes back when the battle is lost. */
export function goBackInside(s: State): void {
  const battle = theBattle(s)
  const { space, joined, joinedLeaders, attackers, mode } = battle
  const isSortie = mode === 'sortie'
  const back = isSortie ? attackers : [{ cu: joined, leaders: joinedLeaders }]
  for (const { cu, leaders } of back) {
    for (const power of GARRISONS) bringInside(s, space, power, cu[power])
    for (const leader of leaders) if (leadersAt(s, space).includes(leader)) goInside(s, leader, true)
  }
  if (!isSortie) amend(s, { joined: [0, 0, 0, 0, 0], joinedLeaders: [] })
}
