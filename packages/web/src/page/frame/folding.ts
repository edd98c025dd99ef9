/** Panels fold away from places where something can be done. */
import { effect, type Signal, signal } from '@preact/signals'
import { afterPaint } from '../after-paint.ts'
import type { Camera } from '../board/camera.ts'
import { standingOf } from '../board/marks/standing-of.ts'
import type { Play } from '../play/play.ts'
import type { Desk } from './desk.ts'

/** Half of what a place takes on the screen, in pixels. */
const ROOM = 18

type Rect = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

const covers = ({ left, top, right, bottom }: Rect, [x, y]: readonly [number, number]) =>
  x > left - ROOM && x < right + ROOM && y > top - ROOM && y < bottom + ROOM

/** The hand is over it, and can leave it; where fingers tap, what was tapped last only counts as that. */
const isUnderHand = (panel: HTMLElement) => panel.matches(':hover') && matchMedia('(hover: hover)').matches

/** Folds what has `data-folds` if it lies over the selected piece, a lit place or whom a lifted card offers, and unfolds it when it does not; not under the hand. */
export function foldPanels(play: Play, desk: Desk, camera: Signal<Camera | null>): () => void {
  /** Another number when panels are to be looked at again: the hand has left one that would have folded below it, or one has unfolded. */
  const again = signal(0)
  /** How large each is when it is not folded. */
  const whole = new Map<Element, Rect>()
  const fold = (panel: Element, now: Rect, points: readonly (readonly [number, number])[]) => {
    if (!(panel instanceof HTMLElement)) return
    if (panel.dataset.folds !== 'folded') whole.set(panel, now)
    const rect = whole.get(panel)
    const isOver = rect !== undefined && rect.bottom > rect.top && points.some((point) => covers(rect, point))
    if (isOver && panel.dataset.folds !== 'folded' && isUnderHand(panel)) {
      panel.addEventListener('pointerleave', () => again.value++, { once: true })
      return
    }
    const folds = isOver ? 'folded' : 'open'
    if (panel.dataset.folds === folds) return
    panel.dataset.folds = folds
    // How large it was is how it lay before it folded: the sheet below it may have grown meanwhile.
    if (!isOver) again.value++
  }
  let cancel = () => {}
  const stop = effect(() => {
    const { board } = play.session.page
    const eye = camera.value
    if (board === undefined || eye === null) return
    void eye.seen.value
    // What lies above the sheet rises with it.
    void desk.height.value
    void again.value
    const pieces = new Set([play.selected.value, ...play.byHand.value.map(({ piece = null }) => piece)])
    const standing = [...pieces].flatMap((piece) => standingOf(play, piece) ?? [])
    // While somebody is yet to be selected, what is lit is not looked for.
    const isForPlace = play.selected.value !== null || play.groups.value.actors.size === 0
    const places = isForPlace ? [...play.lit.value.keys()] : []
    const points = [...places.map((place) => board.at(place)), ...standing.map(({ at }) => at)]
    const onScreen = points.map((point) => eye.toScreen(point))
    cancel()
    // Told where panels lie when that is known: to ask for it would make the browser lay out the page at once.
    const looking = new IntersectionObserver((found) => {
      looking.disconnect()
      for (const { target, boundingClientRect } of found) fold(target, boundingClientRect, onScreen)
    })
    const prevent = afterPaint(() => {
      for (const panel of document.querySelectorAll('[data-folds]')) looking.observe(panel)
    })
    cancel = () => {
      prevent()
      looking.disconnect()
    }
  })
  return () => {
    stop()
    cancel()
  }
}
