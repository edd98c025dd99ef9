/** Hidden hands on two screens: nothing that one holds is in any frame that the other receives. */
import { load } from '@tabularium/engine'
import { ultimusRomanorum } from '@tabularium/ultimus-romanorum'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Message } from '../../../src/table/protocol.ts'
import { leaks, linesNotFor, truthOf } from '../../secrets/leak-search.ts'
import { eventually } from '../browser.ts'
import { atServer, atTable, framesOf, isMany, openTable, playItself, sitDown, WIDE } from './house.ts'

/** How many frames are looked at, at least. */
const FRAMES = 60

/** A stratagem in the hand of that seat, in a frame that tells of it. */
const holds = (seat: string) => new RegExp(`"hands":\\{[^}]*"${seat}":\\{"[a-z]`)

const messagesIn = (frames: readonly string[]): readonly Message[] =>
  frames.map((frame) => JSON.parse(frame)).filter((said) => 'update' in said || 'id' in said)

/** Cards that a frame says are in somebody's hand. */
const inHands = (frame: string): readonly string[] =>
  [...frame.matchAll(/"([RB]\d\d)":\[?\{"pile":"hand"/g)].map(([, card = '']) => card)

const isOpening = (frame: string): boolean => JSON.parse(frame).proof?.opened !== undefined

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
    before: (page: Page) => Promise<void> = async () => {},
  ) {
    const anna = await visit({ ...WIDE, at: '/online' })
    const annas = framesOf(anna)
    const id = await openTable(anna, game, 'Anna')
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

  // Placing the units takes most of a minute: run it with TABULARIUM_LONG=1. The server's own test looks at every frame.
  test.skipIf(process.env.TABULARIUM_LONG === undefined)('Ultimus Romanorum: stratagems', async () => {
    const { id, frames, pages } = await played(
      'ultimus-romanorum',
      (annas, bens) =>
        annas.some((frame) => holds('first').test(frame)) && bens.some((frame) => holds('second').test(frame)),
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
    for (const each of sent) {
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
      cheatWith,
    )
    const [anna, ben] = pages
    await Promise.all(pages.map((page) => page.evaluate('stopPlaying()')))
    await ben?.getByRole('alert').filter({ hasText: 'did not lie where the server had sealed it' }).waitFor()
    expect(await anna?.locator('.broken-seal').count()).toBe(0)
    const [annas = new Set<string>(), bens = new Set<string>()] = frames.map((each) => new Set(each.flatMap(inHands)))
    // Each has seen a hand, of his own deck alone.
    isMany([...annas], 7)
    isMany([...bens], 7)
    expect([...annas].filter((card) => card.startsWith('B'))).toEqual([])
    expect([...bens].filter((card) => card.startsWith('R'))).toEqual([])
  })
})
