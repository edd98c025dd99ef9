/**
 * How much stronger one bot is than another in a game for two: `npx tsx scripts/pairs.ts --game fall-of-the-roman-empire
 * --bots consul:legate --pairs 300 --minutes 60`. A pair is two games on the same dice with the sides swapped; it ends
 * after so many pairs, or after the pair in which the time ran out, and tells how far it came.
 */
import { parseArgs } from 'node:util'
import { type Json, playGame, type Seat } from '@tabularium/engine'
import { machine, percent, summary, timed, wilson } from './measuring.ts'
import { botNamed, gameNamed } from './named.ts'

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'fall-of-the-roman-empire' },
    bots: { type: 'string', default: 'consul:legate' },
    pairs: { type: 'string', default: '300' },
    minutes: { type: 'string', default: '1000' },
    /** Options of the game as JSON. */
    options: { type: 'string', default: '{}' },
    seed: { type: 'string', default: 'pairs' },
  },
})

const game = gameNamed(values.game)
const options = game.options(JSON.parse(values.options))

const [strong, weak] = values.bots.split(':').map((name) => botNamed(game, name))
const SEATS: readonly Seat[] = [0, 1]

/** Milliseconds that the stronger thought, by turn, over all games. */
const times: number[] = []

/** What the stronger gets of one game in that seat: 1, 0, or half of a draw. */
function scoreIn(seat: Seat, seed: string): number {
  const thought = new Map<Json, number>()
  const thinking = timed(game, strong, thought)
  const { outcome } = playGame(game, options, seat === 0 ? [thinking, weak] : [weak, thinking], seed)
  times.push(...thought.values())
  return outcome.winners.length === 0 ? 0.5 : outcome.winners.includes(seat) ? 1 : 0
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)

/** The mean of the pairs and its 95 % interval: the two games of a pair are not independent. */
function meanOf(scores: readonly number[][]): string {
  const means = scores.map((pair) => sum(pair) / pair.length)
  const mean = sum(means) / means.length
  const variance = sum(means.map((each) => (each - mean) ** 2)) / Math.max(1, means.length - 1)
  const half = 1.96 * Math.sqrt(variance / means.length)
  const [low, high] = [Math.max(0, mean - half), Math.min(1, mean + half)]
  return `${percent(mean, 1)} (${(100 * low).toFixed(1)}-${(100 * high).toFixed(1)} %)`
}

function report(scores: readonly number[][]): string {
  const bySeat = SEATS.map((seat) => sum(scores.map((pair) => pair[seat])))
  const each = bySeat.map((won) => `${won} (${wilson(won, scores.length)})`)
  const { mean, p99 } = summary(times)
  const seconds = (sum(times) / 1000 / (2 * scores.length)).toFixed(1)
  return `| ${[values.bots, values.options, scores.length, meanOf(scores), ...each, seconds, mean, p99].join(' | ')} |`
}

const heads = ['bots', 'options', 'pairs', 'mean of pairs (95 %)', 'as first (95 %)', 'as second (95 %)']
const costs = ['CPU-seconds a game', 'ms a turn', 'p99']
const scores: number[][] = []
const begun = Date.now()
for (let i = 0; i < Number(values.pairs) && Date.now() - begun < 60_000 * Number(values.minutes); i++) {
  scores.push(SEATS.map((seat) => scoreIn(seat, `${values.seed} ${i}`)))
  if (scores.length % 10 === 0) console.error(report(scores))
}
console.log(`${machine()}; ${game.id}, seed '${values.seed}'\n`)
console.log(`| ${[...heads, ...costs].join(' | ')} |\n|${[...heads, ...costs].map(() => ' --- ').join('|')}|`)
console.log(report(scores))
