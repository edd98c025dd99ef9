/** The names of spaces and rivers over the washes, at their size on the screen. */
import { spaces } from '@tabularium/barbarians-at-the-gates/shown'
import type { RoadShape, SpaceShape } from '../../../../map/format.ts'
import { Curved } from '../../../page/scenery.tsx'
import { chart } from './chart.ts'

function Name({ shape: { id, label, quay } }: { shape: SpaceShape }) {
  if (label === null) return null
  const { type } = spaces.get(id) ?? { type: 'cultivated' }
  return (
    <text
      class={`space-name ${type}${quay === null ? '' : ' port'}`}
      text-anchor={label.anchor}
      x={label.x}
      y={label.y}
    >
      {label.lines.map((line, i) => (
        <tspan key={line} x={label.x} dy={i === 0 ? undefined : `${chart.type.lineHeight}em`}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

const ANCHOR =
  'M0-3.2V4M-2.2-1.2H2.2M-3.8 1C-3.2 3.4-1.6 4 0 4C1.6 4 3.2 3.4 3.8 1M-1.1-4.3A1.1 1.1 0 1 0 1.1-4.3A1.1 1.1 0 1 0-1.1-4.3'

/** Where a road leaves the map for a Land Zone: its sign once more, small, and its name. */
function Gate({ road: { b, gate } }: { road: RoadShape }) {
  if (gate === null) return null
  const [x, y] = gate
  return (
    <g class="gate east">
      <circle class="sign-face" cx={x} cy={y} r="6" />
      <text class="space-name zone" text-anchor="end" x={x + 4} y={y + 17}>
        {spaces.get(b)?.name?.toUpperCase()}
      </text>
    </g>
  )
}

const whole = (
  <g class="names gates" aria-hidden="true">
    {chart.roads.map((road) => (
      <Gate key={`${road.a} ${road.b}`} road={road} />
    ))}
    {chart.riverNames.map((name, i) => (
      <Curved key={name.d} id={`river-${i}`} kind="river-name" name={name} />
    ))}
    {chart.spaces.map(({ id, quay }) =>
      quay === null ? null : <path key={id} class="anchor" d={ANCHOR} transform={`translate(${quay[0]} ${quay[1]})`} />,
    )}
    {chart.spaces.map((shape) => (
      <Name key={shape.id} shape={shape} />
    ))}
  </g>
)

/** One and the same element always: names are printed, in both languages. */
export const Lettering = () => whole
