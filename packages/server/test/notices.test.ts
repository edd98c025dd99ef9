/** Who is not at his table is told that it is his turn: by the ways he has asked for, and with nothing that is hidden. */
import { createServer, type Server } from 'node:net'
import { games } from '@tabularium/games/all'
import type { Me } from '@tabularium/online'
import { type Place, shortChain, type TestHouse, testHouse, Visitor } from '@tabularium/server/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Notifier } from '../src/notices/notifier.ts'
import { FALL, playUntil, twoAt } from './company.ts'

/** One mail as it came in, from its first header to its end. */
let mails: string[] = []
let pushes: { endpoint: string; text: string }[] = []
let gone = false
let now = 1_800_000_000_000
let smtp: Server
let house: TestHouse

/** As much of SMTP as one letter needs. */
function postOffice(): Server {
  return createServer((socket) => {
    let [said, isLetter] = ['', false]
    const answer = (line: string) => socket.write(`${line}\r\n`)
    const hear = (line: string) => {
      isLetter = /^DATA/i.test(line)
      if (isLetter) answer('354 go on')
      else if (/^(EHLO|HELO|MAIL|RCPT|RSET)/i.test(line)) answer('250 well')
      else answer(/^QUIT/i.test(line) ? '221 farewell' : '502 what')
    }
    socket.on('error', () => {})
    socket.on('data', (data) => {
      said += data.toString()
      for (;;) {
        const end = isLetter ? said.indexOf('\r\n.\r\n') : said.indexOf('\r\n')
        if (end < 0) return
        const line = said.slice(0, end)
        said = said.slice(end + (isLetter ? 5 : 2))
        if (!isLetter) {
          hear(line)
          continue
        }
        mails.push(line)
        isLetter = false
        answer('250 taken')
      }
    })
    answer('220 post office')
  })
}

beforeAll(async () => {
  smtp = postOffice()
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const at = smtp.address()
  const port = typeof at === 'object' && at !== null ? at.port : 0
  house = await testHouse(
    {
      now: () => now,
      sendPush: async ({ endpoint }, text) => {
        pushes.push({ endpoint, text })
        return gone ? 'gone' : 'sent'
      },
    },
    { smtp: `smtp://127.0.0.1:${port}/?ignoreTLS=true`, mailFrom: 'tables@example.org' },
  )
})
afterAll(async () => {
  await house.stop()
  smtp.close()
})
beforeEach(() => {
  ;[mails, pushes, gone] = [[], [], false]
  now += 3_600_000
})

const keys = { p256dh: 'p', auth: 'a' }
const endpoint = 'https://push.example.org/marcus'
const subscribed = async (marcus: Visitor) => {
  await marcus.post('/api/push', { endpoint, keys })
  return marcus
}

/** Marcus has the Barbarian, who begins: he plays, leaves, and Livia plays until he is asked again. */
async function untilHisTurn(marcus: Visitor, isGoing = true): Promise<string> {
  const livia = await Visitor.called(house.address, 'Livia')
  const { id, chain } = await livia.open({ game: FALL, sitting: ['me', 'open'] })
  const his = shortChain()
  const [first, second] = [await livia.enter(id, chain), await marcus.enter(id, his)]
  await marcus.sit(id, 1, his)
  await Promise.all([first, second].map((place) => place.until(() => place.seen !== null)))
  await playUntil([first, second], () => first.choices.length > 0)
  if (isGoing) await second.leave()
  await playUntil([first], () => first.choices.length === 0)
  await Promise.all([first, second].map((place: Place) => place.leave()))
  return id
}

/** Whatever was to be sent is sent: what a notice waits for is asked of the same store. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 150))

describe('mail', () => {
  test('tells whose turn it is, in his language, with a link and nothing else', async () => {
    const marcus = new Visitor(house.address)
    await marcus.post('/api/me', { name: 'Marcus', language: 'fr' })
    await marcus.patch('/api/me', { mail: 'marcus@example.org', byMail: true })
    const id = await untilHisTurn(marcus)
    await expect.poll(() => mails.length).toBe(1)
    const [mail = ''] = mails
    const [head = '', body = ''] = mail.split('\r\n\r\n', 2)
    expect(head).toMatch(/^From: tables@example\.org$/m)
    expect(head).toMatch(/^To: marcus@example\.org$/m)
    const plain = mail
      .slice(head.length)
      .replace(/=\r\n/g, '')
      .replace(/((=[0-9A-F]{2})+)/g, (coded) => decodeURIComponent(coded.replaceAll('=', '%')))
    expect(body).not.toBe('')
    expect(plain.trim()).toBe(
      `C’est à vous de jouer\u00a0: La Chute de l’Empire romain.\r\n\r\nLa table\u00a0: ${house.address}#/online/${id}`,
    )
  })

  test('is not sent to who has switched it off, who gave no address, or who is at the table', async () => {
    const [off, none, here] = await Promise.all(
      ['Off', 'None', 'Here'].map((name) => Visitor.called(house.address, name)),
    )
    await off?.patch('/api/me', { mail: 'off@example.org', byMail: false })
    await none?.patch('/api/me', { byMail: true })
    await here?.patch('/api/me', { mail: 'here@example.org', byMail: true })
    for (const [visitor, isGoing] of [
      [off, true],
      [none, true],
      [here, false],
    ] as const) {
      if (visitor !== undefined) await untilHisTurn(visitor, isGoing)
    }
    await settled()
    expect(mails).toEqual([])
  })
})

describe('a second notice within a minute', () => {
  test('comes after it, if he is still waited for then, and only once', async () => {
    const { marcus, id, leave } = await twoAt(house)
    await marcus.patch('/api/me', { mail: 'marcus@example.org', byMail: true })
    const { row } = await house.hall.table(id)
    const him = row.seats[1]?.person ?? ''
    const sent: string[] = []
    let isAwaited = true
    const settings = { push: null, smtp: null, from: '', address: () => 'https://example.org/' }
    const notifier = new Notifier(
      house.hall.store,
      settings,
      () => 'The Fall',
      (error) => sent.push(String(error)),
      async (table, person) => isAwaited && table === id && person === him,
      { now: () => Date.now(), mail: async (to) => void sent.push(to) },
    )
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    /** What was sent after so many seconds, once the store has answered. */
    const after = async (seconds: number) => {
      await vi.advanceTimersByTimeAsync(1000 * seconds)
      for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve))
      return sent.length
    }
    try {
      notifier.onNews('turn', row, him)
      expect(await after(0)).toBe(1)
      notifier.onNews('turn', row, him)
      notifier.onNews('turn', row, him)
      expect(await after(59)).toBe(1)
      expect(await after(2)).toBe(2)
      expect(await after(120)).toBe(2)
      notifier.onNews('turn', row, him)
      expect(await after(0)).toBe(3)
      notifier.onNews('turn', row, him)
      isAwaited = false
      expect(await after(120)).toBe(3)
      isAwaited = true
      notifier.onNews('turn', row, him)
      notifier.onNews('turn', row, him)
      await after(0)
      notifier.stop()
      expect(await after(120)).toBe(4)
    } finally {
      vi.useRealTimers()
    }
    expect(new Set(sent)).toEqual(new Set(['marcus@example.org']))
    await leave()
  })

  test('is for who is asked and is not there', async () => {
    const { id, livia, marcus, turn, leave } = await twoAt(house)
    const [asked, other] = turn()
    const seat = asked.seen?.viewer ?? 0
    const idOf = async (visitor: Visitor) => (await visitor.get<Me>('/api/me')).id
    const [him, her] = [await idOf(seat === 1 ? marcus : livia), await idOf(seat === 1 ? livia : marcus)]
    expect(await house.hall.isAwaited(id, him)).toBe(false)
    await asked.leave()
    await other.until(() => other.online?.seats[seat]?.here === false)
    expect(await house.hall.isAwaited(id, him)).toBe(true)
    expect(await house.hall.isAwaited(id, her)).toBe(false)
    await leave()
  })
})

describe('who is away', () => {
  test('is told that the game is over, and who is there is not', async () => {
    const { livia, marcus, id, first, second, leave } = await twoAt(house)
    for (const [visitor, name] of [
      [livia, 'livia'],
      [marcus, 'marcus'],
    ] as const) {
      await visitor.patch('/api/me', { mail: `${name}@example.org`, byMail: true })
    }
    await second.leave()
    await first.call('resign')
    await expect.poll(() => mails.length).toBe(1)
    expect(mails[0]).toContain('To: marcus@example.org')
    expect(mails[0]).toContain('Subject: The game is over: The Fall of the Roman Empire')
    expect(mails[0]).toContain(id)
    await leave()
    await settled()
    expect(mails).toHaveLength(1)
  })

  test('is told that a bot plays on for him, and so is everybody at the table', async () => {
    const pace = { kind: 'live', total: 10_000, increment: 0 } as const
    const { livia, marcus, id, turn, leave } = await twoAt(house, { pace, onTime: { bot: 'bot:random' } })
    const [asked, other] = turn()
    const seat = asked.seen?.viewer ?? 0
    const late = seat === 0 ? livia : marcus
    await late.patch('/api/me', { mail: 'late@example.org', byMail: true })
    await asked.leave()
    mails = []
    for (let beat = 0; beat < 4; beat++) {
      now += 4000
      await house.hall.beat()
    }
    await (await house.hall.table(id)).heed()
    await other.until(() => other.seen?.seats[seat]?.player === 'bot:random')
    expect(other.online?.seats.map((each) => each.late)).toEqual([seat === 0, seat === 1])
    await expect.poll(() => mails.length).toBe(1)
    expect(mails[0]).toContain('Subject: Your time ran out, and a bot plays on: The Fall of the')
    await leave()
  })
})

describe('push', () => {
  test('goes to every device that asked for it, and names the game alone', async () => {
    const marcus = await subscribed(await Visitor.called(house.address, 'Marcus'))
    await marcus.patch('/api/me', { byPush: true })
    const id = await untilHisTurn(marcus)
    await expect.poll(() => pushes.length).toBe(1)
    expect(pushes[0]).toEqual({
      endpoint,
      text: JSON.stringify({ text: 'It is your turn: The Fall of the Roman Empire', table: id }),
    })
    for (const thing of games.flatMap(({ secrets }) => secrets.things)) expect(pushes[0]?.text).not.toContain(thing)
  })

  test('is not sent once it was switched off, or the device was let go of', async () => {
    const marcus = await subscribed(await Visitor.called(house.address, 'Marcus'))
    await marcus.patch('/api/me', { byPush: false })
    await untilHisTurn(marcus)
    await marcus.patch('/api/me', { byPush: true })
    await marcus.delete('/api/push', { endpoint })
    await untilHisTurn(marcus)
    await settled()
    expect(pushes).toEqual([])
  })

  test('to a device that is gone is not tried again', async () => {
    const marcus = await subscribed(await Visitor.called(house.address, 'Marcus'))
    await marcus.patch('/api/me', { byPush: true })
    gone = true
    await untilHisTurn(marcus)
    await expect.poll(() => pushes.length).toBe(1)
    await untilHisTurn(marcus)
    await settled()
    expect(pushes).toHaveLength(1)
  })

  test('comes once a minute for one table, however often one is asked', async () => {
    const { marcus, first, second, leave } = await twoAt(house)
    await subscribed(marcus)
    await marcus.patch('/api/me', { byPush: true })
    const oneRound = async () => {
      await playUntil([first, second], () => first.choices.length > 0)
      await second.leave()
      await playUntil([first], () => first.choices.length === 0)
      await second.connect()
      await second.until(() => second.choices.length > 0)
    }
    await oneRound()
    await expect.poll(() => pushes.length).toBe(1)
    await oneRound()
    await settled()
    expect(pushes).toHaveLength(1)
    now += 61_000
    await oneRound()
    await expect.poll(() => pushes.length).toBe(2)
    await leave()
  })
})
