/**
 * How honest the chance is that people are told: `npx tsx scripts/calibrate.ts --game tetrarchia --games 200`. Bots play
 * against themselves; of all positions given about the same chance it is told how many were won. With `--fit` the
 * weights are fitted to these games instead: never report on seeds that were fitted on.
 */
import { parseArgs } from 'node:util'
import { type AnyGame, type Counsel, FastDice, type Json, SilentTable, secretFrom } from '@tabularium/engine'
import { minds } from '@tabularium/games/all'
import { machine } from './measuring.ts'
import { botNamed, gameNamed } from './named.ts'

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'tetrarchia' },
    games: { type: 'string', default: '200' },
    bot: { type: 'string', default: 'legate' },
    /** Options of the game as JSON, several in turn, a line or a `;` between. */
    options: { type: 'string', default: '{}' },
    seed: { type: 'string', default: 'calibrate' },
    /** In a long game positions follow each other closely: one in so many is looked at. */
    every: { type: 'string', default: '7' },
    fit: { type: 'boolean', default: false },
  },
})

interface Sample {
  /** All positions of a game have its one result. */
  readonly game: number
  readonly measures: readonly number[]
  won: number
}

function find(): { game: AnyGame; counsel: Counsel<unknown> } {
  const game = gameNamed(values.game)
  const counsel = minds.get(game.id)?.counsel
  if (counsel === undefined) throw new Error(`Nothing is told of the chances in '${values.game}'.`)
  return { game, counsel }
}

const { game, counsel } = find()
const player = botNamed(game, values.bot)

const every = Number(values.every)

/** The positions of one game, and whether the subject of each won. */
function samplesOf(options: Json, index: number): readonly Sample[] {
  const dice = new FastDice(secretFrom(`${values.seed} ${index}`))
  const table = new SilentTable(dice)
  const state = game.setup(game.options(options), table)
  const samples: { sample: Sample; subject: number }[] = []
  let plan: readonly unknown[] = []
  let asked = 0
  for (let d = game.decision(state); d !== null; d = game.decision(state)) {
    if (asked++ % every === 0) {
      samples.push({
        sample: { game: index, measures: counsel.measures(state), won: 0 },
        subject: counsel.subject(state),
      })
    }
    const legal = new Set(d.actions.map((action) => game.notation(action)))
    if (plan.length === 0 || !legal.has(game.notation(plan[0]))) plan = player.plan(game.view(state, d.seat), d, dice)
    const [next, ...rest] = plan
    game.apply(state, next, table)
    plan = game.decision(state)?.seat === d.seat ? rest : []
  }
  const winners = game.outcome(state)?.winners ?? []
  for (const { sample, subject } of samples) {
    sample.won = winners.length === 0 && !counsel.shared ? 0.5 : winners.includes(subject) ? 1 : 0
  }
  return samples.map(({ sample }) => sample)
}

const chance = (weights: readonly number[], { measures }: Sample): number =>
  1 / (1 + Math.exp(-measures.reduce((sum, measure, i) => sum + measure * weights[i], 0)))

/** Logistic regression by Newton's method, with a little pull to nothing. */
function fitted(samples: readonly Sample[]): readonly number[] {
  const size = samples[0].measures.length
  let weights = new Array<number>(size).fill(0)
  for (let round = 0; round < 25; round++) {
    const slope = weights.map((weight) => -PULL * weight)
    const bend = weights.map((_, i) => weights.map((__, j) => (i === j ? PULL : 0)))
    for (const sample of samples) {
      const told = chance(weights, sample)
      for (let i = 0; i < size; i++) {
        slope[i] += (sample.won - told) * sample.measures[i]
        for (let j = 0; j < size; j++) bend[i][j] += told * (1 - told) * sample.measures[i] * sample.measures[j]
      }
    }
    const step = solved(bend, slope)
    weights = weights.map((weight, i) => weight + step[i])
  }
  return weights
}

const PULL = 1

/** Gauss, with the largest number of each column first. */
function solved(matrix: number[][], right: number[]): readonly number[] {
  const rows = matrix.map((row, i) => [...row, right[i]])
  for (let i = 0; i < rows.length; i++) {
    const best = rows
      .slice(i)
      .reduce((found, row, k) => (Math.abs(row[i]) > Math.abs(rows[found][i]) ? i + k : found), i)
    const swap = rows[i]
    rows[i] = rows[best]
    rows[best] = swap
    for (let k = 0; k < rows.length; k++) {
      if (k === i) continue
      const share = rows[k][i] / rows[i][i]
      for (let j = i; j <= rows.length; j++) rows[k][j] -= share * rows[i][j]
    }
  }
  return rows.map((row, i) => row[rows.length] / row[i])
}

/** How many of these were won, and within what it lies 95 times of 100: games differ, not positions. */
function wonOf(samples: readonly Sample[]): string {
  const share = samples.reduce((sum, { won }) => sum + won, 0) / samples.length
  const off = new Map<number, number>()
  for (const { game: index, won } of samples) off.set(index, (off.get(index) ?? 0) + won - share)
  const error = (1.96 * Math.hypot(...off.values())) / samples.length
  const [low, high] = [Math.max(0, share - error), Math.min(1, share + error)]
  return `${off.size} | ${percent(share)} | ${(100 * low).toFixed(0)}-${(100 * high).toFixed(0)} %`
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** Of the positions given about so much, how many were won. */
function curve(samples: readonly Sample[], weights: readonly number[]): string {
  const told = samples.map((sample) => chance(weights, sample))
  const lines = Array.from({ length: 10 }, (_, i) => {
    const here = samples.filter((__, k) => Math.min(9, Math.floor(told[k] * 10)) === i)
    const name = `${i * 10}-${i * 10 + 10} %`
    if (here.length === 0) return `| ${name} | 0 | | | | |`
    const mean = here.reduce((sum, sample) => sum + chance(weights, sample), 0) / here.length
    return `| ${name} | ${here.length} | ${percent(mean)} | ${wonOf(here)} |`
  })
  return [
    '| chance told | positions | on average | of games | won | 95 % |',
    '| --- | --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n')
}

const settings = values.options.split(/[;\n]/).map((text): Json => JSON.parse(text))
const samples: Sample[] = []
for (let i = 0; i < Number(values.games); i++) {
  const each = samplesOf(settings[i % settings.length], i)
  for (const sample of each) samples.push(sample)
}
const weights = values.fit ? fitted(samples) : counsel.weights
console.log(`${game.id}, ${values.games} games of ${values.bot}, seed ${values.seed}; ${machine()}\n`)
if (values.fit) console.log(`weights: [${weights.map((weight) => weight.toFixed(3)).join(', ')}]\n`)
console.log(curve(samples, weights))
