/** Every question but movement: what is answered, by a plain preference. */
import { type Action, actionsOf, DONE, zoneNamed } from '../actions.ts'
import { type Diocese, isInEmpire, type People, type Piece, TRIBAL, type Zone } from '../board.ts'
import type { Frame } from '../frames.ts'
import { candidates, verdict } from '../machine.ts'
import {
  BARBARIAN,
  type Camp,
  faceOf,
  handSize,
  hasEnemyUnit,
  isWeak,
  otherCamp,
  ROMAN,
  type State,
  whereIs,
} from '../state.ts'
import { stratagem } from '../stratagem-kinds.ts'
import { outlook } from './battles.ts'
import { keeping, uprisingWorth } from './plays.ts'
import { leaderWorth, type Situation, situationOf, zoneValue } from './situation.ts'
import { strength, worthInZone, worthOnLeader, worthOnPeople } from './targets.ts'

/** Among the legal answers the one that scores most, the first among equals. */
export function choose(s: State, score: (action: Action) => number): Action {
  let best: Action = DONE
  let most = Number.NEGATIVE_INFINITY
  for (const action of candidates(s)) {
    if (!verdict(s, action).ok) continue
    const value = score(action)
    if (value <= most) continue
    most = value
    best = action
  }
  return best
}

const pieceOf = (action: Action): Piece | undefined => (action.kind === 'piece' ? action.piece : undefined)
const peopleOf = (action: Action): People | undefined => (action.kind === 'people' ? action.people : undefined)

const byPiece = (s: State, worth: (piece: Piece) => number): Action =>
  choose(s, (action) => worthOr(pieceOf(action), worth))
const byZone = (s: State, worth: (zone: Zone) => number): Action =>
  choose(s, (action) => worthOr(zoneNamed(s.board, action), worth))
const byPeople = (s: State, worth: (people: People) => number): Action =>
  choose(s, (action) => worthOr(peopleOf(action), worth))

/** An answer that names nothing counts for nothing. */
const worthOr = <I>(named: I | undefined, worth: (named: I) => number): number =>
  named === undefined ? 0 : worth(named)

const option = (s: State, name: 'yes' | 'no' | 'fight' | 'evade' | 'refuge' | 'all'): Action =>
  actionsOf(s.board).option[name]

/** Who leads well: command, tactics and politics. */
function talent(s: State, leader: Piece): number {
  const { cc, vs, bt, cp } = s.board.leader[leader]
  return 1 + cc + vs + 2 * bt + cp
}

/** The answer to a question in which there is little to plan. */
export function answer(s: State, frame: Frame): Action {
  switch (frame.kind) {
    case 'set-up':
      return byPiece(s, (piece) => 1 + faceOf(s, piece).pf)
    case 'set-up-zone':
      return byZone(s, (zone) =>
        hasEnemyUnit(s, zone, frame.camp) ? -1 : postWorth(s, situationOf(s), frame.camp, zone),
      )
    case 'initiative-answer':
      return choose(s, (action) => (action.kind === 'play' ? 1 : 0))
    case 'augusta-opening':
      return choose(s, (action) =>
        action.kind === 'play' && handSize(s, ROMAN) > 4 ? 1 : action.kind === 'done' ? 0 : -1,
      )
    case 'discard-choice':
      return choose(s, (action) => (action.kind === 'play' ? -keeping(frame.camp, action.stratagem) : -99))
    case 'stratagem-people':
      return byPeople(s, (people) => 100 + worthOnPeople(s, frame.camp, frame.stratagem, people))
    case 'stratagem-leader':
      return byPiece(s, (leader) => 100 + worthOnLeader(s, frame.stratagem, leader))
    case 'stratagem-zone':
      return byZone(s, (zone) => 100 + worthInZone(s, frame.camp, frame.stratagem, zone))
    case 'uprising':
      return byPeople(s, (people) => 1 + uprisingWorth(s, people))
    case 'alliance':
      return byPeople(s, (people) => 1 + strength(s, people))
    case 'usurpation-puppet':
    case 'designation-puppet':
    case 'puppet':
    case 'next-king':
    case 'rex-right':
    case 'patrice':
    case 'heir':
    case 'escort':
    case 'adjust-federate':
      return byPiece(s, (leader) => talent(s, leader))
    case 'designation':
      return byPiece(s, (leader) => worthOnLeader(s, WESTERN, leader) + 1)
    case 'usurpation-diocese':
      return choose(s, (action) => (action.kind === 'diocese' ? loyalIn(s, action.diocese) : 0))
    case 'rally':
      return option(s, 'yes')
    case 'entry':
    case 'escape':
      return byZone(s, (zone) => 50 + shelter(s, situationOf(s), frame.camp, zone))
    case 'capital':
      return byZone(s, (zone) => 50 + shelter(s, situationOf(s), BARBARIAN, zone))
    case 'adjust-zone':
      return byZone(s, (zone) => 50 + returnWorth(s, frame.camp, frame.pieces, zone))
    case 'next-battle':
      return byZone(s, (zone) => 50 + outlook(s, zone, frame.camp).wins)
    case 'losses':
      return byPiece(s, (unit) => 50 - lossWorth(s, unit))
    case 'retreat':
    case 'evasion-zone':
    case 'flight':
      return byZone(s, (zone) => 50 + shelter(s, situationOf(s), frame.camp, zone))
    case 'evaders':
      return evaders(s)
    case 'refuge':
      return byPiece(s, (piece) => (piece < s.board.leaders ? leaderWorth(s, piece) : faceOf(s, piece).pf))
    case 'stand':
      return stand(s, frame.at, frame.camp)
    default:
      return choose(s, (action) => (action.kind === 'done' ? 1 : 0))
  }
}

const WESTERN = stratagem('western-usurpation')

/** Roman PF that the usurpation could win there. */
function loyalIn(s: State, diocese: Diocese): number {
  const { pf } = situationOf(s)
  return s.board.dioceses[diocese].zones.reduce((sum, zone) => sum + pf[ROMAN][zone], 1)
}

/** What a unit is worth to keep as it is: those who would be lost, and those who score, above all. */
function lossWorth(s: State, unit: Piece): number {
  const { full, weak, category } = s.board.unit[unit]
  const lost = isWeak(s, unit) ? weak.pf + 3 : full.pf - weak.pf
  return lost + (category === TRIBAL && isInEmpire(s.board, whereIs(s, unit)) ? 0.5 : 0)
}

/** Where a garrison is of use: in capitals and towns, near the enemy, where nobody stands yet. */
function postWorth({ board }: State, sit: Situation, camp: Camp, zone: Zone): number {
  const value = 1 + zoneValue(board, zone) + (board.isCapital[zone] ? 1 : 0)
  const danger = sit.reach[otherCamp(camp)][zone] > 0 ? 1.5 : 1
  return (value * danger) / (1 + sit.units[camp][zone])
}

/** Where beaten or lonely pieces are safe: with friends, out of the enemy's reach, in a town; raiders want land that scores. */
function shelter(s: State, sit: Situation, camp: Camp, zone: Zone): number {
  const enemy = sit.reach[otherCamp(camp)][zone]
  const value = zoneValue(s.board, zone)
  const land = camp === BARBARIAN && sit.scoring[zone] > 0 ? 0 : value
  return 0.15 * Math.min(20, sit.pf[camp][zone]) - 0.1 * enemy + 0.6 * land + (s.board.isCapital[zone] ? 0.5 : 0)
}

/** Where pieces come back to. */
function returnWorth(s: State, camp: Camp, pieces: readonly Piece[], zone: Zone): number {
  const sit = situationOf(s)
  const isTribal = pieces.some((piece) => piece >= s.board.leaders && s.board.unit[piece].category === TRIBAL)
  return isTribal
    ? shelter(s, sit, camp, zone)
    : postWorth(s, sit, camp, zone) - 0.02 * sit.reach[otherCamp(camp)][zone]
}

/** Everybody leaves if that is possible; else leaders first, then the strongest. */
function evaders(s: State): Action {
  return choose(s, (action) => {
    if (action.kind === 'option') return action.option === 'all' ? 1000 : 0
    if (action.kind !== 'piece') return 1
    return 100 + (action.piece < s.board.leaders ? 100 + leaderWorth(s, action.piece) : faceOf(s, action.piece).pf)
  })
}

/** UR-8.1-d: whoever would be beaten leaves if he can; an Augustus shuts himself in. */
function stand(s: State, at: Zone, camp: Camp): Action {
  const { wins, gain } = outlook(s, at, otherCamp(camp))
  return choose(s, (action) => {
    if (action.kind !== 'option') return 0
    if (action.option === 'refuge') return wins > 0.2 ? 3 : 0
    if (action.option === 'evade') return wins > 0.5 && gain > 0.5 ? 2 : 0
    return 1
  })
}
