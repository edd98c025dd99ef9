/** What the players choose before a game, as it is read from outside: small, for it comes with the rules. */
import { isObject, type Json } from './contract.ts'
import { Fault } from './fault.ts'

/** Refuses a value: what is expected instead and, inside a list, at which place. */
type Wrong = (expected: string, ...at: readonly number[]) => never

/** Reads one option; undefined: nobody has said anything of it. */
export type Option<T> = (value: Json | undefined, wrong: Wrong) => T

export function whole(low: number, high: number, expected = `a whole number from ${low} to ${high}`): Option<number> {
  return (value, wrong) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= low && value <= high ? value : wrong(expected)
}

export function oneOf<const T extends string>(values: readonly T[]): Option<T> {
  return (value, wrong) => values.find((known) => known === value) ?? wrong(`one of ${values.join(', ')}`)
}

export function listOf<T>(each: Option<T>, expected: string): Option<readonly T[]> {
  return (value, wrong) =>
    Array.isArray(value) ? value.map((item, i) => each(item, (what, ...at) => wrong(what, i, ...at))) : wrong(expected)
}

/** What it is if nobody says anything. */
export function usually<T>(option: Option<T>, usual: T): Option<T> {
  return (value, wrong) => (value === undefined ? usual : option(value, wrong))
}

/** Options of the game of this title. Throws a `Fault` that says what is wrong. */
export function parseOptions<Options extends object>(
  options: { readonly [Name in keyof Options]: Option<Options[Name]> },
  input: Json,
  title: string,
): Options {
  const given = input ?? {}
  const refuse = (where: string, what: string): never => {
    throw new Fault('malformed', `${title} options: ${where}: ${what}.`)
  }
  if (!isObject(given)) return refuse('options', 'an object is expected')
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(options, name))
  const read = Object.entries<Option<unknown>>(options).map(([name, option]) => [
    name,
    option(given[name], (what, ...at) => refuse([name, ...at].join(' '), what)),
  ])
  if (unknown.length > 0) refuse('options', `no option is called ${unknown.join(', ')}`)
  return Object.fromEntries(read)
}
