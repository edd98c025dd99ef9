/** What binds a piece wherever it goes. */
import type { RuleId } from '@tabularium/engine'
import { NOBODY, type People, type Piece, peopleOfPiece } from '../../board.ts'
import { patronOf } from '../../state.ts'
import type { Scene } from '../names.ts'
import type { Cases, Named } from './cases.ts'

export function boundCase(c: Cases, scene: Scene, piece: Piece, rule: RuleId): string | undefined {
  const { s } = scene
  const { board } = s
  const name = scene.piece(piece)
  const diocese = board.unit[piece]?.diocese ?? NOBODY
  switch (rule) {
    case 'UR-3.2.1-a':
      return diocese === NOBODY ? undefined : c.limitanei(scene.diocese(diocese))
    case 'UR-3.2.2-b':
    case 'UR-3.2.2-c':
      return diocese === NOBODY ? undefined : c.comitatenses(name, scene.diocese(diocese))
    case 'UR-3.2.2-d':
    case 'UR-3.2.3-c':
      return c.outOfEmpire(name)
    case 'UR-3.2.4-a':
      return patronOf(s, piece) === NOBODY ? undefined : c.guard(name, scene.piece(patronOf(s, piece)))
    case 'UR-4.3-b':
      return piece < board.leaders ? c.needsUnit(name) : undefined
    case 'UR-4.3-h': {
      const people = peopleOfPiece(board, piece)
      return people === NOBODY ? undefined : c.peace(namedPeople(scene, people))
    }
    default:
      return undefined
  }
}

export const namedPeople = (scene: Scene, people: People): Named => ({
  the: scene.the(people),
  ofThe: scene.ofThe(people),
  isCountry: scene.isCountry(people),
})
