/** Who sits at a table, and what a game is called. */
import { card } from '@tabularium/tetrarchia/card'
import { describe, expect, test } from 'vitest'
import { around, Device, drawn, game, romans, Screen, table } from './host-play.ts'

const screenOf = (device = new Device()) =>
  new Screen({ ...around(device), game: async () => game, card: async () => card })

const pair = { ...drawn({ ...romans, players: 2 }), players: ['person', 'person'] as const }

describe('names of the people', () => {
  test('stand with their seats, and are kept', async () => {
    const device = new Device()
    const screen = screenOf(device)
    const { snapshot } = await screen.create({ ...pair, names: ['Anna', ''] })
    expect(snapshot.seats.map(({ words }) => words)).toEqual(['Anna (The East)', 'The West'])
    await screen.host.leave(snapshot.id)
    const again = await screenOf(device).open(snapshot.id)
    expect(again.snapshot.names).toEqual(['Anna', ''])
    expect(again.snapshot.seats[0]?.words).toBe('Anna (The East)')
  })

  test('are not those of a bot that takes the seat', async () => {
    const screen = screenOf()
    await screen.create({ ...pair, names: ['Anna', 'Ben'] })
    const { snapshot } = await screen.players(['bot:tiro', 'person'])
    expect(snapshot.seats.map(({ words }) => words)).toEqual(['The East', 'Ben (The West)'])
  })
})

describe('a game that goes on from a moment of another', () => {
  test('is called after that moment, with its people and bots', async () => {
    const screen = screenOf()
    await screen.create({ ...pair, players: ['person', 'bot:tiro'], name: 'My war', names: ['Anna', ''] })
    await screen.act('move etruria')
    const { snapshot } = await screen.branch(0)
    expect(snapshot.name).toBe('My war, from round 1')
    expect(snapshot.seats.map(({ player }) => player)).toEqual(['person', 'bot:tiro'])
    expect(snapshot.names).toEqual(['Anna', ''])
    expect((await screen.branch(0)).snapshot.name).toBe('My war, from round 1 (2)')
  })

  test('is called so in French too', async () => {
    const screen = screenOf()
    await screen.create({ ...pair, name: 'Ma guerre' })
    screen.host.speak('fr')
    expect((await screen.branch(0)).snapshot.name).toBe('Ma guerre, depuis la manche 1')
  })
})

describe('a file', () => {
  test('of a game against a bot opens as a game against that bot, under the name of the file', async () => {
    const { screen } = table()
    await screen.create({ ...pair, players: ['person', 'bot:tiro'] })
    const text = screen.host.save()
    const { snapshot } = await table().screen.import(text, 'brought')
    expect(snapshot.seats.map(({ player }) => player)).toEqual(['person', 'bot:tiro'])
    expect(snapshot.name).toBe('brought')
  })
})

describe('what the list of kept games can tell', () => {
  test('where who is asked stands, and whether he is a person', async () => {
    const screen = screenOf()
    await screen.create(pair)
    const [kept] = await screen.host.list()
    expect(kept?.outline).toMatchObject({ emperor: 'diocletian', at: 'roma', asked: 0 })
    expect(card.scene?.(kept?.outline ?? {}, 'en')).toBe('Diocletian is in Roma')
    expect(card.side?.(kept?.options ?? null, {}, 0, 'fr')).toBe('l’Orient')
  })
})
