/** The printed board: what never changes during a game. Drawn once. */

import { dioceses, landOf, type Zone, zones } from '@tabularium/ultimus-romanorum/shown'
import type { ComponentChild } from 'preact'
import type { ZoneLabel, ZoneMap, ZoneShape } from '../../../map/format.ts'
import mapText from '../../../map/ultimus-romanorum.map.json?raw'
import { Curved, Ground, Mountains } from '../../page/scenery.tsx'

export const chart: ZoneMap = JSON.parse(mapText)
const { type, vacant } = chart

const tint = (id: string): string => {
  const zone = zones.get(id)
  return zone === undefined ? 'wild' : landOf(zone)
}

const tints = (
  <>
    {chart.zones.map(({ id, outline }) => (
      <path key={id} d={outline} class="zone" fill={`var(--zone-${tint(id)})`} />
    ))}
    {(['people', 'zone', 'diocese', 'half', 'limes'] as const).map((kind) => (
      <g key={kind}>
        <path d={chart.borders[kind]} class={`bound-${kind} casing-line`} />
        <path d={chart.borders[kind]} class={`bound-${kind}`} />
      </g>
    ))}
    {chart.knots.map(({ at: [x, y], what }) => (
      <g key={x} class="knot" transform={`translate(${x} ${y})`}>
        <Knot what={what} />
      </g>
    ))}
  </>
)

const MARSH = 'M-7 3H7M-5 3V-1M-2 3L-3-3M0 3V-4M2 3L3-3M5 3V-1'
const ROCK = 'M-8 5L-3-5L0 0L3-7L8 5zM3-7L4 5M-3-5L-2 5'

function Knot({ what }: { what: 'marsh' | 'rock' }) {
  return <path d={what === 'marsh' ? MARSH : ROCK} class={what} />
}

function GreatRivers() {
  return (
    <>
      {['river-casing', 'river-core'].map((kind) => (
        <g key={kind} class={kind}>
          {chart.crossed.map(({ name, d }) => (
            <path key={name} d={d} />
          ))}
        </g>
      ))}
    </>
  )
}

function Strait({ d, ends, badge: [x, y], cost }: ZoneMap['straits'][number]) {
  return (
    <g>
      <path d={d} class="strait casing-line" />
      <path d={d} class="strait" />
      {ends.map(([ex, ey]) => (
        <circle key={`${ex} ${ey}`} cx={ex} cy={ey} r="2.6" class="landing" />
      ))}
      <Cost x={x} y={y} cost={cost} />
    </g>
  )
}

function Cost({ x, y, cost }: { x: number; y: number; cost: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-8" y="-6.5" width="16" height="13" rx="3" class="strait-badge" />
      <text y="3.6" class="strait-cost">{`+${cost}`}</text>
    </g>
  )
}

function Lines() {
  return (
    <g aria-hidden="true">
      {chart.dioceses.flatMap(({ id, names }) =>
        names.map((name, i) => (
          <Curved
            key={name.d}
            id={`diocese-${id}-${i}`}
            kind={`diocese-name ${dioceses.get(id)?.half ?? ''}`}
            name={name}
          />
        )),
      )}
      {chart.seas.map(({ id, name }) => (
        <Curved key={id} id={`sea-${id}`} kind="sea-name" name={name} />
      ))}
      {chart.riverNames.map((name, i) => (
        <Curved key={name.d} id={`river-${i}`} kind="river-name" name={name} />
      ))}
      {chart.straits.map((strait) => (
        <Strait key={strait.d} {...strait} />
      ))}
      {chart.corners.map(([x, y]) => (
        <Corner key={x} x={x} y={y} />
      ))}
    </g>
  )
}

/** Four zones meet here and all border each other. */
function Corner({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} class="corner">
      <circle r="5" />
      <path d="M-2.5-2.5L2.5 2.5M2.5-2.5L-2.5 2.5" />
    </g>
  )
}

const STAR = 'M0-6.2L1.5-2.1L5.9-1.9L2.4.8L3.6 5L0 2.6L-3.6 5L-2.4.8L-5.9-1.9L-1.5-2.1z'

/** A disc for a town, a lozenge for a port, a star for an imperial capital; a capital that is a port has both. */
export function TownSign({ port, capital }: { port: boolean; capital: boolean }) {
  if (capital)
    return (
      <g class="town-sign capital">
        <path d="M0-8.2L8.2 0L0 8.2L-8.2 0z" class={port ? 'port' : 'seat'} />
        <path d={STAR} class="star" />
      </g>
    )
  return port ? (
    <path d="M0-4.8L4.8 0L0 4.8L-4.8 0z" class="town-sign port" />
  ) : (
    <g class="town-sign town">
      <circle r={type.sign} />
      <circle r="1.2" class="dot" />
    </g>
  )
}

function Label({ label: { lines, size, anchor, x, y }, kind }: { label: ZoneLabel; kind: string }) {
  return (
    <text class={kind} text-anchor={anchor} font-size={size} letter-spacing={`${type.spacing}em`}>
      {lines.map((line, i) => (
        <tspan key={line} x={x} y={y + i * size * type.lineHeight}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

function Numeral({ at: [x, y], zone }: { at: readonly [number, number]; zone: Zone }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={type.numeral - 1} class="numeral" stroke={`var(--zone-${landOf(zone)})`} />
      <text y="4.3" class="numeral-value">
        {/\d+$/.exec(zone.name)?.[0] ?? ''}
      </text>
    </g>
  )
}

/** A zone as printed: its number or its people's name, and its town. */
function Printed({ shape: { id, numeral, label, town } }: { shape: ZoneShape }) {
  const zone = zones.get(id)
  if (zone === undefined) return null
  const [data] = zone.towns
  return (
    <g>
      {numeral !== null && <Numeral at={numeral} zone={zone} />}
      {label !== null && <Label label={label} kind={`people-name ${zone.kind}`} />}
      {town !== null && data !== undefined && (
        <>
          <g transform={`translate(${town.at[0]} ${town.at[1]})`}>
            <TownSign port={data.port} capital={data.capital} />
          </g>
          <Label label={town.label} kind={data.capital ? 'town-name capital' : 'town-name'} />
        </>
      )}
    </g>
  )
}

function Boxes() {
  return (
    <>
      {chart.boxes.map(({ id, x, y, width, height, label, leader }) => (
        <g key={id}>
          <path d={leader} class="box-leader" />
          <rect x={x} y={y} width={width} height={height} rx="4" class="box" />
          <rect x={x + 2.5} y={y + 2.5} width={width - 5} height={height - 5} rx="2.5" class="box-line" />
          <text x={label.x} y={label.y} class="box-name" font-size={label.size}>
            {label.text}
          </text>
        </g>
      ))}
    </>
  )
}

/** In Latin, like all that is lettered on the map. */
const KEY: readonly (readonly [text: string, sign: ComponentChild])[] = [
  ['VRBS', <TownSign key="t" port={false} capital={false} />],
  ['PORTVS', <TownSign key="p" port={true} capital={false} />],
  ['SEDES IMPERII', <TownSign key="c" port={false} capital={true} />],
  [
    'FLVMEN +1',
    <g key="r">
      <path d="M-13 3Q-5-7 0 0T13-3" class="river-casing" />
      <path d="M-13 3Q-5-7 0 0T13-3" class="river-core" />
    </g>,
  ],
  [
    'FRETVM',
    <g key="s">
      <path d="M-14 0H14" class="strait casing-line" />
      <path d="M-14 0H14" class="strait" />
      <Cost x={0} y={0} cost={1} />
    </g>,
  ],
  ['ANGVLVS', <Corner key="k" x={0} y={0} />],
  [
    'INVIVM',
    <g key="i" class="knot">
      <Knot what="rock" />
    </g>,
  ],
]
/** Lines that part: the Empire from what is outside, and its halves. */
const LIMITS = [
  ['LIMES', 'bound-limes'],
  ['DIVISIO IMPERII', 'bound-half'],
] as const
const PARTS: readonly (readonly [text: string, tints: readonly string[]])[] = [
  ['OCCIDENS', ['hispaniae', 'galliae', 'viennensis', 'italia']],
  ['ORIENS', ['moesiae', 'thracia', 'asia', 'pontica']],
  ['GENTES', ['people']],
  ['PERSAE', ['realm']],
]

function Cartouche() {
  const { x, y, width } = vacant
  const row = (i: number) => 92 + i * 25
  return (
    <g transform={`translate(${x} ${y})`} class="cartouche">
      <rect width={width} height="282" rx="6" class="cartouche-sheet" />
      <rect x="5" y="5" width={width - 10} height="272" rx="4" class="cartouche-line" />
      <text x={width / 2} y="42" class="cartouche-title">
        VLTIMVS ROMANORVM
      </text>
      <text x={width / 2} y="62" class="cartouche-years">
        A · D · CDV – CDLXXVI
      </text>
      {KEY.map(([text, sign], i) => (
        <g key={text} transform={`translate(38 ${row(i)})`}>
          {sign}
          <text x="24" y="4" class="cartouche-text">
            {text}
          </text>
        </g>
      ))}
      {PARTS.map(([text, list], i) => (
        <g key={text} transform={`translate(238 ${row(i)})`}>
          {list.map((one, k) => (
            <g key={one}>
              <rect x={k * 15} y="-8" width="15" height="16" class="cartouche-ground" />
              <rect x={k * 15} y="-8" width="15" height="16" class="zone" fill={`var(--zone-${one})`} />
            </g>
          ))}
          <rect y="-8" width={list.length * 15} height="16" class="cartouche-line" />
          <text x="72" y="4" class="cartouche-text">
            {text}
          </text>
        </g>
      ))}
      {LIMITS.map(([text, kind], i) => (
        <g key={text} transform={`translate(238 ${row(PARTS.length + i)})`}>
          <path d="M0 2Q15-6 30 0T60-2" class={kind} />
          <text x="72" y="4" class="cartouche-text">
            {text}
          </text>
        </g>
      ))}
    </g>
  )
}

/** Where the marker of the Pax Romana lies. */
export const paxAt = [vacant.x + 290, vacant.y + 248] as const

const everything = { x: -400, y: -400, width: chart.view[2] + 800, height: chart.view[3] + 800 }

/** One and the same element always, so that nothing of it is ever looked at again. */
export const scenery = (
  <g class="scenery ultimus">
    <defs>
      <clipPath id="water">
        <path
          clip-rule="evenodd"
          d={`M${everything.x} ${everything.y}h${everything.width}v${everything.height}h${-everything.width}z${chart.land}`}
        />
      </clipPath>
    </defs>
    <Ground chart={chart} ashore={tints} afloat={<path d={chart.separations} class="separation" />}>
      <GreatRivers />
      <Mountains of={chart.relief} kind="heights" />
    </Ground>
    <Lines />
    <Boxes />
    <Cartouche />
  </g>
)

/** Numbers and names, above what is lit. One and the same element always, too. */
export const print = (
  <g class="print ultimus" aria-hidden="true">
    {chart.zones.map((shape) => (
      <Printed key={shape.id} shape={shape} />
    ))}
  </g>
)
