/** A table out of what was written down of it. */
import {
  type AnyGame,
  type Entry,
  isOfToday,
  type KeptGame,
  type Loaded,
  LocalTable,
  load,
  reopen,
  resumeKept,
  type Seat,
} from '@tabularium/engine'
import { firstTrace, openingOf, startOf, type Trace } from '@tabularium/engine/proof'
import { Room } from '@tabularium/engine/room'
import type { Deed, KeptStep, Step, Store, TableRow } from '../store/store.ts'
import { commitmentOf } from './dice.ts'

/** How many of the latest commits are known by their keys: a page sends one again within seconds. */
const KEYS = 256

/** Steps after which something else is asked. */
const turns: ReadonlySet<Deed['kind']> = new Set(['begin', 'act', 'redo', 'undo', 'back'])

/** What is remembered of a step that somebody may send again. */
export type Commit = Pick<Step, 'number' | 'person' | 'trace'>

/** What is remembered of a journal while its table is open. */
export class Journal {
  /** The running hash. */
  trace: Trace
  /** The step that brought the present question; -1: none has. */
  turned = -1
  /** Of each seat the link that was used last, or the end of its chain. */
  readonly links = new Map<Seat, string>()
  readonly #done = new Map<string, Commit>()

  constructor(opening: Trace) {
    this.trace = opening
  }

  add(step: Step): void {
    const { what, key } = step
    this.trace = step.trace
    if (turns.has(what.kind)) this.turned = step.number
    this.#follow(what)
    if (key === null) return
    this.#done.set(key, { number: step.number, person: step.person, trace: step.trace })
    if (this.#done.size <= KEYS) return
    const [oldest] = this.#done.keys()
    if (oldest !== undefined) this.#done.delete(oldest)
  }

  /** The commit of that key, if it is done already. */
  doneAs(key: string): Commit | undefined {
    return this.#done.get(key)
  }

  #follow(what: Deed): void {
    if (what.kind === 'begin') for (const [seat, anchor] of what.anchors.entries()) this.#link(seat, anchor)
    else if (what.kind === 'sit') this.#link(what.seat, what.anchor)
    else if (what.kind === 'act' || what.kind === 'redo') this.#link(what.seat, what.link)
  }

  #link(seat: Seat, link: string | null): void {
    if (link !== null) this.links.set(seat, link)
  }
}

/** The log that the steps lead to, and how short it was at some time after that step. */
function logOf(
  steps: readonly Step[],
  since: number,
): { readonly entries: readonly Entry[]; readonly shortest: number } {
  const entries: Entry[] = []
  let shortest = Number.POSITIVE_INFINITY
  for (const { number, what } of steps) {
    if (what.kind === 'act' || what.kind === 'redo') entries.push(...what.entries)
    if (what.kind === 'undo' || what.kind === 'back') entries.length -= what.entries
    if (number > since) shortest = Math.min(shortest, entries.length)
  }
  return { entries, shortest }
}

export interface Read {
  readonly journal: Journal
  /** null: it has not begun. */
  readonly room: Room | null
}

export async function read(store: Store, game: AnyGame, row: TableRow): Promise<Read> {
  const steps = await store.journal(row.id, 0)
  const before = begunElsewhere(game, row)
  const journal = new Journal(openingTrace(game, row, before?.table))
  for (const step of steps) journal.add(step)
  if (row.state === 'open') return { journal, room: null }
  return { journal, room: roomOf(game, row, before, steps, await store.kept(row.id)) }
}

/** Of a table where nobody has done anything yet. */
export const unwritten = (game: AnyGame, row: TableRow): Read => ({
  journal: new Journal(openingTrace(game, row, begunElsewhere(game, row)?.table)),
  room: null,
})

/** The game that a table goes on from; undefined: it begins with the set-up. */
export const begunElsewhere = (game: AnyGame, { saved }: TableRow): Loaded | undefined =>
  saved === null ? undefined : load([game], saved)

/** What is known of a table before anybody does anything, as a hash. */
export function openingTrace(game: AnyGame, { options, dice }: TableRow, start: LocalTable | undefined): Trace {
  const from = start === undefined ? null : startOf(start)
  return firstTrace(openingOf(game, options, commitmentOf(dice), from))
}

/** The room of a table that has begun; from the position that was kept, unless the log has been shorter since. */
export function roomOf(
  game: AnyGame,
  row: TableRow,
  before: Loaded | undefined,
  steps: readonly Step[],
  kept: KeptStep | undefined,
): Room {
  const start = before?.table
  const { entries, shortest } = logOf(steps, kept?.step ?? 0)
  const earlier = start?.log ?? []
  const log = [...earlier, ...entries]
  const usable = kept !== undefined && kept.at <= earlier.length + Math.min(shortest, entries.length) ? kept : undefined
  const written: KeptGame = {
    rules: row.rules,
    edition: row.edition,
    options: row.options,
    ...(start?.position !== undefined && { position: start.position }),
    dice: row.dice,
    entries: log,
    kept: usable ?? { at: 0, used: 0, position: null },
    past: before?.past ?? [],
    carried: before?.carried ?? null,
  }
  const seating = { players: row.seats.map(({ player }) => player), past: written.past, carried: written.carried }
  if (usable === undefined) return new Room(replayed(game, written), seating)
  if (isOfToday(game, written)) return new Room(resumeKept(game, written), seating)
  const { table, past, carried } = reopen(game, written)
  return new Room(table, { ...seating, past, carried })
}

/** From the beginning. */
function replayed(
  game: AnyGame,
  { options, position, dice, entries }: Pick<KeptGame, 'options' | 'position' | 'dice' | 'entries'>,
): LocalTable {
  const start = { options, ...(position !== undefined && { position }) }
  return LocalTable.resume(game, { start, stretches: dice, entries, kept: undefined })
}

/** How long two logs are the same. */
export function sharedLength(one: readonly Entry[], other: readonly Entry[]): number {
  const first = one.findIndex(({ action, seat }, i) => other[i]?.action !== action || other[i]?.seat !== seat)
  return first < 0 ? one.length : first
}
