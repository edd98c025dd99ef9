/** axe looks at every screen, by day and by lamplight, and finds nothing: nothing slight either. */
import { type Draw as FallDraw, position as ofFall } from '@tabularium/fall-of-the-roman-empire/testing'
import { type Draw, position } from '@tabularium/tetrarchia/testing'
import { position as ofUltimus, type Draw as UltimusDraw } from '@tabularium/ultimus-romanorum/testing'
import { expect, test } from 'vitest'
import { button, fromMenu, goHome, inBrowser, place, press } from '../browser.ts'
import { looking } from '../looking.ts'
import { DESK, openTable } from './games.ts'

const crowded: Draw = {
  turn: 'galerius',
  emperors: { diocletian: 'macedonia', galerius: 'pannonia-inferior', constantius: 'lugdunensis', maximian: 'rhaetia' },
  tokens: {
    diocletian: ['persia', 'sarmatia'],
    galerius: ['libya', 'pannonia-superior'],
    unrest: ['thracia', 'syria'],
    revolt: ['noricum', 'asia'],
  },
  fleets: { internum: 2, aegaeum: 1 },
  armies: [['ILLYRICVM', 'noricum']],
}

/** One action from victory. */
const won: Draw = {
  turn: 'maximian',
  emperors: { maximian: 'germania-magna' },
  tokens: {
    diocletian: ['persia', 'sarmatia'],
    galerius: ['libya'],
    constantius: ['britannia'],
    maximian: ['gaetulia'],
  },
}

const contested: FallDraw = {
  areas: {
    venetia: { legions: 1, forces: 2, fort: true, wall: true },
    pannonia: { barbarianForces: 9 },
    gothia: { barbarianForces: 2, cavalry: 1 },
  },
  rrp: 20,
}

const war: UltimusDraw = {
  pieces: {
    aetius: 'italia-2',
    'comites-seniores': 'italia-2',
    'theodoric-i': 'italia-3',
    'visigothi-1': 'italia-3',
  },
  peoples: { visigothi: 'war' },
  west: { augustus: 'valentinien-iii', patrice: 'aetius' },
  hands: { first: { 'divine-favour': 1 }, second: { rex: 1 } },
}

inBrowser('axe finds nothing', (visit) => {
  test('on the pages around a game', async () => {
    const page = await visit({ ...DESK, bypassCSP: true })
    const found: string[] = []
    const look = looking(page, found)
    await page.getByRole('link', { name: 'Start here' }).waitFor()
    await look('home')
    await page.getByRole('link', { name: 'Credits' }).click()
    await page.getByRole('heading', { name: 'Credits' }).first().waitFor()
    await look('credits')
    for (const game of ['tetrarchia', 'fall-of-the-roman-empire', 'ultimus-romanorum', 'barbarians-at-the-gates']) {
      await page.evaluate(`location.hash = '#/new/${game}'`)
      await button(page, 'Begin').waitFor()
      await look(`set-up of ${game}`)
    }
    await page.evaluate(`location.hash = '#/learn/tetrarchia'`)
    await button(page, 'Go on').waitFor()
    await look('lesson')
    await fromMenu(page, 'Settings')
    await page.getByRole('dialog').waitFor()
    await look('settings')
    expect(found).toEqual([])
  })

  test('on the table of Tetrarchia', async () => {
    const page = await visit({ ...DESK, bypassCSP: true, confirm: 'dice' })
    const found: string[] = []
    const look = looking(page, found)
    await openTable(page, position(crowded).dice('VI', 1).table)
    await place(page, 'noricum').hover()
    await page.locator('.card-slot').waitFor()
    await look('a place previewed')
    await page.getByRole('tab', { name: 'Pieces' }).click()
    await press(page, 'Rules')
    await page.getByText('TE-3.1-a').first().waitFor()
    await look('rules')
    await press(page, 'Tables')
    await page.getByRole('region', { name: 'Tables' }).waitFor()
    await look('tables')
    await page.keyboard.press('Escape')
    await press(page, /^Attack the army in Noricum/)
    await button(page, 'Roll').waitFor()
    await look('battle, before the die')
    await button(page, 'Roll').click()
    await button(page, 'Continue').waitFor()
    await look('battle, after the die')
    await button(page, 'Continue').click()
    await page.locator('dialog').waitFor({ state: 'detached' })
    await fromMenu(page, 'Dice')
    await fromMenu(page, 'Replay')
    await page.getByRole('slider').waitFor()
    await look('replay and dice')
    await goHome(page)
    await page.getByRole('link', { name: /action/ }).waitFor()
    await look('home with a game')
    await openTable(page, position(won).table)
    await press(page, /^Secure Germania Magna/)
    await page.getByRole('dialog').waitFor()
    await look('end')
    expect(found).toEqual([])
  })

  test('on the table of The Fall', async () => {
    const page = await visit({ ...DESK, bypassCSP: true })
    const found: string[] = []
    const look = looking(page, found)
    await openTable(page, ofFall(contested).table)
    await page.locator('[data-piece="venetia"] .counter-face').click({ force: true })
    await page.locator('.fall-stack').waitFor()
    await page.getByRole('tab', { name: 'Score' }).click()
    await look('a stack selected, score')
    await page.getByRole('tab', { name: 'Pieces' }).click()
    await press(page, 'Tables')
    await page.locator('.fall-aid').waitFor()
    await look('tables')
    await openTable(page, ofFall({ ...contested, ask: 'purchase' }).table)
    await look('buying')
    expect(found).toEqual([])
  })

  test('on the table of Ultimus Romanorum', async () => {
    const page = await visit({ ...DESK, bypassCSP: true })
    const found: string[] = []
    const look = looking(page, found)
    await openTable(page, ofUltimus(war).table)
    await page.locator('[data-piece="aetius"] .counter-face').first().click({ force: true })
    await page.locator('.tick').first().waitFor()
    await look('a stack selected')
    for (const name of ['Leaders', 'Peoples', 'Points']) {
      await page.getByRole('tab', { name }).click()
      await look(name)
    }
    await press(page, 'Tables')
    await page.locator('.game-aid').waitFor()
    await look('tables')
    expect(found).toEqual([])
  })
})
