/** The printed board: what never changes during a game. Drawn once. */
import { board, seas } from '@tabularium/tetrarchia/shown'
import { Halo } from '../../../page/board/counters/lettering.tsx'
import { Curved, Ground, Mountains } from '../../../page/scenery.tsx'
import { chart } from './chart.ts'

const slug = (region: string) => region.toLowerCase().replaceAll(' ', '-')

const separations = chart.separations.map(({ d }) => <path key={d} d={d} class="separation" />)

const tints = (
  <>
    {chart.regions.map(({ id, area }) => (
      <path key={id} d={area} class="region" style={{ fill: `var(--region-${slug(id)})` }} />
    ))}
    <path d={chart.borders.province} class="border-province" />
    <path d={chart.borders.region} class="border-region" />
    <path d={chart.borders.outer} class="border-outer" />
  </>
)

/** Names of seas and regions, under the links. */
function Lands() {
  return (
    <g class="names">
      {chart.seas.map(({ id, name }) => (
        <Curved key={id} id={`sea-${id}`} kind="sea-name" name={{ ...name, text: seas.get(id)?.name ?? id }} />
      ))}
      {chart.regions.map(({ id, name }) => (
        <Halo key={id} at={[name.x, name.y]} lines={name.lines} kind="region-name" size={13} />
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
const ways = chart.links.map((link) => link.d).join('')

function Links() {
  return (
    <g class="links">
      <path d={ways} class="link-casing" />
      <path d={ways} class="link" />
      <path d={gaps.map((at) => turned(at, [-5, 0], [5, 0, 1])).join('')} class="gap" />
      <path d={gaps.map((at) => turned(at, [-3.2, -7], [-3.2, 7, 1], [3.2, -7], [3.2, 7, 1])).join('')} class="bars" />
      <path
        d={chart.arrows.map(({ at }) => turned(at, [-4.5, -4.5], [5, 0, 1], [-4.5, 4.5, 1], [-2, 0, 1])).join('')}
        class="path-arrow letters-close"
      />
    </g>
  )
}

const numerals = new Map(board.regions.map(({ id, numeral }) => [id, numeral ?? '']))

/** What the dice call it: region and number. Only near, since no decision needs it. */
function Tags() {
  return (
    <g class="letters-close">
      {board.provinces.map(({ id, region, number }) => {
        const tag = chart.provinces.find((province) => province.id === id)?.tag ?? null
        if (tag === null || number === null) return null
        return (
          <Halo key={id} at={[tag[0], tag[1] - 4]} lines={[`${numerals.get(region)}·${number}`]} kind="tag" size={12} />
        )
      })}
    </g>
  )
}

const LEVELS = ['wide', 'middle', 'close'] as const

/** The names, placed for each of three sizes that lettering can have on the map. */
export function Lettering() {
  return (
    <g class="names tetrarchia" aria-hidden="true">
      <Tags />
      {LEVELS.flatMap((level) =>
        chart.provinces.map(({ id, kind, labels }) => {
          const { lines, anchor, x, y } = labels[level]
          const outer = kind === 'border' ? 'place outer' : 'place'
          return <Halo key={`${level} ${id}`} at={[x, y]} lines={lines} anchor={anchor} kind={outer} level={level} />
        }),
      )}
    </g>
  )
}

export function Scenery() {
  return (
    <g class="scenery tetrarchia" aria-hidden="true">
      <Ground chart={chart} afloat={separations} ashore={tints}>
        <Mountains of={chart.relief} kind="heights" />
      </Ground>
      <Lands />
      <Links />
    </g>
  )
}
