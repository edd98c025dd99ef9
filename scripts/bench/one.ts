/** Random play of one game of one tree, in a process of its own: `one.ts FOLDER GAME views|plain`. Prints the decisions per CPU-second. */
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type AnyGame, FastDice, secretFrom } from '@tabularium/engine'
import { playRandom } from './play.ts'

const WARM_UP = 3
const ROUNDS = 5
const SECONDS = 0.5

/** The games of a tree, where they are listed in one place or in the other. */
async function gamesOf(root: string): Promise<readonly AnyGame[]> {
  for (const file of ['all.ts', 'index.ts']) {
    const path = pathToFileURL(join(resolve(root), 'packages', 'games', file)).href
    const found: unknown = await import(path).then(({ games }) => games).catch(() => undefined)
    if (Array.isArray(found)) return found
  }
  throw new Error(`No list of games was found in ${root}.`)
}

const [root = '.', id, views] = process.argv.slice(2)
const game = (await gamesOf(root)).find((known) => known.id === id)
if (game === undefined) throw new Error(`There is no game '${id}' in ${root}.`)
const options = game.options({})
const dice = new FastDice(secretFrom('against'))
const look = views === 'views' ? (state: unknown, seat: number) => game.view(state, seat) : undefined
const rates: number[] = []
for (let round = -WARM_UP; round < ROUNDS; round++) {
  const start = process.cpuUsage()
  let done = 0
  let seconds = 0
  while (seconds < SECONDS) {
    done += playRandom(game, options, dice, look)
    const { user, system } = process.cpuUsage(start)
    seconds = (user + system) / 1e6
  }
  if (round >= 0) rates.push(done / seconds)
}
console.log(rates.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)])
