/** The pages at a server: lobby, set-up, the table that waits, account; in both languages, by axe, and where there is no server. */
import { text } from 'node:stream/consumers'
import { load } from '@tabularium/engine'
import { games } from '@tabularium/games/all'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { act, button, card, eventually, fromMenu, inBrowser, says } from '../browser.ts'
import { atServer, atTable, axeFinds, openTable, PHONE, sitDown, WIDE } from './house.ts'

const FALL = 'fall-of-the-roman-empire'

const at = (page: Page, hash: string) => page.evaluate((to) => location.assign(to), hash)

/** Words no French sentence on these pages has. */
const ENGLISH =
  /(?<!\p{L})(the|and|with|your|is|are|of|to|by|open|game|games|table is|who|seat|sit|name|send|link)(?!\p{L})/giu

const english = (page: Page) =>
  page
    .evaluate<readonly string[]>(
      `[document.title, document.body.innerText, ...[...document.querySelectorAll('[aria-label], [title]')].flatMap((e) =>
        [e.getAttribute('aria-label') ?? '', e.getAttribute('title') ?? ''])]`,
    )
    .then((said) =>
      said.flatMap(
        (text) => text.replace(/The Fall of the Roman Empire|Barbarians at the Gates/g, '').match(ENGLISH) ?? [],
      ),
    )

atServer('pages at a server', ({ visit, house }) => {
  test('axe finds nothing on them, and they say whose turn it is', async () => {
    const anna = await visit({ ...WIDE, bypassCSP: true, at: '/online' })
    await anna.getByRole('heading', { name: 'Open tables' }).waitFor()
    const found = [...(await axeFinds(anna, 'lobby'))]
    await at(anna, '#/online/new/tetrarchia')
    await anna.getByRole('button', { name: 'Open the table' }).waitFor()
    found.push(...(await axeFinds(anna, 'new table')))
    const id = await openTable(anna, FALL, 'Anna')
    found.push(...(await axeFinds(anna, 'waiting')))
    const ben = await visit({ ...PHONE, bypassCSP: true, at: `/online/${id}` })
    await ben.getByRole('textbox', { name: /Your name/ }).waitFor()
    found.push(...(await axeFinds(ben, 'waiting on a phone')))
    await sitDown(ben, 'Ben')
    await Promise.all([atTable(anna), atTable(ben)])
    await anna.getByRole('tab', { name: 'Chat' }).click()
    found.push(...(await axeFinds(anna, 'table')), ...(await axeFinds(ben, 'table on a phone')))
    await fromMenu(ben, 'Offer to end')
    await anna.getByRole('button', { name: 'Agree' }).waitFor()
    found.push(...(await axeFinds(anna, 'an offer')), ...(await axeFinds(ben, 'an offer on a phone')))
    await eventually(() => ben.title()).toContain('Your turn')
    await at(ben, '#/online')
    await says(ben.locator('.your-turn'), 'Your turn')
    await at(ben, '#/account')
    await ben.getByRole('heading', { name: 'Account' }).waitFor()
    await ben.getByText('Make an account', { exact: true }).first().click()
    found.push(...(await axeFinds(ben, 'account')))
    const form = ben.locator('details[open]')
    await form.getByRole('textbox', { name: /Name to sign in/ }).fill(`ben ${id.slice(0, 8)}`)
    await form.getByLabel(/Password/).fill('delenda est')
    await form.getByRole('button', { name: 'Make an account' }).click()
    await ben.locator('.code-told .code').waitFor()
    found.push(...(await axeFinds(ben, 'recovery code')))
    await ben.getByRole('button', { name: 'I have noted it' }).click()
    await ben.getByRole('button', { name: 'Delete all that is mine' }).click()
    await ben
      .getByRole('dialog')
      .getByLabel(/Password/)
      .waitFor()
    found.push(...(await axeFinds(ben, 'deleting')))
    expect(found).toEqual([])
  })

  test('a guest makes an account, loses its password, has his games again, takes all of it along and deletes it', async () => {
    const page = await visit({ ...WIDE, at: '/online' })
    const id = await openTable(page, FALL, 'Livia')
    const account = `livia ${id.slice(0, 8)}`
    await at(page, '#/account')
    await page.getByText('Make an account', { exact: true }).first().click()
    const form = page.locator('details[open]')
    await form.getByRole('textbox', { name: /Name to sign in/ }).fill(account)
    await form.getByLabel(/Password/).fill('drusilla-augusta')
    await form.getByRole('button', { name: 'Make an account' }).click()
    const code = page.locator('.code-told .code')
    await code.waitFor()
    const noted = (await code.textContent()) ?? ''
    expect(noted).toMatch(/^[A-Z2-9]{5}(-[A-Z2-9]{5}){3}$/)
    await page.getByRole('button', { name: 'I have noted it' }).click()
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await page.getByText('Nobody knows your name yet').waitFor()
    await page.getByText('Password forgotten').first().click()
    const again = page.locator('details[open]')
    await again.getByRole('textbox', { name: /Name to sign in/ }).fill(account)
    await again.getByRole('textbox', { name: /Recovery code/ }).fill(noted)
    await again.getByLabel(/password/i).fill('drusilla-the-second')
    await again.getByRole('button').click()
    await code.waitFor()
    expect(await code.textContent()).not.toBe(noted)
    await page.getByRole('button', { name: 'I have noted it' }).click()
    await page.getByRole('heading', { name: account }).waitFor()
    await at(page, '#/online')
    await page.locator(`a[href="#/online/${id}"]`).first().waitFor()
    await at(page, '#/account')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save all that is mine' }).click()
    const mine = await text(await (await download).createReadStream())
    expect(mine).toContain(id)
    expect(mine).not.toMatch(/drusilla|scrypt/)
    await page.getByRole('button', { name: 'Delete all that is mine' }).click()
    const sure = page.getByRole('dialog')
    await sure.getByLabel(/Password/).fill('drusilla-the-second')
    await sure.getByRole('button', { name: 'Delete all that is mine' }).click()
    await page.getByText('Nobody knows your name yet').waitFor()
    expect(await page.evaluate(() => fetch('api/me').then(({ status }) => status))).toBe(204)
  })

  test('in French, from the lobby to the end of a game', async () => {
    const page = await visit({ ...WIDE, bypassCSP: true, locale: 'fr-FR', at: '/online' })
    const found: string[] = []
    const look = async (where: string, looker = page) => {
      expect(await english(looker)).toEqual([])
      found.push(...(await axeFinds(looker, where)))
    }
    await page.getByRole('heading', { name: 'Tables ouvertes' }).waitFor()
    await look('lobby')
    await at(page, `#/online/new/${FALL}`)
    await page.getByRole('textbox', { name: /Votre nom/ }).fill('Anne')
    await look('new table')
    await page.getByRole('button', { name: 'Ouvrir la table' }).click()
    await page.getByRole('heading', { name: 'La table est mise' }).waitFor()
    await look('waiting')
    const id = page.url().split('/').at(-1)
    await at(page, '#/account')
    await page.getByRole('heading', { name: 'Compte' }).waitFor()
    await look('account')
    const other = await visit({ ...PHONE, bypassCSP: true, locale: 'fr-FR', at: `/online/${id}` })
    await other.getByRole('textbox', { name: /Votre nom/ }).fill('Bruno')
    await look('waiting on a phone', other)
    await other.getByRole('button', { name: /^S’asseoir ici/ }).click()
    await atTable(other)
    await at(page, `#/online/${id}`)
    await atTable(page)
    await look('table on a phone', other)
    await fromMenu(page, 'Abandonner')
    await page.getByRole('dialog').getByRole('button', { name: 'Abandonner' }).click()
    await says(page.locator('.ending .band'), 'Anne')
    await says(page.locator('.proof-of-dice'), 'Vérifié')
    await look('the end')
    expect(found).toEqual([])
  })

  test('a game of this device goes on at a table, with all that was done', async () => {
    const page = await visit({ ...WIDE })
    await card(page).getByRole('button').first().click()
    await page.locator('#actions').waitFor({ state: 'attached' })
    const first = page.locator('#actions [data-action]').first()
    const done = (await first.getAttribute('data-action')) ?? ''
    await act(page, done)
    await button(page, /^Undo/).waitFor()
    await eventually(() => button(page, /^Undo/).isEnabled()).toBe(true)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Go on online' }).click()
    await says(page.locator('.setup .line'), 'goes on at the table, with all that was done so far')
    await page.getByRole('textbox', { name: /Your name/ }).fill('Galla')
    await page.getByRole('button', { name: 'Open the table' }).click()
    await atTable(page)
    await says(page.locator('.people'), 'Galla')
    const { row } = await house().hall.table(page.url().split('/').at(-1) ?? '')
    expect(load(games, row.saved ?? '').table.log.map(({ action }) => action)).toEqual([done])
    await page.locator('#actions').waitFor({ state: 'attached' })
  })

  test('a game against a bot goes on against it', async () => {
    const page = await visit({ ...WIDE })
    await card(page, 'The Fall of the Roman Empire').getByRole('button').first().click()
    await page.locator('#actions').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Go on online' }).click()
    const sitting = page.locator('.elsewhere fieldset select')
    await eventually(() => sitting.evaluateAll((all) => all.map((each) => Object(each).value))).toEqual([
      'me',
      expect.stringMatching(/^bot:/),
    ])
  })
})

inBrowser('where there is no server', (visit) => {
  test('the lobby says so, home asks for nothing, and games are played as ever', async () => {
    const page = await visit({ ...WIDE })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.reload()
    await card(page).waitFor()
    expect(asked.filter((path) => path.includes('/api/') || path.includes('/online-'))).toEqual([])
    await page.getByRole('link', { name: 'Online' }).click()
    await says(page.locator('.no-server'), 'This Tabularium has no server')
    await page.getByRole('navigation').getByRole('link').first().click()
    await card(page).getByRole('button').first().click()
    await page.locator('#actions').waitFor({ state: 'attached' })
  })
})
