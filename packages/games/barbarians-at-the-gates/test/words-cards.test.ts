/** Every card says in both languages what it does, and names only what exists. */
import { type Language, languages } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import boardFile from '../src/edition/board.json' with { type: 'json' }
import { namesOf } from '../src/words/names.ts'
import rules from '../src/words/rules.json' with { type: 'json' }
import { board } from './scene.ts'

const cardIds = boardFile.cards.map(({ id }) => id)
const fileOf = (id: string) => boardFile.cards.find((card) => card.id === id)
const cardName = (id: string, language: Language): string => fileOf(id)?.name[language] ?? ''
const cardText = (id: string, language: Language): string => fileOf(id)?.text[language] ?? ''

const words = (text: string) => text.match(/\p{L}+/gu) ?? []
/** Words with a capital that do not begin a sentence. */
const properWords = (text: string) =>
  text
    .split(/[.:]\s/)
    .flatMap((sentence) => words(sentence).slice(1))
    .filter((word) => /^\p{Lu}\p{L}/u.test(word))
const mentions = (text: string, name: string) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu').test(text)

const clauses = rules.chapters.flatMap((chapter) => chapter.clauses)
const chapters = new Set(rules.chapters.map(({ id }) => id))

const printed = [
  ...board.spaceNames,
  ...board.provinces.flatMap(({ name, group }) => [name, group]),
  ...board.leaders.flatMap(({ faces }) => faces.map(({ name }) => name)),
  ...board.tribes.map(({ name }) => name),
]

function known(language: Language): Set<string> {
  const names = namesOf(board, language)
  return new Set([
    ...printed.flatMap(words),
    ...board.leaders.flatMap(({ faces }) => faces.flatMap(({ id }) => words(names.leader(id)))),
    ...board.tribes.flatMap(({ id }) => words(names.tribe(id))),
    ...cardIds.flatMap((id) => words(cardName(id, language))),
    ...clauses.flatMap((clause) => properWords(clause[language])),
  ])
}

const knownWords = { en: known('en'), fr: known('fr') }
const strange = (text: string, language: Language) =>
  properWords(text).filter((word) => !knownWords[language].has(word))

describe('the words of the cards', () => {
  test('every card of the edition has a name and a text in both languages', () => {
    for (const id of cardIds) {
      for (const language of languages) {
        expect(cardName(id, language), id).not.toBe('')
        expect(cardText(id, language), id).toMatch(/\.$/)
      }
    }
  })

  test('cards of one name have one French name', () => {
    for (const { id, name } of boardFile.cards) {
      const others = boardFile.cards.filter((each) => each.name.en === name.en)
      for (const other of others) expect(cardName(other.id, 'fr')).toBe(cardName(id, 'fr'))
    }
  })

  test('BG-7.3.4-a: a card that is removed says so, no other does', () => {
    for (const { id, removed } of boardFile.cards) {
      expect(cardText(id, 'en').endsWith('This card is removed from the game.'), id).toBe(removed)
      expect(cardText(id, 'fr').endsWith('Cette carte est retirée de la partie.'), id).toBe(removed)
    }
  })

  test('copies of a card say the same', () => {
    const does = ({ do: steps, requires, removed }: (typeof boardFile.cards)[number]) =>
      JSON.stringify([steps, requires, removed])
    for (const card of boardFile.cards) {
      const copies = boardFile.cards.filter((each) => each.name.en === card.name.en && does(each) === does(card))
      for (const copy of copies) expect(copy.text, copy.id).toEqual(card.text)
    }
  })

  test('French has its spaces, and both languages their apostrophes', () => {
    for (const id of cardIds) {
      expect(cardText(id, 'fr'), id).not.toMatch(/[^\u00a0][:;?!»]|«[^\u00a0]/)
      for (const language of languages)
        expect(cardText(id, language) + cardName(id, language), id).not.toMatch(/'| {2}/)
    }
  })

  test('both languages give the same numbers and clauses', () => {
    const numbers = (text: string) => (text.match(/[+-]?\d+(\.\d+)*/g) ?? []).sort()
    for (const id of cardIds) expect(numbers(cardText(id, 'fr')), id).toEqual(numbers(cardText(id, 'en')))
  })

  test('every chapter that is cited is one of the rulebook', () => {
    const exists = (cited: string) => [...chapters].some((id) => id === cited || id.startsWith(`${cited}.`))
    for (const id of cardIds) {
      for (const [cited] of cardText(id, 'en').matchAll(/\d+(\.\d+)+/g))
        expect(exists(cited), `${id} ${cited}`).toBe(true)
    }
    expect(exists('10.9')).toBe(false)
  })
})

describe('what the texts name', () => {
  test.each(languages)('%s: nothing that neither the board nor the rules know', (language) => {
    expect(strange('Place 2 Loyalist CU in Atlantis.', language)).toContain('Atlantis')
    for (const id of cardIds) expect(strange(cardText(id, language), language), id).toEqual([])
  })

  test('whatever space, leader, tribe or province one language names, the other names too', () => {
    const french = namesOf(board, 'fr')
    const places = [...board.spaceNames, ...board.provinces.map((each) => each.name)].map((name) => [name, name])
    const faces = board.leaders.flatMap((leader) => leader.faces).map(({ id, name }) => [name, french.leader(id)])
    const tribes = board.tribes.map(({ id, name }) => [name, french.tribe(id)])
    const missing = cardIds.flatMap((id) =>
      [...places, ...faces, ...tribes]
        .filter(([name, nom]) => mentions(cardText(id, 'en'), name) !== mentions(cardText(id, 'fr'), nom))
        .map(([name]) => `${id} ${name}`),
    )
    expect(missing).toEqual([])
  })
})
