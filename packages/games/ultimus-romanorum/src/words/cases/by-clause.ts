/** Cases that a clause makes whatever the question is, and the rest: whom or what it binds. */
import type { RuleId } from '@tabularium/engine'
import { top } from '@tabularium/engine/machine'
import type { Action } from '../../actions.ts'
import { NOBODY, type Piece, type Place } from '../../board.ts'
import { type State, whereIs } from '../../state.ts'
import type { Scene } from '../names.ts'
import { namedPeople } from './bound.ts'
import type { Cases } from './cases.ts'

export function clauseCase(c: Cases, scene: Scene, action: Action, rule: RuleId): string | undefined {
  switch (action.kind) {
    case 'piece':
      return pieceBound(c, scene, action.piece, rule)
    case 'to':
      return placeBound(c, scene, action.place, rule)
    case 'fleet':
      return rule === 'UR-T.events-9' ? c.fleetByEvent(scene.fleet(action.fleet)) : undefined
    case 'play':
      return playBound(c, scene.stratagem(action.stratagem), rule)
    case 'option':
      return action.option === 'refuge' ? c.noRefuge : action.option === 'all' ? allCase(c, scene) : undefined
    case 'done':
      return top(scene.s).kind === 'set-up' ? c.placeFirst : undefined
    default:
      return undefined
  }
}

function playBound(c: Cases, stratagem: string, rule: RuleId): string | undefined {
  if (rule === 'UR-6-f') return c.notHeld(stratagem)
  if (rule === 'UR-6.3-s') return c.noTarget(stratagem)
  return rule === 'UR-6.1-v' ? c.noEffect(stratagem) : undefined
}

/** UR-3.4.1-c UR-4.3-c: who leads the group that is being made up. */
function leaderOf(s: State): Piece {
  const frame = top(s)
  return frame.kind === 'group' ? frame.leader : NOBODY
}

function allCase(c: Cases, scene: Scene): string | undefined {
  const leader = leaderOf(scene.s)
  return leader === NOBODY ? undefined : c.nobodyMore(scene.piece(leader))
}

function pieceBound(c: Cases, scene: Scene, piece: Piece, rule: RuleId): string | undefined {
  const { s } = scene
  const name = scene.piece(piece)
  const [at, leader] = [whereIs(s, piece), leaderOf(s)]
  switch (rule) {
    case 'UR-3.3.2-a':
    case 'UR-3.3.2-b':
      return c.placedAlready(name)
    case 'UR-T.events-4b':
      return at < 0 ? undefined : c.staysByEvent(name, scene.at(at), 4)
    case 'UR-T.events-6c':
      return at < 0 ? undefined : c.staysByEvent(name, scene.at(at), 6)
    case 'UR-T.events-11b':
      return at < 0 ? undefined : c.staysByEvent(name, scene.at(at), 11)
    case 'UR-4.5.2-e':
      return at < 0 ? undefined : c.owesBattle(name, scene.at(at))
    case 'UR-8.2.2-e':
      return c.shutIn(name)
    case 'UR-3.4.2-n':
      return c.aboard(name)
    case 'UR-3.4.2-l':
      return c.notWithFleet(name)
    case 'UR-4.4.2-g':
      return c.armenia(name)
    case 'UR-4.5.1-j':
      return c.foederatiPatrice(name)
    case 'UR-3.4.1-g':
    case 'UR-4.3-f':
      return leader === NOBODY ? undefined : c.lastUnit(scene.piece(leader))
    case 'UR-3.4.1-c':
    case 'UR-4.3-c':
      return leader === NOBODY ? undefined : c.notHis(name, scene.piece(leader))
    case 'UR-3.3.1-l':
      return c.generic(name)
    case 'UR-3.6.2-b':
      return c.augustusThere(name)
    case 'UR-6.2-a':
    case 'UR-3.6.1-a':
      return c.noUsurper(name)
    default:
      return undefined
  }
}

function placeBound(c: Cases, scene: Scene, to: Place, rule: RuleId): string | undefined {
  const { s } = scene
  const frame = top(s)
  const name = scene.place(to)
  switch (rule) {
    case 'UR-3.3.2-a':
    case 'UR-3.3.2-b': {
      if (frame.kind !== 'set-up-zone') return undefined
      const diocese = s.board.unit[frame.piece]?.diocese ?? NOBODY
      return diocese === NOBODY ? undefined : c.ownDiocese(scene.piece(frame.piece), scene.diocese(diocese))
    }
    case 'UR-3.2.2-e':
      return c.otherHalf(name)
    case 'UR-4.5.1-f':
      return c.foederatiStay(name)
    case 'UR-3.4.2-k':
      return c.noPort(name)
    case 'UR-3.4.2-n':
      return c.noShore(name)
    case 'UR-3.4.1-k': {
      const people = s.board.homeOf[to] ?? NOBODY
      return people === NOBODY ? undefined : c.home(name, namedPeople(scene, people))
    }
    default:
      return frame.kind === 'adjust-zone' && frame.pieces[0] !== undefined
        ? c.notThere(scene.piece(frame.pieces[0]), name)
        : undefined
  }
}

/** Whom or what an action names, with where he stands; '': nobody and nothing. */
export function subjectOf(scene: Scene, action: Action): string {
  switch (action.kind) {
    case 'piece': {
      const at = whereIs(scene.s, action.piece)
      return at < 0 ? scene.piece(action.piece) : `${scene.piece(action.piece)} ${scene.at(at)}`
    }
    case 'to':
      return scene.place(action.place)
    case 'people':
      return scene.the(action.people)
    case 'diocese':
      return scene.diocese(action.diocese)
    case 'fleet':
      return scene.fleet(action.fleet)
    case 'play':
      return scene.stratagem(action.stratagem)
    default:
      return ''
  }
}
