/**
 * Random play, clones, actions at a table and loading of this tree beside another checkout of the project, in alternation, both built, each
 * game in a process of its own: `npx tsx scripts/bench/against.ts FOLDER [ROUNDS] [WHAT,...]`. What is played is also told as a multiple of the
 * other tree's Tetrarchia without views, the rest as a multiple of the same in the other tree.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { list } from '@tabularium/games'
import { built } from './built.ts'
import { count, median, table } from './measure.ts'
import { isPlay, WHAT } from './one.ts'
import { onOneCore } from './one-core.ts'

const [folder, rounds = '3', asked = WHAT.join()] = process.argv.slice(2)
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
    import * as engine from ${JSON.stringify(join(resolve(root), 'packages', 'engine', 'src', 'index.ts'))}
    import { speedOf } from ${JSON.stringify(join(import.meta.dirname, 'one.ts'))}
    const [id, what] = process.argv.slice(2)
    console.log(speedOf({ games, engine }, id, what))
  `)

const trees = [
  ['this tree', await programOf(join(import.meta.dirname, '..', '..'))],
  ['the other', await programOf(folder)],
] as const
const contests = list.flatMap(({ id }) =>
  WHAT.filter((what) => asked.split(',').includes(what)).flatMap((what) =>
    trees.map(([tree, program]) => ({ tree, id, what, program, rates: [] as number[] })),
  ),
)

for (let round = 0; round < Number(rounds); round++) {
  for (const { program, id, what, rates } of contests) {
    const [command, ...args] = onOneCore([process.execPath, program, id, what])
    rates.push(Number(execFileSync(command, args, { encoding: 'utf8' })))
  }
}

const ofOther = (id: string, what: string) =>
  median(contests.find((each) => each.tree === 'the other' && each.id === id && each.what === what)?.rates ?? [0])

/** Play as a multiple of one unit; what is not play as a multiple of itself. */
function multiple(id: string, what: string, rate: number): string {
  const unit = isPlay(what) ? ofOther('tetrarchia', 'plain') : ofOther(id, what)
  return unit === 0 ? '' : (rate / unit).toFixed(2)
}

console.log(
  table(
    ['what', 'per CPU-second', 'of the unit'],
    // The other tree may not have all of our games.
    contests
      .map(({ tree, id, what, rates }) => ({ name: `${tree}: ${id}, ${what}`, id, what, rate: median(rates) }))
      .filter(({ rate }) => rate > 0)
      .map(({ name, id, what, rate }) => [name, count(rate), multiple(id, what, rate)]),
  ),
)
