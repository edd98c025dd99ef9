/** `tabularium referee`: the referee on standard input and output. */
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import type { AnyGame } from '@tabularium/engine'
import { LONGEST_LINE, Referee } from '@tabularium/engine/referee'
import { readArguments } from '../arguments/usage.ts'
import type { Io } from '../io.ts'
import { lines } from '../lines.ts'

export async function referee(argv: readonly string[], _io: Io, games: readonly AnyGame[]): Promise<number> {
  readArguments({ args: [...argv], options: {} })
  await serve(new Referee(games), process.stdin, process.stdout)
  return 0
}

/** One reply line for each request line, until the input ends; waits for a reader that is slower. */
export async function serve(referee: Referee, input: Readable, output: Writable): Promise<void> {
  for await (const line of lines(input.setEncoding('utf8'), LONGEST_LINE)) {
    if (!output.write(`${referee.handle(line)}\n`)) await once(output, 'drain')
  }
}
