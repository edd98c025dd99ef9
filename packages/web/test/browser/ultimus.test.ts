import { save } from '@tabularium/engine'
import { type Draw, type Play, position } from '@tabularium/ultimus-romanorum/testing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { asked, bringAxe, button, card, choose, goHome, inBrowser, log, openFile, press, says } from './browser.ts'

const TITLE = 'Ultimus Romanorum'

const headline = (page: Page) => page.getByText(/^4\d\d · /)
const curtain = (page: Page) => page.getByRole('dialog', { name: /it is for you to answer/ })
const status = (page: Page) => page.getByRole('tabpanel', { name: 'Status' })

/** Whoever is asked says that he is there. */
async function here(page: Page, seat: 'First player' | 'Second player'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: `${seat}: it is for you to answer` })
  await dialog.getByRole('button', { name: 'I am here' }).click()
}

/** Two people at one screen, in the middle of the Roman's movement. */
async function openDrawn(page: Page, { table }: Play): Promise<void> {
  await openFile(page, save(table))
  await here(page, 'First player')
  await headline(page).waitFor()
}

async function showStatus(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Status' }).click()
}

/** A part of the panel that is folded. */
const unfold = (page: Page, title: string): Promise<void> =>
  status(page).getByRole('heading', { name: title, exact: true }).click()

const PARTS = [
  'Stratagems you have not seen',
  'This year, step by step',
  'Leaders',
  'Who enters when',
  'Peoples',
  'Counters and markers',
]

/** Aetius in Mediolanum, the Visigothi beside him. */
const war: Draw = {
  pieces: {
    aetius: 'italia-2',
    'comites-seniores': 'italia-2',
    victores: 'italia-2',
    'theodoric-i': 'italia-3',
    'visigothi-1': 'italia-3',
    'visigothi-2': { at: 'italia-3', weak: true },
  },
  peoples: { visigothi: 'war', hunni: { status: 'war', major: true } },
  west: { augustus: 'valentinien-iii', patrice: 'aetius' },
  hands: { first: { 'divine-favour': 1, tribute: 1 }, second: { 'furor-germanicus': 1, rex: 1 } },
}

inBrowser(TITLE, (visit) => {
  test('play now: the shortest scenario against a bot; the rest of the set-up is placed at a word', async () => {
    const page = await visit()
    await card(page, TITLE).getByRole('button', { name: 'Play now' }).click()
    await says(headline(page), '445 · Set-up')
    await says(asked(page), 'Roman: place limitanei and comitatenses in their dioceses (43 left).')
    await press(page, 'Place CO Italia')
    await button(page, /^Italia 1\./).focus()
    await page.keyboard.press('Enter')
    await says(asked(page), '(42 left)')
    await press(page, 'Undo', 'Undo')
    await says(asked(page), '(43 left)')
    await press(page, 'Spread the rest evenly over their dioceses')
    await says(headline(page), /445 · Phase [B-F]/)
    await says(asked(page), /^First player: Roman: /)
    expect(await curtain(page).count()).toBe(0)
    await showStatus(page)
    await says(status(page), '445: year 1 of 9, to 453')
    await says(status(page), /The other player holds (none|1)\./)
    expect(await status(page).locator('.hand > li').count()).toBe(1)
  })

  test('a whole SMC: a march, odds before the battle, windows, the defender’s choice, the result', async () => {
    const page = await visit()
    await openDrawn(page, position(war).dice(4, 2))
    await says(headline(page), '450 · Phase E: movement and combat · Roman 0 PV, 1 SMC · Barbarian 0 PV, 1 SMC')
    // Leaders stand open; units are folded by the land they are in.
    const units = button(page, /^Move Victores from Italia 2/)
    expect(await units.isVisible()).toBe(false)
    await page.getByText(/^Italia \(\d+\)$/).click()
    await units.waitFor()
    await press(page, 'Move Aetius from Italia 2')
    await press(page, 'Take along all who may come')
    const march = button(page, /^March to Italia 3/)
    await march.hover()
    const odds = page.locator('.pointed-at')
    await says(odds, /Battle in Italia 3 as things stand: the Roman attacks with \d+ PF .* defends with 9 PF/)
    await says(odds, /Column \d\/\d, shifted to \d\/\d: \+2 much better quality \(UR-T\.combat-t\)\./)
    await says(odds, 'Added to the die: +1 tactical bonus (UR-T.combat-h).')
    await says(odds, /\d–6 \(\d\d%\): the Roman wins\. Roman: no loss; Barbarian: 2 units hit, 1 of them eliminated/)
    await says(odds, 'The defender may try to evade: 33%.')
    await march.click()
    await says(log(page), /Aetius .* from Italia 2 to Italia 3/)
    await says(asked(page), 'Roman: who moves next?')
    await says(button(page, /^End movement/), /Battle in Italia 3: Roman \d+ PF against 9, wins 100%\./)
    await button(page, /^End movement/).click()
    await says(asked(page), 'Roman: before the battle. Play a stratagem?')
    await button(page, /^Play nothing/).click()
    await here(page, 'Second player')
    await says(asked(page), 'Barbarian: before the battle. Play a stratagem?')
    await button(page, /^Play nothing/).click()
    await says(asked(page), 'Barbarian: attacked in Italia 3: fight or evade?')
    await says(button(page, /^Fight/), 'The Roman wins the field: 100%.')
    await button(page, /^Fight/).click()
    await here(page, 'First player')
    await says(asked(page), 'Roman: before the die of the battle. Play a stratagem?')
    await button(page, 'Play Divine Favour').waitFor()
    await button(page, /^Play nothing/).click()
    await here(page, 'Second player')
    await button(page, /^Play nothing/).click()
    await says(log(page), /Battle in Italia 3/)
    await says(page.getByRole('complementary'), /Italia 3/)
  })

  test('the curtain hides a hand from who is not asked', async () => {
    const page = await visit()
    const said = () => page.evaluate<string>('document.body.textContent')
    await openFile(page, save(position(war).table))
    await curtain(page).waitFor()
    expect(await said()).not.toMatch(/Tribute|Rex/)
    await page.keyboard.press('Escape')
    await curtain(page).waitFor()
    await here(page, 'First player')
    await showStatus(page)
    await says(status(page), 'Tribute')
    expect(await said()).not.toMatch(/Furor|Rex \(/)
    await press(page, 'Move Aetius from Italia 2', 'Take along all who may come', /^March to Italia 3/, /^End movement/)
    await button(page, /^Play nothing/).click()
    await curtain(page).waitFor()
    expect(await said()).not.toMatch(/Furor/)
    await here(page, 'Second player')
    await says(status(page), 'Furor Germanicus')
    expect(await said()).not.toMatch(/Tribute/)
    await says(status(page), 'The other player holds 2.')
    await status(page).getByText('Furor Germanicus').click()
    await says(status(page), /Furor Germanicus \(E\) takes the place of the die in a battle.*UR-6\.3-ah/)
    const rex = status(page).getByRole('listitem').filter({ hasText: /^Rex/ })
    await rex.getByText('Rex').first().click()
    await rex.getByRole('button', { name: 'Why not now?' }).click()
    await says(page.getByRole('alert'), /^Not possible: .*UR-6/)
  })

  test('windows: asked and passed as one wishes', async () => {
    const page = await visit()
    await openDrawn(page, position(war))
    await showStatus(page)
    const windows = page.getByRole('group', { name: 'When to ask me whether I play something' })
    expect(await windows.getByRole('checkbox', { name: 'A group or a fleet has moved' }).isChecked()).toBe(false)
    await windows.getByRole('checkbox', { name: 'Before a battle' }).uncheck()
    await press(page, 'Move Valentinien III from Italia 4', 'March to Italia 5 (1 PM)', 'Stop in Italia 5')
    await says(asked(page), 'Roman: who moves next?')
    await press(page, 'Ask me at the next window', 'Move Aetius from Italia 2', 'Take along all who may come')
    await button(page, /^March to Italia 3/).click()
    // Who called for it is asked, and nobody else.
    await says(asked(page), 'Roman: a move is over. Play a stratagem?')
    await button(page, /^Play nothing/).click()
    await says(asked(page), 'Roman: who moves next?')
    await button(page, /^End movement/).click()
    await here(page, 'Second player')
    await says(asked(page), 'Barbarian: attacked in Italia 3: fight or evade?')
    await page.reload()
    await here(page, 'Second player')
    await showStatus(page)
    expect(await windows.getByRole('checkbox', { name: 'Before a battle' }).isChecked()).toBe(false)
  })

  test('panels: leaders and their deaths, peoples, the calendar, the forces of a zone', async () => {
    const page = await visit()
    await openDrawn(page, position({ ...war, year: 454 }))
    await showStatus(page)
    await unfold(page, 'Leaders')
    await says(status(page).getByRole('row', { name: /^Aetius/ }), /Patrice, Roman.*Italia 2.*8 5 3 5.*–.*from 458/)
    await says(status(page).getByRole('row', { name: /^Théodoric I/ }), '100%')
    await unfold(page, 'Peoples')
    await says(status(page).getByRole('row', { name: /^Visigothi/i }), /at war.*9.*since the beginning/)
    await unfold(page, 'Who enters when')
    await says(status(page), /475.*Romulus Aug\. → Italia 4/)
    await says(status(page).getByRole('listitem'), 'Théodoric II (Visigothi), once Théodoric I is dead')
    await status(page).getByRole('combobox', { name: 'Zone' }).selectOption({ label: 'Italia 3' })
    await says(status(page), 'Diocese of Italia, West. Aquileia: town, port')
    await says(status(page), 'Barbarian: 1 leader, 2 units, strength 9')
    await says(status(page), 'In a battle: quality 1, bonus 2')
    await says(status(page), 'Théodoric I')
    await unfold(page, 'Counters and markers')
    await says(status(page), 'Here stands a Usurper: civil war.')
  })

  test('how a people came to stand as it does, and every step of the year with its clause', async () => {
    const page = await visit()
    const draw: Draw = {
      ...war,
      pieces: { ...war.pieces, 'suevi-1': 'hispaniae-1' },
      peoples: { ...war.peoples, suevi: 'war' },
      hands: { first: { 'minor-federation-treaty': 1 }, second: {} },
    }
    await openDrawn(page, position(draw))
    await press(page, 'Play Minor Federation Treaty')
    await showStatus(page)
    await unfold(page, 'Peoples')
    const row = status(page).getByRole('row', { name: /^Suevi/ })
    await says(row, /Foederati.*450: The Suevi become Foederati\. UR-6\.1-a/)
    await row.getByRole('button', { name: 'UR-6.1-a' }).click()
    await says(row, /Minor Federation Treaty .*minor people/)
    await unfold(page, 'Stratagems you have not seen')
    await says(status(page).locator('.unseen'), 'Furor Germanicus')
  })

  test('points: where each came from, and who would win', async () => {
    const page = await visit()
    await openDrawn(page, position({ ...war, vp: [3, 8] }))
    await showStatus(page)
    await says(status(page), 'As it stands the Barbarian would win decisively, with more than twice as many points.')
    await unfold(page, 'Points of every year')
    await says(status(page), 'From before: Roman 3, Barbarian 8')
    await says(status(page), 'West: Augustus Valentinien III, Patrice Aetius')
  })

  test('the odds go on when stratagems have been played, whether the die is changed or replaced', async () => {
    const page = await visit()
    await openDrawn(page, position(war))
    await press(page, 'Move Aetius from Italia 2', 'Take along all who may come', /^March to Italia 3/, /^End movement/)
    await button(page, /^Play nothing/).click()
    await here(page, 'Second player')
    await button(page, /^Play nothing/).click()
    await button(page, /^Fight/).click()
    await here(page, 'First player')
    await press(page, 'Play Divine Favour')
    await says(button(page, /^Play nothing/), '+1 tactical bonus (UR-T.combat-h), +2 Divine Favour (UR-6.3-an).')
    await button(page, /^Play nothing/).click()
    await here(page, 'Second player')
    await press(page, 'Play Furor Germanicus')
    await says(button(page, /^Play nothing/), 'No die is rolled: Furor Germanicus takes its place (UR-6.3-ah).')
    await says(button(page, /^Play nothing/), /Certain: the Barbarian wins\. Roman: .*; Barbarian: no loss\./)
  })

  test('a stack that is pointed at fans out, its title in the sheet; of many choices the first few are told', async () => {
    const page = await visit()
    const units = ['comites-alani', 'victores', 'divitenses', 'felices-iuniores', 'co-italia-1', 'li-italia-1']
    const draw: Draw = {
      ...war,
      pieces: {
        ...Object.fromEntries(['aetius', ...units].map((id) => [id, 'italia-2'])),
        genseric: 'aboard-classis-occidentalis',
      },
      peoples: { vandali: 'war' },
      fleets: { 'classis-occidentalis': { at: 'mare-internum-occidentalis', camp: 'barbarian' } },
    }
    await openDrawn(page, position(draw))
    await page.locator('[data-spot="italia-2"] .target').first().hover()
    await page.locator('.fan').waitFor()
    expect(await page.locator('.fan .ur-counter').count()).toBe(1 + units.length)
    const told = page.locator('.pointed-at p')
    expect([await told.count(), await told.filter({ visible: true }).count()]).toEqual([1 + units.length, 4])
    await page.locator('[data-spot="mare-internum-occidentalis"]').dispatchEvent('pointerover', { bubbles: true })
    await says(page.locator('.fan-title'), 'MARE INTERNVM OCCIDENTALIS')
    const width = async (part: string) => (await page.locator(part).boundingBox())?.width ?? 0
    expect(await width('.fan-title')).toBeLessThan(await width('.fan-sheet'))
  })

  test('what cannot be done says why, with the rule', async () => {
    const page = await visit()
    await openDrawn(page, position(war))
    await press(page, 'Move Aetius from Italia 2')
    await page.getByRole('combobox', { name: 'Why not?' }).selectOption({ label: 'Asia 1' })
    await says(page.getByRole('alert'), /^Not possible: .*UR-7\.2-a/)
  })

  test('a game against a friend by its form; it is kept, and reopened behind the curtain', async () => {
    const page = await visit({ at: '/new/ultimus-romanorum' })
    await page.getByRole('radio', { name: /^Stilicho and Alaric, 405 to 416: 12 years, a long evening\./ }).check()
    await choose(page, 'The Barbarian at the start', 'A friend on this screen')
    await press(page, 'Begin')
    await here(page, 'First player')
    await says(headline(page), '405 · Set-up')
    await press(page, 'Spread the rest evenly over their dioceses')
    await curtain(page).or(asked(page)).first().waitFor()
    await page.reload()
    await curtain(page).getByRole('button', { name: 'I am here' }).click()
    await says(headline(page), '405 · Phase ')
    await goHome(page)
    await says(page.getByRole('link', { name: /^Ultimus Romanorum/ }), '405')
  })

  test('the guided game from start to end', async () => {
    const page = await visit()
    await card(page, TITLE).getByRole('link', { name: 'Learn by playing' }).click()
    const title = page.getByRole('heading', { level: 2, name: /^\d+\/\d+ / })
    await says(title, '1/')
    const count = Number((await title.textContent())?.match(/\/(\d+)/)?.[1])
    for (let lesson = 1; lesson < count; lesson++) {
      await says(title, `${lesson}/${count} `)
      const side = page.getByRole('complementary')
      const next = side
        .locator('button[data-action]:enabled')
        .or(side.getByRole('button', { name: 'Go on', exact: true }))
      await next.waitFor()
      await next.click()
    }
    await says(title, `${count}/${count} And now?`)
    await says(headline(page), 'Roman 1 PV, 1 SMC')
    await says(status(page), 'The Roman scores 1 PV (a great battle won). UR-10.1-a')
    await unfold(page, 'Points of every year')
    await says(status(page), '451: Roman +1, Barbarian +0')
    await unfold(page, 'This year, step by step')
    await status(page).getByText('Phase E: movement and combat', { exact: true }).click()
    const steps = status(page).getByRole('listitem')
    await says(steps, /^Battle in Italia 3 \(column .*\): 4 \+ 3 = 7\. UR-T\.combat-b/)
    await says(steps, /^2 Hunni are eliminated in battle in Italia 3\. UR-8\.4\.2-a/)
  })

  test('in French', async () => {
    const page = await visit({ locale: 'fr-FR' })
    await openFile(page, save(position(war).table))
    await page.getByRole('dialog', { name: 'Premier joueur : à vous de répondre' }).getByRole('button').click()
    await says(headline(page), '450 · Phase E : mouvements et combats · Romain 0 PV, 1 SMC')
    await page.getByRole('tab', { name: 'État' }).click()
    await says(page.getByRole('tabpanel', { name: 'État' }), 'Vos stratagèmes')
    await page.locator('button[data-action="piece aetius"]').click()
    await button(page, 'Emmener tous ceux qui peuvent venir').click()
    await page.locator('button[data-action="to italia-3"]').hover()
    await says(page.locator('.pointed-at'), 'Le défenseur peut tenter l’évasion : 33 %.')
    await says(page.locator('.pointed-at'), /Bataille en Italia 3, en l’état : le Romain attaque avec \d+ PF/)
  })

  test('360 pixels: nothing is wider than the screen', async () => {
    const page = await visit({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
    await openDrawn(page, position(war))
    const fits = () => page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')
    await showStatus(page)
    for (const name of PARTS) {
      await unfold(page, name)
      expect(await fits()).toBe(true)
    }
    await page.evaluate("location.hash = '#/new/ultimus-romanorum'")
    await button(page, 'Begin').waitFor()
    expect(await fits()).toBe(true)
  })

  test('axe finds nothing serious on the table, behind the curtain or in the form, light or dark', async () => {
    const page = await visit({ bypassCSP: true })
    const found: string[] = []
    const check = async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await bringAxe(page)
        const problems = await page.evaluate<readonly string[]>(`axe.run().then((r) =>
          r.violations.filter((v) => v.impact === 'serious' || v.impact === 'critical')
            .flatMap((v) => v.nodes.map((n) => v.id + ' ' + n.target.join(' ') + ' ' + (n.any[0]?.message ?? ''))))`)
        found.push(...problems.map((problem) => `${colorScheme}: ${problem}`))
      }
    }
    await openFile(page, save(position(war).table))
    await curtain(page).waitFor()
    await check()
    await here(page, 'First player')
    await showStatus(page)
    for (const name of PARTS) await unfold(page, name)
    await check()
    await page.evaluate("location.hash = '#/new/ultimus-romanorum'")
    await button(page, 'Begin').waitFor()
    await check()
    expect(found).toEqual([])
  })
})
