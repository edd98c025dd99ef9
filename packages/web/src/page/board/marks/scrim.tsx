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
  if (outlines.length === 0) return <SoftScrim board={board} points={points} />
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

/** The edges of what is lit. */
export function LitEdges({ board, lit }: Omit<Props, 'also'>) {
  return (
    <g class="lit-edges">
      {lit.map((place) => {
        const outline = board.outline(place)
        const [x, y] = board.at(place)
        return outline === null ? (
          <g key={place}>
            <circle class="lit-ground" cx={x} cy={y} r={board.disc * 1.32} />
          </g>
        ) : (
          <g key={place} {...clipOf(board, place)}>
            <path class="lit-casing" d={outline} />
            <path class="lit-edge" d={outline} />
          </g>
        )
      })}
    </g>
  )
}
