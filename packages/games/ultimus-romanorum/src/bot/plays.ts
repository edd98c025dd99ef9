/** Stratagems: which is worth playing now, and on what. */
import { top } from '@tabularium/engine/machine'
import { type Action, actionsOf } from '../actions.ts'
import { isInEmpire, type People, type Zone } from '../board.ts'
import { followersIntoWar } from '../rules/peoples/alliance.ts'
import { type Kind, targetsOf } from '../rules/stratagems/kind.ts'
import { kindOf } from '../rules/stratagems/kinds.ts'
import { BATTLE_KINDS, playVerdict } from '../rules/stratagems/play.ts'
import type { Moment } from '../rules/stratagems/stratagems-frames.ts'
import { BARBARIAN, type Camp, FOEDERATI, handOf, ROMAN, type State, statusOfPeople, unitsAt } from '../state.ts'
import { everyStratagem, type Stratagem, type StratagemId, stratagem, stratagemIds } from '../stratagem-kinds.ts'
import { outlook } from './battles.ts'
import { scores } from './situation.ts'
import { worthOnLeader, worthOnPeople, worthsByZone } from './targets.ts'

/** Points above which a play is made. */
const LEAST = 0

/** The stratagem that a camp plays now; undefined: none. */
export function playNow(s: State, camp: Camp, moment: Moment): Action | undefined {
  const hand = handOf(s, camp)
  let best: Action | undefined
  let most = LEAST
  for (const kind of everyStratagem) {
    if (hand.get(s, kind) === 0 || isWeighed(s, moment, kind) || !playVerdict(s, camp, kind, moment).ok) continue
    const worth = worthOf(s, camp, kind)
    if (worth <= most) continue
    most = worth
    best = actionsOf(s.board).play[kind]
  }
  return best
}

/**
 * Before the dice of a battle only what bears on it is looked at: the rest was weighed when it began. A people migrates while
 * the Barbarian moves.
 */
const isWeighed = (s: State, moment: Moment, kind: Stratagem): boolean =>
  ((moment === 'evasion' || moment === 'resolution') && !BATTLE_KINDS.includes(kind)) ||
  (kind === MIGRATION && top(s).kind !== 'movement')

const MIGRATION = stratagem('migration')

/** What playing it is worth now, above keeping it. */
function worthOf(s: State, camp: Camp, kind: Stratagem): number {
  const id = stratagemIds[kind]
  const price = prices[id]
  if (price === undefined) return 0
  const definition = kindOf(kind)
  if (definition === undefined || definition.target === 'nothing') return plain(s, camp, id) - price
  const worths = worthsOf(s, camp, kind, definition)
  return worths.length === 0 ? 0 : Math.max(...worths) - price
}

/** Of all that it could be used on. */
function worthsOf(s: State, camp: Camp, kind: Stratagem, definition: Kind): readonly number[] {
  const { everyPeople, everyLeader, everyZone } = s.board
  switch (definition.target) {
    case 'nothing':
      return []
    case 'people':
      return targetsOf(s, camp, definition, everyPeople).map((people) => worthOnPeople(s, camp, kind, people))
    case 'leader':
      return targetsOf(s, camp, definition, everyLeader).map((leader) => worthOnLeader(s, kind, leader))
    case 'zone': {
      const worths = worthsByZone(s, camp, kind)
      return targetsOf(s, camp, definition, everyZone).map((zone) => worths[zone])
    }
    case 'place':
      return worthsByZone(s, camp, kind)
  }
}

/** What each has to bring at least, in points; one that is not listed is never played. */
const prices: Partial<Record<StratagemId, number>> = {
  'minor-federation-treaty': 1.5,
  'major-federation-treaty': 3,
  tribute: 2,
  'augusta-orientalis': 0,
  'augusta-occidentalis': 0,
  papa: 0,
  buccellarii: 0,
  'western-usurpation': 1,
  'eastern-usurpation': 1,
  'minor-uprising': 0,
  'two-minor-uprisings': 0,
  'three-minor-uprisings': 0,
  'major-uprising': 0,
  'three-major-uprisings': 0,
  'scourge-of-god': 1,
  rex: 0,
  'barbarian-alliance': 0,
  bagaudes: 0,
  migration: 2,
  rebellion: 0.5,
  'ecumenical-council': 0,
  'opportune-flight': 1,
  assassination: 0,
  'plague-outbreak': 1.2,
  'plague-epidemic': 2,
  desertion: 1.2,
  'furor-germanicus': 1,
  'divine-favour': 0.6,
  germanophobia: 0.6,
}

/** Of one that names nothing. */
function plain(s: State, camp: Camp, id: StratagemId): number {
  switch (id) {
    case 'papa':
      return unitsAt(s, s.board.roma, BARBARIAN).some((unit) => scores(s, unit)) ? 5 : -1
    case 'scourge-of-god':
    case 'furor-germanicus':
      return inBattle(s, camp, FORCED)
    case 'divine-favour':
      return inBattle(s, camp, FAVOUR)
    case 'opportune-flight':
      return flight(s, camp)
    default:
      return 1
  }
}

/** More than any die needs; what Divine Favour adds. */
const FORCED = 9
const FAVOUR = 2

/** What a better die brings in the battle that is on. */
function inBattle(s: State, camp: Camp, bonus: number): number {
  const { battle } = s
  if (battle === null || battle.step === 'evasion-roll') return -1
  const side = battle.attacker === camp ? 1 : -1
  const now = outlook(s, battle.at, battle.attacker, battle.favour)
  const then = outlook(s, battle.at, battle.attacker, battle.favour + bonus * side)
  return side * (then.gain - now.gain)
}

/** Worth it for a host that would be beaten. */
function flight(s: State, camp: Camp): number {
  const { battle } = s
  if (battle === null) return -1
  const now = outlook(s, battle.at, battle.attacker, battle.favour)
  const loses = battle.attacker === camp ? 1 - now.wins : now.wins
  return loses < 0.75 ? -1 : battle.attacker === camp ? -now.gain : now.gain - 1
}

/** How gladly a kind is kept in the hand: the least is given back first. */
export function keeping(camp: Camp, kind: Stratagem): number {
  const id = stratagemIds[kind]
  const rank: Partial<Record<StratagemId, number>> = {
    migration: camp === ROMAN ? 0 : 6,
    fleet: 1,
    'ecumenical-council': camp === ROMAN ? 2 : 9,
    'opportune-flight': 3,
    germanophobia: 4,
    'barbarian-alliance': 4,
    rebellion: 4,
    initiative: 5,
    buccellarii: 5,
    papa: 6,
    'minor-uprising': 8,
    'major-uprising': 12,
    'three-major-uprisings': 15,
    'major-federation-treaty': 12,
    tribute: 11,
  }
  return rank[id] ?? 7
}

/** Which people to raise: the strong ones near the Empire, and above all Rome's own Foederati. */
export function uprisingWorth(s: State, people: People): number {
  let worth = 0
  for (const each of followersIntoWar(s, people)) {
    const { units, homes } = s.board.peoples[each]
    const isFederate = statusOfPeople(s, each) === FOEDERATI
    const near = isFederate ? 0 : Math.min(...homes.map((home) => toEmpire(s, home)))
    for (const unit of units) worth += (s.board.unit[unit].full.pf * (isFederate ? 2 : 1)) / (1 + 0.4 * near)
  }
  return worth
}

function toEmpire(s: State, zone: Zone): number {
  let least = Number.POSITIVE_INFINITY
  for (const to of s.board.everyZone) {
    if (isInEmpire(s.board, to)) least = Math.min(least, s.board.distance[zone][to])
  }
  return least
}
