/** What people at two screens owe each other: time, notices, words, and dice that can be checked. */
import { verifyFile } from '@tabularium/engine/proof'
import { games } from '@tabularium/games/all'
import type { NewTable } from '@tabularium/online'
import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { act, eventually, fromMenu, says } from '../browser.ts'
import { atServer, atTable, openAs, openTable, PHONE, playItself, sitDown, WIDE } from './house.ts'

const FALL = 'fall-of-the-roman-empire'
const BARBARIAN = 1
const SECOND = 1000
const DAY = 86_400 * SECOND

/** What tests have let pass at the server, besides: a clock that goes back would be a fault of its own. */
let passed = 0
let pushes: string[] = []

const stand = {
  now: () => Date.now() + passed,
  sendPush: async (_: unknown, text: string) => {
    pushes.push(text)
    return 'sent' as const
  },
}
const push = { publicKey: Buffer.alloc(65, 4).toString('base64url'), privateKey: '', subject: 'mailto:a@example.org' }

const FREELY = { pace: { kind: 'none' }, onTime: 'claim' } as const
const TEN_MINUTES = { kind: 'live', total: 600 * SECOND, increment: 0 } as const

const at = (page: Page, hash: string) => page.evaluate((to) => location.assign(to), hash)
const signOf = (page: Page) => page.locator('link[rel~="icon"]').first().getAttribute('href')
const clockOf = (page: Page, name: string) => page.locator('.person').filter({ hasText: name }).locator('.clock')
const resign = async (page: Page) => {
  await fromMenu(page, 'Resign')
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
}

/** A browser that has somewhere to send notices to, and notes those that a page shows by itself. */
const NOTICES = `
  globalThis.shown = []
  globalThis.Notification = class {
    static permission = 'default'
    static async requestPermission() { return (Notification.permission = 'granted') }
    constructor(title, { body }) { shown.push(title + ' | ' + body) }
  }
  let given = null
  const made = () => ({
    endpoint: 'https://push.example.org/here',
    toJSON: () => ({ endpoint: 'https://push.example.org/here', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => { given = null; return true },
  })
  const registration = { pushManager: { subscribe: async () => (given = made()), getSubscription: async () => given } }
  const worker = { ready: Promise.resolve(registration), getRegistration: async () => registration,
    register: async () => registration, addEventListener() {}, controller: null }
  Object.defineProperty(navigator, 'serviceWorker', { value: worker })
`

atServer(
  'manners at two screens',
  ({ visit, house }) => {
    beforeEach(() => {
      pushes = []
    })

    async function begun(
      wanted: Pick<NewTable, 'pace' | 'onTime'> = FREELY,
      more = {},
    ): Promise<{ anna: Page; ben: Page; id: string }> {
      const anna = await visit({ ...WIDE, at: '/online', ...more })
      const id = await openAs(anna, { game: FALL, ...wanted })
      const ben = await visit({ ...PHONE, at: `/online/${id}`, ...more })
      await sitDown(ben, 'Ben')
      await Promise.all([atTable(anna), atTable(ben)])
      return { anna, ben, id }
    }

    /** Lets time pass at the server, and looks again. */
    async function letPass(milliseconds: number, page: Page): Promise<void> {
      for (let left = milliseconds; left > 0; left -= 4 * SECOND) {
        passed += Math.min(left, 4 * SECOND)
        await house().hall.beat()
      }
      await page.reload()
      await atTable(page)
    }

    /** The same by days, which nobody beats. */
    async function letDaysPass(milliseconds: number, id: string): Promise<void> {
      const { row } = await house().hall.table(id)
      if (row.clocks === null) throw new Error('There is no clock.')
      passed += milliseconds
      const clocks = { ...row.clocks, since: row.clocks.since - milliseconds }
      await house().hall.store.changeTable({ ...row, clocks, version: row.version + 1 })
      await (await house().hall.table(id)).heed()
    }

    test('a clock runs for who is asked; who has no time left has the game claimed', async () => {
      const { anna, ben } = await begun({ pace: TEN_MINUTES, onTime: 'claim' })
      const before = await clockOf(anna, 'Ben').textContent()
      expect(before).toMatch(/^(10:00|9:\d\d)$/)
      await eventually(() => clockOf(anna, 'Ben').textContent()).not.toBe(before)
      expect(await clockOf(anna, 'Anna').textContent()).toBe('10:00')
      await letPass(601 * SECOND, anna)
      await anna.getByRole('button', { name: 'Claim the game' }).click()
      await says(anna.locator('.ending .band'), 'You won')
      await says(anna.locator('.ending .band'), 'Ben ran out of time.')
      await says(ben.locator('.ending .band'), 'You lost')
    })

    test('his days rest while he is on vacation, and it is told until when', async () => {
      const { anna, ben, id } = await begun({ pace: { kind: 'days', days: 1 }, onTime: 'claim' })
      await at(ben, '#/account')
      const until = new Date(Date.now() + passed + 5 * DAY)
      await ben.getByLabel('On vacation until').fill(until.toISOString().slice(0, 10))
      const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(until)
      await says(anna.locator('.person').filter({ hasText: 'Ben' }), `on vacation until ${day}`)
      await letDaysPass(3 * DAY, id)
      await anna.reload()
      await atTable(anna)
      await says(clockOf(anna, 'Ben'), /^23:59:\d\d$|^1 d 0 h$/)
      // It stands still.
      const rests = await clockOf(anna, 'Ben').textContent()
      await anna.waitForTimeout(1500)
      expect(await clockOf(anna, 'Ben').textContent()).toBe(rests)
      expect(await anna.getByRole('button', { name: 'Claim the game' }).count()).toBe(0)
      await at(anna, '#/online')
      await says(anna.locator('.kept'), `Ben (on vacation until ${day})`)
      await anna.goBack()
      await ben.getByRole('button', { name: 'No vacation' }).click()
      await eventually(() => anna.locator('.person .on-leave').filter({ hasText: 'vacation' }).count()).toBe(0)
      await letDaysPass(DAY, id)
      await anna.getByRole('button', { name: 'Claim the game' }).click()
      await says(anna.locator('.ending .band'), 'Ben ran out of time.')
    })

    test('a bot plays on for who has no time left, where the table was laid so', async () => {
      const { anna, ben, id } = await begun({ pace: TEN_MINUTES, onTime: { bot: 'bot:random' } })
      await letPass(601 * SECOND, anna)
      await anna.getByRole('button', { name: 'Let the bot play on' }).click()
      await says(anna.locator('.person').filter({ hasText: 'Gambler' }), 'plays on, since time ran out')
      await eventually(async () => (await house().hall.table(id)).row.seats[BARBARIAN]?.player).toBe('bot:random')
      // It has played, and Rome is asked; who was replaced watches.
      await anna.locator('#actions [data-action]').first().waitFor({ state: 'attached' })
      await says(anna.locator('.people'), '1 watches')
      expect(await ben.locator('#actions [data-action]').count()).toBe(0)
    })

    test('title, sign and notice tell whose turn it is; each notice is asked for and can be switched off', async () => {
      const { anna, ben, id } = await begun(FREELY, { before: NOTICES })
      await eventually(() => ben.title()).toMatch(/^Your turn/)
      expect(await signOf(ben)).toMatch(/^data:/)
      expect(await anna.title()).not.toMatch(/^Your turn/)
      expect(await signOf(anna)).not.toMatch(/^data:/)
      // Her page is behind others when her turn comes.
      await fromMenu(anna, 'Tell me when it is my turn')
      await anna.evaluate(`Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })`)
      await act(ben, 'place sarmatia')
      await eventually(() => anna.title()).toMatch(/^Your turn/)
      expect(await anna.evaluate('shown')).toEqual(['Your turn | The Fall of the Roman Empire'])
      await eventually(() => ben.title()).not.toMatch(/^Your turn/)
      expect(await signOf(ben)).not.toMatch(/^data:/)
      // He goes away, and wants to be told.
      await at(ben, '#/account')
      const byPush = ben.getByLabel('A notice on this device, page open or not')
      await byPush.click()
      const him = (await house().hall.table(id)).row.seats[BARBARIAN]?.person ?? ''
      const subscriptions = async () => (await house().hall.store.subscriptions(him)).length
      await eventually(subscriptions).toBe(1)
      await eventually(() => byPush.isChecked()).toBe(true)
      await endTurn(anna)
      await eventually(async () => pushes).toEqual([
        JSON.stringify({ text: 'It is your turn: The Fall of the Roman Empire', table: id }),
      ])
      await byPush.click()
      await eventually(subscriptions).toBe(0)
      await eventually(async () => (await house().hall.store.person(him))?.notices.byPush).toBe(false)
      await ben.getByLabel('A notice while this page is open').click()
      await eventually(() => ben.evaluate(`localStorage['tabularium.notices']`)).toBe('off')
      expect(await ben.evaluate('shown')).toEqual([])
    })

    /** She does what ends her phases, until somebody else is asked. */
    async function endTurn(page: Page): Promise<void> {
      await eventually(async () => {
        await page.evaluate(() => {
          const offered = [...document.querySelectorAll<HTMLElement>('#actions [data-action], .prompt [data-action]')]
          offered.find(({ dataset }) => /^(end|done|pass|pay|no)\b/.test(dataset.action ?? ''))?.click()
        })
        return page.title()
      }).not.toMatch(/^Your turn/)
    }

    test('who comes back is told what happened meanwhile, and reads no chat that he has muted', async () => {
      const { anna, ben, id } = await begun()
      const chat = anna.locator('.chat')
      await anna.getByRole('tab', { name: 'Chat' }).click()
      await anna.getByRole('button', { name: 'Mute' }).click()
      await says(chat, 'The chat is muted.')
      await fromMenu(ben, 'Chat')
      await ben.getByRole('textbox', { name: 'Say something' }).fill('Vae victis.')
      await ben.getByRole('button', { name: 'Send' }).click()
      await says(ben.locator('.chat'), 'Vae victis.')
      await ben.keyboard.press('Escape')
      expect(await anna.getByText('Vae victis.').count()).toBe(0)
      expect(await anna.getByRole('tab', { name: /Chat/ }).textContent()).toBe('Chat')
      await anna.getByRole('button', { name: 'Listen again' }).click()
      await says(chat, 'Vae victis.')
      await act(ben, 'place sarmatia')
      await eventually(() => anna.title()).toMatch(/^Your turn/)
      // A hint is thought of by her own device: the server is asked for nothing.
      const sent: string[] = []
      anna.on('request', (request) => sent.push(new URL(request.url()).pathname))
      await anna.getByRole('button', { name: 'Hint' }).click()
      await says(anna.locator('.advice'), /\w.*\.$/)
      expect(sent.filter((path) => path.includes('/api/'))).toEqual([])
      expect(await anna.evaluate((table) => localStorage[`tabularium.hints.${table}`], id)).toBe('1')
      await endTurn(anna)
      await at(anna, '#/online')
      await anna.getByRole('heading', { name: 'My games' }).waitFor()
      await playItself(ben)
      await eventually(async () => (await house().hall.table(id)).row.asked).toBe(0)
      await ben.evaluate('stopPlaying()')
      await at(anna, `#/online/${id}`)
      await atTable(anna)
      await says(anna.locator('.recap'), 'Since your last turn')
      expect(await anna.locator('.recap li').count()).toBeGreaterThan(0)
    })

    test('the dice are verified at the end, by the page and by the file that it gives', async () => {
      const { anna, ben, id } = await begun()
      await act(ben, 'place sarmatia')
      await eventually(() => anna.title()).toMatch(/^Your turn/)
      await resign(ben)
      const proof = anna.locator('.proof-of-dice')
      await says(proof, 'Verified: all are as they were promised.')
      await proof.getByText('What was checked').click()
      const sums = await proof.locator('dd').allTextContents()
      expect(sums).toHaveLength(3)
      const told = await anna.evaluate(async (table) => {
        const text = await (await fetch(`api/tables/${table}/file`)).text()
        return { text, kept: localStorage[`tabularium.chain.${table}`] }
      }, id)
      const { receipts } = JSON.parse(told.kept)
      const found = verifyFile(told.text, games, { receipts, commitment: sums[0] ?? '' })
      expect(found.checks.filter(({ ok }) => !ok)).toEqual([])
      expect([found.sums?.commitment, found.sums?.secret, found.sums?.trace]).toEqual(sums)
      await says(ben.locator('.proof-of-dice'), 'Verified')
      // It is public once both wish so.
      const publish = (page: Page) => page.getByLabel('Make the game public').click()
      const finished = () => ben.evaluate(() => fetch('api/tables?list=finished').then((answer) => answer.text()))
      await publish(anna)
      await says(proof, 'as soon as all who played it agree')
      expect(await finished()).not.toContain(id)
      // Who has played it finds it among those that are over all the same.
      const here = await visit({ ...WIDE, at: '/online' })
      const inList = (page: Page, list: string) => page.locator(`section:has(#list-${list}) a[href="#/online/${id}"]`)
      await at(anna, '#/online')
      await inList(anna, 'finished').waitFor()
      expect(await inList(anna, 'mine').count()).toBe(0)
      await here.getByRole('heading', { name: 'Finished games' }).waitFor()
      expect(await inList(here, 'finished').count()).toBe(0)
      await publish(ben)
      await eventually(finished).toContain(id)
      await here.reload()
      await inList(here, 'finished').waitFor()
    })

    test('who play on one side lose together, if one of them resigns', async () => {
      const anna = await visit({ ...WIDE, at: '/online' })
      const id = await openAs(anna, { game: 'tetrarchia', options: { players: 2 } })
      const ben = await visit({ ...PHONE, at: `/online/${id}` })
      await sitDown(ben, 'Ben')
      await Promise.all([atTable(anna), atTable(ben)])
      await fromMenu(ben, 'Resign')
      await says(ben.getByRole('dialog'), 'for all who play it with you')
      await ben.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
      for (const page of [anna, ben]) {
        await says(page.locator('.ending .band'), 'The Empire broke')
        await says(page.locator('.ending .band'), 'Ben resigned.')
      }
    })

    test('a table that waits says what is played there, by its link and in the lobby', async () => {
      const anna = await visit({ ...WIDE, at: '/online' })
      const id = await openTable(anna, 'ultimus-romanorum', 'Anna')
      const ben = await visit({ ...PHONE, at: `/online/${id}` })
      for (const page of [anna, ben]) {
        await says(page.locator('.waiting'), 'Ultimus Romanorum · The Scourge of God')
        await says(page.locator('.waiting'), 'Pace: 3 days a turn. When time runs out, the others may claim the game.')
      }
      await at(anna, '#/online')
      const row = anna.locator('.kept').filter({ hasText: 'The Scourge of God' })
      await says(row, '3 days a turn')
      await says(row, 'Rome: Anna · The Barbarian: free')
      expect(await anna.locator('main').textContent()).not.toMatch(/NaN|undefined/)
    })
  },
  stand,
  { push },
)
