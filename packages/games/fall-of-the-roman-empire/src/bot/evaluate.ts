/**
 * How good a position is for Rome, if the phase were closed now: what the conflicts at hand lead to, and then, strike by
 * strike to the last turn, how many Barbarians could stand before Rome and how many Forces could have been bought by then.
 */
import { type State, turnOf } from '../state.ts'
import { momentOf } from './moment.ts'
import { outlook } from './outlook.ts'
import { look, scratchFor, weighRaids, weighSorties } from './prospective.ts'
import type { Weights } from './weights.ts'

/** The chance that Rome stands at the end of the last turn. */
export function chanceOfRome(s: State, w: Weights): number {
  if (s.end !== null) return s.end.winner === 'roman' ? 1 : 0
  const now = momentOf(s)
  const p = scratchFor(s.board)
  const fall = look(s, p, now)
  const strikes = s.board.file.setUp.turns - turnOf(s) + (now.fights ? 0 : 1)
  if (strikes === 0) return 1 - fall
  if (!now.fights) weighRaids(s, p, now, w)
  else weighSorties(p, w)
  return (1 - fall) * outlook(s, p, now, strikes, w)
}
