/** Whole games with hidden hands: no message of the worker and no text of the page holds what who looks may not know. */
import { type AnyGame, type LocalTable, load } from '@tabularium/engine'
import { type Line, Room, seenBy } from '@tabularium/engine/room'
import { ultimusRomanorum } from '@tabularium/ultimus-romanorum'
import { names } from '@tabularium/ultimus-romanorum/lexicon'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Message, Snapshot } from '../../src/table/protocol.ts'
import { inBrowser, press } from './browser.ts'

const game: AnyGame = ultimusRomanorum

/**
 * Records every message of the worker and, after every change of the page, its words; and can ask the worker itself. A
 * text is kept with the number of messages that had come.
 */
const RECORDER = `{
  const record = (globalThis.record = { messages: [], texts: [], worker: null, plant: null })
  globalThis.Worker = class extends Worker {
    constructor(...given) {
      super(...given)
      record.worker = this
      this.addEventListener('message', ({ data }) => {
        if (record.plant) data = record.plant(data)
        record.messages.push(JSON.parse(JSON.stringify(data)))
      })
    }
  }
  const textOf = (parts) => [...document.querySelectorAll(parts)].map((part) => part.textContent).join('\\n')
  const labels = () => [...document.querySelectorAll('[aria-label], [title]')]
    .flatMap((part) => [part.getAttribute('aria-label'), part.getAttribute('title')])
  let latest = ''
  const look = () => {
    if (document.querySelector('main.table') === null) return
    const covered = document.querySelector('dialog.curtain') !== null
    const held = textOf('.hand, .choices, .pointed-at, .menu, .prompt')
    const unseen = textOf('.unseen')
    const all = [document.body.textContent.replace(unseen, ''), ...labels()].join('\\n')
    const mark = [record.messages.length, covered, held, all].join()
    if (mark === latest) return
    latest = mark
    record.texts.push({ messages: record.messages.length, covered, held, all })
  }
  new MutationObserver(look).observe(document, {
    subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['aria-label', 'title'],
  })
}`

interface Text {
  readonly messages: number
  readonly covered: boolean
  /** What is held, offered, pointed at or asked. */
  readonly held: string
  /** All that can be read or heard, but for the list of what the viewer has not seen. */
  readonly all: string
}

interface Recording {
  readonly messages: readonly Message[]
  readonly texts: readonly Text[]
}

const taken = (page: Page): Promise<Recording> => page.evaluate('({ messages: record.messages, texts: record.texts })')

/** Asks the worker past the page: what it answers is not part of the record. */
const askWorker = (page: Page, call: string): Promise<string> =>
  page.evaluate(`new Promise((resolve) => {
    const id = 1e9 + Math.random()
    record.worker.addEventListener('message', function heard({ data }) {
      if (data.id !== id) return
      record.worker.removeEventListener('message', heard)
      record.messages = record.messages.filter((each) => each.id !== id)
      resolve(data.value)
    })
    record.worker.postMessage({ id, call: '${call}', args: [] })
  })`)

/** Starts a game by the file of one: the shortest there is, with these players. */
async function begin(page: Page, players: readonly string[], years: number): Promise<void> {
  await page.evaluate(`new Promise((resolve) => {
    const id = 2e9
    record.worker.addEventListener('message', ({ data }) => {
      if (data.id === id) resolve(location.hash = '#/table/' + data.value)
    })
    const setup = { game: 'ultimus-romanorum', options: { scenario: 'stilicho-405', years: ${years} }, players: ${JSON.stringify(players)} }
    record.worker.postMessage({ id, call: 'create', args: [setup] })
  })`)
}

/** Presses whatever can be pressed until the game is over, in the page itself: a click does not wait for another process. */
const PLAY = `new Promise((resolve, reject) => {
  let seed = 7
  const below = (n) => (seed = (seed * 48271) % 2147483647) % n
  let clicks = 0
  const until = performance.now() + 100_000
  const step = () => {
    if (document.querySelector('.ending') !== null) return resolve(clicks)
    if (performance.now() > until) return reject(new Error('it does not end: ' + document.querySelector('aside').innerText))
    const here = document.querySelector('dialog.curtain button')
    const buttons = [...document.querySelectorAll('.choices button[data-action]:not(.impossible):not(:disabled)')]
    const spread = buttons.find((each) => each.dataset.action === 'spread' || /^Spread/.test(each.textContent))
    const close = buttons.find((each) => /^(end|done|pass)$/.test(each.dataset.action))
    const any = buttons[below(Math.max(1, buttons.length))]
    const next = here ?? spread ?? (close && below(8) === 0 ? close : any)
    if (next) {
      clicks++
      next.click()
      if (clicks % 5 === 0) document.getElementById('tab-' + (clicks % 2 ? 'log' : 'status')).click()
    }
    requestAnimationFrame(() => setTimeout(step))
  }
  step()
})`

/** The truth: what each seat held after so many actions. */
function heldBy(table: LocalTable, length: number): readonly (readonly string[])[] {
  const hands = Reflect.get(game.write(table.at(length)), 'hands')
  return table.seats.map((seat) => Object.keys(Reflect.get(Object(hands), seat) ?? {}))
}

const nameOf = (stratagem: string): string =>
  Object.entries(names.en.stratagem).find(([id]) => id === stratagem)?.[1] ?? ''

/** Not of holdings: what nobody has seen, what happened, and what is going on, of which one thing is called `fleet` too. */
const OTHER = ['unseen', 'lines', 'removed', 'kind', 'ask']

/** What of a message tells of holdings or choices. */
const holdings = (value: unknown): string =>
  JSON.stringify(value, (key, member) =>
    OTHER.includes(key) || (key === 'fleet' && typeof member === 'string') ? undefined : member,
  )

interface Leak {
  readonly where: 'message' | 'page'
  readonly length: number
  readonly viewer: number | null
  readonly stratagem: string
  /** What stands beside it. */
  readonly around?: string
}

function around(text: string, name: string): string {
  const at = text.indexOf(name)
  return text.slice(Math.max(0, at - 80), at + 80)
}

/** Follows the messages as the page does; everything that is hidden from who looks is searched for. */
function leaks({ messages, texts }: Recording, table: LocalTable): Leak[] {
  const found: Leak[] = []
  const moments: { readonly viewer: number | null; readonly length: number }[] = [{ viewer: null, length: 0 }]
  const hidden = (viewer: number | null, length: number) => {
    const held = heldBy(table, Math.min(length, table.length))
    const mine = viewer === null ? [] : held[viewer]
    return held.flatMap((hand, seat) => (seat === viewer ? [] : hand)).filter((each) => !mine.includes(each))
  }
  for (const message of messages) {
    const before = moments[moments.length - 1]
    const seen = 'update' in message ? momentOf(message.update.what, before) : before
    moments.push(seen)
    const sent = holdings('update' in message ? message.update.what : 'value' in message ? message.value : message)
    for (const stratagem of hidden(seen.viewer, seen.length)) {
      const told = [`"${stratagem}"`, `play ${stratagem}"`, `Play ${nameOf(stratagem)}"`].find((each) =>
        sent.includes(each),
      )
      if (told !== undefined) found.push({ where: 'message', ...seen, stratagem, around: around(sent, told) })
    }
  }
  const told = toldTo(table)
  for (const { messages: number, held, all, covered } of texts) {
    const { viewer, length } = moments[number] ?? moments[moments.length - 1]
    const looks = covered ? null : viewer
    for (const stratagem of hidden(looks, length)) {
      const name = nameOf(stratagem)
      const isNamed = new RegExp(`(?<![A-Za-z])${name}(?![a-z])`)
      const isTold = () => told(looks).some(({ action, words }) => action < length && words.includes(name))
      if (isNamed.test(held) || (isNamed.test(all) && !isTold())) {
        found.push({
          where: 'page',
          viewer: looks,
          length,
          stratagem,
          around: around(isNamed.test(held) ? held : all, name),
        })
      }
    }
  }
  return found
}

/** All that a viewer may ever hear of the game. */
function toldTo(table: LocalTable): (viewer: number | null) => readonly Line[] {
  const heard = new Map<number | null, readonly Line[]>()
  return (viewer) => {
    const known = heard.get(viewer) ?? seenBy(new Room(table), viewer, 'en').lines(-1)
    heard.set(viewer, known)
    return known
  }
}

/** Lines that were sent to somebody who may not hear them. */
function linesNotFor({ messages }: Recording, table: LocalTable): readonly string[] {
  const told = toldTo(table)
  return messages.flatMap((message) => {
    if (!('update' in message)) return []
    const { ear, lines } = message.update
    const known = new Set(told(ear).map(({ action, words }) => `${action} ${words}`))
    return lines.map(({ action, words }) => `${action} ${words}`).filter((line) => !known.has(line))
  })
}

type What = Extract<Message, { update: unknown }>['update']['what']

function momentOf(what: What, before: { viewer: number | null; length: number }) {
  if ('whole' in what) return { viewer: what.whole.viewer, length: what.whole.length }
  const { length } = Object(what.patch)
  return { viewer: before.viewer, length: Array.isArray(length) ? length[0] : before.length }
}

inBrowser('hidden hands', (visit) => {
  const play = async (players: readonly string[], years: number) => {
    const page = await visit({ before: RECORDER })
    await page.getByRole('button', { name: 'Play now' }).first().waitFor()
    await begin(page, players, years)
    await page.locator('main.table').waitFor()
    const clicks = await page.evaluate<number>(PLAY)
    const recording = await taken(page)
    const { table } = load([game], await askWorker(page, 'save'))
    expect(clicks).toBeGreaterThan(10 * years)
    expect(recording.texts.length).toBeGreaterThan(10 * years)
    expect(table.decision).toBeNull()
    return { page, recording, table }
  }
  /** Somebody held something at some moment: the search has something to find. */
  const isTelling = (table: LocalTable) =>
    Array.from({ length: table.length }, (_, n) => n).some((n) => n % 7 === 0 && heldBy(table, n).flat().length > 0)

  test.each([1, 2])('against a bot, %i years: nothing of its hand or choices reaches the page', async (years) => {
    const { recording, table } = await play(['person', 'bot:random'], years)
    expect(isTelling(table)).toBe(true)
    expect(leaks(recording, table)).toEqual([])
    expect(linesNotFor(recording, table)).toEqual([])
  })

  test.each([1, 2])('two people, %i years: nothing of who does not look is sent or drawn', async (years) => {
    const { recording, table } = await play(['person', 'person'], years)
    expect(isTelling(table)).toBe(true)
    expect(recording.texts.some(({ covered }) => covered)).toBe(true)
    expect(leaks(recording, table)).toEqual([])
    expect(linesNotFor(recording, table)).toEqual([])

    // The search finds what it should: a message for one seat sent to the other, and a text that offers it.
    const at = Array.from({ length: table.length }, (_, n) => n).find((n) => heldBy(table, n)[1].length > 0) ?? 0
    const [stratagem] = heldBy(table, at)[1].filter((each) => !heldBy(table, at)[0].includes(each))
    const whole = { viewer: 0, length: at, view: { hands: { second: { [stratagem]: 1 } } } } as unknown as Snapshot
    const planted: Message = { update: { number: 1, what: { whole }, ear: 0, from: 0, lines: [] } }
    const offered = `Choose\nPlay ${nameOf(stratagem)}\n`
    const text = { messages: 1, covered: false, held: offered, all: offered }
    const caught = leaks({ messages: [planted], texts: [text] }, table)
    expect(caught.map(({ where }) => where)).toEqual(['message', 'page'])
  })

  test('a leak planted in the page is found', async () => {
    const page = await visit({ before: RECORDER })
    await page.getByRole('button', { name: 'Play now' }).first().waitFor()
    await begin(page, ['person', 'bot:random'], 1)
    await page.locator('.choices').waitFor()
    await press(page, /^Spread the rest/)
    await page.locator('.choices').waitFor()
    const { table } = load([game], await askWorker(page, 'save'))
    const theirs = heldBy(table, table.length)[1].filter((each) => !heldBy(table, table.length)[0].includes(each))
    expect(theirs.length).toBeGreaterThan(0)
    await page.evaluate(`document.querySelector('aside').append('\\nPlay ${nameOf(theirs[0])}')`)
    await page.evaluate(`new Promise((resolve) => setTimeout(resolve, 50))`)
    expect(leaks(await taken(page), table).map(({ where }) => where)).toContain('page')
  })
})
