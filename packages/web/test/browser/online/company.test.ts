/** One table in two languages, and one who watches: what each hears of the others, how much may be said, and an end by agreement. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, fromMenu, says } from '../browser.ts'
import { atServer, atTable, openTable, WIDE } from './house.ts'

const FALL = 'fall-of-the-roman-empire'
/** So many lines may be said at once. */
const AT_ONCE = 6

/** The server's clock, while it stands: what may be said grows with time. */
let stopped: number | undefined

const at = (page: Page, hash: string) => page.evaluate((to) => location.assign(to), hash)
const chatOf = (page: Page) => page.locator('.chat .said')
const person = (page: Page, name: string) => page.locator('.person').filter({ hasText: name })
const colourOf = (page: Page, name: string) =>
  person(page, name)
    .locator('.name')
    .evaluate((element) => getComputedStyle(element).color)

async function say(page: Page, field: string, send: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: field }).fill(text)
  await page.getByRole('button', { name: send, exact: true }).click()
}

atServer(
  'company at a table',
  ({ visit, house }) => {
    test('who watches is heard by those who watch, who leaves is missed, and both agree to end it', async () => {
      const anna = await visit({ ...WIDE, at: '/online' })
      const id = await openTable(anna, FALL, 'Anna')
      const bruno = await visit({ ...WIDE, locale: 'fr-FR', at: `/online/${id}` })
      await bruno.getByRole('textbox', { name: /Votre nom/ }).fill('Bruno')
      await bruno.getByRole('button', { name: /^S’asseoir ici/ }).click()
      await Promise.all([atTable(anna), atTable(bruno)])
      // She watches here, and has a name since she sat elsewhere.
      const clara = await visit({ ...WIDE, at: '/online' })
      await openTable(clara, FALL, 'Clara')
      await at(clara, `#/online/${id}`)
      await atTable(clara)
      await says(bruno.locator('.people'), '1 spectateur')

      // Players' words and hers go apart.
      await anna.getByRole('tab', { name: 'Chat' }).click()
      await clara.getByRole('tab', { name: 'Chat' }).click()
      await bruno.getByRole('tab', { name: 'Parole' }).click()
      await say(clara, 'Say something', 'Send', 'Sarmatia is lost.')
      await says(chatOf(clara), 'Sarmatia is lost.')
      await say(anna, 'Say something', 'Send', 'Salve, Bruno.')
      await says(chatOf(bruno), 'Salve, Bruno.')
      expect(await chatOf(bruno).textContent()).not.toContain('Sarmatia')
      expect(await chatOf(anna).textContent()).not.toContain('Sarmatia')
      expect(await chatOf(clara).textContent()).not.toContain('Salve')

      // Too much at once is refused, and told in his language.
      stopped = Date.now()
      for (let n = 1; n <= AT_ONCE + 1; n++) {
        await say(bruno, 'Dire quelque chose', 'Envoyer', `ligne ${n}`)
        if (n <= AT_ONCE) await says(chatOf(bruno), `ligne ${n}`)
      }
      stopped = undefined
      await says(bruno.getByRole('alert'), 'Trop en trop peu de temps')
      expect(await chatOf(anna).textContent()).not.toContain(`ligne ${AT_ONCE + 1}`)

      // Who leaves is grey, with the hour, and is himself again when he is back.
      const here = await colourOf(bruno, 'Anna')
      await at(anna, '#/account')
      await says(person(bruno, 'Anna').locator('.since'), /absent depuis \d/)
      expect(await colourOf(bruno, 'Anna')).not.toBe(here)

      // She has somewhere to send mail to, and then does not want any.
      await anna.getByLabel('Mail address').fill('anna@example.org')
      await anna.getByRole('button', { name: 'Keep' }).click()
      const byMail = anna.getByRole('checkbox', { name: 'A mail' })
      await eventually(() => byMail.isChecked()).toBe(true)
      const her = (await house().hall.table(id)).row.seats[0]?.person ?? ''
      const noticesOf = async () => (await house().hall.store.person(her))?.notices
      expect(await noticesOf()).toMatchObject({ mail: 'anna@example.org', byMail: true })
      await byMail.click()
      await eventually(async () => (await noticesOf())?.byMail).toBe(false)

      await at(anna, `#/online/${id}`)
      await atTable(anna)
      await eventually(() => colourOf(bruno, 'Anna')).toBe(here)
      expect(await person(bruno, 'Anna').locator('.since').count()).toBe(0)

      await fromMenu(anna, 'Offer to end')
      await says(bruno.locator('.offer'), 'Anna propose d’arrêter la partie sans vainqueur.')
      await bruno.getByRole('button', { name: 'Accepter' }).click()
      await says(anna.locator('.ending .band'), 'All agreed to end it without a winner.')
      await says(bruno.locator('.ending .band'), 'Tous sont convenus d’arrêter sans vainqueur.')
    })
  },
  { now: () => stopped ?? Date.now(), sendMail: async () => {} },
  { smtp: 'smtp://127.0.0.1:9' },
)
