/** Chances keep off what is written on the map: a pill that would cover a name stands a little aside. */
import { effect, type Signal } from '@preact/signals'
import { afterPaint } from '../after-paint.ts'
import type { Camera } from '../board/camera.ts'
import type { Play } from '../play/play.ts'

const PILLS = '.prices .pill'
const NAMES = '.halo.place, .area-label, .map-name, .space-name'
/** What stands on the map is not covered either. */
const STANDING = '.map-pieces [data-piece], .prices .chip'

/** How far a pill may stand from its place, and the steps between places that are tried, in pixels. */
const FAR = 84
const STEP = 6

type Rect = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>
type Shift = readonly [dx: number, dy: number]

/** The nearest first. */
const shifts: readonly Shift[] = (() => {
  const steps = Array.from({ length: (2 * FAR) / STEP + 1 }, (_, i) => i * STEP - FAR)
  const all = steps.flatMap((dx) => steps.map((dy): Shift => [dx, dy]))
  return all.filter((shift) => Math.hypot(...shift) <= FAR).sort((a, b) => Math.hypot(...a) - Math.hypot(...b))
})()

const touches = (a: Rect, b: Rect, [dx, dy]: Shift) =>
  a.left + dx < b.right && b.left < a.right + dx && a.top + dy < b.bottom && b.top < a.bottom + dy

const rectsOf = (selector: string): Rect[] =>
  [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect()).filter(({ width }) => width > 0)

function clearNames(): void {
  const pills = [...document.querySelectorAll<SVGElement>(PILLS)]
  if (pills.length === 0) return
  for (const pill of pills) pill.style.translate = ''
  const taken = [...rectsOf(NAMES), ...rectsOf(STANDING)]
  for (const pill of pills) {
    const rect = pill.getBoundingClientRect()
    const [dx, dy] = shifts.find((shift) => !taken.some((other) => touches(rect, other, shift))) ?? [0, 0]
    pill.style.translate = `${dx}px ${dy}px`
    taken.push({ left: rect.left + dx, right: rect.right + dx, top: rect.top + dy, bottom: rect.bottom + dy })
  }
}

export function keepNamesClear(play: Play, camera: Signal<Camera | null>): () => void {
  let cancel = () => {}
  const stop = effect(() => {
    void camera.value?.seen.value
    void play.lit.value
    void play.previewed.value
    cancel()
    cancel = afterPaint(clearNames)
  })
  return () => {
    stop()
    cancel()
  }
}
