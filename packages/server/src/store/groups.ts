/** Appends are written in groups: those of one turn of the event loop or several that follow each other, and those that come while others are being written. */
import { type Ready, readyFrom } from './rows.ts'
import { type Append, Conflict } from './store.ts'

/** Writes all or nothing, and answers which were taken; the others came too late. Of each table there is one at most. */
export type WriteGroup = (group: readonly Ready[]) => Promise<readonly boolean[]>

interface Waiting {
  readonly ready: Ready
  readonly done: () => void
  readonly failed: (error: unknown) => void
}

/** So many that a flush serves many, and so few that writing them does not hold up the rest of the server. */
const MOST = 250
/** How long the first of a group waits for others, in milliseconds. */
const PATIENCE = 4

export class Groups {
  readonly #write: WriteGroup
  #waiting: Waiting[] = []
  #writing: Promise<void> | null = null

  constructor(write: WriteGroup) {
    this.#write = write
  }

  async append(what: Append): Promise<void> {
    const ready = readyFrom(what)
    await new Promise<void>((done, failed) => {
      this.#waiting.push({ ready, done, failed })
      this.#writing ??= this.#writeAll()
    })
  }

  /** When nothing waits any more. */
  async idle(): Promise<void> {
    await this.#writing
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.#gather()
      const group = this.#take()
      try {
        const taken = await this.#write(group.map(({ ready }) => ready))
        for (const [i, { ready, done, failed }] of group.entries()) {
          if (taken[i]) done()
          else failed(new Conflict(`Table ${ready.row.id}`))
        }
      } catch (error) {
        for (const { failed } of group) failed(error)
      }
    }
    this.#writing = null
  }

  /** As long as each turn brings more, for a moment: a flush costs the same for few as for many. */
  async #gather(): Promise<void> {
    const until = performance.now() + PATIENCE
    let before: number
    do {
      before = this.#waiting.length
      await nextTurn()
    } while (this.#waiting.length > before && this.#waiting.length < MOST && performance.now() < until)
  }

  /** The first of each table; a second one of the same waits for the next group. */
  #take(): readonly Waiting[] {
    const group = new Map<string, Waiting>()
    const later: Waiting[] = []
    for (const each of this.#waiting) {
      const { id } = each.ready.row
      if (group.size < MOST && !group.has(id)) group.set(id, each)
      else later.push(each)
    }
    this.#waiting = later
    return [...group.values()]
  }
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))
