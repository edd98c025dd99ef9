/** A game in a file: what is needed to play it again or go on with it, and what is needed to see that nobody changed it. */
import * as z from 'zod/mini'
import { type AnyGame, isObject, type Json, type JsonObject } from './contract.ts'
import { type DiceSource, isSecret, newSecret } from './dice.ts'
import { digest } from './digest.ts'
import { Fault } from './fault.ts'
import { LocalTable } from './local-table.ts'

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
  return { players, ...(file.edition.id === game.edition.id ? opened(game, file, past) : refuseEdition(game, file)) }
}

type File = Save | z.infer<typeof firstSchema>

function refuseEdition(game: AnyGame, { edition }: File): never {
  throw new Fault(
    'foreign',
    `This save was played on the edition '${edition.id}' (${edition.digest}), not on '${game.edition.id}' (${game.edition.digest}). Open it with that edition's file.`,
  )
}

type Opened = Pick<Loaded, 'table' | 'past' | 'carried'>

/** By its log, if it plays to the same end; if the rules or the edition have changed since, from its position. */
function opened(game: AnyGame, file: File, past: readonly PastAction[]): Opened {
  const because = whyOther(game, file)
  try {
    const { table, refused } = replay(game, file)
    const isSame = refused === undefined && (!('rules' in file) || table.digest === file.end)
    if (isSame) return { table, past, carried: null }
    if (because === null) throw otherRules(table.length, refused)
    return goOn(game, file, past, because, table)
  } catch (error) {
    if (because === null || !(error instanceof Fault)) throw error
    return goOn(game, file, past, because)
  }
}

/** What has changed since it was saved. The first saves do not tell their rules, which were those of version 1. */
function whyOther(game: AnyGame, file: File): Carried['because'] | null {
  if (game.edition.digest !== file.edition.digest) return 'edition'
  return ('rules' in file ? file.rules : 1) === game.version ? null : 'rules'
}

interface Replayed {
  readonly table: LocalTable
  /** The rule by which the next action of the log is refused. */
  readonly refused: Fault | undefined
}

function replay(game: AnyGame, file: File): Replayed {
  const table = new LocalTable(game, {
    options: file.options,
    dice: source(file.dice[0]),
    ...(file.position !== undefined && { position: file.position }),
  })
  const helpers = new Map(file.helpers)
  let next = 1
  const changeDice = () => {
    for (; next < file.dice.length && file.dice[next].from <= table.length; next++) {
      table.changeDice(source(file.dice[next]))
    }
  }
  for (const [i, action] of file.actions.entries()) {
    changeDice()
    try {
      table.act(helpers.get(i) ?? table.decision?.seat ?? 0, action)
    } catch (error) {
      if (error instanceof Fault) return { table, refused: error }
      throw error
    }
  }
  changeDice()
  return { table, refused: undefined }
}

/**
 * Goes on from the position that the save holds; one of the first saves holds none, and goes on from where its log is refused.
 * The dice are new: what was left of the old ones belongs to the old log.
 */
function goOn(
  game: AnyGame,
  file: File,
  past: readonly PastAction[],
  because: Carried['because'],
  played?: LocalTable,
): Opened {
  if (!('latest' in file)) {
    if (played === undefined) throw unreadable(because)
    return { table: played, past, carried: { because, actions: 0, lost: file.actions.length - played.length } }
  }
  const helpers = new Map(file.helpers)
  const seats = file.actions.map((_, i) => helpers.get(i) ?? played?.log[i]?.seat ?? -1)
  const done = file.actions.map((action, i): PastAction => [seats[i], action])
  try {
    const start = { options: file.options, position: file.latest, dice: { secret: newSecret() } }
    const table = new LocalTable(game, start)
    return { table, past: [...past, ...done], carried: { because, actions: done.length, lost: 0 } }
  } catch (error) {
    throw error instanceof Fault ? unreadable(because, error) : error
  }
}

function unreadable(because: Carried['because'], cause?: Fault): Fault {
  const what = because === 'rules' ? 'rules' : 'edition'
  return new Fault(
    'newer',
    `The ${what} of this game changed since it was saved, and it cannot go on from its position. ${cause?.message ?? ''} Keep the file: an older Tabularium opens it.`,
  )
}

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

const source = (stretch: File['dice'][number]): DiceSource =>
  'secret' in stretch ? { secret: stretch.secret } : { script: stretch.script }

function otherRules(at: number, cause?: Fault): Fault {
  const where = cause === undefined ? 'ends in another position' : `is refused at action ${at + 1}: ${cause.message}`
  return new Fault('edited', `This save does not fit the rules of this Tabularium: its log ${where}`)
}
