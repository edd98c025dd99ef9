/** The pictures of the set: what is to be seen in each, and how one comes there. */
import { barbariansAtTheGates } from '@tabularium/barbarians-at-the-gates'
import { draw } from '@tabularium/barbarians-at-the-gates/testing'
import { LocalTable } from '@tabularium/engine'
import { position as ofFall } from '@tabularium/fall-of-the-roman-empire/testing'
import { type Draw, position } from '@tabularium/tetrarchia/testing'
import { position as ofUltimus } from '@tabularium/ultimus-romanorum/testing'
import type { Page } from 'playwright-core'
import { button, eventually, mapIsStill, place, press } from '../browser.ts'
import { openTable } from '../done/games.ts'

export interface Scene {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly colorScheme: 'light' | 'dark'
  show(page: Page): Promise<void>
}

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const WIDE = { width: 1920, height: 1080 }
const MIDDLING = { width: 1024, height: 768 }

/** Aetius has marched to Augustodunum, Honorius is on his way. */
const CAMPAIGN = [
  ...['event R09', 'leader aetius', 'take 6', 'to aurelianum', 'to augustodunum', 'done'],
  ...['leader honorius', 'take 2', 'to augustodunum', 'to vesontio'],
]

const crowded: Draw = {
  turn: 'galerius',
  emperors: { diocletian: 'macedonia', galerius: 'pannonia-inferior', constantius: 'lugdunensis', maximian: 'rhaetia' },
  tokens: {
    diocletian: ['persia', 'sarmatia'],
    galerius: ['libya', 'pannonia-superior'],
    unrest: ['thracia', 'lugdunensis', 'syria'],
    revolt: ['noricum', 'aquitania', 'asia'],
  },
  fleets: { internum: 2, aegaeum: 1 },
  armies: [['ILLYRICVM', 'noricum']],
}

async function tetrarchia(page: Page): Promise<void> {
  await openTable(page, position(crowded).table)
  await page.locator('.chip').first().waitFor({ state: 'attached' })
}

async function fall(page: Page): Promise<void> {
  const areas = {
    venetia: { legions: 1, forces: 2, fort: true, wall: true },
    achaea: { legions: 1, forces: 1 },
    pannonia: { barbarianForces: 9 },
    gothia: { barbarianForces: 2, cavalry: 1 },
  }
  await openTable(page, ofFall({ areas, rrp: 20 }).table)
  await mapIsStill(page)
  await page.locator('[data-piece="venetia"] .counter-face').click({ force: true })
  await page.locator('.fall-stack').waitFor()
}

async function ultimus(page: Page): Promise<void> {
  const pieces = {
    aetius: 'italia-2',
    'comites-seniores': 'italia-2',
    victores: 'italia-2',
    'theodoric-i': 'italia-3',
    'visigothi-1': 'italia-3',
  }
  const west = { augustus: 'valentinien-iii', patrice: 'aetius' }
  const hands = { first: { 'divine-favour': 1, tribute: 1 }, second: { rex: 1 } }
  await openTable(page, ofUltimus({ pieces, peoples: { visigothi: 'war' }, west, hands }).table)
  await mapIsStill(page)
  await page.locator('[data-piece="aetius"] .counter-face').first().click({ force: true })
  await page.locator('.tick').first().waitFor()
  await page.locator('.pill').first().waitFor({ state: 'attached' })
}

/** Attila is in Gaul, between two Roman forces; the Roman holds five cards. */
function gaul(): LocalTable {
  const drawn = draw({
    scenario: 'the-migrations',
    cu: { lutetia: { loyalist: 6 }, durocortorum: { barbarian: 4 }, lugdunum: { loyalist: 2 } },
    leaders: { aetius: 'lutetia', rua: { at: 'durocortorum', flipped: true }, honorius: 'lugdunum' },
    control: { durocortorum: 'barbarian' },
    tribes: { huns: 'further-east' },
    hands: ['R19', 'R13', 'R20', 'R21', 'R09'],
    stack: [
      { kind: 'turn', step: 'attrition' },
      { kind: 'impulses', player: 0, step: 'mend' },
      { kind: 'impulse', player: 0 },
    ],
  })
  const position = barbariansAtTheGates.write(drawn)
  return new LocalTable(barbariansAtTheGates, { options: drawn.options, position, dice: { script: [] } })
}

/** A hand of five, one card lifted. */
async function gates(page: Page): Promise<void> {
  await openTable(page, gaul())
  await page.locator('.gates-hand [data-card="R19"]').dispatchEvent('click')
  await page.locator('.gates-uses').waitFor({ state: 'attached' })
}

/** A campaign: one leader has marched, and the way of the other is begun. */
async function gatesPlan(page: Page): Promise<void> {
  const table = gaul()
  for (const action of CAMPAIGN) table.act(0, action)
  await openTable(page, table)
  await page.locator('.plan-way').nth(1).waitFor({ state: 'attached' })
}

/** A migration by a card: all who may go, and where. */
async function gatesMigration(page: Page): Promise<void> {
  const drawn = draw({
    scenario: 'the-migrations',
    cu: {
      'agri-decumates': { barbarian: 5 },
      casurgis: { barbarian: 4 },
      'teutoburger-wald': { barbarian: 5 },
      caledonia: { barbarian: 3 },
      ravenna: { loyalist: 3 },
    },
    leaders: { godigisel: 'casurgis', honorius: 'ravenna' },
    tribes: { alemanni: 'agri-decumates', vandals: 'casurgis', franks: 'teutoburger-wald', picti: 'caledonia' },
    hands: ['B33'],
    stack: [
      { kind: 'turn', step: 'attrition' },
      { kind: 'impulses', player: 1, step: 'mend' },
      { kind: 'impulse', player: 1 },
    ],
  })
  const position = barbariansAtTheGates.write(drawn)
  const table = new LocalTable(barbariansAtTheGates, { options: drawn.options, position, dice: { script: [] } })
  table.act(1, 'migrate B33')
  await openTable(page, table, ['bot:legate', 'person'])
  await page.locator('.can-act').nth(2).waitFor({ state: 'attached' })
}

async function battle(page: Page): Promise<void> {
  await tetrarchia(page)
  await place(page, 'noricum').click()
  await button(page, 'Roll').waitFor()
}

async function end(page: Page): Promise<void> {
  const tokens = {
    diocletian: ['persia', 'sarmatia'],
    galerius: ['libya'],
    constantius: ['britannia'],
    maximian: ['gaetulia'],
  }
  await openTable(page, position({ turn: 'maximian', emperors: { maximian: 'germania-magna' }, tokens }).table)
  await press(page, /^Secure Germania Magna/)
  await page.getByRole('dialog').waitFor()
}

async function home(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Start here' }).waitFor()
  await eventually(() => page.evaluate(() => [...document.images].every((each) => each.complete))).toBe(true)
}

async function setUp(page: Page): Promise<void> {
  await page.evaluate("location.hash = '#/new/fall-of-the-roman-empire'")
  await page.locator('.setup .notice').waitFor()
}

/** Over the map nothing points at anything. */
export async function rest(page: Page): Promise<void> {
  await page.mouse.move(2, 2)
  if ((await page.locator('.map-sheet').count()) > 0) await mapIsStill(page)
}

export const scenes: readonly Scene[] = [
  { name: 'home', ...DESK, colorScheme: 'light', show: home },
  { name: 'home-phone', ...PHONE, colorScheme: 'dark', show: home },
  { name: 'set-up', ...DESK, colorScheme: 'light', show: setUp },
  { name: 'tetrarchia', ...DESK, colorScheme: 'light', show: tetrarchia },
  { name: 'tetrarchia-dark', ...DESK, colorScheme: 'dark', show: tetrarchia },
  { name: 'tetrarchia-phone', ...PHONE, colorScheme: 'light', show: tetrarchia },
  { name: 'fall', ...DESK, colorScheme: 'light', show: fall },
  { name: 'fall-phone', ...PHONE, colorScheme: 'dark', show: fall },
  { name: 'ultimus', ...DESK, colorScheme: 'light', show: ultimus },
  { name: 'ultimus-phone', ...PHONE, colorScheme: 'light', show: ultimus },
  { name: 'gates', ...DESK, colorScheme: 'light', show: gates },
  { name: 'gates-dark', ...DESK, colorScheme: 'dark', show: gates },
  { name: 'gates-wide', ...WIDE, colorScheme: 'light', show: gates },
  { name: 'gates-wide-dark', ...WIDE, colorScheme: 'dark', show: gates },
  { name: 'gates-middling', ...MIDDLING, colorScheme: 'light', show: gates },
  { name: 'gates-middling-dark', ...MIDDLING, colorScheme: 'dark', show: gates },
  { name: 'gates-plan', ...DESK, colorScheme: 'light', show: gatesPlan },
  { name: 'gates-phone-light', ...PHONE, colorScheme: 'light', show: gates },
  { name: 'gates-phone-dark', ...PHONE, colorScheme: 'dark', show: gates },
  { name: 'gates-migration', ...DESK, colorScheme: 'dark', show: gatesMigration },
  { name: 'battle', ...DESK, colorScheme: 'dark', show: battle },
  { name: 'end', ...DESK, colorScheme: 'light', show: end },
]
