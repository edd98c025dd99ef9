/**
 * `npm run hostile`: changes one thing in positions, saves, editions and lines that the program takes from outside. Each must
 * be refused with a reason, or played on with every property held.
 * --count N how many positions of each game (20,000), and in proportion of the rest; --game ID that game alone; --seed TEXT the
 * same again; --first N begin with that number.
 */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { attackAll, type Count } from '@tabularium/engine/testing/hostile'
import { games } from '@tabularium/games/all'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20000' },
    game: { type: 'string' },
    seed: { type: 'string', default: randomBytes(4).toString('hex') },
    first: { type: 'string', default: '0' },
  },
})

const chosen = games.filter(({ id }) => values.game === undefined || id === values.game)
const count = Number(values.count)
if (chosen.length === 0 || !Number.isInteger(count) || count < 1) {
  console.error('npm run hostile -- [--count N] [--game ID] [--seed TEXT] [--first N]')
  process.exit(2)
}

const editionOf = (id: string) => {
  const file = join(import.meta.dirname, '..', 'packages', 'games', id, 'src', 'edition', 'board.json')
  return JSON.parse(readFileSync(file, 'utf8'))
}

const tell = ({ what, refused, taken, failures }: Count) => {
  const all = refused + taken + failures.length
  console.log(`${what}: ${all} tried, ${refused} refused, ${taken} played on, ${failures.length} failed`)
  for (const failure of failures) console.log(`  ${failure}`)
}

console.log(`Seed '${values.seed}'`)
const counts = await attackAll(
  {
    games: chosen.map((game) => ({ game, edition: editionOf(game.id) })),
    seed: values.seed,
    first: Number(values.first),
    positions: count,
    saves: Math.ceil(count / 4),
    editions: count,
    lines: Math.ceil(count * 0.6),
  },
  tell,
)
process.exitCode = counts.some(({ failures }) => failures.length > 0) ? 1 : 0
