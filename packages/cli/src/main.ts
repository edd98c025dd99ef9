/** The program: `tabularium`. */
import { games } from '@tabularium/games/all'
import { whyNot } from './files.ts'
import { run } from './index.ts'

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that has seen enough, such as `head`, is no error.
  if (error.code === 'EPIPE') process.exit(0)
  process.stderr.write(`tabularium: Cannot write the output: ${whyNot(error)}\n`)
  process.exit(1)
})

const io = {
  out: (line: string) => void process.stdout.write(`${line}\n`),
  err: (line: string) => void process.stderr.write(`${line}\n`),
}

process.exitCode = await run(process.argv.slice(2), io, games)
