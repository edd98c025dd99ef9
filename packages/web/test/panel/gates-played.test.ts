/** An impulse of Barbarians at the Gates as each of three sees it: who plays it, the other, and one who only watches. */
import { setImmediate } from 'node:timers/promises'
import { barbariansAtTheGates } from '@tabularium/barbarians-at-the-gates'
import { cardName } from '@tabularium/barbarians-at-the-gates/lexicon'
import { asked, isView, seatOf, type View } from '@tabularium/barbarians-at-the-gates/shown'
import { type AnyGame, FastDice, LocalTable, secretFrom } from '@tabularium/engine'
import { type Line, Room, seenBy } from '@tabularium/engine/room'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lastCard, type PlayedCard } from '../../src/games/barbarians-at-the-gates/hand/last-card.ts'
import { telling } from '../../src/games/barbarians-at-the-gates/telling.ts'
import { effectOf } from '../../src/games/barbarians-at-the-gates/words/panels/hand-words.ts'
import { TurnReader } from '../../src/page/log/turns.ts'
import { inSmallDocument, SmallElement } from './small-dom.ts'
import { answer, type NodeTable, openTable, type PageModules, pageModules } from './table-in-node.ts'

const game: AnyGame = barbariansAtTheGates
const viewers = [0, 1, null] as const
const options = { scenario: 'the-scourge-of-god' }

let leave = () => {}
let page: PageModules
let Played: typeof import('../../src/games/barbarians-at-the-gates/hand/played.tsx')['Played']
beforeAll(async () => {
  leave = inSmallDocument()
  page = await pageModules()
  ;({ Played } = await import('../../src/games/barbarians-at-the-gates/hand/played.tsx'))
})
afterAll(() => leave())

/** Uses of a card that are something of an impulse: whatever is told with them comes of the card. */
const isPlay = (action: string) => /^(event|activate|reinforce|migrate|raid|march|usurp) /.test(action)

test('the card is told first, then what it did: alike to who plays it, to the other, to one who only watches', () => {
  const dice = new FastDice(secretFrom('order'))
  const table = new LocalTable(game, { options, dice: { secret: secretFrom('order') } })
  const plays: { readonly number: number; readonly card: string }[] = []
  while (table.decision !== null && table.length < 700) {
    const { seat, actions } = table.decision
    const action = game.notation(actions[dice.below(actions.length)])
    if (isPlay(action)) plays.push({ number: table.length, card: action.split(' ')[1] ?? '' })
    table.act(seat, action)
  }
  expect(plays.length).toBeGreaterThan(30)
  const room = new Room(table)
  for (const viewer of viewers) {
    const lines = seenBy(room, viewer, 'en').lines(-1)
    for (const { number, card } of plays) {
      const [first] = lines.filter(({ action }) => action === number)
      expect(first?.event, `${number}, to ${viewer}`).toMatchObject({ type: 'card', card })
    }
    const heads = new TurnReader(telling, 'en', () => true).turns(lines)
    const impulses = heads.filter(({ head }) => /impulse/.test(head?.words ?? ''))
    expect(impulses.length).toBeGreaterThan(10)
    const begins = new Set(impulses.map(({ entries }) => entries[0]?.line.event.type))
    expect([...begins].filter((type) => !['card', 'pass', 'tribal'].includes(type ?? ''))).toEqual([])
  }
})

/** What is drawn of the card just played. */
function drawn(view: View, { session }: NodeTable): SmallElement | null {
  const root = new SmallElement('div')
  const { h, render } = page.preact
  // Preact asks no more of an element than the small one has.
  render(h(Played, { view, language: 'en', session }), root as unknown as Element)
  return [...root.all()].find(({ localName }) => localName === 'section') ?? null
}

/** Whose card is drawn to whom. */
const whose = ({ player }: PlayedCard, viewer: number | null): string =>
  viewer === null ? 'one who watches' : viewer === seatOf(player) ? 'who played it' : 'the other'

/** What ends an impulse, or is shown in the place of its card: a Tribal action. */
const OVER = ['pass', 'phase', 'turn', 'tribal', 'reserve']

/** Whether the last card is carried out no longer. */
const isOver = (told: readonly Line[]): boolean =>
  told.slice(told.findLastIndex(({ event }) => event.type === 'card')).some(({ event }) => OVER.includes(event.type))

test('the card just played is drawn for as long as it is carried out: to who played it, to the other, to one who watches', async () => {
  const setup = { game: game.id, options, players: ['person', 'person'] } as const
  const table = await openTable(page, game, setup, 'drawn')
  const { session } = table
  await session.bringEvents()
  const dice = new FastDice(secretFrom('drawn'))
  const seen = new Map<string, number>()
  for (let i = 0; i < 600 && (await answer(table, dice)); i++) {
    while (session.showing.value) await setImmediate()
    for (const isCovered of [true, false]) {
      if (!isCovered && session.covered.value) await session.look()
      const view = session.view.value
      if (!isView(view) || view.phase !== 'strategy') continue
      const told = session.told.value
      const card = lastCard(told)
      const section = drawn(view, table)
      if (['impulse', 'claim'].includes(asked(view))) {
        expect(section).toBeNull()
        continue
      }
      if (card === null || isOver(told)) continue
      if (section === null) throw new Error(`${card.card} is not drawn while '${asked(view)}' is asked`)
      // A long name may be parted.
      expect(section.text.replaceAll('\u00ad', '')).toContain(cardName(card.card, 'en'))
      const [effect] = [...section.all()].filter((each) => each.is('face-text'))
      expect(effect?.text).toBe(effectOf(card.card, 'en'))
      expect(section.text).toMatch(card.player === 'roman' ? /^Rome plays/ : /^The Barbarians play/)
      const who = whose(card, session.viewer.value)
      expect(section.is('own')).toBe(who === 'who played it')
      seen.set(who, (seen.get(who) ?? 0) + 1)
    }
  }
  for (const who of ['who played it', 'the other', 'one who watches'])
    expect(seen.get(who) ?? 0, who).toBeGreaterThan(5)
})
