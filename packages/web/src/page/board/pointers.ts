/** Follows pointers on the map: who is lifted, what is pushed, where two fingers zoom, and what is only touched. */
import type { Point } from './board-part.ts'
import type { Camera } from './camera.ts'

/** What a pointer on the map means. */
export interface Gestures {
  /** Whether what lies there can be lifted. */
  canLift(event: PointerEvent): boolean
  /** Where the pointer was pressed: by its first move a quick one may have left the piece. */
  lift(pressed: PointerEvent): void
  carry(event: PointerEvent): void
  drop(event: PointerEvent): void
  /** What was lifted is taken back. */
  putBack(): void
  touch(event: PointerEvent): void
  /** A finger that stays. */
  hold(event: PointerEvent): void
  letGo(): void
}

/** A pointer that moves less than this has not moved, in pixels. */
const STILL = 6
/** How long a finger stays to see a place's card, in milliseconds. */
const LONG = 500

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

export function follow(frame: HTMLElement, camera: Camera, gestures: Gestures): () => void {
  const down = new Map<number, Point>()
  const stopping = new AbortController()
  const { signal } = stopping
  let travelled = 0
  let pressed: PointerEvent | null = null
  let mode: 'push' | 'may-lift' | 'lifted' = 'push'
  let held: ReturnType<typeof setTimeout> | undefined

  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    heed: (event: HTMLElementEventMap[Name]) => void,
    options: AddEventListenerOptions = {},
  ) => frame.addEventListener(name, heed, { ...options, signal })

  listen('pointerdown', (event) => {
    if (event.button === 2) return
    if (event.button === 1) event.preventDefault()
    if (down.size === 0) travelled = 0
    down.set(event.pointerId, [event.clientX, event.clientY])
    if (down.size > 1) {
      if (mode === 'lifted') gestures.putBack()
      mode = 'push'
      clearTimeout(held)
      return
    }
    pressed = event
    mode = event.button === 0 && gestures.canLift(event) ? 'may-lift' : 'push'
    if (event.pointerType === 'touch') {
      held = setTimeout(() => {
        travelled = STILL
        gestures.hold(event)
      }, LONG)
    }
  })

  listen('pointermove', (event) => {
    const before = down.get(event.pointerId)
    if (before === undefined) return
    const now: Point = [event.clientX, event.clientY]
    travelled += distance(now, before)
    if (travelled < STILL) return
    clearTimeout(held)
    if (!frame.hasPointerCapture(event.pointerId)) frame.setPointerCapture(event.pointerId)
    down.set(event.pointerId, now)
    if (mode === 'may-lift') {
      mode = 'lifted'
      gestures.lift(pressed ?? event)
    }
    if (mode === 'lifted') return gestures.carry(event)
    push(event.pointerId, before, now)
  })

  const push = (pointer: number, before: Point, now: Point) => {
    const [other] = [...down].filter(([id]) => id !== pointer).map(([, point]) => point)
    if (other !== undefined) {
      const grown = distance(now, other) / Math.max(1, distance(before, other))
      camera.magnify(grown, camera.at((now[0] + other[0]) / 2, (now[1] + other[1]) / 2))
    }
    const share = other === undefined ? 1 : 0.5
    camera.shift((now[0] - before[0]) * share, (now[1] - before[1]) * share)
  }

  const end = (event: PointerEvent, dropped: boolean) => {
    clearTimeout(held)
    if (!down.delete(event.pointerId)) return
    if (mode === 'lifted' && dropped) gestures.drop(event)
    else if (mode === 'lifted') gestures.putBack()
    mode = 'push'
  }
  listen('pointerup', (event) => end(event, true))
  listen('pointercancel', (event) => end(event, false))

  /** Esc takes back what is lifted, before it means anything else; the pointer that is still down does nothing more. */
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || mode !== 'lifted') return
    event.preventDefault()
    gestures.putBack()
    mode = 'push'
    down.clear()
  }
  addEventListener('keydown', onEscape, { capture: true, signal })

  /** The end of a drag is no click. */
  listen('click', (event) => {
    const meant = travelled < STILL
    travelled = 0
    if (meant && event instanceof PointerEvent) gestures.touch(event)
  })
  listen('contextmenu', (event) => {
    event.preventDefault()
    if (travelled < STILL) gestures.letGo()
  })
  listen(
    'wheel',
    (event) => {
      event.preventDefault()
      const factor = 1.15 ** Math.max(-3, Math.min(3, -event.deltaY / 100))
      camera.magnify(factor, camera.at(event.clientX, event.clientY))
    },
    { passive: false },
  )
  return () => {
    stopping.abort()
    clearTimeout(held)
  }
}
