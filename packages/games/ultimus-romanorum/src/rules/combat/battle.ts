/** Chapter 8: a battle from the first stratagem to the die. */
import type { Zone } from '../../board.ts'
import type { Table } from '../../events.ts'
import { pop, push, replace } from '../../machine.ts'
import { type Camp, campNames, otherCamp, type State } from '../../state.ts'
import { oweEscapes } from '../movement/escape.ts'
import { namesOf, placeName } from '../pieces.ts'
import type { Moment } from '../stratagems/frames.ts'
import { openWindow } from '../stratagems/window.ts'
import { type Battle, renew } from './current.ts'
import { mayEvade, rollEvasion } from './evasion.ts'
import { forcesAt, isBattle, originsOf, piecesOf } from './forces.ts'
import { mayTakeRefuge } from './refuge.ts'
import { resolve } from './resolve.ts'

/** Nobody has been asked yet: `quiet` is one less than none. */
const UNASKED = -1

/** UR-8.1-b: the active player attacks. */
export function joinBattle(s: State, at: Zone, attacker: Camp, table: Table): void {
  const [attackers, defenders] = forcesAt(s, at, attacker)
  const origins = originsOf(s, attackers)
  push(s, {
    kind: 'battle',
    at,
    attacker,
    step: 'before',
    origins,
    chooser: attacker,
    quiet: UNASKED,
    seen: 0,
    played: 0,
    favour: 0,
    furor: 0,
    scourge: 0,
  })
  table.tell({
    type: 'battle',
    at: placeName(s, at),
    attacker: campNames[attacker],
    attackers: namesOf(s, piecesOf(attackers)),
    defenders: namesOf(s, piecesOf(defenders)),
  })
}

/**
 * Asks both camps in turn whether they play something, until both have let it pass since the last play. Returns whether
 * that is so.
 */
function isSettled(s: State, battle: Battle, moment: Moment): boolean {
  const quiet = battle.played === battle.seen ? battle.quiet + 1 : 1
  if (quiet === 2) return true
  const { chooser, played } = battle
  replace(s, renew(battle, { quiet, seen: played, chooser: otherCamp(chooser) }))
  openWindow(s, chooser, moment)
  return false
}

const goOn = (battle: Battle, step: Battle['step'], favour = battle.favour): Battle =>
  renew(battle, { step, chooser: battle.attacker, quiet: UNASKED, seen: battle.played, favour })

/** UR-8.1-d: nobody is left to fight. */
function breakOff(s: State): void {
  pop(s)
  oweEscapes(s)
}

/** A battle goes on, as long as both sides have units there. */
export function battle(s: State, frame: Battle, table: Table): void {
  if (!isBattle(s, frame.at)) return breakOff(s)
  switch (frame.step) {
    case 'before':
      if (isSettled(s, frame, 'battle')) replace(s, goOn(frame, 'stand'))
      return
    case 'stand':
      return askDefender(s, frame)
    case 'evasion':
      if (!isSettled(s, frame, 'evasion')) return
      replace(s, goOn(frame, 'resolution', 0))
      return rollEvasion(s, frame, table)
    case 'resolution':
      if (isSettled(s, frame, 'resolution')) resolve(s, frame, table)
      return
  }
}

/** UR-8.1-d: he is asked only if he can do anything but fight. */
function askDefender(s: State, frame: Battle): void {
  const { at, origins } = frame
  const stand = { at, camp: otherCamp(frame.attacker), origins }
  replace(s, goOn(frame, 'resolution'))
  if (mayEvade(s, stand).ok || mayTakeRefuge(s, stand).ok) push(s, { kind: 'stand', ...stand })
}
