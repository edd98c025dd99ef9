/** Chapter 3.5: the two sides of a combat by numbers alone. Play, bots and what is shown of the odds all read this. */
import type { Result, Side } from '../events.ts'

/** What the dice are added to and multiplied by. */
export interface Strength {
  readonly romanSupport: number
  readonly romanTimes: number
  readonly barbarianSupport: number
  readonly barbarianTimes: number
}

const side = (die: number, support: number, bonus: number, times: number): Side => ({
  die,
  support,
  bonus,
  times,
  value: (die + support + bonus) * times,
})

export interface Fight {
  readonly roman: Side
  readonly barbarian: Side
  readonly result: Result
}

/** TE-3.5-c: both values and who is the stronger, seen from the Emperor. */
export function weigh(by: Strength, romanDie: number, barbarianDie: number, bonus = 0): Fight {
  const roman = side(romanDie, by.romanSupport, bonus, by.romanTimes)
  const barbarian = side(barbarianDie, by.barbarianSupport, 0, by.barbarianTimes)
  const difference = roman.value - barbarian.value
  return { roman, barbarian, result: difference > 0 ? 'victory' : difference < 0 ? 'defeat' : 'draw' }
}

export interface Odds {
  readonly victory: number
  readonly draw: number
  readonly defeat: number
}

/** The exact chances, from the function that resolves the combat. */
export function oddsOf(by: Strength): Odds {
  const count = { victory: 0, draw: 0, defeat: 0 }
  for (let roman = 1; roman <= 6; roman++) {
    for (let barbarian = 1; barbarian <= 6; barbarian++) count[weigh(by, roman, barbarian).result]++
  }
  return { victory: count.victory / 36, draw: count.draw / 36, defeat: count.defeat / 36 }
}
