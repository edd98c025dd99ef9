/** What may come of a combat, by the rules' own odds. */
import { d6, type Prospect, SilentTable } from '@tabularium/engine'
import type { Action } from '../actions.ts'
import { CONSTANTIUS, type Emperor, GALERIUS, linkBetween } from '../board.ts'
import type { Result } from '../events.ts'
import { resolveAssault, stop } from '../rules/barbarian-phase/advance.ts'
import { odds, strength, weigh } from '../rules/combat.ts'
import { resolveAttack } from '../rules/roman-phase/attack.ts'
import { revoltCost } from '../rules/roman-phase/move.ts'
import { payForPower } from '../rules/variants.ts'
import { type Army, active, armyAt, type Combat, clone, frame, type State } from '../state.ts'

/** For what needs a table but rolls no die. */
const quiet = new SilentTable({ face: () => d6.low })

const RESULTS: readonly Result[] = ['victory', 'draw', 'defeat']

export function prospects(s: State, action: Action): Prospect<State>[] {
  const top = frame(s)
  if (action.kind === 'attack') return attackProspects(s, armyAt(s, action.at))
  if (top.kind === 'combat') return [{ chance: 1, state: answered(s, top, action.kind === 'strengthen') }]
  if (top.kind === 'block' && action.kind === 'block') return [{ chance: 1, state: blocked(s, top.army) }]
  return top.kind === 'block' ? assaultProspects(s, top.army) : []
}

function attackProspects(s: State, army: Army): Prospect<State>[] {
  const emperor = active(s)
  const paid = clone(s)
  const camp = s.board.paths[s.armyRegion[army]][s.armyStep[army]]
  paid.ip -= linkBetween(s.board, s.emperors[emperor], camp) + revoltCost(s, camp)
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
    } while (state.hand[GALERIUS] > 0 && weigh(by, combat.romanDie, combat.barbarianDie, bonus).result !== 'victory')
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
