/** Where a lesson points: at who is to be selected, then at the place. The map goes there by itself. */
import type { Signal } from '@preact/signals'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import type { Point } from '../board/board-part.ts'
import type { Camera } from '../board/camera.ts'
import { type Beacons, NOWHERE } from '../board/marks/marks.tsx'
import { standingOf } from '../board/marks/standing-of.ts'
import { layout } from '../frame/layout.ts'
import type { Lesson } from '../game-page.ts'
import type { Play } from '../play/play.ts'

/** How far a beacon keeps from what covers the map, in pixels. */
const CLEAR = 70
/** When it is looked whether it is clear, in milliseconds after a lesson began. */
const SETTLING = [30, 300, 800]

/** What of the window no panel covers. */
function clearOf(): { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number } {
  const side = document.querySelector('.side')?.getBoundingClientRect()
  const hand = document.querySelector('.hand-slot .hand-cards')?.getBoundingClientRect()
  const isSheet = layout.value === 'sheet'
  const floor = Math.min(innerHeight, isSheet ? (side?.top ?? innerHeight) : (hand?.top ?? innerHeight))
  return { left: 0, top: 48, right: isSheet ? innerWidth : (side?.left ?? innerWidth), bottom: floor }
}

/** The map is shifted as little as needed. */
function reveal(eye: Camera, point: Point): void {
  const { left, top, right, bottom } = clearOf()
  const [x, y] = eye.toScreen(point)
  const [w, h] = [Math.min(CLEAR, (right - left) / 2), Math.min(CLEAR, (bottom - top) / 2)]
  const dx = Math.min(Math.max(x, left + w), right - w) - x
  const dy = Math.min(Math.max(y, top + h), bottom - h) - y
  const [ox, oy] = outOf(x + dx, y + dy)
  if (dx + ox !== 0 || dy + oy !== 0) eye.shift(dx + ox, dy + oy)
}

/** What lies in the upper corner. */
const CORNER = '.theatres, .hand-slot [data-folds]'

/** How far to go out from under that: to the right or down, whichever is nearer. */
function outOf(x: number, y: number): readonly [dx: number, dy: number] {
  for (const box of document.querySelectorAll(CORNER)) {
    const { left, right, top, bottom } = box.getBoundingClientRect()
    if (x < left - CLEAR / 2 || x > right + CLEAR / 2 || y < top - CLEAR || y > bottom + CLEAR / 2) continue
    const [dx, dy] = [right + CLEAR / 2 - x, bottom + CLEAR / 2 - y]
    return dx < dy ? [dx, 0] : [0, dy]
  }
  return [0, 0]
}

function beaconsOf({ session, selected }: Play, lesson: Lesson | undefined): Beacons {
  if (lesson === undefined || session.showing.value) return NOWHERE
  const { piece = null, lit, does } = lesson
  const isPicked = piece === null || (does.length > 1 && selected.value === piece)
  return isPicked ? { piece: null, places: lit } : { piece, places: [] }
}

interface Props {
  readonly play: Play
  readonly camera: Signal<Camera | null>
  readonly lessons: readonly Lesson[]
  readonly at: Signal<number>
  readonly beacons: Signal<Beacons>
}

/** Tells the map where the lesson points; draws nothing itself. */
export function BeaconKeeper({ play, camera, lessons, at, beacons: told }: Props): null {
  const beacons = beaconsOf(play, lessons[at.value])
  useLayoutEffect(() => {
    if (JSON.stringify(told.peek()) !== JSON.stringify(beacons)) told.value = beacons
  })
  useEffect(() => play.drop(), [at.value])
  const eye = camera.value
  const places = beacons.places.join()
  useEffect(() => {
    const { board } = play.session.page
    if (eye === null || board === undefined) return undefined
    const standing = standingOf(play, beacons.piece)
    // The first of them last: it is the one that must be seen.
    const points = [
      ...beacons.places.toReversed().map((place) => board.at(place)),
      ...(standing === null ? [] : [standing.at]),
    ]
    const look = () => {
      for (const point of points) reveal(eye, point)
    }
    // Panels and the map may still be finding their place.
    const timers = SETTLING.map((wait) => setTimeout(look, wait))
    return () => timers.forEach(clearTimeout)
  }, [eye, places, beacons.piece])
  return null
}
