/** Barbarians at the Gates in the browser: by mouse against the bot, kept and opened again, and nothing of its hand is shown. */
import { barbariansAtTheGates } from '@tabularium/barbarians-at-the-gates'
import { cards } from '@tabularium/barbarians-at-the-gates/shown'
import { type Draw, draw } from '@tabularium/barbarians-at-the-gates/testing'
import { type AnyGame, isObject, type Json, LocalTable, load, type Player, save, secretFrom } from '@tabularium/engine'
import { patched } from '@tabularium/engine/room'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Message } from '../../src/table/protocol.ts'
import { asked, card, eventually, inBrowser, mapIsStill, middleOf, openFile, says } from './browser.ts'
import { askWorker, RECORDER, taken } from './recorder.ts'

const game: AnyGame = barbariansAtTheGates

const TITLE = 'Barbarians at the Gates'

const prompt = (page: Page) => page.locator('.prompt')
const dialog = (page: Page) => page.locator('dialog.battle-sheet')

/** Clicks a piece or a place on the map with the mouse. */
async function clickOn(page: Page, selector: string): Promise<void> {
  await mapIsStill(page)
  await page.mouse.click(...(await middleOf(page.locator(selector).first())))
}

/** Aetius beside Attila with six CU, and a card to march with. */
const march: Draw = {
  scenario: 'the-migrations',
  cu: { lutetia: { loyalist: 6 }, durocortorum: { barbarian: 4 }, ravenna: { loyalist: 3 } },
  leaders: { aetius: 'lutetia', rua: { at: 'durocortorum', flipped: true }, honorius: 'ravenna' },
  control: { durocortorum: 'barbarian' },
  tribes: { huns: 'further-east' },
  hands: ['R19'],
  stack: [
    { kind: 'turn', step: 'attrition' },
    { kind: 'impulses', player: 0, step: 'mend' },
    { kind: 'impulse', player: 0 },
  ],
}

/** Lifts the card in hand and uses it to activate a leader. */
async function useCard(page: Page): Promise<void> {
  await page.locator('.gates-hand [data-card="R19"]').click()
  await page
    .locator('.gates-uses .use')
    .filter({ has: page.locator('input[value="activate"]') })
    .click()
  await prompt(page).locator('[data-action="activate R19"]').click()
  await says(asked(page), 'which leader is activated')
}

const PLAYERS: readonly Player[] = ['person', 'bot:legate']

function drawn(position: Draw, script: readonly number[]): string {
  const s = draw(position)
  const table = new LocalTable(game, {
    options: s.options,
    position: game.write(s),
    dice: { script: script.map(String) },
  })
  return save(table, { players: PLAYERS })
}

/** What was sent, message by message, as the page puts it together. */
function* snapshots(messages: readonly Message[]): Generator<{ readonly seen: Json; readonly lines: Json }> {
  let seen: Json = null
  for (const message of messages) {
    if (!('update' in message)) continue
    const { what, lines } = message.update
    seen = JSON.parse(JSON.stringify('whole' in what ? what.whole : patched(seen, what.patch)))
    yield { seen, lines: JSON.parse(JSON.stringify(lines)) }
  }
}

/** Where a card lies in a position that was sent. */
function pileIn(seen: Json, id: string): string {
  const view = isObject(seen) ? seen.view : null
  const all = view !== undefined && isObject(view) ? view.cards : null
  const its = all !== undefined && isObject(all) ? all[id] : null
  return its !== undefined && isObject(its) ? String(its.pile) : 'out'
}

const SHOWN = ['discard', 'removed', 'face-up', 'out', 'unseen']
const theirs = [...cards.values()].filter(({ side }) => side === 'barbarian')

/** Cards of the bot that were sent as lying in its hand, offered as a choice, or told before it has played them. */
function leaksIn(messages: readonly Message[]): readonly string[] {
  const found: string[] = []
  const told = new Set<string>()
  for (const { seen, lines } of snapshots(messages)) {
    const question = isObject(seen) ? JSON.stringify(seen.question ?? null) : ''
    for (const event of Array.isArray(lines) ? lines : []) {
      const of = isObject(event) && event.event !== undefined && isObject(event.event) ? event.event : {}
      if (of.type === 'card') told.add(String(of.card))
    }
    for (const { id } of theirs) {
      const pile = pileIn(seen, id)
      if (!SHOWN.includes(pile)) found.push(`${id} is sent as lying in ${pile}`)
      if (question.includes(`${id}"`)) found.push(`${id} is offered`)
      if (!told.has(id) && JSON.stringify(lines).includes(`"${id}"`)) found.push(`${id} is told`)
    }
  }
  return found
}

/** Presses what can be pressed, as somebody does who answers at once, until so many answers were given. */
async function answerSome(page: Page, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const filled = page.locator('dialog .filled, .ending')
    const choice = page.locator('#actions button[data-action], .prompt button[data-action], .gates-hand .held button')
    await filled.or(choice).first().waitFor({ state: 'attached' })
    if ((await page.locator('.ending').count()) > 0) return
    if ((await page.locator('dialog .filled').count()) > 0) {
      await page.locator('dialog .filled').first().dispatchEvent('click')
      continue
    }
    const offered = page.locator('#actions button[data-action], .prompt button[data-action]')
    const all = await offered.count()
    if (all > 0) await offered.nth(i % all).dispatchEvent('click')
    await page.waitForTimeout(15)
  }
}

inBrowser(TITLE, (visit) => {
  test('play now: the card that is played first is shown, then what it does, and the hand is there', async () => {
    const page = await visit()
    await card(page, TITLE).getByRole('button', { name: 'Play now' }).click()
    await prompt(page).waitFor()
    await says(asked(page), /^Roman: /)
    await eventually(() => page.locator('.gates-hand .held').count()).toBeGreaterThan(0)
    expect(await page.locator('[data-piece="constantine-ii"]').count()).toBe(1)
  })

  test('by mouse: a card, a leader, a place: the march is one commit and one undo; before a battle its sheet', async () => {
    const page = await visit({ confirm: 'dice' })
    await openFile(page, drawn(march, [1, 5, 2, 1, 1, 1, 1, 1]))
    await says(asked(page), 'your impulse')
    await useCard(page)
    await clickOn(page, '[data-piece="aetius"]')
    await says(prompt(page), 'Aetius in Lutetia')
    await clickOn(page, '[data-spot="caesarodunum"]')
    await says(prompt(page), /Aetius in Caesarodunum/)
    await says(prompt(page), / AP/)
    await page.getByRole('button', { name: /^Undo/ }).first().click()
    await says(asked(page), 'which leader is activated')
    await clickOn(page, '[data-piece="aetius"]')
    await clickOn(page, '[data-piece="rua"]')
    await says(dialog(page), 'Battle of Durocortorum')
    await says(dialog(page), 'BG-12.2.2-a')
    await says(dialog(page), '94%')
    await dialog(page).getByRole('button', { name: 'March and attack' }).click()
    await eventually(async () => {
      const button = page.locator('dialog .filled')
      if ((await button.count()) > 0) await button.first().dispatchEvent('click')
      return page.locator('[role=log]').textContent()
    }).toMatch(/The Loyalists win the battle of Durocortorum/)
  })

  test('against the bot, kept and opened again: nothing of its hand was sent or shown', async () => {
    const page = await visit({ before: RECORDER })
    const table = new LocalTable(game, {
      options: { scenario: 'successor-strife' },
      dice: { secret: secretFrom('gates in the browser') },
    })
    await page.getByRole('button', { name: 'Play now' }).first().waitFor()
    const id = await askWorker(page, 'import', [save(table, { players: PLAYERS }), ''])
    await page.evaluate((to) => location.assign(to), `#/table/${id}`)
    await page.locator('main.table').waitFor()
    await answerSome(page, 45)
    const { messages } = await taken(page)
    expect(messages.length).toBeGreaterThan(30)
    expect(leaksIn(messages)).toEqual([])
    const held = load([game], await askWorker(page, 'save')).table
    expect(held.length).toBeGreaterThan(30)
    const names = theirs.filter(({ id: each }) => {
      const position = JSON.parse(JSON.stringify(game.write(held.state)))
      return position.cards[each]?.pile === 'hand'
    })
    const said = await page.evaluate(() => document.querySelector('main.table')?.textContent ?? '')
    const log = (await page.locator('[role=log]').textContent()) ?? ''
    expect(names.map(({ name }) => name.en).filter((name) => said.includes(name) && !log.includes(name))).toEqual([])
    await page.reload()
    await page.locator('main.table').waitFor()
    await page.locator('.gates-hand').waitFor({ state: 'attached' })
    expect(load([game], await askWorker(page, 'save')).table.length).toBeGreaterThanOrEqual(held.length)
  })
})
