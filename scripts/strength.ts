/**
 * How strong the bots are: `npx tsx scripts/strength.ts --games 1000 --levels 5300,4200,4211,3122 --bots steward`.
 * All seats are played by the same bot; the same seeds always give the same games.
 */
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { bots } from '@tabularium/bots'
import { type Bot, isObject, type Json, playGame } from '@tabularium/engine'
import { tetrarchia } from '@tabularium/tetrarchia'
import { mind } from '@tabularium/tetrarchia/mind'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    levels: { type: 'string', default: '5300,4200,4211,3122' },
    bots: { type: 'string', default: 'steward' },
    variants: { type: 'string', default: '' },
    seed: { type: 'string', default: 'strength' },
  },
})
const list = (text: string) => text.split(',').filter((item) => item !== '')

/** Milliseconds of CPU time, which other work on the machine does not lengthen. */
function cpuNow(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const turnOf = (view: Json) => (isObject(view) ? view.turn : null)

/** The bot, adding up what it thinks in each turn of the game. */
function timed(bot: Bot<Json, unknown>, turns: Map<Json, number>): Bot<Json, unknown> {
  return {
    name: bot.name,
    plan(view, decision, dice) {
      const start = cpuNow()
      const actions = bot.plan(view, decision, dice)
      const turn = turnOf(view)
      turns.set(turn, (turns.get(turn) ?? 0) + cpuNow() - start)
      return actions
    },
  }
}

/** The 95 % interval of Wilson for a share. */
function wilson(wins: number, games: number): string {
  const z = 1.96
  const share = wins / games
  const middle = (share + (z * z) / (2 * games)) / (1 + (z * z) / games)
  const half = (z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))) / (1 + (z * z) / games)
  return `${(100 * (middle - half)).toFixed(1)}-${(100 * (middle + half)).toFixed(1)} %`
}

function measure(bot: Bot<Json, unknown>, level: string, games: number): string {
  const times: number[] = []
  let wins = 0
  let turns = 0
  let borders = 0
  for (let i = 0; i < games; i++) {
    const thought = new Map<Json, number>()
    const options = tetrarchia.options({ level, variants: list(values.variants) })
    const { outcome } = playGame(tetrarchia, options, [timed(bot, thought)], `${values.seed} ${level} ${i}`)
    if (outcome.winners.length > 0) wins++
    turns += Number(outcome.details.turns)
    borders += Number(outcome.details.borders)
    times.push(...thought.values())
  }
  times.sort((a, b) => a - b)
  const quantile = (share: number) => times[Math.floor(share * (times.length - 1))].toFixed(1)
  const mean = times.reduce((a, b) => a + b, 0) / times.length
  const cells = [bot.name, `[${level}]`, games, wins, `${((100 * wins) / games).toFixed(1)} %`, wilson(wins, games)]
  cells.push((borders / games).toFixed(2), (turns / games).toFixed(1), mean.toFixed(1), quantile(0.5), quantile(0.99))
  return `| ${cells.join(' | ')} |`
}

const asked = list(values.bots)
console.log(`${cpus()[0].model}, Node ${process.version}; variants: ${values.variants || 'none'}\n`)
console.log('| bot | level | games | wins | share | Wilson 95 % | borders | turns | ms a turn (CPU) | p50 | p99 |')
console.log('|---|---|---|---|---|---|---|---|---|---|---|')
for (const bot of bots(tetrarchia, mind).filter(({ name }) => asked.includes(name))) {
  for (const level of list(values.levels)) console.log(measure(bot, level, Number(values.games)))
}
