/** What moves on the page, as the browser has it: how long, how, and that nothing but transform and opacity does. */
import { save, secretFrom } from '@tabularium/engine'
import { position as ofFall } from '@tabularium/fall-of-the-roman-empire/testing'
import { type Draw, position } from '@tabularium/tetrarchia/testing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  act,
  button,
  eventually,
  headline,
  inBrowser,
  isAsked,
  openDrawn,
  openFile,
  place,
  says,
  settled,
  spoken,
} from './browser.ts'

/** One animation of one element. */
interface Seen {
  /** The class of what moves, or its name. */
  readonly what: string
  readonly duration: number
  readonly delay: number
  readonly easing: string
  readonly properties: readonly string[]
}

/** Looks at every frame for animations that were not there before. */
const WATCH = `{
  globalThis.seen = []
  const known = new WeakSet()
  const look = () => {
    for (const animation of document.getAnimations()) {
      if (known.has(animation)) continue
      known.add(animation)
      const { effect } = animation
      const frames = effect.getKeyframes()
      const { duration, delay, easing } = effect.getTiming()
      const properties = new Set(frames.flatMap((frame) => Object.keys(frame)))
      for (const each of ['offset', 'computedOffset', 'easing', 'composite']) properties.delete(each)
      const target = effect.target
      globalThis.seen.push({
        what: (target.getAttribute('class') || target.localName) + (effect.pseudoElement ?? ''),
        duration,
        delay,
        easing: easing === 'linear' ? frames[0].easing : easing,
        properties: [...properties],
      })
    }
    requestAnimationFrame(look)
  }
  look()
}`

const seen = (page: Page) => page.evaluate<readonly Seen[]>('globalThis.seen')

/** What has moved of that class. */
const moved = async (page: Page, what: RegExp): Promise<readonly Seen[]> =>
  (await seen(page)).filter((each) => what.test(each.what))

/** How it moved first: how long, and how. */
const first = async (page: Page, what: RegExp): Promise<readonly [number, string] | null> => {
  const [one] = await moved(page, what)
  return one === undefined ? null : [one.duration, one.easing]
}

const forget = (page: Page) => page.evaluate('globalThis.seen = []')

const PANEL = 'cubic-bezier(0.2, 0.8, 0.2, 1)'
const FALLING = 'cubic-bezier(0.3, 0.7, 0.4, 1)'

const draw: Draw = {
  turn: 'galerius',
  emperors: { diocletian: 'macedonia', galerius: 'pannonia-inferior', constantius: 'lugdunensis', maximian: 'rhaetia' },
  tokens: { galerius: ['pannonia-superior'], revolt: ['noricum'] },
  fleets: { internum: 1 },
  armies: [['ILLYRICVM', 'noricum']],
}

const dice = ['VI', 1, 'VI', 2, 3, 'V', 2] as const

/** Opens Tetrarchia and waits until all is there that moves. */
async function open(page: Page): Promise<void> {
  await openDrawn(page, position(draw).dice(...dice))
  await page.locator('.prices .pill').waitFor({ state: 'attached' })
  await page.evaluate(WATCH)
}

/** A step is shown for as long as a test may take: only who does not wait for it gets on. */
const LASTING = `{
  const { setTimeout } = globalThis
  globalThis.setTimeout = (what, time, ...rest) => setTimeout(what, time > 150 && time < 450 ? time * 200 : time, ...rest)
}`

const select = (page: Page) => page.locator('#actions [data-actor="galerius"]').dispatchEvent('click')

/** Goes to a place, however many steps it takes. */
const goTo = (page: Page, id: string) =>
  page.locator(`#actions [data-place="${id}"][data-piece-of="galerius"]`).first().dispatchEvent('click')

/** What may be animated. */
async function onlyMoves(page: Page): Promise<void> {
  const all = await seen(page)
  expect(all.length).toBeGreaterThan(0)
  expect(all.filter(({ properties }) => properties.some((each) => !['transform', 'opacity'].includes(each)))).toEqual(
    [],
  )
}

inBrowser('what moves', (visit) => {
  test('who is selected is lifted, the rest falls back and comes forward, panels come', async () => {
    const page = await visit({ speed: 'normal', confirm: 'dice' })
    await open(page)
    await page.keyboard.press('Escape')
    await eventually(() => first(page, /map-lit/)).toEqual([100, 'linear'])
    await eventually(() => page.locator('.map-lit').count()).toBe(1)
    await forget(page)
    await select(page)
    await eventually(() => first(page, /selected-mark/)).toEqual([120, 'ease-out'])
    await eventually(() => first(page, /map-lit/)).toEqual([160, 'linear'])
    await page.keyboard.press('t')
    await eventually(() => first(page, /reader/)).toEqual([200, PANEL])
    await page.keyboard.press('t')
    await onlyMoves(page)
  })

  test('a piece goes its way step by step, and all of a long way in 700 ms', async () => {
    const page = await visit({ speed: 'normal' })
    await open(page)
    await goTo(page, 'dalmatia')
    await says(spoken(page), 'Dalmatia')
    const steps = async () => (await moved(page, /^piece/)).map(({ duration, easing }) => [duration, easing])
    await eventually(steps).toEqual([
      [220, 'ease-in-out'],
      [220, 'ease-in-out'],
    ])
    await button(page, 'Undo').click()
    await says(headline(page), '6 IP')
    await forget(page)
    await goTo(page, 'lusitania')
    await says(spoken(page), 'Lusitania')
    const all = async () => (await moved(page, /^piece/)).map(({ duration }) => duration)
    await eventually(async () => (await all()).length).toBeGreaterThan(3)
    await eventually(async () => Math.round((await all()).reduce((sum, each) => sum + each, 0))).toBe(700)
    await onlyMoves(page)
  })

  test('the die of a battle falls and then a counter, small dice fall where they decide, an enemy goes slower', async () => {
    const page = await visit({ speed: 'normal', confirm: 'dice' })
    await open(page)
    await place(page, 'noricum').click()
    await eventually(() => first(page, /^battle-sheet/)).toEqual([200, PANEL])
    await forget(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Roll', exact: true }).click()
    await eventually(() => first(page, /die-thrown/)).toEqual([900, FALLING])
    // It falls when the die lies, the first of them 120 ms later.
    await eventually(async () => (await moved(page, /^drawn/)).map(({ duration, delay }) => [duration, delay])).toEqual(
      [[260, 1020]],
    )
    expect(await moved(page, /^battle-sheet/)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    await page.locator('.closing').click()
    await page.locator('.commit').click()
    await eventually(() => first(page, /^falling/)).toEqual([700, FALLING])
    await onlyMoves(page)
  })

  test('an enemy’s step takes 450 ms, with its arrow behind it', async () => {
    const page = await visit({ speed: 'normal' })
    const armies: Draw = {
      turn: 'galerius',
      emperors: { galerius: 'thracia', diocletian: 'syria', constantius: 'belgica', maximian: 'narbonensis' },
      tokens: { galerius: ['thracia'], revolt: ['dacia'] },
      armies: [
        ['GRAECIA', 'dacia'],
        ['AFRICA', 'libya'],
      ],
    }
    await openFile(page, save(position(armies).table.branch(0, { secret: secretFrom('log') })))
    await settled(page)
    await page.locator('.locks, .chip').first().waitFor({ state: 'attached' })
    await page.evaluate(WATCH)
    await page.locator('.closing').click()
    await eventually(() => first(page, /^piece army|^traveller barb/)).toEqual([450, 'ease-in-out'])
    expect(await page.locator('.arrow-mark.barb').count()).toBeGreaterThan(0)
    await onlyMoves(page)
  })

  test('a stack’s number goes over into the next, and land takes its new colour from the middle', async () => {
    const page = await visit({ speed: 'normal' })
    const areas = {
      roma: { legions: 1, forces: 4 },
      liguria: { legions: 1, forces: 1 },
      pannonia: { barbarianForces: 9 },
    }
    await openDrawn(page, ofFall({ areas, rrp: 20 }))
    await page.locator('#actions [data-actor="roma"]').dispatchEvent('click')
    await page.locator('#actions [data-place="liguria"]').first().dispatchEvent('click')
    await page.evaluate(WATCH)
    await page.locator('.prompt .primary').click()
    await eventually(() => first(page, /counter-number/)).toEqual([140, 'linear'])
    await eventually(() => first(page, /^ebbing/)).toEqual([400, 'ease-out'])
    await eventually(() => first(page, /^traveller rome/)).toEqual([220, 'ease-in-out'])
    await onlyMoves(page)
    // Nothing of it stays.
    await eventually(() => page.locator('[data-piece="liguria"] .counter-number').allTextContents()).toEqual([
      'II',
      '5',
    ])
  })

  test('on a phone the sheet slides', async () => {
    const page = await visit({ speed: 'normal', viewport: { width: 390, height: 844 }, hasTouch: true })
    await open(page)
    await page.locator('.sheet-handle').click()
    await eventually(() => first(page, /^side/)).toEqual([200, PANEL])
    await onlyMoves(page)
  })

  test('Quick takes half of it', async () => {
    const page = await visit({ speed: 'fast' })
    await open(page)
    await page.keyboard.press('Escape')
    await eventually(() => first(page, /map-lit/)).toEqual([50, 'linear'])
    await select(page)
    await eventually(() => first(page, /selected-mark/)).toEqual([60, 'ease-out'])
    await goTo(page, 'dalmatia')
    await eventually(() => first(page, /^piece/)).toEqual([110, 'ease-in-out'])
    await page.keyboard.press('t')
    await eventually(() => first(page, /reader/)).toEqual([100, PANEL])
  })

  test('with reduced motion all is in its place at once, and dice fade in', async () => {
    const page = await visit({ speed: 'normal', reducedMotion: 'reduce', confirm: 'dice' })
    await open(page)
    await page.keyboard.press('Escape')
    await select(page)
    await page.locator('.selected-mark').waitFor({ state: 'attached' })
    await act(page, 'move pannonia-superior')
    await says(spoken(page), 'Pannonia Superior')
    await place(page, 'noricum').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Roll', exact: true }).click()
    await page.getByText(/You had \d+/).waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    await page.locator('.closing').click()
    await page.locator('.commit').click()
    await eventually(async () => (await moved(page, /^falling/)).length).toBeGreaterThan(0)
    const all = await seen(page)
    expect(all.filter(({ what }) => !/^(die-thrown|falling)/.test(what))).toEqual([])
    expect(all.filter(({ properties }) => properties.join() !== 'opacity')).toEqual([])
  })

  test('Space shows the rest at once', async () => {
    const page = await visit({ speed: 'slow' })
    await open(page)
    await page.locator('.closing').click()
    await page.locator('.watching').waitFor()
    await page.keyboard.press('Space')
    await isAsked(page, 'Constantius')
    expect(await page.locator('.watching').count()).toBe(0)
  })

  test('nobody waits for it: what is pressed while a piece goes its way is done', async () => {
    const page = await visit({ speed: 'slow', before: LASTING })
    await open(page)
    await goTo(page, 'lusitania')
    await page.locator('.watching').waitFor()
    await place(page, 'gallaecia').click()
    await says(spoken(page), 'Gallaecia')
    await page.locator('.watching').waitFor({ state: 'detached' })
  })
})
