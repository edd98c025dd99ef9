import { describe, expect, test } from 'vitest'
import { ultimusRomanorum as game } from '../src/index.ts'
import { type Draw, type Play, position } from './play.ts'

const drawn: Draw = {
  pieces: {
    aetius: 'italia-2',
    'comites-seniores': 'italia-2',
    victores: 'italia-2',
    'theodoric-i': 'italia-3',
    'visigothi-1': 'italia-3',
    'visigothi-2': { at: 'italia-3', weak: true },
  },
  peoples: { visigothi: 'war' },
  hands: { first: { 'divine-favour': 1 }, second: { 'furor-germanicus': 1 } },
}

function foretold(t: Play, text: string) {
  const action = game.parse(text)
  return action === undefined ? undefined : game.forecast?.(t.state, action)
}

const battleIn = (at: string, brief = false) => ({
  brief,
  battles: [expect.objectContaining({ at, column: '3/2', modifier: 1 })],
})

describe('the odds are told before a battle is joined', () => {
  test('at the step that leads to it, and nothing changes by that', () => {
    const t = position(drawn).act('piece aetius', 'all')
    const before = JSON.stringify(game.write(t.state))
    expect(foretold(t, 'to italia-3')).toEqual(battleIn('italia-3'))
    expect(foretold(t, 'to italia-4')).toBeNull()
    expect(JSON.stringify(game.write(t.state))).toBe(before)
  })

  test('not for a leader without units, who fights nobody', () => {
    expect(foretold(position(drawn).act('piece aetius'), 'to italia-3')).toBeNull()
  })

  test('at the end of movement, at a window, and when the defender chooses', () => {
    const t = position(drawn).act('piece aetius', 'all', 'to italia-3', 'done')
    expect(t.asked).toBe('movement')
    expect(foretold(t, 'done')).toEqual(battleIn('italia-3', true))
    t.act('done')
    expect(t.asked).toBe('window')
    expect(foretold(t, 'done')).toEqual(battleIn('italia-3'))
    t.act('done', 'done')
    expect(t.asked).toBe('stand')
    expect(foretold(t, 'fight')).toEqual(battleIn('italia-3'))
    expect(foretold(t, 'evade')).toEqual(battleIn('italia-3', true))
  })

  test('not any more when a stratagem has changed what the die means', () => {
    const t = position(drawn).act('piece aetius', 'all', 'to italia-3', 'done', 'done', 'done', 'done')
    t.act('fight', 'done')
    expect(foretold(t, 'done')).toEqual(battleIn('italia-3'))
    t.act('play furor-germanicus')
    expect(t.asked).toBe('window')
    expect(foretold(t, 'done')).toBeNull()
  })
})
