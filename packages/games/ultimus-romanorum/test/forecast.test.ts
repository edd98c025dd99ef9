import { describe, expect, test } from 'vitest'
import { ultimusRomanorum as game } from '../src/index.ts'
import { type Draw, type Play, position } from './play.ts'

/** 10 PF of quality 2 against 9 of quality 1: 1/1 and two columns to the right; BT 3 against 2. */
const drawn: Draw = {
  pieces: {
    aetius: 'italia-2',
    victores: 'italia-2',
    'domestici-pedites-w': 'italia-2',
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
    const t = position(drawn).act('piece aetius', 'all', 'to italia-3', 'done', 'done')
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

  const chance = (t: Play, text: string) => {
    const action = game.parse(text)
    if (action === undefined) throw new Error(`no action '${text}'`)
    return game.odds(t.state, action)
  }

  test('and the chance of it: of the attacker who goes there, of the defender who fights or evades', () => {
    const t = position(drawn).act('piece aetius', 'all')
    expect(foretold(t, 'to italia-3')).toMatchObject({ battles: [{ attackerWins: 1 }] })
    expect([chance(t, 'to italia-3'), chance(t, 'to italia-4'), chance(t, 'done')]).toEqual([1, undefined, undefined])
    t.act('to italia-3', 'done', 'done', 'done', 'done', 'done')
    expect([t.asked, foretold(t, 'fight')]).toMatchObject(['stand', { battles: [{ attackerWins: 1, evasion: 2 / 6 }] }])
    expect([chance(t, 'fight'), chance(t, 'evade'), chance(t, 'done')]).toEqual([0, 2 / 6, undefined])
  })

  const joined = () => position(drawn).act('piece aetius', 'all', 'to italia-3', 'done', 'done', 'done', 'done', 'done')

  test('UR-6.3-ah UR-6.3-ak: with Furor Germanicus in the place of the die', () => {
    const t = joined().act('fight', 'done')
    expect(foretold(t, 'done')).toMatchObject({ battles: [{ forced: null, attackerWins: 1, evasion: null }] })
    t.act('play furor-germanicus')
    expect(t.asked).toBe('window')
    const outcomes = [{ faces: [1, 2, 3, 4, 5, 6], chance: 1, row: -2, winner: 'barbarian' }]
    expect(foretold(t, 'done')).toMatchObject({ battles: [{ forced: 'UR-6.3-ah', attackerWins: 0, outcomes }] })
  })

  test('UR-6.3-an: with Divine Favour among what is added to the die', () => {
    const t = joined().act('fight', 'play divine-favour')
    expect(t.asked).toBe('window')
    const modifiers = expect.arrayContaining([{ rule: 'UR-6.3-an', value: 2 }])
    expect(foretold(t, 'done')).toMatchObject({ battles: [{ modifier: 3, attackerWins: 1, modifiers }] })
  })

  test('UR-6.3-an: with Divine Favour against an evasion, and not in the battle after it', () => {
    const t = joined().act('evade')
    expect(foretold(t, 'done')).toMatchObject({ battles: [{ modifier: 1, evasion: 2 / 6 }] })
    t.act('play divine-favour')
    expect(foretold(t, 'done')).toMatchObject({ battles: [{ modifier: 1, evasion: 0 }] })
  })
})
