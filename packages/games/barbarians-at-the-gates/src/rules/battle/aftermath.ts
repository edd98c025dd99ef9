/** Chapters 12.4.2, 12.5 and 12.6: winners who may not stay, Plunder, and what the battle leaves. */

import { NONE } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { Force } from '../../kinds.ts'
import {
  areEnemies,
  controlOf,
  hasFlag,
  isEmperor,
  isFortified,
  isOnMap,
  LOYALIST,
  leadersOf,
  noteHappened,
  playerOf,
  ROMAN,
  type State,
  setWonBattle,
  sideOfLeader,
  USURPER,
} from '../../state.ts'
import { changePlunder, changeVp } from '../map/control.ts'
import { violationAt } from '../map/stacking.ts'
import { endUsurpation, turned } from '../map/usurpation-end.ts'
import { winnerOf } from './modifiers.ts'
import { othersThan, retreatOf } from './retreat.ts'
import { attackingCu, type Battle, barbarianCu, otherSide, romanCu, type Side, sum, theBattle } from './sides.ts'

/** BG-12.4.2-a BG-12.4.2-b: attackers of several powers, or who came to a friend's relief; interceptors of the defenders. */
export function settleWinner(s: State): void {
  const battle = theBattle(s)
  if (winnerOf(battle) === 'defenders') return noteGuests(s, battle, battle.interceptors)
  // BG-10.5.3-q: who stays of a combined attack is seen when control has changed.
  if (battle.mode !== 'campaign' && battle.isOnBesiegers && battle.mode !== 'sortie' && battle.mode !== 'raid')
    settleRelief(s, battle)
}

function noteGuests(s: State, { space }: Battle, forces: readonly Force[]): void {
  const guests = forces.map((force) => ({ force, space, cause: 'interception' as const, origin: force.from }))
  // As the battle has left them, not as they came.
  s.guests = [...othersThan(s, forces), ...guests]
}

const LEAST_FOR_A_SIEGE = 3

/**
 * BG-13.4.2-d BG-9.0-ao BG-9.0-c: who relieved a friend of another power or tribe goes back. BG-13.4.2-g BG-13.4.2-h BG-13.4.2-m BG-9.0-m
 * BG-9.0-o BG-9.0-p: who drove besiegers off an enemy besieges it himself with 3 CU, or goes back.
 */
function settleRelief(s: State, battle: Battle): void {
  const { space, attacker } = battle
  const holder = controlOf(s, space)
  const isEnemys = isFortified(s, space) && areEnemies(holder, attacker)
  // The siege is begun by whoever moved them, as any other.
  if (isEnemys && sum(attackingCu(battle)) >= LEAST_FOR_A_SIEGE) return
  if (isEnemys || violationAt(s, space) !== undefined) retreatOf(s, 'attackers', true)
}

/** After the retreats: BG-2.4.2.6-z, then Plunder and what the turn remembers. */
export function conclude(s: State, table: Table): void {
  const battle = theBattle(s)
  if (battle.endsUsurpation) endUsurpation(s, true, 'BG-17.2.3.2-a', table)
  payPlunder(s, battle, table)
  remember(s, battle, table)
}

const cuAtRoll = (battle: Battle, side: Side) => (side === 'attackers' ? battle.attackingCu : battle.defendingCu)
const lostBy = (battle: Battle, side: Side) => (side === 'attackers' ? battle.attackersLost : battle.defendersLost)

/** BG-12.5-a to BG-12.5-e */
function payPlunder(s: State, battle: Battle, table: Table): void {
  const winner = winnerOf(battle)
  if (barbarianCu(battle, winner, cuAtRoll(battle, winner)) === 0) return
  changePlunder(s, Math.floor(romanCu(lostBy(battle, otherSide(winner))) / 2), 'BG-12.5-a', table)
}

const BIG = 3

/** What cards ask about later in the turn. */
function remember(s: State, battle: Battle, table: Table): void {
  const winner = winnerOf(battle)
  const loser = otherSide(winner)
  const isRomanWin = playerOf(winner === 'attackers' ? battle.attacker : battle.defender) === ROMAN
  const commander = winner === 'attackers' ? battle.attackerCommander : battle.defenderCommander
  if (isRomanWin && barbarianCu(battle, loser, cuAtRoll(battle, loser)) > 0) noteHappened(s, 'barbarian-lost-battle')
  if (isRomanWin && sum(lostBy(battle, loser)) >= BIG) noteHappened(s, 'roman-won-big-battle')
  if (commander !== NONE && isOnMap(s, commander)) {
    setWonBattle(s, commander, true)
    if (sideOfLeader(s, commander) === LOYALIST && !isEmperor(s, commander))
      noteHappened(s, 'loyalist-general-won-battle')
  }
  if (isRomanWin && battle.space === s.board.furtherEast) rewardEasternVictory(s, table)
}

/** Card R26, once in the game. */
function rewardEasternVictory(s: State, table: Table): void {
  if (!hasFlag(s, 'eastern-conquests') || hasFlag(s, 'eastern-victory')) return
  s.flags = [...s.flags, { flag: 'eastern-victory', until: 'game' }]
  changeVp(s, 1, 'R26', table)
}

const FREE_BY = 2

/** BG-12.6-c to BG-12.6-e */
function isFreeToGoOn(battle: Battle): boolean {
  const hasSurvivors = sum(battle.defendingCu) > sum(battle.defendersLost)
  return battle.mode === 'raid' || !hasSurvivors || battle.attackersScored - battle.defendersScored >= FREE_BY
}

/** For the frame beneath. */
export function leaveResult(s: State, battle: Battle): void {
  const attackersWon = winnerOf(battle) === 'attackers'
  const attackers =
    leadersOf(s, USURPER).length === 0
      ? battle.attackers.map((force) => ({ ...force, cu: turned(force.cu) }))
      : battle.attackers
  const isFree = attackersWon && isFreeToGoOn(battle)
  s.result = { space: battle.space, attackersWon, attackers, isFree, commander: battle.attackerCommander }
}
