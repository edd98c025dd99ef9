/** Nobody can tell by the time it takes whether somebody passed or the server passed for him. */
import { expect, test } from 'vitest'
import { Pauses } from '../src/hall/pauses.ts'
import { AWAY, allowed, chance, distance, personal } from './spread.ts'

const COUNT = 4000
const many = (draw: () => number) => Array.from({ length: COUNT }, draw)
const byPeople = () => many(personal).filter((each) => each <= AWAY)
const chances = () => [chance(), chance()] as const

function learned(): Pauses {
  const pauses = new Pauses()
  for (const taken of byPeople()) pauses.learn(taken)
  return pauses
}

test('a pass that the server gives takes as long as one that a person gives', () => {
  const pauses = learned()
  const [people, server] = [byPeople(), many(() => pauses.draw(chances()))]
  expect(distance(people, server)).toBeLessThan(allowed(people, server))
})

test('two samples of people differ no more than that, so that the measure is fair', () => {
  const [one, other] = [byPeople(), byPeople()]
  expect(distance(one, other)).toBeLessThan(allowed(one, other))
})

test('an instant pass is found, even if only one in ten is', () => {
  const pauses = learned()
  const people = byPeople()
  const instant = many(() => (chance() < 0.1 ? 0 : pauses.draw(chances())))
  expect(distance(people, instant)).toBeGreaterThan(allowed(people, instant))
  const always = many(() => 0)
  expect(distance(people, always)).toBeGreaterThan(0.9)
})

test('of two servers that wait for the same, the quicker one is not too quick', () => {
  const [here, there] = [learned(), learned()]
  const quicker = (two: readonly [readonly [number, number], readonly [number, number]]) =>
    Math.min(here.draw(two[0]), there.draw(two[1]))
  const people = byPeople()
  const bySame = many(() => {
    const same = chances()
    return quicker([same, same])
  })
  expect(distance(people, bySame)).toBeLessThan(allowed(people, bySame))
  const eachByItself = many(() => quicker([chances(), chances()]))
  expect(distance(people, eachByItself)).toBeGreaterThan(allowed(people, eachByItself))
})
