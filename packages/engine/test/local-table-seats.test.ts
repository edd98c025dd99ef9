/** What the seats of a table hear, how it begins, and its digest. */
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { canonical, commitment, digest, LocalTable, secretFrom, verifyCommitment } from '../src/index.ts'
import { faultOf, play, position, SECRET, tableWith } from './local-table-play.ts'
import { type Action, type State, toy } from './toy.ts'

describe('a game that does not list what it allows', () => {
  test('is a mistake of its own, and no fault of who acts', () => {
    const forgetful = {
      ...toy,
      decision: (s: State) => ({ seat: 0, helpers: [], ask: 'turn', actions: [] as Action[], of: s }),
    }
    const table = new LocalTable(forgetful, { options: {}, dice: { secret: SECRET } })
    expect(() => table.act(0, 'toss')).toThrow("toy: 'toss' is allowed but not listed.")
  })
})

describe('what each seat hears and sees', () => {
  test('a seat that is none is told which there are', () => {
    expect(faultOf(() => tableWith().undo(2)).message).toBe('There is no seat 2: seats are 0 to 1.')
  })

  test('where nothing is hidden too there is only what a seat at the table sees', () => {
    const open = new LocalTable({ ...toy, secrets: { things: [], hoards: [] } }, { options: {} })
    expect(open.shown(1)).toMatchObject({ viewer: 1 })
    expect(open.shown(null)).toMatchObject({ viewer: null })
    for (const table of [open, tableWith()]) expect(faultOf(() => table.shown(2)).code).toBe('unknown')
  })

  test('a reveal to one seat is heard by no other; what all may know is heard by all', () => {
    const table = play(
      tableWith({ players: 3, changes: { stack: [{ kind: 'turn', seat: 1, picked: [], looked: false, free: true }] } }),
      [1, 'look'],
    )
    expect(table.events(1)).toEqual([
      { type: 'look', seat: 1 },
      { type: 'seen', card: 'follis' },
    ])
    for (const seat of [0, 2]) expect(table.events(seat)).toEqual([{ type: 'look', seat: 1 }])
    for (const seat of [0, 2]) expect(table.shown(seat)).toMatchObject({ deck: ['?', '?', '?'] })
    expect(table.shown(1)).toMatchObject({ deck: ['?', '?', 'follis'] })
  })

  test('a reveal to some seats is heard by those', () => {
    const table = play(tableWith({ players: 3 }), [0, 'draw'])
    const heard = [0, 1, 2].map((seat) => table.events(seat).some((event) => event.type === 'seen'))
    expect(heard).toEqual([true, false, true])
  })

  test('a roll is an event: which die, which face, what for, what is added', () => {
    const table = tableWith({ script: ['2', '6'] })
    play(table, [0, 'pick quinarius'], [0, 'lay'], [1, 'guard sestertius'])
    expect(table.events(0, 2).filter((event) => event.type === 'roll')).toEqual([
      { type: 'roll', die: 'd6', face: 2, purpose: { for: 'attack', seat: 0, add: 5 } },
      { type: 'roll', die: 'd6', face: 6, purpose: { for: 'guard', seat: 1, add: 4 } },
    ])
  })

  test('events from a number on are those of the actions from there; the set-up comes before action 0', () => {
    const table = new LocalTable(toy, { dice: { secret: SECRET } })
    expect(table.events(0).at(-1)).toEqual({ type: 'turn', seat: 0 })
    expect(table.events(0)).toHaveLength(table.prologue.length)
    play(table, [0, 'toss'], [0, 'draw'])
    expect(table.events(0, 1).map((event) => event.type)).toEqual(['draw', 'seen', 'turn'])
    expect(table.events(0, 2)).toEqual([])
  })

  test('what comes up in a shuffle is heard by nobody', () => {
    const table = new LocalTable(toy, { dice: { secret: SECRET } })
    expect(table.events(1).filter((event) => event.type === 'roll')).toEqual([])
  })
})

describe('how a table begins', () => {
  test('options are read by the game, with its defaults, and refused by it', () => {
    expect(new LocalTable(toy).options).toEqual({ players: 2, hand: 3 })
    expect(new LocalTable(toy, { options: { players: 3 } }).seats).toEqual(['red', 'blue', 'aide'])
    for (const options of [{ players: 4 }, { hand: 0 }, { colour: 'red' }, [], 'three']) {
      expect(faultOf(() => new LocalTable(toy, { options })).code).toBe('malformed')
    }
  })

  test('the same secret deals the same game, another another', () => {
    const digests = ['a', 'a', 'b'].map((seed) => new LocalTable(toy, { dice: { secret: secretFrom(seed) } }).digest)
    expect(digests[0]).toBe(digests[1])
    expect(digests[0]).not.toBe(digests[2])
    expect(new LocalTable(toy).digest).not.toBe(new LocalTable(toy).digest)
  })

  test('a given position is played from, rolls nothing and tells nothing', () => {
    const table = tableWith({ script: [] })
    expect(table.game.write(table.state)).toEqual(position())
    expect(table.prologue).toEqual([])
    expect(table.position).toEqual(position())
  })

  test('a position that does not hold is refused', () => {
    for (const changes of [
      { deck: [] },
      { shown: ['aureus', 'aureus'] },
      { score: null },
      { extra: 1 },
      { stack: [{}] },
    ]) {
      expect(faultOf(() => tableWith({ changes })).code).toBe('malformed')
    }
  })

  test('a commitment is published for each stretch of keyed dice, and none for scripted ones', () => {
    const table = tableWith()
    expect(table.commitments).toEqual([commitment(SECRET)])
    expect(verifyCommitment(table.commitments[0] ?? '', SECRET)).toBe(true)
    table.changeDice({ script: ['1'] })
    const later = secretFrom('later')
    const branch = table.branch(0, { secret: later })
    expect(branch.commitments).toEqual([commitment(SECRET), null, commitment(later)])
  })

  test('the digest is that of the written position: equal positions, equal digests, however they were come by', () => {
    const table = tableWith()
    expect(table.digest).toBe(digest(position()))
    const one = play(tableWith(), [0, 'pick as'], [0, 'pick tressis'])
    const two = play(tableWith(), [0, 'pick tressis'], [0, 'pick as'])
    expect(one.digest).not.toBe(two.digest)
    one.undo(0)
    one.undo(0)
    expect(one.digest).toBe(table.digest)
  })
})

describe('a digest', () => {
  test('is 64 bits of SHA-256, by node:crypto, of JSON with its members in order', () => {
    const value = { b: [1, 'é', null, true], a: { d: 0.5, c: {} } }
    const text = '{"a":{"c":{},"d":0.5},"b":[1,"é",null,true]}'
    expect(canonical(value)).toBe(text)
    expect(digest(value)).toBe(createHash('sha256').update(text).digest('hex').slice(0, 16))
    expect(digest({ a: { c: {}, d: 0.5 }, b: value.b })).toBe(digest(value))
  })

  test('tells apart what is easily taken for the same', () => {
    const values = [
      null,
      'null',
      0,
      '0',
      '',
      [],
      {},
      [[]],
      [{}],
      { '': '' },
      '\ud800',
      '\ud801',
      [1, 2],
      [12],
      ['1', '2'],
      ['1,2'],
    ]
    expect(new Set(values.map((value) => digest(value))).size).toBe(values.length)
  })
})
