/**
 * `npm run storm`: people play all four games while the server is killed again and again, over a line that is late, breaks and says
 * things twice. Everything acknowledged must be there once, and everybody must see the same.
 * --kills N (200); --seed TEXT the same again, as far as processes let it.
 */
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { storm, tablesOfAllGames } from '@tabularium/server/testing/storm'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: randomBytes(4).toString('hex') },
  },
})
const kills = Number(values.kills)
if (!Number.isInteger(kills) || kills < 1) {
  console.error('npm run storm -- [--kills N] [--seed TEXT]')
  process.exit(2)
}

console.log(`Seed '${values.seed}'`)
const { faults, ...counts } = await storm({
  seed: values.seed,
  kills,
  games: [...tablesOfAllGames, ...tablesOfAllGames],
  weather: { delay: 12, twice: 10, broken: 300 },
  oneOf: 60,
  within: 40,
  onKill: (number, acknowledged) => {
    if (number % 20 === 0) console.log(`${number} kills, ${acknowledged} commits acknowledged`)
  },
})
for (const [name, count] of Object.entries(counts)) console.log(`${name}: ${count}`)
for (const fault of faults) console.log(`  ${fault}`)
console.log(`${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
