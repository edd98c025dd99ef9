/** Where games are kept: one entry an action. What the device does not take is held here, until the page is closed. */
import { type Entry, isObject, type Json, type KeptPosition } from '@tabularium/engine'
import type { Kept } from './protocol.ts'
import { type FirstRecord, type GameRecord, readEntry, readFirst, readPosition, readRecord } from './records.ts'

/** What is written in one go: all of it or nothing. */
export interface Writing {
  readonly record: GameRecord | FirstRecord
  /** Entries of this number and later are taken out first. */
  readonly from: number
  readonly entries: readonly Entry[]
  /** Absent: the one that is there stays. */
  readonly position?: KeptPosition
  /** The device has the game already: if it is gone from there, nothing is written. */
  readonly again: boolean
}

/** Somebody has deleted the game, in another window: what is left of it must not be written without being asked for. */
export class Gone extends Error {
  constructor() {
    super('The device does not have this game any more.')
    this.name = 'Gone'
  }
}

/** All that a device holds of a game, as it was written. */
export interface Held {
  readonly record: unknown
  readonly entries: readonly unknown[]
  readonly position: unknown
}

/** A game's small record, as it was written; undefined: it cannot be read. */
export interface Listed {
  readonly id: string
  readonly record: unknown
}

export interface Storage {
  records(): Promise<readonly Listed[]>
  get(id: string): Promise<Held | undefined>
  write(writing: Writing): Promise<void>
  rename(id: string, name: string): Promise<void>
  delete(id: string): Promise<void>
}

/**
 * The device lets nothing be read.
 * - `storage`: it is forbidden, full or broken
 * - `held-store`: another window holds it, perhaps one of an older Tabularium
 * - `newer-store`: a newer Tabularium has made it
 */
export class StorageError extends Error {
  readonly code: 'storage' | 'held-store' | 'newer-store'

  constructor(cause: unknown, code: StorageError['code'] = 'storage') {
    super('This browser does not let games be kept.', { cause })
    this.name = 'StorageError'
    this.code = code
  }
}

const asStorageError = (error: unknown) => (error instanceof StorageError ? error : new StorageError(error))

/** A whole game, as the device would hold it. */
export interface WholeGame {
  readonly record: GameRecord
  readonly entries: readonly Entry[]
  readonly position: KeptPosition
}

/** What a game was found to be: as it is kept now, one of the first kept games, which hold a save; or not to be read. */
export type Found = { readonly game: WholeGame } | { readonly first: FirstRecord } | { readonly damaged: Held }

export class Shelf {
  readonly #storage: Storage
  /** What the device did not take, by id. */
  readonly #loose = new Map<string, WholeGame>()
  /** What was deleted in another window while it was open here. */
  readonly #gone = new Set<string>()

  constructor(storage: Storage) {
    this.#storage = storage
  }

  /** From the latest to the oldest. */
  async list(): Promise<readonly Kept[]> {
    const loose = [...this.#loose.values()].map(({ record }) => ({ ...keptOf(record), lasting: false }))
    const stored = await this.#storage.records().catch((error: unknown) => {
      if (loose.length === 0) throw asStorageError(error)
      return []
    })
    const lasting = stored.map(listed).filter(({ id }) => !this.#loose.has(id))
    return [...loose, ...lasting].sort((a, b) => b.changed - a.changed)
  }

  async get(id: string): Promise<Found | undefined> {
    const loose = this.#loose.get(id)
    if (loose !== undefined) return { game: loose }
    try {
      const held = await this.#storage.get(id)
      return held === undefined ? undefined : found(held)
    } catch (error) {
      throw asStorageError(error)
    }
  }

  isLoose(id: string): boolean {
    return this.#loose.has(id)
  }

  isGone(id: string): boolean {
    return this.#gone.has(id)
  }

  /** It was deleted, but is to be kept again. */
  wantAgain(id: string): void {
    this.#gone.delete(id)
  }

  /** Whether the device took it; if not, the whole game lasts as long as the page. */
  async write(writing: Writing, whole: () => WholeGame): Promise<boolean> {
    const { id } = writing.record
    try {
      if (this.#gone.has(id)) throw new Gone()
      await this.#storage.write(writing)
      this.#loose.delete(id)
      return true
    } catch (error) {
      if (error instanceof Gone) this.#gone.add(id)
      this.#loose.set(id, whole())
      return false
    }
  }

  async rename(id: string, name: string): Promise<void> {
    const loose = this.#loose.get(id)
    if (loose !== undefined) this.#loose.set(id, { ...loose, record: { ...loose.record, name } })
    try {
      await this.#storage.rename(id, name)
    } catch (error) {
      if (loose === undefined) throw asStorageError(error)
    }
  }

  async delete(id: string): Promise<void> {
    const wasLoose = this.#loose.delete(id)
    this.#gone.delete(id)
    try {
      await this.#storage.delete(id)
    } catch (error) {
      if (!wasLoose) throw asStorageError(error)
    }
  }
}

function keptOf({ id, game, name, players, options, outline, length, over, changed }: GameRecord): Kept {
  return { id, game, name, players, options, outline, length, over, changed, lasting: true, damaged: false }
}

/** One that cannot be read does not hide the others. */
function listed({ id, record: written }: Listed): Kept {
  const record = readRecord(written)
  if (record !== undefined) return keptOf(record)
  const first = readFirst(written)
  if (first !== undefined) return firstKept(first)
  const { name, changed } = membersOf(written)
  return {
    id,
    game: '',
    name: typeof name === 'string' ? name : id,
    players: [],
    options: null,
    outline: {},
    length: 0,
    over: false,
    changed: typeof changed === 'number' ? changed : 0,
    lasting: true,
    damaged: true,
  }
}

const membersOf = (written: unknown): Readonly<Record<string, unknown>> =>
  typeof written === 'object' && written !== null ? { ...written } : {}

function firstKept({ save: _, view, ...first }: FirstRecord): Kept {
  return { ...first, outline: outlineOf(view), lasting: true, damaged: false }
}

/** The numbers and words of what is to be seen, without all that lies deeper. */
export function outlineOf(view: Json): GameRecord['outline'] {
  const outline: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(isObject(view) ? view : {})) {
    if (typeof value === 'number' || typeof value === 'string') outline[name] = value
  }
  return outline
}

function found(held: Held): Found {
  const first = readFirst(held.record)
  if (first !== undefined) return { first }
  const record = readRecord(held.record)
  const position = readPosition(held.position)
  const entries = held.entries.flatMap((entry, i) => readEntry(entry, i) ?? [])
  if (record === undefined || position === undefined || entries.length !== record.length) return { damaged: held }
  return position.at > entries.length ? { damaged: held } : { game: { record, entries, position } }
}

/** Whatever the device holds, as a text that can be read by somebody. A store may hold more than JSON can. */
export function rawText(held: Held): string {
  const seen = new Set<unknown>()
  const plain = (_: string, value: unknown): unknown => {
    if (typeof value === 'bigint') return String(value)
    if (value instanceof Map || value instanceof Set) return [...value]
    if (typeof value !== 'object' || value === null) return value
    if (seen.has(value)) return '(again)'
    seen.add(value)
    return value
  }
  return `${JSON.stringify(held, plain)}\n`
}
