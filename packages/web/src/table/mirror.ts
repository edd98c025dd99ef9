/** The page's copy of what a table has sent: the snapshot, and the log of each who looked. */
import type { Json } from '@tabularium/engine'
import { patched } from '@tabularium/engine/patch'
import type { Line, Viewer } from '@tabularium/engine/room'
import type { Snapshot, Update } from './protocol.ts'

/** How many of the last actions are told to somebody who comes back, before the table tells all. */
const RECENT = 64

export class Mirror {
  #snapshot: Snapshot | null = null
  #number = 0
  readonly #lines = new Map<Viewer, readonly Line[]>()
  #ear: Viewer = null

  get snapshot(): Snapshot | null {
    return this.#snapshot
  }

  /** What the present viewer was told. */
  get lines(): readonly Line[] {
    return this.#lines.get(this.#ear) ?? []
  }

  /** All that the present viewer was sent, and of what he was told the latest, as one update; null: nothing, or not by the table itself. */
  get recent(): Update | null {
    const whole = this.#snapshot
    if (whole === null || this.#number < 0) return null
    const lines = this.lines.filter(({ action }) => action >= whole.length - RECENT)
    return { number: 0, what: { whole }, ear: this.#ear, from: -1, lines }
  }

  /** In another language everything is told again. */
  forget(): void {
    this.#lines.clear()
  }

  /** False: one was missed, and the whole must be asked for. */
  take({ number, what, ear, from, lines }: Update): boolean {
    if ('whole' in what) this.#turnTo(what.whole)
    else if (this.#snapshot === null || number !== this.#number + 1) return false
    else this.#snapshot = asSnapshot(patched(asJson(this.#snapshot), what.patch))
    this.#number = number
    this.#cut(this.#snapshot?.length ?? 0)
    this.#ear = ear
    const before = this.lines.filter(({ action }) => action < from)
    this.#lines.set(ear, before.length === 0 ? lines : [...before, ...lines])
    return true
  }

  #turnTo(snapshot: Snapshot): void {
    const before = this.#snapshot
    if (snapshot.id !== before?.id) this.#lines.clear()
    // What is known already stays the same object: nothing is drawn anew, and who was selected stays selected.
    if (isSame(snapshot, before)) return
    const question = before !== null && isSame(snapshot.question, before.question) ? before.question : snapshot.question
    this.#snapshot = { ...snapshot, question }
  }

  /** What was taken back nobody has heard of. */
  #cut(length: number): void {
    for (const [ear, lines] of this.#lines) {
      if ((lines.at(-1)?.action ?? -1) < length) continue
      this.#lines.set(
        ear,
        lines.filter(({ action }) => action < length),
      )
    }
  }
}

const isSame = (one: object | null, other: object | null) => JSON.stringify(one) === JSON.stringify(other)

/** What came over the wire is JSON, whatever its type says besides. */
const asJson = (snapshot: Snapshot): Json => snapshot as unknown as Json
const asSnapshot = (json: Json): Snapshot => json as unknown as Snapshot
