/** BG-7.3.1-j: the moments of movement at which players may respond. */
import { openWindow } from '@tabularium/engine/machine'
import { BARBARIAN, handSize, opponentOf, type Player, type Response, ROMAN, type State } from '../../state.ts'
import type { Moment } from '../cards/card-frames.ts'

/** BG-7.3.1-e: the phasing player first. A player without cards is not asked. */
export function openMoment(s: State, moment: Moment, phasing: Player): void {
  s.response = null
  openAnother(s, moment, phasing)
}

/** By phasing player: both, he alone, the other alone. */
const PARTIES: readonly (readonly (readonly Player[])[])[] = ([ROMAN, BARBARIAN] as const).map((phasing) => [
  [phasing, opponentOf(phasing)],
  [phasing],
  [opponentOf(phasing)],
])
const NOBODY: readonly Player[] = []

function partiesOf(s: State, phasing: Player): readonly Player[] {
  const [both, himself, other] = PARTIES[phasing]
  if (handSize(s, opponentOf(phasing)) === 0) return handSize(s, phasing) > 0 ? himself : NOBODY
  return handSize(s, phasing) > 0 ? both : other
}

/** A moment that follows at once: what was done at the one before still counts. */
export function openAnother(s: State, moment: Moment, phasing: Player): void {
  const parties = partiesOf(s, phasing)
  if (parties.length > 0) openWindow(s, moment, parties)
}

const NOTHING: Response = { cancelled: false, drm: 0 }

/** What was done at the moment that was opened last; it is read once. */
export function takeResponse(s: State): Response {
  const response = s.response ?? NOTHING
  s.response = null
  return response
}
