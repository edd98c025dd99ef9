import { describe, expect, test } from 'vitest'
import { ralliedTo } from '../src/state.ts'
import { all, history, some } from './combat-play.ts'
import { adjust, balance, isOver } from './phases.ts'
import { type Play, position } from './play.ts'

const lost = (lostIn: string, lostFrom: 'roman' | 'barbarian' = 'barbarian') => ({ at: 'lost', lostIn, lostFrom })
const fall = (at: string, victors: readonly string[] = []) => ({ at, inBattle: true, victors: [...victors] })

const each = (t: Play, people: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => t.at(`${people}-${i + 1}`))

/** All units of a people, eliminated there. */
const allLost = (people: string, count: number, at: string): Record<string, ReturnType<typeof lost>> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${people}-${i + 1}`, lost(at)]))

describe('9.4 Regna', () => {
  test('UR-9.4-z: whoever returns to a capital beside rebels of Rome has not joined them', () => {
    const t = adjust({
      west: { augustus: 'valentinien-iii', usurper: 'boniface' },
      pieces: {
        boniface: { at: 'africa-4', rallied: 'west' },
        'co-africa-1': { at: 'africa-4', rallied: 'west' },
        'vandali-1': 'africa-4',
        'vandali-2': lost('africa-3'),
      },
      peoples: { vandali: { status: 'regnum', capital: 'africa-4' } },
    })
    expect([t.at('vandali-2'), ralliedTo(t.state, t.piece('vandali-2'))]).toEqual(['africa-4', 0])
  })

  const regnum = { status: 'regnum', capital: 'africa-4', king: 'genseric' }

  test('UR-9.4-y: they stay and recover as Foederati do', () => {
    const t = adjust({
      pieces: {
        genseric: 'africa-4',
        'vandali-1': { at: 'africa-4', weak: true },
        'vandali-2': { at: 'africa-2', weak: true },
        'mauri-1': 'africa-2',
        'vandali-3': { at: 'pannoniae-1', weak: true },
      },
      peoples: { vandali: regnum, mauri: 'war' },
    })
    expect([1, 2, 3].map((i) => t.isWeak(`vandali-${i}`))).toEqual([false, true, false])
    expect(t.at('vandali-2')).toBe('africa-2')
  })

  test('UR-9.4-y UR-9.4-v UR-9.4-s: in a town whoever is there, elsewhere only without other units', () => {
    for (const vandali of [regnum, { status: 'revolt' }, { status: 'foederati' }]) {
      const beside = (zone: string) =>
        adjust({
          pieces: { 'vandali-1': { at: zone, weak: true }, 'mauri-1': zone, 'vandali-2': 'africa-4' },
          peoples: { vandali, mauri: 'war' },
        }).isWeak('vandali-1')
      expect([beside('africa-3'), beside('africa-2')]).toEqual([false, true])
    }
  })

  test('UR-9.4-z: lost ones return on the capital, allies too', () => {
    const t = adjust({
      pieces: {
        genseric: 'africa-5',
        'vandali-1': 'africa-5',
        'vandali-2': lost('africa-5'),
        'alani-1': lost('africa-5'),
      },
      peoples: { vandali: regnum, alani: { status: 'regnum', ally: 'vandali' } },
    })
    expect([t.at('vandali-2'), t.isWeak('vandali-2'), t.at('alani-1')]).toEqual(['africa-4', false, 'africa-4'])
  })

  test('UR-9.4-aa UR-9.4-ab: the capital taken and no other town: weakened, in revolt, and the king gone for good', () => {
    const t = balance({
      pieces: {
        genseric: 'africa-2',
        'dux-vandali': 'africa-2',
        'vandali-1': 'africa-2',
        'vandali-2': lost('africa-4'),
        'co-africa-1': 'africa-4',
      },
      peoples: { vandali: regnum },
    })
    expect(t.status('vandali')).toBe('revolt')
    expect([t.at('vandali-2'), t.isWeak('vandali-2'), t.at('vandali-1'), t.isWeak('vandali-1')]).toEqual([
      'africa-2',
      true,
      'africa-2',
      false,
    ])
    expect([t.at('genseric'), t.at('dux-vandali'), t.look.king.includes(t.piece('genseric'))]).toEqual([
      'gone',
      'africa-2',
      false,
    ])
  })

  test('UR-9.4-ab: a generic king is gone for good as well', () => {
    const t = balance({
      pieces: { genseric: 'africa-2', 'dux-vandali': 'africa-2', 'vandali-1': 'africa-2', 'co-africa-1': 'africa-4' },
      peoples: { vandali: { ...regnum, king: 'dux-vandali' } },
    })
    expect([t.status('vandali'), t.at('dux-vandali'), t.at('genseric')]).toEqual(['revolt', 'gone', 'africa-2'])
  })

  test('UR-9.4-aa UR-9.4-af: its allies are in revolt too, and what they lost comes back weakened', () => {
    const t = balance({
      pieces: { genseric: 'africa-2', 'vandali-1': 'africa-2', 'alani-1': lost('africa-4'), 'co-africa-1': 'africa-4' },
      peoples: { vandali: regnum, alani: { status: 'regnum', ally: 'vandali' } },
    })
    expect([t.status('vandali'), t.status('alani')]).toEqual(['revolt', 'revolt'])
    expect([t.at('alani-1'), t.isWeak('alani-1')]).toEqual(['africa-2', true])
  })

  test('UR-9.4-aa: with another town the capital moves, and nobody is weakened', () => {
    const t = balance({
      pieces: {
        genseric: 'africa-3',
        'vandali-1': 'africa-3',
        'vandali-2': lost('africa-4'),
        'co-africa-1': 'africa-4',
      },
      peoples: { vandali: regnum },
    })
    expect([t.status('vandali'), t.at('vandali-2'), t.isWeak('vandali-2'), t.at('genseric')]).toEqual([
      'regnum',
      'africa-3',
      false,
      'africa-3',
    ])
  })

  const destroyed = { status: 'regnum', capital: 'africa-4', fall: fall('africa-4') }

  test('UR-9.4-ac UR-9.4-ae: all lost but the capital free, they return there; allies alive or not', () => {
    for (const ally of ['africa-1', 'lost']) {
      const t = adjust({
        pieces: { ...allLost('vandali', 4, 'africa-5'), 'alani-1': ally === 'lost' ? lost('africa-5') : ally },
        peoples: { vandali: destroyed, alani: { status: 'regnum', ally: 'vandali' } },
      })
      expect([t.status('vandali'), each(t, 'vandali', 4)]).toEqual(['regnum', Array(4).fill('africa-4')])
      expect([t.status('alani'), t.at('alani-1')]).toEqual(['regnum', ally === 'lost' ? 'africa-4' : ally])
    }
  })

  test('UR-9.4-ad: all lost and the capital occupied, it is dissolved and the people Foederati', () => {
    const draw = {
      pieces: { ...allLost('vandali', 4, 'africa-4'), 'co-africa-1': 'africa-4', 'alani-1': 'africa-1' },
      peoples: { vandali: destroyed, alani: { status: 'regnum', ally: 'vandali' } },
    }
    for (const t of [adjust(draw), balance(draw)]) {
      expect(t.legal).toEqual(['to africa-3', 'to africa-5'])
      t.act('to africa-5')
      expect([t.status('vandali'), t.status('alani'), t.at('vandali-1'), t.isWeak('vandali-1')]).toEqual([
        'foederati',
        'foederati',
        'africa-5',
        false,
      ])
      expect([t.at('alani-1'), t.look.capital.every((capital) => capital === -1)]).toEqual(['africa-1', true])
    }
  })

  test('UR-9.4-x2: the Vandali of 470, the last two destroyed in Africa 4 by palatini, are Foederati in Africa 3 with the Alani', () => {
    const palatini = ['scolae-e', 'isauri', 'defensores', 'excubitores']
    const t = position({
      year: 470,
      west: { augustus: 'oreste' },
      east: { augustus: 'leon', patrice: 'basilicus' },
      pieces: {
        ...{ 'valentinien-iii': 'gone', 'theodose-ii': 'gone', oreste: 'italia-4', leon: 'thracia-3' },
        ...all('africa-4', 'basilicus', ...palatini),
        ...{ 'vandali-1': lost('africa-5'), 'vandali-2': lost('africa-5') },
        ...{ 'alani-1': lost('africa-5'), 'alani-2': lost('africa-5') },
        'vandali-3': { at: 'africa-4', weak: true },
        'vandali-4': { at: 'africa-4', weak: true },
        // So that Africa 3 alone is nearest.
        'li-africa-1': 'africa-5',
      },
      peoples: {
        vandali: { status: 'regnum', capital: 'africa-4' },
        alani: { status: 'regnum', ally: 'vandali', fall: fall('africa-5') },
      },
      stack: [
        { kind: 'augusta-opening' },
        { kind: 'balance', step: 'markers' },
        { kind: 'smc', camp: 'roman', step: 'combats' },
        { kind: 'movement', camp: 'roman' },
      ],
    })
    t.dice(6).act('done')
    expect(history(t, 'eliminate')).toMatchObject([{ pieces: ['vandali-3', 'vandali-4'], at: 'africa-4' }])
    expect(palatini.map((id) => t.at(id))).toEqual(Array(4).fill('africa-4'))
    expect([t.status('vandali'), t.status('alani')]).toEqual(['foederati', 'foederati'])
    const placed = [...some('vandali', 4), ...some('alani', 2)].map((id) => [t.at(id), t.camp(id), t.isWeak(id)])
    expect(placed).toEqual(Array(6).fill(['africa-3', 'roman', false]))
    expect([t.look.capital.every((capital) => capital === -1), isOver(t)]).toEqual([true, true])
  })
})

describe('4.4.2 Armenia', () => {
  test('UR-4.4.2-j UR-4.4.2-k: it returns whatever eliminated it, unless Persae are in Armenia', () => {
    const draw = (persae: string) => ({
      pieces: { 'armenia-1': { at: 'lost' }, 'persae-1': persae },
      peoples: { armenia: 'client', persae: 'war' },
    })
    const t = adjust(draw('oriens-7'))
    expect([t.at('armenia-1'), t.isWeak('armenia-1'), t.camp('armenia-1')]).toEqual(['armenia', false, 'roman'])
    expect(adjust(draw('armenia')).at('armenia-1')).toBe('lost')
  })
})
