/** What a card says of a table: what was chosen for its game, how far it is, and who sits where. */
import { type AnyGame, FastDice, LocalTable, languages, secretFrom } from '@tabularium/engine'
import { list } from '@tabularium/games'
import { games } from '@tabularium/games/all'
import type { TableCard } from '@tabularium/online'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cardsOf } from '../../src/games/cards.ts'
import { inSmallDocument } from '../panel/small-dom.ts'

/** The page's own words, which want a document. */
const page = async () => {
  const [told, settings] = await Promise.all([
    import('../../src/page/online/told.ts'),
    import('../../src/page/settings.ts'),
  ])
  return { ...told, language: settings.language }
}

let leave = () => {}
let said: Awaited<ReturnType<typeof page>>
beforeAll(async () => {
  leave = inSmallDocument()
  said = await page()
})
afterAll(() => {
  said.language.value = 'en'
  leave()
})

const gameOf = (id: string): AnyGame => {
  const game = games.find((each) => each.id === id)
  if (game === undefined) throw new Error(`There is no ${id}.`)
  return game
}

/** A table of that game whose seats are free but for the first. */
function tableOf(game: AnyGame, options: object): TableCard {
  const chosen = game.options({ ...options })
  return {
    id: 'a',
    game: game.id,
    options: chosen,
    state: 'open',
    listed: true,
    pace: { kind: 'days', days: 3 },
    onTime: 'claim',
    seats: game.seats(chosen).map((seat, i) => ({ seat, player: 'person', name: i === 0 ? 'Anna' : null, away: null })),
    mine: null,
    owner: false,
    yourTurn: false,
    outline: {},
    length: 0,
    created: 0,
    changed: 0,
    early: null,
    published: false,
    publishes: false,
    rematch: null,
  }
}

const chosen: readonly (readonly [game: string, options: object, en: string, fr: string])[] = [
  ['tetrarchia', { players: 2, level: [4, 2, 1, 1] }, 'Level [4211], Normal', 'Niveau [4211], Normal'],
  [
    'tetrarchia',
    { players: 4, variants: ['the-great', 'imperium'], objective: 'rivalry' },
    'Level [4200], Easy, Imperium, The Great, Each for himself: be the Great, or rule your half',
    'Niveau [4200], Facile, Imperium, Le Grand, Chacun pour soi : être le Grand, ou régner sur sa moitié',
  ],
  ['fall-of-the-roman-empire', { barbarianForces: 23 }, '23 Barbarian Forces', '23 Forces barbares'],
  [
    'ultimus-romanorum',
    { scenario: 'scourge-of-god', years: 1 },
    'The Scourge of God, 1 year',
    'Le Fléau de Dieu, 1 an',
  ],
]

test.each(chosen)('what was chosen for %s is said', async (id, options, en, fr) => {
  const { bringTerms, termWords, language } = said
  const table = tableOf(gameOf(id), options)
  await bringTerms([table])
  language.value = 'en'
  expect(termWords(table)).toBe(en)
  language.value = 'fr'
  expect(termWords(table)).toBe(fr)
})

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('is told of in words, whatever was chosen, before it begins and afterwards', async () => {
    const { bringTerms, termWords, briefly, sittersIn, language } = said
    const [card] = await cardsOf(list.filter((entry) => entry.id === id))
    const dice = new FastDice(secretFrom(`terms ${id}`))
    await bringTerms([tableOf(game, {})])
    for (let n = 0; n < 20; n++) {
      const table = tableOf(game, Object(game.randomOptions(dice)))
      const shown = new LocalTable(game, { options: table.options, dice: { secret: secretFrom(id) } }).shown(null)
      const isPlain = (value: unknown): value is string | number =>
        typeof value === 'string' || typeof value === 'number'
      const outline = Object.fromEntries(
        Object.entries(Object(shown)).flatMap(([name, value]) => (isPlain(value) ? [[name, value] as const] : [])),
      )
      for (const spoken of languages) {
        language.value = spoken
        const pace = spoken === 'fr' ? '3 jours par tour' : '3 days a turn'
        expect(briefly(table, card)).toBe(`${termWords(table)} · ${pace}`)
        const begun = { ...table, state: 'playing', outline } as const
        expect(briefly(begun, card).split(' · ').length).toBeGreaterThan(briefly(table, card).split(' · ').length)
        const told = [briefly(table, card), briefly(begun, card), sittersIn(table, card)].join('\n')
        expect(told).not.toMatch(/NaN|undefined|null|\[object|-\d{3}/)
        expect(told).toContain('Anna')
        expect(termWords(table)).toMatch(/[A-ZÀ-Ý]/)
      }
    }
  })
})
