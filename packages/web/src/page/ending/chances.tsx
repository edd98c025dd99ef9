/** How the chances went, turn by turn, and where they turned. */
import { useSignal } from '@preact/signals'
import type { Chances, TurningPoint } from '@tabularium/bots'
import type { Seat } from '@tabularium/engine'
import type { Line } from '@tabularium/engine/room'
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { lookAt } from '../session/looking-back.ts'
import type { Session } from '../session/session.ts'
import { language } from '../settings.ts'
import { endWords } from './words.ts'

/** Null: nobody can tell, or it is not known yet. */
export function useChances({ link }: Session, isOver: boolean, seat: Seat): Chances | null {
  const chances = useSignal<Chances | null>(null)
  useEffect(() => {
    if (!isOver) return
    link.chances(seat).then(
      (told) => (chances.value = told !== null && told.points.length > 1 ? told : null),
      // The end is told without them.
      () => {},
    )
  }, [link, isOver, seat, language.value])
  return chances.value
}

/** How many turning points are numbered. */
const MOST = 3

/** The largest changes, in the order in which they came. */
export const turningPoints = ({ turns }: Chances): readonly TurningPoint[] =>
  [...turns]
    .sort((a, b) => Math.abs(b.after - b.chance) - Math.abs(a.after - a.chance))
    .slice(0, MOST)
    .sort((a, b) => a.action - b.action)

const [LEFT, FOOT] = [44, 34]

/** How wide it is on the screen: its letters keep their size. */
function useWidth(drawn: RefObject<SVGSVGElement | null>): number {
  const width = useSignal(690)
  useLayoutEffect(() => {
    const look = () => (width.value = drawn.current?.clientWidth || width.value)
    look()
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }, [])
  return width.value
}

/** The last point is how it ended. */
function pathOf({ points, turns }: Chances): readonly { readonly turn: number; readonly chance: number }[] {
  const last = points.at(-1)
  const end = turns.at(-1)
  return last === undefined ? [] : [...points, { turn: last.turn + 1, chance: end?.after ?? last.chance }]
}

export function ChancesChart({ chances, words }: { chances: Chances; words: string }) {
  const w = endWords()
  const drawn = useRef<SVGSVGElement>(null)
  const wide = useWidth(drawn)
  const high = Math.max(190, Math.min(250, wide * 0.4))
  const points = pathOf(chances)
  const first = points[0]?.turn ?? 1
  const last = Math.max(first + 1, points.at(-1)?.turn ?? 2)
  const x = (turn: number) => LEFT + ((turn - first) * (wide - 60)) / (last - first)
  const y = (chance: number) => high - FOOT - chance * (high - 56)
  const path = points.map(({ turn, chance }, i) => `${i === 0 ? 'M' : 'L'}${x(turn)},${y(chance)}`).join('')
  const step = Math.max(1, Math.ceil((last - first) / 5))
  return (
    <svg ref={drawn} class="chances" viewBox={`0 0 ${wide} ${high}`} role="img" aria-label={words}>
      {[0, 0.25, 0.5, 0.75, 1].map((level) => (
        <g key={level}>
          <path class="grid" d={`M${LEFT},${y(level)}H${wide - 14}`} />
          <text class="axis end" x={LEFT - 8} y={y(level) + 4}>
            {level * 100}%
          </text>
        </g>
      ))}
      {points
        .filter((_, i) => i % step === 0 && i < points.length - 1)
        .map(({ turn }) => (
          <text key={turn} class="axis middle" x={x(turn)} y={high - 3}>
            {turn === first ? w.turn(turn) : turn}
          </text>
        ))}
      <path class="under" d={`${path}L${x(last)},${y(0)}L${x(first)},${y(0)}z`} />
      <path class="over" d={path} />
      {turningPoints(chances).map(({ turn, action }, i, all) => {
        // Two in one turn stand side by side.
        const middle = x(turn) + all.slice(0, i).filter((before) => before.turn === turn).length * 26
        const at = y(points.find((point) => point.turn === turn)?.chance ?? 0)
        return (
          <g key={action}>
            <path class="drop" d={`M${x(turn)},24V${high - FOOT}`} />
            <circle cx={middle} cy={at} r="12" />
            <text class="number" x={middle} y={at + 4.5}>
              {i + 1}
            </text>
          </g>
        )
      })}
      <text class="title" x={x(first) + 12} y={16}>
        {words}
      </text>
    </svg>
  )
}

const signed = (share: number): string => `${share < 0 ? '−' : '+'}${Math.round(Math.abs(share) * 100)}`

/** How many things are told of one of them. */
const TOLD = 3

/** What mattered most of what happened then; of a choice with which nothing happened, what was chosen. */
function storyOf({ lines, telling }: Session, { action, last, luck, words, deed }: TurningPoint): readonly string[] {
  const weight = ({ event }: Line) => telling.value.weight(event)
  const heaviest = lines.value
    .filter((line) => line.action >= action && line.action <= last && weight(line) > 0)
    .filter(({ words: said }, i, all) => all.findIndex((other) => other.words === said) === i)
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, TOLD)
  if (heaviest.length === 0) return luck ? words : [`${deed}.`]
  return lines.value.filter((line) => heaviest.includes(line)).map((line) => line.words)
}

/** Each leads to its moment in the replay. */
export function TurningPoints({ chances, session }: { chances: Chances; session: Session }) {
  const w = endWords()
  return (
    <section>
      <h3>{w.turningPoints}</h3>
      <ol class="turning-points">
        {turningPoints(chances).map((point, i) => (
          <li key={point.action}>
            <button type="button" onClick={() => void lookAt(session, point.action)}>
              <i aria-hidden="true">{i + 1}</i>
              <strong>{w.pointAt(point.turn, point.luck)}</strong>
              <b class="number">{signed(point.after - point.chance)}</b>
              <span>
                {storyOf(session, point).join(' ')}
                {point.instead !== null && ` ${w.instead(point.instead)}`}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
