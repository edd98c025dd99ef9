/**
 * Random play of this tree beside another checkout of the project, in alternation, each game in a process of its own:
 * `npx tsx scripts/bench/against.ts FOLDER [ROUNDS]`. Each figure is also told as a multiple of the other tree's Tetrarchia without views.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { list } from '@tabularium/games'
import { count, table } from './measure.ts'

const [folder, rounds = '3'] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Name the folder of another checkout, with its dependencies installed.')
  process.exit(1)
}

const trees = [
  ['this tree', join(import.meta.dirname, '..', '..')],
  ['the other', folder],
] as const
const contests = list.flatMap(({ id }) =>
  ['plain', 'views'].flatMap((views) =>
    trees.map(([tree, root]) => ({
      name: `${tree}: ${id}${views === 'views' ? ' with views' : ''}`,
      args: [root, id, views],
      rates: [] as number[],
    })),
  ),
)

for (let round = 0; round < Number(rounds); round++) {
  for (const { args, rates } of contests) {
    const script = join(import.meta.dirname, 'one.ts')
    rates.push(Number(execFileSync(process.execPath, ['--import', 'tsx', script, ...args], { encoding: 'utf8' })))
  }
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
const unit = median(contests.find(({ name }) => name === 'the other: tetrarchia')?.rates ?? [])
console.log(
  table(
    ['what', 'decisions per CPU-second', 'of the unit'],
    contests.map(({ name, rates }) => [name, count(median(rates)), (median(rates) / unit).toFixed(2)]),
  ),
)
