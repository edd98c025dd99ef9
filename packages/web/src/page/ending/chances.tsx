/** The reader's chances by turn, with the turns that mattered most. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Session } from '../session/session.ts'
import { endWords } from './words.ts'

/** What the reader's chances were at the end of a turn, and what happened in it. */
export interface Chance {
  readonly turn: number
  /** From 0 to 1. */
  readonly chance: number
  readonly words: string
  /** After how many actions the turn began. */
  readonly action?: number
}

/** Null: the table does not tell any. */
export type Chances = readonly Chance[] | null

/** A table may offer them; one that does not refuses the call. */
async function chancesOf(link: object): Promise<Chances> {
  const call: unknown = Reflect.get(link, 'chances')
  try {
    const told: unknown = typeof call === 'function' ? await call() : null
    return Array.isArray(told) && told.length > 1 ? told : null
  } catch {
    return null
  }
}

export function useChances({ link }: Session): Chances {
  const chances = useSignal<Chances>(null)
  useEffect(() => {
    void chancesOf(link).then((told) => (chances.value = told))
  }, [link])
  return chances.value
}

export interface TurningPoint extends Chance {
  /** By how much the chances fell, from 0 to 1. */
  readonly fall: number
}

const MOST = 3
/** Less than this is no turning point. */
const LEAST = 0.05

/** The largest drops, in the order in which they came. */
export function turningPoints(chances: readonly Chance[]): readonly TurningPoint[] {
  return chances
    .map((each, i) => ({ ...each, fall: (chances[i - 1]?.chance ?? each.chance) - each.chance }))
    .filter(({ fall }) => fall >= LEAST)
    .sort((a, b) => b.fall - a.fall)
    .slice(0, MOST)
    .sort((a, b) => a.turn - b.turn)
}

const [WIDTH, HEIGHT, LEFT, FOOT] = [690, 250, 44, 34]

export function ChancesChart({ chances }: { chances: readonly Chance[] }) {
  const w = endWords()
  const first = chances[0]?.turn ?? 1
  const last = Math.max(first + 1, chances.at(-1)?.turn ?? 2)
  const x = (turn: number) => LEFT + ((turn - first) * (WIDTH - 60)) / (last - first)
  const y = (chance: number) => HEIGHT - FOOT - chance * (HEIGHT - 56)
  const path = chances.map(({ turn, chance }, i) => `${i === 0 ? 'M' : 'L'}${x(turn)},${y(chance)}`).join('')
  const step = Math.max(1, Math.ceil((last - first) / 4))
  const ticks = chances.filter((_, i) => i % step === 0)
  return (
    <svg class="chances" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={w.yourChances}>
      {[0, 0.25, 0.5, 0.75, 1].map((level) => (
        <g key={level}>
          <path class="grid" d={`M${LEFT},${y(level)}H${WIDTH - 14}`} />
          <text class="axis end" x={LEFT - 8} y={y(level) + 4}>
            {level * 100}%
          </text>
        </g>
      ))}
      {ticks.map(({ turn }) => (
        <text key={turn} class="axis middle" x={x(turn)} y={HEIGHT - 3}>
          {turn === first ? w.turn(turn) : turn}
        </text>
      ))}
      <path class="under" d={`${path}L${x(last)},${y(0)}L${x(first)},${y(0)}z`} />
      <path class="over" d={path} />
      {turningPoints(chances).map(({ turn, chance }, i) => (
        <g key={turn}>
          <path class="drop" d={`M${x(turn)},24V${HEIGHT - FOOT}`} />
          <circle cx={x(turn)} cy={y(chance)} r="12" />
          <text class="number" x={x(turn)} y={y(chance) + 4.5}>
            {i + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}

export function TurningPoints({ chances }: { chances: readonly Chance[] }) {
  return (
    <section>
      <h3>{endWords().turningPoints}</h3>
      <ol class="points">
        {turningPoints(chances).map(({ turn, words, fall }) => (
          <li key={turn}>
            <span>{words}</span> <b>−{Math.round(fall * 100)}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}
