/** The map that fills the window: the printed map, what stands on it, and the page's marks. */
import { effect, type Signal, useComputed, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { useAfterPaint } from '../after-paint.ts'
import { Here } from '../frame/here.tsx'
import { RefusalNote, Spreading } from '../later.ts'
import { memo } from '../memo.ts'
import type { Play } from '../play/play.ts'
import { colours, language } from '../settings.ts'
import type { AnyBoard, Nearness, PlaceName } from './board-part.ts'
import { Camera } from './camera.ts'
import { Handling } from './handling.ts'
import { Bases, type Beacons, Lit, MarksAbove } from './marks/marks.tsx'
import { clipOf } from './marks/scrim.tsx'
import { follow } from './pointers.ts'
import '../../style/map.css'

interface Props {
  readonly play: Play
  readonly board: AnyBoard
  readonly camera: Signal<Camera | null>
  readonly beacons: Beacons
  readonly onRule: (rule: string) => void
}

/** How long the pointer stays on a place before its card is shown, in milliseconds. */
const LOOK = 250

/** All can be pointed at; drawn above everything, and not to be seen. Drawn once: what is lit is only told apart by its class. */
const Hits = memo(({ board }: { board: AnyBoard }) => (
  <g class="hits">
    {board.places.map((place) => {
      const outline = board.outline(place)
      const [cx, cy] = board.at(place)
      return outline === null ? (
        <circle key={place} class="spot" data-spot={place} cx={cx} cy={cy} r={board.disc * 1.2} />
      ) : (
        <path key={place} class="spot" data-spot={place} d={outline} />
      )
    })}
  </g>
))

/** Lit places show that they can be clicked. */
function openLit(sheet: HTMLElement, play: Play): () => void {
  const spots = [...sheet.querySelectorAll<SVGElement>('[data-spot]')]
  return effect(() => {
    const lit = play.lit.value
    for (const { classList, dataset } of spots) classList.toggle('open', lit.has(dataset.spot ?? ''))
  })
}

/** Around the place that is pointed at, if it has an outline. */
function HoverEdge({ board, over }: { readonly board: AnyBoard; readonly over: Signal<PlaceName | null> }) {
  const place = over.value
  const outline = place === null ? null : board.outline(place)
  if (place === null || outline === null) return null
  return <path class="hover-edge" d={outline} {...clipOf(board, place)} />
}

const Printed = memo(({ board }: { board: AnyBoard }) => <board.Scenery language={language.value} />)
const Names = memo(({ board }: { board: AnyBoard }) =>
  board.Lettering === undefined ? null : <board.Lettering language={language.value} />,
)

/** A frame later than all else: a piece can be chosen before names can be read. */
const NamesLater = ({ board }: { board: AnyBoard }) => (useAfterPaint() ? <Names board={board} /> : null)

interface StandingProps extends Pick<Props, 'play' | 'board'> {
  readonly nearness: Nearness
  readonly part: 'Washes' | 'Pieces'
}

/** Drawn anew with the position, not with a selection. */
function Standing({ play, board, nearness, part }: StandingProps) {
  const acting = useComputed(() => new Set(play.groups.value.actors.keys()))
  const view = play.session.view.value
  const Part = board[part]
  if (view === null || Part === undefined) return null
  return (
    <Part view={view} language={language.value} acting={acting.value} nearness={nearness} colours={colours.value} />
  )
}

/** The place's card after a moment, and at once what going there would do. */
function watch(frame: HTMLElement, play: Play, handling: Handling, over: Signal<PlaceName | null>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || event.buttons !== 0) return
    const place = handling.placeAt(event)
    if (place === over.peek()) return
    over.value = place
    const likely = place === null ? null : handling.likelyAt(place)
    if (likely !== null) play.ahead(likely)
    clearTimeout(timer)
    timer = setTimeout(() => (play.card.value = place), place === null ? 0 : LOOK)
    if (play.pending.value !== null || play.options.value.length > 0) return
    play.previewed.value = place !== null && play.lit.value.has(place) ? place : null
  }
  const leave = (event: PointerEvent) => {
    // A mouse that lies still leaves what comes to lie under it: a finger may have previewed something meanwhile.
    if (event.pointerType === 'touch' || over.peek() === null) return
    over.value = null
    clearTimeout(timer)
    play.card.value = null
    if (play.pending.value === null && play.options.value.length === 0) play.previewed.value = null
  }
  frame.addEventListener('pointermove', look)
  frame.addEventListener('pointerleave', leave)
  return () => {
    clearTimeout(timer)
    frame.removeEventListener('pointermove', look)
    frame.removeEventListener('pointerleave', leave)
  }
}

export function BoardMap(props: Props) {
  const { play, board, camera, beacons, onRule } = props
  const frame = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const over = useSignal<PlaceName | null>(null)
  const nearness = camera.value?.nearness.value ?? 'fit'
  useEffect(() => {
    if (frame.current === null || sheet.current === null) return undefined
    const held = new Camera(frame.current, sheet.current, board.sheet, board.fit)
    const handling = new Handling(play, held, sheet.current)
    camera.value = held
    const stops = [
      follow(frame.current, held, handling),
      watch(frame.current, play, handling, over),
      openLit(sheet.current, play),
    ]
    return () => {
      for (const stop of stops) stop()
      held.stop()
    }
  }, [board, play])
  const [x, y, w, h] = board.sheet
  const viewBox = `${x} ${y} ${w} ${h}`
  return (
    <div ref={frame} class="map-frame">
      <div ref={sheet} class="map-sheet" data-nearness="fit">
        <svg class="map-layer" viewBox={viewBox} aria-hidden="true">
          <Printed board={board} />
          <Standing play={play} board={board} nearness={nearness} part="Washes" />
        </svg>
        <Spreading session={play.session} board={board} viewBox={viewBox} />
        <Lit play={play} beacons={beacons} viewBox={viewBox} />
        <svg class="map-layer map-pieces" viewBox={viewBox} aria-hidden="true">
          <Bases play={play} />
          <NamesLater board={board} />
          <Standing play={play} board={board} nearness={nearness} part="Pieces" />
        </svg>
        <svg class="map-layer" viewBox={viewBox} aria-hidden="true">
          <MarksAbove play={play} beacons={beacons} nearness={nearness} />
          <g class="carried" />
          <Hits board={board} />
          <HoverEdge board={board} over={over} />
        </svg>
        <div class="map-notes">
          <Here play={play} board={board} />
          <RefusalNote play={play} board={board} onRule={onRule} />
        </div>
      </div>
    </div>
  )
}
