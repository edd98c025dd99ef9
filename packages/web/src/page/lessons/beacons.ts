/** Where a lesson points: at who is to be selected, then at the place. The map goes there by itself. */
import type { Signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Camera } from '../board/camera.ts'
import { type Beacons, standingOf } from '../board/marks/marks.tsx'
import type { Lesson } from '../game-page.ts'
import type { Play } from '../play/play.ts'

const NOWHERE: Beacons = { piece: null, places: [] }

function beaconsOf({ session, selected }: Play, lesson: Lesson | undefined): Beacons {
  if (lesson === undefined || session.showing.value) return NOWHERE
  const { piece = null, lit } = lesson
  return piece !== null && selected.value !== piece ? { piece, places: [] } : { piece: null, places: lit }
}

export function useBeacons(
  play: Play,
  camera: Signal<Camera | null>,
  lessons: readonly Lesson[],
  at: Signal<number>,
): Beacons {
  const beacons = beaconsOf(play, lessons[at.value])
  const eye = camera.value
  const [place] = beacons.places
  useEffect(() => {
    const { board } = play.session.page
    if (eye === null || board === undefined) return
    const point = place === undefined ? standingOf(play, beacons.piece)?.at : board.at(place)
    if (point !== undefined) eye.show(point)
  }, [eye, place, beacons.piece])
  return beacons
}
