/** The printed board: what never changes during a game. Drawn once. */

import { areas } from '@tabularium/fall-of-the-roman-empire/shown'
import mapText from '../../../map/fall-of-the-roman-empire.map.json?raw'
import type { AreaMap, AreaShape } from '../../../map/format.ts'
import { Curved, Ground, Mountains } from '../../page/scenery.tsx'

export const chart: AreaMap = JSON.parse(mapText)
const { coin } = chart.type

const tints = (
  <>
    {chart.areas.map(({ id, outline, tint }) => (
      <path key={id} d={outline} class="region" fill={`var(--region-${tint})`} />
    ))}
    <path d={chart.borders.outer} class="area-outer" />
    <path d={chart.borders.between} class="area-between casing-line" />
    <path d={chart.borders.between} class="area-between" />
  </>
)

function Lines() {
  return (
    <g aria-hidden="true">
      {chart.straits.map(({ a, b, d, ends }) => (
        <g key={`${a} ${b}`}>
          <path d={d} class="strait casing-line" />
          <path d={d} class="strait" />
          {ends.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="3" class="landing" />
          ))}
        </g>
      ))}
      {chart.routes.map(({ area, d, head, name }) => (
        <g key={area}>
          <path d={d} class="route casing-line" />
          <path d={d} class="route" />
          <path
            d="M-13-8L3 0L-13 8L-9 0z"
            class="route-head"
            transform={`translate(${head[0]} ${head[1]}) rotate(${head[2]})`}
          />
          <Curved id={`route-${area}`} kind="peoples" name={name} />
        </g>
      ))}
      {chart.seas.map((sea, i) => (
        <Curved key={sea.d} id={`sea-${i}`} kind="sea-name" name={sea} />
      ))}
    </g>
  )
}

const signs: Record<string, string> = {
  mountains: 'M-6.5 4L-2.5-3.5L0 0.5L2.5-5L6.5 4z',
  forest: 'M0-6.5L4.2 0.2H2.4L5 4H0.9V6.5H-0.9V4H-5L-2.4 0.2H-4.2z',
}

/** An area as printed: its name, its value on a coin, its terrain. */
function Printed({ shape }: { shape: AreaShape }) {
  const data = areas.get(shape.id)
  const { text, x, y } = shape.label
  const [cx, cy] = shape.coin
  return (
    <g>
      <text class="area-label" x={x} y={y} font-size={chart.type.label} letter-spacing={`${chart.type.labelSpacing}em`}>
        {text}
      </text>
      <circle cx={cx} cy={cy} r={coin} class="coin" />
      <circle cx={cx} cy={cy} r={coin - 2} class="coin-rim" />
      <text x={cx} y={cy + 4} class="coin-value">
        {data?.rv}
      </text>
      {shape.sign !== null && (
        <g transform={`translate(${shape.sign[0]} ${shape.sign[1]})`}>
          <circle r={coin} class="terrain" />
          <path d={signs[data?.terrain ?? ''] ?? ''} class="terrain-mark" />
        </g>
      )}
    </g>
  )
}

/** One and the same element always, so that nothing of it is ever looked at again. */
export const scenery = (
  <g class="scenery">
    <Ground chart={chart} ashore={tints}>
      <Mountains of={{ glyphs: chart.relief.glyphs, peaks: chart.hills }} kind="hills" />
      <Mountains of={chart.relief} kind="heights" />
      <Mountains of={chart.woods} kind="woods" />
    </Ground>
    <Lines />
  </g>
)

/** Names and values, above what is lit. One and the same element always, too. */
export const print = (
  <g class="print" aria-hidden="true">
    {chart.areas.map((shape) => (
      <Printed key={shape.id} shape={shape} />
    ))}
  </g>
)
