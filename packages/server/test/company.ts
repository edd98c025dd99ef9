/** Two people at a table, for tests. */
import { FastDice, secretFrom } from '@tabularium/engine'
import type { NewTable } from '@tabularium/online'
import { type Place, type TestHouse, Visitor } from '@tabularium/server/testing'

export const FALL = 'fall-of-the-roman-empire'
/** Where a test plays on for long: by chance, one game of sixty of The Fall is over within eighty actions. */
export const LONG = 'ultimus-romanorum'

export async function twoAt(house: TestHouse, wanted: Partial<NewTable> = {}) {
  const livia = await Visitor.called(house.address, 'Livia')
  const marcus = await Visitor.called(house.address, 'Marcus')
  const { id, chain } = await livia.open({ game: FALL, sitting: ['me', 'open'], ...wanted })
  const his = await marcus.sit(id, 1)
  const [first, second] = [await livia.enter(id, chain), await marcus.enter(id, his)]
  const leave = async () => {
    await Promise.all([first.leave(), second.leave()])
  }
  /** Who is asked, and who is not. */
  const turn = (): readonly [Place, Place] => (first.choices.length > 0 ? [first, second] : [second, first])
  return { livia, marcus, id, first, second, turn, leave }
}

/** Whoever is asked does something at random, until that holds. */
export async function playUntil(places: readonly Place[], holds: () => boolean, seed = 'play'): Promise<void> {
  const dice = new FastDice(secretFrom(seed))
  while (!holds()) {
    const asked = places.find(({ choices }) => choices.length > 0)
    if (asked === undefined) throw new Error('Nobody is asked.')
    const { length = 0 } = asked.seen ?? {}
    await asked.act(asked.choices[dice.below(asked.choices.length)]?.action ?? '')
    for (const place of places) await place.until(() => (place.seen?.length ?? 0) > length)
  }
}
