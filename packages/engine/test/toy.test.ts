import { describe, expect, test } from 'vitest'
import { FastDice, Fault, RecordingTable, type Seat, secretFrom } from '../src/index.ts'
import { fuzz, trial } from '../src/testing/properties.ts'
import { type Options, toy } from './toy.ts'
import { toyEdition } from './toy-files.ts'

describe('the toy', () => {
  const options: Options = { players: 3, hand: 3 }
  const start = () => toy.setup(options, new RecordingTable(new FastDice(secretFrom('toy'))))

  test("TOY-1-b: a view has the seat's own hand and nothing of the other's or of the deck's order", () => {
    const s = start()
    const text = (seat: Seat) => JSON.stringify(toy.view(s, seat).position)
    for (const card of s.hands[0]) {
      expect([0, 1, 2].map((seat) => text(seat).includes(`"${card}"`))).toEqual([true, false, true])
    }
    for (const card of s.deck) expect([0, 1, 2].some((seat) => text(seat).includes(`"${card}"`))).toBe(false)
  })

  test('imagined positions differ, and all are possible ones', () => {
    const view = toy.view(start(), 1)
    const dice = new FastDice(secretFrom('imagine'))
    const imagined = Array.from({ length: 50 }, () => toy.write(toy.imagine(view, dice)))
    for (const position of imagined) expect(() => toy.read(position, options)).not.toThrow()
    expect(new Set(imagined.map((position) => JSON.stringify(position))).size).toBeGreaterThan(30)
  })

  test('TOY-1-a: another edition is checked, refused with its fault, and played', () => {
    const few = { ...toyEdition, cards: toyEdition.cards.slice(0, 5) }
    expect(toy.checkEdition(toyEdition)).toEqual([])
    expect(toy.checkEdition(few)).toEqual([expect.objectContaining({ path: ['cards'], rule: 'TOY-1-a' })])
    expect(toy.checkEdition({ edition: 'x', cards: [{ name: 'as', value: 'one' }] })[0].path).toEqual([
      'cards',
      0,
      'value',
    ])
    expect(() => toy.withEdition(few)).toThrow(Fault)
    const other = toy.withEdition({ edition: 'short', cards: toyEdition.cards.slice(1) })
    expect(other.edition.digest).not.toBe(toy.edition.digest)
    for (let i = 0; i < 20; i++) fuzz(trial(other, 'edition', i), { every: 1 })
  })
})
