/** What happens to pages that are open, kept or come back when another build is deployed. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, choose, fromMenu, goHome, headline, inBrowser, press, says } from './browser.ts'
import { serveBuilds } from './builds.ts'

const OLD = 'Board wargames of the fall of Rome'
const tagline = (page: Page) => page.locator('.tagline')
/** What is written so that it cannot be read on the bar, here and at a table: in no colour that the bar writes in. */
const strange = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`(() => {
    const colour = (selector) => getComputedStyle(document.querySelector(selector)).color
    const known = [colour('.page-bar'), colour('.page-bar .brand')]
    return ['.newer', '.newer .link'].filter((each) => !known.includes(colour(each)))
  })()`)

const newer = (page: Page) => page.getByRole('status').filter({ hasText: 'A newer version is here.' })

/** Settled when that build has the page in its hands. */
const CONTROLLED = (version: string) => `(async () => {
  for (;;) {
    const page = await caches.match('./', { cacheName: 'tabularium-${version}' })
    const { installing, waiting, active } = await navigator.serviceWorker.getRegistration()
    if (page && !installing && !waiting && active?.state === 'activated') return
    await new Promise((next) => setTimeout(next, 50))
  }
})()`

const ready = (page: Page) =>
  page.evaluate(
    `navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller ?? new Promise((then) => {
      navigator.serviceWorker.addEventListener('controllerchange', then)
    })).then(() => null)`,
  )

const update = (page: Page) =>
  page.evaluate('navigator.serviceWorker.getRegistration().then((kept) => kept.update()).then(() => null)')

/** What the browser has of its own accord may be gone any time. */
async function withoutNetwork(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await page.context().setOffline(true)
}

inBrowser('another build', (visit) => {
  async function onBuilds(scene: (builds: Awaited<ReturnType<typeof serveBuilds>>) => Promise<void>): Promise<void> {
    const builds = await serveBuilds()
    try {
      await scene(builds)
    } finally {
      await builds.close()
    }
  }

  test('a first visit is not told of a newer version', () =>
    onBuilds(async ({ address }) => {
      const page = await visit({ address, offline: true })
      await ready(page)
      await page.waitForTimeout(300)
      expect(await newer(page).count()).toBe(0)
      await page.reload()
      await button(page, 'Play now').first().waitFor()
      await page.waitForTimeout(300)
      expect(await newer(page).count()).toBe(0)
    }))

  test('a visit after a deployment shows the old page, says that a newer one is here, and a reload brings it', () =>
    onBuilds(async ({ address, deploy }) => {
      const page = await visit({ address, offline: true })
      await ready(page)
      deploy('The newer one')
      await page.reload()
      await says(tagline(page), OLD)
      await newer(page).waitFor()
      expect(await strange(page)).toEqual([])
      await newer(page).getByRole('button', { name: 'Reload' }).focus()
      await page.keyboard.press('Enter')
      await says(tagline(page), 'The newer one')
      expect(await newer(page).count()).toBe(0)
    }))

  test('an open old page goes on offline after the update, with parts it had not loaded', () =>
    onBuilds(async ({ address, deploy }) => {
      const page = await visit({ address, offline: true })
      await ready(page)
      await button(page, 'Play now').first().click()
      await headline(page).waitFor()
      deploy('The newer one')
      await update(page)
      await page.evaluate(CONTROLLED('build-2'))
      await newer(page).waitFor()
      await withoutNetwork(page)
      const waiting = page.waitForEvent('download')
      await fromMenu(page, 'Save to a file')
      await waiting
      await press(page, 'Rules')
      await page.getByText('TE-3.1-a').first().waitFor()
      await page.keyboard.press('Escape')
      await fromMenu(page, 'Settings')
      await choose(page, 'Language', 'Français')
      await page.getByText('Une version plus récente est là.').waitFor()
      await page.keyboard.press('Escape')
      await goHome(page)
      await page.getByRole('link', { name: 'Nouvelle partie' }).first().click()
      await button(page, 'Commencer').waitFor()
      await button(page, 'Recharger').click()
      await page.locator('script[src$="2.js"]').waitFor({ state: 'attached' })
      await button(page, 'Commencer').waitFor()
    }))

  test('two versions are kept, no more', () =>
    onBuilds(async ({ address, deploy }) => {
      const page = await visit({ address, offline: true })
      await ready(page)
      for (const version of ['build-2', 'build-3', 'build-4']) {
        deploy(version)
        await update(page)
        await page.evaluate(CONTROLLED(version))
      }
      await expect
        .poll(() => page.evaluate('caches.keys().then((names) => names.join(" "))'))
        .toBe('tabularium-build-3 tabularium-build-4')
      await page.context().setOffline(true)
      await page.reload()
      await says(tagline(page), 'build-4')
    }))

  test('a newer version that took over while the page was being loaded is told of too', () =>
    onBuilds(async ({ address, deploy }) => {
      const page = await visit({ address, offline: true })
      await ready(page)
      deploy('The newer one')
      await page.addInitScript(`{
        const { serviceWorker } = navigator
        serviceWorker.addEventListener = () => {}
        const { fetch } = globalThis
        const taken = async () => {
          await (await serviceWorker.getRegistration()).update()
          await ${CONTROLLED('build-2')}
        }
        globalThis.fetch = async (...given) => {
          await taken()
          return fetch(...given)
        }
      }`)
      await page.reload()
      await says(tagline(page), OLD)
      await newer(page).waitFor()
    }))
})
