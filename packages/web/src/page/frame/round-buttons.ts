/** On a small screen two round buttons lie on the map: they leave a corner where something can be done for one that is free. */
import { effect, type Signal } from '@preact/signals'
import { afterPaint } from '../after-paint.ts'
import type { Point } from '../board/board-part.ts'
import type { Camera } from '../board/camera.ts'
import { standingOf } from '../board/marks/standing-of.ts'
import { COLUMN } from '../board/window.ts'
import type { Play } from '../play/play.ts'
import type { Desk } from './desk.ts'
import { isOneSheet, type Layout, layout } from './layout.ts'

/** The nearest to the thumb first. */
const CORNERS = ['right', 'left', 'top-right', 'top-left'] as const
type Corner = (typeof CORNERS)[number]

/** Of both buttons, their distance from the edge and from the sheet or column, and half of what a place takes, in pixels. */
const [WIDTH, HEIGHT] = [46, 102]
const [ASIDE, ABOVE] = [10, 12]
const ROOM = 24

interface Window {
  readonly width: number
  readonly height: number
}

/** Whether they would lie over that point of the frame. */
function covers(corner: Corner, { width, height }: Window, [x, y]: Point): boolean {
  const left = corner.endsWith('right') ? width - ASIDE - WIDTH : ASIDE
  const top = corner.startsWith('top') ? ABOVE : height - ABOVE - HEIGHT
  return x > left - ROOM && x < left + WIDTH + ROOM && y > top - ROOM && y < top + HEIGHT + ROOM
}

/** What the sheet leaves of the frame: it lies below the map, or as a column beside it. */
export function besides(laid: Layout, { width, height }: Window, sheet: number): Window {
  return laid === 'column' ? { width: width - COLUMN, height } : { width, height: height - sheet }
}

/** They stay where they are if nothing is under them; else they go where least is. */
export function cornerFor(now: Corner, open: readonly Corner[], window: Window, points: readonly Point[]): Corner {
  const hidden = (corner: Corner) => points.filter((point) => covers(corner, window, point)).length
  const order = [now, ...open.filter((corner) => corner !== now)]
  return order.toSorted((a, b) => hidden(a) - hidden(b))[0] ?? now
}

/** Who is selected, the lit places and who stands there; while somebody is yet to be selected, those who can act. */
function pointsOf(play: Play): readonly Point[] {
  const { board } = play.session.page
  const view = play.session.view.value
  if (board === undefined || view === null) return []
  const selected = play.selected.value
  const actors = selected === null ? [...play.groups.value.actors.keys()] : [selected]
  const places = [...play.lit.value.keys()]
  const pieces = [...actors, ...places.flatMap((place) => board.piecesAt(place, view).slice(0, 1))]
  const standing = pieces.flatMap((piece) => standingOf(play, piece) ?? [])
  return [...standing.map(({ at }) => at), ...places.map((place) => board.at(place))]
}

export function keepRoundButtonsAside(play: Play, desk: Desk, camera: Signal<Camera | null>): () => void {
  let corner: Corner = 'right'
  let cancel = () => {}
  // A hand of cards lies on the left, theatres in the upper left.
  const open = CORNERS.filter((each) => each.endsWith('right') || play.session.page.Hand === undefined)
  const stop = effect(() => {
    const eye = camera.value
    if (eye === null || !isOneSheet.value) return
    void eye.seen.value
    const { left, top, width, height } = eye.place.value
    const window = besides(layout.value, { width, height }, desk.height.value)
    const points = pointsOf(play).map((point): Point => {
      const [x, y] = eye.toScreen(point)
      return [x - left, y - top]
    })
    cancel()
    cancel = afterPaint(() => {
      corner = cornerFor(corner, open, window, points)
      const buttons = document.querySelector<HTMLElement>('.table .zoom')
      if (buttons !== null) buttons.dataset.corner = corner
    })
  })
  return () => {
    stop()
    cancel()
  }
}
