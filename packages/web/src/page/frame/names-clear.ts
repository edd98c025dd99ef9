/** Who is selected and prices keep off what is written on the map and what stands there: costs go to another corner, the others a little aside. */
import { effect, type Signal } from '@preact/signals'
import { afterPaint } from '../after-paint.ts'
import type { Camera } from '../board/camera.ts'
import { LIFTED } from '../board/marks/lifted.tsx'
import { pricesDrawn } from '../board/marks/prices.tsx'
import { standingOf } from '../board/marks/standing-of.ts'
import type { Play } from '../play/play.ts'
import { sidesFor } from './here.tsx'

const NAMES = '.halo.place, .area-label, .map-name, .space-name'
/** What stands on the map is not covered either. */
const STANDING = '.map-pieces [data-piece], .map-pieces .disc, .selected-mark'
/** Of lesser worth than the land that a chance is about. */
const COINS = '.coin, .terrain'
/** What costs at a piece do not cover of it. */
const TABS = '.map-pieces .counter-tab'
const PANELS = '.table .panel-box:not(.here)'

/** How high the bar above the map is, in pixels. */
const BAR = 48

/** How far a chance may stand from its place, and the steps between places that are tried, in pixels. */
const FAR = 96
const STEP = 6

/** What the ring adds to who is selected on each side, and how far he may stand aside, in pixels. */
const RING = 7
const ASIDE = 14

type Rect = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>
type Shift = readonly [dx: number, dy: number]

/** The nearest first. */
const shifts: readonly Shift[] = (() => {
  const steps = Array.from({ length: (2 * FAR) / STEP + 1 }, (_, i) => i * STEP - FAR)
  const all = steps.flatMap((dx) => steps.map((dy): Shift => [dx, dy]))
  return all.filter((shift) => Math.hypot(...shift) <= FAR).sort((a, b) => Math.hypot(...a) - Math.hypot(...b))
})()

/** Where a cost stands on land alone, it stays well within it. */
const near = shifts.filter((shift) => Math.hypot(...shift) <= FAR / 3)

const touches = (a: Rect, b: Rect, [dx, dy]: Shift) =>
  a.left + dx < b.right && b.left < a.right + dx && a.top + dy < b.bottom && b.top < a.bottom + dy

const rectsOf = (selector: string): Rect[] =>
  [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect()).filter(({ width }) => width > 0)

function put(drawn: SVGElement | HTMLElement, rect: Rect, [dx, dy]: Shift, taken: Rect[]): void {
  drawn.style.translate = dx === 0 && dy === 0 ? '' : `${dx}px ${dy}px`
  taken.push({ left: rect.left + dx, right: rect.right + dx, top: rect.top + dy, bottom: rect.bottom + dy })
}

/** Who is selected in an area is larger than before, with a ring: he stands a little aside if a name would lie under him. */
function clearLifted(play: Play, eye: Camera, names: readonly Rect[]): void {
  const lifted = document.querySelector<SVGElement>('.selected-mark')
  const piece = play.selected.value
  const standing = standingOf(play, piece)
  if (lifted === null || standing === null) return
  const [x, y] = eye.toScreen(standing.at)
  const [w, h] = [standing.half[0] * LIFTED * eye.scale + RING, standing.half[1] * LIFTED * eye.scale + RING]
  const rect = { left: x - w, right: x + w, top: y - h, bottom: y + h }
  const isInArea = play.session.page.board?.outline(play.whereabouts.value.get(piece ?? '') ?? '') !== null
  const tried = isInArea ? shifts.filter((shift) => Math.hypot(...shift) <= ASIDE) : []
  const [dx, dy] = tried.find((shift) => !names.some((name) => touches(rect, name, shift))) ?? [0, 0]
  lifted.style.translate = dx === 0 && dy === 0 ? '' : `${dx / eye.scale}px ${dy / eye.scale}px`
}

/** Costs stay at their piece, or within their land: another corner, or a little aside, if there no name is covered. */
function clearChips(scale: number, written: readonly Rect[], taken: Rect[]): void {
  const names = [...written, ...rectsOf(TABS)]
  const coins = rectsOf(COINS)
  for (const chip of document.querySelectorAll<SVGElement>('.prices [data-aside] > .chip')) {
    chip.style.translate = ''
    const rect = chip.getBoundingClientRect()
    const [x = 0, y = 0] = (chip.parentElement?.dataset.aside ?? '').split(' ').map((each) => -2 * Number(each) * scale)
    const corners: readonly Shift[] = [
      [0, 0],
      [x, 0],
      [0, y],
      [x, y],
    ]
    const tried = x === 0 && y === 0 ? near : corners
    const free = tried.filter((shift) => !names.some((name) => touches(rect, name, shift)))
    const clear = free.find((shift) => !coins.some((coin) => touches(rect, coin, shift)))
    put(chip, rect, clear ?? free[0] ?? [0, 0], taken)
  }
}

/** Whether the middle of a chance that is shifted so still lies on the land it is about; where places are discs it does. */
function isOn(place: string, { left, right, top, bottom }: Rect, [dx, dy]: Shift, eye: Camera): boolean {
  const spot = document.querySelector(`[data-spot="${CSS.escape(place)}"]`)
  if (!(spot instanceof SVGPathElement)) return true
  const [x, y] = eye.toMap((left + right) / 2 + dx, (top + bottom) / 2 + dy)
  return spot.isPointInFill(new DOMPoint(x, y))
}

function clearPills(eye: Camera, around: readonly Rect[], taken: Rect[]): void {
  const coins = rectsOf(COINS)
  for (const pill of document.querySelectorAll<SVGElement>('.prices [data-price] .pill')) {
    pill.style.translate = ''
    const rect = pill.getBoundingClientRect()
    const place = pill.closest<SVGElement>('[data-price]')?.dataset.price ?? ''
    const others = [...around, ...taken]
    const free = shifts.filter((shift) => !others.some((other) => touches(rect, other, shift)))
    const own = free.filter((shift) => isOn(place, rect, shift, eye))
    const clear = own.find((shift) => !coins.some((coin) => touches(rect, coin, shift)))
    put(pill, rect, clear ?? own[0] ?? free[0] ?? [0, 0], taken)
  }
}

/** What a bar beside a piece would hide there: a panel that hides it itself is worse than a place, a place worse than a name. */
function hiddenBy(bar: Rect, shift: Shift, names: readonly Rect[], standing: readonly Rect[]): number {
  const count = (rects: readonly Rect[]) => rects.filter((rect) => touches(bar, rect, shift)).length
  const [left, right, top, bottom] = [
    bar.left + shift[0],
    bar.right + shift[0],
    bar.top + shift[1],
    bar.bottom + shift[1],
  ]
  const isCut = left < 0 || right > innerWidth || top < BAR || bottom > innerHeight
  return (isCut ? 1000 : 0) + 100 * count(rectsOf(PANELS)) + 10 * count(standing) + count(names)
}

/** The bar of what a piece does where it stands goes to the side where it hides least, but never away from under the pointer. */
function clearHere(names: readonly Rect[], standing: readonly Rect[]): void {
  const bar = document.querySelector<HTMLElement>('.here')
  if (bar === null || bar.matches(':hover')) return
  bar.style.translate = ''
  const rect = bar.getBoundingClientRect()
  const sides = sidesFor(bar.childElementCount)
  const [[x0, y0] = [0, 0]] = sides
  const hidden = sides.map(([x, y]) => hiddenBy(rect, [x - x0, y - y0], names, standing))
  const [x, y] = sides[hidden.indexOf(Math.min(...hidden))] ?? [x0, y0]
  put(bar, rect, [x - x0, y - y0], [])
}

function clearNames(play: Play, eye: Camera): void {
  const names = rectsOf(NAMES)
  clearLifted(play, eye, names)
  const standing = rectsOf(STANDING)
  const prices: Rect[] = []
  clearChips(eye.scale, names, prices)
  clearPills(eye, [...names, ...prices, ...standing], prices)
  clearHere(names, [...standing, ...prices])
}

export function keepNamesClear(play: Play, camera: Signal<Camera | null>): () => void {
  let cancel = () => {}
  const stop = effect(() => {
    const eye = camera.value
    void eye?.seen.value
    void play.lit.value
    void play.previewed.value
    void play.selected.value
    void play.here.value
    void pricesDrawn.value
    cancel()
    if (eye !== null) cancel = afterPaint(() => clearNames(play, eye))
  })
  return () => {
    stop()
    cancel()
  }
}
