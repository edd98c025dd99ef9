/** Whose land is whose, over the bare land and under mountains and woods. */
import { holderOf, type View } from '@tabularium/fall-of-the-roman-empire/shown'
import type { PiecesProps } from '../../../page/board/board-part.ts'
import { Washes as OfOwners } from '../../../page/board/counters/wash.tsx'
import { chart } from './chart.ts'
import { terrain } from './scenery.tsx'

/** Of an area and what is over it: a land that both fight for keeps its colour and takes the other's hatching. */
function Held({ view }: Pick<PiecesProps<View>, 'view'>) {
  const lands = chart.areas.map(({ id, outline }) => ({ id, outline, held: holderOf(view, id) }))
  const owned = lands.flatMap(({ outline, held }) =>
    held === null ? [] : [{ outline, owner: held === 'barbarian' ? 'barb' : 'rome' }],
  )
  return (
    <>
      {lands.map(({ id, outline, held }) => held === null && <path key={id} class="unheld" d={outline} />)}
      <g class="held">
        <OfOwners lands={owned} band={15} />
        {lands.map(({ id, outline, held }) => held === 'both' && <path key={id} class="wash-hatch" d={outline} />)}
      </g>
    </>
  )
}

const regions = chart.areas.map(({ id, outline, tint }) => (
  <path key={id} d={outline} class="region" fill={`var(--region-${tint})`} />
))

export function Washes({ view, colours }: Pick<PiecesProps<View>, 'view' | 'colours'>) {
  return (
    <g class="fall-washes" aria-hidden="true">
      <g clip-path="url(#land)">{colours === 'region' ? regions : <Held view={view} />}</g>
      {terrain}
    </g>
  )
}
