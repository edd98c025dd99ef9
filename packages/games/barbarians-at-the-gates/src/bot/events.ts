/** What the event of a card is worth now: what the card says it is worth, fitted to the position. */
import type { Card, Leader } from '../board.ts'
import type { Operation } from '../edition/form/operations.ts'
import {
  BARBARIANS,
  cuAt,
  faceOf,
  isOnMap,
  type Player,
  playerOf,
  powerOf,
  type State,
  tribeOf,
  USURPER,
  whereIs,
} from '../state.ts'
import { marchWorth } from './marches.ts'
import { migrationWorth } from './migrations.ts'
import type { Outlook } from './outlook.ts'
import { bestRevolt, bestSettlement, bestUsurpation } from './politics.ts'

/** What the card's own entry says of its event. */
export const cardWorth = (s: State, card: Card): number => s.board.cards[card].file.worth ?? 0

/** A raider after the first finds less. */
const LATER_RAIDERS = 0.75

export const raidWorth = (look: Outlook, number: number): number => {
  let [all, share] = [0, 1]
  for (let n = 0; n < number; n++) {
    all += share * look.raid().gain
    share *= LATER_RAIDERS
  }
  return all
}

/** Some leaders one after the other. */
function campaignWorth(
  look: Outlook,
  player: Player,
  number: number,
  ops: number,
  isAllowed?: (leader: Leader) => boolean,
): number {
  const used: Leader[] = []
  let all = 0
  for (let n = 0; n < number; n++) {
    const { leader, gain } = look.activations.best(player, ops, used, isAllowed)
    if (gain <= 0) break
    used.push(leader)
    all += gain
  }
  return all
}

/** How much of its worth an operation has here; undefined: the card's own number stands. */
function operationWorth(look: Outlook, player: Player, card: Card, op: Operation): number | undefined {
  const { s, sv } = look
  const { ops } = s.board.cards[card]
  const worth = cardWorth(s, card)
  switch (op.op) {
    case 'place_tribe':
      return worth * (0.4 + 0.4 * Math.min(4, sv.turns - 1))
    case 'settle':
      return bestSettlement(sv)
    case 'usurp':
      return bestUsurpation(sv)
    case 'regain':
      return bestRevolt(sv)
    case 'raid':
      return 0.1 + raidWorth(look, op.n)
    case 'activate':
      return activationWorth(look, player, op, ops)
    case 'forced_march':
      return marchWorth(look.marches(player), op.n)
    case 'migrate':
      return migrationWorth(sv, look.fields.of(BARBARIANS), 1)
    case 'flip_leader':
      return worth * (sv.turns > 1 ? 1 : 0.5)
    default:
      return s.phase === 'strategy' ? undefined : 0
  }
}

function activationWorth(
  look: Outlook,
  player: Player,
  op: Extract<Operation, { op: 'activate' }>,
  ops: number,
): number {
  const { s } = look
  if (op.mods?.includes('counts_as_barbarian')) return strifeWorth(look)
  const isNamed = (leader: Leader): boolean => {
    if (typeof op.who === 'string') return true
    if (op.who.emperor === true && !faceOf(s, leader).emperor) return false
    const tribe = tribeOf(s, leader)
    return op.who.tribe === undefined || (tribe >= 0 && op.who.tribe.includes(s.board.tribes[tribe].id))
  }
  if (op.ap === 'ops') return campaignWorth(look, player, op.n, ops, isNamed)
  let best = 0
  for (const leader of s.board.everyLeader) {
    if (!isOnMap(s, leader) || playerOf(powerOf(s, leader)) !== player || !isNamed(leader)) continue
    best = Math.max(best, look.activations.gain(leader, op.ap))
  }
  return best
}

/** BG-15.3: an ally turned against his friends, for one impulse. */
function strifeWorth({ s, sv, activations }: Outlook): number {
  let best = 0
  for (const leader of s.board.everyLeader) {
    if (!isOnMap(s, leader) || powerOf(s, leader) !== 4) continue
    const cu = cuAt(s, whereIs(s, leader), 4)
    if (cu >= 3) best = Math.max(best, 0.25 + 0.05 * cu)
  }
  return sv.turns > 0 && activations !== undefined ? best : 0
}

/** What playing the event is worth to its player, in points. */
export function eventWorth(look: Outlook, player: Player, card: Card): number {
  const data = look.s.board.cards[card]
  let all = 0
  let isOwn = false
  for (const op of data.file.do) {
    const found = operationWorth(look, player, card, op)
    if (found === undefined) isOwn = true
    else all += found
  }
  // What only the card knows counts once; a usurper to help or to fight makes a difference.
  return all + (isOwn ? cardWorth(look.s, card) * fitting(look, card) : 0)
}

/** Cards that are good for something only in some positions. */
function fitting({ s, sv }: Outlook, card: Card): number {
  const { id } = s.board.cards[card]
  switch (id) {
    case 'R39':
      return 0
    case 'R03':
    case 'R06':
      return sv.reunion > 0 ? 1.3 : 0.5
    case 'B11':
      return sv.turns > 1 ? 1 : 0
    case 'B44':
      return sv.turns > 1 ? 1 : 0.3
    case 'B02':
      return s.board.everyLeader.some((leader) => isOnMap(s, leader) && powerOf(s, leader) === USURPER) ? 1 : 0
    default:
      return 1
  }
}
