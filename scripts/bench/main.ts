/** `npm run bench:rules`: speed and memory of every game, each in a process of its own, built as the command line is. */
import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { list } from '@tabularium/games'
import { built } from './built.ts'
import { table } from './measure.ts'

const program = await built(`import ${JSON.stringify(join(import.meta.dirname, 'rules.ts'))}`)
const rows: string[][] = []
const ratios: string[][] = []
/** What Tetrarchia, the first of the list, makes in this run: the unit of the others. */
let unit = 0

/** A process that measures a game: as the command line runs, unless flags are named. */
function measured(args: readonly string[], flags: readonly string[] = []) {
  const { status, stdout } = spawnSync(process.execPath, ['--expose-gc', ...flags, program, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) process.exit(status ?? 1)
  return JSON.parse(stdout)
}

for (const id of [...list.map((game) => game.id), 'dice']) {
  const { rows: more, speeds } = measured([id])
  rows.push(...more)
  unit ||= speeds.plain
  if (speeds.plain === 0) continue
  ratios.push([id, (speeds.plain / unit).toFixed(2), (speeds.views / unit).toFixed(2)])
  // With a young generation so large that what a decision allocates can be counted.
  rows.push(...measured([id, 'allocated'], ['--max-semi-space-size=256']).rows)
}
console.log(
  `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown CPU'}; one core, medians of five rounds, per CPU-second.\n`,
)
console.log(table(['what', 'measured', 'note'], rows))
console.log(table(['decisions as a multiple of Tetrarchia', 'random player', 'with a view at each'], ratios))
