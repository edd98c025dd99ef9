/** The printed map under everything: sea, land, mountains, rivers. Drawn once. */
import { Curved, Ground, Mountains } from '../../../page/scenery.tsx'
import { chart } from './chart.ts'
import { outlineOf } from './outlines.ts'
import { provinceOf } from './provinces.ts'

const whole = (
  <g class="scenery gates" aria-hidden="true">
    <Ground chart={chart} ashore={null} afloat={<path d={chart.separation} class="separation" />}>
      <Mountains of={chart.relief} kind="heights" />
    </Ground>
    {chart.seas.map((name, i) => (
      <Curved key={name.d} id={`sea-${i}`} kind="sea-name" name={name} />
    ))}
  </g>
)

/** One and the same element always, so that nothing of it is ever looked at again. */
export const Scenery = () => whole

const small = (
  <g class="small gates">
    <path class="land" d={chart.land} fill-rule="evenodd" />
    <g clip-path="url(#land)">
      <path class="small-west" d={outlineOf((space) => provinceOf(space)?.control === 'loyalist')} />
      <path class="small-outside" d={outlineOf((space) => provinceOf(space)?.control === 'barbarian')} />
    </g>
  </g>
)

/** Land by the provinces of Rome and the others, for the small map. */
export const Small = () => small
