/** The page looks as it did when it was last looked at and accepted. `npm run pictures` accepts how it looks now. */
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, inBrowser, PATIENCE, type Visiting } from '../browser.ts'
import { asWebp, COARSE, type Difference, difference, SAME, type Tolerance } from './compare.ts'
import { rest, type Scene, scenes } from './scenes.ts'

const folder = join(import.meta.dirname, 'accepted')
const browserFile = join(folder, 'browser.json')
const fileOf = (name: string) => join(folder, `${name}.webp`)
const isAccepting = process.env.TABULARIUM_PICTURES === 'accept'

const addressOf = (bytes: Uint8Array, kind: string) =>
  `data:image/${kind};base64,${Buffer.from(bytes).toString('base64')}`

const accepted = (name: string) => addressOf(readFileSync(fileOf(name)), 'webp')

const versionOf = (page: Page): string => page.context().browser()?.version() ?? ''

/** The page of a scene, with nothing on it that moves. */
async function shown(visit: Visiting, { width, height, colorScheme, show }: Scene): Promise<Page> {
  const viewport = { width, height }
  const isPhone = width < 760
  const page = await visit({
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
    hasTouch: isPhone,
    confirm: 'dice',
  })
  await show(page)
  await rest(page)
  await page.evaluate('document.fonts.ready.then(() => null)')
  return page
}

const pictureOf = async (page: Page): Promise<string> =>
  addressOf(await page.screenshot({ caret: 'hide', animations: 'disabled' }), 'png')

/** Once two in a row are the same. */
async function taken(page: Page): Promise<string> {
  let last = ''
  await eventually(async () => {
    const before = last
    last = await pictureOf(page)
    return before === last
  }).toBe(true)
  return last
}

/** A page of no site: it may read any picture. */
const blank = (page: Page): Promise<Page> => page.context().newPage()

const bytesOf = (address: string) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')

async function accept(page: Page, name: string, picture: string): Promise<void> {
  writeFileSync(fileOf(name), bytesOf(await asWebp(await blank(page), picture)))
  writeFileSync(browserFile, `{ "chromium": "${versionOf(page)}" }\n`)
}

/** In another browser than the one that made them, only what is large is compared. */
function toleranceFor(page: Page) {
  const { chromium } = JSON.parse(readFileSync(browserFile, 'utf8'))
  const isSame = versionOf(page).split('.')[0] === chromium.split('.')[0]
  if (!isSame)
    console.log(`The pictures are of Chromium ${chromium}, this is ${versionOf(page)}: compared only coarsely.`)
  return isSame ? SAME : COARSE
}

/** How far the page is from that picture. What is fetched late may still be missing: then it is looked at again. */
async function nearest(page: Page, wanted: string, tolerance: Tolerance): Promise<Difference & { picture: string }> {
  const reader = await blank(page)
  const until = Date.now() + PATIENCE
  for (;;) {
    const picture = await pictureOf(page)
    const found = await difference(reader, wanted, picture, tolerance)
    if (found.squares <= tolerance.squares || Date.now() > until) return { ...found, picture }
  }
}

const isAlike = (one: Scene, other: Scene) => one.show === other.show && one.width === other.width

/** Scenes that differ in nothing but their light are shown once: their names, and each of them. */
const alike = scenes
  .filter((one, i) => scenes.findIndex((other) => isAlike(one, other)) === i)
  .map((first) => {
    const all = scenes.filter((other) => isAlike(first, other))
    return [all.map(({ name }) => name).join(', '), all] as const
  })

inBrowser('pictures', (visit) => {
  test.each(alike)('%s looks as accepted', async (_, all) => {
    const page = await shown(visit, all[0])
    for (const scene of all) {
      await page.emulateMedia({ colorScheme: scene.colorScheme })
      await compare(page, scene)
    }
  })

  async function compare(page: Page, { name }: Scene): Promise<void> {
    if (isAccepting) return accept(page, name, await taken(page))
    expect(existsSync(fileOf(name)), `there is no accepted picture of ${name}: npm run pictures`).toBe(true)
    const tolerance = toleranceFor(page)
    const { squares, at, picture } = await nearest(page, accepted(name), tolerance)
    if (squares > tolerance.squares) {
      const file = join(mkdtempSync(join(tmpdir(), 'tabularium-picture-')), `${name}.png`)
      writeFileSync(file, bytesOf(picture))
      expect.fail(
        `${name} looks otherwise in ${squares} squares, ${at}: see ${file}. If it is meant, npm run pictures.`,
      )
    }
  }

  test.skipIf(isAccepting)('what matters is seen, and how edges are smoothed is not', async () => {
    const scene = scenes.find(({ name }) => name === 'tetrarchia')
    if (scene === undefined) throw new Error('there is no such scene')
    const page = await shown(visit, scene)
    const before = await taken(page)
    const reader = await blank(page)
    const changed = async (css: string) => {
      const style = await page.addStyleTag({ content: css })
      const { squares } = await difference(reader, before, await taken(page), SAME)
      await style.evaluate((element) => Object(element).remove())
      return squares
    }
    const most = SAME.squares
    expect(await changed('main.table { transform: translate(0.35px, 0.35px) }')).toBeLessThanOrEqual(most)
    expect(await changed('* { text-rendering: geometricPrecision; shape-rendering: crispEdges }')).toBeLessThanOrEqual(
      most,
    )
    expect(await changed('.prompt { visibility: hidden }')).toBeGreaterThan(most)
    expect(await changed('.closing { background: #1c6b4a !important }')).toBeGreaterThan(most)
    expect(await changed('[data-piece="diocletian"] { translate: 0 60px }')).toBeGreaterThan(most)
    expect(await changed('.panels, .side { translate: -12px 0 }')).toBeGreaterThan(most)
  })
})
