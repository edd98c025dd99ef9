/** Whole games with hidden hands: no message of the worker and no text of the page holds what who looks may not know. */
import { type AnyGame, type JsonObject, LocalTable, load, type Player, save, secretFrom } from '@tabularium/engine'
import { ultimusRomanorum } from '@tabularium/ultimus-romanorum'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Message } from '../../src/table/protocol.ts'
import { type Leak, leaks, linesNotFor, nameOf, type Recording, type Truth, truthOf } from '../secrets/leak-search.ts'
import { act, eventually, inBrowser } from './browser.ts'
import { askWorker, play, RECORDER, taken } from './recorder.ts'

const game: AnyGame = ultimusRomanorum

/** The whole of the shortest scenario, 445 to 453; its first years; and one year of another. */
const NINE_YEARS = { scenario: 'scourge-of-god' }
const THREE_YEARS = { ...NINE_YEARS, years: 3 }
const ONE_YEAR = { scenario: 'stilicho-405', years: 1 }

/** A game that has not begun, with dice of its own. */
function newGame(options: JsonObject, players: readonly Player[]): string {
  return save(new LocalTable(game, { options, dice: { secret: secretFrom(players.join(' ')) } }), { players })
}

async function begin(page: Page, options: JsonObject, players: readonly Player[]): Promise<void> {
  await page.getByRole('button', { name: 'Play now' }).first().waitFor()
  const id = await askWorker(page, 'import', [newGame(options, players), ''])
  await page.evaluate((to) => location.assign(to), `#/table/${id}`)
  await page.locator('main.table').waitFor()
}

/** At some moment somebody held something that the other did not. */
const isTelling = ({ length, held }: Truth): boolean =>
  Array.from({ length }, (_, n) => held(n)).some(([first, second]) => second.some((each) => !first.includes(each)))

/** Whole games are a matter of the machine: a busy one may take minutes. */
const LONG = { timeout: 400_000 }

inBrowser('hidden hands', (visit) => {
  const playGame = async (options: JsonObject, players: readonly Player[]) => {
    const page = await visit({ before: RECORDER })
    await begin(page, options, players)
    const clicks = await play(page)
    const recording = await taken(page)
    const { table } = load([game], await askWorker(page, 'save'))
    expect(table.decision).toBeNull()
    const truth = truthOf(table)
    expect(isTelling(truth)).toBe(true)
    return { recording, truth, clicks }
  }

  const viewersIn = ({ messages }: Recording) =>
    new Set(messages.flatMap((message) => ('update' in message ? [message.update.ear] : [])))

  // A whole scenario takes more than a minute: it is played with TABULARIUM_LONG=1.
  const [span, options, least] =
    process.env.TABULARIUM_LONG === undefined
      ? (['three years', THREE_YEARS, 60] as const)
      : (['a whole scenario', NINE_YEARS, 200] as const)

  test(`${span} against a bot: nothing of its hand or choices reaches the page`, LONG, async () => {
    const { recording, truth, clicks } = await playGame(options, ['person', 'bot:random'])
    expect(clicks).toBeGreaterThan(least)
    expect(recording.texts.length).toBeGreaterThan(clicks)
    expect(viewersIn(recording)).toEqual(new Set([0]))
    expect(leaks(recording, truth)).toEqual([])
    expect(linesNotFor(recording, truth)).toEqual([])
  })

  test('three years between two people: nothing of who does not look is sent or drawn', LONG, async () => {
    const { recording, truth, clicks } = await playGame(THREE_YEARS, ['person', 'person'])
    expect(clicks).toBeGreaterThan(120)
    expect(recording.texts.length).toBeGreaterThan(clicks)
    expect(recording.texts.some(({ covered }) => covered)).toBe(true)
    expect(viewersIn(recording)).toEqual(new Set([null, 0, 1]))
    expect(leaks(recording, truth)).toEqual([])
    expect(linesNotFor(recording, truth)).toEqual([])
  })

  test('two bots play: who watches is sent and shown nothing that either holds', LONG, async () => {
    const { recording, truth } = await playGame(ONE_YEAR, ['bot:random', 'bot:random'])
    expect(recording.texts.length).toBeGreaterThan(100)
    expect(viewersIn(recording)).toEqual(new Set([null]))
    expect(leaks(recording, truth)).toEqual([])
    expect(linesNotFor(recording, truth)).toEqual([])
  })

  test('a leak planted in the page is found', async () => {
    const page = await visit({ before: RECORDER })
    await begin(page, ONE_YEAR, ['person', 'bot:random'])
    await act(page, 'rest')
    await page.locator('.prompt [data-action=done]').first().waitFor()
    const { table } = load([game], await askWorker(page, 'save'))
    const truth = truthOf(table)
    const [mine, theirs] = truth.held(truth.length)
    const stratagem = theirs.find((each) => !mine.includes(each)) ?? ''
    expect(stratagem).not.toBe('')
    await page.evaluate((name) => document.querySelector('aside')?.append(`\nPlay ${name}`), nameOf(stratagem))
    await eventually(async () => leaks(await taken(page), truth).map(({ where }) => where)).toContain('page')
    const { messages } = await taken(page)
    // The same in a message: a hand that is sent to the other seat.
    const whole = Object({ viewer: 0, length: truth.length, view: { hands: { second: { [stratagem]: 1 } } } })
    const planted: Message = { update: { number: 1, what: { whole }, ear: 0, from: 0, lines: [] } }
    const isPlanted = ({ where, around }: Leak) => where === 'message' && around?.includes(stratagem) === true
    expect(leaks({ messages, texts: [] }, truth)).toEqual([])
    expect(leaks({ messages: [...messages, planted], texts: [] }, truth).some(isPlanted)).toBe(true)
  })
})
