/** Two people at one table who do whatever they may, for measurements and storms. */
import type { FastDice } from '@tabularium/engine'
import type { TableId } from '@tabularium/online'
import type { Place, Visitor } from './visitor.ts'

/** What two play: Tetrarchia may be played by any number, and is by two. */
export const optionsForTwo = (game: string): object => (game === 'tetrarchia' ? { players: 2 } : {})

export class Match {
  readonly id: TableId
  readonly places: readonly Place[]

  constructor(id: TableId, places: readonly Place[]) {
    this.id = id
    this.places = places
  }

  static async between(game: string, one: Visitor, other: Visitor, keepsFrames = false): Promise<Match> {
    const { id, chain } = await one.open({ game, options: { ...optionsForTwo(game) }, sitting: ['me', 'open'] })
    const his = await other.sit(id, 1)
    const places = [await one.enter(id, chain), await other.enter(id, his)]
    for (const place of places) place.keepsFrames = keepsFrames
    return new Match(id, places)
  }

  get length(): number {
    return this.places[0]?.seen?.length ?? 0
  }

  get isOver(): boolean {
    const [first] = this.places
    return first?.seen !== null && first?.seen.question === null
  }

  /** Who is asked. */
  get asked(): Place | undefined {
    return this.places.find(({ seen }) => seen !== null && seen.question?.seat === seen.viewer)
  }

  /** Whoever is asked does something at random; resolves when everybody has seen it, to how long the answer took. */
  async act(dice: FastDice): Promise<number> {
    const { asked, length } = this
    const choice = asked?.choices[dice.below(asked.choices.length)]
    if (asked === undefined || choice === undefined) throw new Error('Nobody is asked.')
    const start = performance.now()
    await asked.act(choice.action)
    const took = performance.now() - start
    await this.all(length + 1)
    return took
  }

  /** Resolves when everybody has seen so many actions. */
  async all(length: number): Promise<void> {
    for (const place of this.places) {
      if ((place.seen?.length ?? 0) < length) await place.until(() => (place.seen?.length ?? 0) >= length)
    }
  }

  async leave(): Promise<void> {
    await Promise.all(this.places.map((place) => place.leave()))
  }
}
