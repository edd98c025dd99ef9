/** What each piece can get to, asked of the table once for each question. */
import type { Reached } from '@tabularium/engine/room'
import type { PieceName } from '../board/board-part.ts'

export interface Reach {
  /** Null: it has not come yet. */
  places: readonly Reached[] | null
  readonly coming: Promise<readonly Reached[]>
}

type Ask = (piece: PieceName, number: number | null) => Promise<readonly Reached[]>

export class Reaches {
  readonly #ask: Ask
  #question = ''
  readonly #known = new Map<string, Reach>()

  constructor(ask: Ask) {
    this.#ask = ask
  }

  /** Of so many of a piece; null: of all. With another question what was known is forgotten. */
  of(question: string, piece: PieceName, number: number | null): Reach {
    if (question !== this.#question) this.#known.clear()
    this.#question = question
    const key = `${number} ${piece}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const coming = this.#ask(piece, number)
    const reach: Reach = { places: null, coming }
    void coming.then((places) => (reach.places = places))
    this.#known.set(key, reach)
    return reach
  }
}
