/** What printed boards have in common: sea and land, mountains, names along a curve. */
import type { ComponentChildren } from 'preact'
import { reliefPaths, WATERLINES } from '../../map/draw.ts'
import type { CurvedName, Relief, RiverShape } from '../../map/format.ts'
import './board/ground.css'

interface GroundProps {
  readonly chart: {
    readonly view: readonly [x: number, y: number, width: number, height: number]
    readonly land: string
    readonly lakes: string
    readonly rivers: readonly RiverShape[]
  }
  /** What is drawn on the sea and runs out under the land. */
  readonly afloat?: ComponentChildren
  /** What is drawn on the land and ends at its coasts. */
  readonly ashore: ComponentChildren
  /** What is drawn above the rivers. */
  readonly children: ComponentChildren
}

/** How far the sea goes on beyond the sheet: as far as the widest and the tallest window shows of it. */
const BEYOND = 1600

/** The sea with its waterlines, and the land with its waters. Pieces can be cut off at the coast with `url(#land)`. */
export function Ground({ chart: { view, land, lakes, rivers }, afloat, ashore, children }: GroundProps) {
  const shape = '#land-shape'
  return (
    <>
      <defs>
        <path id="land-shape" d={land} />
        <clipPath id="land">
          <use href={shape} clip-rule="evenodd" />
        </clipPath>
        <radialGradient
          id="sea-deep"
          gradientUnits="userSpaceOnUse"
          cx={view[2] * 0.48}
          cy={view[3] * 0.62}
          r={view[2] * 0.85}
        >
          <stop offset="0" class="sea-near" />
          <stop offset="1" class="sea-far" />
        </radialGradient>
      </defs>
      <g class="water">
        <rect x={-BEYOND} y={-BEYOND} width={view[2] + 2 * BEYOND} height={view[3] + 2 * BEYOND} class="sea" />
        {WATERLINES.map((width, i) => (
          <use
            key={width}
            href={shape}
            class={i % 2 === 0 ? 'waterline' : i === WATERLINES.length - 1 ? 'shore' : 'water-between'}
            stroke-width={width}
          />
        ))}
      </g>
      {afloat}
      <use href={shape} class="land" fill-rule="evenodd" />
      <g clip-path="url(#land)">{ashore}</g>
      {rivers.map(({ d, great }) => (
        <path key={d.slice(0, 24)} d={d} class={great === 1 ? 'river great' : 'river'} />
      ))}
      <path d={lakes} class="lake" />
      {children}
      <use href={shape} class="coast" />
    </>
  )
}

export function Mountains({ of, kind }: { of: Relief; kind: string }) {
  const { shade, ridge, hachures } = reliefPaths(of)
  return (
    <g class={kind}>
      <path d={shade} class="relief-shade" />
      <path d={hachures} class="relief-hachures" />
      <path d={ridge} class="relief-ridge" />
    </g>
  )
}

export function Curved({ id, kind, name }: { id: string; kind: string; name: CurvedName }) {
  return (
    <g>
      <path id={id} d={name.d} fill="none" />
      <text class={kind} font-size={name.size} letter-spacing={`${name.spacing}em`}>
        <textPath href={`#${id}`} startOffset="50%" text-anchor="middle">
          {name.text}
        </textPath>
      </text>
    </g>
  )
}
