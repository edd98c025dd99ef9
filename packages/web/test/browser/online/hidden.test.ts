/** Hidden hands on two screens: nothing that one holds is in any frame that the other receives. */
import { type AnyGame, type LocalTable, load, save } from '@tabularium/engine'
import type { Line } from '@tabularium/engine/room'
import { ultimusRomanorum } from '@tabularium/ultimus-romanorum'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Message } from '../../../src/table/protocol.ts'
import { leaks, linesNotFor, truthOf } from '../../secrets/leak-search.ts'
import { eventually } from '../browser.ts'
import { playedUntil } from '../done/games.ts'
import { atServer, atTable, framesOf, isMany, openAs, openTable, playItself, sitDown, WIDE } from './house.ts'

/** How many frames are looked at, at least. */
const FRAMES = 60

/** A stratagem in the hand of that seat, in a frame that tells of it. */
const holds = (seat: string) => new RegExp(`"hands":\\{[^}]*"${seat}":\\{"[a-z]`)

/** What was told of long ago, which is asked for by itself: it may name what is another's by now. */
const isOfOld = ({ value }: { readonly value?: unknown }) => Array.isArray(value) && 'words' in Object(value[0])

const saidIn = (frames: readonly string[]) => frames.map((frame) => JSON.parse(frame))

const messagesIn = (frames: readonly string[]): readonly Message[] =>
  saidIn(frames).filter((said) => 'update' in said || ('id' in said && !isOfOld(said)))

const linesOfOld = (frames: readonly string[]): readonly Line[] =>
  saidIn(frames)
    .filter(isOfOld)
    .flatMap(({ value }) => value)

const game: AnyGame = ultimusRomanorum

/** What happens before somebody comes, and the game that goes on at the table. */
interface Beforehand {
  readonly before?: (page: Page) => Promise<void>
  readonly begun?: LocalTable
}

/** Units are placed, and both hold something. */
const underWay = (): LocalTable =>
  playedUntil(game, 'hidden', ({ state }) => {
    const { hands } = Object(game.write(state))
    return [hands.first, hands.second].every((hand) => Object.keys(hand).length > 0)
  })

/** Cards that a frame says are in somebody's hand. */
const inHands = (frame: string): readonly string[] =>
  [...frame.matchAll(/"([RB]\d\d)":\[?\{"pile":"hand"/g)].map(([, card = '']) => card)

const isOpening = (frame: string): boolean => JSON.parse(frame).proof?.opened !== undefined

/** Of two words or more: nothing else is called so. */
const isUnmistakable = (name: string): boolean => /\p{L}{3,} \p{L}{3,}/u.test(name)

/** The names of cards that a page shows in the hand, and all that can be read or heard there. */
async function heldOn(page?: Page): Promise<{ readonly names: readonly string[]; readonly text: string }> {
  const plain = (text: string) => text.replaceAll('\u00ad', '')
  const names = (await page?.locator('.hand-cards .face-head b').allTextContents()) ?? []
  const text = await page?.evaluate<string>(
    `[document.body.textContent, ...[...document.querySelectorAll('[aria-label], [title]')].flatMap((e) =>
      [e.getAttribute('aria-label') ?? '', e.getAttribute('title') ?? ''])].join(' | ')`,
  )
  return { names: names.map(plain).filter(isUnmistakable), text: plain(text ?? '') }
}

/** Somebody between the server and the page names another card than the one that was shown. */
async function cheatWith(page: Page): Promise<void> {
  await page.routeWebSocket(/\/play/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((frame) => {
      const said = JSON.parse(String(frame))
      for (const shown of said.proof?.opened?.things ?? []) shown.thing = shown.thing === 'R01' ? 'R02' : 'R01'
      socket.send(JSON.stringify(said))
    })
  })
}

atServer('hidden hands at two screens', ({ visit, house }) => {
  async function played(
    game: string,
    isEnough: (annas: readonly string[], bens: readonly string[]) => boolean,
    { before = async () => {}, begun }: Beforehand = {},
  ) {
    const anna = await visit({ ...WIDE, at: '/online' })
    const annas = framesOf(anna)
    const id =
      begun === undefined
        ? await openTable(anna, game, 'Anna')
        : await openAs(anna, { game, options: begun.options, saved: save(begun) })
    const ben = await visit({ ...WIDE })
    const bens = framesOf(ben)
    await before(ben)
    await ben.evaluate((to) => location.assign(to), `#/online/${id}`)
    await sitDown(ben, 'Ben')
    await Promise.all([atTable(anna), atTable(ben)])
    await Promise.all([playItself(anna), playItself(ben)])
    await eventually(async () => isEnough(annas, bens)).toBe(true)
    return { id, frames: [annas, bens], pages: [anna, ben] }
  }

  test('Ultimus Romanorum, begun alone: stratagems', async () => {
    const { id, frames, pages } = await played(
      'ultimus-romanorum',
      (annas, bens) =>
        annas.length + bens.length > FRAMES &&
        annas.some((frame) => holds('first').test(frame)) &&
        bens.some((frame) => holds('second').test(frame)),
      { begun: underWay() },
    )
    const [anna, ben] = pages
    // Both stop, and one resigns: then the file tells what was held.
    await Promise.all(pages.map((page) => page.evaluate('stopPlaying()')))
    const sent = frames.map((each) => [...each])
    await anna?.getByRole('button', { name: 'Menu' }).click()
    await anna?.getByRole('button', { name: 'Resign', exact: true }).click()
    await anna?.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
    await ben?.locator('dialog.ending').waitFor()
    const table = await house().hall.table(id)
    const truth = truthOf(load([ultimusRomanorum], await table.file()).table)
    for (const [seat, each] of sent.entries()) {
      const told = new Set(truth.told(seat).map((line) => JSON.stringify(line)))
      expect(linesOfOld(each).filter((line) => !told.has(JSON.stringify(line)))).toEqual([])
      const recording = { messages: messagesIn(each), texts: [] }
      isMany(recording.messages, 20)
      expect(leaks(recording, truth)).toEqual([])
      expect(linesNotFor(recording, truth)).toEqual([])
    }
    const held = Array.from({ length: truth.length }, (_, number) => truth.held(number))
    expect(held.some(([first = [], second = []]) => second.some((each) => !first.includes(each)))).toBe(true)
  })

  test('Barbarians at the Gates: cards, and a server that shows another one than it had sealed', async () => {
    const { frames, pages } = await played(
      'barbarians-at-the-gates',
      (annas, bens) =>
        annas.length + bens.length > FRAMES && [annas, bens].every((each) => each.some((frame) => isOpening(frame))),
      { before: cheatWith },
    )
    const [anna, ben] = pages
    await Promise.all(pages.map((page) => page.evaluate('stopPlaying()')))
    await ben?.getByRole('alert').filter({ hasText: 'did not lie where the server had sealed it' }).waitFor()
    expect(await anna?.locator('.broken-seal').count()).toBe(0)
    const [annas = new Set<string>(), bens = new Set<string>()] = frames.map((each) => new Set(each.flatMap(inHands)))
    // Nor does either page show what the other's shows to be held.
    const [hers, his] = [await heldOn(anna), await heldOn(ben)]
    isMany(hers.names, 2)
    isMany(his.names, 2)
    expect(hers.names.filter((name) => his.text.includes(name))).toEqual([])
    expect(his.names.filter((name) => hers.text.includes(name))).toEqual([])
    // Each has seen a hand, of his own deck alone.
    isMany([...annas], 7)
    isMany([...bens], 7)
    expect([...annas].filter((card) => card.startsWith('B'))).toEqual([])
    expect([...bens].filter((card) => card.startsWith('R'))).toEqual([])
  })
})
