/** Whose land is whose, over the bare land and under mountains and woods. */
import { holderOf, type View } from '@tabularium/fall-of-the-roman-empire/shown'
import type { PiecesProps } from '../../../page/board/board-part.ts'
import { Wash } from '../../../page/board/counters/wash.tsx'
import { memo } from '../../../page/memo.ts'
import { chart } from './chart.ts'
import { terrain } from './scenery.tsx'

/** A land that both fight for keeps its colour and takes the other's hatching. */
const Land = memo(({ id, outline, held }: { id: string; outline: string; held: ReturnType<typeof holderOf> }) => {
  if (held === null) return <path class="unheld" d={outline} />
  return (
    <g class="held">
      <Wash id={id} outline={outline} owner={held === 'barbarian' ? 'barb' : 'rome'} band={15} />
      {held === 'both' && <path class="wash-hatch" d={outline} />}
    </g>
  )
})

const regions = chart.areas.map(({ id, outline, tint }) => (
  <path key={id} d={outline} class="region" fill={`var(--region-${tint})`} />
))

export function Washes({ view, colours }: Pick<PiecesProps<View>, 'view' | 'colours'>) {
  return (
    <g class="fall-washes" aria-hidden="true">
      <g clip-path="url(#land)">
        {colours === 'region'
          ? regions
          : chart.areas.map(({ id, outline }) => <Land key={id} id={id} outline={outline} held={holderOf(view, id)} />)}
      </g>
      {terrain}
    </g>
  )
}
