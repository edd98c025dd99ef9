/** A drawing that can be moved and zoomed: by mouse, fingers, buttons and keys. */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Control } from './control.tsx'
import { ui } from './settings.ts'

type Point = readonly [x: number, y: number]

interface Props {
  readonly width: number
  readonly height: number
  /** What must be in sight. */
  readonly focus: readonly Point[]
  readonly label: string
  /** What never changes: drawn once, on a layer of its own. */
  readonly scenery: ComponentChildren
  readonly children: ComponentChildren
}

const STEP = 1.4
const SHIFT = 80
const LARGEST = 8
/** A finger that moves less than this has not moved. */
const STILL = 6

/** How the sheet lies under its frame: as many times as large as the frame, and moved by so many pixels. */
interface Lie {
  scale: number
  x: number
  y: number
}

/**
 * Moves a sheet under its frame. Zooming changes the sheet's size, so that it is drawn anew and sharp; moving only
 * shifts what has been drawn, which costs next to nothing.
 */
class Camera {
  readonly #frame: HTMLElement
  readonly #sheet: HTMLElement
  /** Of the drawing, in its own units. */
  readonly #size: Point
  #lie: Lie = { scale: 1, x: 0, y: 0 }

  constructor(frame: HTMLElement, sheet: HTMLElement, size: Point) {
    this.#frame = frame
    this.#sheet = sheet
    this.#size = size
  }

  /** A point of the screen in the frame's pixels. */
  at(clientX: number, clientY: number): Point {
    const { left, top } = this.#frame.getBoundingClientRect()
    return [clientX - left, clientY - top]
  }

  shift(dx: number, dy: number): void {
    this.#set({ ...this.#lie, x: this.#lie.x + dx, y: this.#lie.y + dy })
  }

  /** Zooms so that what is at `about` stays there. */
  zoom(factor: number, about: Point = this.#middle()): void {
    const { scale, x, y } = this.#lie
    const next = Math.min(LARGEST, Math.max(1, scale * factor))
    const grown = next / scale
    this.#set({ scale: next, x: about[0] - (about[0] - x) * grown, y: about[1] - (about[1] - y) * grown })
  }

  fit(): void {
    this.#set({ scale: 1, x: 0, y: 0 })
  }

  /** Moves only if the point of the drawing would be out of sight. */
  show([px, py]: Point): void {
    const { scale, x, y } = this.#lie
    if (scale === 1) return
    const { clientWidth: width, clientHeight: height } = this.#frame
    const perUnit = (width * scale) / this.#size[0]
    const [sx, sy] = [px * perUnit + x, py * perUnit + y]
    const margin = 24
    if (sx > margin && sx < width - margin && sy > margin && sy < height - margin) return
    this.#set({ scale, x: width / 2 - px * perUnit, y: height / 2 - py * perUnit })
  }

  #middle(): Point {
    return [this.#frame.clientWidth / 2, this.#frame.clientHeight / 2]
  }

  #set({ scale, x, y }: Lie): void {
    const { clientWidth: width, clientHeight: height } = this.#frame
    const within = (value: number, side: number) => Math.min(0, Math.max(side - side * scale, value))
    if (scale !== this.#lie.scale) this.#sheet.style.width = this.#sheet.style.height = `${scale * 100}%`
    this.#lie = { scale, x: within(x, width), y: within(y, height) }
    this.#sheet.style.transform = `translate3d(${this.#lie.x}px, ${this.#lie.y}px, 0)`
  }
}

/** Follows the pointers on the drawing: one moves it, two also zoom. Returns how to stop. */
function follow(frame: HTMLElement, camera: Camera): () => void {
  const down = new Map<number, Point>()
  let travelled = 0

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    if (down.size === 0) travelled = 0
    down.set(event.pointerId, [event.clientX, event.clientY])
  }
  const onMove = (event: PointerEvent) => {
    const before = down.get(event.pointerId)
    if (before === undefined) return
    const now: Point = [event.clientX, event.clientY]
    travelled += Math.hypot(now[0] - before[0], now[1] - before[1])
    if (travelled < STILL) return
    if (!frame.hasPointerCapture(event.pointerId)) frame.setPointerCapture(event.pointerId)
    const [other] = [...down].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    if (other !== undefined) {
      const grown = distance(now, other) / Math.max(1, distance(before, other))
      camera.zoom(grown, camera.at((now[0] + other[0]) / 2, (now[1] + other[1]) / 2))
    }
    const [from, to] = [camera.at(...before), camera.at(...now)]
    const share = other === undefined ? 1 : 0.5
    camera.shift((to[0] - from[0]) * share, (to[1] - from[1]) * share)
    down.set(event.pointerId, now)
  }
  const onUp = (event: PointerEvent) => down.delete(event.pointerId)
  const onWheel = (event: WheelEvent) => {
    event.preventDefault()
    camera.zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, camera.at(event.clientX, event.clientY))
  }
  /** The end of a drag is no click. */
  const onClick = (event: MouseEvent) => {
    if (travelled >= STILL) event.stopPropagation()
    travelled = 0
  }
  frame.addEventListener('pointerdown', onDown)
  frame.addEventListener('pointermove', onMove)
  frame.addEventListener('pointerup', onUp)
  frame.addEventListener('pointercancel', onUp)
  frame.addEventListener('wheel', onWheel, { passive: false })
  frame.addEventListener('click', onClick, { capture: true })
  return () => {
    frame.removeEventListener('pointerdown', onDown)
    frame.removeEventListener('pointermove', onMove)
    frame.removeEventListener('pointerup', onUp)
    frame.removeEventListener('pointercancel', onUp)
    frame.removeEventListener('wheel', onWheel)
    frame.removeEventListener('click', onClick, { capture: true })
  }
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

export function Chart({ width, height, focus, label, scenery, children }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const held = useRef<Camera | undefined>(undefined)

  useEffect(() => {
    if (frame.current === null || sheet.current === null) return undefined
    const camera = new Camera(frame.current, sheet.current, [width, height])
    held.current = camera
    return follow(frame.current, camera)
  }, [width, height])

  const [first] = focus
  useEffect(() => {
    if (first !== undefined) held.current?.show(first)
  }, [first?.[0], first?.[1]])

  const keys: Record<string, () => void> = {
    '+': () => held.current?.zoom(STEP),
    '=': () => held.current?.zoom(STEP),
    '-': () => held.current?.zoom(1 / STEP),
    '0': () => held.current?.fit(),
    ArrowLeft: () => held.current?.shift(SHIFT, 0),
    ArrowRight: () => held.current?.shift(-SHIFT, 0),
    ArrowUp: () => held.current?.shift(0, SHIFT),
    ArrowDown: () => held.current?.shift(0, -SHIFT),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys move the drawing that has the focus inside it
    <div class="chart" style={{ minHeight: `min(48dvh, ${(100 * height) / width}vw)` }} onKeyDown={onKeyDown}>
      <div
        ref={frame}
        class="chart-frame"
        style={{ aspectRatio: `${width} / ${height}`, '--proportion': width / height }}
      >
        <div ref={sheet} class="chart-sheet">
          <svg class="chart-scenery" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            {scenery}
          </svg>
          {/* biome-ignore lint/a11y/useSemanticElements: a drawing can hold no fieldset */}
          <svg class="chart-pieces" viewBox={`0 0 ${width} ${height}`} role="group" aria-label={label}>
            {children}
          </svg>
        </div>
      </div>
      <div class="chart-controls" role="toolbar" aria-label={ui().board} title={ui().boardHelp}>
        <Control icon="zoomIn" label={ui().zoomIn} onClick={() => held.current?.zoom(STEP)} />
        <Control icon="zoomOut" label={ui().zoomOut} onClick={() => held.current?.zoom(1 / STEP)} />
        <Control icon="fit" label={ui().fit} onClick={() => held.current?.fit()} />
      </div>
    </div>
  )
}
