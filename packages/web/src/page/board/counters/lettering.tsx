/**
 * Lettering that keeps its size on the screen, whatever the map's zoom. The chart sets on its sheet `--letter`, how many
 * units of the map one pixel of lettering takes, and `data-letters`, for which of three sizes names are placed then.
 */
import type { LetterLevel } from '../../../../map/format.ts'
import type { Nearness } from '../board-part.ts'

/** At twice fit, lettering has grown by this. */
const GROWN_AT_TWICE = 18 / 12.6
/** Pixels that a unit takes at fit on a middling screen. On a phone, what is twice its fit is not near yet. */
const MIDDLING = 0.885

/** Units of the map for one pixel of lettering, when one unit takes so many pixels, at so many times fit. */
export function letterScale(pixelsPerUnit: number, zoom: number): number {
  const near = Math.min(zoom, pixelsPerUnit / MIDDLING)
  const grown = near <= 1 ? 1 : Math.min(near, 2) ** Math.log2(GROWN_AT_TWICE)
  return grown / pixelsPerUnit
}

/** The most units that a pixel of lettering takes at each level. Names were placed for 12.6 pixels of that. */
const MOST: Readonly<Record<LetterLevel, number>> = { wide: 25 / 12.6, middle: 14.4 / 12.6, close: 11.5 / 12.6 }

/** For which size names are to be placed; `none`: they have no room. */
export function letterLevel(letter: number): LetterLevel | 'none' {
  if (letter > MOST.wide) return 'none'
  return letter > MOST.middle ? 'wide' : letter > MOST.close ? 'middle' : 'close'
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
  /** Seen only at this nearness, or only while lettering has this size on the map. */
  readonly only?: Nearness
  readonly level?: LetterLevel
}

function seen(only: Nearness | undefined, level: LetterLevel | undefined): string {
  return [only === undefined ? '' : `only-${only}`, level === undefined ? '' : `letters-${level}`].join(' ').trim()
}

/** A name with a halo. What is inside is drawn in pixels of lettering, about its place on the map. */
export function Halo({
  at,
  by = [0, 0],
  lines,
  anchor = 'middle',
  size = 12.6,
  kind = 'place',
  only,
  level,
}: HaloProps) {
  return (
    <g class={`lettering ${seen(only, level)}`} style={{ '--x': `${at[0]}px`, '--y': `${at[1]}px` }}>
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
