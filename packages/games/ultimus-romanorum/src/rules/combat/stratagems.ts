/** Chapters 6.2 and 6.3: the stratagems of a battle. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { pop, push } from '@tabularium/engine/machine'
import { actionsOf, zoneNamed } from '../../actions.ts'
import { NOBODY, type Piece, type Zone } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { FrameOf } from '../../frames.ts'
import type { Question } from '../../handlers.ts'
import { BARBARIAN, type Camp, itsCamp, type State } from '../../state.ts'
import { type Stratagem, stratagem } from '../../stratagem-kinds.ts'
import { spend } from '../stratagems/hand.ts'
import { addFavour, type Battle, playFuror, playScourge } from './current.ts'
import { type Force, forceAt, forcesAt, hasNation, isBattle } from './forces.ts'
import { HIGHEST_ROW, LOWEST_ROW } from './table.ts'
import { freeToLeave, goers, isOpen, leave, whyNone } from './ways-out.ts'

const SCOURGE = stratagem('scourge-of-god')
const FUROR = stratagem('furor-germanicus')
const DIVINE = stratagem('divine-favour')
const FLIGHT = stratagem('opportune-flight')

/** UR-6.3-an */
const FAVOUR = 2

/** 1 for the attacker, -1 for the defender. */
const sideOf = ({ attacker }: Battle, camp: Camp): number => (camp === attacker ? 1 : -1)

/** May that camp play it in the battle that is going on? Whether it holds it is not asked here. */
export function battleVerdict(s: State, camp: Camp, kind: Stratagem): Verdict {
  const { battle } = s
  const isOn = battle !== null && isBattle(s, battle.at)
  switch (kind) {
    case SCOURGE:
      return isOn ? scourgeVerdict(s, battle, camp) : no('UR-6.2-q')
    case FUROR:
      return isOn ? furorVerdict(s, battle, camp) : no('UR-6.3-ah')
    case DIVINE:
      return isOn ? divineVerdict(battle) : no('UR-6.3-an')
    case FLIGHT:
      return isOn ? flightVerdict(s, battle, camp) : no('UR-6.3-q')
    default:
      return no('UR-6-i')
  }
}

/** UR-6.2-q UR-6.2-r UR-6.2-s */
function scourgeVerdict(s: State, battle: Battle, camp: Camp): Verdict {
  if (camp !== BARBARIAN) return no('UR-6-b')
  if (battle.step !== 'roll' || battle.scourge !== 0) return no('UR-6.2-q')
  if (battle.furor === sideOf(battle, camp)) return no('UR-6.3-ah')
  const force = forceAt(s, battle.at, camp)
  const hunni = force.units.filter((unit) => isHun(s, s.board.unit[unit].people))
  if (2 * hunni.length < force.units.length) return no('UR-6.2-r')
  return hasHistoricalHun(s, force) ? yes() : no('UR-6.2-s')
}

const isHun = (s: State, people: number): boolean => people !== NOBODY && s.board.peoples[people].nationality === 'hun'

function hasHistoricalHun(s: State, { leaders }: Force): boolean {
  return leaders.some((leader) => {
    const { people, generic } = s.board.leader[leader]
    return isHun(s, people) && !generic
  })
}

/** UR-6.3-ah UR-6.3-ai: once in a battle, and not on top of one's own Scourge of God. */
function furorVerdict(s: State, battle: Battle, camp: Camp): Verdict {
  if (battle.step !== 'roll' || battle.furor !== 0) return no('UR-6.3-ah')
  if (battle.scourge === sideOf(battle, camp)) return no('UR-6.3-ah')
  const isGerman = forcesAt(s, battle.at, battle.attacker).some((force) => hasNation(s, force, 'german'))
  return isGerman ? yes() : no('UR-6.3-ai')
}

/** UR-6.3-an: before a die that is going to be rolled. */
function divineVerdict(battle: Battle): Verdict {
  if (battle.step === 'evasion-roll') return yes()
  return battle.step === 'roll' && forcedRow(battle) === null ? yes() : no('UR-6.3-an')
}

/** UR-6.3-q: before the defender answers or just before the die. */
function flightVerdict(s: State, battle: Battle, camp: Camp): Verdict {
  if (battle.step !== 'stand' && battle.step !== 'roll') return no('UR-6.3-q')
  const flight = flightOf(battle, camp)
  const to = s.board.neighbours[battle.at]
  return to.some((zone) => mayFlyTo(s, flight, zone).ok) ? yes() : no('UR-6.3-o')
}

export function playInBattle(s: State, camp: Camp, kind: Stratagem, table: Table): void {
  const { battle } = s
  if (battle === null) return
  spend(s, camp, kind, 'bowl', table)
  const side = sideOf(battle, camp)
  switch (kind) {
    case SCOURGE:
      return playScourge(s, side)
    case FUROR:
      return playFuror(s, side)
    case DIVINE:
      return addFavour(s, FAVOUR * side)
    case FLIGHT:
      return takeFlight(s, flightOf(battle, camp), table)
  }
}

/** Whoever has fled is not asked again before the other. */
export const isFlight = (kind: Stratagem): boolean => kind === FLIGHT

/** UR-6.2-t UR-6.2-u UR-6.2-w UR-6.3-aj UR-6.3-ak UR-6.3-am: the row that replaces the die; null: it is rolled. */
export function forcedRow({ furor, scourge }: Pick<Battle, 'furor' | 'scourge'>): number | null {
  if ((furor === 0) === (scourge === 0)) return null
  return furor + scourge > 0 ? HIGHEST_ROW : LOWEST_ROW
}

type Flight = Omit<FrameOf<'flight'>, 'kind'>

/** UR-6.3-r: only where the attackers came from is closed, and to the defender alone. */
const flightOf = ({ at, attacker, origins }: Battle, camp: Camp): Flight => ({
  at,
  camp,
  origins: camp === attacker ? [] : origins,
})

/** UR-6.3-o UR-6.3-p UR-6.3-r: all of the force who may go there; at least a unit must. */
export function fugitives(s: State, { at, camp }: Flight, to: Zone): readonly Piece[] {
  return goers(s, freeToLeave(s, at, camp), to)
}

function mayFlyTo(s: State, flight: Flight, to: Zone): Verdict {
  const open = isOpen(s, flight.at, to, flight.camp, flight.origins)
  if (!open.ok) return open.rule === 'UR-8.2.1-d' ? no('UR-6.3-o') : no('UR-6.3-r')
  if (fugitives(s, flight, to).some((piece) => piece >= s.board.leaders)) return yes()
  return firstRefusal(whyNone(s, forceAt(s, flight.at, flight.camp).units, to))
}

const firstRefusal = (verdict: Verdict): Verdict => (verdict.ok ? no('UR-6.3-p') : verdict)

function takeFlight(s: State, flight: Flight, table: Table): void {
  const zones = s.board.neighbours[flight.at].filter((to) => mayFlyTo(s, flight, to).ok)
  if (zones.length === 1) leave(s, fugitives(s, flight, zones[0]), zones[0], 'flight', table)
  else push(s, { kind: 'flight', ...flight })
}

export const flightQuestion: Question<'flight'> = {
  asks: itsCamp,
  candidates: ({ board }) => actionsOf(board).to.slice(0, board.zones),
  verdict(s, frame, action) {
    const to = zoneNamed(s.board, action)
    return to === undefined ? no('UR-6.3-o') : mayFlyTo(s, frame, to)
  },
  answer(s, frame, action, table) {
    const to = zoneNamed(s.board, action)
    if (to === undefined) return
    pop(s)
    leave(s, fugitives(s, frame, to), to, 'flight', table)
  },
}
