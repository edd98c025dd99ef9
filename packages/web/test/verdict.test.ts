/** How a game ended is told in the terms of who sat there: a draw is nobody's defeat, and nobody loses to a victory's colours. */
import type { Outcome } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { endingOf } from '../src/games/ultimus-romanorum/ending.ts'
import { resultFor, withinSentence } from '../src/page/ending/verdict.ts'

const ended = (...winners: number[]): Outcome => ({
  winners,
  rule: 'UR-10.3-a',
  details: { roman: 30, barbarian: 30, year: 453, level: 'simple' },
})

const snapshot = { view: { romanSeat: 0 }, ending: null, seats: [] }

describe('the end of a game', () => {
  test('won, lost and drawn are told apart for each seat', () => {
    expect([0, 1].map((seat) => resultFor(ended(0), seat, false))).toEqual(['won', 'lost'])
    expect([0, 1].map((seat) => resultFor(ended(), seat, false))).toEqual(['drawn', 'drawn'])
  })

  test('who play together and win nothing have lost', () => {
    expect(resultFor(ended(), 2, true)).toBe('lost')
    expect(resultFor(ended(0, 1, 2, 3), 2, true)).toBe('won')
  })

  test('a side named after somebody goes on in small letters where it begins with an article', () => {
    const sides = ['The Tetrarchy', 'La Tétrarchie', 'L’Orient', 'Rome', 'Theodoric', 'Leo', 'the Barbarians']
    const told = ['the Tetrarchy', 'la Tétrarchie', 'l’Orient', 'Rome', 'Theodoric', 'Leo', 'the Barbarians']
    expect(sides.map(withinSentence)).toEqual(told)
  })

  test.each(['en', 'fr'] as const)('a draw of Ultimus Romanorum has neither side’s colours (%s)', (language) => {
    const drawn = endingOf(ended(), 0, language, snapshot)
    const won = endingOf(ended(0), 0, language, snapshot)
    expect([drawn.tone, won.tone, endingOf(ended(1), 0, language, snapshot).tone]).toEqual(['drawn', 'rome', 'barb'])
    expect(drawn.headline).not.toBe(won.headline)
  })
})
