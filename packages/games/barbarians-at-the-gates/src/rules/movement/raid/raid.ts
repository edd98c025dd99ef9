/** Chapter 14.1.2: a raid, one stack of raiders after the other. */

import { d6 } from '@tabularium/engine'
import { pop, push, replace, top } from '@tabularium/engine/machine'
import { NONE, type Space } from '../../../board.ts'
import type { Table } from '../../../events.ts'
import type { Step } from '../../../handlers.ts'
import type { Force } from '../../../kinds.ts'
import { withCu } from '../../../musters.ts'
import {
  BARBARIAN,
  BARBARIANS,
  bitOf,
  controlOf,
  cuAt,
  DISPLACED,
  faceOf,
  hasChanged,
  isCity,
  isOnMap,
  LOYALIST,
  NAVAL,
  putLeader,
  type State,
  spacesWith,
  whereIs,
} from '../../../state.ts'
import { mayRaidFrom } from '../../map/blocks.ts'
import { changePlunder } from '../../map/control.ts'
import { totalOf } from '../../map/entering.ts'
import { loseCu } from '../../map/units.ts'
import { forceWith, raidAt, raidBy, raidersWith, raidWith } from '../changed.ts'
import { raidedAt } from '../composing.ts'
import { openMoment, takeResponse } from '../moments.ts'
import { canMoveOn, enterRaid } from './raid-orders.ts'
import { isAtWalls, mustMoveOn, type Raid, type Raiders, raidersOf, stop } from './raiders.ts'

type Does = (s: State, raid: Raid, table: Table) => void

/** BG-14.1.2-b BG-14.1.2-c: the spaces where raiders may start. */
const startsOf = (s: State, { only }: Raid): Space[] =>
  spacesWith(
    s,
    bitOf(BARBARIANS),
    (space) =>
      (only.length === 0 || only.includes(space)) &&
      cuAt(s, space, BARBARIANS) > raidedAt(s, space) &&
      mayRaidFrom(s, space),
  )

/** BG-14.1.2-a BG-14.1.2-d */
const pick: Does = (s, raid) => {
  const spaces = raid.left > 0 ? startsOf(s, raid) : []
  if (spaces.length === 0) return pop(s)
  push(s, { kind: 'raid-from', spaces, isFirst: raid.step === 'pick' })
}

/** The next step is taken at once where nothing comes between. */
function goOn(s: State, raid: Raid, does: Does, table: Table): void {
  replace(s, raid)
  if (!hasChanged(s)) does(s, raid, table)
}

/** The raiders are as they were composed. */
const compose: Does = (s, raid, table) => {
  const { current } = raid
  if (current === null) return replace(s, raidAt(raid, 'next'))
  goOn(s, raidBy(raid, current, 'move', raid.left - totalOf(current.force.cu)), move, table)
}

/** BG-14.1.2-ag: whoever can do nothing more stays, or is eliminated under an enemy's walls. */
const move: Does = (s, raid, table) => {
  if (canMoveOn(s, raid, true)) return push(s, { kind: 'raid-orders' })
  if (mustMoveOn(s, raidersOf(raid))) perish(s, raid, 'BG-14.1.2-u', table)
  else stop(s, raid)
}

/** BG-10.6: declared first; the AP are gone even if they have to stay. */
const sail: Does = (s, raid, table) => {
  const current = raidersOf(raid)
  const { cancelled } = takeResponse(s)
  const counted = stillThere(s, current)
  if (totalOf(counted.force.cu) === 0) return perish(s, raidBy(raid, counted), 'BG-10.6-a', table)
  if (cancelled) return replace(s, raidBy(raid, counted, 'move'))
  enterRaid(s, raidBy(raid, counted), counted.to, NAVAL, table)
}

function stillThere(s: State, current: Raiders): Raiders {
  const left = Math.min(current.force.cu[BARBARIANS], cuAt(s, current.at, BARBARIANS))
  if (left === current.force.cu[BARBARIANS]) return current
  return raidersWith(current, { force: forceWith(current.force, { cu: withCu(current.force.cu, BARBARIANS, left) }) })
}

/** Battles and interceptions are over. BG-14.1.2-ad: who has lost has retreated, and has done. */
const entered: Does = (s, raid, table) => {
  const { result } = s
  s.result = null
  const current = raidersOf(raid)
  const force: Force = result === null ? current.force : (result.attackers[0] ?? current.force)
  const after: Raid = result === null ? raidAt(raid, 'arrived') : raidBy(raid, withLosses(current, force), 'arrived')
  if (result?.attackersWon === false) return stopAfterLoss(s, after)
  replace(s, after)
  if (totalOf(force.cu) === 0) return perish(s, after, 'BG-12.3-g', table)
  s.response = null
  if (controlOf(s, current.at) === LOYALIST) openMoment(s, 'raid-enter', BARBARIAN)
  if (top(s) === after) goOn(s, after, arrived, table)
}

/** As the battle has left them. */
const withLosses = (current: Raiders, { cu, last }: Force): Raiders =>
  raidersWith(current, { force: forceWith(current.force, { cu, last }) })

/** Where they have retreated to: where their leader is, or what the battle tells. */
function stopAfterLoss(s: State, raid: Raid): void {
  const { force } = raidersOf(raid)
  const { leader } = force
  const at = leader !== NONE && isOnMap(s, leader) ? whereIs(s, leader) : force.last
  stop(s, raidBy(raid, raidersWith(raidersOf(raid), { at })))
}

/** BG-14.1.2-r to BG-14.1.2-u BG-14.1.2-ag BG-14.1.2-ai: at an enemy's walls, in this order. */
const arrived: Does = (s, before, table) => {
  takeResponse(s)
  const raid: Raid = raidBy(before, stillThere(s, raidersOf(before)))
  if (totalOf(raidersOf(raid).force.cu) === 0) return perish(s, raid, 'BG-14.1.2-ah', table)
  const at = raidersOf(raid).at
  if (!isAtWalls(s, at)) return goOn(s, raidAt(raid, 'move'), move, table)
  const hit = underTheWalls(s, plunderCity(s, raid, at, table), table)
  if (totalOf(raidersOf(hit).force.cu) === 0) return perish(s, hit, 'BG-14.1.2-t', table)
  if (!canMoveOn(s, hit, false)) return perish(s, hit, 'BG-14.1.2-u', table)
  replace(s, raidAt(hit, 'move'))
}

/** BG-14.1.2-s: once for each Walled City and card. */
function plunderCity(s: State, raid: Raid, at: Space, table: Table): Raid {
  if (!isCity(s, at) || raid.cities.includes(at)) return raid
  changePlunder(s, 1, 'BG-14.1.2-s', table)
  return raidWith(raid, { cities: [...raid.cities, at] })
}

const HIT = 6

/** BG-14.1.2-t: the ROMAN player rolls for each Fortified space. */
function underTheWalls(s: State, raid: Raid, table: Table): Raid {
  const current = raidersOf(raid)
  const space = s.board.spaceIds[current.at]
  if (table.roll(d6, { for: 'raid', space, needs: HIT }) < HIT) return raid
  loseCu(s, current.at, BARBARIANS, 1, 'BG-14.1.2-t', table)
  const cu = withCu(current.force.cu, BARBARIANS, current.force.cu[BARBARIANS] - 1)
  return raidBy(raid, raidersWith(current, { force: forceWith(current.force, { cu }) }))
}

/** BG-14.1.2-u BG-14.1.2-ah: they are eliminated, and their leader is displaced. */
function perish(s: State, raid: Raid, rule: string, table: Table): void {
  const { force, at } = raidersOf(raid)
  loseCu(s, at, BARBARIANS, force.cu[BARBARIANS], rule, table)
  const { leader } = force
  if (leader !== NONE && isOnMap(s, leader)) {
    table.tell({
      type: 'displaced',
      leader: faceOf(s, leader).name,
      space: s.board.spaceIds[at],
      forGood: false,
      rule: 'BG-14.1.2-ah',
    })
    putLeader(s, leader, DISPLACED)
  }
  replace(s, raidBy(raid, null, 'next'))
}

const steps: Readonly<Record<Raid['step'], Does>> = { pick, next: pick, compose, move, sail, entered, arrived }

export const raidStep: Step<'raid'> = {
  run: (s, raid, table) => steps[raid.step](s, raid, table),
}
