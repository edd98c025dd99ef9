/** A mixed stack: one plate, a cell for each kind. Rome's has square corners, a horde's round ends. About (0, 0). */
import type { CounterProps, Owner } from './counter.tsx'
import { Icon } from './icon.tsx'

export interface Cell {
  readonly icon: string
  readonly number?: string | number
  /** A second icon in the number's place. */
  readonly below?: string
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

/** Of a cell, as a part of the size: three stand closer together. */
const cellWidth = (cells: number, size: number): number => size * (cells > 2 ? 0.64 : 0.78)

/** Width and height of a plate: what the marks around it need. */
export function plateSize(cells: number, size = 40): readonly [width: number, height: number] {
  return [cells * cellWidth(cells, size) + 8, size * 1.12]
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
        <PlateCell
          key={`${i} ${cell.icon.length}`}
          cell={cell}
          at={i}
          first={box.x + 4}
          width={cellWidth(cells.length, size)}
          size={size}
        />
      ))}
    </g>
  )
}

interface PlateCellProps {
  readonly cell: Cell
  readonly at: number
  readonly first: number
  readonly width: number
  readonly size: number
}

function PlateCell({ cell: { icon, number, below, tone = '' }, at, first, width, size }: PlateCellProps) {
  const height = size * 1.12
  const middle = first + width * (at + 0.5)
  const isAlone = number === undefined && below === undefined
  return (
    <g class={`plate-cell ${tone}`}>
      {at > 0 && <path class="plate-line" d={`M${middle - width / 2} ${-height / 2 + 6}V${height / 2 - 6}`} />}
      <Icon
        d={icon}
        size={isAlone ? Math.min(size * 0.7, width * 0.94) : size * (below === undefined ? 0.52 : 0.48)}
        x={middle}
        y={isAlone ? 0 : height * (below === undefined ? -0.17 : -0.22)}
      />
      {below !== undefined && <Icon d={below} size={size * 0.44} x={middle} y={height * 0.22} />}
      {number !== undefined && (
        <text class="counter-number" x={middle} y={height * 0.4} font-size={size * 0.42}>
          {number}
        </text>
      )}
    </g>
  )
}
