/** What a viewer gets of earlier moments, of the end, and of what he may take back. */
import { describe, expect, test } from 'vitest'
import { type AnyGame, type Bearing, type GameEvent, type Language, LocalTable, type Table } from '../src/index.ts'
import { Room, seenBy } from '../src/room.ts'
import { play, position, SECRET, tableWith } from './local-table-play.ts'
import { type State, toy } from './toy.ts'

const roomAfter = (...actions: readonly string[]) => {
  const room = new Room(tableWith())
  for (const action of actions) room.act(0, action)
  return room
}

const isPick = (action: unknown) => toy.notation(action as never).startsWith('pick')

describe('an earlier moment', () => {
  test('is seen as it was, and nothing can be done there', () => {
    const before = seenBy(roomAfter('pick as'), 0, 'en').now()
    const seen = seenBy(roomAfter('pick as', 'pick quinarius'), 0, 'en')
    expect(seen.now()).toMatchObject({ length: 2, canUndo: true })
    expect(seen.at(1)).toMatchObject({ length: 1, view: before.view, question: null, canUndo: false, canRedo: false })
    expect(seen.at(2).view).toEqual(seen.now().view)
    expect(seen.now().view).not.toEqual(before.view)
  })

  test('shows what that viewer may know', () => {
    const room = roomAfter('pick as', 'pick quinarius')
    expect(seenBy(room, 1, 'en').at(1).view).toEqual(seenBy(roomAfter('pick as'), 1, 'en').now().view)
    expect(seenBy(room, 1, 'en').at(1).view).not.toEqual(seenBy(room, 0, 'en').at(1).view)
  })

  test('does not offer again what was taken back', () => {
    const room = roomAfter('pick as')
    room.undo(0)
    const seen = seenBy(room, 0, 'en')
    expect([seen.now().canRedo, seen.at(0).canRedo]).toEqual([true, false])
  })
})

describe('whom a rule holds', () => {
  const holding: AnyGame = { ...toy, held: () => [{ piece: 'hand', rule: 'TOY-1-a' }] }
  const questionOf = (game: AnyGame, viewer: number | null) =>
    seenBy(new Room(new LocalTable(game, { options: {}, dice: { secret: SECRET } })), viewer, 'en').question()

  test('is told to who may answer, with the case or the clause', () => {
    expect(questionOf(holding, 0)?.held).toEqual([
      { piece: 'hand', rule: 'TOY-1-a', words: toy.words('en').clause('TOY-1-a') },
    ])
    const words = (language: Language) => ({ ...toy.words(language), held: () => 'The hand is full.' })
    expect(questionOf({ ...holding, words }, 0)?.held).toMatchObject([{ words: 'The hand is full.' }])
  })

  test('is told to nobody else, and not where nobody is', () => {
    expect(questionOf(holding, 1)).not.toHaveProperty('held')
    expect(questionOf(holding, null)).not.toHaveProperty('held')
    expect(questionOf(toy, 0)).not.toHaveProperty('held')
    expect(questionOf({ ...toy, held: () => [] }, 0)).not.toHaveProperty('held')
  })
})

describe('why nothing can be taken back', () => {
  /** After a pick that also does this. */
  const picked = (more: (table: Table<GameEvent>) => void): LocalTable => {
    const game: AnyGame = {
      ...toy,
      apply(s, action, table) {
        toy.apply(s as State, action as never, table)
        if (isPick(action)) more(table)
      },
    }
    const start = { options: { players: 2, hand: 3 }, dice: { secret: SECRET }, position: position() }
    const table = new LocalTable(game, start)
    table.act(0, 'pick as')
    return table
  }

  test('something that lay hidden was shown to everybody', () => {
    const table = picked((each) => each.show({ type: 'pick' }))
    expect(table.log[0].sealed).toBe(true)
    expect(seenBy(new Room(table), 0, 'en').now()).toMatchObject({ canUndo: false, undoWhy: 'shown' })
  })

  test('chance was used, though nobody saw it', () => {
    const table = picked((each) => each.shuffle(9))
    expect([table.log[0].sealed, table.mayUndo(0)]).toEqual([true, false])
    expect(picked(() => {}).mayUndo(0)).toBe(true)
  })
})

describe('who may take back and do again', () => {
  test('only who did it', () => {
    const room = roomAfter('pick as')
    const may = () =>
      [0, 1, null].map((viewer) => {
        const { canUndo, canRedo } = seenBy(room, viewer, 'en').now()
        return [canUndo, canRedo]
      })
    expect(may()).toEqual([
      [true, false],
      [false, false],
      [false, false],
    ])
    room.undo(0)
    expect(may()).toEqual([
      [false, true],
      [false, false],
      [false, false],
    ])
  })
})

describe('what is taken back, in words', () => {
  /** The bearings of the steps: to pick is to go to a coin, but for those that are given. */
  const undoWords = (bearings: Readonly<Record<string, Bearing>>, ...actions: readonly string[]) => {
    const game: AnyGame = {
      ...toy,
      bearing: (s, action) => bearings[toy.notation(action as never)] ?? toy.bearing(s as never, action as never),
      words: (language) => ({
        ...toy.words(language),
        action: (_, action, cost) => `${toy.notation(action as never)} for ${cost}`,
      }),
    }
    const table = new LocalTable(game, {
      options: { players: 2, hand: 3 },
      dice: { secret: SECRET },
      position: position(),
    })
    table.actTogether(0, actions)
    return seenBy(new Room(table), 0, 'en').now().undoWords
  }

  test('is the last step that goes somewhere, with the cost of all', () => {
    expect(undoWords({}, 'pick as')).toBe('pick as for 1')
    expect(undoWords({}, 'pick as', 'pick tressis')).toBe('pick tressis for 2')
  })

  test('is not who comes along, nor how many, though that is said of a place', () => {
    expect(undoWords({ 'pick tressis': { kind: 'join', piece: 'ass' } }, 'pick as', 'pick tressis')).toBe(
      'pick as for 2',
    )
    const many = { kind: 'with', place: 'tressis', number: 3 }
    expect(undoWords({ 'pick tressis': many }, 'pick as', 'pick tressis')).toBe('pick as for 2')
  })

  test('is the first step, where none goes anywhere', () => {
    const nowhere = { kind: 'join' }
    expect(undoWords({ 'pick as': nowhere, 'pick tressis': nowhere }, 'pick as', 'pick tressis')).toBe('pick as for 2')
  })
})

describe('lines', () => {
  const told = (from: number, to?: number) => {
    const table = new LocalTable(toy, { options: { players: 2, hand: 3 }, dice: { secret: SECRET } })
    const [pick] = table.decision?.actions ?? []
    play(table, [0, toy.notation(pick as never)], [0, 'lay'], [1, 'yield'])
    return seenBy(new Room(table), 0, 'en')
      .lines(from, to)
      .map(({ action, event, words }) => [action, event.type, words !== ''])
  }
  const all = [
    [-1, 'turn', true],
    [0, 'pick', true],
    [1, 'lay', true],
    [2, 'show', true],
    [2, 'turn', true],
  ]

  test('carry the number of the action that brought them about; -1 is the set-up', () => {
    expect(told(-1)).toEqual(all)
    expect(told(0)).toEqual(all.slice(1))
  })

  test('begin and end where they are asked to', () => {
    expect(told(1, 2)).toEqual([all[2]])
    expect(told(-1, 1)).toEqual(all.slice(0, 2))
    expect(told(2)).toEqual(all.slice(3))
    expect([told(3), told(9), told(2, 1)]).toEqual([[], [], []])
  })
})

describe('the secret of the dice', () => {
  test('is promised from the start, and told when the game is over', () => {
    const room = new Room(tableWith({ changes: { score: [0, 1] } }))
    const before = seenBy(room, null, 'en').now()
    expect([before.commitment, before.secret]).toEqual([room.table.commitments[0], null])
    expect([before.outcome, before.ending]).toEqual([null, null])
    room.act(0, 'resign')
    const after = seenBy(room, null, 'en').now()
    expect([after.commitment, after.secret]).toEqual([before.commitment, SECRET])
    expect(after.outcome).toEqual({ winners: [1], rule: 'TOY-5-b', details: { score: [0, 1] } })
    expect([after.ending, after.question]).toEqual([toy.words('en').outcome(after.outcome as never), null])
  })

  test('is that of the last stretch; scripted dice have none', () => {
    const table = tableWith()
    table.changeDice({ script: ['1'] })
    const room = new Room(table)
    expect(seenBy(room, 0, 'en').now().commitment).toBeNull()
    table.changeDice({ secret: SECRET })
    expect(seenBy(room, 0, 'en').now().commitment).toBe(table.commitments.at(-1))
  })
})

describe('choices', () => {
  test('tell words, cost and what can be foretold', () => {
    const foretelling: AnyGame = {
      ...toy,
      forecast: (_, action) => (toy.notation(action as never) === 'toss' ? { six: 1 } : null),
    }
    const room = new Room(new LocalTable(foretelling, { dice: { secret: SECRET } }))
    const seen = seenBy(room, 0, 'fr')
    const choices = seen.question()?.choices ?? []
    expect(choices.find(({ action }) => action === 'toss')).toMatchObject({ cost: 0, forecast: { six: 1 } })
    const pick = choices.find(({ action }) => action.startsWith('pick'))
    expect(pick).toMatchObject({ cost: 1, forecast: null })
    expect(pick?.words).toBe(
      toy.words('fr').action(room.table.state as never, toy.parse(String(pick?.action)) as never),
    )
    expect(seen.why('toss')).toEqual({ ok: true, cost: 0, forecast: { six: 1 } })
    expect(seen.why(String(pick?.action))).toEqual({ ok: true, cost: 1 })
  })
})
