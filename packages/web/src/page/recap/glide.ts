/** Lets a piece be seen on its way. Only transform and opacity move; with reduced motion everything is in place at once. */
import type { Json } from '@tabularium/engine'
import type { AnyBoard, PieceName, Point } from '../board/board-part.ts'
import type { Arrow } from './recap.ts'

interface Going {
  readonly board: AnyBoard
  readonly arrow: Arrow
  /** Shown in the place of what has no counter of its own. */
  readonly disc: SVGGElement
  readonly before: Json
  readonly now: Json
  readonly timing: { readonly duration: number; readonly easing: string }
}

/** The counter that stands there now and stood elsewhere before. */
function mover({ board, arrow, before, now }: Going): { piece: PieceName; by: Point } | null {
  for (const piece of board.piecesAt(arrow.to, now)) {
    const [was, is] = [before === null ? null : board.standing(piece, before), board.standing(piece, now)]
    if (was === null || is === null) continue
    const by: Point = [was.at[0] - is.at[0], was.at[1] - is.at[1]]
    if (Math.hypot(...by) > board.disc) return { piece, by }
  }
  return null
}

export function glide(going: Going): void {
  const { board, arrow, disc, timing } = going
  if (timing.duration === 0) return
  const moved = mover(going)
  if (moved !== null) {
    const name = CSS.escape(moved.piece)
    const [x, y] = moved.by
    const all = `.map-pieces [data-piece="${name}"], .selected-mark:has([data-lifted="${name}"])`
    for (const drawn of document.querySelectorAll(all)) {
      drawn.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'translate(0, 0)' }], {
        ...timing,
        composite: 'add',
      })
    }
    return
  }
  const [from, to] = [board.at(arrow.from), board.at(arrow.to)]
  const at = ([x, y]: Point) => `translate(${x}px, ${y}px)`
  disc.animate(
    [
      { transform: at(from), opacity: 1 },
      { transform: at(to), opacity: 1, offset: 0.9 },
      { transform: at(to), opacity: 0 },
    ],
    timing,
  )
}
