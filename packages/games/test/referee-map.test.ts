/** The map as the referee tells it: by the names that positions and actions use. */
import { isObject, type Json, type JsonObject, LocalTable } from '@tabularium/engine'
import shippedTetrarchia from '@tabularium/tetrarchia/board' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { games } from '../all.ts'
import { Client } from './referee-play.ts'

function mapOf(game: string, request: JsonObject = {}): JsonObject {
  const client = new Client()
  client.do({ op: 'create', game, seed: 'map', ...request })
  const { map } = client.do({ op: 'map' })
  if (!isObject(map ?? null)) throw new Error('no map')
  return map as JsonObject
}

const list = (map: JsonObject, name: string) => (map[name] ?? []) as readonly JsonObject[]

/** Every space, sea, box and ship that an action can name. */
function placesOf(map: JsonObject): Set<Json> {
  return new Set(['spaces', 'seas', 'boxes'].flatMap((name) => list(map, name).map(({ id }) => id)))
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const map = mapOf(id)

  test('has spaces with ids and names, each once', () => {
    const ids = list(map, 'spaces').map((space) => space.id)
    expect(ids.length).toBeGreaterThan(10)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { name } of list(map, 'spaces')) expect(name).toEqual(expect.any(String))
  })

  test('has links between its spaces, and from every space one leads on, or a sea does', () => {
    const ids = new Set(list(map, 'spaces').map((space) => space.id))
    const linked = new Set(list(map, 'links').flatMap(({ a, b }) => [a, b]))
    for (const end of linked) expect(ids).toContain(end)
    for (const { id: space, seas } of list(map, 'spaces')) {
      if (!linked.has(space)) expect(seas, String(space)).toEqual([expect.any(String)])
    }
  })

  test('names the places that actions name', () => {
    const places = placesOf(map)
    const table = new LocalTable(game, {})
    for (const action of game.candidates(table.state)) {
      const [verb, ...named] = game.notation(action).split(' ')
      if (!['to', 'place', 'arrive', 'move', 'march'].includes(verb)) continue
      for (const name of named) expect(places).toContain(name)
    }
  })
})

test('Tetrarchia: coasts, capitals, broken links and the paths of the armies', () => {
  const map = mapOf('tetrarchia')
  const spaces = list(map, 'spaces')
  expect(spaces).toContainEqual({
    id: 'britannia',
    name: 'BRITANNIA',
    region: 'GALLIA',
    number: null,
    border: true,
    seas: [],
    capital: null,
  })
  expect(spaces.find(({ id }) => id === 'roma')).toMatchObject({ capital: 'any', region: 'ITALIA' })
  expect(list(map, 'links')).toContainEqual({ a: 'narbonensis', b: 'cisalpina', broken: true })
  expect(list(map, 'seas').map(({ id }) => id)).toEqual(['atlanticum', 'internum', 'aegaeum'])
  expect(list(map, 'regions')).toContainEqual({ id: 'ILLYRICVM', numeral: 'III', border: expect.any(String) })
  for (const { region, path } of list(map, 'paths')) {
    expect(list(map, 'regions').find(({ id }) => id === region)).toMatchObject({ border: (path as string[])[0] })
    expect((path as string[]).at(-1)).toBe('roma')
  }
})

test('The Fall of the Roman Empire: values, terrain and invasion routes', () => {
  const map = mapOf('fall-of-the-roman-empire')
  const spaces = list(map, 'spaces')
  expect(spaces.every(({ value }) => Number.isInteger(value))).toBe(true)
  expect(new Set(spaces.map(({ terrain }) => terrain))).toEqual(new Set(['clear', 'mountains', 'forest']))
  expect(spaces.some(({ route }) => route === true)).toBe(true)
  expect(spaces.map(({ id }) => id)).toContain(map.rome)
})

test('Ultimus Romanorum: dioceses, towns, seas, boxes and what a step costs', () => {
  const map = mapOf('ultimus-romanorum')
  const river = list(map, 'links').find(({ freezes }) => freezes === true)
  expect(river).toMatchObject({ cost: 2, crossing: true })
  for (const { coasts, borders } of list(map, 'seas')) {
    for (const place of [coasts, borders].flat() as string[]) expect(placesOf(map)).toContain(place)
  }
  const roma = list(map, 'spaces').find(({ towns }) => (towns as JsonObject[]).some(({ name }) => name === 'Roma'))
  expect(roma).toMatchObject({ half: 'west', diocese: expect.any(String) })
  expect(list(map, 'boxes').map(({ half }) => half)).toEqual(['west', 'east'])
})

test('the map is that of the edition in use', () => {
  const own = games[0].map()
  const renamed = JSON.parse(JSON.stringify(shippedTetrarchia).replaceAll('"lusitania"', '"hispania-ulterior"'))
  const map = mapOf('tetrarchia', { edition: renamed })
  expect(list(map, 'spaces').map(({ id }) => id)).toContain('hispania-ulterior')
  expect(list(own, 'spaces').map(({ id }) => id)).not.toContain('hispania-ulterior')
})
