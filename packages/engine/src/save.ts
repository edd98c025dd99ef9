/** A game in a file: what is needed to play it again or go on with it, and what is needed to see that nobody changed it. */
import * as z from 'zod/mini'
import { type AnyGame, isObject, type Json, type JsonObject } from './contract.ts'
import { isSecret } from './dice.ts'
import { digest } from './digest.ts'
import { Fault } from './fault.ts'
import type { LocalTable } from './local-table.ts'
import { opened } from './save/open.ts'

export const SAVE_VERSION = 2

/** Who plays a seat: somebody, or a bot by its name. */
export type Player = 'person' | `bot:${string}`

const json = z.json()
const player = z.union([z.literal('person'), z.templateLiteral(['bot:', z.string().check(z.regex(/^[a-z-]{1,40}$/))])])

/** What all saves have held from the first on. */
const common = {
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
}

const firstSchema = z.strictObject({ tabularium: z.literal(1), ...common })

const saveSchema = z.strictObject({
  tabularium: z.literal(SAVE_VERSION),
  /** The version of the game's rules. */
  rules: z.int(),
  ...common,
  /** The position the log leads to, to go on from should the rules no longer play the log. */
  latest: json,
  players: z.optional(z.array(player)),
  /** What was done before, under rules that no longer play it. */
  past: z.optional(z.array(z.tuple([z.int(), z.string()]))),
})

export type Save = z.infer<typeof saveSchema>

/** Something done under other rules: it can be read, not stepped through. */
export type PastAction = readonly [seat: number, action: string]

/** Why a game goes on from a position instead of its whole log. */
export interface Carried {
  readonly because: 'rules' | 'edition'
  /** How many actions of the log are only to be read from now on. */
  readonly actions: number
  /** How many actions at the end had to be given up; 0 in saves that hold their position. */
  readonly lost: number
}

export interface Loaded {
  readonly table: LocalTable
  /** undefined: the save does not tell. */
  readonly players: readonly Player[] | undefined
  readonly past: readonly PastAction[]
  /** null: the whole log plays as it was played. */
  readonly carried: Carried | null
}

export interface Saved {
  readonly players?: readonly Player[] | undefined
  readonly past?: readonly PastAction[] | undefined
}

export function save(table: LocalTable, { players, past = [] }: Saved = {}): string {
  const { game, log } = table
  const latest: Json = game.write(table.state)
  const content = {
    tabularium: SAVE_VERSION,
    game: game.id,
    rules: game.version,
    edition: { id: game.edition.id, digest: game.edition.digest },
    options: table.options,
    ...(table.position !== undefined && { position: table.position }),
    dice: table.stretches.map((stretch) => ({ ...stretch })),
    actions: log.map((entry) => entry.action),
    helpers: log.flatMap((entry, i) => (entry.seat === entry.asked ? [] : [[i, entry.seat]])),
    latest,
    ...(players !== undefined && { players: [...players] }),
    ...(past.length > 0 && { past: past.map(([seat, action]) => [seat, action]) }),
    end: digest(latest),
  }
  return `${JSON.stringify({ ...content, sum: digest(content) })}\n`
}

/** Opens a saved game. Throws a `Fault` that says what is wrong with the file and what to do. */
export function load(games: readonly AnyGame[], text: string): Loaded {
  const file = readSave(text)
  const game = games.find((g) => g.id === file.game)
  if (game === undefined) {
    throw new Fault('foreign', `This save is of '${file.game}', a game this Tabularium does not have.`)
  }
  const { players, past = [] } = 'rules' in file ? file : {}
  return { players, ...opened(game, file, past) }
}

type File = Save | z.infer<typeof firstSchema>

function readSave(text: string): File {
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
function checked(content: JsonObject): File | undefined {
  try {
    const { sum, ...rest } = content
    const result = (content.tabularium === 1 ? firstSchema : saveSchema).safeParse(content)
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
