/**
 * `npm run bench:rules`: speed and memory of every game, each in a process of its own, built as the command line is. Play is measured
 * again and again in new processes, in alternation, for no two of them compile alike.
 */
import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { list } from '@tabularium/games'
import { built } from './built.ts'
import { count, median, table } from './measure.ts'
import { WHAT_IS_PLAYED } from './one.ts'
import { onOneCore } from './one-core.ts'

const ROUNDS = 5

const rulesProgram = await built(`import ${JSON.stringify(join(import.meta.dirname, 'rules.ts'))}`)
const speedProgram = await built(`
  import { games } from '@tabularium/games/all'
  import * as engine from '@tabularium/engine'
  import { speedOf } from ${JSON.stringify(join(import.meta.dirname, 'one.ts'))}
  const [id, what] = process.argv.slice(2)
  console.log(speedOf({ games, engine }, id, what))
`)

/** What a process of its own prints. */
function printed(args: readonly string[]): string {
  const [command, ...others] = onOneCore([process.execPath, ...args])
  const { status, stdout } = spawnSync(command, others, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  if (status !== 0) process.exit(status ?? 1)
  return stdout
}

const rowsOf = (args: readonly string[], flags: readonly string[] = []): string[][] =>
  JSON.parse(printed(['--expose-gc', ...flags, rulesProgram, ...args]))

/** By game: decisions per CPU-second in each of some processes. */
const speeds = list.map(({ id }) => ({ id, plain: [] as number[], views: [] as number[] }))
for (let round = 0; round < ROUNDS; round++) {
  for (const speed of speeds) {
    for (const what of WHAT_IS_PLAYED) {
      const decisions = Number(printed([speedProgram, speed.id, what]))
      console.error(`${speed.id}, ${what}: ${count(decisions)} /s`)
      speed[what].push(decisions)
    }
  }
}

/** Half the distance between the slowest and the fastest, as a share of the median. */
const spread = (of: readonly number[]): string =>
  `± ${(((Math.max(...of) - Math.min(...of)) / 2 / median(of)) * 100).toFixed(0)} % in ${of.length} processes`

const rows = speeds.flatMap(({ id, plain, views }) => [
  [`${id}: decisions (list, pick, apply), random player`, `${count(median(plain))} /s`, spread(plain)],
  [`${id}: the same with a view at each`, `${count(median(views))} /s`, spread(views)],
])
for (const { id } of list) {
  rows.push(...rowsOf([id]))
  // With a young generation so large that what a decision allocates can be counted.
  rows.push(...rowsOf([id, 'allocated'], ['--max-semi-space-size=256']))
}
rows.push(...rowsOf(['dice']))

const unit = median(speeds[0].plain)
const multiple = (of: readonly number[]): string => (median(of) / unit).toFixed(2)
const ratios = speeds.map(({ id, plain, views }) => [id, multiple(plain), multiple(views)])

console.log(
  `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown CPU'}; one core, medians of ${ROUNDS} rounds, per CPU-second.\n`,
)
console.log(table(['what', 'measured', 'note'], rows))
console.log(table([`decisions as a multiple of ${speeds[0].id}'s`, 'random player', 'with a view at each'], ratios))
