import { save } from '@tabularium/engine'
import { type Draw, type Play, position } from '@tabularium/fall-of-the-roman-empire/testing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  asked,
  bringAxe,
  button,
  card,
  choose,
  eventually,
  inBrowser,
  log,
  openFile,
  place,
  press,
  says,
  settled,
} from './browser.ts'

const TITLE = 'The Fall of the Roman Empire'

const headline = (page: Page) => page.getByText(/^(Turn|Tour) \d+ (of|sur) 20 · /)

async function openDrawn(page: Page, { table }: Play): Promise<void> {
  await openFile(page, save(table))
  await headline(page).waitFor()
}

/** A board with much on it, in the middle of Roman movement. */
const crowded: Draw = {
  turn: 7,
  rrp: 9,
  areas: {
    roma: { legions: 2, forces: 5 },
    venetia: { legions: 1, forces: 2, fort: true, wall: true },
    liguria: { legions: 1, forces: 3, movedLegions: 1, movedForces: 2, barbarianForces: 4, cavalry: 2 },
    pannonia: { barbarianForces: 9 },
    gothia: { barbarianForces: 3, cavalry: 1 },
    africa: { forces: 2, fort: true },
    achaea: { legions: 1 },
  },
}

inBrowser(TITLE, (visit) => {
  test('play now: the person is the Roman, a bot the Barbarian', async () => {
    const page = await visit()
    await card(page, TITLE).getByRole('button', { name: 'Play now' }).click()
    await says(asked(page), 'The Roman: Pay 4 of 20 resource points')
    await press(page, 'Pay 4', 'Buy nothing more', 'End Roman movement')
    await says(headline(page), 'Turn 2 of 20 · Upkeep')
  })

  test('hot-seat: a whole turn of both sides', async () => {
    const page = await visit({ at: '/new/fall-of-the-roman-empire' })
    await choose(page, 'The Barbarian', 'A friend on this screen')
    await press(page, 'Begin')
    await says(asked(page), 'The Barbarian: Choose an invasion route for your first 3 Forces.')
    await press(page, 'Place 3 Forces in Marcomannia')
    await says(log(page), 'The Barbarians gather 3 Forces in Marcomannia.')
    await says(headline(page), 'Turn 1 of 20 · Upkeep · 20 resource points')
    await press(page, 'Pay 4', 'Buy a Force in Roma (2)')
    await says(headline(page), 'Turn 1 of 20 · Purchases · 14 resource points')
    await press(page, 'Buy nothing more')
    await says(log(page), /The Barbarian rolls a \d\./)
    await says(asked(page), /^The Barbarian: Place /)
    for (;;) {
      const enter = button(page, /^(Barbarian Force|Cavalry) to Sarmatia$/)
      await settled(page)
      await enter.or(button(page, 'End Roman movement')).waitFor()
      if ((await enter.count()) === 0) break
      const left = await asked(page).first().textContent()
      await enter.click()
      await eventually(() => asked(page).first().textContent()).not.toBe(left)
    }
    await button(page, /^Venetia\. March from Roma to Venetia$/).click()
    await says(asked(page), 'How many Forces go with the Legion from Roma to Venetia?')
    await press(page, 'With 2 Forces')
    await says(log(page), 'A Legion marches from Roma to Venetia with 2 Forces.')
    await press(page, 'End Roman movement', 'Forces from Marcomannia to Pannonia')
    await press(page, '3 Forces', 'End Barbarian movement')
    await says(log(page), '3 Barbarian Forces move from Marcomannia to Pannonia.')
    // A six has brought a Cavalry, which may ride on before the turn ends.
    if (await log(page).getByText('The Barbarian rolls a 6.').isVisible()) await press(page, 'Ride no further')
    await says(log(page), 'Turn 2: collection of resources.')
    expect(await page.title()).toContain(TITLE)
  })

  test('what cannot be done says why, with the rule', async () => {
    const page = await visit()
    await openDrawn(page, position({ areas: { pannonia: { barbarianForces: 2 } } }))
    await place(page, 'britannia').dispatchEvent('click')
    const alert = page.getByRole('alert')
    await says(alert, /^Not possible: .*FR-8-a/)
    await alert.getByRole('button', { name: 'Read the rule (FR-8-a)' }).click()
    await page.getByRole('tabpanel', { name: 'Rules' }).getByText('FR-8-a').first().waitFor()
    const why = page.getByRole('combobox', { name: 'Why not?' })
    await why.selectOption({ label: 'Venetia' })
    await says(alert, 'Possible here: March from Roma to Venetia.')
  })

  test('odds before a march into an army, and a warning of what would be lost', async () => {
    const page = await visit()
    await openDrawn(page, position(crowded))
    const end = button(page, 'End Roman movement')
    await end.getByText(/No Roman Force would be in Achaea: unless one comes, 1 Legion there will be lost/).waitFor()
    const march = button(page, 'March from Venetia to Pannonia')
    await march.hover()
    const odds =
      /Conflict in Pannonia.*2 Roman Forces against 9 Forces.*The Romans hold it \d+%, the Barbarians take it \d+%/
    await page.locator('.pointed-at').getByText(odds).waitFor()
    await button(page, /^Pannonia\. 9 Barbarian Forces\. March/).focus()
    await page.locator('.pointed-at').getByText(odds).waitFor()
    await press(page, 'March from Roma to Apulia')
    await button(page, 'The Legion alone').hover()
    await page
      .locator('.pointed-at')
      .getByText(/No Roman Force would be in Apulia: unless one comes, 1 Legion there will be lost for ever/)
      .waitFor()
    await page.getByRole('tab', { name: 'Status' }).click()
    await says(page.getByRole('tabpanel', { name: 'Status' }), /lost for ever after the conflicts: Achaea/)
  })

  test('the Barbarian chooses his losses, and Cavalry rides', async () => {
    const page = await visit()
    const areas = {
      pannonia: { barbarianForces: 4, cavalry: 2 },
      venetia: { legions: 1, forces: 3 },
      gothia: { cavalry: 1 },
    }
    await openDrawn(page, position({ ask: 'barbarian-movement', areas }).dice(5, 1, 1, 1, 1))
    await press(page, 'Forces from Pannonia to Venetia', '4 Forces', 'Cavalry from Pannonia to Venetia')
    await press(page, 'Cavalry from Pannonia to Venetia', 'End Barbarian movement')
    await says(asked(page), 'Choose the 3 counters you lose in Venetia.')
    await press(page, 'Lose 3 Forces')
    await says(log(page), 'The Barbarians in Venetia lose 3 Forces.')
    await press(page, 'Cavalry rides from Gothia to Thracia')
    await says(log(page), 'A Cavalry rides from Gothia to Thracia.')
  })

  test('the guided game from start to end', async () => {
    const page = await visit()
    await card(page, TITLE).getByRole('link', { name: 'Learn by playing' }).click()
    const title = page.getByRole('heading', { level: 2, name: /^\d+\/\d+ / })
    await says(title, '1/')
    const count = Number((await title.textContent())?.match(/\/(\d+)/)?.[1])
    for (let lesson = 1; lesson < count; lesson++) {
      await says(title, `${lesson}/${count} `)
      await settled(page)
      const next = page.getByRole('complementary').locator('button[data-action]:enabled')
      expect(await next.count()).toBe(1)
      await next.click()
    }
    await says(title, `${count}/${count} Rome stands`)
    await says(log(page).or(page.getByRole('complementary')), 'Turn 20 is over and Rome stands. The Roman wins.')
  })

  test('a new game by its form: the handicap in plain words, a bot for the Barbarian', async () => {
    const page = await visit({ at: '/new/fall-of-the-roman-empire' })
    const slider = page.getByRole('slider', { name: /^Barbarian Forces/ })
    await slider.fill('22')
    await page
      .getByText(
        'Much easier for Rome. Between two legate bots Rome stood in 58 % of 1,000 games that no tuning has seen.',
      )
      .waitFor()
    await slider.fill('28')
    await page.getByText('Much harder for Rome.').waitFor()
    await choose(page, 'The Barbarian', 'Bot: recruit')
    await press(page, 'Begin')
    await says(asked(page), 'The Roman: Pay 4 of 20 resource points')
  })

  test('in French', async () => {
    const page = await visit({ locale: 'fr-FR', at: '/learn/fall-of-the-roman-empire' })
    await says(page.getByRole('heading', { level: 2 }), 'Vingt tours')
    await says(headline(page), 'Tour 19 sur 20 · Mouvement barbare · 4 points de ressources')
    await says(asked(page), 'Le Barbare')
    await page.getByRole('tab', { name: 'État' }).click()
    await says(page.getByRole('tabpanel', { name: 'État' }), 'Rome est-elle sûre ?')
  })

  test('360 pixels: nothing is wider than the screen', async () => {
    const page = await visit({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
    await openDrawn(page, position(crowded))
    for (const tab of ['Status', 'Rules', 'Log']) {
      await page.getByRole('tab', { name: tab }).click()
      expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    }
    await page.evaluate("location.hash = '#/new/fall-of-the-roman-empire'")
    await button(page, 'Begin').waitFor()
    expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  })

  test('axe finds nothing serious on the table, light or dark', async () => {
    const page = await visit({ bypassCSP: true })
    await openDrawn(page, position(crowded))
    await bringAxe(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const tab of ['Status', 'Rules']) {
        await page.getByRole('tab', { name: tab }).click()
        await page.getByRole('tabpanel', { name: tab }).getByRole('heading').first().waitFor()
        const found = await page.evaluate<readonly string[]>(`axe.run().then((r) =>
          r.violations.filter((v) => v.impact === 'serious' || v.impact === 'critical')
            .flatMap((v) => v.nodes.map((n) => v.id + ' ' + n.target.join(' ') + ' ' + (n.any[0]?.message ?? ''))))`)
        expect(found).toEqual([])
      }
    }
  })
})
