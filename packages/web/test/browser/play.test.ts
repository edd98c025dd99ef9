import { type Draw, position } from '@tabularium/tetrarchia/testing'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  asked,
  button,
  eventually,
  fromMenu,
  goHome,
  headline,
  inBrowser,
  log,
  mayChooseArrival,
  middleOf,
  openDrawn,
  place,
  press,
  says,
} from './browser.ts'

inBrowser('playing', (visit) => {
  test('play now: fleets, arrival, a whole turn with its Barbarian phase', async () => {
    const page = await visit()
    await button(page, 'Play now').first().click()
    await says(asked(page), 'Place a fleet (3 left)')
    await press(page, 'Fleet to Mare Internum')
    await says(asked(page), '2 left')
    await press(page, 'Fleet to Mare Internum')
    await says(asked(page), 'last fleet')
    await press(page, 'Fleet to Mare Aegaeum')
    if (await mayChooseArrival(page)) await press(page, 'Arrive in Roma')
    await says(headline(page), 'Diocletian has 6 IP')
    await press(page, /^Move to Etruria/)
    await says(log(page), 'Diocletian moves from Roma to Etruria')
    await press(page, /^End the Roman phase/)
    await says(log(page), 'Barbarian phase of Diocletian')
    await says(headline(page), 'Galerius')
    expect(await page.title()).toContain('Tetrarchia')
  })

  test('on the board: one click goes there, and acts in place stand beside the piece', async () => {
    const page = await visit()
    await openDrawn(page, position({ emperors: { diocletian: 'roma' }, tokens: { revolt: ['etruria'] } }))
    await place(page, 'etruria').click()
    await says(log(page), 'Diocletian moves from Roma to Etruria (2 IP).')
    const here = page.locator('.here')
    await here.getByTitle('Turn the Revolt in Etruria to Unrest (1 IP)').click()
    await says(log(page), 'Revolt turns to Unrest in Etruria')
    await here.getByTitle(/^Remove the Unrest in Etruria/).click()
    await says(log(page), 'Unrest is removed from Etruria')
  })

  test('secure, sail, move by sea, subdue, calm', async () => {
    const page = await visit()
    const draw: Draw = {
      emperors: { diocletian: 'roma' },
      tokens: { unrest: ['numidia'], revolt: ['proconsularis'] },
      fleets: { aegaeum: 1 },
    }
    await openDrawn(page, position(draw))
    await press(page, 'Secure Roma (1 IP)', 'Send a fleet from Mare Aegaeum to Mare Internum (1 IP)')
    await press(page, 'Move to Numidia (1 IP)', 'Remove the Unrest in Numidia (1 IP)', /^Move to Proconsularis/)
    await says(log(page), 'Diocletian moves from Numidia to Proconsularis')
  })

  test('an attack: the odds and the sum behind them, before it is done', async () => {
    const page = await visit()
    const draw: Draw = {
      emperors: { galerius: 'pannonia-inferior', maximian: 'rhaetia' },
      turn: 'galerius',
      tokens: { galerius: ['pannonia-superior'], revolt: ['noricum'] },
      armies: [['ILLYRICVM', 'noricum']],
    }
    await openDrawn(page, position(draw).dice('IV', 3))
    const attack = button(page, /^Attack the army in Noricum/)
    await eventually(() => attack.textContent()).toMatch(/victory \d+%, draw \d+%, defeat \d+%/)
    await place(page, 'noricum').hover()
    await says(page.locator('.prices .previewed'), /\d+%/)
    await says(page.locator('.card-slot'), 'Noricum')
    await says(page.locator('.card-slot .reachers'), /^Can get here: Galerius.* \d+%$/)
    await place(page, 'noricum').click()
    await says(log(page), /Galerius \(4 \+ 2\) x 2 = 12 against the army in Noricum \(3 \+ 1\) = 4: victory/)
  })

  test('undo and redo, as far as the last die', async () => {
    const page = await visit()
    await openDrawn(page, position({ emperors: { diocletian: 'roma', galerius: 'apulia' } }).dice('VI', 2))
    const [undo, redo] = [button(page, 'Undo'), button(page, 'Redo')]
    expect(await undo.isDisabled()).toBe(true)
    await press(page, 'Move to Etruria (1 IP)', 'Secure Etruria (1 IP)')
    await says(headline(page), '4 IP')
    await press(page, 'Undo')
    await says(headline(page), '5 IP')
    await undo.click()
    await says(headline(page), '6 IP')
    await eventually(() => log(page).getByText('moves').count()).toBe(0)
    await redo.click()
    await says(headline(page), '5 IP')
    await page.keyboard.press('u')
    await says(headline(page), '6 IP')
    await page.keyboard.press('r')
    await says(headline(page), '5 IP')
    await press(page, /^End the Roman phase/)
    await says(headline(page), 'Galerius')
    expect(await undo.isDisabled()).toBe(true)
    expect(await redo.isDisabled()).toBe(true)
  })

  test('what cannot be done says why at its place, with the rule, which opens beside the map', async () => {
    const page = await visit()
    await openDrawn(page, position({ emperors: { diocletian: 'roma' }, fleets: { aegaeum: 1 }, ip: 1 }))
    await place(page, 'cisalpina').click()
    const note = page.locator('.refusal-note')
    await says(note, /Cisalpina/)
    await note.getByRole('button', { name: /^TE-/ }).click()
    const rules = page.getByRole('region', { name: 'Rules' })
    await rules.getByText(/^TE-/).first().waitFor()
    await eventually(() => page.evaluate<string>('document.activeElement.textContent')).toMatch(/TE-3/)
    await rules.getByRole('button', { name: 'Close' }).click()
    await eventually(() => rules.count()).toBe(0)
    await eventually(() => note.isVisible()).toBe(false)
  })

  test('acts that are always shown tell why they are not possible', async () => {
    const page = await visit()
    await openDrawn(page, position({ emperors: { diocletian: 'roma' } }))
    await page.locator('.here').getByText('Subdue').click()
    await says(page.locator('.refusal-note'), /TE-3\.4-/)
    expect(await page.locator('.refusal-note').getAttribute('role')).toBe('status')
  })

  test('“why not?” answers for any province and sea by its name', async () => {
    const page = await visit()
    await openDrawn(page, position({ emperors: { diocletian: 'roma' }, fleets: { aegaeum: 1 }, ip: 1 }))
    const ask = async (label: string) => {
      await press(page, 'Menu')
      await page.getByRole('combobox', { name: 'Why not?' }).selectOption({ label })
    }
    await ask('Britannia')
    await says(page.getByRole('alert'), /TE-/)
    await ask('Etruria')
    await says(page.getByRole('alert'), 'Possible here: Move to Etruria (1 IP).')
    await ask('Mare Internum')
    await says(page.getByRole('alert'), 'Possible here: Send a fleet from Mare Aegaeum to Mare Internum')
    await ask('Mare Atlanticum')
    await says(page.getByRole('alert'), /TE-3\.2-/)
  })

  test('the log points back at the map; panels stand beside it, dice and rules open', async () => {
    const page = await visit()
    await openDrawn(page, position({ emperors: { diocletian: 'roma', galerius: 'apulia' } }).dice('VI', 2))
    await press(page, 'Move to Etruria (1 IP)', /^End the Roman phase/)
    await fromMenu(page, 'Dice')
    await says(page.getByRole('region', { name: 'Dice' }), /1 roll/)
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'Pieces' }).click()
    await says(page.getByRole('tabpanel', { name: 'Pieces' }), 'Diocletian')
    await page.getByRole('tab', { name: 'Pieces' }).press('ArrowLeft')
    await says(page.getByRole('tabpanel', { name: 'Log' }), 'Galerius')
    await press(page, 'Rules')
    await page.getByRole('searchbox', { name: 'Search the rules' }).fill('uprising')
    await says(page.getByRole('region', { name: 'Rules' }), 'Uprising')
    await page.getByRole('searchbox').fill('cavalry')
    await says(page.getByRole('status'), 'No rule speaks of “cavalry”.')
  })

  test('a hint shows who would go where, and why', async () => {
    const page = await visit()
    const draw: Draw = {
      emperors: { galerius: 'pannonia-inferior', maximian: 'rhaetia' },
      turn: 'galerius',
      tokens: { galerius: ['pannonia-superior'], revolt: ['noricum'] },
      armies: [['ILLYRICVM', 'noricum']],
    }
    await openDrawn(page, position(draw))
    await page.keyboard.press('Escape')
    await page.locator('.selected-mark').waitFor({ state: 'detached' })
    await press(page, 'Hint')
    const advice = page.locator('.advice')
    await says(advice, /^Attack the army in Noricum.*: \d+%, and 1 province more held by a token\./)
    // Who would do it is selected, and the place is marked as if it were pointed at.
    const apart = async (one: Locator, other: Locator) => {
      const [[x, y], [u, v]] = [await middleOf(one), await middleOf(other)]
      return Math.hypot(x - u, y - v)
    }
    expect(await apart(page.locator('.selected-mark'), page.locator('[data-piece="galerius"]').first())).toBeLessThan(
      20,
    )
    expect(await apart(page.locator('.previewed-place'), place(page, 'noricum'))).toBeLessThan(20)
  })
})

inBrowser('variants', (visit) => {
  const imperium: Draw = { variants: ['imperium'], level: '3300' }
  const gaul: Draw = { ...imperium, tokens: { revolt: ['narbonensis'] }, armies: [['GALLIA', 'narbonensis']] }

  test('power and order: Diocletian moves another Emperor', async () => {
    const page = await visit()
    await openDrawn(page, position({ ...imperium, emperors: { diocletian: 'roma', galerius: 'cisalpina' } }))
    await press(page, 'Spend a token: move other Emperors this turn', 'Order Galerius to Etruria (1 IP)')
    await says(log(page), 'Galerius is ordered from Cisalpina to Etruria (1 IP).')
  })

  test('strengthen and accept: Galerius in combat', async () => {
    const page = await visit()
    const draw: Draw = { ...gaul, turn: 'galerius', emperors: { galerius: 'aquitania', constantius: 'roma' } }
    await openDrawn(page, position(draw).dice('III', 3))
    await press(page, /^Attack the army in Narbonensis/)
    await says(asked(page), 'Will Galerius spend a token for +1?')
    await press(page, 'Spend a token: +1')
    await says(log(page), 'Galerius adds 1 to his die (+1).')
    await press(page, 'Let the dice stand')
    await says(log(page), /against the army in Narbonensis .*: draw/)
  })

  test('block and stand: Constantius before an army', async () => {
    const draw: Draw = { ...gaul, emperors: { diocletian: 'roma', galerius: 'apulia', constantius: 'cisalpina' } }
    const page = await visit()
    await openDrawn(page, position(draw).dice('VI', 2, 4))
    await press(page, /^End the Roman phase/)
    await says(asked(page), 'Will he spend a token to stop it?')
    await press(page, 'Spend a token: stop the army')
    await says(log(page), 'Constantius stops it')
    await goHome(page)
    await openDrawn(page, position(draw).dice('VI', 2, 4, 'VI', 1))
    await press(page, /^End the Roman phase/, 'Let it attack')
    await says(log(page), 'The army in Narbonensis is destroyed.')
  })

  test('take and give: a point from a Caesar to an Augustus', async () => {
    const patres: Draw = {
      variants: ['patres-patriae'],
      emperors: { diocletian: 'roma', galerius: 'apulia', constantius: 'lucania', maximian: 'sicilia' },
    }
    const page = await visit()
    await openDrawn(page, position(patres))
    await press(page, 'Take 1 IP from Galerius')
    await says(headline(page), 'Diocletian has 7 IP')
    await goHome(page)
    await openDrawn(page, position({ ...patres, turn: 'constantius' }))
    await press(page, 'Give 1 IP to Maximian')
    await says(headline(page), 'Constantius has 5 IP')
  })
})
