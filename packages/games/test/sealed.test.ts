/** Hidden cards of an online game: each is proven when it is shown, by what everybody was told before. */
import { secretFrom } from '@tabularium/engine'
import { isOpenedBy, opening, seal } from '@tabularium/engine/proof'
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
    return viewers.flatMap((viewer) => {
      const found = opening(SECRET, n, game, around, viewer)
      return found === null ? [] : [{ n, viewer, around, found }]
    })
  })

  test('what is opened lay there, and no other thing did', () => {
    expect(opened.length).toBeGreaterThan(id === 'ultimus-romanorum' ? 1 : 40)
    for (const { n, around, found } of opened) {
      const told = seal(SECRET, n, game, around.before)
      const { things, leaves, places, place } = found
      const [first] = things
      if (first === undefined) throw new Error('An opening opens something.')
      const other = game.secrets.things.find((thing) => thing !== first.thing) ?? ''
      expect(isOpenedBy(told, found)).toBe(true)
      expect(isOpenedBy(told, { ...found, things: [{ ...first, thing: other }] })).toBe(false)
      expect(isOpenedBy(told, { ...found, things: [first, first] })).toBe(false)
      expect(isOpenedBy(told, { ...found, leaves: leaves.slice(1) })).toBe(false)
      expect(isOpenedBy(told, { ...found, places: places.map((_, i) => places[(i + 1) % places.length] ?? '') })).toBe(
        false,
      )
      expect(isOpenedBy(told, { ...found, place: (place + 1) % places.length })).toBe(false)
      expect(isOpenedBy(seal(SECRET, n + 1, game, around.before), found)).toBe(false)
      expect(isOpenedBy(seal(secretFrom('other'), n, game, around.before), found)).toBe(false)
    }
  })

  test('nothing is opened that the viewer does not know from then on', () => {
    const count = (things: readonly number[], thing: number) => things.filter((each) => each === thing).length
    for (const { viewer, around, found } of opened) {
      const thing = game.secrets.things.indexOf(found.things[0]?.thing ?? '')
      const [before, after] = [around.before, around.after].map((state) =>
        count(game.view(state, viewer).unseen, thing),
      )
      expect(after).toBeLessThan(before)
    }
  })

  test('leaves stand in the order of their hashes, whatever the order of the things', () => {
    for (const { found } of opened) expect(found.leaves).toEqual([...found.leaves].sort())
  })
})
