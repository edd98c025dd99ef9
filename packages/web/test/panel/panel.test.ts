/** Random games of every game on the page, at each question: no panel shows more than six buttons, none is cut off, and nothing is empty. */
import { type AnyGame, FastDice, secretFrom } from '@tabularium/engine'
import { games } from '@tabularium/games/all'
import type { ComponentChild } from 'preact'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inSmallDocument, SmallElement, widen } from './small-dom.ts'
import { answer, type NodeTable, openTable, type PageModules, pageModules } from './table-in-node.ts'

/** Questions of each game. */
const QUESTIONS = 500
/** Of one game no more: many games differ more than a long one. */
const OF_A_GAME = 300
/** How many pieces and places are pointed at, at each question. */
const POINTED = 3

let leave = () => {}
let page: PageModules
beforeAll(async () => {
  leave = inSmallDocument()
  page = await pageModules()
  // Test files share their modules: another may have left a card lifted.
  const { choose } = await import('../../src/games/barbarians-at-the-gates/hand/chosen.ts')
  choose(null)
})
afterAll(() => leave())

/** Counters with ticks and clauses in a sentence are no buttons to choose by. */
const isChoice = (element: SmallElement) =>
  element.localName === 'button' && !element.is('tick') && !element.is('clause')

/** All that is in there, as it is drawn. */
function drawn(part: ComponentChild): readonly SmallElement[] {
  const { render } = page.preact
  const root = new SmallElement('div')
  // Preact asks no more of an element than the small one has.
  render(part, root as unknown as Element)
  const found = [...root.all()]
  render(null, root as unknown as Element)
  return found
}

/** What can be pressed and does something: what cannot be done now is only shown beside others. */
const isOffer = (element: SmallElement) => isChoice(element) && !element.is('no')

/** A heading without words, or a bar of acts that offers none. */
function isEmpty(element: SmallElement): boolean {
  if (element.localName === 'h2' || element.is('asked')) return element.text.trim() === ''
  const isBar = ['here', 'acts-here', 'prompt-buttons'].some((name) => element.is(name))
  return isBar && ![...element.all()].some(isOffer)
}

const pick = <T>(list: readonly T[], dice: FastDice): readonly T[] =>
  Array.from({ length: Math.min(POINTED, list.length) }, () => list[dice.below(list.length)]).filter(
    (each) => each !== undefined,
  )

/** What is wrong at this question, whoever is selected and wherever is pointed at. */
function* complaints(table: NodeTable, dice: FastDice): Generator<string> {
  const { play, session } = table
  const { board } = session.page
  const count = (when: string) => {
    const panel = drawn(page.preact.h(page.Prompt, table))
    const beside = board === undefined ? [] : drawn(page.preact.h(page.Here, { play, board }))
    const shown = panel.filter(isChoice)
    const words = shown.map(({ text }) => text).join(' | ')
    const where = `${session.offered.value?.ask}, ${when}`
    const empty = [...panel, ...beside]
      .filter(isEmpty)
      .map((each) => `${where}: empty ${each.marks.get('class') ?? each.localName}`)
    return shown.length > page.MOST ? [...empty, `${where}: ${shown.length} buttons: ${words}`] : empty
  }
  yield* count('nobody selected')
  for (const piece of pick([...play.groups.value.actors.keys()], dice)) {
    play.select(piece)
    yield* count(`${piece} selected`)
    const acts = page.actsHere(play)
    const room = page.MOST - play.groups.value.closing.length
    if (acts.length > room) yield `${piece}: ${acts.length} acts in place, with room for ${room}`
  }
  for (const [place, options] of pick([...play.lit.value], dice)) {
    play.previewed.value = place
    yield* count(`${place} previewed`)
    play.options.value = options.length > 1 ? options : []
    yield* count(`one of several to be chosen in ${place}`)
    // One button lets go.
    if (options.length > page.MOST - 1) yield `${place}: ${options.length} things to do there`
    play.options.value = []
  }
  play.previewed.value = null
}

/** Plays one game for a while; answers how many questions were looked at. */
async function looked(game: AnyGame, seed: string, most: number, found: Set<string>): Promise<number> {
  const dice = new FastDice(secretFrom(seed))
  const options = game.randomOptions(dice)
  const players = game.seats(game.options(options)).map(() => 'person' as const)
  const table = await openTable(page, game, { game: game.id, options, players }, seed)
  let count = 0
  do {
    if (table.session.covered.value) await table.session.look()
    if (table.session.offered.value === null) break
    widen(count % 2 === 0)
    for (const complaint of complaints(table, dice)) found.add(complaint)
    count++
  } while (count < most && (await answer(table, dice)))
  table.play.close()
  table.session.close()
  return count
}

test.each(games.map((game) => [game.id, game] as const))(
  '%s: no panel shows more than six buttons, nothing is left out, and nothing is empty',
  async (_, game) => {
    const found = new Set<string>()
    let count = 0
    for (let number = 0; count < QUESTIONS; number++) {
      count += await looked(game, `panel ${number}`, Math.min(OF_A_GAME, QUESTIONS - count), found)
    }
    expect([...found]).toEqual([])
  },
)
