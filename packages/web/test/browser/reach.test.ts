import { type Draw, position } from '@tabularium/tetrarchia/testing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  asked,
  button,
  eventually,
  fromMenu,
  goHome,
  headline,
  inBrowser,
  isAsked,
  log,
  mayChooseArrival,
  openDrawn,
  press,
  says,
} from './browser.ts'
import { tap } from './fingers.ts'

/** A board with much on it, in the middle of a fight. */
const crowded: Draw = {
  turn: 'galerius',
  emperors: { diocletian: 'macedonia', galerius: 'pannonia-inferior', constantius: 'lugdunensis', maximian: 'rhaetia' },
  tokens: {
    diocletian: ['persia', 'sarmatia'],
    galerius: ['libya', 'pannonia-superior'],
    maximian: ['gaetulia'],
    unrest: ['thracia', 'lugdunensis', 'syria', 'baetica'],
    revolt: ['noricum', 'aquitania', 'asia', 'numidia'],
  },
  fleets: { internum: 2, aegaeum: 1 },
  armies: [['ILLYRICVM', 'noricum']],
}

const focused = (page: Page) =>
  page.evaluate<string>(
    `(document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent).trim()`,
  )

/** Goes on with the Tab key until the focus is on what is called so. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 150; i++) {
    if (name.test(await focused(page))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`no Tab leads to ${name}`)
}

/** Waits until something that can be done has the focus, and says what. */
async function nextFocus(page: Page): Promise<string> {
  await eventually(() => page.evaluate("'action' in document.activeElement.dataset")).toBe(true)
  return focused(page)
}

inBrowser('by keyboard alone', (visit) => {
  test('a whole turn: from the home page to the next Emperor, with undo, redo and skip', async () => {
    const page = await visit({ speed: 'normal' })
    await button(page, 'Play now').first().waitFor()
    await tabTo(page, /^Play now$/)
    await page.keyboard.press('Enter')
    for (const left of ['3 left', '2 left', 'last fleet']) {
      await says(asked(page), left)
      expect(await nextFocus(page)).toMatch(/^Fleet to /)
      await page.keyboard.press('Enter')
    }
    if (await mayChooseArrival(page)) {
      await nextFocus(page)
      await button(page, 'Arrive in Roma').first().focus()
      await page.keyboard.press('Enter')
    }
    await says(headline(page), '6 IP')
    await tabTo(page, /^Diocletian, Roma/)
    await page.keyboard.press('ArrowUp')
    expect(await focused(page)).toMatch(/^Move to /)
    await page.keyboard.press('Enter')
    await eventually(() => headline(page).textContent()).not.toContain('6 IP')
    await page.keyboard.press('u')
    await says(headline(page), '6 IP')
    await page.keyboard.press('r')
    await eventually(() => headline(page).textContent()).not.toContain('6 IP')
    await page.keyboard.press('e')
    await says(log(page), 'Barbarian phase')
    await page.keyboard.press('Space')
    await says(headline(page), 'Galerius')
    await nextFocus(page)
  })

  test('settings open, close with Escape and give the focus back', async () => {
    const page = await visit()
    await tabTo(page, /^Settings$/)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Settings' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await focused(page)).toBe('Settings')
  })

  test('? shows all keys, T the tables, B the rules; Escape puts them away', async () => {
    const page = await visit()
    await openDrawn(page, position(crowded))
    await page.keyboard.press('?')
    await says(page.getByRole('dialog', { name: 'Settings' }), 'next piece that can act')
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    await page.keyboard.press('t')
    await page.getByRole('region', { name: 'Tables' }).waitFor()
    await page.keyboard.press('b')
    await page.getByRole('region', { name: 'Rules' }).waitFor()
    await page.keyboard.press('Escape')
    await eventually(() => page.locator('.reader').count()).toBe(0)
  })
})

inBrowser('on a small screen', (visit) => {
  const isWithin = (page: Page) =>
    page.evaluate<readonly string[]>(`[...document.querySelectorAll('a, button, select, input, h1, h2, p')]
      .filter((e) => e.checkVisibility() && !e.closest('.sr, .skip-link, svg'))
      .filter((e) => e.getBoundingClientRect().right > innerWidth + 0.5 || e.getBoundingClientRect().left < -0.5)
      .map((e) => e.textContent || e.getAttribute('aria-label'))
      .concat(document.documentElement.scrollWidth > innerWidth ? ['the page itself'] : [])`)

  test('360 pixels: nothing is cut off, everything can be reached, a turn can be played', async () => {
    const page = await visit({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
    await button(page, 'Play now').first().waitFor()
    await eventually(() => isWithin(page)).toEqual([])
    await page.getByRole('link', { name: 'New game' }).first().click()
    await button(page, 'Begin').waitFor()
    await eventually(() => isWithin(page)).toEqual([])
    await goHome(page)
    await openDrawn(page, position(crowded).dice('VI', 1, 'VI', 2))
    await eventually(() => isWithin(page)).toEqual([])
    for (const part of ['Rules', 'Tables', 'Log', 'Dice', 'Who plays']) {
      await fromMenu(page, part)
      await page.locator('.reader').waitFor()
      await eventually(() => isWithin(page)).toEqual([])
      await tap(page.locator('.reader').getByRole('button', { name: 'Close' }))
      await page.locator('.reader').waitFor({ state: 'detached' })
    }
    await press(page, /^Attack the army in Noricum/)
    await says(log(page), 'destroyed')
    await press(page, 'Show the whole board')
    await fromMenu(page, 'Replay')
    await page.getByRole('slider').waitFor()
    await eventually(() => isWithin(page)).toEqual([])
    await press(page, 'Back to the game')
    await fromMenu(page, 'Settings')
    await page.getByRole('dialog').waitFor()
    await eventually(() => isWithin(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await press(page, /^End the Roman phase/)
    await isAsked(page, 'Constantius')
  })
})

inBrowser('for everybody', (visit) => {
  test('reduced motion: nothing glides or tumbles; a die fades in', async () => {
    const moving = `[...document.querySelectorAll('*:not(.falling)')].filter((e) => {
      const { transitionDuration, animationName } = getComputedStyle(e)
      return animationName !== 'none' || transitionDuration.split(', ').some((d) => parseFloat(d) > 0)
    }).length`
    const usual = await visit({ speed: 'fast' })
    await openDrawn(usual, position(crowded).dice('VI', 1))
    await eventually(() => usual.evaluate<number>(moving)).toBeGreaterThan(0)
    const calm = await visit({ speed: 'fast', reducedMotion: 'reduce' })
    await openDrawn(calm, position(crowded).dice('VI', 1))
    await calm.locator('.prices > *').first().waitFor({ state: 'attached' })
    await press(calm, /^Attack the army in Noricum/)
    expect(await calm.evaluate<number>(moving)).toBe(0)
    const properties = `document.getAnimations().flatMap(({ effect }) => effect.getKeyframes().flatMap(Object.keys))
      .filter((key) => key === 'transform')`
    expect(await calm.evaluate(properties)).toEqual([])
    await says(log(calm), 'destroyed')
  })
})
