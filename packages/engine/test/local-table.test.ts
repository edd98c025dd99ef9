import { describe, expect, test } from 'vitest'
import { digest, KeyedDice, type LocalTable, load, SilentTable, save, secretFrom } from '../src/index.ts'
import { faultOf, legalActions, play, refused, SECRET, seen, tableWith } from './local-table-play.ts'
import { toy } from './toy.ts'

describe('act', () => {
  test('does what is legal, tells it and asks the next question', () => {
    const table = tableWith()
    const entry = table.act(0, 'pick as')
    expect(entry).toMatchObject({ action: 'pick as', seat: 0, asked: 0, sealed: false })
    const { told, rolls: _, ...logged } = entry
    expect(table.log).toEqual([logged])
    expect(table.told()).toEqual([told])
    expect(legalActions(table)).toEqual(['pick tressis', 'pick quinarius', 'lay'])
  })

  test('an action opens an answer by the other seat in the middle, and the turn goes on after it', () => {
    const table = play(tableWith(), [0, 'pick as'], [0, 'lay'])
    expect(table.decision).toMatchObject({ seat: 1, ask: 'answer', helpers: [] })
    table.act(1, 'yield')
    expect(table.decision).toMatchObject({ seat: 1, ask: 'turn' })
    expect(table.shown(0)).toMatchObject({ score: [1, 0], shown: ['aureus', 'as'] })
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
    expect(table.undo(0).map(({ action }) => action)).toEqual(['pick tressis'])
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

  test('TOY-1-b: and has it though another is asked now, unless something came to light', () => {
    const laid = () => play(tableWith({ players: 3 }), [2, 'pick as'], [2, 'lay'])
    const table = laid()
    expect(table.decision?.seat).toBe(1)
    expect(refused(table, () => table.undo(2)).message).toContain('the turn went on')
    table.undo(0)
    expect(table.decision?.seat).toBe(0)
    const own = play(tableWith({ players: 3 }), [2, 'pick as'], [0, 'lay'])
    expect(refused(own, () => own.undo(0)).message).toContain('the turn went on')
    const answered = play(laid(), [1, 'yield'])
    expect(refused(answered, () => answered.undo(0)).code).toBe('undo')
    const tossed = play(tableWith({ players: 3, script: ['3'] }), [2, 'toss'])
    expect(refused(tossed, () => tossed.undo(0)).code).toBe('undo')
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
  test('TOY-1-b: a helper does not do again what the asked seat took back; the asked seat may', () => {
    const table = play(tableWith({ players: 3 }), [2, 'pick as'])
    table.undo(0)
    expect(table.redoFault(2)?.message).toBe('It was taken back by red, who has the last word.')
    expect(refused(table, () => table.redo(2)).code).toBe('undo')
    expect(table.redo(0)).toMatchObject([{ action: 'pick as', seat: 2, asked: 0 }])
  })

  test('what a helper took back himself he may do again', () => {
    const table = play(tableWith({ players: 3 }), [2, 'pick as'])
    table.undo(2)
    expect(table.redo(2)).toMatchObject([{ action: 'pick as', seat: 2, asked: 0 }])
  })

  test('does again what was taken back, in order, in the name of who did it', () => {
    const table = play(tableWith({ players: 3 }), [2, 'pick as'], [0, 'pick tressis'])
    const before = seen(table)
    table.undo(0)
    table.undo(0)
    expect(refused(table, () => table.redo(1)).code).toBe('undo')
    expect(table.redo(0)).toMatchObject([{ action: 'pick as', seat: 2, asked: 0 }])
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
      for (const table of [branch, second]) expect(seen(load([toy], save(table)).table)).toEqual(seen(table))
    }
  })

  test('an action taken back past the beginning of the branch: what is done instead has the new dice, loaded too', () => {
    const branch = play(tableWith(), [0, 'pick as']).branch(1, { secret: secretFrom('branch') })
    branch.undo(0)
    expect(branch.stretches.map((stretch) => stretch.from)).toEqual([0, 0])
    branch.act(0, 'toss')
    expect(seen(load([toy], save(branch)).table)).toEqual(seen(branch))
    expect(branch.told()[0]).toEqual(
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
    expect(seen(load([toy], save(table)).table)).toEqual(seen(table))
  })

  test('new dice in the middle of a game give what they are asked for', () => {
    const table = tableWith({ script: [] })
    table.changeDice({ script: ['6'] })
    expect(table.act(0, 'toss').told[0].event).toMatchObject({ face: 6 })
    expect(table.shown(0)).toMatchObject({ score: [1, 0] })
  })
})

/** The first legal action that goes on. */
function anyOf(table: LocalTable): string {
  const names = legalActions(table)
  return names.find((name) => name === 'toss') ?? names[0]
}
