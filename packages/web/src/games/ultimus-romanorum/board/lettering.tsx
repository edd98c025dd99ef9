/** Names and numbers over the washes: dioceses large and pale, towns and peoples with a halo, zones by quiet numerals. */
import { dioceses, halfOf, numeral, type Zone, zones } from '@tabularium/ultimus-romanorum/shown'
import type { Point, ZoneLabel, ZoneShape } from '../../../../map/format.ts'
import { Curved } from '../../../page/scenery.tsx'
import { chart } from './chart.ts'
import { GreatRiver } from './scenery.tsx'

/** A name keeps its size on the screen: the chart says how large that is on the map, and it grows away from its sign. */
function Label({ label: { lines, anchor, x, y }, kind }: { label: ZoneLabel; kind: string }) {
  return (
    <text class={`map-name ${kind}`} text-anchor={anchor} x={x} y={y}>
      {lines.map((line, i) => (
        <tspan key={line} x={x} dy={i === 0 ? undefined : '1.02em'}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

function Numeral({ at: [x, y], zone }: { at: Point; zone: Zone }) {
  return (
    <text class="zone-numeral" x={x} y={y + 4}>
      {numeral(Number(/\d+$/.exec(zone.id)?.[0] ?? 0))}
    </text>
  )
}

const STAR = 'M0-6.2L1.5-2.1L5.9-1.9L2.4.8L3.6 5L0 2.6L-3.6 5L-2.4.8L-5.9-1.9L-1.5-2.1z'

/** A disc for a town, an anchor's blue for a port, a star for an imperial capital. */
function TownSign({ port, capital, at: [x, y] }: { port: boolean; capital: boolean; at: Point }) {
  return (
    <g class={`town-sign ${port ? 'port' : ''}`}>
      <circle cx={x} cy={y} r={capital ? 6.4 : 3.6} />
      {capital && <path class="star" d={STAR} transform={`translate(${x} ${y}) scale(.82)`} />}
    </g>
  )
}

function Printed({ shape: { id, numeral: number, label, town } }: { shape: ZoneShape }) {
  const zone = zones.get(id)
  if (zone === undefined) return null
  const [data] = zone.towns
  return (
    <g>
      {number !== null && <Numeral at={number} zone={zone} />}
      {label !== null && <Label label={label} kind={`people-name ${zone.kind}`} />}
      {town !== null && data !== undefined && (
        <>
          <TownSign port={data.port} capital={data.capital} at={town.at} />
          <Label label={town.label} kind={data.capital ? 'town-name capital' : 'town-name'} />
        </>
      )}
    </g>
  )
}

function Refuges() {
  return (
    <g class="refuges">
      {chart.boxes.map(({ id, x, y, width, height, label, leader }) => (
        <g key={id}>
          <path d={leader} class="box-leader" />
          <rect x={x} y={y} width={width} height={height} rx="5" class="box" />
          <text class="box-name" x={label.x} y={label.y} font-size={label.size}>
            {label.text}
          </text>
        </g>
      ))}
    </g>
  )
}

function Borders() {
  return (
    <g clip-path="url(#land)" class="bounds">
      {(['people', 'zone', 'diocese', 'half', 'limes'] as const).map((kind) => (
        <path key={kind} d={chart.borders[kind]} class={`bound-${kind}`} />
      ))}
    </g>
  )
}

const whole = (
  <g class="print ultimus" aria-hidden="true">
    <Borders />
    {chart.crossed.map(({ name, d }) => (
      <GreatRiver key={name} d={d} />
    ))}
    {chart.dioceses.flatMap(({ id, names }) =>
      names.map((name, i) => {
        const diocese = dioceses.get(id)
        const half = diocese === undefined ? 'west' : halfOf(diocese)
        return <Curved key={name.d} id={`diocese-${id}-${i}`} kind={`diocese-name ${half}`} name={name} />
      }),
    )}
    {chart.riverNames.map((name, i) => (
      <Curved key={name.d} id={`river-${i}`} kind="river-name" name={name} />
    ))}
    <Refuges />
    {chart.zones.map((shape) => (
      <Printed key={shape.id} shape={shape} />
    ))}
  </g>
)

/** One and the same element always. */
export const Lettering = () => whole
