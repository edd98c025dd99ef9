/** Chapter 6.1: the Augustae. */
import { describe, expect, test } from 'vitest'
import { usurperOf } from '../src/state.ts'
import { stratagem } from '../src/stratagem-kinds.ts'
import { position } from './play.ts'
import { FILLER, geostrategy, hands, inWindow } from './stratagem-play.ts'

describe('6.1 Augustae', () => {
  const opening = (hand: readonly string[]) =>
    position({
      phase: 'C',
      initiative: 'barbarian',
      hands: hands(hand, [FILLER]),
      stack: [{ kind: 'year', step: 'first-geostrategy' }, { kind: 'augusta-opening' }],
    })

  test('UR-6.1-n UR-6.1-s UR-6.1-w: before anything else in phase C either gives the Roman the initiative', () => {
    for (const kind of ['augusta-orientalis', 'augusta-occidentalis']) {
      const t = opening([kind]).act(`play ${kind}`)
      expect(t.state.initiative).toBe(0)
      expect(t.told('initiative')).toEqual([{ type: 'initiative', camp: 'roman', rule: 'UR-6.1-w' }])
      expect(t.seat).toBe('first')
    }
    const late = geostrategy('roman', ['augusta-orientalis', 'augusta-occidentalis'])
    expect(late.why('play augusta-orientalis')).toBe('UR-6.1-r')
    expect(late.why('play augusta-occidentalis')).toBe('UR-6.1-v')
  })

  const murder = (target: string, dice: number, play?: string) => {
    const t = inWindow(
      'barbarian',
      ['assassination'],
      { pieces: { aetius: 'galliae-3', leon: 'oriens-9' } },
      {
        theirs: ['augusta-orientalis', 'augusta-occidentalis'],
      },
    )
    t.act('play assassination', `piece ${target}`)
    expect([t.seat, t.asked]).toEqual(['first', 'window'])
    if (play !== undefined) t.act(`play ${play}`)
    return t.dice(dice, 1, 1, 1).act('done').at(target)
  }

  test('UR-6.1-o UR-6.1-t UR-6.1-x: one off the assassin’s die, so only a 9 kills', () => {
    expect(murder('valentinien-iii', 8)).toBe('gone')
    expect(murder('valentinien-iii', 8, 'augusta-occidentalis')).toBe('italia-4')
    expect(murder('valentinien-iii', 9, 'augusta-occidentalis')).toBe('gone')
    expect(murder('theodose-ii', 8, 'augusta-orientalis')).toBe('thracia-3')
  })

  test('UR-6.1-o UR-6.1-t: each for the Augustus of her half, and for no other leader', () => {
    const t = inWindow(
      'barbarian',
      ['assassination'],
      { pieces: { aetius: 'galliae-3' } },
      {
        theirs: ['augusta-orientalis', 'augusta-occidentalis'],
      },
    ).act('play assassination')
    const aetius = inWindow(
      'barbarian',
      ['assassination'],
      { pieces: { aetius: 'galliae-3' } },
      {
        theirs: ['augusta-occidentalis'],
      },
    ).act('play assassination')
    aetius.dice(8).act('piece aetius')
    expect(aetius.at('aetius')).toBe('gone')
    t.act('piece theodose-ii')
    expect(t.why('play augusta-occidentalis')).toBe('UR-6.1-t')
    expect(t.legal).toEqual(['play augusta-orientalis', 'done'])
  })

  const usurpation = (dice: number, play?: string) => {
    const t = geostrategy('barbarian', ['western-usurpation'], { pieces: { avitus: 'galliae-3' } }, [
      'augusta-orientalis',
      'augusta-occidentalis',
    ]).act('play western-usurpation')
    expect([t.seat, t.asked]).toEqual(['first', 'window'])
    if (play === undefined) expect(t.why('play augusta-orientalis')).toBe('UR-6.1-p')
    else t.act(`play ${play}`)
    return t.dice(dice, 6, 6, 6, 6).act('done').look.usurper[0] >= 0
  }

  test('UR-6.1-p UR-6.1-u UR-6.1-y: one more on the roll of a usurpation in her half', () => {
    expect(usurpation(3)).toBe(true)
    expect(usurpation(3, 'augusta-occidentalis')).toBe(false)
    expect(usurpation(2, 'augusta-occidentalis')).toBe(true)
    const east = geostrategy('barbarian', ['eastern-usurpation'], { pieces: { cyrus: 'oriens-2' } }, [
      'augusta-orientalis',
      'augusta-occidentalis',
    ]).act('play eastern-usurpation')
    expect(east.why('play augusta-occidentalis')).toBe('UR-6.1-u')
    east.act('play augusta-orientalis').dice(3).act('done')
    expect(usurperOf(east.state, 1)).toBe(-1)
  })

  test('UR-6.1-r UR-6.1-v: one effect for each play', () => {
    const t = geostrategy('barbarian', ['western-usurpation'], { pieces: { avitus: 'galliae-3' } }, [
      'augusta-occidentalis',
      FILLER,
    ])
    t.act('play western-usurpation', 'play augusta-occidentalis')
    expect(t.state.favours).toEqual([{ half: 0, favour: 'usurpation' }])
    expect(t.look.hands[0][stratagem('augusta-occidentalis')]).toBe(0)
    t.dice(6).act('done')
    expect(t.state.favours).toEqual([])
  })

  const council = (play: string | undefined, ...dice: number[]) => {
    const t = geostrategy('barbarian', ['ecumenical-council'], { pieces: { 'theodose-ii': 'asia-2' } }, [
      'augusta-orientalis',
      'augusta-occidentalis',
    ]).act('play ecumenical-council', 'to asia-2')
    expect([t.seat, t.asked]).toEqual(['first', 'window'])
    expect(t.why('play augusta-occidentalis')).toBe('UR-6.1-v')
    if (play !== undefined) t.act(`play ${play}`)
    return t.dice(...dice).act('done')
  }

  test('UR-6.1-q UR-6.1-z: a Council that the Augustus meets succeeds without a roll', () => {
    const t = council('augusta-orientalis')
    expect([t.vp.roman, t.state.council]).toEqual([3, -1])
    expect(t.told('roll')).toEqual([])
    expect(council(undefined, 4).vp.roman).toBe(0)
  })

  test('UR-6.1-n UR-6.1-s: no Initiative turns it back', () => {
    const t = position({
      phase: 'C',
      initiative: 'barbarian',
      hands: hands(['augusta-orientalis'], ['initiative']),
      stack: [{ kind: 'year', step: 'first-geostrategy' }, { kind: 'augusta-opening' }],
    }).act('play augusta-orientalis')
    expect([t.asked, t.seat, t.state.initiative]).toEqual(['geostrategy', 'first', 0])
    t.act('done')
    expect([t.asked, t.seat, t.why('play initiative')]).toEqual(['geostrategy', 'second', 'UR-6-i'])
  })

  test('UR-6.1-z UR-6.1-q: not while he is elsewhere', () => {
    const t = inWindow('roman', ['augusta-orientalis'], { council: 'asia-2', pieces: { 'theodose-ii': 'asia-1' } })
    expect([t.why('play augusta-orientalis'), t.state.council >= 0]).toEqual(['UR-6.1-r', true])
  })
})
