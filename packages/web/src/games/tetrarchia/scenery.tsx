/** The printed board: what never changes during a game. Drawn once. */

import { board, type EmperorName, seas } from '@tabularium/tetrarchia/shown'
import type { BoardMap } from '../../../map/format.ts'
import mapText from '../../../map/tetrarchia.map.json?raw'
import { Curved, Ground, Mountains } from '../../page/scenery.tsx'

export const chart: BoardMap = JSON.parse(mapText)

const slug = (region: string) => region.toLowerCase().replaceAll(' ', '-')
const tint = (region: string) => `var(--region-${slug(region)})`

export const regionOf = new Map(board.provinces.map((p) => [p.id, p.region]))
export const initials: Record<EmperorName, string> = { diocletian: 'D', galerius: 'G', constantius: 'C', maximian: 'M' }

const separations = chart.separations.map(({ d }) => <path key={d} d={d} class="separation" />)

const tints = (
  <>
    {chart.regions.map((region) => (
      <path key={region.id} d={region.area} class="region" fill={tint(region.id)} />
    ))}
    {chart.regions.map(
      (region) =>
        region.march !== null && <path key={region.id} d={region.march} fill={`url(#march-${slug(region.id)})`} />,
    )}
    <path d={chart.borders.province} class="border-province" />
    <path d={chart.borders.region} class="border-region" />
    <path d={chart.borders.outer} class="border-outer" />
  </>
)

/** The fading tint of the lands beyond the border. */
function Marches() {
  return (
    <defs>
      {board.regions.map((region) => {
        const border = chart.provinces.find((p) => p.id === region.border)
        return (
          border !== undefined && (
            <radialGradient
              key={region.id}
              id={`march-${slug(region.id)}`}
              gradientUnits="userSpaceOnUse"
              cx={border.at[0]}
              cy={border.at[1]}
              r="115"
              style={{ color: tint(region.id) }}
            >
              <stop offset="0" stop-color="currentColor" stop-opacity="0.5" />
              <stop offset="1" stop-color="currentColor" stop-opacity="0" />
            </radialGradient>
          )
        )
      })}
    </defs>
  )
}

function Names() {
  const { type } = chart
  return (
    <g class="names" aria-hidden="true">
      {chart.regions.map(({ id, name }) => (
        <text key={id} class="region-name" font-size={type.region} letter-spacing={`${type.regionSpacing}em`}>
          {name.lines.map((line, i) => (
            <tspan key={line} x={name.x} y={name.y + i * type.region * 1.2}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
      {chart.seas.map(({ id, name }) => (
        <Curved key={id} id={`sea-${id}`} kind="sea-name" name={{ ...name, text: seas.get(id)?.name ?? id }} />
      ))}
    </g>
  )
}

/** Strokes around a place, turned to lie along a link there. A drawing that is moved costs each frame more than one that is made in its place. */
function turned([x, y, degrees]: readonly [number, number, number], ...strokes: (readonly number[])[]): string {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const points = strokes.map(([a, b, go]) => `${go ? 'L' : 'M'}${x + a * cos - b * sin} ${y + a * sin + b * cos}`)
  return points.join('')
}

const gaps = chart.links.flatMap(({ gap }) => (gap === null ? [] : [gap]))

function Links() {
  const ways = chart.links.map((link) => link.d).join('')
  return (
    <g class="links">
      <path d={ways} class="link-casing" />
      <path d={ways} class="link" />
      <path d={gaps.map((at) => turned(at, [-2.6, 0], [2.6, 0, 1])).join('')} class="gap" />
      <path d={gaps.map((at) => turned(at, [-3, -6.5], [-3, 6.5, 1], [3, -6.5], [3, 6.5, 1])).join('')} class="bars" />
      <path
        d={chart.arrows.map(({ at }) => turned(at, [-4.5, -4.5], [5, 0, 1], [-4.5, 4.5, 1], [-2, 0, 1])).join('')}
        class="arrow"
      />
    </g>
  )
}

/** A province as printed: its disc, coordinates, capital and name. */
function Disc({ id }: { id: string }) {
  const shape = chart.provinces.find((p) => p.id === id)
  const data = board.provinces.find((p) => p.id === id)
  if (shape === undefined || data === undefined) return null
  const [x, y] = shape.at
  const numeral = board.regions.find((r) => r.id === data.region)?.numeral ?? ''
  return (
    <g>
      <circle cx={x} cy={y} r={chart.disc} class={`disc ${shape.kind}`} style={{ stroke: tint(data.region) }} />
      <circle cx={x} cy={y} r={chart.disc - 2.5} class="disc-line" />
      {data.capital !== null && <Capital x={x} y={y} emperor={data.capital.emperor} />}
      {shape.tag !== null && (
        <g class="tag">
          <rect
            x={shape.tag[0] - chart.type.tag[0] / 2}
            y={shape.tag[1] - chart.type.tag[1] / 2}
            width={chart.type.tag[0]}
            height={chart.type.tag[1]}
            rx="5"
            style={{ fill: `color-mix(in srgb, ${tint(data.region)} 62%, #2a1a08)` }}
          />
          <text x={shape.tag[0]} y={shape.tag[1] + 3}>
            {numeral}·{data.number}
          </text>
        </g>
      )}
      <text
        class={shape.kind === 'border' ? 'label outer' : 'label'}
        font-size={chart.type.label}
        letter-spacing={`${chart.type.labelSpacing}em`}
        text-anchor={shape.label.anchor}
      >
        {shape.label.lines.map((line, i) => (
          <tspan key={line} x={shape.label.x} y={shape.label.y + i * chart.type.lineHeight}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  )
}

function Capital({ x, y, emperor }: { x: number; y: number; emperor: string }) {
  const initial = emperor === 'any' ? '★' : (initials[emperor as EmperorName] ?? '')
  return (
    <g class={`capital ${emperor}`}>
      <circle cx={x} cy={y} r="11" />
      <text x={x} y={y + 4}>
        {initial}
      </text>
    </g>
  )
}

/** One and the same element always, so that nothing of it is ever looked at again. */
export const scenery = (
  <g class="scenery">
    <Marches />
    <Ground chart={chart} afloat={separations} ashore={tints}>
      <Mountains of={chart.relief} kind="heights" />
    </Ground>
    <Names />
    <Links />
    <g aria-hidden="true">
      {chart.provinces.map((p) => (
        <Disc key={p.id} id={p.id} />
      ))}
    </g>
  </g>
)
