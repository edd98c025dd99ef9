import { NOBODY } from '../src/board.ts'
import '../src/index.ts'
import { describe, expect, test } from 'vitest'
import { battleOdds } from '../src/rules/combat/odds.ts'
import { columnNames, columnOf } from '../src/rules/combat/table.ts'
import { BARBARIAN } from '../src/state.ts'
import { all, atWar, fight, history, settle, some } from './combat-play.ts'

const suevi = { suevi: 'war' }
/** 10 PF of quality 1 against 8 of quality 1: column 5/4, nothing added to the die. */
const even = { ...all('italia-2', ...some('suevi', 2), ...some('co-italia', 2)) }

describe('8.1 Combat, general', () => {
  const pieces = {
    ...all('italia-2', 'genseric', ...some('vandali', 2), 'co-italia-1', 'li-italia-1'),
    'co-italia-2': 'italia-3',
  }
  const vandals = ['genseric', 'vandali-1', 'vandali-2']
  const romans = ['co-italia-1', 'li-italia-1']

  test('UR-8.1-a UR-8.1-b UR-8.1-c: all units and leaders of both camps in a zone fight; the active player attacks', () => {
    const barbarian = fight({ pieces, peoples: { vandali: 'war' } }, 3)
    expect(history(barbarian, 'battle')).toEqual([
      { type: 'battle', at: 'italia-2', attacker: 'barbarian', attackers: vandals, defenders: romans },
    ])
    const roman = fight({ pieces, peoples: { vandali: 'war' }, attacker: 'roman' }, 3)
    expect(roman.asked).toBe('stand')
    expect(history(roman, 'battle')).toEqual([
      { type: 'battle', at: 'italia-2', attacker: 'roman', attackers: romans, defenders: vandals },
    ])
  })

  test('UR-8.1-a: units that are alone do not fight', () => {
    const t = fight({ pieces: { 'suevi-1': 'italia-2', 'co-italia-1': 'italia-3' }, peoples: suevi })
    expect(history(t, 'battle')).toEqual([])
  })

  test('UR-8.1-a UR-2.E-d: the active player says which of several battles is next', () => {
    const t = fight({
      pieces: { 'suevi-1': 'italia-2', 'co-italia-1': 'italia-2', 'suevi-2': 'italia-3', 'li-italia-1': 'italia-3' },
      peoples: suevi,
    })
    expect([t.asked, t.seat, t.legal]).toEqual(['next-battle', 'second', ['to italia-2', 'to italia-3']])
    expect(t.why('to italia-4')).toBe('UR-8.1-a')
    t.dice(3, 3).act('to italia-3')
    expect(t.told('battle')).toMatchObject([{ at: 'italia-3' }])
  })

  test('UR-8.1-d: combat is compulsory; the defender who cannot leave is not asked', () => {
    const t = fight({ pieces: even, peoples: suevi }, 1)
    expect(history(t, 'battle-result')).toHaveLength(1)
    const asked = fight({ pieces: { ...even, aetius: 'italia-2' }, peoples: suevi })
    expect([asked.asked, asked.seat, asked.legal]).toEqual(['stand', 'first', ['fight', 'evade']])
    expect(asked.why('done')).toBe('UR-8.1-d')
  })

  test('UR-8.1-e UR-8.1-f: who is aboard does not fight, who has landed does', () => {
    const fleets = { 'classis-occidentalis': { at: 'africa-4', camp: 'roman' as const } }
    const sea = fight({
      pieces: { 'vandali-1': 'africa-4', 'co-africa-1': 'aboard-classis-occidentalis' },
      peoples: { vandali: 'war' },
      fleets,
    })
    expect(history(sea, 'battle')).toEqual([])
    const landed = atWar({
      pieces: {
        genseric: 'aboard-classis-occidentalis',
        'vandali-1': 'aboard-classis-occidentalis',
        'li-italia-1': 'italia-5',
      },
      peoples: { vandali: 'revolt' },
      fleets: { 'classis-occidentalis': { at: 'mare-internum-occidentalis', camp: 'barbarian' } },
    })
    landed.act('fleet classis-occidentalis', 'all', 'to italia-5')
    if (landed.asked === 'fleet') landed.act('done')
    landed.dice(6).act('done')
    expect(landed.told('battle')).toMatchObject([{ at: 'italia-5', attackers: ['genseric', 'vandali-1'] }])
  })

  test('UR-8.1-g: a people at peace is no enemy, and takes no side', () => {
    const peace = fight({ pieces: { 'suevi-1': 'suevi', 'comites-seniores': 'suevi', aetius: 'suevi' } })
    expect(history(peace, 'battle')).toEqual([])
    const beside = fight({
      pieces: all('suevi', 'suevi-1', 'alamanni-1', 'comites-seniores', 'aetius'),
      peoples: { alamanni: 'war' },
    })
    expect(history(beside, 'battle')).toMatchObject([{ attackers: ['alamanni-1'] }])
  })
})

describe('4.5.2 Foederati in revolt', () => {
  const pieces = all('viennensis-2', 'theodoric-i', ...some('visigothi', 2), 'li-viennensis-1', 'co-viennensis-1')

  test("UR-4.5.2-c: in the next E.2, the Barbarian's or the Roman's, whose player attacks; the other may evade", () => {
    const theirs = fight({ pieces, peoples: { visigothi: 'revolt' } }, 1)
    expect(history(theirs, 'battle')).toMatchObject([
      { attacker: 'barbarian', attackers: ['theodoric-i', 'visigothi-1', 'visigothi-2'] },
    ])
    const ours = fight({ pieces, peoples: { visigothi: 'revolt' }, attacker: 'roman' })
    expect(history(ours, 'battle')).toMatchObject([{ attacker: 'roman' }])
    expect([ours.asked, ours.seat, ours.legal]).toEqual(['stand', 'second', ['fight', 'evade']])
    expect(history(fight({ pieces, peoples: { visigothi: 'foederati' } }), 'battle')).toEqual([])
  })
})

describe('8.3 Combat resolution', () => {
  test('UR-8.3-a: fought if the defender accepts, or fails to evade', () => {
    const pieces = { ...even, aetius: 'italia-2' }
    const accepted = fight({ pieces, peoples: suevi }, 6).act('fight')
    expect(accepted.told('battle-result')).toHaveLength(1)
    const failed = atWar({ pieces, peoples: suevi }).dice(5, 6).act('done', 'evade')
    expect(failed.told('roll')).toMatchObject([{ purpose: { for: 'evasion' } }, { purpose: { for: 'battle' } }])
    expect(failed.told('battle-result')).toHaveLength(1)
  })

  test('UR-8.3-b UR-8.3-c: all units count, with the PF of the face they show', () => {
    // 5 + 5 against 4 + 4, 2 + 4, and 2 + 2 + 1.
    const column = (co1: boolean, co2: boolean, li: boolean) =>
      history(
        fight(
          {
            pieces: {
              ...all('italia-2', ...some('suevi', 2)),
              'co-italia-1': { at: 'italia-2', weak: co1 },
              'co-italia-2': { at: 'italia-2', weak: co2 },
              ...(li && { 'li-italia-1': { at: 'italia-2' } }),
            },
            peoples: suevi,
          },
          6,
        ),
        'roll',
      )[0]
    expect(column(false, false, false)).toMatchObject({ purpose: { column: 5 } })
    expect(column(true, false, false)).toMatchObject({ purpose: { column: 6 } })
    expect(column(true, true, false)).toMatchObject({ purpose: { column: 7 } })
    expect(column(true, true, true)).toMatchObject({ purpose: { column: 5 } })
  })

  test('UR-8.3-d UR-T.combat-c: rounded in favour of the defender, among ten columns', () => {
    expect(columnNames).toEqual(['1/3', '1/2', '2/3', '4/5', '1/1', '5/4', '3/2', '2/1', '3/1', '4/1'])
    const pairs = [[1, 9], [33, 99], [49, 99], [50, 100], [66, 100], [2, 3], [79, 100], [4, 5], [99, 100], [7, 7], [124, 100], [5, 4], [149, 100], [3, 2], [199, 100], [2, 1], [299, 100], [3, 1], [399, 100], [4, 1], [40, 1]] // biome-ignore format: a row
    expect(pairs.map(([a, d]) => columnOf(a, d))).toEqual([
      0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9,
    ])
  })

  test('UR-8.3-x1: 55 against 37 is 1.49, column 5/4', () => {
    const attackers = [...some('alamanni', 3), ...some('suevi', 2), ...some('franci-orientales', 2), ...some('burgondi', 3), 'gepidae-1'] // biome-ignore format: a row
    const defenders = [...some('li-galliae', 3), ...some('co-galliae', 2), ...some('co-italia', 2), ...some('co-pannoniae', 2), 'co-viennensis-1'] // biome-ignore format: a row
    const draw = {
      pieces: all('galliae-4', ...attackers, ...defenders),
      peoples: { alamanni: 'war', suevi: 'war', 'franci-orientales': 'war', burgondi: 'war', gepidae: 'war' },
    }
    const { state } = atWar(draw)
    const odds = battleOdds(state, state.board.zoneOf.get('galliae-4') ?? NOBODY, BARBARIAN)
    expect(odds).toMatchObject({ attacker: { pf: 55 }, defender: { pf: 37 }, ratioColumn: '5/4', column: '5/4' })
    // In 5/4 a 3 is R / R; in 3/2 it would be 3/4 / A.
    const t = fight(draw, 3)
    expect(history(t, 'battle-result')).toMatchObject([{ column: 5, row: 3, attacker: 'R', defender: 'R' }])
  })

  test('UR-8.3-e: read after all modifiers', () => {
    // Column 1/1, shifted by quality 2 against 1 to 3/2; die 2, +1 for BT: row 3.
    const pieces = { ...all('italia-2', 'vandali-1', 'li-italia-1'), 'co-italia-1': { at: 'italia-2', weak: true } }
    const t = fight({ pieces, peoples: { vandali: 'war' } }, 2)
    expect(history(t, 'battle-result')).toMatchObject([{ column: 6, row: 3, attacker: '3/4', defender: 'A' }])
  })
})

describe('10.1 Points of a battle', () => {
  test('UR-10.1-a: 1 PV to the winner if both had together 25 PF or more at its start', () => {
    const units = [...some('suevi', 2), ...some('co-italia', 2), 'li-italia-1', 'li-italia-2']
    // 24 PF, and the retreat is over.
    const small = settle(fight({ pieces: all('italia-2', ...units), peoples: suevi }, 6))
    expect(history(small, 'battle-result')).toHaveLength(1)
    expect([small.vp, history(small, 'score')]).toEqual([{ roman: 0, barbarian: 0 }, []])
    const pieces = all('italia-2', ...units, 'bagaudes-1')
    const won = settle(fight({ pieces, peoples: { ...suevi, bagaudes: 'war' } }, 6))
    expect(history(won, 'battle-result')).toMatchObject([{ winner: 'barbarian' }])
    expect(history(won, 'score')).toEqual([{ type: 'score', camp: 'barbarian', points: 1, rule: 'UR-10.1-a' }])
    // Exactly 25.
    const just = all('italia-2', ...some('suevi', 2), 'bagaudes-1', ...some('co-italia', 2), 'li-italia-1')
    expect(settle(fight({ pieces: just, peoples: { ...suevi, bagaudes: 'war' } }, 6)).vp.barbarian).toBe(1)
    const lost = settle(fight({ pieces, peoples: { ...suevi, bagaudes: 'war' } }, 1))
    expect(history(lost, 'battle-result')).toMatchObject([{ winner: 'roman' }])
    expect(lost.vp).toEqual({ roman: 1, barbarian: 0 })
  })
})
