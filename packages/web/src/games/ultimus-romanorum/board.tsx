/** The board of Ultimus Romanorum: the map, the counters on it, and what can be done where. */
import { useSignal } from '@preact/signals'
import type { Language } from '@tabularium/engine'
import { type Counter, type Held, isLeader, nameOf, strength, type View } from '@tabularium/ultimus-romanorum/shown'
import { useRef } from 'preact/hooks'
import type { Point } from '../../../map/format.ts'
import { Chart } from '../../page/chart.tsx'
import type { BoardProps, Spot } from '../../page/game-page.ts'
import { memo } from '../../page/memo.ts'
import { Places } from '../../page/places.tsx'
import '../../style/areas.css'
import '../../style/zones.css'
import { catalogues } from './catalogues.ts'
import { Fleet, Marker, Stack } from './counters.tsx'
import { Fan, type Sight, sightOf } from './fan.tsx'
import { heldIn, NOTHING } from './held.ts'
import { chart, paxAt, print, scenery } from './old-scenery.tsx'

/** Where counters of a place stand: those of both camps side by side, those of one in the middle. */
interface Stand {
  readonly roman: Point
  readonly barbarian: Point
  readonly middle: Point
  readonly leader: string | null
  /** Of fleets in a port. */
  readonly quay: Point
}

const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
const STEP = chart.type.side / 2
const HALF = chart.type.stack / 2

/** One spot, for a sea or a box. Who is aboard a fleet stands beside it. */
function single([x, y]: Point, fleet = 0): Stand {
  const at = x + fleet
  return { roman: [at - STEP, y], barbarian: [at + STEP, y], middle: [at, y], leader: null, quay: [x - fleet, y] }
}

const stands = new Map<Spot, Stand>([
  ...chart.zones.map(({ id, roman, barbarian, town, heart }): [Spot, Stand] => [
    id,
    { roman, barbarian, middle: between(roman, barbarian), leader: null, quay: town?.quay ?? town?.at ?? heart },
  ]),
  ...chart.seas.map(({ id, spot }): [Spot, Stand] => [id, single(spot, 16)]),
  ...chart.boxes.map(({ id, spot }): [Spot, Stand] => [`${id}-box`, single(spot)]),
])
const outlines = new Map(chart.zones.map(({ id, outline }) => [id, outline]))
const waters = new Map(chart.seas.map(({ id, outline }) => [id, outline]))
const boxes = new Map(chart.boxes.map((box) => [`${box.id}-box`, box]))
const hearts = new Map(chart.zones.map(({ id, heart }) => [id, heart]))

const heartOf = (spot: Spot): Point =>
  hearts.get(spot) ?? stands.get(spot)?.middle ?? [chart.view[2] / 2, chart.view[3] / 2]

const moved = ([x, y]: Point) => `translate(${x} ${y})`
const MARKER = 16

const Lying = memo(({ stand, held }: { stand: Stand; held: Held }) => {
  const both = held.roman.length > 0 && held.barbarian.length > 0
  const [x, y] = stand.middle
  const isEmpty = held.roman.length + held.barbarian.length === 0
  return (
    <g>
      {stand.leader !== null && !isEmpty && <path d={stand.leader} class="leader" />}
      {(['barbarian', 'roman'] as const).map((camp) => (
        <g key={camp} class="piece" transform={moved(both ? stand[camp] : stand.middle)}>
          <Stack counters={held[camp]} camp={camp} />
        </g>
      ))}
      {held.fleets.map(({ id, camp, moved: rests }, i) => (
        <g key={id} transform={moved([stand.quay[0] + i * 24, stand.quay[1]])}>
          <Fleet camp={camp} moved={rests} />
        </g>
      ))}
      {held.markers.map(({ kind, people }, i) => (
        <Marker
          key={`${kind} ${people ?? ''}`}
          kind={kind}
          x={x + (i - (held.markers.length - 1) / 2) * MARKER}
          y={isEmpty ? y : y - chart.type.stack / 2 - 5}
        />
      ))}
    </g>
  )
})

function drawPlace(spot: Spot, shown: boolean) {
  const box = boxes.get(spot)
  if (box !== undefined) {
    const { x, y, width, height } = box
    return (
      <>
        <rect x={x} y={y} width={width} height={height} rx="4" class="target" />
        {shown && <rect x={x} y={y} width={width} height={height} rx="4" class="ring" />}
      </>
    )
  }
  const water = waters.get(spot)
  const outline = water ?? outlines.get(spot)
  if (outline === undefined) return null
  return (
    <>
      <path d={outline} class="target" />
      {water === undefined && <Beside spot={spot} />}
      {shown && (
        <g clip-path={water === undefined ? 'url(#land)' : 'url(#water)'} class="shown">
          <path d={outline} class="casing" />
          <path d={outline} class={water === undefined ? 'ring' : 'ring open-water'} />
        </g>
      )}
    </>
  )
}

/** A stack that stands beside its zone belongs to it. */
function Beside({ spot }: { spot: Spot }) {
  const stand = stands.get(spot)
  if (stand === undefined || stand.leader === null) return null
  const [x, y] = stand.middle
  return <rect class="target" x={x - HALF} y={y - HALF} width={2 * HALF} height={2 * HALF} />
}

const allSpots: readonly Spot[] = [
  ...chart.seas.map(({ id }) => id),
  ...chart.zones.map(({ id }) => id),
  ...chart.boxes.map(({ id }) => `${id}-box`),
]

/** What lies in a place, for those who cannot see it. */
function content(held: Held, language: Language): string {
  const w = catalogues[language]
  const count = (counters: readonly Counter[]): [number, number, number] => {
    const leaders = counters.filter(isLeader).length
    return [leaders, counters.length - leaders, strength(counters)]
  }
  const parts = [
    held.roman.length > 0 && w.romans(...count(held.roman)),
    held.barbarian.length > 0 && w.barbarians(...count(held.barbarian)),
    held.fleets.length > 0 && w.fleets(held.fleets.length),
    ...held.markers.map(({ kind }) => w.markers[kind] ?? kind),
  ]
  return parts.filter((part) => part !== false).join('; ')
}

interface Pointed {
  readonly spot: Spot
  readonly sight: Sight
}

export function Board(props: BoardProps<View>) {
  const { view, language, lit, onPoint } = props
  const layer = useRef<SVGGElement>(null)
  const chosen = useSignal<Pointed | null>(null)
  const pointed = chosen.value
  const all = heldIn(view)
  const heldAt = (spot: Spot) => all.get(spot) ?? NOTHING
  const point = (spot: Spot | null) => {
    const sight = spot === null ? null : sightOf(layer.current)
    if (spot !== pointed?.spot) chosen.value = spot === null || sight === null ? null : { spot, sight }
    onPoint(spot)
  }
  const fanned = pointed === null ? NOTHING : heldAt(pointed.spot)
  return (
    <Chart
      width={chart.view[2]}
      height={chart.view[3]}
      focus={lit.map(heartOf)}
      label={catalogues[language].board}
      scenery={scenery}
    >
      <g class="areas">
        <Places
          {...props}
          onPoint={point}
          spots={allSpots}
          words={(spot) => [nameOf(spot), content(heldAt(spot), language)]}
          draw={drawPlace}
        />
      </g>
      {print}
      <g class="counters ultimus" aria-hidden="true" ref={layer}>
        {allSpots.map((spot) => {
          const stand = stands.get(spot)
          return stand === undefined ? null : <Lying key={spot} stand={stand} held={heldAt(spot)} />
        })}
        {view.paxRomana === true && (
          <>
            <Marker kind="pax-romana" x={paxAt[0]} y={paxAt[1]} scale={1.6} />
            <text x={paxAt[0] + 20} y={paxAt[1] + 4} class="pax-name">
              PAX ROMANA
            </text>
          </>
        )}
        {pointed !== null && fanned.roman.length + fanned.barbarian.length > 0 && (
          <Fan
            place={pointed.spot}
            held={fanned}
            at={stands.get(pointed.spot)?.middle ?? [0, 0]}
            sight={pointed.sight}
          />
        )}
      </g>
    </Chart>
  )
}
