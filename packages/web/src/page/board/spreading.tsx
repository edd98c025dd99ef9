/** Land that changes hands: the colour of who held it goes from its middle outwards, so that the new one is seen to spread. */
import type { Json } from '@tabularium/engine'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { timingOf } from '../motion.ts'
import type { Session } from '../session/session.ts'
import { colours } from '../settings.ts'
import type { AnyBoard, PlaceName, Point } from './board-part.ts'
import { clipOf } from './marks/scrim.tsx'
import '../../style/spreading.css'

interface Lost {
  readonly place: PlaceName
  /** Who held it. */
  readonly owner: string
}

/** What was somebody's and is somebody else's, or was nobody's and is somebody's now. */
function lostBetween(board: AnyBoard, before: Json, now: Json): readonly Lost[] {
  const [were, are] = [board.holders(before), board.holders(now)]
  return board.places.flatMap((place) => {
    const is = are.get(place)
    const was = were.get(place)
    return is === was || board.outline(place) === null ? [] : [{ place, owner: was ?? 'unheld' }]
  })
}

/** How far from a point the furthest corner of a box is. */
const reachOf = ({ x, y, width, height }: DOMRect, [px, py]: Point): number =>
  Math.hypot(Math.max(px - x, x + width - px), Math.max(py - y, y + height - py))

function Ebbing({ board, lost: { place, owner } }: { readonly board: AnyBoard; readonly lost: Lost }) {
  const hole = useRef<SVGCircleElement>(null)
  const land = useRef<SVGPathElement>(null)
  const [x, y] = board.at(place)
  const outline = board.outline(place) ?? ''
  const id = `ebbing-${place}`
  useLayoutEffect(() => {
    const timing = { ...timingOf('control'), fill: 'forwards' } as const
    if (land.current !== null) hole.current?.setAttribute('r', String(reachOf(land.current.getBBox(), [x, y])))
    hole.current?.animate({ transform: ['scale(0)', 'scale(1)'] }, timing)
    land.current?.animate({ opacity: [1, 1, 0], offset: [0, 0.9, 1] }, timing)
  }, [])
  const clip = clipOf(board, place)
  return (
    <g {...clip}>
      <mask id={id} maskUnits="userSpaceOnUse" x={x - 4000} y={y - 4000} width="8000" height="8000">
        <path d={outline} fill="#fff" />
        <g transform={`translate(${x} ${y})`}>
          <circle ref={hole} fill="#000" />
        </g>
      </mask>
      <path ref={land} class={`ebbing ${owner}`} d={outline} mask={`url(#${id})`} />
    </g>
  )
}

interface Props {
  readonly session: Session
  readonly board: AnyBoard
  readonly viewBox: string
}

/** A layer of its own, there only while something spreads. */
export function Spreading({ session, board, viewBox }: Props) {
  const view = session.view.value
  const seen = useRef<{ readonly view: Json; readonly lost: readonly Lost[] }>({ view, lost: [] })
  const isShown = session.just.value !== null || session.lookingAt.value !== null
  if (seen.current.view !== view) {
    const isOwned = board.Washes !== undefined && colours.value === 'owner'
    const before = seen.current.view
    const moves = isShown && isOwned && before !== null && view !== null && timingOf('control').duration > 0
    seen.current = { view, lost: moves ? lostBetween(board, before, view) : [] }
  }
  const { lost } = seen.current
  if (lost.length === 0) return null
  return (
    <svg class="map-layer spreading" viewBox={viewBox} aria-hidden="true">
      {lost.map((each) => (
        <Ebbing key={`${each.place} ${session.just.value?.action}`} board={board} lost={each} />
      ))}
    </svg>
  )
}
