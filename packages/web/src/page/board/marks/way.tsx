/** The way that a piece would take: gold dots edged in ink, and what each step has cost so far. */
import type { Option } from '../../play/options.ts'
import type { AnyBoard, Point } from '../board-part.ts'
import { Chip } from '../counters/marks.tsx'

interface Props {
  readonly board: AnyBoard
  readonly from: Point | null
  readonly option: Option
  /** It can be pressed, with room around it for a finger. */
  readonly isPressed?: boolean
}

export function Way({ board, from, option, isPressed = false }: Props) {
  const stops = option.way.map(({ place }) => board.at(place))
  const points = from === null ? stops : [from, ...stops]
  if (points.length < 2) return null
  const d = `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`
  return (
    <g class="way-mark">
      {isPressed && <path class="way-room" d={d} />}
      <path class="way-casing" d={d} />
      <path class="way-dots" d={d} />
      {option.way.slice(0, -1).map(({ place, cost }) => {
        const [x, y] = board.at(place)
        return (
          <g key={place} class="on-screen" style={{ '--x': `${x}px`, '--y': `${y}px` }}>
            <Chip number={cost} r={10} />
          </g>
        )
      })}
    </g>
  )
}
