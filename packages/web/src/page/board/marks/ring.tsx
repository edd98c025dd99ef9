/** The form of a piece, drawn a little larger than it: the base of who can act, the ring of who is selected, the focus. */
import type { Standing } from '../board-part.ts'
import { CORNER } from '../counters/forms.tsx'

interface Props {
  readonly standing: Standing
  readonly kind: string
  /** How much larger than the piece on each side, in units of the map. */
  readonly by: number
  readonly times?: number
}

const EIGHT = [
  [-0.62, -1],
  [0.62, -1],
  [1, -0.3],
  [1, 0.3],
  [0.62, 1],
  [-0.62, 1],
  [-1, 0.3],
  [-1, -0.3],
] as const

export function Ring({ standing, kind, by, times = 1 }: Props) {
  const [x, y] = standing.at
  const [w, h] = [standing.half[0] * times + by, standing.half[1] * times + by]
  if (standing.form === 'round') return <ellipse class={kind} cx={x} cy={y} rx={w} ry={h} />
  if (standing.form === 'eight') {
    return <path class={kind} d={`M${EIGHT.map(([ex, ey]) => `${x + ex * w} ${y + ey * h}`).join('L')}z`} />
  }
  const corner = Math.min(w, h) * (standing.form === 'ended' ? 2 * CORNER.ended : 0.3)
  return <rect class={kind} x={x - w} y={y - h} width={2 * w} height={2 * h} rx={corner} />
}
