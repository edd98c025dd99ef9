import { save, secretFrom } from '@tabularium/engine'
import { position as ofFall } from '@tabularium/fall-of-the-roman-empire/testing'
import { type Draw, position } from '@tabularium/tetrarchia/testing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, inBrowser, openFile, says } from './browser.ts'

/** Galerius beside an army, with three provinces behind him. */
const beside: Draw = {
  turn: 'galerius',
  emperors: { galerius: 'moesia-superior', diocletian: 'syria' },
  tokens: { galerius: ['macedonia', 'moesia-superior', 'pannonia-inferior'], revolt: ['dacia'] },
  armies: [['GRAECIA', 'dacia']],
}

/** A fight in Pannonia once the Barbarian ends his movement. */
const contested = ofFall({
  ask: 'barbarian-movement',
  areas: {
    pannonia: { legions: 1, forces: 5, barbarianForces: 11, cavalry: 1 },
    gothia: { barbarianForces: 2 },
  },
})

const sheet = (page: Page) => page.getByRole('dialog')

/** The same position with dice of its own. */
const rolled = ({ table }: { readonly table: ReturnType<typeof position>['table'] }, seed: string) =>
  save(table.branch(0, { secret: secretFrom(seed) }))

async function attack(page: Page): Promise<void> {
  await openFile(page, rolled(position(beside), 'battle'))
  await page.locator('.closing').waitFor()
  await page.locator('[data-spot="dacia"].open').click({ force: true })
  await sheet(page).waitFor()
}

/** Ends the phase, though something is left to move. */
async function endMovement(page: Page): Promise<void> {
  await page.locator('.closing').click()
  const commit = page.locator('.commit')
  await commit.or(sheet(page)).or(page.locator('.log .line')).first().waitFor()
  if ((await commit.count()) > 0) await commit.click()
}

inBrowser('the battle sheet', (visit) => {
  test('opens before an attack, with the sum by clauses and the chance', async () => {
    const page = await visit({ confirm: 'dice' })
    await attack(page)
    const rows = sheet(page).getByRole('table', { name: 'The sum' }).getByRole('row')
    expect(await rows.count()).toBe(6)
    expect(await rows.first().textContent()).toMatch(/in a chainTE-3\.5-d\+\d/)
    expect(
      await sheet(page)
        .getByText(/^Galerius wins \d+%$/)
        .count(),
    ).toBe(1)
    await sheet(page).getByRole('button', { name: 'TE-3.5-d' }).click()
    await sheet(page).getByRole('status').filter({ hasText: 'TE-3.5-d' }).waitFor()
  })

  test('closes without a die, and nothing is done', async () => {
    const page = await visit({ confirm: 'dice' })
    await attack(page)
    await page.keyboard.press('Escape')
    await sheet(page).waitFor({ state: 'detached' })
    expect(await page.locator('.log .line').count()).toBe(0)
  })

  test('shows the result in the viewer’s terms, and what chance he had', async () => {
    const page = await visit({ confirm: 'dice' })
    await attack(page)
    await button(page, 'Roll').click()
    const outcome = sheet(page).getByRole('status')
    await outcome.getByText(/^(Victory|Repulsed|Galerius is beaten)$/).waitFor()
    await sheet(page)
      .getByText(/^You had \d+%\.$/)
      .waitFor()
    await button(page, 'Continue').click()
    await sheet(page).waitFor({ state: 'detached' })
    await page
      .locator('.log')
      .getByText(/Galerius .* against the army in/)
      .waitFor()
  })

  test('keeps the focus inside, and Enter goes on', async () => {
    const page = await visit({ confirm: 'dice' })
    await attack(page)
    for (let i = 0; i < 12; i++) await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        'document.activeElement.closest("dialog") !== null || document.activeElement === document.body',
      ),
    ).toBe(true)
    await button(page, 'Roll').focus()
    await page.keyboard.press('Enter')
    await button(page, 'Continue').waitFor()
    await page.keyboard.press('Enter')
    await sheet(page).waitFor({ state: 'detached' })
  })

  test('conflicts of The Fall are shown round by round at a normal pace', async () => {
    const page = await visit({ speed: 'normal' })
    await openFile(page, rolled(contested, 'conflict'))
    await endMovement(page)
    await sheet(page).getByText('Battle of Pannonia, first round').waitFor()
    await says(page.locator('.fall-turn strong'), 'Conflicts')
    await says(page.locator('.fall-turn .now'), 'Fight')
    expect(
      await sheet(page)
        .getByRole('row', { name: /Barbarian Cavalry, first round only/ })
        .textContent(),
    ).toMatch(/\+1$/)
    expect(
      await sheet(page)
        .getByText(/^(Rome wins|Barbarians win) \d+%$/)
        .count(),
    ).toBe(1)
    // It rolls by itself after a while: whatever rolls is pressed until the end, but not what closes the sheet.
    const word = sheet(page).getByText(/^(Victory|Repulsed|The Legion is lost|Nobody is left)$/)
    const rolls = sheet(page).getByRole('button', { name: /^(Roll|Next round)$/ })
    while ((await word.count()) === 0) await rolls.click({ timeout: 1_000 }).catch(() => {})
    await button(page, 'Continue').click()
    await sheet(page).waitFor({ state: 'detached' })
  })

  test('at once, conflicts show no sheet', async () => {
    const page = await visit()
    await openFile(page, rolled(contested, 'conflict'))
    await endMovement(page)
    await page
      .locator('.log')
      .getByText(/Pannonia/)
      .last()
      .waitFor()
    expect(await sheet(page).count()).toBe(0)
  })
})
