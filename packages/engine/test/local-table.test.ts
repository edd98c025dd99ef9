import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  canonical,
  commitment,
  digest,
  Fault,
  type JsonObject,
  KeyedDice,
  LocalTable,
  load,
  type Seat,
  SilentTable,
  save,
  secretFrom,
  verifyCommitment,
} from '../src/index.ts'
import { toy } from './toy.ts'

const SECRET = secretFrom('local table')

/** Red to move with three coins, Blue with two; the deck's top is the follis. */
const position = (changes: JsonObject = {}): JsonObject => ({
  deck: ['denarius', 'solidus', 'follis'],
  hands: [
    ['as', 'quinarius', 'tressis'],
    ['dupondius', 'sestertius'],
  ],
  shown: ['aureus'],
  score: [0, 0],
  resigned: null,
  stack: [{ kind: 'turn', seat: 0, picked: [], looked: false, free: true }],
  ...changes,
})

interface Given {
  readonly players?: 2 | 3
  readonly script?: readonly string[]
  readonly changes?: JsonObject
}

const tableWith = ({ players = 2, script, changes = {} }: Given = {}): LocalTable =>
  new LocalTable(toy, {
    options: { players, hand: 3 },
    dice: script === undefined ? { secret: SECRET } : { script },
    position: position(changes),
  })

const play = (table: LocalTable, ...actions: readonly (readonly [Seat, string])[]): LocalTable => {
  for (const [seat, action] of actions) table.act(seat, action)
  return table
}

const legalActions = (table: LocalTable): string[] =>
  (table.decision?.actions ?? []).map((action) => table.game.notation(action))

/** All that can be seen of a table. */
const seen = (table: LocalTable) => ({
  digest: table.digest,
  log: [...table.log],
  decision: table.decision,
  stretches: table.stretches,
  canRedo: table.canRedo,
  events: table.seats.map((_, seat) => table.events(seat)),
})

function faultOf(act: () => unknown): Fault {
  try {
    act()
  } catch (error) {
    if (error instanceof Fault) return error
    throw error
  }
  throw new Error('It was not refused.')
}

/** The fault, when the table is exactly as it was before. */
function refused(table: LocalTable, act: () => unknown): Fault {
  const before = seen(table)
  const fault = faultOf(act)
  expect(seen(table)).toEqual(before)
  return fault
}

describe('act', () => {
  test('does what is legal, tells it and asks the next question', () => {
    const table = tableWith()
    const entry = table.act(0, 'pick as')
    expect(entry).toMatchObject({ action: 'pick as', seat: 0, asked: 0, sealed: false })
    expect(table.log).toEqual([entry])
    expect(legalActions(table)).toEqual(['pick tressis', 'pick quinarius', 'lay'])
  })

  test('an action opens an answer by the other seat in the middle, and the turn goes on after it', () => {
    const table = play(tableWith(), [0, 'pick as'], [0, 'lay'])
    expect(table.decision).toMatchObject({ seat: 1, ask: 'answer', helpers: [] })
    table.act(1, 'yield')
    expect(table.decision).toMatchObject({ seat: 1, ask: 'turn' })
    expect(table.view(0)).toMatchObject({ score: [1, 0], shown: ['aureus', 'as'] })
  })

  test.each([
    ['pick dupondius', 'TOY-2-b'],
    ['yield', 'TOY-2-a'],
    ['lay', 'TOY-2-d'],
    ['resign', 'TOY-5-b'],
  ])('%s is refused by %s, in words, and nothing changes', (action, rule) => {
    const table = tableWith()
    const fault = refused(table, () => table.act(0, action))
    expect(fault).toMatchObject({ code: 'illegal', rule })
    expect(fault.message).toBe(`'${action}' is not allowed (${rule}). ${toy.words('en').clause(rule)}`)
  })

  test.each([
    '',
    ' ',
    'draw ',
    'DRAW',
    'pick',
    'pick nummus',
    'toString',
    '__proto__',
    '\u0000',
    '💰',
    'x'.repeat(100_000),
  ])('%j is malformed, and nothing changes', (text) => {
    const table = tableWith()
    expect(refused(table, () => table.act(0, text)).code).toBe('malformed')
  })

  test('a seat that is not asked is refused, whatever it says, before anything is told of the action', () => {
    const table = tableWith({ players: 3 })
    for (const text of ['draw', 'lay', 'nonsense']) {
      const fault = refused(table, () => table.act(1, text))
      expect(fault.code).toBe('turn')
      expect(fault.message).toBe('It is not for blue to answer, but for red.')
    }
  })

  test.each([-1, 2, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('there is no seat %d', (seat) => {
    const table = tableWith()
    for (const act of [
      () => table.act(seat, 'draw'),
      () => table.undo(seat),
      () => table.redo(seat),
      () => table.view(seat),
      () => table.events(seat),
    ]) {
      expect(refused(table, act).code).toBe('unknown')
    }
  })

  test('when the game is over nothing more is done', () => {
    const table = play(tableWith({ changes: { score: [0, 1] } }), [0, 'resign'])
    expect(table.decision).toBeNull()
    expect(table.outcome).toEqual({ winners: [1], rule: 'TOY-5-b', details: { score: [0, 1] } })
    for (const text of ['draw', 'nonsense']) expect(refused(table, () => table.act(0, text)).code).toBe('over')
  })
})

describe('undo', () => {
  test('several small steps are taken back one by one, to the very start', () => {
    const table = tableWith()
    const start = seen(table)
    const one = seen(play(table, [0, 'pick as']))
    play(table, [0, 'pick tressis'])
    expect(table.undo(0).action).toBe('pick tressis')
    expect(seen(table)).toEqual({ ...one, canRedo: true })
    table.undo(0)
    expect(seen(table)).toEqual({ ...start, canRedo: true })
    expect(refused(table, () => table.undo(0)).message).toBe('There is nothing to take back.')
  })

  test.each([
    ['a die', {}, 'toss'],
    ['a reveal to oneself', {}, 'look'],
    [
      'a change of seat',
      { stack: [{ kind: 'turn', seat: 0, picked: ['aureus'], looked: false, free: true }], shown: [] },
      'lay',
    ],
    ['the end of the game', { score: [0, 1] }, 'resign'],
  ])('stops at %s', (_, changes, action) => {
    const table = play(tableWith({ script: ['6'], changes }), [0, action])
    expect(table.log[0].sealed).toBe(true)
    for (const seat of [0, 1]) expect(refused(table, () => table.undo(seat)).code).toBe('undo')
  })

  test('what was done before a die cannot be taken back after it', () => {
    const table = play(tableWith({ script: ['6'] }), [0, 'toss'], [0, 'pick as'])
    table.undo(0)
    expect(refused(table, () => table.undo(0)).code).toBe('undo')
    expect(table.length).toBe(1)
  })

  test("another's action is not one's own to take back", () => {
    const table = play(tableWith(), [0, 'pick as'])
    const fault = refused(table, () => table.undo(1))
    expect(fault).toMatchObject({ code: 'undo', message: 'The last action was done by red.' })
  })

  test('TOY-1-b: the asked seat has the last word over what a helper did; the helper may take it back too', () => {
    for (const seat of [0, 2]) {
      const table = play(tableWith({ players: 3 }), [2, 'pick as'])
      expect(table.log[0]).toMatchObject({ seat: 2, asked: 0 })
      expect(refused(table, () => table.undo(1)).code).toBe('undo')
      table.undo(seat)
      expect(table.length).toBe(0)
    }
  })

  test('a helper does not take back what the asked seat did', () => {
    const table = play(tableWith({ players: 3 }), [0, 'pick as'])
    expect(refused(table, () => table.undo(2)).code).toBe('undo')
  })

  test('undoFault tells the same without doing it', () => {
    const table = play(tableWith(), [0, 'pick as'])
    expect(table.undoFault(0)).toBeUndefined()
    expect(table.undoFault(1)?.code).toBe('undo')
    expect(table.length).toBe(1)
  })
})

describe('redo', () => {
  test('does again what was taken back, in order, in the name of who did it', () => {
    const table = play(tableWith({ players: 3 }), [2, 'pick as'], [0, 'pick tressis'])
    const before = seen(table)
    table.undo(0)
    table.undo(0)
    expect(refused(table, () => table.redo(1)).code).toBe('undo')
    expect(table.redo(0)).toMatchObject({ action: 'pick as', seat: 2, asked: 0 })
    table.redo(0)
    expect(seen(table)).toEqual(before)
    expect(refused(table, () => table.redo(0)).message).toBe('There is nothing to do again.')
  })

  test('is gone after a new action, but not after a refused one', () => {
    const table = play(tableWith(), [0, 'pick as'])
    table.undo(0)
    expect(refused(table, () => table.act(0, 'lay')).code).toBe('illegal')
    expect(table.canRedo).toBe(true)
    table.act(0, 'pick tressis')
    expect(table.canRedo).toBe(false)
    expect(refused(table, () => table.redo(0)).code).toBe('undo')
  })
})

describe('positions and branches', () => {
  const played = () => play(tableWith({ players: 3 }), [0, 'toss'], [2, 'pick as'], [0, 'lay'], [1, 'guard sestertius'])

  test('at(n) is the position after n actions, and a copy', () => {
    const table = tableWith({ players: 3 })
    const digests = [table.digest]
    for (const [seat, action] of [
      [0, 'toss'],
      [2, 'pick as'],
      [0, 'lay'],
      [1, 'guard sestertius'],
    ] as const) {
      table.act(seat, action)
      digests.push(table.digest)
    }
    const at = (n: number) => digest(table.game.write(table.at(n)))
    expect(digests.map((_, n) => at(n))).toEqual(digests)
    expect(new Set(digests).size).toBe(5)
    for (const copy of [table.at(4), table.state])
      table.game.apply(copy, toy.parse('draw'), new SilentTable(new KeyedDice(SECRET)))
    expect([at(4), table.digest]).toEqual([digests[4], digests[4]])
  })

  test.each([-1, 5, 1.5, Number.NaN])('there is no action %d to go back to', (n) => {
    expect(faultOf(() => played().at(n)).code).toBe('unknown')
    expect(faultOf(() => played().branch(n)).code).toBe('unknown')
  })

  test('a branch has the same past and stands alone', () => {
    const table = played()
    const before = seen(table)
    const branch = table.branch(3)
    expect(branch.log).toEqual(table.log.slice(0, 3))
    expect(branch.decision).toMatchObject({ seat: 1, ask: 'answer' })
    branch.act(1, 'yield')
    expect(seen(table)).toEqual(before)
    expect(branch.log).toHaveLength(4)
  })

  test('what was taken back before the branch is not done again in it', () => {
    const table = play(tableWith(), [0, 'pick as'])
    table.undo(0)
    expect(table.branch(0).canRedo).toBe(false)
  })

  test('from the branch on, the dice are its own: a hundred branches do not fall alike', () => {
    const table = tableWith()
    const faces = Array.from({ length: 100 }, () => table.branch(0).act(0, 'toss').told[0].event.face)
    expect(new Set(faces).size).toBe(6)
    const [first, again] = [1, 2].map(() => table.branch(0, { secret: SECRET }).act(0, 'toss').told[0].event.face)
    expect(first).toBe(again)
  })

  test('a branch, and a branch of a branch, is saved and loaded as it was played', () => {
    for (const number of [0, 1, 2, 3, 4]) {
      const branch = played().branch(number)
      while (branch.length < 6) branch.act(branch.decision?.seat ?? 0, anyOf(branch))
      const second = branch.branch(number, { script: ['1', '2', '3', '4', '5', '6'] })
      while (second.length < 7) second.act(second.decision?.seat ?? 0, anyOf(second))
      for (const table of [branch, second]) expect(seen(load([toy], save(table)))).toEqual(seen(table))
    }
  })

  test('an action taken back past the beginning of the branch: what is done instead has the new dice, loaded too', () => {
    const branch = play(tableWith(), [0, 'pick as']).branch(1, { secret: secretFrom('branch') })
    branch.undo(0)
    expect(branch.stretches.map((stretch) => stretch.from)).toEqual([0, 0])
    branch.act(0, 'toss')
    expect(seen(load([toy], save(branch)))).toEqual(seen(branch))
    expect(branch.log[0].told).toEqual(
      tableWith()
        .branch(0, { secret: secretFrom('branch') })
        .act(0, 'toss').told,
    )
  })

  test('dice that were changed and never rolled leave no trace when what was done before them is taken back', () => {
    const table = play(tableWith({ script: ['1'] }), [0, 'toss'], [0, 'pick as'])
    table.changeDice({ secret: secretFrom('one') })
    play(table, [0, 'pick tressis'])
    table.changeDice({ secret: secretFrom('two') })
    table.undo(0)
    expect(table.stretches).toEqual([
      { from: 0, script: ['1'] },
      { from: 2, secret: secretFrom('two') },
    ])
    table.undo(0)
    expect(table.stretches).toEqual([
      { from: 0, script: ['1'] },
      { from: 1, secret: secretFrom('two') },
    ])
    play(table, [0, 'pick quinarius'], [0, 'lay'], [1, 'guard sestertius'])
    expect(seen(load([toy], save(table)))).toEqual(seen(table))
  })

  test('new dice in the middle of a game give what they are asked for', () => {
    const table = tableWith({ script: [] })
    table.changeDice({ script: ['6'] })
    expect(table.act(0, 'toss').told[0].event).toMatchObject({ face: 6 })
    expect(table.view(0)).toMatchObject({ score: [1, 0] })
  })
})

/** The first legal action that goes on. */
function anyOf(table: LocalTable): string {
  const names = legalActions(table)
  return names.find((name) => name === 'toss') ?? names[0]
}

describe('what each seat hears and sees', () => {
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
    for (const seat of [0, 2]) expect(JSON.stringify(table.view(seat))).not.toContain('follis')
    expect(table.view(1)).toMatchObject({ top: 'follis' })
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
