import { describe, expect, test } from 'vitest'
import { type AnyGame, type Bot, Fault, type Language, LocalTable, no, type Player, secretFrom } from '../src/index.ts'
import { type Change, Room, seenBy } from '../src/room.ts'
import { faultOf, tableWith } from './local-table-play.ts'
import { toy } from './toy.ts'

const first: Bot = { name: 'first', plan: (_, { actions }) => [actions[0]] }

function roomWith(players: readonly Player[], bot: Bot = first): Room {
  return new Room(tableWith(), { players, bot: async () => bot })
}

describe('a room', () => {
  test('a late or doubled action is refused, and nothing is done twice', () => {
    const room = roomWith(['person', 'person'])
    room.act(0, 'pick as', 0)
    expect(faultOf(() => room.act(0, 'pick tressis', 0)).code).toBe('late')
    expect(faultOf(() => room.undo(0, 0)).code).toBe('late')
    expect(room.length).toBe(1)
    room.undo(0, 1)
    expect(faultOf(() => room.redo(0, 1)).code).toBe('late')
    expect(room.redo(0, 0).map(({ action }) => action)).toEqual(['pick as'])
  })

  test('a refusal names whom its clause binds, in the reader’s language, if the game does', () => {
    const words = (language: Language) => ({
      ...toy.words(language),
      about: (name: string) => (language === 'fr' ? `la carte ${name}` : `the card ${name}`),
    })
    const strict = (about?: string): AnyGame => ({ ...toy, words, verdict: () => no('TOY-1', about) })
    const whyOf = (game: AnyGame, language: Language) => {
      const room = new Room(new LocalTable(game, { dice: { secret: secretFrom('about') } }))
      return { why: seenBy(room, 0, language).why('lay'), fault: faultOf(() => room.act(0, 'lay')) }
    }
    const { why, fault } = whyOf(strict('as'), 'fr')
    expect(why).toMatchObject({ ok: false, refusal: { rule: 'TOY-1', about: 'la carte as' } })
    expect([fault.about, fault.message]).toEqual(['as', "'lay' is not allowed (TOY-1). the card as:"])
    expect(whyOf(strict(), 'fr').why).not.toHaveProperty('refusal.about')
    // A game without such words is quoted.
    const silent: AnyGame = { ...toy, verdict: () => no('TOY-1', 'as') }
    expect(whyOf(silent, 'fr').why).toMatchObject({ refusal: { about: 'as' } })
  })

  test('tells what was done and what was taken back, until one stops listening', () => {
    const room = roomWith(['person', 'person'])
    const changes: Change[] = []
    const stop = room.listen((change) => changes.push(change))
    room.act(0, 'pick as')
    room.undo(0)
    stop()
    room.act(0, 'toss')
    expect(changes.map(({ from, done }) => [from, done.map(({ action }) => action)])).toEqual([
      [0, ['pick as']],
      [0, []],
    ])
  })

  test('drives its bots, through several bots and turns, until a person is asked or the game is over', async () => {
    const room = roomWith(['bot:first', 'bot:first'])
    room.drive()
    await room.settled
    expect(room.table.decision).toBeNull()
    const mixed = roomWith(['person', 'bot:first'])
    mixed.act(0, 'draw')
    expect(mixed.table.decision?.seat).toBe(1)
    await mixed.settled
    expect(mixed.table.decision?.seat ?? 0).toBe(0)
    const { length } = mixed
    mixed.act(0, 'yield')
    mixed.act(0, 'draw')
    await mixed.settled
    expect(mixed.table.decision?.seat ?? 0).toBe(0)
    expect(mixed.length).toBeGreaterThan(length + 2)
  })

  test('a bot that is held waits; a seat that a person takes is not played any more', async () => {
    const room = roomWith(['person', 'bot:first'])
    room.hold(true)
    room.act(0, 'draw')
    await room.settled
    expect(room.length).toBe(1)
    room.hold(false)
    await room.settled
    expect(room.length).toBeGreaterThan(1)
    const taken = roomWith(['person', 'bot:first'])
    taken.hold(true)
    taken.act(0, 'draw')
    taken.sit(['person', 'person'])
    taken.hold(false)
    await taken.settled
    expect(taken.length).toBe(1)
    expect(faultOf(() => taken.sit(['person'])).code).toBe('malformed')
  })

  test('a bot gets the view of its seat, and dice that follow from that alone', async () => {
    const seen: string[] = []
    const watched: Bot = {
      name: 'watched',
      plan(view, { actions }, dice) {
        seen.push(`${view.viewer} ${JSON.stringify(view.unseen)} ${dice.below(1000)}`)
        return [actions[0]]
      },
    }
    /** Two tables that differ in what Red holds and the deck, which Blue may not know. */
    const dealt = ['as quinarius tressis', 'denarius quinarius solidus'].map((hand) => {
      const cards = ['denarius', 'solidus', 'follis', 'as', 'quinarius', 'tressis']
      const red = hand.split(' ')
      return tableWith({
        changes: {
          hands: [red, ['dupondius', 'sestertius']],
          deck: cards.filter((card) => !red.includes(card)),
          stack: [{ kind: 'turn', seat: 1, picked: [], looked: false, free: true }],
        },
      })
    })
    for (const table of dealt) {
      const room = new Room(table, { players: ['person', 'bot:watched'], bot: async () => watched })
      room.drive()
      await room.settled
    }
    expect(seen.length % 2).toBe(0)
    expect(seen.slice(0, 1)).toEqual(seen.slice(seen.length / 2, seen.length / 2 + 1))
    expect(seen[0]).toMatch(/^1 /)
  })

  test('a bot that fails is told of, without what it knew, and somebody else can take its seat', async () => {
    const broken: Bot = {
      name: 'broken',
      plan(view) {
        throw new Error(`I hold ${JSON.stringify(view.position)}`)
      },
    }
    const room = roomWith(['person', 'bot:broken'], broken)
    room.act(0, 'draw')
    await room.settled
    expect(seenBy(room, 0, 'en').now().trouble).toMatchObject({ code: 'bot', message: 'The bot failed, and waits.' })
    room.sit(['person', 'person'])
    expect(seenBy(room, 0, 'en').now().trouble).toBeNull()
    expect(room.act(1, 'draw').seat).toBe(1)
  })

  test('a bot that answers what is not legal has failed', async () => {
    const room = roomWith(['person', 'bot:odd'], { name: 'odd', plan: () => [{ kind: 'yield' }] })
    room.act(0, 'draw')
    await room.settled
    expect(room.trouble).toBeInstanceOf(Fault)
    expect(room.length).toBe(1)
  })
})

describe('windows', () => {
  /** The toy as if to be answered were a window, and yielding were to pass. */
  const windowed: AnyGame = {
    ...toy,
    decision(s) {
      const decision = toy.decision(s)
      const pass = decision?.actions.find(({ kind }) => kind === 'yield')
      return decision && pass ? { ...decision, window: { moment: 'answer', pass } } : decision
    },
  }
  const laid = (wish?: { moments: string[]; next: boolean }, players: readonly Player[] = ['person', 'person']) => {
    const room = new Room(new LocalTable(windowed, { dice: { secret: secretFrom('windows') } }), { players })
    if (wish !== undefined) room.watch(1, wish)
    const pick = room.table.decision?.actions.find((action) => windowed.notation(action).startsWith('pick'))
    room.act(0, windowed.notation(pick))
    room.act(0, 'lay')
    return room
  }

  test('a seat is asked at every window until it wishes otherwise', () => {
    expect(laid().table.decision).toMatchObject({ seat: 1, ask: 'answer' })
  })

  test('a window that is not watched is passed; one that is, or the next one called for, is asked', () => {
    expect(laid({ moments: [], next: false }).table.log.at(-1)).toMatchObject({ seat: 1, action: 'yield' })
    expect(laid({ moments: ['answer'], next: false }).table.decision?.ask).toBe('answer')
    expect(laid({ moments: [], next: true }).table.decision?.ask).toBe('answer')
  })
})

describe('what a viewer gets', () => {
  test('choices go to who may answer; others learn who is asked and what for', () => {
    const room = roomWith(['person', 'person'])
    expect(seenBy(room, 0, 'en').now().question?.choices?.length).toBeGreaterThan(1)
    for (const viewer of [1, null]) {
      const question = seenBy(room, viewer, 'en').now().question
      expect(question).toMatchObject({ seat: 0, ask: 'turn', choices: null })
      expect(question?.words).not.toBe('')
    }
  })

  test('only who may answer may ask why not', () => {
    const room = roomWith(['person', 'person'])
    expect(seenBy(room, 0, 'en').why('pick as')).toEqual({ ok: true, cost: 1 })
    expect(seenBy(room, 0, 'en').why('yield')).toMatchObject({ ok: false, refusal: { rule: 'TOY-2-a' } })
    for (const viewer of [1, null]) {
      expect(seenBy(room, viewer, 'en').why('yield')).toMatchObject({
        ok: false,
        refusal: { code: 'turn', rule: null },
      })
    }
  })

  test('lines are those that the viewer may hear', () => {
    const room = roomWith(['person', 'person'])
    room.act(0, 'look')
    const heard = [0, 1, null].map((viewer) =>
      seenBy(room, viewer, 'en')
        .lines(-1)
        .map(({ event }) => event.type),
    )
    expect(heard).toEqual([['look', 'seen'], ['look'], ['look']])
  })
})

test('what was done under other rules is told where nothing is hidden, else to nobody before the game is over', () => {
  const past = [
    [0, 'one'],
    [1, 'other'],
  ] as const
  const room = (game: AnyGame) =>
    new Room(new LocalTable(game, { dice: { secret: secretFrom('past') } }), { players: ['person', 'person'], past })
  const open = room({ ...toy, secrets: { things: [], hoards: [] } })
  const hidden = room(toy)
  for (const viewer of [0, 1, null]) {
    expect(seenBy(open, viewer, 'en').past()).toEqual(past)
    expect(seenBy(hidden, viewer, 'en').past()).toBeNull()
  }
  const { table } = hidden
  for (let d = table.decision; d !== null; d = table.decision) table.act(d.seat, toy.notation(d.actions[0] as never))
  for (const viewer of [0, 1, null]) expect(seenBy(hidden, viewer, 'en').past()).toEqual(past)
})
