/** `npm run bench:rules`: speed and memory of every game, each in a process of its own, built as the command line is. */
import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { list } from '@tabularium/games'
import { built } from './built.ts'
import { table } from './measure.ts'

const program = await built(`import ${JSON.stringify(join(import.meta.dirname, 'rules.ts'))}`)
const rows: string[][] = []
for (const id of [...list.map((game) => game.id), 'dice']) {
  // A young generation so large that what a decision allocates can be counted.
  const flags = ['--expose-gc', '--max-semi-space-size=256']
  const { status, stdout } = spawnSync(process.execPath, [...flags, program, id], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) process.exit(status ?? 1)
  rows.push(...JSON.parse(stdout))
}
console.log(
  `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown CPU'}; one core, medians of five rounds, per CPU-second.\n`,
)
console.log(table(['what', 'measured', 'note'], rows))
