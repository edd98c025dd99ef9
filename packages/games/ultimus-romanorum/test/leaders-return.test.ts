/** Chapters 3.3.1, 4.2.1 and 6.4: generic leaders come back. */

import { describe, expect, test } from 'vitest'
import { NOBODY } from '../src/board.ts'
import { BARBARIAN, kingOf, put, ROMAN, setRallied } from '../src/state.ts'
import type { Draw } from './play.ts'
import { type Scene, scene } from './politics-play.ts'

/** Phase C of that camp, the Roman with the initiative. */
const enter = (t: Scene, camp: typeof ROMAN | typeof BARBARIAN = ROMAN) => t.run({ kind: 'entries', camp })

/** Nobody else is due: the leaders of the time are all in play or dead. */
const dead = (...ids: readonly string[]): Record<string, string> => Object.fromEntries(ids.map((id) => [id, 'gone']))
const others450 = dead('marcien', 'aetius', 'aspar', 'cyrus', 'avitus', 'aegidius', 'ricimer', 'leon', 'marcellinus')

const c450 = (draw: Draw): Scene =>
  scene({ ...draw, phase: 'C', pieces: { ...others450, 'sidoine-ap': 'gone', ...draw.pieces } })

describe('3.3.1, 4.2.1 and 6.4: generic leaders return', () => {
  test('UR-3.3.1-f UR-3.3.1-o: a Roman in phase D of the next turn, in his zone', () => {
    const t = c450({ year: 430, pieces: { 'dux-galliae': 'galliae-5' } }).kill('dux-galliae', 'battle')
    expect(t.at('dux-galliae')).toBe('lost')
    expect(enter(t).at('dux-galliae')).toBe('lost')
    expect([t.reinforce().at('dux-galliae'), t.campOf('dux-galliae')]).toEqual(['galliae-3', ['roman']])
    expect(t.told('place')).toContainEqual({
      type: 'place',
      pieces: ['dux-galliae'],
      at: 'galliae-3',
      rule: 'UR-3.3.1-f',
    })
  })

  test('UR-6.4-a UR-3.3.1-o: after plague or murder already in phase C', () => {
    for (const cause of ['plague', 'assassination'] as const) {
      const t = c450({ year: 430, pieces: { 'dux-galliae': 'galliae-5' } }).kill('dux-galliae', cause)
      expect(t.reinforce().at('dux-galliae')).toBe('lost')
      expect(enter(t).at('dux-galliae')).toBe('galliae-3')
    }
  })

  test('UR-6.4-b: a named Roman never returns', () => {
    const t = c450({ pieces: { majorien: 'galliae-5' } }).kill('majorien', 'plague')
    expect([enter(t).at('majorien'), t.reinforce().at('majorien')]).toEqual(['gone', 'gone'])
  })

  test('UR-3.3.1-g UR-3.3.1-n: if other peoples of the Barbarian hold it, in a zone of his diocese without a Barbarian unit', () => {
    const t = c450({
      pieces: {
        'dux-britanniae': 'britanniae-1',
        'saxones-1': 'britanniae-2',
        majorien: { at: 'galliae-1', rallied: 'west' },
      },
      west: { augustus: 'valentinien-iii', usurper: 'majorien' },
      peoples: { saxones: 'war' },
    }).kill('dux-britanniae', 'escape')
    t.reinforce()
    expect([t.asked, t.camp, t.legal]).toEqual(['entry', 'roman', ['to britanniae-1', 'to britanniae-3']])
    expect(t.why('to britanniae-2')).toBe('UR-3.3.1-g')
    t.act('to britanniae-3')
    expect([t.at('dux-britanniae'), t.asked]).toEqual(['britanniae-3', undefined])
    // A zone that a usurpation holds is not free either.
    put(t.state, t.piece('li-britanniae-1'), t.state.board.zoneOf.get('britanniae-3') ?? NOBODY)
    setRallied(t.state, t.piece('li-britanniae-1'), 1)
    expect(t.kill('dux-britanniae', 'escape').reinforce().at('dux-britanniae')).toBe('britanniae-1')
  })

  test('UR-3.3.1-h: if there is none, he is lost for good', () => {
    const t = c450({
      pieces: {
        'dux-britanniae': 'britanniae-1',
        'saxones-1': 'britanniae-2',
        'picti-1': 'britanniae-1',
        'scoti-1': 'britanniae-3',
      },
      peoples: { saxones: 'war', picti: 'war', scoti: 'war' },
    })
    expect(t.kill('dux-britanniae', 'battle').reinforce().at('dux-britanniae')).toBe('gone')
    expect(t.told('eliminate')).toEqual([
      { type: 'eliminate', pieces: ['dux-britanniae'], at: 'britanniae-2', forGood: true, rule: 'UR-3.3.1-h' },
    ])
  })

  test('UR-3.3.1-i UR-3.3.1-m: if a usurpation holds it, he returns there and is the Barbarian’s', () => {
    const t = c450({
      pieces: {
        'dux-galliae': 'galliae-5',
        'li-galliae-1': { at: 'galliae-3', rallied: 'west' },
        majorien: { at: 'galliae-6', rallied: 'west' },
      },
      west: { augustus: 'valentinien-iii', usurper: 'majorien' },
    })
    t.kill('dux-galliae', 'battle').reinforce()
    expect([t.at('dux-galliae'), t.campOf('dux-galliae')]).toEqual(['galliae-3', ['barbarian']])
    t.kill('majorien', 'battle')
    expect(t.campOf('dux-galliae')).toEqual(['roman'])
  })

  test('UR-4.2.1-b UR-4.2.1-c UR-4.2.1-d UR-9.4-p: a barbarian in phase C of the next turn, on any unit of his people', () => {
    const t = c450({
      pieces: { 'dux-hunni': 'moesiae-2', 'hunni-1': 'moesiae-1', 'hunni-2': 'hunni-1', attila: 'moesiae-1' },
      peoples: { hunni: 'war' },
    })
    t.kill('dux-hunni', 'battle')
    expect([t.at('dux-hunni'), t.reinforce().at('dux-hunni')]).toEqual(['lost', 'lost'])
    enter(t, BARBARIAN)
    expect([t.asked, t.legal, t.why('to hunni-2')]).toEqual(['entry', ['to moesiae-1', 'to hunni-1'], 'UR-4.2.1-d'])
    expect(t.act('to hunni-1').at('dux-hunni')).toBe('hunni-1')
    // The table does not know him.
    expect(t.state.board.leader[t.piece('dux-hunni')]).toMatchObject({ generic: true, death: null })
  })

  test('UR-6.4-a UR-9.4-p UR-9.4-q: after the plague too; a historical one never', () => {
    const t = c450({
      pieces: { 'dux-hunni': 'moesiae-1', 'hunni-1': 'moesiae-1', attila: 'moesiae-1' },
      peoples: { hunni: 'war' },
    })
    t.killAll(['dux-hunni', 'attila'], 'plague')
    expect([t.at('dux-hunni'), t.at('attila')]).toEqual(['lost', 'gone'])
    enter(t, BARBARIAN)
    expect([t.at('dux-hunni'), t.at('attila'), t.reinforce().at('attila')]).toEqual(['moesiae-1', 'gone', 'gone'])
    const fallen = c450({ pieces: { 'hunni-1': 'moesiae-1', attila: 'moesiae-1' }, peoples: { hunni: 'war' } })
    expect(enter(fallen.kill('attila', 'battle'), BARBARIAN).at('attila')).toBe('gone')
  })

  test('UR-4.5.3-h: the next leader to return to a Regnum without a king is king', () => {
    const t = c450({
      pieces: {
        'dux-vandali': 'africa-4',
        'vandali-1': 'africa-4',
        godegisel: 'gone',
        gunderic: 'gone',
        genseric: 'gone',
      },
      peoples: { vandali: { status: 'regnum', major: true, capital: 'africa-4', king: 'dux-vandali' } },
    })
    t.kill('dux-vandali', 'battle')
    expect(kingOf(t.state, t.people('vandali'))).toBe(-1)
    enter(t, BARBARIAN)
    expect(kingOf(t.state, t.people('vandali'))).toBe(t.piece('dux-vandali'))
  })
})
