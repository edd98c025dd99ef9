/** Where somebody went, on the map. */
type Point = readonly [x: number, y: number]

export interface ArrowProps {
  readonly from: Point
  readonly to: Point
  readonly side: 'rome' | 'east' | 'foed' | 'usurper' | 'barb'
  /** In the order of what happened. */
  readonly number?: number
  readonly width?: number
  /** How far it bends from the straight line, as a part of its length; negative: to the other side. */
  readonly bend?: number
  /** How far before its ends it stops, in units of the map. */
  readonly short?: number
}

interface Course {
  readonly d: string
  readonly end: Point
  readonly turn: number
  readonly middle: Point
}

function toward(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [from[0] + ((to[0] - from[0]) / length) * by, from[1] + ((to[1] - from[1]) / length) * by]
}

function course({ from, to, bend = -0.2, short = 30 }: ArrowProps): Course {
  const bent: Point = [
    (from[0] + to[0]) / 2 - (to[1] - from[1]) * bend,
    (from[1] + to[1]) / 2 + (to[0] - from[0]) * bend,
  ]
  const start = toward(from, bent, short * 0.8)
  const end = toward(to, bent, short)
  return {
    d: `M${start[0]} ${start[1]}Q${bent[0]} ${bent[1]} ${end[0]} ${end[1]}`,
    end,
    turn: (Math.atan2(end[1] - bent[1], end[0] - bent[0]) * 180) / Math.PI,
    middle: [(start[0] + end[0]) / 4 + bent[0] / 2, (start[1] + end[1]) / 4 + bent[1] / 2],
  }
}

/** Somebody's last move, in the side's colour on a pale casing. In the units of the map. */
export function Arrow(props: ArrowProps) {
  const { side, number, width = 6 } = props
  const { d, end, turn, middle } = course(props)
  const h = width * 1.75
  return (
    <g class={`arrow-mark ${side}`}>
      <path class="arrow-casing" d={d} stroke-width={width + 4.5} />
      <path
        class="arrow-head"
        d={`M${h * 1.5} 0L${-h * 0.3} ${-h}L${h * 0.1} 0L${-h * 0.3} ${h}z`}
        transform={`translate(${end[0]} ${end[1]}) rotate(${turn})`}
      />
      <path class="arrow-shaft" d={d} stroke-width={width} />
      {number !== undefined && (
        <g class="arrow-number" transform={`translate(${middle[0]} ${middle[1]})`}>
          <circle r="11" />
          <text y="4.6" font-size="13">
            {number}
          </text>
        </g>
      )}
    </g>
  )
}
