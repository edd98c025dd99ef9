/** The cards of Barbarians at the Gates as they are held: words, pictures, uses; and what is told of points and cards. */

import ledger from '@tabularium/barbarians-at-the-gates/rules'
import { cards, useOf, uses, yearsOfCard } from '@tabularium/barbarians-at-the-gates/shown'
import type { Line as Told } from '@tabularium/engine/room'
import { describe, expect, test } from 'vitest'
import { pictureOf } from '../src/games/barbarians-at-the-gates/hand/faces.ts'
import { cardNow, lastCard, revealed } from '../src/games/barbarians-at-the-gates/hand/last-card.ts'
import { icons } from '../src/games/barbarians-at-the-gates/hand/pictures.ts'
import { dated, type Line, pointsIn, signed, sumOf } from '../src/games/barbarians-at-the-gates/panels/history.ts'
import { effectOf } from '../src/games/barbarians-at-the-gates/words/panels/hand-words.ts'
import { readingWords } from '../src/games/barbarians-at-the-gates/words/panels/reading-words.ts'

const languages = ['en', 'fr'] as const
/** On the face of a card. */
const MOST_LETTERS = 90

describe('a card', () => {
  test.each(languages)('says what its event does in at most 90 letters (%s)', (language) => {
    const wrong = [...cards.keys()].filter((card) => {
      const effect = effectOf(card, language)
      return effect === '' || effect.length > MOST_LETTERS || !/[.]$/.test(effect)
    })
    expect(wrong).toEqual([])
  })

  test('has a picture by what it does: not one for all', () => {
    const used = new Set([...cards.keys()].map(pictureOf))
    expect([...used].filter((picture) => !(icons[picture]?.length > 40))).toEqual([])
    expect(used.size).toBeGreaterThan(30)
    expect(pictureOf('R09')).toBe(pictureOf('R11'))
    expect(pictureOf('R13')).not.toBe(pictureOf('R14'))
  })

  test('tells the years in which it can come', () => {
    const years = (id: string) => {
      const card = cards.get(id)
      return card === undefined ? undefined : yearsOfCard(card)
    }
    expect([years('R01'), years('R09'), years('B23'), years('B45')]).toEqual([
      { from: 337, to: 363 },
      null,
      { from: 364, to: 387 },
      { from: 425, to: 476 },
    ])
  })

  test('is used for one of eight things', () => {
    expect(uses.map((use) => useOf(`${use} R09`)?.use)).toEqual(uses)
    expect([useOf('take 5'), useOf('to roma'), useOf('event X99'), useOf('pass')]).toEqual([null, null, null, null])
  })
})

const told = (...events: readonly object[]): readonly Told[] =>
  events.map((event) => ({ event: { type: '', ...event }, words: '', action: 0 }))
const card = (player: string, id: string) => ({ type: 'card', player, card: id, use: 'event' })

describe('the card just played', () => {
  test('is that of the impulse that goes on', () => {
    const lines = told({ type: 'turn', turn: '1' }, card('roman', 'R14'), { type: 'place' })
    expect(cardNow(lines)?.card).toBe('R14')
    expect(cardNow([...lines, ...told({ type: 'pass', player: 'barbarian' })])).toBeNull()
  })

  test('or the one revealed last from the Tribal Reserve, with those before it', () => {
    const reveal = (id: string) => ({ type: 'reserve', card: id, discarded: true })
    const lines = told(
      card('barbarian', 'B21'),
      { type: 'tribal', action: 'march', leader: null },
      reveal('R01'),
      reveal('R14'),
    )
    expect(cardNow(lines)).toEqual({ player: 'roman', card: 'R14', use: 'reserve' })
    expect(revealed(lines)).toEqual(['R01', 'R14'])
    expect(cardNow(lines.slice(0, 2))).toBeNull()
  })

  test('and the last one of a player, in this turn', () => {
    const lines = told({ type: 'turn', turn: '1' }, card('roman', 'R14'), card('barbarian', 'B21'))
    expect(lastCard(lines, 'roman')?.card).toBe('R14')
    expect(lastCard([...lines, ...told({ type: 'turn', turn: '2' })], 'roman')).toBeNull()
  })
})

describe('where each point came from', () => {
  const lines: readonly Line[] = [
    { type: 'vp' as const, by: 1, to: 18, rule: 'BG-5.6-a' },
    { type: 'turn' as const, turn: '4' as const },
    { type: 'vp' as const, by: -1, to: 17, rule: 'BG-14.1.1-b' },
    { type: 'vp' as const, by: -1, to: 16, rule: 'BG-14.1.1-b' },
  ].map((event) => ({ event, words: '', action: 0 }))

  test('is told by turn, and adds up', () => {
    const points = pointsIn(dated(lines, '3'))
    expect(points.map(({ turn }) => turn)).toEqual(['3', '4', '4'])
    expect(signed(sumOf(points))).toBe('−1')
    expect([signed(2), signed(0)]).toEqual(['+2', '±0'])
  })
})

test.each(languages)('every clause that the player aid names is in the rules (%s)', (language) => {
  const ids = new Set(ledger.chapters.flatMap(({ clauses }) => clauses.map(({ id }) => id)))
  const { aid, modifiers } = readingWords(language)
  const rows = [
    aid.useRows,
    aid.costRows,
    aid.modifierRows,
    aid.winnerRows,
    aid.siegeRows,
    aid.reactionRows,
    aid.scoringRows,
  ]
  const named = [
    ...rows.flat().map(([, , rule]) => rule),
    ...aid.steps.map(([, , , rule]) => rule),
    ...Object.keys(modifiers),
  ]
  expect(named.filter((rule) => !ids.has(rule))).toEqual([])
})
