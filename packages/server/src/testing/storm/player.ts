/** Somebody on a bad line: whatever breaks, he comes back and sends the same again, by the same key and with the same link. */
import { randomBytes } from 'node:crypto'
import type { Seat } from '@tabularium/engine'
import type { Confirmed, TableCard, TableId } from '@tabularium/online'
import { type Place, Refused, shortChain, type Visitor } from '../visitor.ts'

/** What a server has said to be on disk. */
export interface Acknowledged {
  readonly table: TableId
  readonly key: string
  readonly number: number
  readonly trace: string
}

export interface Tally {
  readonly acknowledged: Acknowledged[]
  /** How often something was sent again. */
  again: number
}

const AGAIN = 60
const GIVES_UP = 120_000
export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A server that is away, or has just gone away, is asked again; whatever else it says counts. */
const isAway = (error: unknown): boolean =>
  error instanceof Refused ? error.code === 'closed' || error.code === 'slow' : error instanceof TypeError

export async function insist<T>(what: () => Promise<T>, onAgain: () => void = () => {}): Promise<T> {
  const end = Date.now() + GIVES_UP
  for (;;) {
    try {
      return await what()
    } catch (error) {
      if (!isAway(error) || Date.now() > end) throw error
      onAgain()
      await pause(AGAIN)
    }
  }
}

/** Sits down, though it may not be told whether he did. */
export async function sitDown(visitor: Visitor, id: TableId, seat: Seat) {
  const chain = shortChain()
  await insist(async () => {
    try {
      await visitor.sit(id, seat, chain)
    } catch (error) {
      const { mine } = await visitor.get<TableCard>(`/api/tables/${id}`)
      if (mine !== seat) throw error
    }
  })
  return chain
}

export class Player {
  readonly place: Place
  readonly #tally: Tally

  constructor(place: Place, tally: Tally) {
    this.place = place
    this.#tally = tally
    place.keepsFrames = false
  }

  get length(): number {
    return this.place.seen?.length ?? -1
  }

  get isAsked(): boolean {
    const { seen } = this.place
    return seen !== null && seen.question?.seat === seen.viewer
  }

  async connected(): Promise<void> {
    if (this.place.isConnected) return
    await insist(() => this.place.connect())
  }

  /** Resolves when that holds of what he sees, coming back as often as it takes. */
  async until(holds: () => boolean): Promise<void> {
    const end = Date.now() + GIVES_UP
    for (;;) {
      await this.connected()
      if (holds()) return
      if (Date.now() > end) throw new Error(`A player at table ${this.place.id} has seen nothing new for too long.`)
      await this.place.until(() => holds() || !this.place.isConnected, 1000).catch(() => {})
    }
  }

  async act(action: string): Promise<void> {
    const { place } = this
    const [seat, length, link] = [place.seen?.viewer ?? 0, this.length, place.nextLink]
    await this.#commit((key) => place.call('act', seat, length, [action], key, link))
    place.spend()
  }

  async undo(): Promise<void> {
    const { place } = this
    const [seat, length] = [place.seen?.viewer ?? 0, this.length]
    await this.#commit((key) => place.call('undo', seat, length, key))
  }

  async #commit(send: (key: string) => Promise<Confirmed>): Promise<void> {
    const key = randomBytes(9).toString('base64url')
    const { acknowledged } = this.#tally
    const { number, trace } = await insist(
      async () => {
        await this.connected()
        return send(key)
      },
      () => this.#tally.again++,
    )
    acknowledged.push({ table: this.place.id, key, number, trace })
  }
}
