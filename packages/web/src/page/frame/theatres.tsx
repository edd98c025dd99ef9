/** The parts of a map that is too large to be played on at once. Games that have such bring it. */
import { useAfterPaint } from '../after-paint.ts'
import type { Box } from '../board/board-part.ts'
import type { TheatresProps } from '../game-page.ts'
import { language, ui } from '../settings.ts'

const overlap = ([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box): number =>
  Math.max(0, Math.min(ax + aw, bx + bw) - Math.max(ax, bx)) *
  Math.max(0, Math.min(ay + ah, by + bh) - Math.max(ay, by))

/** How much of a box is seen, 0 to 1. */
const shareIn = (seen: Box, box: Box): number => overlap(box, seen) / (box[2] * box[3])

/** So much of a theatre is as good as all of it. */
const WHOLE = 0.9

function Land({ board }: Pick<TheatresProps, 'board'>) {
  return useAfterPaint() && board.Small !== undefined ? <board.Small language={language.value} /> : null
}

/** A small map with the window on it, and the names of its parts. */
export function Theatres({ camera, board }: TheatresProps) {
  const { theatres, sheet } = board
  if (theatres === undefined || theatres.length === 0) return null
  const seen = camera.value?.seen.value ?? sheet
  // Who sees most of them looks at none of them.
  const isAll = theatres.filter(({ box }) => shareIn(seen, box) > WHOLE).length * 2 > theatres.length
  const [nearest] = theatres.toSorted((a, b) => shareIn(seen, b.box) - shareIn(seen, a.box))
  const now = isAll ? undefined : nearest
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
        <rect class="small-window" x={seen[0]} y={seen[1]} width={seen[2]} height={seen[3]} />
      </svg>
      <div>
        {theatres.map((theatre) => (
          <button key={theatre.id} type="button" aria-pressed={theatre === now} onClick={() => jump(theatre.box)}>
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
