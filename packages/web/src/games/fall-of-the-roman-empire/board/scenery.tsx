/** The printed board: what never changes during a game. Each part is one and the same element always. */
import { areas } from '@tabularium/fall-of-the-roman-empire/shown'
import type { AreaShape } from '../../../../map/format.ts'
import { Curved, Ground, Mountains } from '../../../page/scenery.tsx'
import { chart } from './chart.ts'

const { coin, label, labelSpacing } = chart.type

/** Further than any window sees. */
const ALL = 'M-4000-4000H8000V8000H-4000z'

const scenery = (
  <g class="scenery">
    <clipPath id="water">
      <path d={`${ALL}${chart.land}`} clip-rule="evenodd" />
    </clipPath>
    <Ground chart={chart} ashore={null}>
      {null}
    </Ground>
    {chart.seas.map((sea, i) => (
      <Curved key={sea.d} id={`sea-${i}`} kind="sea-name" name={sea} />
    ))}
  </g>
)

export const Scenery = () => scenery

/** Over the washes: borders, relief at half strength, waters and the lines of the game. */
export const terrain = (
  <g class="fall-terrain">
    <g clip-path="url(#land)">
      <path d={chart.borders.between} class="area-between" />
      <path d={chart.borders.outer} class="area-outer" />
    </g>
    {chart.rivers.map(({ d, great }) => (
      <path key={d.slice(0, 24)} d={d} class={great === 1 ? 'river great' : 'river'} />
    ))}
    <path d={chart.lakes} class="lake" />
    <Mountains of={{ glyphs: chart.relief.glyphs, peaks: chart.hills }} kind="fall-relief hills" />
    <Mountains of={chart.relief} kind="fall-relief" />
    <Mountains of={chart.woods} kind="fall-relief woods" />
    <path d={chart.land} class="coast" />
    {chart.routes.map(({ area, d, head }) => (
      <g key={area} class="route">
        <path d={d} />
        <path
          d="M-11-7L4 0L-11 7L-7 0z"
          class="route-head"
          transform={`translate(${head[0]} ${head[1]}) rotate(${head[2]})`}
        />
      </g>
    ))}
    {chart.straits.map(({ a, b, d }) => (
      <g key={`${a} ${b}`}>
        <path d={d} class="strait casing-line" />
        <path d={d} class="strait" />
      </g>
    ))}
  </g>
)

const signs: Readonly<Record<string, string>> = {
  mountains: 'M-7.2 4.6L-2.7-4L0 .6L2.7-5.5L7.2 4.6z',
  forest: 'M0-7.2L4.6 .2H2.6L5.5 4.4H1V7.2H-1V4.4H-5.5L-2.6 .2H-4.6z',
}

/** Names, values and terrain keep their size on the screen: they shrink about the middle of the name on the map. */
function Printed({ shape }: { shape: AreaShape }) {
  const data = areas.get(shape.id)
  const { text, x, y } = shape.label
  const beside = ([px, py]: readonly [number, number]) => `translate(${px - x} ${py - y})`
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class="fall-name">
        <text class="halo area-label" font-size={label} letter-spacing={`${labelSpacing}em`}>
          {text}
        </text>
        <g transform={beside(shape.coin)}>
          <circle r={coin} class="coin" />
          <text y="5" class="coin-value">
            {data?.rv}
          </text>
        </g>
        {shape.sign !== null && (
          <g transform={beside(shape.sign)}>
            <circle r={coin} class="terrain" />
            <path d={signs[data?.terrain ?? ''] ?? ''} class="terrain-mark" />
          </g>
        )}
      </g>
    </g>
  )
}

const lettering = (
  <g class="fall-lettering" aria-hidden="true">
    {chart.areas.map((shape) => (
      <Printed key={shape.id} shape={shape} />
    ))}
  </g>
)

export const Lettering = () => lettering
