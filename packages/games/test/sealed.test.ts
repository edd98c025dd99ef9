/** Hidden cards of an online game: each is proven when it is shown, by what everybody was told before. */
import { secretFrom } from '@tabularium/engine'
import { isOpenedBy, openings, seals } from '@tabularium/engine/proof'
import { OnlinePlay, playOnline } from '@tabularium/engine/testing'
import { describe, expect, test } from 'vitest'
import { games } from '../all.ts'

const SECRET = secretFrom('sealed')
const hiding = games.filter((game) => game.secrets.hoards.length > 0)

/** Options that keep a game short. */
const briefly = (id: string) => (id === 'ultimus-romanorum' ? { years: 2 } : {})

describe.each(hiding.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const { table } = playOnline(new OnlinePlay(game, briefly(id), 'sealed'), 'sealed', 800)
  const viewers = [...table.seats.keys(), null]
  const states: unknown[] = []
  table.walk({ before: (_, state) => states.push(game.clone(state)) })
  states.push(table.state)

  /** Everything that is opened to anybody, with what had been told before it. */
  const opened = states.slice(1).flatMap((after, n) => {
    const around = { before: states[n], after }
    return viewers.flatMap((viewer) =>
      openings(SECRET, n, game, around, viewer).map((opening) => ({ n, viewer, around, opening })),
    )
  })

  test('what is opened lay there, and no other thing did', () => {
    expect(opened.length).toBeGreaterThan(id === 'ultimus-romanorum' ? 1 : 40)
    for (const { n, around, opening } of opened) {
      const told = seals(SECRET, n, game, around.before)
      expect(isOpenedBy(told, opening)).toBe(true)
      const other = game.secrets.things.find((thing) => thing !== opening.thing) ?? ''
      expect(isOpenedBy(told, { ...opening, thing: other })).toBe(false)
      expect(isOpenedBy(told, { ...opening, leaves: opening.leaves.slice(1) })).toBe(false)
      expect(isOpenedBy(seals(SECRET, n + 1, game, around.before), opening)).toBe(false)
      expect(isOpenedBy(seals(secretFrom('other'), n, game, around.before), opening)).toBe(false)
    }
  })

  test('nothing is opened that the viewer does not know from then on', () => {
    const count = (things: readonly number[], thing: number) => things.filter((each) => each === thing).length
    for (const { viewer, around, opening } of opened) {
      const thing = game.secrets.things.indexOf(opening.thing)
      const [before, after] = [around.before, around.after].map((state) =>
        count(game.view(state, viewer).unseen, thing),
      )
      expect(after).toBeLessThan(before)
    }
  })

  test('leaves stand in the order of their hashes, whatever the order of the things', () => {
    for (const { opening } of opened) expect(opening.leaves).toEqual([...opening.leaves].sort())
  })
})
