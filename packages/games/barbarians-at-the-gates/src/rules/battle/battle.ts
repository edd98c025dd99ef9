/** Chapter 12.1: a battle, step by step. */

import { d6 } from '@tabularium/engine'
import { inOrder, openWindow, push } from '@tabularium/engine/machine'
import { type Leader, NONE } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { FrameOf } from '../../frames.ts'
import type { Step } from '../../handlers.ts'
import { faceOf, opponentOf, POWERS, type Power, powerNames, powerOf, type State, sideOf } from '../../state.ts'
import { isSilenced } from '../map/battle-cards.ts'
import { displace } from '../map/losses.ts'
import { conclude, leaveResult, settleWinner } from './aftermath.ts'
import type { Drm } from './battle-frames.ts'
import { nameCommander } from './commanders.ts'
import { losingOf } from './loss-order.ts'
import { losses, modifiers, total, winnerOf } from './modifiers.ts'
import { battleAtStep } from './plan.ts'
import { callGarrison, goBackInside, leadOut } from './relief.ts'
import { retreatOf } from './retreat.ts'
import {
  amend,
  attackingCu,
  attackingLeaders,
  cuOf,
  defendingCu,
  defendingLeaders,
  leadersOfForce,
  otherSide,
  playerOfSide,
  powerOfSide,
  type Side,
  sum,
  theBattle,
} from './sides.ts'

/** BG-12.1.1-a to BG-12.1.1-d: one card a side, the attacker first. */
function askForCard(s: State, side: Side): void {
  const battle = theBattle(s)
  if (isSilenced(s, battle, side)) return
  push(s, { kind: 'battle-card', player: playerOfSide(battle, side), space: battle.space, side })
}

const nameOf = (s: State, leader: Leader): string | null => (leader === NONE ? null : faceOf(s, leader).name)

/** Once it is known who commands. */
function tellBattle(s: State, table: Table): void {
  const battle = theBattle(s)
  table.tell({
    type: 'battle',
    space: s.board.spaceIds[battle.space],
    attacker: powerNames[battle.attacker],
    attackingLeader: nameOf(s, battle.attackerCommander),
    attackingCu: sum(attackingCu(battle)),
    defender: powerNames[battle.defender],
    defendingLeader: nameOf(s, battle.defenderCommander),
    defendingCu: sum(defendingCu(s, battle)),
  })
}

/** BG-12.2.4-a to BG-12.2.4-c: both roll, with the CU they have now. */
function rollDice(s: State, table: Table): void {
  const battle = theBattle(s)
  const list = modifiers(s, battle)
  const [attacking, defending] = [attackingCu(battle), defendingCu(s, battle)]
  const [attackers, defenders] = [
    rollFor(s, 'attackers', sum(attacking), list, table),
    rollFor(s, 'defenders', sum(defending), list, table),
  ]
  amend(s, {
    drm: list,
    attackingCu: attacking,
    defendingCu: defending,
    attackersScored: attackers,
    defendersScored: defenders,
  })
}

function rollFor(s: State, side: Side, cu: number, list: readonly Drm[], table: Table): number {
  const battle = theBattle(s)
  const at = s.board.spaceIds[battle.space]
  const power = powerNames[powerOfSide(battle, side)]
  const modifier = total(list, side)
  const modifiers = list.filter((drm) => drm.side === side).map(({ why, n }) => ({ why, n }))
  const die = table.roll(d6, { for: 'battle', at, side, power, cu, modifier, modifiers })
  const scored = losses(s.board, die + modifier, cu)
  table.tell({ type: 'scored', side, power, space: at, cu, roll: die + modifier, losses: scored })
  return scored
}

/** BG-12.2.4-c BG-12.2.4-d: at the same time; the attackers take theirs first. */
function takeLosses(s: State): void {
  const battle = theBattle(s)
  push(s, losingOf('defenders', battle.attackersScored))
  push(s, losingOf('attackers', battle.defendersScored))
}

/** What Battle cards have put off to this moment. */
const goOnWithCards = (s: State, time: FrameOf<'battle-later'>['time']): void => push(s, { kind: 'battle-later', time })

/** BG-2.4.2.6-d BG-2.4.2.6-g BG-2.4.2.6-m: leaders who have lost all CU with them, of the winners too. */
function displaceBereaved(s: State, table: Table): void {
  const battle = theBattle(s)
  const lost = battle.attackers.filter(({ cu }) => sum(cu) === 0).flatMap((force) => leadersOfForce(s, battle, force))
  const attacking = sum(attackingCu(battle)) === 0 ? attackingLeaders(s, battle) : lost
  const left = cuOf(s, battle, 'defenders')
  const hasCu = (power: Power): boolean => POWERS.some((each) => sideOf(each) === sideOf(power) && left[each] > 0)
  const defending = defendingLeaders(s, battle).filter((leader) => !hasCu(powerOf(s, leader)))
  for (const leader of [...attacking, ...defending]) displace(s, leader, 'BG-2.4.2.6-g', table)
}

/** BG-12.4-a BG-12.4.1-a */
function retreatLosers(s: State): void {
  const battle = theBattle(s)
  const loser = otherSide(winnerOf(battle))
  if (loser === 'attackers') goBackInside(s)
  if (loser === 'defenders' || battle.mode !== 'sortie') retreatOf(s, loser)
}

export const battleStep: Step<'battle'> = inOrder(
  {
    relief: callGarrison,
    commanders(s) {
      leadOut(s)
      amend(s, { defendingLeaders: defendingLeaders(s, theBattle(s)) })
      nameCommander(s, 'defenders')
      nameCommander(s, 'attackers')
    },
    'attack-card'(s, _frame, table) {
      tellBattle(s, table)
      askForCard(s, 'attackers')
    },
    'defence-card': (s) => askForCard(s, 'defenders'),
    roll: (s, _frame, table) => rollDice(s, table),
    losses: takeLosses,
    'after-losses'(s, _frame, table) {
      const winner = winnerOf(theBattle(s))
      const battle = theBattle(s)
      const power = powerNames[powerOfSide(battle, winner)]
      table.tell({ type: 'won', space: s.board.spaceIds[battle.space], winner, power })
      goOnWithCards(s, 'after-losses')
    },
    bereaved: (s, _frame, table) => displaceBereaved(s, table),
    retreat: retreatLosers,
    winner: (s) => settleWinner(s),
    aftermath: (s, _frame, table) => conclude(s, table),
    end(s) {
      const { attackerPlayer } = theBattle(s)
      openWindow(s, 'battle-end', [attackerPlayer, opponentOf(attackerPlayer)])
      goOnWithCards(s, 'battle-end')
    },
    over: (s, frame) => leaveResult(s, frame),
  },
  { at: battleAtStep },
)
