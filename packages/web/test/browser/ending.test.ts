/** The end of a game, as a reader finds it. */
import { readFileSync } from 'node:fs'
import { load, type Player, save } from '@tabularium/engine'
import { games } from '@tabularium/games/all'
import { expect, test } from 'vitest'
import { button, eventually, inBrowser, openFile, says } from './browser.ts'

/** Whole games, as the tests of the rules keep them. */
const record = (name: string) => readFileSync(new URL(`../../../games/${name}`, import.meta.url), 'utf8')

/** The same game, as if these had played it. */
const playedBy = (text: string, players: readonly Player[]) => save(load(games, text).table, { players })

/** Those that do not tell below their heading, in whole sentences, what happened or was chosen. */
const stories = (points: readonly Element[]): readonly string[] =>
  points.flatMap((point) => {
    const [head, story] = ['strong', 'span'].map((part) => point.querySelector(part)?.getBoundingClientRect())
    const said = point.querySelector('span')?.textContent ?? ''
    const isBelow = head !== undefined && story !== undefined && story.top >= head.bottom && story.left === head.left
    // The heading of a phase tells nothing of the choice that led to it.
    return isBelow && /\.$/.test(said) && !/\.\.|^Turn \d+:/.test(said) ? [] : [said]
  })

inBrowser('The end of a game', (visit) => {
  test('that was lost says so, in the winner’s colour, with its turning points and the reader’s record', async () => {
    const page = await visit()
    const lost = playedBy(record('fall-of-the-roman-empire/test/records/02-legate.json'), ['bot:legate', 'person'])
    await openFile(page, lost)
    const end = page.getByRole('dialog', { name: 'You lost: Rome stands' })
    await end.waitFor()
    expect(await end.locator('.band.rome').count()).toBe(1)
    await says(end.locator('.sides'), 'You, the Barbarians')
    await says(end, 'As the Barbarians, against Legate')
    await says(end, '0 of 1 won')
    await eventually(() => end.locator('ol.turning-points > li').count()).toBe(3)
    for (const point of await end.locator('ol.turning-points > li').allTextContents()) {
      expect(point).toMatch(/^\d\s*Turn \d+, (luck|choice)\s*[−+]\d+/)
    }
    expect(await end.locator('.chances circle').count()).toBe(3)
    expect(await end.locator('ol.turning-points > li').evaluateAll(stories)).toEqual([])
    await says(page.locator('.fall-turn'), 'The end')
    // Opened again it is the same game, and counts once.
    await page.reload()
    await says(end, '0 of 1 won')
  })

  test('can be read on a phone: no letter of its chart is under 11 pixels', async () => {
    const page = await visit({ viewport: { width: 390, height: 844 } })
    await openFile(page, record('fall-of-the-roman-empire/test/records/02-legate.json'))
    await page.locator('.chances circle').first().waitFor()
    const letters = await page
      .locator('.chances text')
      .evaluateAll((all) =>
        all.flatMap((each) =>
          each instanceof SVGTextElement
            ? [Number.parseFloat(getComputedStyle(each).fontSize) * (each.getScreenCTM()?.a ?? 0)]
            : [],
        ),
      )
    expect(letters.length).toBeGreaterThan(5)
    expect(Math.min(...letters)).toBeGreaterThanOrEqual(11)
  })

  test('leads on: to its first turning point, to its beginning, to another like it, to the other side', async () => {
    const page = await visit()
    await openFile(
      page,
      playedBy(record('fall-of-the-roman-empire/test/records/02-legate.json'), ['person', 'bot:legate']),
    )
    const end = page.getByRole('dialog', { name: 'You won: Rome stands' })
    const looksAt = async (name: RegExp | string) => {
      await end.getByRole('button', { name }).click()
      return lookedAt()
    }
    const lookedAt = async () => {
      const at = page.locator('.replay input[type=range]')
      await at.waitFor()
      const value = Number(await at.inputValue())
      await page.keyboard.press('Escape')
      await end.waitFor()
      return value
    }
    expect(await looksAt(/^Study from turn/)).toBeGreaterThan(0)
    const moments: number[] = []
    for (const point of [0, 1, 2]) {
      await end.locator('ol.turning-points button').nth(point).click()
      moments.push(await lookedAt())
    }
    // Each leads to its own, in the order in which they came.
    expect(moments[0]).toBe(await looksAt(/^Study from turn/))
    expect(moments).toEqual([...new Set(moments)].sort((a, b) => a - b))
    expect(await looksAt('Watch it all')).toBe(0)
    const address = page.url()
    await end.getByRole('button', { name: 'Play again' }).click()
    await eventually(async () => page.url()).not.toBe(address)
    await says(page.locator('.prompt .asked'), 'The Roman')
    await page.goBack()
    await end.getByRole('button', { name: 'Change sides' }).click()
    await says(page.locator('.prompt .asked'), 'The Barbarian')
  })

  test('is handed on as a picture and as a file', async () => {
    const page = await visit()
    await openFile(
      page,
      playedBy(record('fall-of-the-roman-empire/test/records/02-legate.json'), ['person', 'bot:legate']),
    )
    await page.locator('.share summary').click()
    for (const [name, ending] of [
      ['A picture of the end', '.png'],
      ['The game as a file', '.tabularium'],
    ] as const) {
      const download = page.waitForEvent('download')
      await button(page, name).click()
      expect((await download).suggestedFilename().endsWith(ending)).toBe(true)
    }
  })

  test('that all play together: they held, or the Empire broke', async () => {
    const page = await visit()
    for (const [name, told] of [
      ['02-steward', /^You held: /],
      ['01-steward', /^The Empire broke: /],
    ] as const) {
      await page.evaluate("location.hash = '#/'")
      await openFile(page, record(`tetrarchia/test/records/${name}.json`))
      await page.getByRole('dialog', { name: told }).waitFor()
    }
  })

  test('five small maps, each with its turn; one leads to its moment', async () => {
    const page = await visit()
    await openFile(page, record('fall-of-the-roman-empire/test/records/02-legate.json'))
    const maps = page.locator('.small-maps li')
    await eventually(() => maps.count()).toBe(5)
    await eventually(() => page.locator('.small-frame svg').count()).toBe(5)
    await says(maps.first(), 'Turn 1')
    await says(maps.last(), 'Turn 20')
    const held = await Promise.all([0, 1, 3].map((i) => maps.nth(i).locator('.held').count()))
    expect(held[0]).toBeLessThan(held[2] ?? 0)
    await says(page.locator('.ending .sides'), 'no hint taken')
    await maps.nth(1).getByRole('button').click()
    await page.locator('.replay').first().waitFor()
    expect(await page.locator('dialog.ending[open]').count()).toBe(0)
  })
})
