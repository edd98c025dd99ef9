/** What may come of a combat, by the rules' own odds. */

import { d6, type Prospect, SilentTable } from '@tabularium/engine'
import { top } from '@tabularium/engine/machine'
import type { Action } from '../actions.ts'
import { type Army, CONSTANTIUS, type Emperor, GALERIUS, linkBetween } from '../board.ts'
import type { Result } from '../events.ts'
import { resolveAssault, stop } from '../rules/barbarian-phase/advance.ts'
import { odds, strength } from '../rules/combat.ts'
import { resolveAttack } from '../rules/roman-phase/attack.ts'
import { revoltCost } from '../rules/roman-phase/move.ts'
import { payForPower } from '../rules/variants.ts'
import { weigh } from '../rules/weighing.ts'
import {
  active,
  armyAt,
  armyProvince,
  type Combat,
  clone,
  emperorProvince,
  handOf,
  type State,
  spendIp,
} from '../state.ts'

/** For what needs a table but rolls no die. */
const quiet = new SilentTable({ face: () => d6.low })

const RESULTS: readonly Result[] = ['victory', 'draw', 'defeat']

export function prospects(s: State, action: Action): Prospect<State>[] {
  const frame = top(s)
  if (action.kind === 'attack') return attackProspects(s, armyAt(s, action.at))
  if (frame.kind === 'combat') return [{ chance: 1, state: answered(s, frame, action.kind === 'strengthen') }]
  if (frame.kind === 'block' && action.kind === 'block') return [{ chance: 1, state: blocked(s, frame.army) }]
  return frame.kind === 'block' ? assaultProspects(s, frame.army) : []
}

function attackProspects(s: State, army: Army): Prospect<State>[] {
  const emperor = active(s)
  const paid = clone(s)
  const camp = armyProvince(s, army)
  spendIp(paid, linkBetween(s.board, emperorProvince(s, emperor), camp) + revoltCost(s, camp))
  return combatProspects(paid, 'emperor', emperor, army)
}

function assaultProspects(s: State, army: Army): Prospect<State>[] {
  const before = clone(s)
  before.stack.pop()
  return combatProspects(before, 'army', CONSTANTIUS, army)
}

function combatProspects(s: State, attacker: Combat['attacker'], emperor: Emperor, army: Army): Prospect<State>[] {
  const chances = odds(s, emperor, army)
  return RESULTS.filter((result) => chances[result] > 0).map((result) => {
    const state = clone(s)
    resolve(state, { attacker, emperor, army, ...diceFor(s, emperor, army, result), bonus: 0 })
    return { chance: chances[result], state }
  })
}

function resolve(s: State, combat: Combat): void {
  if (combat.attacker === 'emperor') resolveAttack(s, combat, quiet)
  else resolveAssault(s, combat, quiet)
}

/** Dice that give this result: what follows depends on the result alone. */
function diceFor(s: State, emperor: Emperor, army: Army, result: Result): { romanDie: number; barbarianDie: number } {
  const by = strength(s, emperor, army)
  for (let romanDie = 1; romanDie <= 6; romanDie++) {
    for (let barbarianDie = 1; barbarianDie <= 6; barbarianDie++) {
      if (weigh(by, romanDie, barbarianDie).result === result) return { romanDie, barbarianDie }
    }
  }
  throw new RangeError(`No dice lead to ${result}.`)
}

/**
 * TE-6.1-c: an open combat as it stands, or with as many of Galerius' tokens as it takes to win it; if they do not
 * suffice, the token is wasted.
 */
function answered(s: State, combat: Combat, strengthened: boolean): State {
  const state = clone(s)
  state.stack.pop()
  let bonus = combat.bonus
  if (strengthened) {
    const by = strength(s, combat.emperor, combat.army)
    do {
      payForPower(state, GALERIUS, quiet)
      bonus++
    } while (handOf(state, GALERIUS) > 0 && weigh(by, combat.romanDie, combat.barbarianDie, bonus).result !== 'victory')
  }
  resolve(state, { ...combat, bonus })
  return state
}

function blocked(s: State, army: Army): State {
  const state = clone(s)
  state.stack.pop()
  stop(state, army, quiet)
  return state
}
