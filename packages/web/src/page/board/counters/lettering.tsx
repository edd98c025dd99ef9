/**
 * Lettering that keeps its size on the screen, whatever the map's zoom. The chart sets `--letter` on its sheet: how many
 * units of the map one pixel of lettering takes, `letterScale` of its zoom.
 */
import type { Language } from '@tabularium/engine'
import type { Nearness } from '../board-part.ts'

/** At twice fit, lettering has grown by this. */
const GROWN_AT_TWICE = 18 / 12.6

/** Units of the map for one pixel of lettering, when one unit takes so many pixels, at so many times fit. */
export function letterScale(pixelsPerUnit: number, zoom: number): number {
  const grown = zoom <= 1 ? 1 : Math.min(zoom, 2) ** Math.log2(GROWN_AT_TWICE)
  return grown / pixelsPerUnit
}

export type Anchor = 'start' | 'middle' | 'end'

interface HaloProps {
  /** What it stands at: the anchor in map units, and from there in pixels of lettering. */
  readonly at: readonly [x: number, y: number]
  readonly by?: readonly [x: number, y: number]
  readonly lines: readonly string[]
  readonly anchor?: Anchor
  /** In pixels; 12.6 for places. */
  readonly size?: number
  /** `place`, `people`, `town`: classes of counters.css, or the game's own. */
  readonly kind?: string
  readonly lang?: Language
  /** Seen only at this nearness. */
  readonly only?: Nearness
}

/** A name with a halo. What is inside is drawn in pixels of lettering, about its place on the map. */
export function Halo({
  at,
  by = [0, 0],
  lines,
  anchor = 'middle',
  size = 12.6,
  kind = 'place',
  lang,
  only,
}: HaloProps) {
  return (
    <g
      class={`lettering ${only === undefined ? '' : `only-${only}`}`}
      style={{ '--x': `${at[0]}px`, '--y': `${at[1]}px` }}
      lang={lang}
    >
      <text class={`halo ${kind}`} text-anchor={anchor} font-size={size} stroke-width={size * 0.32}>
        {lines.map((line, i) => (
          <tspan key={line} x={by[0]} y={by[1] + i * size * 1.02}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  )
}
