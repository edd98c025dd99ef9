/** Chapter 8.2.1: the defender's choice, and evasion. */
import { d6, no, type Verdict, yes } from '@tabularium/engine'
import { pop, push, replace } from '@tabularium/engine/machine'
import { type Action, actionsOf, DONE, zoneNamed } from '../../actions.ts'
import type { Piece, Zone } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { FrameOf } from '../../frames.ts'
import type { Question } from '../../handlers.ts'
import { type Camp, handSize, itsCamp, otherCamp, type State, whereIs } from '../../state.ts'
import { mayLeave } from '../movement/bounds/holding.ts'
import { canStayTogether, mayGoAlone, mayStand } from '../movement/bounds/limits.ts'
import { canLead } from '../movement/march/command.ts'
import { isLastWithPatrice, withGuard } from '../movement/march/joining.ts'
import { placeName } from '../pieces.ts'
import { type Battle, goOnWith } from './current.ts'
import { forceAt, piecesOf } from './forces.ts'
import { distinct } from './identical.ts'
import { mayTakeRefuge, takeRefuge } from './refuge.ts'
import { freeToLeave, goers, isOpen, leave, whyNone } from './ways-out.ts'

/** Of a die. */
const LOWEST = 1

/** A camp that could leave a battle, and where its enemies came from. */
export interface Threatened {
  readonly at: Zone
  readonly camp: Camp
  readonly origins: readonly Zone[]
}

/** UR-8.2.1-b UR-8.2.1-k: the best VS of the leaders who could leave; null: there is none. */
export function evasionValue(s: State, threatened: Threatened): number | null {
  const leaders = freeToLeave(s, threatened.at, threatened.camp).filter((piece) => piece < s.board.leaders)
  return leaders.length === 0 ? null : Math.max(...leaders.map((leader) => s.board.leader[leader].vs))
}

/** UR-8.2.1-c to UR-8.2.1-i: can a leader evade to that zone? */
function mayEvadeTo(s: State, threatened: Threatened, to: Zone): Verdict {
  const open = isOpen(s, threatened.at, to, threatened.camp, threatened.origins)
  if (!open.ok) return open
  const group = freeToLeave(s, threatened.at, threatened.camp)
  const company = goers(s, group, to)
  const leaders = company.filter((piece) => piece < s.board.leaders)
  if (leaders.length === 0) return whyNone(s, group, to)
  const alone = leaders.map((leader) => mayGoAlone(s, leader, to, company))
  return alone.find(({ ok }) => ok) ?? alone[0]
}

function evasionZones(s: State, threatened: Threatened): Zone[] {
  return s.board.neighbours[threatened.at].filter((to) => mayEvadeTo(s, threatened, to).ok)
}

/** UR-8.2.1-a UR-8.2.1-j UR-T.events-4e */
export function mayEvade(s: State, threatened: Threatened): Verdict {
  const { leaders } = forceAt(s, threatened.at, threatened.camp)
  if (leaders.length === 0) return no('UR-8.2.1-a')
  const held = leaders.map((leader) => mayLeave(s, leader))
  if (!held.some(({ ok }) => ok)) return held[0]
  return s.board.neighbours[threatened.at].some((to) => mayEvadeTo(s, threatened, to).ok) ? yes() : no('UR-8.2.1-j')
}

/** Whether it can succeed, as far as everybody can see: no die is low enough for some leaders without a stratagem's help. */
export function couldEvade(s: State, threatened: Threatened): boolean {
  if (!mayEvade(s, threatened).ok) return false
  return (evasionValue(s, threatened) ?? 0) > LOWEST || handSize(s, threatened.camp) > 0
}

/** UR-8.1-d UR-8.2.2-f */
export const standQuestion: Question<'stand'> = {
  asks: itsCamp,
  candidates(s) {
    const { fight, evade, refuge } = actionsOf(s.board).option
    return [fight, evade, refuge]
  },
  verdict(s, frame, action) {
    if (action.kind !== 'option') return no('UR-8.1-d')
    switch (action.option) {
      case 'fight':
        return yes()
      case 'evade':
        return mayEvade(s, frame)
      case 'refuge':
        return mayTakeRefuge(s, frame)
      default:
        return no('UR-8.1-d')
    }
  },
  answer(s, frame, action, table) {
    if (action.kind !== 'option') return
    if (action.option === 'refuge') return takeRefuge(s, frame, table)
    pop(s)
    if (action.option === 'evade') goOnWith(s, 'evasion')
  },
}

/** UR-8.2.1-b UR-8.2.1-k: one roll for the whole force. UR-6.3-an: favour is what the attacker gains. */
export function rollEvasion(s: State, { at, attacker, origins, favour }: Battle, table: Table): void {
  const threatened = { at, camp: otherCamp(attacker), origins }
  const value = evasionValue(s, threatened)
  if (value === null) return
  const die = table.roll(d6, { for: 'evasion', at: placeName(s, at), below: value, modifier: favour })
  if (die + favour >= value) return
  const zones = evasionZones(s, threatened)
  if (zones.length === 1) push(s, { kind: 'evaders', at, camp: threatened.camp, to: zones[0], group: [] })
  else if (zones.length > 1) push(s, { kind: 'evasion-zone', ...threatened })
}

export const evasionZoneQuestion: Question<'evasion-zone'> = {
  asks: itsCamp,
  candidates(s) {
    return actionsOf(s.board).to.slice(0, s.board.zones)
  },
  verdict(s, frame, action) {
    const to = zoneNamed(s.board, action)
    return to === undefined ? no('UR-8.2.1-c') : mayEvadeTo(s, frame, to)
  },
  answer(s, { at, camp }, action) {
    const to = zoneNamed(s.board, action)
    if (to !== undefined) replace(s, { kind: 'evaders', at, camp, to, group: [] })
  },
}

type Evaders = FrameOf<'evaders'>

/** UR-8.2.1-e UR-8.2.1-f UR-8.2.1-h: one more who leaves. */
function mayJoin(s: State, { at, camp, to, group }: Evaders, piece: Piece): Verdict {
  if (whereIs(s, piece) !== at || !piecesOf(forceAt(s, at, camp)).includes(piece)) return no('UR-8.1-c')
  if (group.includes(piece)) return no('UR-8.2.1-k')
  const joining = withGuard(s, piece)
  const company = [...group, ...joining]
  for (const each of joining) {
    const free = mayLeave(s, each)
    if (!free.ok) return free
    const verdict = mayStand(s, each, to, company)
    if (!verdict.ok) return verdict
  }
  return canLead(s, company) ? canStayTogether(s, company) : no('UR-8.2.1-h')
}

/** UR-4.3-b UR-4.5.1-j: no leader goes without the units he needs, or is left without them. UR-4.2.4-e: nor those who may not stay together. */
function mayDepart(s: State, { to, group }: Evaders): Verdict {
  if (group.length === 0) return no('UR-8.2.1-k')
  const together = canStayTogether(s, group)
  if (!together.ok) return together
  for (const piece of group) {
    const verdict = piece < s.board.leaders ? mayGoAlone(s, piece, to, group) : yes()
    if (!verdict.ok) return verdict
    if (piece >= s.board.leaders && isLastWithPatrice(s, group, piece)) return no('UR-4.5.1-j')
  }
  return yes()
}

/** Everybody who is free to go, if the leaders can take them all. */
function mayAllDepart(s: State, frame: Evaders): Verdict {
  const group = everybody(s, frame)
  return canLead(s, group) ? mayDepart(s, { ...frame, group }) : no('UR-8.2.1-h')
}

function everybody(s: State, { at, camp, to }: Evaders): readonly Piece[] {
  return goers(s, freeToLeave(s, at, camp), to)
}

function depart(s: State, { to }: Evaders, group: readonly Piece[], table: Table): void {
  pop(s)
  leave(s, group, to, 'evade', table)
}

export const evadersQuestion: Question<'evaders'> = {
  asks: itsCamp,
  *candidates(s, { at, camp, group }) {
    const { piece, option } = actionsOf(s.board)
    yield DONE
    yield option.all
    yield option.fight
    const { leaders, units } = forceAt(s, at, camp)
    for (const leader of leaders) yield piece[leader]
    for (const unit of distinct(
      s,
      units.filter((each) => !group.includes(each)),
    ))
      yield piece[unit]
  },
  verdict(s, frame, action: Action) {
    if (action.kind === 'piece') return mayJoin(s, frame, action.piece)
    if (action.kind === 'done') return mayDepart(s, frame)
    if (action.kind !== 'option') return no('UR-8.2.1-k')
    // Whoever could leave may stay after all.
    if (action.option === 'fight') return yes()
    return action.option === 'all' ? mayAllDepart(s, frame) : no('UR-8.2.1-k')
  },
  answer(s, frame, action, table) {
    if (action.kind === 'piece') {
      return replace(s, { ...frame, group: [...frame.group, ...withGuard(s, action.piece)] })
    }
    if (action.kind === 'done') return depart(s, frame, frame.group, table)
    if (action.kind === 'option' && action.option === 'all') return depart(s, frame, everybody(s, frame), table)
    pop(s)
  },
}
