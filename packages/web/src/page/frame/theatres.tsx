/** The parts of a map that is too large to be played on at once. Games that have such bring it. */
import { useAfterPaint } from '../after-paint.ts'
import type { Box, Point } from '../board/board-part.ts'
import { standingOf } from '../board/marks/standing-of.ts'
import type { TheatresProps } from '../game-page.ts'
import type { Play } from '../play/play.ts'
import { language, ui } from '../settings.ts'

const overlap = ([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box): number =>
  Math.max(0, Math.min(ax + aw, bx + bw) - Math.max(ax, bx)) *
  Math.max(0, Math.min(ay + ah, by + bh) - Math.max(ay, by))

/** How much of a box is seen, 0 to 1. */
const shareIn = (seen: Box, box: Box): number => overlap(box, seen) / (box[2] * box[3])

/** How many dots would go from side to side of the small map. */
const DOTS = 68

/** So much of a theatre is as good as all of it. */
const WHOLE = 0.9

function Land({ board }: Pick<TheatresProps, 'board'>) {
  return useAfterPaint() && board.Small !== undefined ? <board.Small language={language.value} /> : null
}

/** Where something can be done: lit places, or, until somebody is selected, where those stand who can act. */
function offered(play: Play, board: TheatresProps['board']): readonly Point[] {
  const { actors } = play.groups.value
  if (play.selected.value === null && actors.size > 0) {
    return [...actors.keys()].flatMap((piece) => {
      const standing = standingOf(play, piece)
      return standing === null ? [] : [standing.at]
    })
  }
  return [...play.lit.value.keys()].map((place) => board.at(place))
}

const isIn = ([x, y, width, height]: Box, [px, py]: Point) => px >= x && px <= x + width && py >= y && py <= y + height

/** A small map with the window on it, what can be done elsewhere, and the names of its parts. */
export function Theatres({ play, camera, board }: TheatresProps) {
  const { theatres, sheet } = board
  if (theatres === undefined || theatres.length === 0) return null
  const seen = camera.value?.seen.value ?? sheet
  // Who sees most of them looks at none of them.
  const isAll = theatres.filter(({ box }) => shareIn(seen, box) > WHOLE).length * 2 > theatres.length
  const [nearest] = theatres.toSorted((a, b) => shareIn(seen, b.box) - shareIn(seen, a.box))
  const now = isAll ? undefined : nearest
  const points = [...new Map(offered(play, board).map((point) => [point.join(), point])).values()]
  const away = points.filter((point) => !isIn(seen, point))
  const jump = (box: Box) => camera.value?.fit(box)
  const click = (event: MouseEvent) => {
    const map = event.currentTarget
    if (!(map instanceof Element)) return
    const { left, top, width, height } = map.getBoundingClientRect()
    const x = sheet[0] + ((event.clientX - left) / width) * sheet[2]
    const y = sheet[1] + ((event.clientY - top) / height) * sheet[3]
    camera.value?.centre([x, y])
  }
  return (
    <nav class="panel-box theatres" aria-label={ui().theatres}>
      <svg class="small-map" viewBox={sheet.join(' ')} aria-hidden="true" onClick={click}>
        <rect class="sea" x={sheet[0]} y={sheet[1]} width={sheet[2]} height={sheet[3]} />
        <Land board={board} />
        {points.map((point) => (
          <circle key={point.join()} class="small-act" cx={point[0]} cy={point[1]} r={sheet[2] / DOTS} />
        ))}
        <rect class="small-window" x={seen[0]} y={seen[1]} width={seen[2]} height={seen[3]} />
      </svg>
      <div>
        {theatres.map((theatre) => (
          <button
            key={theatre.id}
            type="button"
            class={away.some((point) => isIn(theatre.box, point)) ? 'acts' : ''}
            aria-pressed={theatre === now}
            onClick={() => jump(theatre.box)}
          >
            {theatre.name[language.value]}
          </button>
        ))}
        <button type="button" aria-pressed={isAll} onClick={() => jump(board.fit)}>
          {ui().all}
        </button>
      </div>
    </nav>
  )
}
