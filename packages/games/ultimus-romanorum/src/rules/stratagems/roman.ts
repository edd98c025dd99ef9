/** Chapter 6.1: the treaties, Tribute, Papa and Buccellarii. */
import { no, yes } from '@tabularium/engine'
import type { People } from '../../board.ts'
import type { Table } from '../../events.ts'
import {
  campOf,
  isInPlay,
  isMajorPeople,
  REGNUM,
  REVOLT,
  ROMAN,
  type State,
  statusOfPeople,
  WAR,
  whereIs,
} from '../../state.ts'
import { isFull } from '../movement/sea/naval.ts'
import { headOf } from '../peoples/alliance.ts'
import { federate, federationVerdict, makePeace } from '../peoples/status.ts'
import { isOutsideEmpire } from '../pieces.ts'
import { buccellariiVerdict, giveBuccellarii } from '../politics/buccellarii.ts'
import { score } from '../victory.ts'
import type { KindOn } from './kind.ts'

/** UR-4.5.1-a: neither at war nor in revolt, or with units outside the Empire. */
function cannotBeFederated(s: State, people: People): boolean {
  const status = statusOfPeople(s, people)
  return (status !== WAR && status !== REVOLT) || isOutsideEmpire(s, s.board.peoples[people].units)
}

/** UR-6.1-a to UR-6.1-f. An allied people is federated with its major people: UR-6.2-ad. */
function treaty(size: 'minor' | 'major'): KindOn<'people'> {
  const rule = size === 'minor' ? 'UR-6.1-a' : 'UR-6.1-d'
  return {
    target: 'people',
    rule,
    isRuledOut: cannotBeFederated,
    allows(s, _, people) {
      if (statusOfPeople(s, people) === REGNUM) return no('UR-6.1-ae')
      if (isMajorPeople(s, people) !== (size === 'major')) return no(rule)
      if (headOf(s, people) !== people) return no('UR-6.2-ad')
      const ban = federationVerdict(s, people)
      return ban === null ? yes() : no(ban)
    },
    use: (s, _, people, table) => federate(s, people, rule, table),
  }
}

export const minorTreaty = treaty('minor')
export const majorTreaty = treaty('major')

const isBoughtOff = (s: State, people: People): boolean =>
  statusOfPeople(s, people) === WAR || statusOfPeople(s, people) === REVOLT

/** UR-6.1-g to UR-6.1-m UR-6.2-ay: once for a whole alliance, at the price of its major people. */
export const tribute: KindOn<'people'> = {
  target: 'people',
  rule: 'UR-6.1-g',
  allows(s, _, people) {
    if (statusOfPeople(s, people) === REGNUM) return no('UR-6.1-k')
    if (headOf(s, people) !== people) return no('UR-6.2-ay')
    return isBoughtOff(s, people) ? yes() : no('UR-6.1-g')
  },
  use(s, _, people, table) {
    const isMajor = isMajorPeople(s, people)
    score(s, ROMAN, isMajor ? -3 : -1, isMajor ? 'UR-6.1-j' : 'UR-6.1-i', table)
    if (statusOfPeople(s, people) === REVOLT) federate(s, people, 'UR-6.1-h', table)
    else makePeace(s, people, 'UR-6.1-g', table)
  },
}

/** UR-6.1-aa UR-6.1-ab */
export const papa: KindOn<'nothing'> = {
  target: 'nothing',
  counter: 'removed',
  rule: 'UR-6.1-ab',
  allows: (s) => (s.papa ? no('UR-6.1-ab') : yes()),
  use(s: State, _camp, _target, _table: Table) {
    s.papa = true
  },
}

/** UR-6.1-ac UR-6.1-ad: wherever he is, if there is room for the unit beside him. */
export const buccellarii: KindOn<'leader'> = {
  target: 'leader',
  rule: 'UR-6.1-ac',
  allows(s, _, leader) {
    if (!isInPlay(s, leader) || campOf(s, leader) !== ROMAN) return no('UR-6.1-ac')
    return isFull(s, whereIs(s, leader)) ? no('UR-3.4.2-h') : buccellariiVerdict(s, leader)
  },
  use: (s, _, leader, table) => giveBuccellarii(s, leader, 'UR-6.1-ac', table),
}
