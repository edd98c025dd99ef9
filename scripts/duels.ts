/**
 * How the bots of a game for two fare against each other: `npx tsx scripts/duels.ts --pairs legate:random,random:legate`.
 * A pair is the bot of the first seat and that of the second. The same seeds, so the same dice, serve every pair and option.
 */
import { parseArgs } from 'node:util'
import { type Json, playGame } from '@tabularium/engine'
import { list, machine, percent, summary, timed, wilson } from './measuring.ts'
import { botNamed, gameNamed } from './named.ts'

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'fall-of-the-roman-empire' },
    games: { type: 'string', default: '1000' },
    pairs: { type: 'string', default: 'legate:legate' },
    /** One option of the game, by its name, and what it is set to in turn. */
    option: { type: 'string', default: 'barbarianForces' },
    settings: { type: 'string', default: '25' },
    seed: { type: 'string', default: 'duels' },
    /** Two numbers in the details of an outcome: how often the first is the greater. For sides that change hands. */
    compare: { type: 'string', default: '' },
  },
})

const game = gameNamed(values.game)
const settingOf = (text: string): Json => (Number.isNaN(Number(text)) ? text : Number(text))

function duel(pair: string, setting: string): string {
  const players = pair.split(':').map((name) => botNamed(game, name))
  const times: number[] = []
  const count = Number(values.games)
  let wins = 0
  let turns = 0
  let greater = 0
  const [one, other] = values.compare.split(':')
  for (let i = 0; i < count; i++) {
    const thought = players.map(() => new Map<Json, number>())
    const seated = players.map((bot, seat) => timed(game, bot, thought[seat]))
    const { outcome } = playGame(game, { [values.option]: settingOf(setting) }, seated, `${values.seed} ${i}`)
    if (outcome.winners.includes(0)) wins++
    turns += Number(outcome.details.turn ?? outcome.details.year)
    if (one !== '' && Number(outcome.details[one]) > Number(outcome.details[other])) greater++
    for (const byTurn of thought) times.push(...byTurn.values())
  }
  const { mean, p50, p99 } = summary(times)
  const perGame = (times.reduce((a, b) => a + b, 0) / count).toFixed(0)
  const cells = [pair.replace(':', ' v '), setting, count, percent(wins, count), wilson(wins, count)]
  if (one !== '') cells.push(percent(greater, count))
  return `| ${[...cells, (turns / count).toFixed(1), perGame, mean, p50, p99].join(' | ')} |`
}

console.log(`${machine()}; ${game.id}\n`)
const compared = values.compare === '' ? [] : [`more ${values.compare.split(':')[0]}`]
const heads = ['pair', values.option, 'games', 'first wins', 'Wilson 95 %', ...compared, 'last turn']
const times = ['ms a game (CPU)', 'ms a turn', 'p50', 'p99']
console.log(`| ${[...heads, ...times].join(' | ')} |`)
console.log(`|${[...heads, ...times].map(() => '---').join('|')}|`)
for (const pair of list(values.pairs)) for (const setting of list(values.settings)) console.log(duel(pair, setting))
