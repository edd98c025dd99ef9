/** The stacks: a plate with a cell for each kind of counter, or an eight-sided counter of Barbarian Forces alone. */
import { type Stand, standAt, type View } from '@tabularium/fall-of-the-roman-empire/shown'
import type { PiecesProps } from '../../../page/board/board-part.ts'
import { Counter } from '../../../page/board/counters/counter.tsx'
import { type Cell, Plate } from '../../../page/board/counters/plate.tsx'
import { memo } from '../../../page/memo.ts'
import { chart } from './chart.ts'
import { ACTING, cellsOf, SIZE, type SideName, sideMeant, spotOf } from './stacks.ts'

/** About (0, 0). Also drawn in panels. */
export function StackOf({ side, cells }: { side: SideName; cells: readonly Cell[] }) {
  const [only] = cells
  if (side === 'barbarian' && cells.length === 1 && only !== undefined) {
    const { icon, number = '', tone } = only
    return (
      <Counter form="eight" owner="barb" size={chart.type.plate} icon={icon} number={number} spent={tone === 'spent'} />
    )
  }
  return side === 'roman' ? (
    <Plate owner="rome" ends="square" size={SIZE} cells={cells} />
  ) : (
    <Plate owner="barb" ends="round" size={SIZE} cells={cells} />
  )
}

interface AreaProps {
  readonly id: string
  readonly stand: Stand
  readonly side: SideName
  /** Whether the page means this one by the area's name. */
  readonly isMeant: boolean
  readonly isActing: boolean
  readonly isFar: boolean
}

const StackAt = memo(({ id, stand, side, isMeant, isActing, isFar }: AreaProps) => {
  const cells = cellsOf(stand, side)
  if (cells.length === 0) return null
  const [x, y] = spotOf(id, stand, side)
  const scale = isActing ? ACTING : 1
  const name = isMeant ? { 'data-piece': id } : {}
  return (
    <g class="piece" style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }} {...name}>
      {isFar ? <Dot stand={stand} side={side} /> : <StackOf side={side} cells={cells} />}
    </g>
  )
})

/** From afar: how strong, and whose. */
function Dot({ stand, side }: { stand: Stand; side: SideName }) {
  const { forces = 0, legions = 0, barbarianForces = 0, cavalry = 0 } = stand
  const strength = side === 'roman' ? forces + legions : barbarianForces + cavalry
  const size = 36 + 6 * Math.min(strength, 8)
  return <Counter form={side === 'roman' ? 'square' : 'eight'} owner={side === 'roman' ? 'rome' : 'barb'} size={size} />
}

/** Who can act lies above the others. */
export function Pieces({ view, acting, nearness }: PiecesProps<View>) {
  const rank = (id: string) => (acting.has(id) ? 1 : 0)
  const order = chart.areas.map(({ id }) => id).sort((a, b) => rank(a) - rank(b))
  return (
    <g class="fall-pieces" aria-hidden="true">
      {order.flatMap((id) => {
        const stand = standAt(view, id)
        const meant = sideMeant(view, id)
        return (['barbarian', 'roman'] as const).map((side) => (
          <StackAt
            key={`${id} ${side}`}
            id={id}
            stand={stand}
            side={side}
            isMeant={side === meant}
            isActing={side === meant && acting.has(id)}
            isFar={nearness === 'far'}
          />
        ))
      })}
    </g>
  )
}
