/** Everything the page lays on the map. Only this is drawn anew when something is selected. */
import { Locks } from '../../held/held.ts'
import { Arrows, ChangedTicks, FallingDie, Prices } from '../../later.ts'
import type { Play } from '../../play/play.ts'
import { language } from '../../settings.ts'
import type { Nearness, PieceName, PlaceName, Standing } from '../board-part.ts'
import { Lifted } from './lifted.tsx'
import { Ring } from './ring.tsx'
import { clipOf, LitEdges, Scrim } from './scrim.tsx'
import { standingOf } from './standing-of.ts'
import { Way } from './way.tsx'

interface Props {
  readonly play: Play
}

/** Where a lesson points: at a piece, or at places. */
export interface Beacons {
  readonly piece: PieceName | null
  readonly places: readonly PlaceName[]
}

export const NOWHERE: Beacons = { piece: null, places: [] }

interface LessonProps extends Props {
  readonly beacons: Beacons
}

/** What stands first in a place. */
function firstIn(play: Play, place: PlaceName): Standing | null {
  const view = play.session.view.value
  const [first] = view === null ? [] : (play.session.page.board?.piecesAt(place, view) ?? [])
  return standingOf(play, first ?? null)
}

/** Where those stand who can act: one base for all of a stack. */
function bases(play: Play): readonly Standing[] {
  const found = new Map<string, Standing>()
  for (const piece of play.groups.value.actors.keys()) {
    const standing = standingOf(play, piece)
    if (standing !== null) found.set(standing.at.join(), standing)
  }
  return [...found.values()]
}

/** What is lit, and what falls back around it. */
export function Lit({ play, beacons, viewBox }: LessonProps & { readonly viewBox: string }) {
  const { board } = play.session.page
  const selected = play.selected.value
  const lit = [...play.lit.value.keys()]
  const home = beacons.piece === null ? undefined : play.whereabouts.value.get(beacons.piece)
  const all = [...new Set([...lit, ...beacons.places, ...(home === undefined ? [] : [home])])]
  // Who is selected goes to a place; or nobody is to act, and a place is all that is asked for.
  const isForPlace = selected !== null || play.groups.value.actors.size === 0
  const isDark = all.length > 0 && (isForPlace || all.length > lit.length)
  if (board === undefined) return null
  return (
    <svg class="map-layer map-lit" viewBox={viewBox} aria-hidden="true">
      {isDark && <Scrim board={board} lit={all} also={standingOf(play, selected)?.at ?? null} />}
      <LitEdges board={board} lit={lit} />
    </svg>
  )
}

/** Under the pieces: the base of who can act, and the ways of what goes on. */
export function Bases({ play }: Props) {
  return (
    <g>
      <Planned play={play} layer="under" />
      {bases(play).map((standing) => (
        <Ring
          key={standing.at.join()}
          standing={standing}
          kind={standing.isName ? 'can-act of-name' : 'can-act'}
          by={4}
        />
      ))}
    </g>
  )
}

interface AboveProps extends LessonProps {
  readonly nearness: Nearness
}

/** Over the pieces: who is selected, ways, arrows, what it costs, and the focus. */
export function MarksAbove({ play, beacons, nearness }: AboveProps) {
  const { page, view } = play.session
  const { board } = page
  if (board === undefined || view.value === null) return null
  const option = play.pending.value ?? play.preview.value
  const from = standingOf(play, play.selected.value)?.at ?? null
  const price = (cost: number) => page.price?.(cost, language.value) ?? String(cost)
  return (
    <g class="marks-above">
      {option !== null && <Way board={board} from={from} option={option} />}
      <Lifted play={play} nearness={nearness} />
      <Arrows session={play.session} board={board} />
      <Planned play={play} layer="over" />
      {play.session.offered.value?.held && <Locks play={play} />}
      <ChangedTicks play={play} board={board} standing={(place) => firstIn(play, place)} />
      <FallingDie session={play.session} board={board} />
      <Ways play={play} />
      <Happening play={play} />
      <Previewed play={play} />
      <Prices
        board={board}
        lit={play.lit.value}
        previewed={play.previewed.value}
        standing={(place) => firstIn(play, place)}
        price={price}
      />
      <PieceBeacon play={play} piece={beacons.piece} />
      {beacons.places.map((place) => (
        <PlaceRing key={place} play={play} place={place} kind="beacon" />
      ))}
      <Focus play={play} />
    </g>
  )
}

/** What the reader has begun, as the game draws it. */
function Planned({ play: { session }, layer }: Props & { readonly layer: 'under' | 'over' }) {
  const { Plan } = session.page
  return Plan === undefined ? null : <Plan view={session.view.value} session={session} layer={layer} />
}

/** Several can get to a place: the way of each, to be pressed. */
function Ways({ play }: Props) {
  const { board } = play.session.page
  if (board === undefined || play.selected.value !== null) return null
  return (
    <>
      {play.options.value.map((option) => {
        const from = standingOf(play, option.piece)?.at ?? null
        return (
          <g key={option.piece} data-way={option.piece ?? undefined}>
            <Way board={board} from={from} option={option} isPressed />
          </g>
        )
      })}
    </>
  )
}

function PieceBeacon({ play, piece }: Props & { piece: PieceName | null }) {
  const standing = standingOf(play, piece)
  return standing === null ? null : <Ring standing={standing} kind="beacon" by={6} times={1.1} />
}

/** Around a place: its outline, or a circle outside its disc. */
function PlaceRing({ play, place, kind }: Props & { place: PlaceName; kind: string }) {
  const { board } = play.session.page
  if (board === undefined) return null
  const outline = board.outline(place)
  if (outline !== null) return <path class={kind} d={outline} {...clipOf(board, place)} />
  const [cx, cy] = board.at(place)
  return <circle class={kind} cx={cx} cy={cy} r={board.disc * 1.36} />
}

/** A place that waits for the second click. */
function Previewed({ play }: Props) {
  const place = play.previewed.value
  if (place === null || !play.lit.value.has(place)) return null
  const standing = play.session.page.board?.outline(place) === null ? firstIn(play, place) : null
  if (standing !== null) return <Ring standing={standing} kind="previewed-place" by={4} />
  return <PlaceRing play={play} place={place} kind="previewed-place" />
}

/** Where something happens right now, or where a line of the log points. */
function Happening({ play }: Props) {
  const places = play.session.page.board?.places ?? []
  const now = play.session.happening.value.filter((place) => places.includes(place))
  return (
    <>
      {now.map((place) => (
        <PlaceRing key={place} play={play} place={place} kind="happening" />
      ))}
    </>
  )
}

function Focus({ play }: Props) {
  const focused = play.focused.value
  if (focused === null) return null
  if ('piece' in focused) {
    const standing = standingOf(play, focused.piece)
    if (standing === null) return null
    return (
      <g class="focus-mark">
        <Ring standing={standing} kind="focus-ground" by={7} times={1.1} />
        <Ring standing={standing} kind="focus-ring" by={7} times={1.1} />
      </g>
    )
  }
  return (
    <g class="focus-mark">
      <PlaceRing play={play} place={focused.place} kind="focus-ground" />
      <PlaceRing play={play} place={focused.place} kind="focus-ring" />
    </g>
  )
}
