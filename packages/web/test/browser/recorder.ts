/** What runs in the page to prove that nothing hidden comes there: it records all, and plays. */
import type { Page } from 'playwright-core'
import type { Message } from '../../src/table/protocol.ts'
import { type Named, type Recording, type Text, wanted } from '../secrets/leak-search.ts'

interface Recorder {
  messages: Message[]
  readonly texts: Text[]
  worker: Worker | null
  /** After how many actions the game is. */
  length: number
  /** The table knows at which windows people want to be asked. */
  isWatched: boolean
  /** Everybody may know everything: what the page makes of the game from then on is not recorded, however soon it comes. */
  isOver: boolean
  /** Called after every message, once the page has heeded it. */
  onMessage: () => void
}

declare global {
  var recorder: Recorder
}

/**
 * Keeps every message of the worker and, after every change of the page, what it names. Runs in the page: it uses nothing from
 * outside itself.
 */
function record(wanted: readonly (readonly [name: string, pattern: string])[]): void {
  const recorder: Recorder = {
    messages: [],
    texts: [],
    worker: null,
    length: 0,
    isWatched: false,
    isOver: false,
    onMessage: () => {},
  }
  globalThis.recorder = recorder

  const lengthAfter = (message: Message): number => {
    if (!('update' in message)) return recorder.length
    const { what } = message.update
    if ('whole' in what) return what.whole.length
    const { length } = Object(what.patch)
    return Array.isArray(length) ? length[0] : recorder.length
  }
  const ends = (message: Message): boolean => {
    if (!('update' in message)) return false
    const { what } = message.update
    return ('whole' in what ? what.whole.outcome : (Object(what.patch).outcome ?? null)) !== null
  }
  globalThis.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options)
      recorder.worker = this
      this.addEventListener('message', ({ data }: MessageEvent<Message>) => {
        if (!recorder.isOver) recorder.messages.push(JSON.parse(JSON.stringify(data)))
        recorder.isOver ||= ends(data)
        recorder.length = lengthAfter(data)
        setTimeout(() => recorder.onMessage())
      })
    }

    override postMessage(...given: unknown[]): void {
      if (Object(given[0]).call === 'watch') recorder.isWatched = true
      Reflect.apply(super.postMessage, this, given)
    }
  }

  const words = wanted.map(([name, pattern]) => [name, new RegExp(pattern)] as const)
  const namedIn = (text: string): Named => {
    const found: Record<string, string> = {}
    for (const [name, word] of words) {
      const at = text.includes(name) ? text.search(word) : -1
      if (at >= 0) found[name] = text.slice(Math.max(0, at - 80), at + 80)
    }
    return found
  }
  const textOf = (parts: string) => [...document.querySelectorAll(parts)].map((part) => part.textContent).join('\n')
  const labels = () =>
    [...document.querySelectorAll('[aria-label], [title]')].flatMap((part) => [
      part.getAttribute('aria-label'),
      part.getAttribute('title'),
    ])
  let latest = ''
  const look = () => {
    if (recorder.isOver || document.querySelector('main.table') === null) return
    const covered = document.querySelector('dialog.curtain') !== null
    const held = textOf('.ur-hand, .gates-hand, #actions, .table-menu')
    const asked = textOf('.prompt')
    const all = [document.body.textContent.replace(textOf('.unseen'), ''), ...labels()].join('\n')
    const { length: messages } = recorder.messages
    const mark = [messages, covered, held, asked, all].join()
    if (mark === latest) return
    latest = mark
    recorder.texts.push({ messages, covered, held: namedIn(held), asked: namedIn(asked), all: namedIn(all) })
  }
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-label', 'title'],
  })
}

/** To be run before the page's own code: what to look for, each name with the pattern that finds it. */
export const recorderOf = (names: readonly (readonly [name: string, pattern: string])[]) =>
  `(${record})(${JSON.stringify(names)})`

/** For stratagems. */
export const RECORDER = recorderOf(wanted)

/** How long a game may take, in milliseconds. */
const LONGEST = 300_000

/**
 * Presses whatever can be pressed until the game is over; answers how often. What it presses follows from the question alone, and
 * each question is answered once, so that the same dice make the same game however fast the page is. Runs in the page.
 */
function playOut(longest: number): Promise<number> {
  const { recorder } = globalThis
  const until = performance.now() + longest
  let seed = 7
  const below = (n: number) => {
    seed = (seed * 48271) % 2147483647
    return seed % n
  }
  let clicks = 0
  let answered = ''
  /** False: that was pressed already. */
  const isNew = (question: string) => {
    const before = answered
    answered = question
    return question !== before
  }
  const press = () => {
    const here = document.querySelector<HTMLElement>('dialog.curtain button')
    if (here !== null) {
      if (isNew(`who is there at ${recorder.length}`)) here.click()
      return
    }
    const offered = ['#actions', '.prompt'].map((part) => `${part} button[data-action]`)
    const buttons = [...document.querySelectorAll<HTMLElement>(offered.join())]
    // A card is lifted first: then what it can be used for is offered.
    const cards = [...document.querySelectorAll<HTMLElement>('.hand-slot .lit button')]
    const isLifted = document.querySelector('.hand-slot .chosen') !== null
    if (cards.length > 0 && !isLifted && (buttons.length === 0 || below(3) > 0)) {
      if (isNew(`what is lifted at ${recorder.length}`)) cards[below(cards.length)].click()
      return
    }
    if (buttons.length === 0 || !isNew(`what is done at ${recorder.length}`)) return
    const spread = buttons.find((each) => each.dataset.action === 'spread' || each.dataset.action === 'rest')
    const close = buttons.find((each) => /^(end|done|pass)$/.test(each.dataset.action ?? ''))
    const random = buttons[below(buttons.length)]
    const next = spread ?? (close !== undefined && below(8) === 0 ? close : random)
    clicks++
    next.click()
  }
  let steps = 0
  const turnTabs = () => {
    steps++
    if (steps % 10 === 0) document.getElementById(steps % 20 === 0 ? 'tab-points' : 'tab-log')?.click()
  }
  return new Promise((resolve, reject) => {
    const step = () => {
      turnTabs()
      if (document.querySelector('.ending') !== null) resolve(clicks)
      else if (performance.now() > until)
        reject(new Error(`It does not end: ${document.querySelector('aside')?.textContent}`))
      else if (recorder.isWatched) return press()
      else return
      clearInterval(waiting)
      recorder.onMessage = () => {}
    }
    // Parts of the page that are loaded late come without a message.
    const waiting = setInterval(step, 50)
    recorder.onMessage = step
    step()
  })
}

/** The page is not laid out meanwhile: what is searched is what stands in it. */
export async function play(page: Page): Promise<number> {
  await page.addStyleTag({ content: 'main.table { display: none }' })
  return page.evaluate(playOut, LONGEST)
}

/** As one text, which is handed over many times faster than what it holds. */
export async function taken(page: Page): Promise<Recording> {
  return JSON.parse(await page.evaluate(() => JSON.stringify({ messages: recorder.messages, texts: recorder.texts })))
}

/** Asks the worker past the page: what it answers is not part of the record. */
export const askWorker = (page: Page, call: string, args: readonly unknown[] = []): Promise<string> =>
  page.evaluate(
    (request) =>
      new Promise((resolve) => {
        const { worker } = recorder
        const id = -1
        const heard = ({ data }: MessageEvent) => {
          if (data.id !== id) return
          worker?.removeEventListener('message', heard)
          recorder.messages = recorder.messages.filter((message) => !('id' in message) || message.id !== id)
          resolve(data.value)
        }
        worker?.addEventListener('message', heard)
        worker?.postMessage({ id, ...request })
      }),
    { call, args },
  )
