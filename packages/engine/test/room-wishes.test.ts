/** At which windows a seat is asked, and how a bot's plan is followed. */
import { describe, expect, test, vi } from 'vitest'
import { type AnyGame, type Bot, LocalTable, type Player } from '../src/index.ts'
import { type Change, Room, seenBy } from '../src/room.ts'
import { position, SECRET } from './local-table-play.ts'
import { type Action, toy } from './toy.ts'

/** The toy as if to be answered were a window, and yielding were to pass. */
const windowed: AnyGame = {
  ...toy,
  decision(s) {
    const decision = toy.decision(s)
    const pass = decision?.actions.find(({ kind }) => kind === 'yield')
    return decision && pass ? { ...decision, window: { moment: 'answer', pass } } : decision
  },
}

const BLUE = ['dupondius', 'sestertius']

/** Blue holds these; what he does not hold has been shown. */
const roomOf = (players: readonly Player[], blue: readonly string[] = BLUE, bot?: Bot) =>
  new Room(
    new LocalTable(windowed, {
      options: { players: 2, hand: 3 },
      dice: { secret: SECRET },
      position: position({
        hands: [['as', 'quinarius', 'tressis'], blue],
        shown: ['aureus', ...BLUE.filter((card) => !blue.includes(card))],
      }),
    }),
    { players, ...(bot !== undefined && { bot: async () => bot }) },
  )

const actionsOf = (room: Room) => room.table.log.map(({ seat, action }) => `${seat} ${action}`)

describe('wishes', () => {
  test('the next window that is called for is asked once', () => {
    const room = roomOf(['person', 'person'])
    room.watch(1, { moments: [], next: true })
    room.act(0, 'pick as')
    room.act(0, 'lay')
    expect(room.table.decision).toMatchObject({ seat: 1, ask: 'answer' })
    room.act(1, 'yield')
    room.act(1, 'draw')
    room.act(0, 'pick quinarius')
    room.act(0, 'lay')
    expect(actionsOf(room).at(-1)).toBe('1 yield')
    expect(room.table.decision).toMatchObject({ seat: 1, ask: 'turn' })
  })

  test('a wish counts at once, at a window that is open already', () => {
    const room = roomOf(['person', 'person'])
    room.act(0, 'pick as')
    room.act(0, 'lay')
    room.watch(1, { moments: [], next: false })
    expect(actionsOf(room).at(-1)).toBe('1 yield')
  })

  test('a wish is that of its own seat', () => {
    const room = roomOf(['person', 'person'])
    room.watch(0, { moments: [], next: false })
    room.act(0, 'pick as')
    room.act(0, 'lay')
    expect(room.table.decision).toMatchObject({ seat: 1, ask: 'answer' })
  })

  test('what is passed for a seat is told with what led to it', () => {
    const room = roomOf(['person', 'person'])
    room.watch(1, { moments: [], next: false })
    room.act(0, 'pick as')
    const changes: Change[] = []
    room.listen((change) => changes.push(change))
    room.act(0, 'lay')
    expect(changes.map(({ from, done }) => [from, done.map(({ action }) => action)])).toEqual([[1, ['lay', 'yield']]])
  })

  test('a watched window without a choice is passed only where no other person could learn from it', () => {
    const asked = (players: readonly Player[], blue: readonly string[]) => {
      const room = roomOf(players, blue)
      room.watch(1, { moments: ['answer'], next: false })
      room.act(0, 'pick as')
      room.act(0, 'lay')
      return room.table.decision?.ask
    }
    expect(asked(['bot:none', 'person'], [])).toBe('turn')
    expect(asked(['bot:none', 'person'], ['dupondius'])).toBe('answer')
    expect(asked(['person', 'person'], [])).toBe('answer')
  })

  test('nothing is passed for a bot', () => {
    const room = roomOf(['person', 'bot:none'])
    room.watch(1, { moments: [], next: false })
    room.act(0, 'pick as')
    room.act(0, 'lay')
    expect(room.table.decision).toMatchObject({ seat: 1, ask: 'answer' })
  })
})

describe('who plays', () => {
  test('people, if nothing else is said', () => {
    const room = new Room(new LocalTable(toy, { options: { players: 3, hand: 3 } }))
    expect([room.players, room.people, room.past, room.carried]).toEqual([
      ['person', 'person', 'person'],
      [0, 1, 2],
      [],
      null,
    ])
  })

  test('the bot that is asked is known by its name', () => {
    const room = roomOf(['bot:a', 'person'])
    expect([room.people, room.botAsked]).toEqual([[1], 'a'])
    room.act(0, 'draw')
    expect(room.botAsked).toBeUndefined()
  })
})

describe('who takes a seat', () => {
  test('is told to all who listen, and begins at once if it is a bot', async () => {
    const bot: Bot = { name: 'drawer', plan: () => [{ kind: 'draw' }] }
    const room = roomOf(['person', 'person'], undefined, bot)
    const changes: Change[] = []
    room.listen((change) => changes.push(change))
    room.sit(['bot:drawer', 'person'])
    expect(changes).toEqual([{ from: 0, done: [] }])
    await room.settled
    expect(actionsOf(room)).toEqual(['0 draw'])
  })

  test('is waited for once, however often it is told to begin', async () => {
    const bot: Bot = { name: 'drawer', plan: () => [{ kind: 'draw' }] }
    let called = 0
    const { table } = roomOf(['person', 'person'])
    const room = new Room(table, {
      players: ['bot:drawer', 'person'],
      async bot() {
        called++
        await new Promise((resolve) => setTimeout(resolve, 20))
        return bot
      },
    })
    room.drive()
    room.drive()
    await room.settled
    expect([called, actionsOf(room)]).toEqual([1, ['0 draw']])
  })

  test('nothing is thought where a person is asked', async () => {
    const room = roomOf(['person', 'person'], undefined, { name: 'drawer', plan: () => [{ kind: 'draw' }] })
    await room.think()
    expect(room.length).toBe(0)
  })
})

describe('a plan', () => {
  const plans = (...texts: string[]) => {
    const bot = {
      name: 'planner',
      asked: 0,
      plan(): Action[] {
        bot.asked++
        return texts.map((text) => toy.parse(text) as Action)
      },
    }
    return bot
  }

  test('is followed as far as it goes, without asking again', async () => {
    const bot = plans('pick as', 'pick quinarius')
    const room = roomOf(['bot:planner', 'person'], undefined, bot)
    room.hold(true)
    await room.think()
    await room.think()
    expect([actionsOf(room), bot.asked]).toEqual([['0 pick as', '0 pick quinarius'], 1])
  })

  test('is given up when something came to light', async () => {
    const bot = plans('toss', 'pick as')
    const room = roomOf(['bot:planner', 'person'], undefined, bot)
    room.hold(true)
    await room.think()
    expect([actionsOf(room), bot.asked]).toEqual([['0 toss'], 1])
    await expect(room.think()).rejects.toThrow('The bot planner gave no legal answer.')
    expect(bot.asked).toBe(2)
  })

  test('is given up where it is no longer legal', async () => {
    const bot = plans('pick as', 'pick quinarius')
    const room = roomOf(['bot:planner', 'person'], undefined, bot)
    room.hold(true)
    await room.think()
    room.act(0, 'pick quinarius')
    await expect(room.think()).rejects.toThrow('gave no legal answer')
    expect(bot.asked).toBe(2)
  })

  test('is given up when one of its actions fails', async () => {
    const bot = plans('pick as', 'pick quinarius')
    const room = roomOf(['bot:planner', 'person'], undefined, bot)
    room.hold(true)
    await room.think()
    const stop = vi.spyOn(room.table, 'act').mockImplementationOnce(() => {
      throw new Error('The disk is full.')
    })
    await expect(room.think()).rejects.toThrow('The disk is full.')
    stop.mockRestore()
    await expect(room.think()).rejects.toThrow('gave no legal answer')
    expect([actionsOf(room), bot.asked]).toEqual([['0 pick as'], 2])
  })

  test('is forgotten when somebody else takes the seat', async () => {
    const bot = plans('pick as', 'pick quinarius')
    const room = roomOf(['bot:planner', 'person'], undefined, bot)
    room.hold(true)
    await room.think()
    room.sit(['bot:other', 'person'])
    await expect(room.think()).rejects.toThrow('The bot other gave no legal answer.')
  })

  test('is not made for a question that was answered meanwhile', async () => {
    const bot = plans('pick as')
    let come = (_: Bot): void => {}
    const room = new Room(roomOf(['person', 'person']).table, {
      players: ['bot:slow', 'person'],
      bot: () =>
        new Promise<Bot>((resolve) => {
          come = resolve
        }),
    })
    room.hold(true)
    const thinking = room.think()
    room.act(0, 'pick tressis')
    come(bot)
    await thinking
    expect([actionsOf(room), bot.asked]).toEqual([['0 pick tressis'], 0])
  })

  test('that failed is not made again by itself, nor by a bot that is held', async () => {
    const bot = plans('yield')
    const room = roomOf(['bot:planner', 'person'], undefined, bot)
    room.hold(true)
    room.drive()
    await room.settled
    expect(bot.asked).toBe(0)
    room.hold(false)
    await room.settled
    expect(seenBy(room, 1, 'en').now().trouble).toMatchObject({ code: 'bot' })
    room.drive()
    await room.settled
    expect([bot.asked, room.length]).toEqual([1, 0])
  })
})
