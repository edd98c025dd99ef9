/** Nobody can tell by the time it takes whether somebody passed or the server passed for him. */
import { FastDice, secretFrom } from '@tabularium/engine'
import { expect, test } from 'vitest'
import { Pauses } from '../src/hall/pauses.ts'

const dice = new FastDice(secretFrom('pauses'))
const chance = () => dice.below(1_000_000) / 1_000_000

/** How long a person takes to pass, in milliseconds: from a second on, now and then much longer. */
const personal = () => Math.round(800 - 2500 * Math.log(1 - chance()))

/** The greatest distance between what two samples say of how often a time is not exceeded: Kolmogorov and Smirnov. */
function distance(one: readonly number[], other: readonly number[]): number {
  const sorted = [one, other].map((sample) => [...sample].sort((a, b) => a - b))
  let greatest = 0
  const at = [0, 0]
  for (const value of [...new Set(sorted.flat())].sort((a, b) => a - b)) {
    for (const [i, sample] of sorted.entries())
      while ((sample[at[i] ?? 0] ?? Infinity) <= value) at[i] = (at[i] ?? 0) + 1
    greatest = Math.max(greatest, Math.abs((at[0] ?? 0) / one.length - (at[1] ?? 0) / other.length))
  }
  return greatest
}

/** What two samples of the same differ by at most, but for one time in a thousand. */
const allowed = (one: readonly number[], other: readonly number[]): number =>
  1.95 * Math.sqrt((one.length + other.length) / (one.length * other.length))

const COUNT = 4000
const many = (draw: () => number) => Array.from({ length: COUNT }, draw)
const byPeople = () => many(personal).filter((each) => each <= 15_000)

function learned(): Pauses {
  const pauses = new Pauses(chance)
  for (const taken of byPeople()) pauses.learn(taken)
  return pauses
}

test('a pass that the server gives takes as long as one that a person gives', () => {
  const pauses = learned()
  const [people, server] = [byPeople(), many(() => pauses.draw())]
  expect(distance(people, server)).toBeLessThan(allowed(people, server))
})

test('two samples of people differ no more than that, so that the measure is fair', () => {
  const [one, other] = [byPeople(), byPeople()]
  expect(distance(one, other)).toBeLessThan(allowed(one, other))
})

test('an instant pass is found, even if only one in ten is', () => {
  const pauses = learned()
  const people = byPeople()
  const instant = many(() => (chance() < 0.1 ? 0 : pauses.draw()))
  expect(distance(people, instant)).toBeGreaterThan(allowed(people, instant))
  const always = many(() => 0)
  expect(distance(people, always)).toBeGreaterThan(0.9)
})
