/** BG-7.3.1-j: the moments of movement at which players may respond. */
import { openWindow } from '@tabularium/engine/machine'
import { handSize, opponentOf, type Player, type Response, type State } from '../../state.ts'
import type { Moment } from '../cards/card-frames.ts'

/** BG-7.3.1-e: the phasing player first. A player without cards is not asked. */
export function openMoment(s: State, moment: Moment, phasing: Player): void {
  s.response = null
  openAnother(s, moment, phasing)
}

/** A moment that follows at once: what was done at the one before still counts. */
export function openAnother(s: State, moment: Moment, phasing: Player): void {
  const parties = [phasing, opponentOf(phasing)].filter((player) => handSize(s, player) > 0)
  if (parties.length > 0) openWindow(s, moment, parties)
}

const NOTHING: Response = { cancelled: false, drm: 0 }

/** What was done at the moment that was opened last; it is read once. */
export function takeResponse(s: State): Response {
  const response = s.response ?? NOTHING
  s.response = null
  return response
}
