/** Who is at a table, by this server or by others, and who of those who sit there is on vacation. */
import type { OnlinePart, PersonId } from '@tabularium/online'
import type { Attending, TableRow } from '../../store/store.ts'
import { type Absences, absencesAt, NOBODY_AWAY } from '../absences.ts'
import type { Audience } from '../audience.ts'
import { groundsOf, onlinePart } from '../card.ts'
import type { House } from '../house.ts'

const NOBODY: Attending = { people: [], watching: 0 }

export class Attendance {
  readonly #house: House
  readonly #audience: Audience
  readonly #row: () => TableRow
  #absences: Absences = NOBODY_AWAY
  #elsewhere: Attending = NOBODY
  /** Since when those who were here by another server are gone. */
  readonly #goneElsewhere = new Map<PersonId, number>()
  /** Another number whenever others are here by other servers. */
  #changes = 0
  /** What other servers were told last, and are told now. */
  #announced = ''
  #announcing = false
  /** Of what was last told besides the game. */
  #grounds: readonly unknown[] | null = null

  constructor(house: House, audience: Audience, row: () => TableRow) {
    this.#house = house
    this.#audience = audience
    this.#row = row
  }

  get absences(): Absences {
    return this.#absences
  }

  isHere(person: PersonId | null): boolean {
    return this.#audience.isHere(person) || (person !== null && this.#elsewhere.people.includes(person))
  }

  /** Who is on vacation, and who is here by other servers. */
  async look(): Promise<void> {
    const { store, now } = this.#house
    const row = this.#row()
    const [absences, elsewhere] = await Promise.all([absencesAt(store, [row], now()), store.attending([row.id])])
    this.#absences = absences
    this.takeElsewhere(elsewhere.get(row.id))
  }

  /** Answers whether others are here now. */
  takeElsewhere(elsewhere: Attending = NOBODY): boolean {
    const before = this.#elsewhere
    if (JSON.stringify(before) === JSON.stringify(elsewhere)) return false
    this.#elsewhere = elsewhere
    for (const person of elsewhere.people) this.#goneElsewhere.delete(person)
    for (const person of before.people) if (!this.isHere(person)) this.#goneElsewhere.set(person, this.#house.now())
    this.#changes++
    return true
  }

  /** Tells other servers who is here by this one: what is so when it is written, not when it was asked for. */
  announce(): void {
    if (this.#announcing) return
    this.#announcing = true
    void this.#announceAll().catch((error) => this.#house.onTrouble(error))
  }

  get part(): OnlinePart {
    return onlinePart(this.#row(), this.#house.served(), {
      isHere: (person) => this.isHere(person),
      goneSince: (person) => this.#goneSince(person),
      watching: this.#audience.watching + this.#elsewhere.watching,
      absences: this.#absences,
      now: this.#house.now(),
    })
  }

  /** Everybody here is told, if there is anything to be told. */
  tell(): void {
    const company = `${this.#audience.company} ${this.#changes}`
    const grounds = groundsOf(this.#row(), { absences: this.#absences, company })
    if (grounds?.every((each, i) => each === this.#grounds?.[i])) return
    this.#grounds = grounds
    this.#audience.tellOnline(this.part)
  }

  async #announceAll(): Promise<void> {
    try {
      for (;;) {
        const here = this.#audience.attending
        const told = JSON.stringify(here)
        if (told === this.#announced) return
        this.#announced = told
        await this.#house.store.attend(this.#row().id, here)
      }
    } finally {
      this.#announcing = false
    }
  }

  #goneSince(person: PersonId | null): number | null {
    if (person === null || this.isHere(person)) return null
    const [here, elsewhere] = [this.#audience.goneSince(person), this.#goneElsewhere.get(person) ?? null]
    return here === null || elsewhere === null ? (here ?? elsewhere) : Math.max(here, elsewhere)
  }
}
