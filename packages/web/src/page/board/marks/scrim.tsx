/** What falls back while some places are lit: one shape over the map, with the lit places cut out. */
import type { AnyBoard, PlaceName, Point } from '../board-part.ts'

interface Props {
  readonly board: AnyBoard
  readonly lit: readonly PlaceName[]
  /** Where who is selected stands, so that he is not in the dark. */
  readonly also: Point | null
}

/** Further than any window sees. */
const BEYOND = 4000

function circle([x, y]: Point, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}

/** Discs do not overlap: where two holes meet, nothing would be cut. */
function holes(points: readonly Point[], r: number): string {
  return points
    .map((point, i) => {
      const gaps = points.map((other, j) =>
        i === j ? Number.POSITIVE_INFINITY : Math.hypot(other[0] - point[0], other[1] - point[1]) / 2,
      )
      return circle(point, Math.max(1, Math.min(r, ...gaps)))
    })
    .join('')
}

/** What cuts an outline off at the coast. */
export function clipOf(board: AnyBoard, place: PlaceName): { readonly 'clip-path'?: string } {
  const ground = board.ground?.(place) ?? null
  return ground === null ? {} : { 'clip-path': `url(#${ground})` }
}

export function Scrim({ board, lit, also }: Props) {
  if (board.ground === undefined) return <Dark board={board} lit={lit} also={also} />
  // Each of land and water falls back by itself: what is lit on the one is not lit on the other.
  const notOn = (ground: 'land' | 'water') => lit.filter((place) => board.ground?.(place) !== ground)
  return (
    <>
      <g clip-path="url(#land)">
        <Dark board={board} lit={notOn('water')} also={also} />
      </g>
      <g clip-path="url(#water)">
        <Dark board={board} lit={notOn('land')} also={also} />
      </g>
    </>
  )
}

function Dark({ board, lit, also }: Props) {
  const [x, y, w, h] = board.sheet
  const outlines = lit.flatMap((place) => board.outline(place) ?? [])
  const discs = lit.filter((place) => board.outline(place) === null).map((place) => board.at(place))
  const points = also === null ? discs : [...discs, also]
  if (outlines.length === 0 && board.ground === undefined) return <SoftScrim board={board} points={points} />
  const all = `M${x - BEYOND} ${y - BEYOND}h${w + 2 * BEYOND}v${h + 2 * BEYOND}h${-w - 2 * BEYOND}z`
  return <path class="scrim" fill-rule="evenodd" d={`${all}${outlines.join('')}${holes(points, board.disc * 2.3)}`} />
}

/** Around discs the light fades out, and runs together where they stand close. */
function SoftScrim({ board, points }: { board: AnyBoard; points: readonly Point[] }) {
  const [x, y, w, h] = board.sheet
  const box = { x: x - BEYOND, y: y - BEYOND, width: w + 2 * BEYOND, height: h + 2 * BEYOND }
  return (
    <>
      <mask id="lit-places" maskUnits="userSpaceOnUse" {...box}>
        <rect {...box} fill="#fff" />
        {points.map(([cx, cy]) => (
          <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={board.disc * 3.5} fill="url(#lit-glow)" />
        ))}
      </mask>
      <rect class="scrim" {...box} mask="url(#lit-places)" />
    </>
  )
}

/** The edges of what is lit: one drawing for all outlines that end at the same coast. */
export function LitEdges({ board, lit }: Omit<Props, 'also'>) {
  const discs = lit.filter((place) => board.outline(place) === null)
  return (
    <g class="lit-edges">
      <Outlines board={board} lit={lit} ground="land" />
      <Outlines board={board} lit={lit} ground="water" />
      <Outlines board={board} lit={lit} ground={null} />
      {discs.map((place) => {
        const [x, y] = board.at(place)
        return <circle key={place} class="lit-ground" cx={x} cy={y} r={board.disc * 1.32} />
      })}
    </g>
  )
}

function Outlines({ board, lit, ground }: Omit<Props, 'also'> & { ground: 'land' | 'water' | null }) {
  const d = lit
    .filter((place) => (board.ground?.(place) ?? null) === ground)
    .map((place) => board.outline(place) ?? '')
    .join('')
  if (d === '') return null
  return (
    <g clip-path={ground === null ? undefined : `url(#${ground})`}>
      <path class="lit-casing" d={d} />
      <path class="lit-edge" d={d} />
    </g>
  )
}
