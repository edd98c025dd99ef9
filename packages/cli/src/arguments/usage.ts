/** Reading a command line, and what is said when it does not read. */
import { type ParseArgsConfig, parseArgs } from 'node:util'

/** The command line itself is wrong: one line says how, and a hint where to look. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** `parseArgs` that complains in one short sentence. */
export function readArguments<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(firstSentence(error.message))
    throw error
  }
}

function firstSentence(message: string): string {
  const end = message.search(/\.(\s|$)/)
  return `${end < 0 ? message : message.slice(0, end)}.`
}

/** A whole number of at least `least`, as given to an option. */
export function wholeNumber(option: string, text: string, least: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < least) {
    throw new UsageError(`${option} takes a whole number from ${least}, not '${text}'.`)
  }
  return value
}

/** At most one word besides the options. */
export function onlyOne(positionals: readonly string[]): string | undefined {
  if (positionals.length > 1) throw new UsageError(`'${positionals[1]}' is one word too many.`)
  return positionals[0]
}

/** An option of two words, such as `--save N FILE`, and the command line without it. */
export function takePair(
  argv: readonly string[],
  option: string,
): readonly [rest: readonly string[], pair: readonly [string, string] | undefined] {
  const at = argv.indexOf(option)
  if (at < 0) return [argv, undefined]
  const [first, second, ...rest] = argv.slice(at + 1)
  if (second === undefined || first.startsWith('--') || second.startsWith('--')) {
    throw new UsageError(`${option} takes two words.`)
  }
  return [
    [...argv.slice(0, at), ...rest],
    [first, second],
  ]
}
