/** Why a group does not step into a zone. */
import type { RuleId } from '@tabularium/engine'
import { isInEmpire, NOBODY, type Piece, type Zone } from '../../board.ts'
import type { FrameOf } from '../../frames.ts'
import { mayEnter } from '../../rules/movement/bounds/limits.ts'
import { costOf, pmOfGroup, wayTo } from '../../rules/movement/bounds/points.ts'
import { landOf } from '../../state.ts'
import type { Scene } from '../names.ts'
import { boundCase, namedPeople } from './bound.ts'
import type { Cases } from './cases.ts'

type Group = FrameOf<'group'>

export function stepCase(c: Cases, scene: Scene, m: Group, to: Zone, rule: RuleId): string | undefined {
  const { s } = scene
  const here = landOf(s, m.group[0])
  const head = scene.piece(m.leader === NOBODY ? m.group[0] : m.leader)
  switch (rule) {
    case 'UR-7.2-a':
      return c.notBordering(scene.place(to), scene.place(here))
    case 'UR-3.4.1-d':
    case 'UR-4.3-e':
    case 'UR-1.2.2-a': {
      const way = wayTo(s, here, to)
      if (way === undefined) return undefined
      return c.tooFar(scene.place(to), costOf(s, way), Math.max(0, pmOfGroup(s, m.group) - m.spent))
    }
    case 'UR-3.4.1-h':
    case 'UR-4.3-g':
      return c.oneZone(head)
    case 'UR-7.1-a':
    case 'UR-7.1-f':
      return c.enemyStops(scene.at(here))
    case 'UR-3.4.1-g':
    case 'UR-4.3-f':
      return c.lastUnit(head)
    case 'UR-4.3-k': {
      const people = s.board.homeOf[to]
      return people === NOBODY ? undefined : c.home(scene.place(to), namedPeople(scene, people))
    }
    default:
      return culpritCase(c, scene, m, to, rule)
  }
}

/** Who of the group may not go there. */
function culpritCase(c: Cases, scene: Scene, m: Group, to: Zone, rule: RuleId): string | undefined {
  const { s } = scene
  const isCulprit = (piece: Piece) => {
    const verdict = mayEnter(s, piece, to, m.group)
    return !verdict.ok && verdict.rule === rule
  }
  if (rule === 'UR-4.3-b')
    return isInEmpire(s.board, to) && m.leader !== NOBODY ? c.needsUnit(scene.piece(m.leader)) : undefined
  const culprit = m.group.find(isCulprit)
  // UR-3.4.1-m says the same of what lies outside the Empire.
  return culprit === undefined ? undefined : boundCase(c, scene, culprit, rule === 'UR-3.4.1-m' ? 'UR-3.2.1-a' : rule)
}
