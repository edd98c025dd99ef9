/** Barbarians at the Gates in the browser: by mouse against the bot, kept and opened again, and nothing of its hand is shown. */
import { barbariansAtTheGates } from '@tabularium/barbarians-at-the-gates'
import { cards } from '@tabularium/barbarians-at-the-gates/shown'
import { type Draw, draw } from '@tabularium/barbarians-at-the-gates/testing'
import { texts } from '@tabularium/barbarians-at-the-gates/texts/en'
import { type AnyGame, isObject, type Json, LocalTable, load, type Player, save, secretFrom } from '@tabularium/engine'
import { patched } from '@tabularium/engine/room'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { effectOf } from '../../src/games/barbarians-at-the-gates/words/panels/hand-words.ts'
import type { Message } from '../../src/table/protocol.ts'
import { cardsShown, wantedCards } from '../secrets/card-search.ts'
import { asked, card, eventually, inBrowser, mapIsStill, middleOf, momentOf, openFile, says } from './browser.ts'
import { openTable, playedUntil } from './done/games.ts'
import { askWorker, play, recorderOf, taken } from './recorder.ts'

const game: AnyGame = barbariansAtTheGates

const TITLE = 'Barbarians at the Gates'

/** Whole games are a matter of the machine: a busy one may take minutes. */
const LONG = { timeout: 400_000 }

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

/** Attila in Gaul, with a card to raid with. */
const raid: Draw = {
  scenario: 'the-migrations',
  cu: { aurelianum: { barbarian: 3 }, colonia: { barbarian: 2 }, ravenna: { loyalist: 2 } },
  leaders: { rua: { at: 'aurelianum', flipped: true }, honorius: 'ravenna' },
  control: { aurelianum: 'barbarian', colonia: 'barbarian' },
  tribes: { huns: 'further-east' },
  hands: ['R18', 'B21'],
  stack: [
    { kind: 'turn', step: 'attrition' },
    { kind: 'impulses', player: 1, step: 'mend' },
    { kind: 'impulse', player: 1 },
  ],
}

/** Lifts the card in hand and uses it to activate a leader. */
async function useCard(page: Page): Promise<void> {
  await page.locator('.gates-hand [data-card="R19"]').click()
  await prompt(page).locator('[data-action="activate R19"]').click()
  await says(asked(page), 'which leader is activated')
}

const PLAYERS: readonly Player[] = ['person', 'bot:legate']

function drawn(position: Draw, script: readonly number[], players = PLAYERS): string {
  const s = draw(position)
  const table = new LocalTable(game, {
    options: s.options,
    position: game.write(s),
    dice: { script: script.map(String) },
  })
  return save(table, { players })
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

inBrowser(TITLE, (visit) => {
  test('play now: the card that is played first is shown, then what it does, and the hand is there', async () => {
    const page = await visit({ speed: 'slow' })
    await card(page, TITLE).getByRole('button', { name: 'Play now' }).click()
    await prompt(page).waitFor()
    const played = page.locator('.gates-played:not(.own)')
    await says(played, 'The Barbarians play')
    const first = await played.locator('.gates-face').textContent()
    expect([...cards.keys()].filter((id) => first?.includes(effectOf(id, 'en')))).not.toEqual([])
    expect(await played.locator('.face-text').isVisible()).toBe(true)
    await page.locator('.watching').getByRole('button', { name: 'Skip' }).click()
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

  test('a card lifted, a leader pressed on the map: he is activated with it, and where he gets to is lit', async () => {
    const page = await visit({ confirm: 'dice' })
    await openFile(page, drawn(march, [1]))
    await page.locator('.gates-hand [data-card="R19"]').click()
    await eventually(() => page.locator('#actions [data-actor="aetius"]').count()).toBe(1)
    await clickOn(page, '[data-piece="aetius"]')
    await says(prompt(page), 'Aetius in Lutetia')
    await clickOn(page, '[data-spot="caesarodunum"]')
    await says(prompt(page), /Aetius in Caesarodunum/)
  })

  test('pointed at, a card offers the uses that undo takes back, each at one press; its event is read before', async () => {
    const page = await visit({ confirm: 'dice' })
    await openFile(page, drawn(march, [1]))
    const quick = page.locator('.quick-uses [data-quick]').filter({ visible: true })
    await page.locator('.gates-hand [data-card="R19"]').hover()
    await eventually(() => quick.count()).toBeGreaterThan(1)
    expect(await quick.evaluateAll((all) => all.map((each) => each.getAttribute('data-quick')))).not.toContain(
      'event R19',
    )
    await page.locator('[data-quick="activate R19"]').click()
    await says(asked(page), 'which leader is activated')
    await page.getByRole('button', { name: /^Undo/ }).first().click()
    await says(asked(page), 'your impulse')
  })

  test('raiders whose king is pressed set out with him, and their first step into Roman land is shown before it is done', async () => {
    const page = await visit({ confirm: 'dice' })
    await openFile(page, drawn(raid, [1, 1, 1], ['bot:legate', 'person']))
    await page.locator('.gates-hand [data-card="B21"]').click()
    await prompt(page).locator('[data-action="raid B21"]').click()
    await clickOn(page, '[data-piece="rua"] .counter-face')
    await says(asked(page), 'Attila with 1 CU')
    await clickOn(page, '[data-spot="caesarodunum"]')
    await prompt(page).locator('.commit').waitFor()
    expect(await page.locator('[role=log]').textContent()).not.toContain('Caesarodunum')
    await clickOn(page, '[data-spot="caesarodunum"]')
    await eventually(() => page.locator('[role=log]').textContent()).toContain('Caesarodunum')
  })

  test.each(['row', 'turn'])(
    'between two people, one press lets a whole raid pass: what passes is a %s',
    async (span) => {
      const page = await visit()
      await openFile(page, drawn(raid, [1, 1, 1], ['person', 'person']))
      const ready = page.locator('.curtain').getByRole('button', { name: 'Ready' })
      const act = (action: string) => page.locator(`[data-action="${action}"]`).first().dispatchEvent('click')
      await ready.click()
      await page.locator('.gates-hand [data-card="B21"]').click()
      await prompt(page).locator('[data-action="raid B21"]').click()
      await act('to aurelianum')
      await says(asked(page), 'Where to')
      await act('to caesarodunum')
      await says(page.locator('.curtain'), 'Roman')
      await ready.click()
      await page.locator(`.next-window [data-${span}="raid-enter"]`).click()
      await says(page.locator('.curtain'), 'Barbarian')
      await ready.click()
      await says(asked(page), 'raiders in Caesarodunum')
      await act('to limonum')
      await says(asked(page), 'raiders in Limonum')
      expect(await page.locator('.curtain').count()).toBe(0)
      while ((await page.locator('.curtain').count()) === 0) {
        const before = await momentOf(page)
        await page.locator('.prompt .closing[data-action], .prompt .commit').last().click()
        await eventually(() => momentOf(page)).not.toBe(before)
      }
      await ready.click()
      const wish = page.locator('.next-window')
      await says(wish, span === 'row' ? 'Ask me at the next window' : 'You play nothing more in answer this turn.')
      if (span === 'turn') await wish.getByRole('button', { name: 'Ask me again' }).click()
      await says(wish, 'Ask me at the next window')
    },
  )

  test('a card dragged onto a leader activates him; onto one of its uses it is played so; elsewhere it stays lifted', async () => {
    const page = await visit({ confirm: 'dice' })
    await openFile(page, drawn(march, [1]))
    const held = page.locator('.gates-hand [data-card="R19"]')
    const dragTo = async (x: number, y: number) => {
      // Lifted it may be folded away, but for its heading.
      const box = await held.locator('.face-head b').boundingBox()
      await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 6)
      await page.mouse.down()
      await page.mouse.move(x, y, { steps: 6 })
      await page.locator('.card-ghost').waitFor({ state: 'attached' })
      await page.mouse.up()
      await eventually(() => page.locator('.card-ghost').count()).toBe(0)
    }
    const [x, y] = await middleOf(page.locator('[data-piece="aetius"]'))
    await dragTo(x, y)
    await says(prompt(page), 'Aetius in Lutetia')
    await page.getByRole('button', { name: /^Undo/ }).first().click()
    await says(asked(page), 'your impulse')
    await dragTo(700, 100)
    const use = page.locator('.gates-uses [data-action="march R19"]')
    await use.waitFor()
    await dragTo(...(await middleOf(use)))
    await eventually(() => page.locator('.gates-uses').count()).toBe(0)
    await says(prompt(page), /forced march: which CU is next/)
  })

  test('a whole scenario against the bot: nothing of its hand is sent or shown', LONG, async () => {
    const page = await visit({ before: recorderOf(wantedCards) })
    const begun = new LocalTable(game, {
      options: { scenario: 'successor-strife' },
      dice: { secret: secretFrom('gates in the browser') },
    })
    await page.getByRole('button', { name: 'Play now' }).first().waitFor()
    const id = await askWorker(page, 'import', [save(begun, { players: ['person', 'bot:random'] }), ''])
    await page.evaluate((to) => location.assign(to), `#/table/${id}`)
    await page.locator('main.table').waitFor()
    const clicks = await play(page)
    const recording = await taken(page)
    const { table } = load([game], await askWorker(page, 'save'))
    expect(table.decision).toBeNull()
    expect(clicks).toBeGreaterThan(50)
    expect(recording.texts.length).toBeGreaterThan(clicks)
    expect(recording.texts.some(({ all }) => Object.keys(all).length > 3)).toBe(true)
    expect(leaksIn(recording.messages)).toEqual([])
    expect(cardsShown(recording, table, 0)).toEqual([])
    // What the bot held is found if it is looked for with the bot's eyes.
    expect(cardsShown(recording, table, 1)).not.toEqual([])
  })

  test('whatever a card can be used for, the panel ends above the log', async () => {
    const page = await visit({ viewport: { width: 1440, height: 900 } })
    const isLong = (id = '') => (texts.get(id)?.length ?? 0) > 500
    const usesOf = ({ decision }: LocalTable) =>
      decision?.actions.map((action) => game.notation(action).split(' ')) ?? []
    const isThere = (table: LocalTable) =>
      table.decision?.seat === 1 && usesOf(table).some(([use, id]) => use === 'event' && isLong(id))
    const table = playedUntil(game, 'uses', isThere, { scenario: 'the-scourge-of-god' })
    await openTable(page, table, ['bot:legate', 'person'])
    const hands = [...new Set(usesOf(table).flatMap(([, id]) => (id === undefined ? [] : [id])))]
    const log = page.locator('.panels')
    for (const id of hands) {
      await page.locator(`.gates-hand [data-card="${id}"]`).click()
      await says(page.locator('.gates-uses .label'), /operation/)
      await page.locator(`.held.chosen [data-card="${id}"]`).waitFor()
      const isEvent = usesOf(table).some(([use, card]) => use === 'event' && card === id)
      if (isEvent) await says(page.locator('.gates-uses .use'), texts.get(id) ?? '')
      const [panel, below] = await Promise.all([prompt(page).boundingBox(), log.boundingBox()])
      expect((panel?.y ?? 900) + (panel?.height ?? 0), id).toBeLessThan(below?.y ?? 0)
      await prompt(page).getByRole('button', { name: 'Back' }).click()
    }
  })

  test('kept and opened again', async () => {
    const page = await visit()
    await openFile(page, drawn(march, [1]))
    await useCard(page)
    await page.reload()
    await says(asked(page), 'which leader is activated')
    await page.locator('.gates-hand').waitFor({ state: 'attached' })
  })
})
