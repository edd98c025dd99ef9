/** A thin tick where something changed since the reader's turn, until he has looked there. */
import { useEffect, useMemo } from 'preact/hooks'
import type { AnyBoard, PlaceName, Standing } from '../board/board-part.ts'
import type { Play } from '../play/play.ts'
import { changedOf } from './changed.ts'

interface Props {
  readonly play: Play
  readonly board: AnyBoard
  readonly standing: (place: PlaceName) => Standing | null
}

/** At the lower left: costs stand at the upper right, chances below. */
function corner(board: AnyBoard, place: PlaceName, stands: Standing | null): readonly [number, number] {
  if (stands !== null) return [stands.at[0] - stands.half[0], stands.at[1] + stands.half[1]]
  const [x, y] = board.at(place)
  return [x - board.disc * 0.8, y + board.disc * 0.8]
}

export function ChangedTicks({ play, board, standing }: Props) {
  const changed = useMemo(() => changedOf(play), [play])
  useEffect(() => changed.stop, [changed])
  const known = new Set(board.places)
  return (
    <g class="changed-ticks">
      {changed.places.value
        .filter((place) => known.has(place))
        .map((place) => {
          const [x, y] = corner(board, place, standing(place))
          return (
            <g key={place} class="on-screen" data-changed={place} style={{ '--x': `${x}px`, '--y': `${y}px` }}>
              <path class="changed-case" d="M-6 0l4 5l8-11" />
              <path class="changed-tick" d="M-6 0l4 5l8-11" />
            </g>
          )
        })}
    </g>
  )
}
