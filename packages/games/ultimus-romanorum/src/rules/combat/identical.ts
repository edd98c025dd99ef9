/** Units that differ only in their name: between them there is nothing to choose. */

import { PA, type Piece } from '../../board.ts'
import type { State } from '../../state.ts'
import { isWeak, patronOf, ralliedTo } from '../../state.ts'

function areAlike(s: State, a: Piece, b: Piece): boolean {
  const [one, other] = [s.board.unit[a], s.board.unit[b]]
  return (
    one.category === other.category &&
    // Palatini are known by their names.
    one.category !== PA &&
    one.people === other.people &&
    one.diocese === other.diocese &&
    one.half === other.half &&
    one.isBarbarian === other.isBarbarian &&
    one.full.pf === other.full.pf &&
    one.full.qu === other.full.qu &&
    one.full.bt === other.full.bt &&
    one.weak.pf === other.weak.pf &&
    one.weak.qu === other.weak.qu &&
    one.weak.bt === other.weak.bt &&
    isWeak(s, a) === isWeak(s, b) &&
    ralliedTo(s, a) === ralliedTo(s, b) &&
    patronOf(s, a) === patronOf(s, b)
  )
}

/** One of each sort. */
export function distinct(s: State, units: readonly Piece[]): Piece[] {
  const found: Piece[] = []
  for (const unit of units) if (!found.some((other) => areAlike(s, other, unit))) found.push(unit)
  return found
}
