/** Which case a refusal is, by its clause and what was asked for. */
import { type Held, type Language, type No, no, type RuleId } from '@tabularium/engine'
import { top } from '@tabularium/engine/machine'
import { type Action, actionsOf } from '../../actions.ts'
import { isLand, NOBODY, type Piece, type Place } from '../../board.ts'
import type { FrameOf } from '../../frames.ts'
import { campOf, hasFleetMoved, hasMoved, type State, whereIs } from '../../state.ts'
import type { Scene } from '../names.ts'
import { boundCase } from './bound.ts'
import { clauseCase, subjectOf } from './by-clause.ts'
import type { Cases } from './cases.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { stepCase } from './step.ts'

export const cases: Record<Language, Cases> = { en, fr }

export function caseOf(c: Cases, scene: Scene, action: Action, { rule }: No): string | undefined {
  if (scene.s.end !== null) return undefined
  return questionCase(c, scene, action, rule) ?? clauseCase(c, scene, action, rule)
}

/** Why a piece or a fleet is held. */
export function heldCase(c: Cases, scene: Scene, { piece, rule }: Held): string | undefined {
  const { byNotation } = actionsOf(scene.s.board)
  const action = byNotation.get(`piece ${piece}`) ?? byNotation.get(`fleet ${piece}`)
  return action === undefined ? undefined : caseOf(c, scene, action, no(rule))
}

/** The clause, after whom or what the action names. */
export function boundBy(c: Cases, scene: Scene, action: Action, clause: string): string | undefined {
  const subject = subjectOf(scene, action)
  return subject === '' ? undefined : c.bound(subject, clause)
}

/** What the question that is open makes of it. */
function questionCase(c: Cases, scene: Scene, action: Action, rule: RuleId): string | undefined {
  const { s } = scene
  switch (action.kind) {
    case 'piece':
      return pieceCase(c, scene, action.piece, rule)
    case 'fleet':
      return fleetCase(c, scene, action.fleet, rule)
    case 'to':
      return toCase(c, scene, action.place, rule)
    case 'play':
      return playCase(c, scene.stratagem(action.stratagem), rule)
    case 'done':
      return top(s).kind === 'group' && rule === 'UR-2.E-c' ? c.noStep : undefined
    default:
      return undefined
  }
}

function playCase(c: Cases, stratagem: string, rule: RuleId): string | undefined {
  if (rule === 'UR-6-i') return c.otherPhase(stratagem)
  if (rule !== 'UR-6-a' && rule !== 'UR-6-b') return undefined
  return c.otherSide(stratagem, rule === 'UR-6-a' ? 'roman' : 'barbarian')
}

function fleetCase(c: Cases, { s, fleet: name }: Scene, fleet: Parameters<Scene['fleet']>[0], rule: RuleId) {
  if (rule === 'UR-3.4.2-e') return c.fleetNotYours(name(fleet))
  return rule === 'UR-3.4.2-m' && hasFleetMoved(s, fleet) ? c.fleetUsed(name(fleet)) : undefined
}

/** Who is named to move, to come along or to embark. */
function pieceCase(c: Cases, scene: Scene, piece: Piece, rule: RuleId): string | undefined {
  const { s } = scene
  const frame = top(s)
  if (frame.kind !== 'movement' && frame.kind !== 'group' && frame.kind !== 'fleet') return undefined
  const name = scene.piece(piece)
  if (rule === 'UR-2.E-c') return unmovedCase(c, s, name, piece, frame.camp)
  if (frame.kind === 'group') {
    const joining = joinCase(c, scene, frame, piece, rule)
    if (joining !== undefined) return joining
  }
  if (frame.kind === 'fleet' && rule === 'UR-3.4.2-h') return c.fleetFull(scene.fleet(frame.fleet))
  return boundCase(c, scene, piece, rule)
}

function unmovedCase(c: Cases, s: State, name: string, piece: Piece, camp: number): string | undefined {
  if (whereIs(s, piece) < 0) return c.offMap(name)
  if (campOf(s, piece) !== camp) return c.notYours(name)
  return hasMoved(s, piece) ? c.hasMoved(name) : undefined
}

/** UR-3.4.1-c UR-3.4.1-e UR-4.3-c UR-4.3-f */
function joinCase(c: Cases, scene: Scene, m: FrameOf<'group'>, piece: Piece, rule: RuleId): string | undefined {
  const { s } = scene
  if (m.leader === NOBODY) return undefined
  const [name, leader] = [scene.piece(piece), scene.piece(m.leader)]
  switch (rule) {
    case 'UR-3.4.1-e':
    case 'UR-4.3-f':
      if (m.steps > 0) return c.onTheWay(leader)
      return c.apart(name, scene.at(whereIs(s, piece)), leader, scene.at(whereIs(s, m.leader)))
    case 'UR-3.4.1-c':
    case 'UR-4.3-c': {
      if (campOf(s, piece) !== m.camp) return c.notYours(name)
      const { cc } = s.board.leader[m.leader]
      return m.group.filter((each) => each >= s.board.leaders).length >= cc ? c.fullCommand(leader, cc) : undefined
    }
    default:
      return undefined
  }
}

/** Where a march, a fleet, a battle or a way out leads. */
function toCase(c: Cases, scene: Scene, to: Place, rule: RuleId): string | undefined {
  const { s } = scene
  const frame = top(s)
  switch (frame.kind) {
    case 'group':
      return isLand(s.board, to) ? stepCase(c, scene, frame, to, rule) : undefined
    case 'fleet':
      if (rule !== 'UR-3.4.2-m') return undefined
      return frame.sailed ? c.fleetUsed(scene.fleet(frame.fleet)) : c.seaFar(scene.place(to))
    case 'next-battle':
      return rule === 'UR-8.1-a' ? c.noBattle(scene.at(to)) : undefined
    case 'retreat':
    case 'evasion-zone':
    case 'flight':
      if (rule === 'UR-8.2.1-c') return c.notBordering(scene.place(to), scene.place(frame.at))
      if (rule === 'UR-8.2.1-d') return c.enemyThere(scene.at(to))
      return rule === 'UR-8.2.1-i' ? c.enemyCame(scene.from(to)) : undefined
    default:
      return undefined
  }
}
