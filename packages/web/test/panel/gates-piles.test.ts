/** The piles of Barbarians at the Gates, as they are drawn: what everybody may know, and nothing of a hand, a deck or the Reserve. */
import { barbariansAtTheGates } from '@tabularium/barbarians-at-the-gates'
import { cardName } from '@tabularium/barbarians-at-the-gates/lexicon'
import {
  cards,
  cardsIn,
  type GatesEvent,
  isView,
  type PileName,
  type PlayerName,
  type View,
} from '@tabularium/barbarians-at-the-gates/shown'
import { type AnyGame, FastDice, isObject, type Json, LocalTable, secretFrom } from '@tabularium/engine'
import type { Viewer } from '@tabularium/engine/room'
import type { ComponentType } from 'preact'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TabProps } from '../../src/page/game-page.ts'
import { inSmallDocument, SmallElement } from './small-dom.ts'
import { type NodeTable, openTable, type PageModules, pageModules } from './table-in-node.ts'

const game: AnyGame = barbariansAtTheGates
const players = ['roman', 'barbarian'] as const
const languages = ['en', 'fr'] as const
type Language = (typeof languages)[number]

let leave = () => {}
let page: PageModules
let PilesTab: ComponentType<TabProps<View, GatesEvent>>
let session: NodeTable['session']
beforeAll(async () => {
  leave = inSmallDocument()
  page = await pageModules()
  ;({ PilesTab } = await import('../../src/games/barbarians-at-the-gates/panels/all-tabs.ts'))
  const setup = { game: game.id, options: {}, players: ['person', 'bot:legate'] } as const
  session = (await openTable(page, game, setup, 'piles')).session
})
afterAll(() => leave())

/** A table in the middle of a random game, in which cards were played, discarded and put away: with cards in the Reserve, or as it comes. */
function played(seed: string, least: number, hasReserve = false): LocalTable {
  const dice = new FastDice(secretFrom(seed))
  const options = { scenario: hasReserve ? 'the-scourge-of-god' : 'the-migrations' }
  const table = new LocalTable(game, { options, dice: { secret: secretFrom(seed) } })
  while (
    table.decision !== null &&
    (table.length < least || (hasReserve && trulyIn(table, 'roman', 'reserve').length === 0))
  ) {
    const { seat, actions } = table.decision
    table.act(seat, game.notation(actions[dice.below(actions.length)]))
  }
  return table
}

/** By pile: the cards of a player, as the position itself has them. */
function trulyIn(table: LocalTable, player: PlayerName, pile: string): readonly string[] {
  const position: Json = game.write(table.state)
  const all = isObject(position) && isObject(position.cards) ? position.cards : {}
  const isThere = (id: string) => {
    const its = all[id]
    return its !== undefined && isObject(its) && its.pile === pile
  }
  return [...cards].filter(([id, { side }]) => side === player && isThere(id)).map(([id]) => id)
}

function drawn(table: LocalTable, seat: Viewer, language: Language): readonly SmallElement[] {
  const view = table.shown(seat)
  if (!isView(view)) throw new Error('no view')
  const { h, render } = page.preact
  const root = new SmallElement('div')
  // Preact asks no more of an element than the small one has.
  render(h(PilesTab, { view, language, told: [], session }), root as unknown as Element)
  return [...root.all()]
}

const textsOf = (all: readonly SmallElement[], name: string) =>
  all.filter(({ localName }) => localName === name).map(({ text }) => text)
/** Everything that can be read: texts, and what a pointer at rest is told. */
const readIn = (all: readonly SmallElement[]) => all.flatMap(({ text, marks }) => [text, ...marks.values()]).join('\n')

const HEADS = {
  en: ['Hand', 'Draw pile', 'Discards', 'Out of the game'],
  fr: ['Main', 'Pioche', 'Défausse', 'Hors du jeu'],
}

describe.each([
  ['at first', 5, false],
  ['in the midst', 400, false],
  ['with a Reserve', 60, true],
  ['late', 900, false],
] as const)('the piles %s', (_, least, hasReserve) => {
  const table = played('piles', least, hasReserve)
  const count = (pile: string) => players.map((player) => trulyIn(table, player, pile).length)

  test.each([0, 1, null])('are counted as they truly are (seat %s)', (seat) => {
    for (const language of languages) {
      const numbers = (pile: string) => count(pile).join('')
      expect(textsOf(drawn(table, seat, language), 'tr').slice(1)).toEqual([
        HEADS[language][0] + numbers('hand'),
        HEADS[language][1] + numbers('deck'),
        HEADS[language][2] + numbers('discard'),
        HEADS[language][3] + numbers('removed'),
      ])
    }
  })

  test.each([0, 1, null])('name each card that was discarded or put away, and no other (seat %s)', (seat) => {
    const named = (pile: PileName, language: Language) =>
      players.flatMap((player) =>
        trulyIn(table, player, pile).map((id) => `${cards.get(id)?.ops} ${cardName(id, language)}`),
      )
    for (const language of languages) {
      const all = drawn(table, seat, language)
      const listed = all.filter((each) => each.is('pile-cards')).flatMap((each) => textsOf([...each.all()], 'li'))
      expect(listed.toSorted()).toEqual([...named('discard', language), ...named('removed', language)].toSorted())
    }
  })

  test.each([0, 1, null])('say how many lie in the Tribal Reserve (seat %s)', (seat) => {
    const view = table.shown(seat)
    if (!isView(view)) throw new Error('no view')
    const inReserve = trulyIn(table, 'roman', 'reserve')
    expect(view.reserve).toBe(inReserve.length)
    if (hasReserve) expect(view.reserve).toBeGreaterThan(0)
    const all = drawn(table, seat, 'en')
    const { length } = inReserve
    expect(all.find((each) => each.is('reserve-line'))?.text).toBe(` ${length} ${length === 1 ? 'card' : 'cards'}`)
  })

  test.each([0, 1, null])('name nothing of a hand, a deck or the Reserve (seat %s)', (seat) => {
    for (const language of languages) {
      const text = readIn(drawn(table, seat, language))
      const open = new Set(
        ['discard', 'removed', 'face-up'].flatMap((pile) => players.flatMap((player) => trulyIn(table, player, pile))),
      )
      // Cards of one name are several, of which one may lie open; what is in force is told by its words.
      const openNames = [...open].map((id) => cardName(id, language))
      const hidden = ['hand', 'deck', 'reserve']
        .flatMap((pile) => players.flatMap((player) => trulyIn(table, player, pile)))
        .map((id) => cardName(id, language))
      expect(hidden.length).toBeGreaterThan(10)
      const isWithin = (name: string) => openNames.some((each) => each.includes(name))
      expect(hidden.filter((name) => !isWithin(name) && text.includes(name))).toEqual([])
    }
  })
})

test('the hand that is seen is of the one who looks: it stands in no list, though the view has it', () => {
  const table = played('piles', 400)
  const view = table.shown(0)
  if (!isView(view)) throw new Error('no view')
  const held = cardsIn(view, 'roman', 'hand')
  expect(held.length).toBeGreaterThan(0)
  const text = readIn(drawn(table, 0, 'en'))
  expect(held.filter((id) => text.includes(cardName(id, 'en')))).toEqual([])
})
