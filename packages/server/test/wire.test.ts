/** What leaves a server, by whatever way, names nothing that its reader may not know. */
import { cardName } from '@tabularium/barbarians-at-the-gates/lexicon'
import { type Chain, FastDice, type Language, languages, secretFrom, secretOf } from '@tabularium/engine'
import type { Viewer } from '@tabularium/engine/room'
import { games } from '@tabularium/games/all'
import { Match, type Place, type TestHouse, testHouse, Visitor } from '@tabularium/server/testing'
import { names as lexicon } from '@tabularium/ultimus-romanorum/lexicon'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roomOf } from '../src/hall/journal.ts'
import { type Received, Truth } from './canaries.ts'

const notices: string[] = []
const log: string[] = []
let house: TestHouse
beforeAll(async () => {
  house = await testHouse(
    {
      logTo: (line) => log.push(line),
      passwordCost: 4,
      sendPush: async (_, text) => {
        notices.push(text)
        return 'sent'
      },
      sendMail: async (to, subject, text) => void notices.push(`${to} ${subject} ${text}`),
    },
    { log: true },
  )
})
afterAll(() => house.stop())

const ACTIONS = 120

/** Of two words or more: nothing else is called so. */
const isUnmistakable = (name: string): boolean => /\p{L}{4,} \p{L}{4,}/u.test(name)

const GAMES: Readonly<Record<string, (thing: string, language: Language) => string>> = {
  'ultimus-romanorum': (thing, language) => Object(lexicon[language].stratagem)[thing] ?? '',
  'barbarians-at-the-gates': (thing, language) => cardName(thing, language),
}

const namesIn = (game: string) => (thing: string) =>
  languages.map((language) => GAMES[game]?.(thing, language) ?? '').filter(isUnmistakable)

/** One seat and one who watches read French, the others English; in the other game it is the other way round. */
const readers = (game: string): readonly Language[] =>
  game === 'ultimus-romanorum' ? ['en', 'fr', 'fr', 'en'] : ['fr', 'en', 'en', 'fr']

/** Somebody who is no guest of the house but was let in as another: what a server with a fault would do. */
class Impostor {
  readonly person = null
  readonly frames: string[] = []
  readonly #viewer: Viewer
  language: Language = 'en'

  constructor(viewer: Viewer) {
    this.#viewer = viewer
  }

  get viewer(): Viewer {
    return this.#viewer
  }

  set viewer(_: Viewer) {}

  send(text: string): void {
    this.frames.push(text)
  }
}

interface Part {
  readonly truth: Truth
  readonly received: readonly Received[]
  /** What one who only watches would be sent by a channel of seat 1. */
  readonly leaked: readonly Received[]
  readonly secret: string
  readonly chains: readonly Chain[]
  readonly spent: readonly number[]
  readonly visitors: readonly Visitor[]
}

async function play(game: string): Promise<Part> {
  const livia = await Visitor.called(house.address, 'Livia')
  const marcus = await Visitor.called(house.address, 'Marcus')
  const match = await Match.between(game, livia, marcus, true)
  const { id } = match
  const watcher = await Visitor.called(house.address, 'Nemo')
  const stranger = new Visitor(house.address)
  const places = [...match.places, await watcher.enter(id), await stranger.enter(id)]
  for (const [i, place] of places.entries()) {
    place.language = readers(game)[i] ?? 'en'
    await place.hello()
  }
  const impostor = new Impostor(1)
  impostor.language = readers(game)[1] ?? 'en'
  const table = await house.hall.table(id)
  await table.join(impostor)
  await table.hello(impostor, null, impostor.language)
  const received: Received[] = []
  const leaked: Received[] = []
  const dice = new FastDice(secretFrom(`wire ${game}`))
  for (let length = 0; length <= ACTIONS && !match.isOver; length++) {
    if (length > 0) await match.act(dice)
    for (const place of places) {
      await place.until(() => place.seen?.length === length)
      await curious(place, dice)
      received.push(...taken(place.seen?.viewer ?? null, length, place.frames))
    }
    if (length % 15 === 0) received.push(...(await byHttp(id, length, [livia, marcus, watcher, stranger])))
    leaked.push(...taken(null, length, impostor.frames))
  }
  await table.leave(impostor)
  const row = table.row
  const module = games.find((each) => each.id === game)
  const last = row.dice.at(-1)
  if (module === undefined || last === undefined) throw new Error('There is no such game.')
  const room = roomOf(module, row, undefined, await house.hall.store.journal(id, 0), undefined)
  await Promise.all(places.map((place) => place.leave()))
  return {
    truth: new Truth(room, namesIn(game)),
    received,
    leaked,
    secret: secretOf(last) ?? '',
    chains: match.places.flatMap(({ chain }) => chain ?? []),
    spent: match.places.map(({ linksSpent }) => linksSpent),
    visitors: [livia, marcus, watcher],
  }
}

const taken = (viewer: Viewer, length: number, frames: string[]): readonly Received[] =>
  frames.splice(0).map((text) => ({ viewer, length, text }))

/** Asks for what can be asked for: the past, lines, reasons, and what is not his to do. */
async function curious(place: Place, dice: FastDice): Promise<void> {
  const length = place.seen?.length ?? 0
  const { choices } = place
  const action = choices[dice.below(Math.max(1, choices.length))]?.action ?? 'pass'
  const asked: readonly (readonly [string, readonly unknown[]])[] = [
    ['at', [dice.below(length + 1)]],
    ['lines', [-1, length]],
    ['why', [action]],
    ['act', [0, length, [action], `curious-${length}`, 'ab'.repeat(32)]],
    ['whole', []],
  ]
  const [call, args] = asked[dice.below(asked.length)] ?? ['ping', []]
  await place.send(call, args).catch(() => {})
}

async function byHttp(id: string, length: number, visitors: readonly Visitor[]): Promise<readonly Received[]> {
  const paths = ['', '?list=mine', '?list=watch', `/${id}`, `/${id}/file`].map((path) => `/api/tables${path}`)
  const found: Received[] = []
  for (const [seat, visitor] of visitors.entries()) {
    for (const path of [...paths, '/api/me', '/api/export', '/metrics', '/health']) {
      const answer = await visitor.ask('GET', path)
      found.push({ viewer: seat < 2 ? seat : null, length, text: await answer.text() })
    }
  }
  return found
}

const tokenOf = ({ cookie }: Visitor): string => cookie.split('=')[1] ?? ''

describe.each(Object.keys(GAMES))('%s over the wire', (game) => {
  let part: Part
  beforeAll(async () => {
    part = await play(game)
  })

  test('names no hidden thing to who may not know it', () => {
    const { received, truth } = part
    const leaks = received.flatMap((each) => truth.leaksIn(each).map((thing) => ({ thing, ...each })))
    expect(received.length).toBeGreaterThan(4 * ACTIONS)
    expect(leaks.map(({ thing, viewer, length, text }) => `${thing} to ${viewer} at ${length}: ${text}`)).toEqual([])
  })

  test('is read in both languages', () => {
    const words = part.received.map(({ text }) => text).join('\n')
    for (const spoken of [/"language":"en"|\bThe Barbarian/, /\bBarbares?\b/]) expect(words).toMatch(spoken)
  })

  test('a channel that was made for the wrong viewer is found', () => {
    const { leaked, truth } = part
    expect(leaked.filter((each) => truth.leaksIn(each).length > 0)).not.toEqual([])
  })

  test('tells nobody the secret of the dice, links that were not used, or who somebody’s device is', () => {
    const { received, secret, chains, spent, visitors } = part
    const all = received.map(({ text }) => text).join('\n')
    expect(secret).toMatch(/^[0-9a-f]{32}$/)
    expect(all).not.toContain(secret)
    for (const [i, chain] of chains.entries()) {
      for (let number = spent[i] ?? 0; number < chain.length; number += 7) expect(all).not.toContain(chain.link(number))
    }
    for (const visitor of visitors) expect(all).not.toContain(tokenOf(visitor))
    expect(all).toContain(chains[0]?.anchor)
  })
})

test('notices and the log tell nothing that is secret', async () => {
  const livia = await Visitor.called(house.address, 'Livia')
  const marcus = await Visitor.called(house.address, 'Marcus')
  const password = 'a-password-of-livia'
  const { code } = await livia.post<{ code: string }>('/api/account', { account: 'livia wire', password })
  await livia.ask('POST', '/api/session', { account: 'livia wire', password: 'a-wrong-password' })
  await livia.ask('POST', '/api/session/recovery', {
    account: 'livia wire',
    password: 'x'.repeat(10),
    code: 'AAAA-BBBB',
  })
  await livia.ask('POST', `/api/me?token=${tokenOf(livia)}`, { broken: password })
  await marcus.patch('/api/me', { mail: 'marcus@example.org', byMail: true, byPush: true })
  const keys = { p256dh: 'p', auth: 'a' }
  await marcus.post('/api/push', { endpoint: 'https://push.example.org/marcus', keys })
  const match = await Match.between('ultimus-romanorum', livia, marcus)
  const dice = new FastDice(secretFrom('notices'))
  const [first, second] = match.places
  await second?.leave()
  for (let n = 0; n < 60 && notices.length < 2; n++) {
    await first?.until(() => first.choices.length > 0 || notices.length >= 2)
    if (first === undefined || notices.length >= 2) break
    if (first.seen?.question?.seat !== 0) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      continue
    }
    await first.act(first.choices[dice.below(first.choices.length)]?.action ?? '')
  }
  await match.leave()
  expect(notices.length).toBeGreaterThan(1)
  const things = games.flatMap(({ secrets }) => secrets.things)
  const said = notices.join('\n')
  for (const thing of things) expect(said).not.toMatch(new RegExp(`(?<![\\w-])${thing}(?![\\w-])`))
  const written = log.join('\n')
  expect(written).toContain('/api/session')
  for (const secret of [password, 'a-wrong-password', code, tokenOf(livia), tokenOf(marcus), 'AAAA-BBBB']) {
    expect(secret.length).toBeGreaterThan(8)
    expect(said).not.toContain(secret)
    expect(written).not.toContain(secret)
  }
})
