/** Two people play The Fall on two screens: from the link to the rematch, through a lost connection, and watched. */
import { Refused, Visitor } from '@tabularium/server/testing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { act, button, eventually, fromMenu, middleOf, place, says, spoken } from '../browser.ts'
import { atServer, atTable, openTable, PHONE, playItself, sitDown, WIDE } from './house.ts'

const FALL = 'fall-of-the-roman-empire'
const BARBARIAN = 1

const connection = (page: Page) => page.locator('.people .connection')
/** What a screen reader is told. */
const heard = (page: Page, text: string) => eventually(() => spoken(page).textContent()).toContain(text)
const actionsIn = (page: Page) => page.locator('#actions [data-action], .prompt [data-action]')

atServer('two people at two screens', ({ visit, house }) => {
  async function begun(): Promise<{ anna: Page; ben: Page; id: string }> {
    const anna = await visit({ ...WIDE, at: '/online' })
    const id = await openTable(anna, FALL, 'Anna')
    const ben = await visit({ ...PHONE, at: `/online/${id}` })
    await sitDown(ben, 'Ben')
    await Promise.all([atTable(anna), atTable(ben)])
    return { anna, ben, id }
  }

  test('a whole game, from the link to the rematch with the seats changed', async () => {
    const { anna, ben, id } = await begun()
    // The Barbarian begins, on a phone: a tap shows the way in, the sheet's button takes it.
    for (const what of [place(ben, 'sarmatia'), ben.locator('.prompt .primary')]) {
      await ben.touchscreen.tap(...(await middleOf(what)))
    }
    await heard(anna, 'Sarmatia')
    // Rome has paid by itself, and buys nothing.
    await button(anna, /^Done/).click()
    await says(anna.locator('.people'), 'Ben')
    expect(await actionsIn(anna).count()).toBe(0)
    await Promise.all([playItself(anna), playItself(ben)])
    const ends = (page: Page) => page.locator('dialog.ending').waitFor()
    await Promise.all([ends(anna), ends(ben)])
    const labels = await Promise.all([anna, ben].map((page) => page.locator('.ending .band .label').textContent()))
    expect([...labels].sort()).toEqual(['You lost', 'You won'])
    expect(await anna.evaluate('clicks')).toBeGreaterThan(20)
    expect(await ben.evaluate('clicks')).toBeGreaterThan(20)
    await anna.getByRole('button', { name: 'Rematch, seats changed' }).click()
    await anna.getByRole('heading', { name: 'The table is laid' }).waitFor()
    await ben.getByRole('button', { name: 'To the rematch' }).click()
    await Promise.all([atTable(anna), atTable(ben)])
    expect(anna.url()).not.toContain(id)
    await says(anna.locator('.person').filter({ hasText: 'Anna' }), 'The Barbarian')
    await says(anna.locator('.person').filter({ hasText: 'Ben' }), 'The Roman')
  })

  test('who loses the network sees so, plays on, and is heard once when it is back', async () => {
    const { anna, ben, id } = await begun()
    await ben.context().setOffline(true)
    await says(connection(ben), 'Reconnecting')
    await act(ben, 'place sarmatia')
    await says(connection(ben), 'Your move waits for the connection')
    await ben.getByRole('button', { name: 'Send again' }).waitFor()
    await says(connection(ben), 'Your last move was not received')
    // The board stays, and can be looked at.
    expect(await place(ben, 'roma').count()).toBeGreaterThan(0)
    expect(await spoken(anna).textContent()).not.toContain('Sarmatia')
    await says(anna.locator('.person.gone'), 'Ben')
    await ben.context().setOffline(false)
    await says(connection(ben), 'Your last move was kept')
    await heard(anna, 'Sarmatia')
    // She was there all the time: what she does is confirmed.
    await button(anna, /^Done/).click()
    await says(connection(anna), 'Your move is confirmed')
    const { row } = await house().hall.table(id)
    const acted = (await house().hall.store.journal(row.id, 0)).filter(
      ({ what }) => what.kind === 'act' && what.seat === BARBARIAN,
    )
    expect(acted).toHaveLength(1)
    expect(await anna.locator('.person.gone').count()).toBe(0)
  })

  test('who watches is offered nothing, and nobody else can act in their place', async () => {
    const { anna, ben, id } = await begun()
    const watcher = await visit({ ...WIDE, at: `/online/${id}` })
    await atTable(watcher)
    await says(anna.locator('.people'), '1 watches')
    await actionsIn(ben).first().waitFor({ state: 'attached' })
    expect(await actionsIn(watcher).count()).toBe(0)
    expect(await watcher.locator('dialog.curtain').count()).toBe(0)

    const third = await Visitor.called(house().address, 'Cato')
    const there = await third.enter(id)
    await there.until(() => there.seen !== null)
    const codeOf = (call: string, args: readonly unknown[]) =>
      there.send(call, args).then(
        () => 'done',
        (error) => (error instanceof Refused ? error.code : String(error)),
      )
    expect(there.seen?.question?.choices).toBe(null)
    const key = 'a-key-of-his-own'
    expect(await codeOf('act', [1, 0, ['place sarmatia'], key, 'f'.repeat(64)])).not.toBe('done')
    expect(await codeOf('act', [0, 0, ['place sarmatia'], key, null])).not.toBe('done')
    expect(await codeOf('resign', [])).toBe('forbidden')
    expect(await codeOf('offer', ['end', true])).toBe('forbidden')
    expect(await codeOf('answer', ['end', true])).toBe('forbidden')
    expect(await codeOf('say', ['Salve', 'players'])).not.toBe('done')
    await there.leave()

    // The same from his own page, past all that it offers.
    const said = await watcher.evaluate(
      ([table, link = '']) =>
        new Promise<string>((resolve) => {
          const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/play`)
          const args = [1, 0, ['place sarmatia'], 'a-key-of-a-page', link]
          socket.onopen = () => socket.send(JSON.stringify({ id: 1, call: 'act', args }))
          socket.onmessage = ({ data }) => String(data).includes('"id":1') && resolve(String(data))
        }),
      [id, 'f'.repeat(64)],
    )
    expect(JSON.parse(said)).toMatchObject({ id: 1, ok: false, refusal: { code: 'stranger' } })
    const { row } = await house().hall.table(id)
    expect(row.state).toBe('playing')
    expect((await house().hall.store.journal(id, 0)).some(({ what }) => what.kind === 'act')).toBe(false)
  })

  test('they talk, offer, agree: each is told, and the end is told in each one’s terms', async () => {
    const { anna, ben } = await begun()
    await anna.getByRole('tab', { name: 'Chat' }).click()
    await anna.getByRole('textbox', { name: 'Say something' }).fill('<b>Salve</b>, Ben.')
    await anna.getByRole('button', { name: 'Send' }).click()
    await ben.getByRole('button', { name: 'Chat (1)' }).click()
    // What people say is text and nothing else.
    await says(ben.locator('.chat'), '<b>Salve</b>, Ben.')
    await ben.keyboard.press('Escape')
    await eventually(() => ben.getByRole('button', { name: 'Chat (1)' }).count()).toBe(0)
    await act(ben, 'place sarmatia')
    await heard(anna, 'Sarmatia')
    await ben.getByRole('button', { name: 'Menu' }).click()
    await ben.getByRole('button', { name: 'Ask to take back' }).click()
    await says(anna.locator('.offer'), 'Ben asks to take back the last turn.')
    await anna.getByRole('button', { name: 'Agree' }).click()
    await eventually(() => spoken(anna).textContent()).not.toContain('Sarmatia')
    await fromMenu(ben, 'Offer to end')
    await says(anna.locator('.offer'), 'Ben offers to end the game without a winner.')
    await anna.getByRole('button', { name: 'Decline' }).click()
    await anna.locator('.offer').waitFor({ state: 'detached' })
    await anna.getByRole('button', { name: 'Menu' }).click()
    await anna.getByRole('button', { name: 'Resign', exact: true }).click()
    await anna.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
    await says(anna.locator('.ending .band'), 'You lost')
    await says(anna.locator('.ending .band'), 'Anna resigned.')
    await says(ben.locator('.ending .band'), 'You won')
    await says(ben.locator('.ending .band'), 'Anna resigned.')
  })
})
