/**
 * Random play of this tree beside another checkout of the project, in alternation, both built, each game in a process of its own:
 * `npx tsx scripts/bench/against.ts FOLDER [ROUNDS]`. Each figure is also told as a multiple of the other tree's Tetrarchia without views.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { list } from '@tabularium/games'
import { built } from './built.ts'
import { count, table } from './measure.ts'

const [folder, rounds = '3'] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Name the folder of another checkout, with its dependencies installed.')
  process.exit(1)
}

/** Where a tree lists its games: in one file or in another. */
function listOf(root: string): string {
  const files = ['all.ts', 'index.ts'].map((name) => join(resolve(root), 'packages', 'games', name))
  const found = files.find((file) => existsSync(file))
  if (found === undefined) throw new Error(`No list of games was found in ${root}.`)
  return found
}

const programOf = (root: string) =>
  built(`
    import { games } from ${JSON.stringify(listOf(root))}
    import { speedOf } from ${JSON.stringify(join(import.meta.dirname, 'one.ts'))}
    const [id, views] = process.argv.slice(2)
    console.log(speedOf(games, id, views === 'views'))
  `)

const trees = [
  ['this tree', await programOf(join(import.meta.dirname, '..', '..'))],
  ['the other', await programOf(folder)],
] as const
const contests = list.flatMap(({ id }) =>
  ['plain', 'views'].flatMap((views) =>
    trees.map(([tree, program]) => ({
      name: `${tree}: ${id}${views === 'views' ? ' with views' : ''}`,
      args: [program, id, views],
      rates: [] as number[],
    })),
  ),
)

for (let round = 0; round < Number(rounds); round++) {
  for (const { args, rates } of contests) {
    rates.push(Number(execFileSync(process.execPath, args, { encoding: 'utf8' })))
  }
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
const unit = median(contests.find(({ name }) => name === 'the other: tetrarchia')?.rates ?? [])
console.log(
  table(
    ['what', 'decisions per CPU-second', 'of the unit'],
    // The other tree may not have all of our games.
    contests
      .filter(({ rates }) => median(rates) > 0)
      .map(({ name, rates }) => [name, count(median(rates)), (median(rates) / unit).toFixed(2)]),
  ),
)
