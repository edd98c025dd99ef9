/** Several actions that are done, taken back, done again and kept as one. */
import { describe, expect, test } from 'vitest'
import { digest, Fault, type LocalTable, load, reopen, save } from '../src/index.ts'
import { keptPosition } from '../src/kept-game.ts'
import { Room, seenBy } from '../src/room.ts'
import { play, tableWith } from './local-table-play.ts'
import { toy } from './toy.ts'

const roomOf = (...actions: readonly (readonly string[])[]) => {
  const room = new Room(tableWith({ script: ['6', '5'] }))
  for (const together of actions) room.actTogether(0, together)
  return room
}
const actionsOf = (room: Room) => room.table.log.map(({ action }) => action)
const codeOf = (act: () => unknown) => {
  try {
    act()
  } catch (error) {
    if (error instanceof Fault) return error.code
    throw error
  }
  return undefined
}

describe('steps done together', () => {
  test('are taken back at once, and done again at once', () => {
    const room = roomOf(['pick as', 'pick tressis'])
    expect(room.undo(0).map(({ action }) => action)).toEqual(['pick as', 'pick tressis'])
    expect(room.length).toBe(0)
    expect(room.redo(0).map(({ action }) => action)).toEqual(['pick as', 'pick tressis'])
    expect(actionsOf(room)).toEqual(['pick as', 'pick tressis'])
    room.undo(0)
    expect(room.length).toBe(0)
  })

  test('stand apart from what was done before and after', () => {
    const room = roomOf(['pick as'], ['pick tressis'])
    room.undo(0)
    expect(actionsOf(room)).toEqual(['pick as'])
  })

  test('none is done if one is refused, and what could be done again still can', () => {
    const room = roomOf(['pick as'])
    room.undo(0)
    expect(codeOf(() => room.actTogether(0, ['pick tressis', 'pick aureus']))).toBe('illegal')
    expect(room.length).toBe(0)
    room.redo(0)
    expect(actionsOf(room)).toEqual(['pick as'])
  })

  test('end with one that seals', () => {
    const room = roomOf(['pick as', 'lay', 'draw'])
    expect(actionsOf(room)).toEqual(['pick as', 'lay'])
    expect(codeOf(() => room.undo(0))).toBe('undo')
  })

  test('what comes late, or names nothing, is refused', () => {
    const room = roomOf(['pick as'])
    expect(codeOf(() => room.actTogether(0, ['pick tressis'], 0))).toBe('late')
    expect(codeOf(() => room.actTogether(0, []))).toBe('malformed')
    expect(codeOf(() => room.actTogether(1, ['pick tressis']))).toBe('turn')
  })

  test('are still one when the game is saved and loaded', () => {
    const { table } = load([toy], save(roomOf(['pick as', 'pick tressis']).table))
    table.undo(0)
    expect(table.length).toBe(0)
  })

  test('and when a device has kept it', () => {
    const { table } = roomOf(['pick as', 'pick tressis'])
    const { game, options, position, stretches, log } = table
    const kept = { options, position, dice: stretches, entries: log, past: [], carried: null }
    for (const rules of [game.version, game.version + 1]) {
      const written = { ...kept, rules, edition: game.edition, kept: keptPosition(table, 'on the way') }
      const again: LocalTable = reopen(game, written).table
      again.undo(0)
      expect(again.length).toBe(0)
    }
  })

  test('a save of version 2 loads, though it does not say what was done together', () => {
    const text = save(roomOf(['pick as'], ['pick tressis']).table)
    expect(JSON.parse(text)).toMatchObject({ tabularium: 3 })
    expect(JSON.parse(text)).not.toHaveProperty('joined')
    const { sum: _, ...content } = JSON.parse(text)
    const second = { ...content, tabularium: 2 }
    const { table } = load([toy], JSON.stringify({ ...second, sum: digest(second) }))
    table.undo(0)
    expect(table.length).toBe(1)
    expect(JSON.parse(save(roomOf(['pick as', 'pick tressis']).table))).toMatchObject({ joined: [1] })
  })
})

describe('what an undo would take back', () => {
  const undoOf = (room: Room, viewer: number | null = 0) => {
    const { canUndo, undoWords, undoWhy } = seenBy(room, viewer, 'en').now()
    return [canUndo, undoWords, undoWhy]
  }
  const words = (text: string) => {
    const { state } = tableWith()
    const action = toy.parse(text)
    return action === undefined ? '' : toy.words('en').action(state as never, action)
  }

  test('is told to who may, by the last step that goes somewhere', () => {
    expect(undoOf(roomOf(['pick as', 'pick tressis']))).toEqual([true, words('pick tressis'), null])
    expect(undoOf(roomOf(['pick as', 'pick tressis']), 1)).toEqual([false, null, 'other'])
    expect(undoOf(roomOf(['pick as']), null)).toEqual([false, null, null])
  })

  test('or why nobody may', () => {
    expect(undoOf(roomOf())).toEqual([false, null, 'nothing'])
    expect(undoOf(roomOf(['toss']))).toEqual([false, null, 'die'])
    expect(undoOf(roomOf(['look']))).toEqual([false, null, 'shown'])
    const guarded = roomOf(['pick as', 'lay'])
    guarded.act(1, 'guard dupondius')
    expect(undoOf(guarded, 1)).toEqual([false, null, 'die'])
    expect(undoOf(roomOf(['pick as', 'lay']))).toEqual([false, null, 'turn'])
  })

  test('is told again after something was taken back', () => {
    const room = roomOf(['pick as'], ['pick tressis'])
    room.undo(0)
    expect(undoOf(room)).toEqual([true, words('pick as'), null])
  })
})

describe('what was taken back', () => {
  test('what is done instead has another position before it', () => {
    const table = play(tableWith(), [0, 'pick as'], [0, 'pick tressis'])
    table.undo(0)
    table.undo(0)
    play(table, [0, 'pick quinarius'])
    expect(table.before(1)).toEqual(table.state)
    expect(table.before(0)).toEqual(table.at(0))
  })

  test('by consent leaves nothing to do again', () => {
    const table = play(tableWith(), [0, 'pick as'], [0, 'pick tressis'])
    table.undo(0)
    expect(table.canRedo).toBe(true)
    table.backTo(0)
    expect(table.canRedo).toBe(false)
  })
})
