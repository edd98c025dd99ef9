/** Moves the map under the window. Moving only shifts what has been drawn; after a zoom it is drawn anew, and sharp. */
import { signal } from '@preact/signals'
import { lateNow } from '../late-part.ts'
import { textSize } from '../settings.ts'
import type { Box, Nearness, Point } from './board-part.ts'
import { letterLevel, letterScale } from './counters/lettering.tsx'

/** How many times as near as fit one may go, and how much further. */
const NEAREST = 5
const FURTHEST = 0.8
/** How long after the last turn of the wheel the map is drawn anew, in milliseconds. */
const SETTLE = 140
/** Below this part of the size at which it was drawn the map is drawn anew at once: to show all of what is so large takes a browser seconds. */
const SMALL = 0.5
/** At this part of the scale at which places can be hit, they still can. */
const NEAR_ENOUGH = 0.8
/** Room left around what is fitted, in pixels. */
const MARGIN = 18
/** How high the bar above the map is, in pixels. */
const BAR = 48

/** How the map lies: so many pixels a unit, its origin at so many pixels of the frame. */
interface Lie {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** What of the frame is covered, in pixels: by the bar above, the sheet below. */
export interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

const nearnessOf = (zoom: number): Nearness => (zoom < 0.8 ? 'far' : zoom > 1.5 ? 'near' : 'fit')

/** A layer that lies between pixels is mixed out of its neighbours at every frame, which takes long without a GPU, and is blurred. */
const wholePixel = (length: number): number => Math.round(length * devicePixelRatio) / devicePixelRatio

export class Camera {
  readonly #sheet: HTMLElement
  readonly #paper: Box
  #fitted: Box
  #insets: Insets = { top: 0, right: 0, bottom: 0, left: 0 }
  #lie: Lie = { scale: 1, x: 0, y: 0 }
  readonly #sizes: ResizeObserver
  readonly #forget: () => void
  /** The scale at which the map was last drawn. */
  #drawn = 0
  #settling: ReturnType<typeof setTimeout> | undefined
  #gliding: Animation | undefined
  /** Whether the reader has moved the map: then it stays where he put it. */
  #moved = false
  /** From this scale on places are large enough to hit. */
  #least = 0

  /** Of fit. */
  readonly zoom = signal(1)
  readonly nearness = signal<Nearness>('fit')
  /** Where the frame lies in the window: under the bar, until it has been laid out. Kept, for to ask makes a browser lay out the page. */
  readonly place = signal(new DOMRect(0, BAR, innerWidth, innerHeight - BAR))
  /** The part of the map that is seen, for the small map. Told when it has come to rest. */
  readonly seen = signal<Box>([0, 0, 1, 1])

  constructor(frame: HTMLElement, sheet: HTMLElement, paper: Box, fitted: Box) {
    this.#sheet = sheet
    this.#paper = paper
    this.#fitted = fitted
    this.#sizes = new ResizeObserver(() => (this.place.value = frame.getBoundingClientRect()))
    this.#sizes.observe(frame)
    this.#forget = textSize.subscribe(() => {
      if (this.#drawn === 0) return
      this.#drawn = 0
      this.#draw()
    })
  }

  get isMoved(): boolean {
    return this.#moved
  }

  get scale(): number {
    return this.#lie.scale
  }

  /** The point of the map in the middle of what is seen. */
  get middle(): Point {
    const [x, y] = this.#middle()
    return [(x - this.#lie.x) / this.#lie.scale, (y - this.#lie.y) / this.#lie.scale]
  }

  /** What covers the window from now on. */
  cover(insets: Insets): void {
    this.#insets = insets
  }

  /** The window or what covers it has changed. */
  resize(insets: Insets, least: number, about: Point | null): void {
    this.#insets = insets
    this.#least = least
    if (this.#moved) this.#set(this.#lie)
    else this.home(least, about)
  }

  /** What is played on, as large as fits. */
  fit(box: Box = this.#fitted): void {
    this.#fitted = box
    this.#moved = false
    this.#set(this.#lieOf(box))
  }

  /** As at the beginning: fit or, where places would be too small to hit, nearer, with that point in the middle. */
  home(least: number, about: Point | null): void {
    this.#least = least
    this.fit()
    if (this.#lie.scale >= least || about === null) return
    this.#centre(about, least)
  }

  shift(dx: number, dy: number): void {
    this.#moved = true
    this.#set({ ...this.#lie, x: this.#lie.x + dx, y: this.#lie.y + dy })
  }

  /** Zooms so that what is at `about` stays there. */
  magnify(factor: number, about: Point = this.#middle()): void {
    const { scale, x, y } = this.#lie
    const fit = this.#lieOf(this.#fitted).scale
    const next = Math.min(fit * NEAREST, Math.max(fit * FURTHEST, scale * factor))
    const grown = next / scale
    this.#moved = true
    this.#set({ scale: next, x: about[0] - (about[0] - x) * grown, y: about[1] - (about[1] - y) * grown })
  }

  /** Moves only if the point of the map would be out of sight; then it is seen to move. */
  show(point: Point): void {
    if (!this.sees(point)) this.#glideTo(point)
  }

  /** Whether the point lies in the window, with so many pixels around it, and nothing covers it. */
  sees(point: Point, room = 24): boolean {
    const [dx, dy] = this.#missing(point, room)
    return dx === 0 && dy === 0
  }

  /** Moves as little as brings the point out from under what covers the map. */
  reveal(point: Point, room: number): void {
    const [dx, dy] = this.#missing(point, room)
    if (dx !== 0 || dy !== 0) this.#set({ ...this.#lie, x: this.#lie.x + dx, y: this.#lie.y + dy })
  }

  /** Where places are too small to hit: goes nearer to that point, and says that it did. */
  approach(point: Point): boolean {
    if (this.#lie.scale >= this.#least * NEAR_ENOUGH) return false
    this.#centre(point, this.#least)
    return true
  }

  /** That point in the middle of the window. */
  centre(point: Point): void {
    this.#moved = true
    this.#centre(point, this.#lie.scale)
  }

  /** A point of the map in pixels of the window. */
  toScreen(point: Point): Point {
    const { left, top } = this.place.peek()
    const [x, y] = this.#toFrame(point)
    return [x + left, y + top]
  }

  /** A point of the window in units of the map. */
  toMap(clientX: number, clientY: number): Point {
    const [x, y] = this.at(clientX, clientY)
    return [(x - this.#lie.x) / this.#lie.scale, (y - this.#lie.y) / this.#lie.scale]
  }

  /** A point of the window in the frame's pixels. */
  at(clientX: number, clientY: number): Point {
    const { left, top } = this.place.peek()
    return [clientX - left, clientY - top]
  }

  stop(): void {
    clearTimeout(this.#settling)
    this.#sizes.disconnect()
    this.#forget()
  }

  #toFrame([px, py]: Point): Point {
    return [px * this.#lie.scale + this.#lie.x, py * this.#lie.scale + this.#lie.y]
  }

  /** How far the map must move so that the point is seen, with so many pixels around it. */
  #missing(point: Point, room: number): Point {
    const [x, y] = this.#toFrame(point)
    const { width, height } = this.place.peek()
    const { top, right, bottom, left } = this.#insets
    const within = (at: number, low: number, high: number) => Math.min(high - at, Math.max(low - at, 0))
    return [within(x, left + room, width - right - room), within(y, top + room, height - bottom - room)]
  }

  #middle(): Point {
    const { top, right, bottom, left } = this.#insets
    const { width, height } = this.place.peek()
    return [(left + width - right) / 2, (top + height - bottom) / 2]
  }

  #centre([px, py]: Point, scale: number): void {
    const [mx, my] = this.#middle()
    this.#set({ scale, x: mx - px * scale, y: my - py * scale })
  }

  /** What is drawn is only shifted, by the browser itself: whoever takes hold of the map meanwhile has it where it ends. */
  #glideTo(point: Point): void {
    this.#draw()
    const from = getComputedStyle(this.#sheet).transform
    this.#centre(point, this.#lie.scale)
    const timing = lateNow()?.timingOf('camera')
    if (!timing?.duration || from === 'none') return
    this.#gliding = this.#sheet.animate({ transform: [from, this.#sheet.style.transform] }, timing)
  }

  #lieOf([bx, by, bw, bh]: Box): Lie {
    const { top, right, bottom, left } = this.#insets
    const width = Math.max(80, this.place.peek().width - left - right - 2 * MARGIN)
    const height = Math.max(80, this.place.peek().height - top - bottom - 2 * MARGIN)
    const scale = Math.min(width / bw, height / bh)
    const [mx, my] = this.#middle()
    return { scale, x: mx - (bx + bw / 2) * scale, y: my - (by + bh / 2) * scale }
  }

  /** What is played on cannot be pushed out of the window. */
  #within({ scale, x, y }: Lie): Lie {
    const [mx, my] = this.#middle()
    const [bx, by, bw, bh] = this.#paper
    const hold = (value: number, low: number, high: number, middle: number) =>
      Math.min(middle - low * scale, Math.max(middle - high * scale, value))
    return { scale, x: hold(x, bx, bx + bw, mx), y: hold(y, by, by + bh, my) }
  }

  #set(lie: Lie): void {
    this.#gliding?.cancel()
    this.#lie = this.#within(lie)
    if (this.#lie.scale < this.#drawn * SMALL || this.#drawn === 0) return this.#draw()
    this.#move()
    this.#later()
  }

  #move(): void {
    const { scale, x, y } = this.#lie
    const grown = scale / this.#drawn
    const zoomed = Math.abs(grown - 1) < 1e-6 ? '' : ` scale(${grown})`
    const [px, py] = this.#paper
    this.#sheet.style.transform = `translate3d(${wholePixel(x + px * scale)}px, ${wholePixel(y + py * scale)}px, 0)${zoomed}`
  }

  #later(): void {
    clearTimeout(this.#settling)
    this.#settling = setTimeout(() => this.#draw(), SETTLE)
  }

  /** At its size of now: what is lettered or marked keeps its size on the screen. */
  #draw(): void {
    clearTimeout(this.#settling)
    const { scale, x, y } = this.#lie
    const { style, dataset } = this.#sheet
    const zoom = scale / this.#lieOf(this.#fitted).scale
    if (scale !== this.#drawn) {
      this.#drawn = scale
      const text = Number(textSize.peek()) / 100
      const letter = letterScale(scale, zoom) * text
      style.width = `${this.#paper[2] * scale}px`
      style.height = `${this.#paper[3] * scale}px`
      style.setProperty('--k', String(1 / scale))
      style.setProperty('--letter', String(letter))
      dataset.letters = letterLevel(letter)
      style.setProperty('--name', String(12.6 * letter))
    }
    this.#move()
    this.zoom.value = zoom
    this.nearness.value = nearnessOf(zoom)
    dataset.nearness = this.nearness.value
    const { width, height } = this.place.peek()
    this.seen.value = [-x / scale, -y / scale, width / scale, height / scale]
  }
}
