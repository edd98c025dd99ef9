/** A mixed stack: one plate, a cell for each kind. Rome's has square corners, a horde's round ends. About (0, 0). */
import type { CounterProps, Owner } from './counter.tsx'
import { Icon } from './icon.tsx'

export interface Cell {
  readonly icon: string
  readonly number?: string | number
  /** A class for the icon and number: `gold`, or `spent` for what has acted. */
  readonly tone?: string
}

interface PlateProps extends Pick<CounterProps, 'spent' | 'weak' | 'tone'> {
  readonly owner: Owner
  readonly cells: readonly Cell[]
  readonly ends: 'square' | 'round'
  /** 40: about 31 wide for each cell, 45 high. */
  readonly size?: number
  /** Whether more lies under it. */
  readonly under?: boolean
}

/** Width and height of a plate: what the marks around it need. */
export function plateSize(cells: number, size = 40): readonly [width: number, height: number] {
  return [cells * size * 0.78 + 8, size * 1.12]
}

export function Plate({ owner, cells, ends, size = 40, under = true, spent = false, tone = '' }: PlateProps) {
  const [width, height] = plateSize(cells.length, size)
  const box = {
    x: -width / 2,
    y: -height / 2,
    width,
    height,
    rx: ends === 'square' ? size * 0.15 : size * 0.375,
  }
  return (
    <g class={`counter plate ${owner} ${tone}${spent ? ' spent' : ''}`}>
      {under && <rect {...box} x={box.x + 3} y={box.y - 4} class="counter-under" />}
      <rect {...box} class="counter-edge" />
      <rect {...box} class="counter-face" />
      <rect {...box} class="counter-gloss" />
      {cells.map((cell, i) => (
        <PlateCell key={`${i} ${cell.icon.length}`} cell={cell} at={i} first={box.x + 4} size={size} />
      ))}
    </g>
  )
}

function PlateCell({ cell, at, first, size }: { cell: Cell; at: number; first: number; size: number }) {
  const [width, height] = [size * 0.78, size * 1.12]
  const middle = first + width * (at + 0.5)
  const isNumbered = cell.number !== undefined
  return (
    <g class={`plate-cell ${cell.tone ?? ''}`}>
      {at > 0 && <path class="plate-line" d={`M${middle - width / 2} ${-height / 2 + 6}V${height / 2 - 6}`} />}
      <Icon d={cell.icon} size={size * (isNumbered ? 0.52 : 0.7)} x={middle} y={isNumbered ? height * -0.17 : 0} />
      {isNumbered && (
        <text class="counter-number" x={middle} y={height * 0.4} font-size={size * 0.42}>
          {cell.number}
        </text>
      )}
    </g>
  )
}
