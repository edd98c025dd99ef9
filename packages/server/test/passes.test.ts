/**
 * How long a pass takes, as the other player hears it, at a table of a real server: one player passes by himself, for the other, who does
 * not want to be asked, the server does. Time is turned on by the test.
 */
import type { Chain, Json, Language, Seat } from '@tabularium/engine'
import { patched, type Seen } from '@tabularium/engine/room'
import { shortChain, type TestHouse, testHouse, Visitor } from '@tabularium/server/testing'
import { moments } from '@tabularium/ultimus-romanorum/shown'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Guest } from '../src/hall/audience.ts'
import type { OnlineTable } from '../src/hall/online-table.ts'
import { LONG } from './company.ts'
import { AWAY, allowed, chance, distance, personal } from './spread.ts'

let house: TestHouse
beforeAll(async () => {
  house = await testHouse({ now: () => Date.now() })
})
afterAll(() => house.stop())
// What the server writes down comes by turns of the loop, which go on.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

/** Windows of each table that are looked at, and by how many passes people are learnt from before. */
const WINDOWS = 150
const LEARNT = 100

/** What is no pass is thought about, in milliseconds: that is nobody's pause. */
const THOUGHT = 9000

/** A page: what it was told, and when. */
class Watching implements Guest {
  readonly person: string
  readonly chain: Chain
  viewer: Seat | null = null
  language: Language = 'en'
  links = 0
  heardAt = 0
  #seen: Json = null

  constructor(person: string, chain: Chain) {
    this.person = person
    this.chain = chain
  }

  get seen(): Seen {
    return this.#seen as unknown as Seen
  }

  send(text: string): void {
    const { update } = JSON.parse(text)
    if (update === undefined) return
    this.#seen = 'whole' in update.what ? update.what.whole : patched(this.#seen, update.what.patch)
    this.heardAt = Date.now()
  }
}

interface Two {
  readonly table: OnlineTable
  readonly guests: readonly [Watching, Watching]
}

async function two(): Promise<Two> {
  vi.useRealTimers()
  const [livia, marcus] = [await Visitor.called(house.address, 'Livia'), await Visitor.called(house.address, 'Marcus')]
  const { id, chain } = await livia.open({ game: LONG, sitting: ['me', 'open'] })
  const his = await marcus.sit(id, 1, shortChain())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const table = await house.hall.table(id)
  const [first, second] = table.row.seats.map(({ person }) => person ?? '')
  const guests = [new Watching(first ?? '', chain), new Watching(second ?? '', his)] as const
  for (const guest of guests) {
    await table.join(guest)
    await table.hello(guest, null, 'en')
  }
  return { table, guests }
}

/** All that is under way is written down and told. */
async function settled({ table }: Two): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve))
  await table.settled()
}

async function act(two: Two, guest: Watching, action: string): Promise<void> {
  const { seen, person, chain } = guest
  const seat = guest.viewer ?? 0
  const link = chain.link(guest.links++)
  await two.table.commits.act({ person, seat }, seen.length, [action], `key-of-${seat}-${guest.links}`, link)
}

/** Something done by the other player while he waits. */
type Meanwhile = (two: Two, waiting: Watching, seat: Seat) => Promise<void>

/** How long the passes of each seat took, as the other heard it. `passes`: the server passes for that seat. */
async function played(passes: (seat: Seat) => boolean, windows: number, meanwhile?: Meanwhile) {
  const it = await two()
  const taken: [number[], number[]] = [[], []]
  for (const guest of it.guests) {
    const seat = guest.viewer ?? 0
    if (passes(seat)) await it.table.commits.watch({ person: guest.person, seat }, [], false)
  }
  while (Math.min(taken[0].length, taken[1].length) < windows) {
    const { question, length } = it.guests[0].seen
    if (question === null) throw new Error('It is over.')
    const { seat, window } = question
    const [asked, other] = seat === 0 ? it.guests : [it.guests[1], it.guests[0]]
    const since = other.heardAt
    if (window === null) {
      await vi.advanceTimersByTimeAsync(THOUGHT)
      const choices = asked.seen.question?.choices ?? []
      await act(it, asked, choices[Math.floor(chance() * choices.length)]?.action ?? '')
    } else if (passes(seat)) {
      await untilPassed(it, other, length, meanwhile)
    } else {
      await vi.advanceTimersByTimeAsync(personal())
      await act(it, asked, 'done')
    }
    await settled(it)
    if (window !== null) taken[seat === 0 ? 0 : 1].push(other.heardAt - since)
  }
  it.table.close()
  return taken.map((times) => times.filter((time) => time <= AWAY)) as [number[], number[]]
}

/** Time goes on until the server has passed: to the next thing that it does, or by half a second where somebody does something meanwhile. */
async function untilPassed(it: Two, other: Watching, length: number, meanwhile?: Meanwhile): Promise<void> {
  for (let step = 0; other.seen.length === length; step++) {
    if (step > 100) throw new Error('Nobody passes.')
    if (meanwhile === undefined) await vi.advanceTimersToNextTimerAsync()
    else {
      await meanwhile(it, other, other.viewer ?? 0)
      await vi.advanceTimersByTimeAsync(500)
    }
    await settled(it)
  }
}

/** The game is another one each time: so little is left to chance that it fails once in thirty thousand times. */
const atMost = (one: readonly number[], other: readonly number[]) => 1.2 * allowed(one, other)

const nobody = () => false
const theSecond = (seat: Seat) => seat === 1

test('nobody hears from how long it takes whether a person passed or the server did', async () => {
  await played(nobody, LEARNT)
  const [person, server] = await played(theSecond, WINDOWS)
  expect(Math.min(person.length, server.length)).toBeGreaterThan(WINDOWS / 2)
  expect(distance(person, server)).toBeLessThan(atMost(person, server))
}, 60_000)

test('nor by making the server look again', async () => {
  let junk = 0
  const again: Meanwhile = async ({ table }, { person }, seat) => {
    await table.commits.watch({ person, seat }, [...moments, `nothing-${junk++ % 2}`], false)
  }
  const [, alone] = await played(theSecond, WINDOWS, async () => {})
  const [, pressed] = await played(theSecond, WINDOWS, again)
  expect(junk).toBeGreaterThan(WINDOWS / 2)
  expect(distance(alone, pressed)).toBeLessThan(atMost(alone, pressed))
}, 60_000)
