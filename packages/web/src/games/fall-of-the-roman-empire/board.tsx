/** The board of The Fall of the Roman Empire: the map, the counters on it, and what can be done where. */
import type { Language } from '@tabularium/engine'
import { nameOf, type Stand, standAt, type View } from '@tabularium/fall-of-the-roman-empire/shown'
import type { AreaShape, Point, SpotShape } from '../../../map/format.ts'
import { Chart } from '../../page/chart.tsx'
import type { BoardProps, Spot } from '../../page/game-page.ts'
import { memo } from '../../page/memo.ts'
import { Places } from '../../page/places.tsx'
import '../../style/areas.css'
import { catalogues } from './catalogues.ts'
import { chart, print, scenery } from './scenery.tsx'

const shapes = new Map(chart.areas.map((area) => [area.id, area]))
const { spot: SIDE, work: WORK } = chart.type
const COUNTER = SIDE - 6

/** Where an area is looked for. */
const heart = (spot: Spot): Point => shapes.get(spot)?.heart ?? [chart.view[2] / 2, chart.view[3] / 2]

function Square({ kind, x = 0, y = 0 }: { kind: string; x?: number; y?: number }) {
  return <rect class={kind} x={x - COUNTER / 2} y={y - COUNTER / 2} width={COUNTER} height={COUNTER} rx="3" />
}

/** A row of small signs along the upper edge of a stack: Legions, or Cavalry; those that have moved are dim. */
function Signs({ d, number, moved }: { d: string; number: number; moved: number }) {
  const scale = number > 3 ? 1 : 1.4
  return (
    <>
      {Array.from({ length: number }, (_, i) => (
        <path
          key={i}
          d={d}
          class={i < moved ? 'sign-of moved' : 'sign-of'}
          transform={`translate(${(i - (number - 1) / 2) * 7 * scale} ${-13 + scale}) scale(${scale})`}
        />
      ))}
    </>
  )
}

const STANDARD = 'M-3-5H3V-1H1V6H-1V-1H-3z'
const HORSE = 'M-3 5V1L-1-4L0-5L3-2L2 0L1-1V5z'

interface StackProps {
  readonly side: 'roman' | 'barbarian'
  readonly place: SpotShape
  readonly forces: number
  readonly movedForces: number
  /** Legions, or Cavalry. */
  readonly others: number
  readonly movedOthers: number
}

function Stack({ side, place, forces, movedForces, others, movedOthers }: StackProps) {
  if (forces + others === 0) return null
  const [x, y] = place.at
  const rests = movedForces + movedOthers >= forces + others
  return (
    <g>
      {place.leader !== null && <path d={place.leader} class="leader" />}
      <g class={`stack ${side}${rests ? ' rests' : ''}`} transform={`translate(${x} ${y})`}>
        {forces + others > 1 && <Square kind="counter" x={3} y={3} />}
        <Square kind="counter" x={-1} y={-1} />
        <g transform="translate(-1 -1)">
          <Signs d={side === 'roman' ? STANDARD : HORSE} number={others} moved={movedOthers} />
          {forces > 0 && (
            <text class="stack-count" y={others > 0 ? 13 : 6}>
              {forces}
            </text>
          )}
          {movedForces > 0 && !rests && (
            <text class="stack-moved" x="11" y="15">
              {movedForces}›
            </text>
          )}
        </g>
      </g>
    </g>
  )
}

function Work({ at: [x, y], kind }: { at: Point; kind: 'fort' | 'wall' }) {
  const half = WORK / 2
  return (
    <g class={`work ${kind}`} transform={`translate(${x} ${y})`}>
      <rect x={-half} y={-half} width={WORK} height={WORK} rx="2" />
      <path
        d={kind === 'fort' ? 'M-6 6V-5H-3V-2H-1.5V-5H1.5V-2H3V-5H6V6z' : 'M-7-5H7M-7 0H7M-7 5H7M-2-5V0M3 0V5M-4 0V5'}
      />
    </g>
  )
}

const Counters = memo(({ shape, stand }: { shape: AreaShape; stand: Stand }) => (
  <g>
    {stand.fort === true && <Work at={shape.fort} kind="fort" />}
    {stand.wall === true && <Work at={shape.wall} kind="wall" />}
    <Stack
      side="roman"
      place={shape.roman}
      forces={stand.forces ?? 0}
      movedForces={stand.movedForces ?? 0}
      others={stand.legions ?? 0}
      movedOthers={stand.movedLegions ?? 0}
    />
    <Stack
      side="barbarian"
      place={shape.barbarian}
      forces={stand.barbarianForces ?? 0}
      movedForces={stand.movedBarbarianForces ?? 0}
      others={stand.cavalry ?? 0}
      movedOthers={stand.movedCavalry ?? 0}
    />
  </g>
))

function Beside({ place: { at, leader } }: { place: SpotShape }) {
  return leader === null ? null : (
    <rect class="target" x={at[0] - SIDE / 2} y={at[1] - SIDE / 2} width={SIDE} height={SIDE} />
  )
}

function drawArea(spot: Spot, shown: boolean) {
  const shape = shapes.get(spot)
  if (shape === undefined) return null
  return (
    <>
      <path d={shape.outline} class="target" />
      <Beside place={shape.roman} />
      <Beside place={shape.barbarian} />
      {shown && (
        <g clip-path="url(#land)" class="shown">
          <path d={shape.outline} class="casing" />
          <path d={shape.outline} class="ring" />
        </g>
      )}
    </>
  )
}

const allSpots: readonly Spot[] = chart.areas.map(({ id }) => id)

/** What stands in an area, for those who cannot see it. */
function content(stand: Stand, language: Language): string {
  const w = catalogues[language]
  const { legions = 0, forces = 0, barbarianForces = 0, cavalry = 0, fort = false, wall = false } = stand
  const parts = [
    legions > 0 && w.legions(legions),
    forces > 0 && w.romanForces(forces),
    fort && w.fort,
    wall && w.wall,
    barbarianForces > 0 && w.barbarianForces(barbarianForces),
    cavalry > 0 && w.cavalry(cavalry),
  ]
  return parts.filter((part) => part !== false).join(', ')
}

export function Board(props: BoardProps<View>) {
  const { view, language, lit } = props
  return (
    <Chart
      width={chart.view[2]}
      height={chart.view[3]}
      focus={lit.map(heart)}
      label={catalogues[language].board}
      scenery={scenery}
    >
      <g class="areas">
        <Places
          {...props}
          spots={allSpots}
          words={(spot) => [nameOf(spot), content(standAt(view, spot), language)]}
          draw={drawArea}
        />
      </g>
      {print}
      <g class="counters" aria-hidden="true">
        {chart.areas.map((shape) => (
          <Counters key={shape.id} shape={shape} stand={standAt(view, shape.id)} />
        ))}
      </g>
    </Chart>
  )
}
