/** Chapter 3.5: Attack. What both kinds of attack share is in `combat.ts`. */
import { type JsonObject, no, type Verdict, yes } from '@tabularium/engine'
import { pop, replace } from '@tabularium/engine/machine'
import type { Action } from '../../actions.ts'
import { linkBetween, NO_LINK, NONE, type Province } from '../../board.ts'
import type { Table } from '../../events.ts'
import {
  active,
  armyAt,
  armyProvince,
  type Combat,
  emperorProvince,
  ipLeft,
  isEmperorToken,
  isOnBoard,
  type State,
  spendIp,
  tokenAt,
} from '../../state.ts'
import { leaveBoard, openCombat, settleCombat, strength } from '../combat.ts'
import type { Running } from '../handler.ts'
import { removeToken } from '../tokens.ts'
import { oddsOf } from '../weighing.ts'
import { place, revoltCost, seaWay } from './move.ts'

/** TE-3.5-a: as moving through the link would cost, fleets apart (TE-3.5-b). */
export function attackVerdict(s: State, at: Province): Verdict {
  if (armyAt(s, at) === NONE) return no('TE-3.5-a')
  const here = emperorProvince(s, active(s))
  const link = linkBetween(s.board, here, at)
  if (link === NO_LINK) return no(seaWay(s, here, at) ? 'TE-3.5-b' : 'TE-3.5-a')
  const cost = link + revoltCost(s, at)
  return cost <= ipLeft(s) ? yes(cost) : no('TE-3-b')
}

/** Of an attack: the sums on both sides and the odds. */
export function forecast(s: State, action: Action): JsonObject | null {
  if (action.kind !== 'attack') return null
  const by = strength(s, active(s), armyAt(s, action.at))
  return { ...by, ...oddsOf(by) }
}

export function attack(s: State, at: Province, table: Table): void {
  const emperor = active(s)
  spendIp(s, linkBetween(s.board, emperorProvince(s, emperor), at) + revoltCost(s, at))
  openCombat(s, 'emperor', emperor, armyAt(s, at), table)
}

/** TE-3.5-j: a beaten Emperor's phase is over. */
export const attackResult: Running<'attack-result'> = {
  run(s, combat, table) {
    pop(s)
    resolveAttack(s, combat, table)
    if (!isOnBoard(s, combat.emperor)) replace(s, { kind: 'barbarian-phase' })
  },
}

/** TE-3.5-i TE-3.5-j TE-3.5-k */
export function resolveAttack(s: State, combat: Combat, table: Table): void {
  const { emperor, army } = combat
  const [stands, camp] = [emperorProvince(s, emperor), armyProvince(s, army)]
  const result = settleCombat(s, combat, table)
  if (result === 'victory') place(s, emperor, camp)
  if (result !== 'defeat') return
  leaveBoard(s, emperor, 'defeat', table)
  // TE-3.3-f: a secured border is permanent.
  if (isEmperorToken(tokenAt(s, stands)) && !s.board.isBorder[stands]) removeToken(s, stands, 'defeat', table)
}
