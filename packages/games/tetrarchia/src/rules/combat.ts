/** Chapter 3.5, as far as it serves both an Emperor's attack and an army's (TE-4.4-e). */
import { d6, no, yes } from '@tabularium/engine'
import { push, replace } from '@tabularium/engine/machine'
import { ACCEPT, type Action, STRENGTHEN } from '../actions.ts'
import {
  type Army,
  areLinked,
  type Emperor,
  EVERY_ARMY,
  EVERY_EMPEROR,
  emperors,
  GALERIUS,
  NONE,
  type Province,
} from '../board.ts'
import type { Result, Table } from '../events.ts'
import { helpersOf, seatOf } from '../options.ts'
import {
  armyProvince,
  type Combat,
  emperorProvince,
  REVOLT,
  type State,
  setArmy,
  setEmperor,
  tokenAt,
} from '../state.ts'
import { dVI } from './dice.ts'
import type { Asking } from './handler.ts'
import { removeToken } from './tokens.ts'
import { mayStrengthen, payForPower, settleGlory, supports } from './variants.ts'
import { type Fight, type Odds, oddsOf, type Strength, weigh } from './weighing.ts'

/** TE-3.5-d TE-3.5-e: the longest chain of links through provinces that count, from `start` or next to it. */
export function chain(s: State, start: Province, counts: (province: Province) => boolean): number {
  const seen: Province[] = []
  if (counts(start)) return chainFrom(s, start, counts, seen)
  let best = 0
  for (const next of s.board.neighbours[start]) {
    if (counts(next) && !seen.includes(next)) best = Math.max(best, chainFrom(s, next, counts, seen))
  }
  return best
}

/** Adds the chain to what has been seen. Returns how many provinces it has. */
function chainFrom(s: State, from: Province, counts: (p: Province) => boolean, seen: Province[]): number {
  const before = seen.length
  seen.push(from)
  for (let i = before; i < seen.length; i++) {
    for (const next of s.board.neighbours[seen[i]]) if (counts(next) && !seen.includes(next)) seen.push(next)
  }
  return seen.length - before
}

/** TE-3.5-h: x2 for each other Emperor linked to the army. */
export function romanTimes(s: State, emperor: Emperor, army: Province): number {
  let times = 1
  for (const other of EVERY_EMPEROR) {
    if (other !== emperor && emperorProvince(s, other) !== NONE && areLinked(s.board, emperorProvince(s, other), army))
      times *= 2
  }
  return times
}

/** TE-3.5-h: x2 for each other army linked to the Emperor. */
export function barbarianTimes(s: State, army: Army, emperor: Province): number {
  let times = 1
  for (const other of EVERY_ARMY) {
    const at = armyProvince(s, other)
    if (other !== army && at !== NONE && areLinked(s.board, at, emperor)) times *= 2
  }
  return times
}

/** TE-3.5-d TE-3.5-e TE-3.5-f TE-3.5-h TE-4.5-c: the same for both kinds of attack; broken links link. */
export function strength(s: State, emperor: Emperor, army: Army): Strength {
  const stands = emperorProvince(s, emperor)
  const camp = armyProvince(s, army)
  return {
    romanSupport: chain(s, stands, (p) => supports(s, p, emperor)),
    romanTimes: romanTimes(s, emperor, camp),
    barbarianSupport: chain(s, camp, (p) => tokenAt(s, p) === REVOLT),
    barbarianTimes: barbarianTimes(s, army, stands),
  }
}

export function odds(s: State, emperor: Emperor, army: Army): Odds {
  return oddsOf(strength(s, emperor, army))
}

/** Announces the attack, rolls both dice and opens the combat. */
export function openCombat(s: State, attacker: Combat['attacker'], emperor: Emperor, army: Army, table: Table): void {
  const name = emperors[emperor]
  const stands = s.board.ids[emperorProvince(s, emperor)]
  const camp = s.board.ids[armyProvince(s, army)]
  const by = strength(s, emperor, army)
  const [from, at] = attacker === 'emperor' ? [stands, camp] : [camp, stands]
  table.tell({ type: 'attack', attacker, emperor: name, from, at })
  const romanDie = table.roll(dVI, { for: 'combat', emperor: name, support: by.romanSupport, times: by.romanTimes })
  const barbarianDie = table.roll(d6, {
    for: 'combat',
    army: camp,
    support: by.barbarianSupport,
    times: by.barbarianTimes,
  })
  push(s, { kind: 'combat', attacker, emperor, army, romanDie, barbarianDie, bonus: 0 })
}

export function fightOf(s: State, combat: Combat): Fight {
  return weigh(strength(s, combat.emperor, combat.army), combat.romanDie, combat.barbarianDie, combat.bonus)
}

const ANSWERS: readonly Action[] = [STRENGTHEN, ACCEPT]

/** TE-6.1-c: the dice are rolled; Galerius may add to his. Asked of nobody else, and only while it can help him. */
export const combat: Asking<'combat'> = {
  waits(s, combat) {
    if (isOpen(s, combat)) return true
    conclude(s, combat)
    return false
  },
  asks: (s) => seatOf(s.options, GALERIUS),
  helpers: (s) => helpersOf(s.options, GALERIUS),
  candidates: () => ANSWERS,
  legal: () => ANSWERS,
  verdict: (_s, _combat, action) => (isAnswer(action) ? yes() : no('TE-6.1-c')),
  answer(s, combat, action, table) {
    if (action.kind === 'strengthen') strengthen(s, combat, table)
    else conclude(s, combat)
  },
}

const isAnswer = ({ kind }: Action) => kind === 'strengthen' || kind === 'accept'

/** TE-6.1-c: whether Galerius is still to be asked. */
export function isOpen(s: State, combat: Combat): boolean {
  return mayStrengthen(s, combat.emperor) && fightOf(s, combat).result !== 'victory'
}

/** What comes of it is the business of the chapter that opened the combat. */
function conclude(s: State, combat: Combat): void {
  const { attacker, emperor, army, romanDie, barbarianDie, bonus } = combat
  const kind = attacker === 'emperor' ? 'attack-result' : 'assault-result'
  replace(s, { kind, attacker, emperor, army, romanDie, barbarianDie, bonus })
}

function strengthen(s: State, combat: Combat, table: Table): void {
  payForPower(s, GALERIUS, table)
  const bonus = combat.bonus + 1
  table.tell({ type: 'strengthen', emperor: 'galerius', bonus })
  replace(s, { ...combat, kind: 'combat', bonus })
}

/** TE-3.5-i TE-4.4-f TE-6.5-a: tells the result; a beaten army goes, and the token of its province with it. */
export function settleCombat(s: State, combat: Combat, table: Table): Result {
  const { emperor, army } = combat
  const { roman, barbarian, result } = fightOf(s, combat)
  const camp = armyProvince(s, army)
  table.tell({ type: 'combat', emperor: emperors[emperor], army: s.board.ids[camp], roman, barbarian, result })
  settleGlory(s, emperor, result, table)
  if (result === 'victory') {
    destroyArmy(s, army, table)
    removeToken(s, camp, 'victory', table)
  }
  return result
}

/** The army goes back to the reserve. */
function destroyArmy(s: State, army: Army, table: Table): void {
  const at = s.board.ids[armyProvince(s, army)]
  setArmy(s, army, NONE, NONE)
  table.tell({ type: 'army', change: 'destroyed', at })
}

/** TE-3.5-j TE-4.1-b TE-4.4-f: he comes back at the start of his next turn. */
export function leaveBoard(s: State, emperor: Emperor, why: 'revolt' | 'defeat', table: Table): void {
  const from = s.board.ids[emperorProvince(s, emperor)]
  setEmperor(s, emperor, NONE)
  table.tell({ type: 'leave', emperor: emperors[emperor], from, why })
}
