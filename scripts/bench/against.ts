/**
 * Random play of this tree beside another checkout of the project, in alternation, in one process:
 * `npx tsx scripts/bench/against.ts FOLDER`. Each figure is told as a multiple of the other tree's Tetrarchia without views.
 */
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type AnyGame, FastDice, secretFrom } from '@tabularium/engine'
import { games } from '@tabularium/games/all'
import { count, table } from './measure.ts'
import { playRandom } from './play.ts'

const ROUNDS = 9
const SECONDS = 0.5

const folder = process.argv[2]
if (folder === undefined) {
  console.error('Name the folder of another checkout, with its dependencies installed.')
  process.exit(1)
}

/** The games of the other tree, where they are listed in one place or in the other. */
async function gamesOf(root: string): Promise<readonly AnyGame[]> {
  for (const file of ['all.ts', 'index.ts']) {
    const path = pathToFileURL(join(resolve(root), 'packages', 'games', file)).href
    const found: unknown = await import(path).then(({ games }) => games).catch(() => undefined)
    if (Array.isArray(found)) return found
  }
  throw new Error(`No list of games was found in ${root}.`)
}

interface Contest {
  readonly name: string
  run(): number
  readonly rates: number[]
}

function contests(tree: string, all: readonly AnyGame[]): Contest[] {
  return all.flatMap((game) => {
    const options = game.options({})
    const dice = new FastDice(secretFrom('against'))
    const look = (state: unknown, seat: number) => game.view(state, seat)
    return [
      { name: `${tree}: ${game.id}`, run: () => playRandom(game, options, dice), rates: [] },
      { name: `${tree}: ${game.id} with views`, run: () => playRandom(game, options, dice, look), rates: [] },
    ]
  })
}

const all = [...contests('this tree', games), ...contests('the other', await gamesOf(folder))]
for (let round = -2; round < ROUNDS; round++) {
  for (const { run, rates } of all) {
    const start = process.cpuUsage()
    let done = 0
    let seconds = 0
    while (seconds < SECONDS) {
      done += run()
      const { user, system } = process.cpuUsage(start)
      seconds = (user + system) / 1e6
    }
    if (round >= 0) rates.push(done / seconds)
  }
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
const unit = median(all.find(({ name }) => name === 'the other: tetrarchia')?.rates ?? [])
console.log(
  table(
    ['what', 'decisions per CPU-second', 'of the unit'],
    all.map(({ name, rates }) => [name, count(median(rates)), (median(rates) / unit).toFixed(2)]),
  ),
)
