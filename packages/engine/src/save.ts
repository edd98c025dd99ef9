/** A game in a file: what is needed to play it again, and what is needed to see that nobody changed it. */
import * as z from 'zod/mini'
import { type AnyGame, isObject, type Json, type JsonObject } from './contract.ts'
import { isSecret } from './dice.ts'
import { digest } from './digest.ts'
import { Fault } from './fault.ts'
import { type DiceSource, LocalTable } from './local-table.ts'

export const SAVE_VERSION = 1

const json = z.json()

const saveSchema = z.strictObject({
  tabularium: z.literal(SAVE_VERSION),
  game: z.string(),
  edition: z.strictObject({ id: z.string(), digest: z.string() }),
  options: json,
  position: z.optional(json),
  dice: z
    .array(
      z.union([
        z.strictObject({ from: z.int(), secret: z.string().check(z.refine(isSecret)) }),
        z.strictObject({ from: z.int(), script: z.array(z.string()) }),
      ]),
    )
    .check(z.minLength(1)),
  actions: z.array(z.string()),
  /** Who acted, where it was not the seat that was asked: [action number, seat]. */
  helpers: z.array(z.tuple([z.int(), z.int()])),
  /** The fingerprint of the position the log leads to. */
  end: z.string(),
  /** The fingerprint of all the rest. */
  sum: z.string(),
})

export type Save = z.infer<typeof saveSchema>

export function save(table: LocalTable): string {
  const { game, log } = table
  const content = {
    tabularium: SAVE_VERSION,
    game: game.id,
    edition: { id: game.edition.id, digest: game.edition.digest },
    options: table.options,
    ...(table.position !== undefined && { position: table.position }),
    dice: table.stretches.map((stretch) => ({ ...stretch })),
    actions: log.map((entry) => entry.action),
    helpers: log.flatMap((entry, i) => (entry.seat === entry.asked ? [] : [[i, entry.seat]])),
    end: table.digest,
  }
  return `${JSON.stringify({ ...content, sum: digest(content) })}\n`
}

/** Opens a saved game. Throws a `Fault` that says what is wrong with the file and what to do. */
export function load(games: readonly AnyGame[], text: string): LocalTable {
  const file = readSave(text)
  const game = findGame(games, file)
  const table = new LocalTable(game, {
    options: file.options,
    dice: source(file.dice[0]),
    ...(file.position !== undefined && { position: file.position }),
  })
  const helpers = new Map(file.helpers)
  for (const [i, action] of file.actions.entries()) {
    changeDiceAt(table, file)
    playOn(table, action, helpers.get(i))
  }
  changeDiceAt(table, file)
  if (table.digest !== file.end) throw otherRules(file.actions.length)
  return table
}

function readSave(text: string): Save {
  const content = parseJson(text)
  if (!isObject(content) || !('tabularium' in content)) {
    throw new Fault('foreign', 'This is not a Tabularium save.')
  }
  const version = content.tabularium
  if (typeof version === 'number' && version > SAVE_VERSION) {
    throw new Fault(
      'newer',
      `This save was made by a newer Tabularium (save version ${version}; this one reads ${SAVE_VERSION}). Update, then open it again.`,
    )
  }
  const save = checked(content)
  if (save === undefined) {
    throw new Fault(
      'edited',
      'This save was changed after it was written: its checksum does not fit. Use another copy.',
    )
  }
  return save
}

/** The content, if its checksum and its form hold. A file nested too deep to be looked at is none of ours. */
function checked(content: JsonObject): Save | undefined {
  try {
    const { sum, ...rest } = content
    const result = saveSchema.safeParse(content)
    return result.success && sum === digest(rest) ? result.data : undefined
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function parseJson(text: string): Json {
  try {
    return JSON.parse(text)
  } catch {
    if (/^\s*\{\s*"tabularium"/.test(text)) {
      throw new Fault('truncated', 'This save is incomplete: its end is missing or damaged. Use another copy.')
    }
    throw new Fault('foreign', 'This is not a Tabularium save.')
  }
}

function findGame(games: readonly AnyGame[], file: Save): AnyGame {
  const game = games.find((g) => g.id === file.game)
  if (game === undefined)
    throw new Fault('foreign', `This save is of '${file.game}', a game this Tabularium does not have.`)
  if (game.edition.digest !== file.edition.digest) {
    throw new Fault(
      'foreign',
      `This save was played on the edition '${file.edition.id}' (${file.edition.digest}), not on '${game.edition.id}' (${game.edition.digest}). Open it with that edition's file.`,
    )
  }
  return game
}

const source = (stretch: Save['dice'][number]): DiceSource =>
  'secret' in stretch ? { secret: stretch.secret } : { script: stretch.script }

function changeDiceAt(table: LocalTable, file: Save): void {
  for (const stretch of file.dice.slice(1)) if (stretch.from === table.length) table.changeDice(source(stretch))
}

function playOn(table: LocalTable, action: string, helper: number | undefined): void {
  try {
    table.act(helper ?? table.decision?.seat ?? 0, action)
  } catch (error) {
    if (error instanceof Fault) throw otherRules(table.length, error)
    throw error
  }
}

function otherRules(at: number, cause?: Fault): Fault {
  const where = cause === undefined ? 'ends in another position' : `is refused at action ${at + 1}: ${cause.message}`
  return new Fault('edited', `This save does not fit the rules of this Tabularium: its log ${where}`)
}
