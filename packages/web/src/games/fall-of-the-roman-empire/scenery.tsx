/** The printed board: what never changes during a game. Drawn once. */
import { reliefPaths, WATERLINES } from '../../../map/draw.ts'
import mapText from '../../../map/fall-of-the-roman-empire.map.json?raw'
import type { AreaMap, AreaShape, CurvedName, Relief } from '../../../map/format.ts'
import { areas } from './position.ts'

export const chart: AreaMap = JSON.parse(mapText)
const { coin } = chart.type

function Water() {
  return (
    <g class="water">
      <rect x="-400" y="-400" width="2400" height="1900" class="sea" />
      {WATERLINES.map((width, i) => (
        <use
          key={width}
          href="#fall-land-shape"
          class={i % 2 === 0 ? 'waterline' : i === WATERLINES.length - 1 ? 'shore' : 'water-between'}
          stroke-width={width}
        />
      ))}
    </g>
  )
}

function Mountains({ of, kind }: { of: Relief; kind: string }) {
  const { shade, ridge, hachures } = reliefPaths(of)
  return (
    <g class={kind}>
      <path d={shade} class="relief-shade" />
      <path d={hachures} class="relief-hachures" />
      <path d={ridge} class="relief-ridge" />
    </g>
  )
}

function Land() {
  return (
    <>
      <use href="#fall-land-shape" class="land" fill-rule="evenodd" />
      <g clip-path="url(#fall-land)">
        {chart.areas.map(({ id, outline, tint }) => (
          <path key={id} d={outline} class="region" fill={`var(--region-${tint})`} />
        ))}
        <path d={chart.borders.outer} class="area-outer" />
        <path d={chart.borders.between} class="area-between casing-line" />
        <path d={chart.borders.between} class="area-between" />
      </g>
      {chart.rivers.map((river) => (
        <path key={river.d.slice(0, 24)} d={river.d} class={river.great === 1 ? 'river great' : 'river'} />
      ))}
      <path d={chart.lakes} class="lake" />
      <Mountains of={{ glyphs: chart.relief.glyphs, peaks: chart.hills }} kind="hills" />
      <Mountains of={chart.relief} kind="heights" />
      <Mountains of={chart.woods} kind="woods" />
      <use href="#fall-land-shape" class="coast" />
    </>
  )
}

function Curved({ id, kind, name }: { id: string; kind: string; name: CurvedName }) {
  return (
    <g>
      <path id={id} d={name.d} fill="none" />
      <text class={kind} font-size={name.size} letter-spacing={`${name.spacing}em`}>
        <textPath href={`#${id}`} startOffset="50%" text-anchor="middle">
          {name.text}
        </textPath>
      </text>
    </g>
  )
}

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
          <Curved id={`fall-route-${area}`} kind="peoples" name={name} />
        </g>
      ))}
      {chart.seas.map((sea, i) => (
        <Curved key={sea.d} id={`fall-sea-${i}`} kind="sea-name" name={sea} />
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
    <defs>
      <path id="fall-land-shape" d={chart.land} />
      <clipPath id="fall-land">
        <use href="#fall-land-shape" clip-rule="evenodd" />
      </clipPath>
    </defs>
    <Water />
    <Land />
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
