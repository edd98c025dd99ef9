/** Nearer, further, all of it. */
import type { ReadonlySignal, Signal } from '@preact/signals'
import type { AnyBoard } from '../board/board-part.ts'
import type { Camera } from '../board/camera.ts'
import { Control } from '../control.tsx'
import type { Play } from '../play/play.ts'
import { ui } from '../settings.ts'
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
