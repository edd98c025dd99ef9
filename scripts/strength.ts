/**
 * How strong the bots are: `npx tsx scripts/strength.ts --games 1000 --levels 5300,4200,4211,3122 --bots steward`.
 * All seats are played by the same bot; the same seeds always give the same games.
 */
import { parseArgs } from 'node:util'
import { bots } from '@tabularium/bots'
import { type Bot, type Json, playGame } from '@tabularium/engine'
import { tetrarchia } from '@tabularium/tetrarchia'
import { mind } from '@tabularium/tetrarchia/mind'
import { list, machine, percent, summary, timed, wilson } from './measuring.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    levels: { type: 'string', default: '5300,4200,4211,3122' },
    bots: { type: 'string', default: 'steward' },
    variants: { type: 'string', default: '' },
    seed: { type: 'string', default: 'strength' },
  },
})

function measure(bot: Bot, level: string, games: number): string {
  const times: number[] = []
  let wins = 0
  let turns = 0
  let borders = 0
  for (let i = 0; i < games; i++) {
    const thought = new Map<Json, number>()
    const options = tetrarchia.options({ level, variants: list(values.variants) })
    const { outcome } = playGame(tetrarchia, options, [timed(tetrarchia, bot, thought)], `${values.seed} ${level} ${i}`)
    if (outcome.winners.length > 0) wins++
    turns += Number(outcome.details.turns)
    borders += Number(outcome.details.borders)
    times.push(...thought.values())
  }
  const { mean, p50, p99 } = summary(times)
  const cells = [bot.name, `[${level}]`, games, wins, percent(wins, games), wilson(wins, games)]
  cells.push((borders / games).toFixed(2), (turns / games).toFixed(1), mean, p50, p99)
  return `| ${cells.join(' | ')} |`
}

const asked = list(values.bots)
console.log(`${machine()}; variants: ${values.variants || 'none'}\n`)
console.log('| bot | level | games | wins | share | Wilson 95 % | borders | turns | ms a turn (CPU) | p50 | p99 |')
console.log('|---|---|---|---|---|---|---|---|---|---|---|')
for (const bot of bots(tetrarchia, mind).filter(({ name }) => asked.includes(name))) {
  for (const level of list(values.levels)) console.log(measure(bot, level, Number(values.games)))
}
