/** What is said at a table: players hear players, those who watch each other; when it is over, everybody hears all. */
import { Fault } from '@tabularium/engine'
import type { ChatLine, ChatRoom } from '@tabularium/online'
import type { ChatRow, TableRow } from '../../store/store.ts'
import type { Audience, Guest } from '../audience.ts'
import type { House } from '../house.ts'

/** How many lines somebody is told who comes. */
const TOLD = 200

export class Talk {
  readonly #house: House
  readonly #audience: Audience
  readonly #row: () => TableRow
  /** The number of the line that was told last; null: none was yet. */
  #told: number | null = null

  constructor(house: House, audience: Audience, row: () => TableRow) {
    this.#house = house
    this.#audience = audience
    this.#row = row
  }

  /** What was said so far, for somebody who comes. */
  async before(guest: Guest): Promise<readonly ChatLine[]> {
    const said = await this.#house.store.chat(this.#row().id, TOLD)
    this.#told ??= said.at(-1)?.number ?? 0
    return said.map(lineOf).filter(({ room }) => this.#mayHear(guest, room))
  }

  async say(guest: Guest, name: string, text: string, room: ChatRoom): Promise<void> {
    const { person, viewer: seat } = guest
    if (person === null) throw new Fault('turn', 'Only who has a name may speak.')
    if ((room === 'players') !== (seat !== null)) throw new Fault('turn', 'That is a room of others.')
    const { store, now } = this.#house
    const { number } = await store.say({ table: this.#row().id, room, person, name, seat, text, at: now() })
    this.#told ??= number - 1
    await this.hear()
  }

  /** Tells what was said since, here or by another server. */
  async hear(): Promise<void> {
    if (this.#told === null) return
    const said = await this.#house.store.chatAfter(this.#row().id, this.#told)
    for (const row of said) {
      // Two may have looked at once.
      if (row.number <= this.#told) continue
      this.#told = row.number
      this.#audience.tellChat(lineOf(row), (guest, room) => this.#mayHear(guest, room))
    }
  }

  #mayHear({ viewer }: Guest, room: ChatRoom): boolean {
    return this.#row().state === 'over' || (room === 'players') === (viewer !== null)
  }
}

const lineOf = ({ table: _, person: __, ...line }: ChatRow): ChatLine => line
