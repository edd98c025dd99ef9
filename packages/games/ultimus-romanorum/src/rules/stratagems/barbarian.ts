/** Chapters 6.2 and 6.3: Rex, alliances and rebellion, Bagaudes, Migration. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { pop, push } from '@tabularium/engine/machine'
import { actionsOf } from '../../actions.ts'
import { isLand, NOBODY, type People, type Zone } from '../../board.ts'
import { d6 } from '../../dice.ts'
import type { Handlers } from '../../handlers.ts'
import {
  allyOf,
  CLIENT,
  FOEDERATI,
  firstUnitAt,
  hasUnits,
  isInPlay,
  isMajorPeople,
  OFF,
  PEACE,
  REGNUM,
  REVOLT,
  type State,
  setMigrating,
  statusOfPeople,
  theBarbarian,
  WAR,
  whereIs,
} from '../../state.ts'
import { enterMap } from '../movement/entering.ts'
import { bloc, breakAlliance, headOf, join } from '../peoples/alliance.ts'
import { attemptRegnum, kingVerdict } from '../peoples/regnum.ts'
import { bringHome, enterWar, setStatus } from '../peoples/status.ts'
import { zoneOfPiece } from '../pieces.ts'
import type { KindOn } from './kind.ts'

/** UR-6.2-x to UR-6.2-aa */
export const rex: KindOn<'leader'> = {
  target: 'leader',
  rule: 'UR-6.2-x',
  allows: (s, _, leader) => kingVerdict(s, leader),
  use: (s, _, leader, table) => attemptRegnum(s, leader, table),
}

/** Where a people has units; one at peace is at home, on the map or not: UR-4.3-p. */
function zonesOf(s: State, people: People): Zone[] {
  const { units, homes } = s.board.peoples[people]
  const zones = units.map((unit) => zoneOfPiece(s, unit)).filter((zone) => isLand(s.board, zone))
  return zones.length === 0 && statusOfPeople(s, people) === PEACE ? [...homes] : zones
}

/** UR-6.2-ac */
function areNear(s: State, a: People, b: People): boolean {
  const others = zonesOf(s, b)
  return zonesOf(s, a).some((zone) => others.some((other) => s.board.distance[zone][other] <= 1))
}

/** UR-6.2-ab UR-6.2-ac UR-6.2-ae: a minor people that has no ally yet, of the same status, near the major one. */
function allianceVerdict(s: State, major: People, minor: People): Verdict {
  if (!isMajorPeople(s, major) || isMajorPeople(s, minor) || allyOf(s, minor) !== NOBODY) return no('UR-6.2-ab')
  const status = statusOfPeople(s, major)
  if (status !== statusOfPeople(s, minor) || status === REGNUM || status === CLIENT) return no('UR-6.2-ab')
  return areNear(s, major, minor) ? yes() : no('UR-6.2-ac')
}

export const barbarianAlliance: KindOn<'people'> = {
  target: 'people',
  rule: 'UR-6.2-ab',
  allows(s, _, major) {
    const verdicts = s.board.everyPeople.map((minor) => allianceVerdict(s, major, minor))
    if (verdicts.some(({ ok }) => ok)) return yes()
    return no(verdicts.some((each) => !each.ok && each.rule === 'UR-6.2-ac') ? 'UR-6.2-ac' : 'UR-6.2-ab')
  },
  use(s, _, major, table) {
    const minors = s.board.everyPeople.filter((minor) => allianceVerdict(s, major, minor).ok)
    if (minors.length === 1) return join(s, minors[0], major, 'UR-6.2-ab', table)
    push(s, { kind: 'alliance', people: major })
  },
}

export const allianceHandlers: Handlers<'alliance'> = {
  alliance: {
    asks: theBarbarian,
    candidates: ({ board }) => actionsOf(board).people,
    verdict(s, { people }, action) {
      return action.kind === 'people' ? allianceVerdict(s, people, action.people) : no('UR-6.2-ab')
    },
    answer(s, { people }, action, table) {
      pop(s)
      if (action.kind === 'people') join(s, action.people, people, 'UR-6.2-ab', table)
    },
  },
}

/** UR-6.3-c UR-1.2-b: of the best leader in play; 0 if there is none. */
function bestCapacity(s: State, people: People): number {
  const leaders = s.board.peoples[people].leaders.filter((leader) => isInPlay(s, leader))
  return Math.max(0, ...leaders.map((leader) => s.board.leader[leader].cp))
}

/** UR-6.3-c to UR-6.3-i UR-6.2-ak */
export const rebellion: KindOn<'people'> = {
  target: 'people',
  rule: 'UR-6.3-c',
  allows: (s, _, people) => (allyOf(s, people) === NOBODY ? no('UR-6.3-c') : yes()),
  use(s, _, people, table) {
    const major = allyOf(s, people)
    const above = bestCapacity(s, major)
    const { id } = s.board.peoples[people]
    if (table.roll(d6, { for: 'rebellion', people: id, above }) <= above) {
      return table.tell({ type: 'refused', what: 'rebellion', rule: 'UR-6.3-e' })
    }
    const isRoman = statusOfPeople(s, major) === FOEDERATI || statusOfPeople(s, major) === CLIENT
    breakAlliance(s, people, 'UR-6.3-d', table)
    // UR-6.2-ad: its own allies go with it.
    for (const each of bloc(s, people)) {
      setStatus(s, each, isRoman ? REVOLT : FOEDERATI, isRoman ? 'UR-6.3-g' : 'UR-6.3-f', table)
      // A minor people at peace was not on the map.
      const absent = s.board.peoples[each].units.filter((unit) => whereIs(s, unit) === OFF)
      bringHome(s, each, absent, 'UR-6.3-i', table)
    }
  },
}

const BAGAUDAE: readonly string[] = ['galliae', 'viennensis', 'hispaniae']

const bagaudesOf = ({ board }: State): People => board.peopleOf.get('bagaudes') ?? NOBODY

/** UR-6.2-am to UR-6.2-ao UR-4.2.3-a */
export const bagaudes: KindOn<'zone'> = {
  target: 'zone',
  rule: 'UR-6.2-am',
  allows(s, _, zone) {
    const people = bagaudesOf(s)
    if (people === NOBODY || hasUnits(s, people)) return no('UR-6.2-am')
    const { dioceses, dioceseOf } = s.board
    if (!BAGAUDAE.includes(dioceses[dioceseOf[zone]]?.id ?? '')) return no('UR-6.2-am')
    return firstUnitAt(s, zone) === NOBODY ? yes() : no('UR-6.2-am')
  },
  use(s, _, zone, table) {
    const people = bagaudesOf(s)
    setStatus(s, people, WAR, 'UR-6.2-ao', table)
    // UR-6.2-ay
    enterWar(s, people, 'UR-6.2-ay', table)
    s.bagaudesHome = zone
    enterMap(s, s.board.peoples[people].units, zone, 'UR-6.2-am', table)
  },
}

/** UR-6.2-ap UR-6.2-az: an alliance migrates as a whole. */
export const migration: KindOn<'people'> = {
  target: 'people',
  rule: 'UR-6.2-ap',
  allows(s, _, people) {
    if (headOf(s, people) !== people) return no('UR-6.2-az')
    const isThere = bloc(s, people).some((each) => hasUnits(s, each))
    return s.migrating === NOBODY && isThere ? yes() : no('UR-6.2-ap')
  },
  use(s, _, people, table) {
    setMigrating(s, people)
    table.tell({ type: 'marker', marker: 'migration', at: s.board.peoples[people].id })
  },
}
