/** `tabularium replay FILE`: a saved game in words. */
import { type AnyGame, Fault, isObject, type Json, type LocalTable, load, type Told } from '@tabularium/engine'
import { readEdition } from '../arguments/chosen.ts'
import { onlyOne, readArguments, UsageError, wholeNumber } from '../arguments/usage.ts'
import { readText } from '../files.ts'
import type { Io } from '../io.ts'
import { styleFor } from '../terminal/style.ts'
import { languageNamed, Telling } from '../terminal/telling.ts'

const options = {
  language: { type: 'string' },
  upto: { type: 'string' },
  edition: { type: 'string' },
  commitment: { type: 'string' },
  questions: { type: 'boolean' },
} as const

export async function replay(argv: readonly string[], io: Io, games: readonly AnyGame[]): Promise<number> {
  const { values, positionals } = readArguments({ args: [...argv], options, allowPositionals: true })
  const file = onlyOne(positionals)
  if (file === undefined) throw new UsageError('Which save is to be told?')
  const language = languageNamed(values.language ?? 'en')
  const upto = values.upto === undefined ? undefined : wholeNumber('--upto', values.upto, 0)
  const text = await readText(file)
  const { table } = load(await gamesFor(games, text, values.edition), text)
  for (const line of dice(table, values.commitment)) io.out(line)
  const telling = new Telling(table, language, styleFor(process.stdout, process.env))
  for (const line of tell(table, telling, { upto: upto ?? table.length, questions: values.questions === true }))
    io.out(line)
  return 0
}

/** The games, the one of this save on the data of the named file. */
export async function gamesFor(
  games: readonly AnyGame[],
  save: string,
  file: string | undefined,
): Promise<readonly AnyGame[]> {
  if (file === undefined) return games
  const data = await readEdition(file)
  const id = gameOfSave(save)
  return games.map((game) => (game.id === id ? game.withEdition(data) : game))
}

/** Undefined if it is no save; `load` says what is wrong with it. */
function gameOfSave(save: string): Json | undefined {
  try {
    const content: Json = JSON.parse(save)
    return isObject(content) ? content.game : undefined
  } catch {
    return undefined
  }
}

/** To load a save is to roll all its dice again; what was published can then be compared. */
function* dice({ commitments }: LocalTable, published: string | undefined): Iterable<string> {
  const kept = commitments.filter((commitment) => commitment !== null)
  if (published !== undefined && !kept.includes(published)) {
    throw new Fault(
      'edited',
      `These are not the dice that were published: the save's commitment is ${kept.join(', ')}.`,
    )
  }
  for (const commitment of commitments) {
    yield commitment === null ? 'Dice: scripted.' : `Dice: every roll follows from the secret of ${commitment}.`
  }
  if (published !== undefined) yield 'The published commitment is kept.'
}

interface Extent {
  readonly upto: number
  /** What was asked and answered, too. */
  readonly questions: boolean
}

function* tell(table: LocalTable, telling: Telling, { upto, questions }: Extent): Iterable<string> {
  const { log, outcome } = table
  yield* telling.setUp(table.prologue)
  const last = Math.min(upto, log.length)
  const lines: string[] = []
  const before = (number: number, state: unknown) => {
    if (questions) lines.push(...telling.action(state, log[number]))
  }
  const after = (_: number, told: readonly Told[]) =>
    lines.push(...(questions ? telling.events(told) : telling.story(told)))
  table.walk({ before, after }, last)
  yield* lines
  yield* telling.rest()
  if (outcome !== null && upto >= log.length) yield* telling.end(outcome)
  else yield* ['', telling.unfinished(Math.min(upto, log.length))]
}
