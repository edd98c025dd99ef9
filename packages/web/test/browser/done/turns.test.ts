/** A whole turn of The Fall and of Ultimus Romanorum in each way that a person can play; Tetrarchia's are beside the table's. */
import { position as ofFall } from '@tabularium/fall-of-the-roman-empire/testing'
import { position as ofUltimus } from '@tabularium/ultimus-romanorum/testing'
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { inBrowser, log, says, spoken } from '../browser.ts'
import { war } from '../ultimus-war.ts'
import { DESK, openTable } from './games.ts'
import { byDrag, byEar, byKeys, byMouse, type Way } from './ways.ts'

/** Rome's movement, the Barbarian's, and a conflict. */
async function turnOfTheFall(page: Page, by: (page: Page) => Way | Promise<Way>): Promise<void> {
  await openTable(page, ofFall({ areas: { pannonia: { barbarianForces: 2 } } }).dice(1, 1, 1, 1, 1).table)
  const way = await by(page)
  await way.go('roma', 'venetia', /^March from Roma to Venetia/)
  await says(spoken(page), 'A Legion marches from Roma to Venetia with 3 Forces.')
  await way.press(/^Done ?: End Roman movement/)
  await way.go('pannonia', 'venetia', /^Forces from Pannonia to Venetia/)
  await says(spoken(page), '2 Barbarian Forces move from Pannonia to Venetia.')
  await way.press(/^Done ?: End Barbarian movement/)
  await says(log(page), 'Conflict in Venetia')
  await says(page.locator('.fall-turn'), 'Turn 2 of 20')
}

/** A march, the battle with all its questions to both, and the retreat. */
async function turnOfUltimus(page: Page, by: (page: Page) => Way | Promise<Way>): Promise<void> {
  await openTable(page, ofUltimus(war).dice(4, 2).table)
  const way = await by(page)
  await way.go('aetius', 'italia-3', /^March to Italia III /)
  await says(spoken(page), /Aëtius .* from Italia II to Italia III/)
  await way.press(/^End movement/)
  for (const answer of ['Continue', 'Ready', 'Continue', 'Fight', 'Ready', 'Roll', 'Ready', 'Roll']) {
    await way.press(new RegExp(`^${answer}$`), true)
  }
  await page.getByRole('button', { name: 'Watch again' }).waitFor()
  await way.press(/^Continue$/, true)
  await way.point('italia-4', /^Retreat to Italia IV$/)
  await says(spoken(page), /The Roman wins in Italia III/)
  await says(spoken(page), /retreat.* to Italia IV/)
}

inBrowser('a whole turn of The Fall', (visit) => {
  test('by drag', async () => turnOfTheFall(await visit(DESK), byDrag))
  test('by keys alone', async () => turnOfTheFall(await visit(DESK), byKeys))
  test('by what a screen reader is told', async () => turnOfTheFall(await visit(DESK), byEar))
})

inBrowser('a whole battle of Ultimus Romanorum', (visit) => {
  test('by mouse', async () => turnOfUltimus(await visit(DESK), byMouse))
  test('by drag', async () => turnOfUltimus(await visit(DESK), byDrag))
  test('by keys alone', async () => turnOfUltimus(await visit(DESK), byKeys))
  test('by what a screen reader is told', async () => turnOfUltimus(await visit(DESK), byEar))
})
