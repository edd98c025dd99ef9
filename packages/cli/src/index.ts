/** The command line: finds the command, and says in one line what went wrong. */
import { type AnyGame, Fault } from '@tabularium/engine'
import manifest from '../package.json' with { type: 'json' }
import { help, overview } from './arguments/help.ts'
import { UsageError } from './arguments/usage.ts'
import { demo } from './commands/demo.ts'
import { edition } from './commands/edition.ts'
import { ladder } from './commands/ladder.ts'
import { match } from './commands/match.ts'
import { referee } from './commands/referee.ts'
import { replay } from './commands/replay.ts'
import { backup, serve } from './commands/serve.ts'
import { simulate } from './commands/simulate.ts'
import { verify } from './commands/verify.ts'
import type { Io } from './io.ts'
import { printable } from './terminal/printable.ts'

type Command = (argv: readonly string[], io: Io, games: readonly AnyGame[]) => Promise<number>

const commands: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    demo,
    simulate,
    match,
    ladder,
    replay,
    verify,
    referee,
    serve,
    backup,
    edition,
    help: showHelp,
    version: showVersion,
  }),
)

const shorthands: ReadonlyMap<string, string> = new Map([
  ['--help', 'help'],
  ['-h', 'help'],
  ['--version', 'version'],
])

/** Runs one command line; answers the exit code. */
export async function run(argv: readonly string[], io: Io, games: readonly AnyGame[]): Promise<number> {
  const [word = 'help', ...rest] = argv
  const name = shorthands.get(word) ?? word
  try {
    const command = commands.get(name)
    if (command === undefined) throw new UsageError(`There is no command '${word}'.`)
    return await (asksForHelp(rest) ? showHelp([name], io) : command(rest, io, games))
  } catch (error) {
    return complain(error, name, io)
  }
}

function asksForHelp(argv: readonly string[]): boolean {
  const end = argv.indexOf('--')
  return argv.slice(0, end < 0 ? undefined : end).some((word) => word === '--help' || word === '-h')
}

async function showHelp([name]: readonly string[], io: Io): Promise<number> {
  const text = name === undefined || commands.get(name) === showHelp ? overview : help.get(name)
  if (text === undefined) throw new UsageError(`There is no help on '${name}'.`)
  io.out(text)
  return 0
}

async function showVersion(_argv: readonly string[], io: Io): Promise<number> {
  io.out(`tabularium ${manifest.version}`)
  return 0
}

/** A message may quote what a file or the command line contains. */
function complain(error: unknown, command: string, terminal: Io): number {
  const io: Io = { out: terminal.out, err: (line) => terminal.err(line.split('\n').map(printable).join('\n')) }
  if (error instanceof UsageError) {
    io.err(`tabularium: ${error.message}`)
    io.err(`Try: tabularium help${help.has(command) ? ` ${command}` : ''}`)
    return 2
  }
  if (error instanceof Fault) {
    io.err(`tabularium: ${error.message}`)
    return 1
  }
  io.err(`tabularium: this is a bug in Tabularium: ${reasons(error)}`)
  io.err(process.env.DEBUG ? String(error instanceof Error ? error.stack : error) : 'With DEBUG=1 it shows where.')
  return 1
}

function reasons(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message} ${reasons(error.cause)}`
}
