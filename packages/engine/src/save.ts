/** A game in a file: what is needed to play it again or go on with it, and what is needed to see that nobody changed it. */
import * as z from 'zod/mini'
import { beyond } from './bounds.ts'
import { isLink, type Link } from './chain.ts'
import { type AnyGame, isObject, type Json, type JsonObject, type Seat } from './contract.ts'
import { isSecret, newSecret } from './dice.ts'
import { digest } from './digest.ts'
import { Fault } from './fault.ts'
import type { LocalTable } from './local-table.ts'
import { opened } from './save/open.ts'
import { type Carried, type PastAction, type Player, SAVE_VERSION } from './save/write.ts'

export * from './save/write.ts'

/** What was read is JSON already: the game says what is wrong with it. */
const json = z.custom<Json>((value) => value !== undefined)
const player = z.custom<Player>((value) => typeof value === 'string' && /^(person|bot:[a-z-]{1,40})$/.test(value))

const secret = z.string().check(z.refine(isSecret))
const link = z.custom<Link>(isLink)

const pairOf = (value: unknown, second: 'number' | 'string'): boolean =>
  Array.isArray(value) &&
  value.length === 2 &&
  Number.isSafeInteger(value[0]) &&
  typeof value[1] === second &&
  (second === 'string' || Number.isSafeInteger(value[1]))

/** What all saves have held from the first on. */
const common = {
  game: z.string(),
  edition: z.strictObject({ id: z.string(), digest: z.string() }),
  options: json,
  position: z.optional(json),
  dice: z
    .array(
      z.union([
        z.strictObject({ from: z.int(), secret }),
        z.strictObject({ from: z.int(), script: z.array(z.string()) }),
        z.strictObject({ from: z.int(), shared: secret, anchors: z.array(z.nullable(link)) }),
      ]),
    )
    .check(z.minLength(1)),
  actions: z.array(z.string()),
  /** Who acted, where it was not the seat that was asked: [action number, seat]. */
  helpers: z.array(z.custom<readonly [number, Seat]>((value) => pairOf(value, 'number'))),
  /** The links that were added to shared dice: [action number, link]. */
  links: z.optional(z.array(z.custom<readonly [number, Link]>((value) => pairOf(value, 'string') && isLink(value[1])))),
  /** The fingerprint of the position the log leads to. */
  end: z.string(),
  /** The fingerprint of all the rest. */
  sum: z.string(),
}

const firstSchema = z.strictObject({ tabularium: z.literal(1), ...common })

const saveSchema = z.strictObject({
  /** Version 2 did not say what was done together; shared dice came with version 4, counts of thought with version 5. */
  tabularium: z.union([z.literal(2), z.literal(3), z.literal(4), z.literal(SAVE_VERSION)]),
  /** The version of the game's rules. */
  rules: z.int(),
  ...common,
  /** The position the log leads to, to go on from should the rules no longer play the log. */
  latest: json,
  /** The numbers of the actions that were done together with the one before. */
  joined: z.optional(z.array(z.int())),
  /** How many slices of thought a bot took that takes its time: [action number, slices]. */
  thoughts: z.optional(z.array(z.custom<readonly [number, number]>((value) => pairOf(value, 'number')))),
  players: z.optional(z.array(player)),
  /** What was done before, under rules that no longer play it. */
  past: z.optional(z.array(z.custom<PastAction>((value) => pairOf(value, 'string')))),
  /** What proves the dice of a game that was played online. */
  online: z.optional(json),
})

export type Save = z.infer<typeof saveSchema>

export interface Loaded {
  readonly table: LocalTable
  /** undefined: the save does not tell. */
  readonly players: readonly Player[] | undefined
  readonly past: readonly PastAction[]
  /** null: the whole log plays as it was played. */
  readonly carried: Carried | null
}

/** Opens a saved game. Throws a `Fault` that says what is wrong with the file and what to do. */
export function load(games: readonly AnyGame[], text: string): Loaded {
  const file = readSave(text)
  const game = games.find((g) => g.id === file.game)
  if (game === undefined) {
    throw new Fault('foreign', `This save is of '${file.game}', a game this Tabularium does not have.`)
  }
  const { players, past = [] } = 'rules' in file ? file : {}
  const found = opened(game, file, past)
  goOnAlone(found.table)
  return { players, ...found }
}

/** Shared dice need their server: whoever opens the file plays on with ordinary ones. */
function goOnAlone(table: LocalTable): void {
  const isShared = 'shared' in table.stretches[table.stretches.length - 1]
  if (isShared && table.decision !== null) table.changeDice({ secret: newSecret() })
}

export type SaveFile = Save | z.infer<typeof firstSchema>

/** What a file holds, if nobody changed it; otherwise throws a `Fault` that says what is wrong with it. */
export function readSave(text: string): SaveFile {
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
  if (beyond(content, BOUNDS) !== undefined) {
    throw new Fault('foreign', 'This file is larger or deeper than any save. Tabularium did not write it.')
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

/** A campaign has some fifty thousand actions. */
const BOUNDS = { levels: 200, members: 2_000_000 }

/** The content, if its checksum and its form hold. */
function checked(content: JsonObject): SaveFile | undefined {
  const { sum, ...rest } = content
  // What was changed by anybody who did not sign it again is not looked at any further.
  if (sum !== digest(rest)) return undefined
  const result = (content.tabularium === 1 ? firstSchema : saveSchema).safeParse(content)
  return result.success && areInOrder(result.data) ? result.data : undefined
}

/** Each stretch of dice begins after the one before, within the log; before the first action they may be changed often. */
function areInOrder({ dice, actions }: SaveFile): boolean {
  return dice.every(({ from }, i) => {
    const before = i === 0 ? 0 : dice[i - 1].from
    return from <= actions.length && (from > before ? i > 0 : from === 0 && before === 0)
  })
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
