/** What the scripts that measure bots share. */
import { cpus } from 'node:os'
import type { AnyGame, Bot, Json, View } from '@tabularium/engine'

export const list = (text: string) => text.split(',').filter((item) => item !== '')

export const machine = () => `${cpus()[0].model}, Node ${process.version}`

/** Milliseconds of CPU time, which other work on the machine does not lengthen. */
function cpuNow(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function turnOf(game: AnyGame, { position }: View<unknown>): Json {
  const { turn, year } = game.write(position)
  return turn ?? year ?? null
}

/** The bot, adding up what it thinks in each turn of the game. */
export function timed(game: AnyGame, bot: Bot, turns: Map<Json, number>): Bot {
  return {
    name: bot.name,
    plan(view, decision, dice) {
      const start = cpuNow()
      const actions = bot.plan(view, decision, dice)
      const spent = cpuNow() - start
      const turn = turnOf(game, view)
      turns.set(turn, (turns.get(turn) ?? 0) + spent)
      return actions
    },
  }
}

export interface Times {
  readonly mean: string
  readonly p50: string
  readonly p99: string
}

export function summary(times: readonly number[]): Times {
  const sorted = [...times].sort((a, b) => a - b)
  const quantile = (share: number) => sorted[Math.floor(share * (sorted.length - 1))].toFixed(1)
  const mean = times.reduce((a, b) => a + b, 0) / times.length
  return { mean: mean.toFixed(1), p50: quantile(0.5), p99: quantile(0.99) }
}

export const percent = (count: number, total: number) => `${((100 * count) / total).toFixed(1)} %`

/** The 95 % interval of Wilson for a share. */
export function wilson(wins: number, games: number): string {
  const z = 1.96
  const share = wins / games
  const middle = (share + (z * z) / (2 * games)) / (1 + (z * z) / games)
  const half = (z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))) / (1 + (z * z) / games)
  return `${(100 * (middle - half)).toFixed(1)}-${(100 * (middle + half)).toFixed(1)} %`
}
