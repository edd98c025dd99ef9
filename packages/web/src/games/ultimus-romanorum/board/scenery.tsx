/** The printed map under everything: sea, land, mountains, rivers, borders, straits. Drawn once. */
import { dioceses, halfOf, zones } from '@tabularium/ultimus-romanorum/shown'
import type { ComponentChildren } from 'preact'
import type { ZoneMap } from '../../../../map/format.ts'
import { Curved, Ground, Mountains } from '../../../page/scenery.tsx'
import { chart } from './chart.ts'

/** The sea beyond the sheet. */
const AROUND = 400

function sideOf(id: string): 'west' | 'east' | 'outside' {
  const diocese = dioceses.get(zones.get(id)?.diocese ?? '')
  return diocese === undefined ? 'outside' : halfOf(diocese)
}

const MARSH = 'M-7 3H7M-5 3V-1M-2 3L-3-3M0 3V-4M2 3L3-3M5 3V-1'
const ROCK = 'M-8 5L-3-5L0 0L3-7L8 5zM3-7L4 5M-3-5L-2 5'

const knots = chart.knots.map(({ at: [x, y], what }) => (
  <path key={x} class={`knot ${what}`} d={what === 'marsh' ? MARSH : ROCK} transform={`translate(${x} ${y})`} />
))

/** Rivers that cost more to cross. */
export function GreatRiver({ d }: { d: string }) {
  return (
    <g>
      <path class="river-casing" d={d} />
      <path class="river-core" d={d} />
    </g>
  )
}

function Strait({ d, ends, badge: [x, y], cost }: ZoneMap['straits'][number]) {
  return (
    <g>
      <path d={d} class="strait" />
      {ends.map(([ex, ey]) => (
        <circle key={`${ex} ${ey}`} cx={ex} cy={ey} r="2.4" class="landing" />
      ))}
      <g class="strait-cost" transform={`translate(${x} ${y})`}>
        <rect x="-8" y="-6" width="16" height="12" rx="6" />
        <text y="3.2">{`+${cost}`}</text>
      </g>
    </g>
  )
}

const water = (
  <clipPath id="water">
    <path
      clip-rule="evenodd"
      d={`M${-AROUND} ${-AROUND}h${chart.view[2] + 2 * AROUND}v${chart.view[3] + 2 * AROUND}h${-chart.view[2] - 2 * AROUND}z${chart.land}`}
    />
  </clipPath>
)

const Layer = ({ children }: { children: ComponentChildren }) => <g class="scenery ultimus">{children}</g>

const whole = (
  <Layer>
    <defs>{water}</defs>
    <Ground chart={chart} ashore={knots} afloat={<path d={chart.separations} class="separation" />}>
      <Mountains of={chart.relief} kind="heights" />
    </Ground>
    <rect class="land" x={chart.view[2] - 1} y="0" width={AROUND} height={chart.view[3] + AROUND} />
    <rect class="land" x="80" y={chart.view[3] - 1} width={chart.view[2]} height={AROUND} />
    {chart.seas.map(({ id, name }) => (
      <Curved key={id} id={`sea-${id}`} kind="sea-name" name={name} />
    ))}
    {chart.straits.map((strait) => (
      <Strait key={strait.d} {...strait} />
    ))}
  </Layer>
)

/** One and the same element always, so that nothing of it is ever looked at again. */
export const Scenery = () => whole

const small = (
  <g class="small ultimus">
    <path class="land" d={chart.land} fill-rule="evenodd" />
    {chart.zones.map(({ id, outline }) => (
      <path key={id} class={`small-${sideOf(id)}`} d={outline} clip-path="url(#land)" />
    ))}
  </g>
)

/** Land by the halves of the Empire, for the small map. */
export const Small = () => small
