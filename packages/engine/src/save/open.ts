/** How a game that was written down is gone on with: by its log or, should the rules no longer play that, from a position. */
import type { Link } from '../chain.ts'
import type { AnyGame, Json, Seat } from '../contract.ts'
import { newSecret, plainSource } from '../dice.ts'
import { digest } from '../digest.ts'
import { Fault } from '../fault.ts'
import type { Stretch } from '../history.ts'
import { LocalTable } from '../local-table.ts'
import type { Loaded } from '../save.ts'
import type { Carried, PastAction } from './write.ts'

/** What was written down of a game. */
export interface Written {
  /** Absent in the first saves, whose rules were those of version 1. */
  readonly rules?: number
  readonly edition: { readonly id: string; readonly digest: string }
  readonly options: Json
  readonly position?: Json | undefined
  readonly dice: readonly Stretch[]
  readonly actions: readonly string[]
  /** Who acted, where it was not the seat that was asked. */
  readonly helpers: readonly (readonly [number, Seat])[]
  /** The numbers of the actions that were done together with the one before. */
  readonly joined?: readonly number[] | undefined
  /** The links that were added to the dice, each with the number of its action. */
  readonly links?: readonly (readonly [number, Link])[] | undefined
  /** How many slices of thought a bot took that takes its time, each with the number of its action. */
  readonly thoughts?: readonly (readonly [number, number])[] | undefined
  /** The position the log leads to, and its fingerprint. */
  readonly latest?: Json
  readonly end: string
}

export type Opened = Pick<Loaded, 'table' | 'past' | 'carried'>

/** By its log, if it plays to the same end; if the rules or the edition have changed since, from its position. */
export function opened(game: AnyGame, written: Written, past: readonly PastAction[]): Opened {
  checkEdition(game, written.edition)
  const because = whyOther(game, written)
  try {
    const { table, refused } = replay(game, written)
    const isSame = refused === undefined && (written.rules === undefined || table.digest === written.end)
    if (isSame) return { table, past, carried: null }
    if (because === null) throw otherRules(table.length, refused)
    return goOn(game, written, past, because, table)
  } catch (error) {
    if (because === null || !(error instanceof Fault)) throw error
    return goOn(game, written, past, because)
  }
}

export function checkEdition({ edition }: AnyGame, { id, digest }: Written['edition']): void {
  if (id === edition.id) return
  throw new Fault(
    'foreign',
    `This save was played on the edition '${id}' (${digest}), not on '${edition.id}' (${edition.digest}). Open it with that edition's file.`,
  )
}

/** What has changed since it was written. */
export function whyOther(game: AnyGame, { rules = 1, edition }: Pick<Written, 'rules' | 'edition'>) {
  if (game.edition.digest !== edition.digest) return 'edition'
  return rules === game.version ? null : 'rules'
}

interface Replayed {
  readonly table: LocalTable
  /** The rule by which the next action of the log is refused. */
  readonly refused: Fault | undefined
}

export function replay(game: AnyGame, written: Omit<Written, 'end'>): Replayed {
  const table = new LocalTable(game, {
    options: written.options,
    dice: plainSource(written.dice[0]),
    ...(written.position !== undefined && { position: written.position }),
  })
  const helpers = new Map(written.helpers)
  const joined = new Set(written.joined)
  const links = new Map(written.links)
  const thoughts = new Map(written.thoughts)
  let next = 1
  const changeDice = () => {
    for (; next < written.dice.length && written.dice[next].from <= table.length; next++) {
      table.changeDice(plainSource(written.dice[next]))
    }
  }
  for (const [i, action] of written.actions.entries()) {
    changeDice()
    try {
      table.act(
        helpers.get(i) ?? table.decision?.seat ?? 0,
        action,
        joined.has(i),
        links.get(i) ?? null,
        thoughts.get(i),
      )
    } catch (error) {
      if (error instanceof Fault) return { table, refused: error }
      throw error
    }
  }
  changeDice()
  return { table, refused: undefined }
}

/** Goes on from the position that was written; one of the first saves holds none, and goes on from where its log is refused. */
function goOn(
  game: AnyGame,
  written: Written,
  past: readonly PastAction[],
  because: Carried['because'],
  played?: LocalTable,
): Opened {
  const { latest, actions } = written
  if (latest === undefined) {
    if (played === undefined) throw unreadable(because)
    return { table: played, past, carried: { because, actions: 0, lost: actions.length - played.length } }
  }
  const helpers = new Map(written.helpers)
  const done = actions.map((action, i): PastAction => [helpers.get(i) ?? played?.log[i]?.seat ?? -1, action])
  return carriedOn(game, written.options, latest, [...past, ...done], { because, actions: done.length, lost: 0 })
}

/** The dice are new: what was left of the old ones belongs to the old log. */
export function carriedOn(
  game: AnyGame,
  options: Json,
  position: Json,
  past: readonly PastAction[],
  carried: Carried,
): Opened {
  try {
    return { table: new LocalTable(game, { options, position, dice: { secret: newSecret() } }), past, carried }
  } catch (error) {
    throw error instanceof Fault ? unreadable(carried.because, error) : error
  }
}

export function unreadable(because: Carried['because'], cause?: Fault): Fault {
  return new Fault(
    'newer',
    `The ${because} of this game changed since it was saved, and it cannot go on from its position. ${cause?.message ?? ''} Keep the file: an older Tabularium opens it.`,
  )
}

function otherRules(at: number, cause?: Fault): Fault {
  const where = cause === undefined ? 'ends in another position' : `is refused at action ${at + 1}: ${cause.message}`
  return new Fault('edited', `This save does not fit the rules of this Tabularium: its log ${where}`)
}

export const isAt = (table: LocalTable, at: number, position: Json): boolean =>
  digest(table.game.write(table.at(at))) === digest(position)
