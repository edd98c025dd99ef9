/** How the chances went, turn by turn, and where they turned. */
import { useSignal } from '@preact/signals'
import type { Chances, TurningPoint } from '@tabularium/bots'
import type { Seat } from '@tabularium/engine'
import { useEffect } from 'preact/hooks'
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

const [WIDTH, HEIGHT, LEFT, FOOT] = [690, 250, 44, 34]

/** The last point is how it ended. */
function pathOf({ points, turns }: Chances): readonly { readonly turn: number; readonly chance: number }[] {
  const last = points.at(-1)
  const end = turns.at(-1)
  return last === undefined ? [] : [...points, { turn: last.turn + 1, chance: end?.after ?? last.chance }]
}

export function ChancesChart({ chances, words }: { chances: Chances; words: string }) {
  const w = endWords()
  const points = pathOf(chances)
  const first = points[0]?.turn ?? 1
  const last = Math.max(first + 1, points.at(-1)?.turn ?? 2)
  const x = (turn: number) => LEFT + ((turn - first) * (WIDTH - 60)) / (last - first)
  const y = (chance: number) => HEIGHT - FOOT - chance * (HEIGHT - 56)
  const path = points.map(({ turn, chance }, i) => `${i === 0 ? 'M' : 'L'}${x(turn)},${y(chance)}`).join('')
  const step = Math.max(1, Math.ceil((last - first) / 5))
  return (
    <svg class="chances" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words}>
      {[0, 0.25, 0.5, 0.75, 1].map((level) => (
        <g key={level}>
          <path class="grid" d={`M${LEFT},${y(level)}H${WIDTH - 14}`} />
          <text class="axis end" x={LEFT - 8} y={y(level) + 4}>
            {level * 100}%
          </text>
        </g>
      ))}
      {points
        .filter((_, i) => i % step === 0 && i < points.length - 1)
        .map(({ turn }) => (
          <text key={turn} class="axis middle" x={x(turn)} y={HEIGHT - 3}>
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
            <path class="drop" d={`M${x(turn)},24V${HEIGHT - FOOT}`} />
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

/** Each leads to its moment in the replay. */
export function TurningPoints({ chances, session }: { chances: Chances; session: Session }) {
  const w = endWords()
  return (
    <section>
      <h3>{w.turningPoints}</h3>
      <ol class="points">
        {turningPoints(chances).map(({ turn, action, words, chance, after, luck, instead }) => (
          <li key={action}>
            <button type="button" onClick={() => void lookAt(session, action)}>
              <b class="number">{signed(after - chance)}</b>
              <strong>{w.pointAt(turn, luck)}</strong> {words.join(' ')}
              {instead !== null && ` ${w.instead(instead)}`}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
