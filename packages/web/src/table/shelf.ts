/** Where games are kept. What the device does not take is held here, until the page is closed. */
import type { Kept } from './protocol.ts'

/** A game as it is kept: the save, and what the list shows. */
export interface Stored extends Kept {
  readonly save: string
}

export interface Storage {
  all(): Promise<readonly Stored[]>
  get(id: string): Promise<Stored | undefined>
  put(stored: Stored): Promise<void>
  delete(id: string): Promise<void>
}

/** The device lets nothing be read: storage is forbidden, full or broken. */
export class StorageError extends Error {
  constructor(cause: unknown) {
    super('This browser does not let games be kept.', { cause })
    this.name = 'StorageError'
  }
}

export class Shelf {
  readonly #storage: Storage
  /** What the device did not take, by id. */
  readonly #loose = new Map<string, Stored>()

  constructor(storage: Storage) {
    this.#storage = storage
  }

  async all(): Promise<readonly Stored[]> {
    const loose = [...this.#loose.values()]
    try {
      const stored = await this.#storage.all()
      return [...loose, ...stored.filter(({ id }) => !this.#loose.has(id))]
    } catch (error) {
      if (loose.length === 0) throw new StorageError(error)
      return loose
    }
  }

  async get(id: string): Promise<Stored | undefined> {
    const loose = this.#loose.get(id)
    if (loose !== undefined) return loose
    try {
      return await this.#storage.get(id)
    } catch (error) {
      throw new StorageError(error)
    }
  }

  /** Whether the device took it; if not, it lasts as long as the page. */
  async put(stored: Stored): Promise<boolean> {
    try {
      await this.#storage.put({ ...stored, lasting: true })
      this.#loose.delete(stored.id)
      return true
    } catch {
      this.#loose.set(stored.id, { ...stored, lasting: false })
      return false
    }
  }

  async delete(id: string): Promise<void> {
    const wasLoose = this.#loose.delete(id)
    try {
      await this.#storage.delete(id)
    } catch (error) {
      if (!wasLoose) throw new StorageError(error)
    }
  }
}
