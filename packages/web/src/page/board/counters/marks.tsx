/** Marks that the page lays on the map: what it costs, what the chance is. About (0, 0). */
import { percentOf } from '../../said.ts'
import { Icon } from './icon.tsx'
import { icons } from './icons.ts'
import { pillWidth, widening } from './pill-width.ts'

/** The total cost of going there: ivory on a black disc. */
export function Chip({ number, r = 12.5 }: { number: number | string; r?: number }) {
  return (
    <g class="chip">
      <circle r={r} />
      <text y={r * 0.4} font-size={r * 1.16}>
        {number}
      </text>
    </g>
  )
}

interface PillProps {
  /** 0 to 1. */
  readonly chance: number
  /** What it costs, in words: "3 IP". */
  readonly cost?: string
  readonly size?: number
}

/** Swords and the chance of an attack, and what it costs. */
export function Pill({ chance, cost = '', size = 17 }: PillProps) {
  const words = percentOf(chance)
  const [width, height] = [pillWidth(words, cost, size), size * 2]
  const left = -width / 2
  const after = left + size * (4.45 + widening(words))
  return (
    <g class="pill">
      <rect x={left} y={-height / 2} width={width} height={height} rx={height / 2} />
      <Icon d={icons.swords} size={size * 1.12} x={left + size} tone="pill-swords" />
      <text class="pill-chance" x={left + size * 1.82} y={size * 0.35} font-size={size}>
        {words}
      </text>
      {cost !== '' && (
        <>
          <path class="pill-line" d={`M${after} ${size * -0.65}V${size * 0.65}`} />
          <text class="pill-cost" x={after + size * 0.35} y={size * 0.3} font-size={size * 0.8}>
            {cost}
          </text>
        </>
      )}
    </g>
  )
}
