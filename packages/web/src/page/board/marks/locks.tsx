/** A small padlock on whom a rule keeps from acting now; the card of his place says which. */
import type { Play } from '../../play/play.ts'
import type { PieceName, Standing } from '../board-part.ts'
import { Padlock } from '../counters/padlock.tsx'
import { standingOf } from './standing-of.ts'

/** Where those stand: one padlock for all of a stack. */
function locked(play: Play): ReadonlyMap<string, readonly [PieceName, Standing]> {
  const found = new Map<string, readonly [PieceName, Standing]>()
  for (const { piece } of play.session.offered.value?.held ?? []) {
    const standing = standingOf(play, piece)
    const key = standing?.at.join()
    if (standing !== null && key !== undefined && !found.has(key)) found.set(key, [piece, standing])
  }
  return found
}

/** On the left: names stand above, costs at the upper right, changes at the lower left, chances below. */
const left = ({ at: [x, y], half: [w] }: Standing) => ({ color: '#241b12', '--x': `${x - w}px`, '--y': `${y}px` })

export function Locks({ play }: { play: Play }) {
  return (
    <g class="locks">
      {[...locked(play)].map(([key, [piece, standing]]) => (
        <g key={key} class="on-screen" data-held={piece} style={left(standing)}>
          <circle r="9" fill="#fffaf0" stroke="currentColor" stroke-width="1.4" />
          <Padlock />
        </g>
      ))}
    </g>
  )
}
