/** What lasting effects of cards add to a roll on the Siege Table. */
import type { Space } from '../../board.ts'
import { hasFlag, type State } from '../../state.ts'

const WITHDRAWN = -2

/** R43: Ravenna is harder to take, whoever besieges it. */
export const lastingSiegeDrm = (s: State, space: Space): number =>
  hasFlag(s, 'ravenna-court') && s.board.spaceIds[space] === 'ravenna' ? WITHDRAWN : 0
