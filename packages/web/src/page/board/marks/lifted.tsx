/** Who is selected is lifted: a larger copy of its drawing above all others, so that what stands on the map is not drawn anew. */
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Play } from '../../play/play.ts'
import type { Nearness, PieceName } from '../board-part.ts'
import { Ring } from './ring.tsx'
import { standingOf } from './standing-of.ts'

/** How much larger the selected piece is. */
export const LIFTED = 1.15

/** What is drawn for a piece: its own, or that of the stack it is part of; null: nothing. */
export function drawingOf(play: Play, piece: PieceName): Element | null {
  const own = standingOf(play, piece)
  const view = play.session.view.peek()
  const place = play.whereabouts.peek().get(piece)
  const { board } = play.session.page
  if (own === null || board === undefined) return null
  const there = place === undefined ? [] : board.piecesAt(place, view)
  const stack = there.filter((other) => standingOf(play, other)?.at.join() === own.at.join())
  for (const name of [piece, ...stack]) {
    const found = document.querySelector(`.map-pieces [data-piece="${CSS.escape(name)}"]`)
    if (found !== null) return found
  }
  return null
}

/** A copy within copies of the groups around it, so that it looks the same. */
export function copyOf(drawing: Element, piece: PieceName): Node {
  let copy = drawing.cloneNode(true)
  if (copy instanceof Element) {
    copy.removeAttribute('data-piece')
    copy.setAttribute('data-lifted', piece)
  }
  for (let around = drawing.parentElement; around instanceof SVGGElement; around = around.parentElement) {
    const group = around.cloneNode()
    group.appendChild(copy)
    copy = group
  }
  return copy
}

interface Props {
  readonly play: Play
  readonly nearness: Nearness
}

export function Lifted({ play, nearness }: Props) {
  const copy = useRef<SVGGElement>(null)
  const piece = play.selected.value
  const view = play.session.view.value
  const standing = standingOf(play, piece)
  useLayoutEffect(() => {
    const drawing = piece === null ? null : drawingOf(play, piece)
    if (drawing !== null && piece !== null) copy.current?.replaceChildren(copyOf(drawing, piece))
  }, [piece, view, nearness, play.groups.value])
  if (standing === null) return null
  const [x, y] = standing.at
  return (
    <g key={piece} class="selected-mark">
      <Ring standing={standing} kind="selected-edge" by={3.5} times={LIFTED} />
      <Ring standing={standing} kind="selected-ring" by={3.5} times={LIFTED} />
      <g ref={copy} transform={`translate(${x} ${y}) scale(${LIFTED}) translate(${-x} ${-y})`} />
    </g>
  )
}
