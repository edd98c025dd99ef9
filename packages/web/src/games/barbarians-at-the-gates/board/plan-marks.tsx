/** The plan of a big decision, drawn on the map: it can be taken back until a die is rolled or a card is shown. */
import type { View } from '@tabularium/barbarians-at-the-gates/shown'
import type { PlaceName, Point } from '../../../page/board/board-part.ts'
import { Icon } from '../../../page/board/counters/icon.tsx'
import type { PlanProps } from '../../../page/game-page.ts'
import { percentOf } from '../../../page/said.ts'
import { icons } from '../icons.ts'
import { sideOfPower } from '../sides.ts'
import { pointOf, radiusOf } from './chart.ts'
import { forceWith, standing } from './forces.ts'
import { type Attempt, type Gain, type Journey, type Plan, planOf } from './plan.ts'
import '../../../style/gates-plan.css'

/** How far before the middle of a space a way ends. */
const SHORT = 17
const HEAD = 'M9 0L-4-7.5L-1 0L-4 7.5z'

const at = ([x, y]: Point) => ({ '--x': `${x}px`, '--y': `${y}px` })

/** So far from `to` towards `from`. */
function before(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const share = Math.min(by / length, 0.6)
  return [to[0] + (from[0] - to[0]) * share, to[1] + (from[1] - to[1]) * share]
}

const turnOf = (from: Point, to: Point) => (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI

const middleOf = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

interface TrackProps extends Pick<Journey, 'way' | 'side'> {
  readonly isDashed?: boolean
}

/** A way through spaces, with its head before the last one. */
function Track({ way, side, isDashed = false }: TrackProps) {
  const points = way.map(pointOf)
  const [last, next] = [points.at(-1), points.at(-2)]
  if (last === undefined || next === undefined) return null
  const end = before(next, last, SHORT)
  const d = `M${[...points.slice(0, -1), end].map(([x, y]) => `${x} ${y}`).join('L')}`
  return (
    <g class={`plan-way ${side}`}>
      <path class="plan-casing" d={d} />
      <path class={isDashed ? 'plan-shaft dashed' : 'plan-shaft'} d={d} />
      <path class="plan-head" d={HEAD} transform={`translate(${end[0]} ${end[1]}) rotate(${turnOf(next, last)})`} />
    </g>
  )
}

/** Numbered in the order in which they set out. */
function Numbered({ journey: { way, side }, number }: { journey: Journey; number: number }) {
  const [from, to] = way.map(pointOf)
  if (from === undefined || to === undefined) return null
  return (
    <g class={`on-screen plan-number ${side}`} style={at(middleOf(from, to))}>
      <circle r="11" />
      <text y="4.6">{number}</text>
    </g>
  )
}

/** Under who could intercept. */
function Chance({ attempt: { leader, from, chance }, view }: { attempt: Attempt; view: View }) {
  const stands = standing(leader, view)
  const [x, y] = stands?.at ?? pointOf(from)
  return chance === null ? null : (
    <g class="on-screen plan-chance" style={at([x, y + (stands?.half[1] ?? 0)])}>
      <rect x="-21" y="-1" width="42" height="22" rx="11" />
      <text y="14.6">{percentOf(chance)}</text>
    </g>
  )
}

/** At the left of the counter, above the tick of what has changed. */
function Came({ gain: { place, power, cu }, view }: { gain: Gain; view: View }) {
  const force = forceWith(view, `${place} ${power}`) ?? null
  const [x, y] = force === null ? pointOf(place) : force.at
  const half = force === null ? radiusOf(place) : force.size / 2
  return (
    <g class={`on-screen plan-gain ${sideOfPower[power]}`} style={at([x - half, y - half * 0.15])}>
      <rect x="-20" y="-10" width="26" height="20" rx="10" />
      <text x="-7" y="4.8">
        +{cu}
      </text>
    </g>
  )
}

/** Swords where an attack waits. */
const Waits = ({ place }: { place: PlaceName }) => (
  <g class="on-screen plan-waits" style={at(pointOf(place))}>
    <circle r="14" />
    <Icon d={icons.attack} size={18} />
  </g>
)

/** A wagon beside the name of a tribe that has to move. */
function Due({ tribe, view }: { tribe: string; view: View }) {
  const stands = standing(tribe, view)
  if (stands === null) return null
  return (
    <g class="on-screen plan-due" style={at([stands.at[0] - stands.half[0], stands.at[1]])}>
      <circle r="11" cx="-9" />
      <Icon d={icons.migrate} size={14} x={-9} />
    </g>
  )
}

/** Whole where somebody has gone or has declared it, dashed where he could. */
function Ways({ journeys, attempts }: Pick<Plan, 'journeys' | 'attempts'>) {
  return (
    <g class="plan">
      {journeys.map(({ way, side }, i) => (
        <Track key={`${i} ${way.join()}`} way={way} side={side} />
      ))}
      {attempts.map(({ leader, from, to, side, chance }) => (
        <Track key={leader} way={[from, to]} side={side} isDashed={chance !== null} />
      ))}
    </g>
  )
}

export function PlanMarks({ view, session, layer }: PlanProps<View>) {
  const question = session.offered.value
  if (question === null) return null
  const plan = planOf(view, session.told.value, question)
  if (layer === 'under') return <Ways {...plan} />
  const { journeys, attempts, gains, due, waits } = plan
  return (
    <g class="plan">
      {journeys.map((journey, i) => (
        <Numbered key={`${i} ${journey.way.join()}`} journey={journey} number={i + 1} />
      ))}
      {attempts.map((attempt) => (
        <Chance key={attempt.leader} attempt={attempt} view={view} />
      ))}
      {gains.map((gain) => (
        <Came key={`${gain.place} ${gain.power}`} gain={gain} view={view} />
      ))}
      {due.map((tribe) => (
        <Due key={tribe} tribe={tribe} view={view} />
      ))}
      {waits !== null && <Waits place={waits} />}
    </g>
  )
}
