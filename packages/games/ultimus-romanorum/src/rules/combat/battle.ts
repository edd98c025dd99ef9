/** Chapter 8: a battle from the first stratagem to the die. */
import { pop, push } from '@tabularium/engine/machine'
import type { Zone } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { Step } from '../../handlers.ts'
import { type Camp, campNames, otherCamp, type State } from '../../state.ts'
import { oweEscapes } from '../movement/escape.ts'
import { namesOf, placeName } from '../pieces.ts'
import { openToBoth } from '../stratagems/moments.ts'
import { type Battle, forgetFavour, goOnWith } from './current.ts'
import { couldEvade, rollEvasion } from './evasion.ts'
import { forcesAt, isBattle, originsOf, piecesOf } from './forces.ts'
import { mayTakeRefuge } from './refuge.ts'
import { resolve } from './resolve.ts'

/** UR-8.1-b: the active player attacks. */
export function joinBattle(s: State, at: Zone, attacker: Camp, table: Table): void {
  const [attackers, defenders] = forcesAt(s, at, attacker)
  const origins = originsOf(s, attackers)
  s.battle = { at, attacker, step: 'before', origins, favour: 0, furor: 0, scourge: 0 }
  push(s, { kind: 'battle' })
  if (!table.listens) return
  table.tell({
    type: 'battle',
    at: placeName(s, at),
    attacker: campNames[attacker],
    attackers: namesOf(s, piecesOf(attackers)),
    defenders: namesOf(s, piecesOf(defenders)),
  })
}

/** UR-8.1-d: nobody is left to fight. */
function breakOff(s: State): void {
  pop(s)
  s.battle = null
  oweEscapes(s)
}

/** A battle goes on, as long as both sides have units there. */
export const battle: Step<'battle'> = {
  run(s, _, table) {
    if (s.battle === null || !isBattle(s, s.battle.at)) breakOff(s)
    else steps[s.battle.step](s, s.battle, table)
  },
}

/** UR-2.E-g: both camps are asked before it begins and before each of its rolls, the attacker first. */
const steps: { readonly [Name in Battle['step']]: (s: State, battle: Battle, table: Table) => void } = {
  before(s, { attacker }) {
    goOnWith(s, 'stand')
    openToBoth(s, attacker, 'battle')
  },
  /** UR-8.1-d: the defender is asked only if he can do anything but fight. */
  stand(s, { at, attacker, origins }) {
    const stand = { at, camp: otherCamp(attacker), origins }
    goOnWith(s, 'resolution')
    if (couldEvade(s, stand) || mayTakeRefuge(s, stand).ok) push(s, { kind: 'stand', ...stand })
  },
  evasion(s, { attacker }) {
    goOnWith(s, 'evasion-roll')
    openToBoth(s, attacker, 'evasion')
  },
  'evasion-roll'(s, now, table) {
    goOnWith(s, 'resolution')
    forgetFavour(s)
    rollEvasion(s, now, table)
  },
  resolution(s, { attacker }) {
    goOnWith(s, 'roll')
    openToBoth(s, attacker, 'resolution')
  },
  roll(s, now, table) {
    s.battle = null
    resolve(s, now, table)
  },
}
