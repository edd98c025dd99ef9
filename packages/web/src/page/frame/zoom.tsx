/** Nearer, further, all of it; and the parts of a map that is too large to be played on at once. */
import type { ReadonlySignal, Signal } from '@preact/signals'
import { useAfterPaint } from '../after-paint.ts'
import type { AnyBoard, Box } from '../board/board-part.ts'
import type { Camera } from '../board/camera.ts'
import { Control } from '../control.tsx'
import type { Play } from '../play/play.ts'
import { language, ui } from '../settings.ts'
import { HintButton } from './hint-button.tsx'
import { isNarrow, isOneSheet } from './layout.ts'

const STEP = 1.4

interface Props {
  readonly camera: Signal<Camera | null>
  readonly board: AnyBoard
}

/** On a small screen fingers zoom: there it is the way to all of the map, and the hint that the bar has no room for. */
export function Zoom({
  camera,
  board,
  play,
  style,
}: Props & { readonly play: Play; readonly style: ReadonlySignal<string> }) {
  const u = ui()
  const fit = <Control icon="fit" label={u.fit} onClick={() => camera.value?.fit(board.fit)} />
  if (isOneSheet.value) {
    return (
      <div class="zoom" style={style} role="toolbar" aria-label={u.board} title={u.boardHelp}>
        {fit}
        {isNarrow.value && <HintButton play={play} />}
      </div>
    )
  }
  return (
    <div class="zoom" style={style} role="toolbar" aria-label={u.board} title={u.boardHelp}>
      <Control icon="zoomIn" label={u.zoomIn} onClick={() => camera.value?.magnify(STEP)} />
      <Control icon="zoomOut" label={u.zoomOut} onClick={() => camera.value?.magnify(1 / STEP)} />
      {fit}
    </div>
  )
}

const overlap = ([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box): number =>
  Math.max(0, Math.min(ax + aw, bx + bw) - Math.max(ax, bx)) *
  Math.max(0, Math.min(ay + ah, by + bh) - Math.max(ay, by))

function Land({ board }: Pick<Props, 'board'>) {
  return useAfterPaint() && board.Small !== undefined ? <board.Small language={language.value} /> : null
}

/** A small map with the window on it, and the names of its parts. */
export function Theatres({ camera, board }: Props) {
  const { theatres, sheet } = board
  if (theatres === undefined || theatres.length === 0) return null
  const seen = camera.value?.seen.value ?? sheet
  const [now] = theatres.toSorted(
    (a, b) => overlap(b.box, seen) / (b.box[2] * b.box[3]) - overlap(a.box, seen) / (a.box[2] * a.box[3]),
  )
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
        <button type="button" onClick={() => jump(board.fit)}>
          {ui().all}
        </button>
      </div>
    </nav>
  )
}
