import { describe, expect, test } from 'vitest'
import { all, fight, history, some } from './combat-play.ts'
import { adjust, isOver } from './phases.ts'
import { type Draw, type Play, position } from './play.ts'

const lost = (lostIn: string, lostFrom: 'roman' | 'barbarian' = 'barbarian') => ({ at: 'lost', lostIn, lostFrom })
const fall = (at: string, victors: readonly string[] = []) => ({ at, inBattle: true, victors: [...victors] })

const each = (t: Play, people: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => t.at(`${people}-${i + 1}`))

/** All units of a people, eliminated there. */
const allLost = (people: string, count: number, at: string): Record<string, ReturnType<typeof lost>> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${people}-${i + 1}`, lost(at)]))

/** A unit in each of these zones. */
const LIMITANEI = ['li-galliae-1', 'li-galliae-2', 'li-galliae-3', 'li-viennensis-1', 'li-italia-1', 'li-italia-2']
const crowded = (...zones: readonly string[]): Record<string, string> =>
  Object.fromEntries(zones.map((zone, i) => [LIMITANEI[i], zone]))

describe('9.4 Foederati', () => {
  test('UR-9.4-r UR-9.4-s: they stay, and recover in a town or away from other peoples’ units', () => {
    const t = adjust({
      pieces: {
        'visigothi-1': { at: 'viennensis-2', weak: true },
        'co-viennensis-1': 'viennensis-2',
        'visigothi-2': { at: 'viennensis-1', weak: true },
        'visigothi-3': { at: 'viennensis-1', weak: true },
        'visigothi-4': { at: 'galliae-7', weak: true },
        'li-galliae-1': 'galliae-7',
      },
      peoples: { visigothi: 'foederati' },
    })
    const weak = [1, 2, 3, 4].map((i) => t.isWeak(`visigothi-${i}`))
    expect(weak).toEqual([false, false, false, true])
    expect(t.at('visigothi-4')).toBe('galliae-7')
  })

  test('UR-9.4-t: lost ones come back on their normal face where their people is', () => {
    const t = adjust({
      pieces: {
        'visigothi-1': 'viennensis-2',
        'visigothi-2': 'galliae-7',
        'visigothi-3': lost('galliae-5', 'roman'),
      },
      peoples: { visigothi: 'foederati' },
    })
    expect([t.seat, t.legal]).toEqual(['first', ['to galliae-7', 'to viennensis-2']])
    expect(t.why('to galliae-5')).toBe('UR-9.4-t')
    t.act('to galliae-7')
    expect([t.at('visigothi-3'), t.isWeak('visigothi-3')]).toEqual(['galliae-7', false])
  })

  test('UR-9.4-t UR-3.7.2-b: loyal Franci Salii come back among their rallied kin and are the Barbarian’s', () => {
    const t = adjust({
      year: 407,
      west: { augustus: 'honorius', usurper: 'constantin' },
      pieces: {
        honorius: 'italia-4',
        constantin: { at: 'galliae-1', rallied: 'west' },
        'franci-salii-1': { at: 'galliae-1', rallied: 'west' },
        'franci-salii-2': { at: 'galliae-1', rallied: 'west' },
        'franci-salii-3': lost('galliae-5', 'roman'),
      },
      peoples: { 'franci-salii': 'foederati' },
    })
    expect([t.at('franci-salii-3'), t.camp('franci-salii-3')]).toEqual(['galliae-1', 'barbarian'])
  })

  const visigothi = (zones: readonly string[], pieces: Draw['pieces'] = {}) => ({
    year: 455,
    pieces: { ...allLost('visigothi', 5, 'galliae-5'), ...crowded(...zones), ...pieces },
    peoples: { visigothi: { status: 'foederati', fall: fall('galliae-5') }, hunni: 'war' },
  })

  test('UR-9.4-u: all lost, the Roman places all in the nearest zone that is empty of units', () => {
    const t = adjust(visigothi(['galliae-3', 'galliae-4', 'galliae-6'], { 'hunni-1': 'galliae-5' }))
    expect(t.legal).toEqual(['to galliae-7', 'to viennensis-1', 'to viennensis-4'])
    expect(t.why('to galliae-3')).toBe('UR-9.4-u')
    t.act('to viennensis-4')
    expect(each(t, 'visigothi', 5)).toEqual(Array(5).fill('viennensis-4'))
    const empty = adjust(visigothi([], { euric: 'africa-1', 'alaric-i': 'gone' }))
    expect([empty.at('visigothi-1'), empty.status('visigothi')]).toEqual(['galliae-5', 'foederati'])
    // Their leader comes along; those who are dead, or whose time has not come, do not.
    expect(['euric', 'alaric-i', 'dux-visigothi'].map((id) => empty.at(id))).toEqual(['galliae-5', 'gone', 'off'])
  })

  test('UR-9.4-x1: destroyed by Hunni in Galliae 5 in 455, with Viennensis 1 alone empty beside it', () => {
    const goths = some('visigothi', 5)
    const t = position({
      year: 455,
      pieces: {
        ...Object.fromEntries(goths.map((id) => [id, { at: 'galliae-5', weak: true }])),
        ...all('galliae-5', ...some('hunni', 6)),
        // Barbarians or Romans in every other zone beside it.
        ...{ 'alamanni-1': 'galliae-3', 'alamanni-2': 'galliae-4' },
        ...{ 'li-galliae-1': 'galliae-6', 'li-galliae-2': 'galliae-7', 'co-viennensis-1': 'viennensis-4' },
      },
      peoples: { visigothi: 'foederati', hunni: 'war', alamanni: 'war' },
      stack: [
        { kind: 'augusta-opening' },
        { kind: 'balance', step: 'markers' },
        { kind: 'smc', camp: 'barbarian', step: 'combats' },
        { kind: 'movement', camp: 'barbarian' },
      ],
    })
    t.dice(6).act('done')
    expect(history(t, 'battle-result')).toMatchObject([{ at: 'galliae-5', defender: 'E', winner: 'barbarian' }])
    expect(history(t, 'eliminate')).toMatchObject([{ pieces: goths, at: 'galliae-5' }])
    expect(goths.map((id) => [t.at(id), t.camp(id), t.isWeak(id)])).toEqual(
      Array(5).fill(['viennensis-1', 'roman', false]),
    )
    expect([t.status('visigothi'), isOver(t)]).toEqual(['foederati', true])
  })
})

describe('9.4 Foederati in revolt', () => {
  test('UR-9.4-v: they stay and recover as Foederati do', () => {
    const t = adjust({
      pieces: {
        'suevi-1': { at: 'hispaniae-6', weak: true },
        'suevi-2': { at: 'galliae-7', weak: true },
        'franci-salii-1': 'galliae-7',
      },
      peoples: { suevi: 'revolt', 'franci-salii': 'revolt' },
    })
    expect([t.isWeak('suevi-1'), t.isWeak('suevi-2'), t.at('suevi-2')]).toEqual([false, true, 'galliae-7'])
  })

  test('UR-9.4-w: lost ones come back where their people is, on their normal face, as the Barbarian chooses', () => {
    const t = adjust({
      pieces: { 'vandali-1': 'hispaniae-5', 'vandali-2': 'hispaniae-3', 'vandali-3': lost('hispaniae-2') },
      peoples: { vandali: 'revolt' },
    })
    expect([t.seat, t.legal]).toEqual(['second', ['to hispaniae-3', 'to hispaniae-5']])
    expect(t.why('to vandali')).toBe('UR-9.4-w')
    t.act('to hispaniae-5')
    expect([t.at('vandali-3'), t.isWeak('vandali-3'), t.status('vandali')]).toEqual(['hispaniae-5', false, 'revolt'])
  })

  test('UR-9.4-w: nowhere else, be another people in revolt there, and each by itself', () => {
    const t = adjust({
      pieces: {
        'vandali-1': 'hispaniae-5',
        'vandali-2': 'hispaniae-3',
        ...{ 'vandali-3': lost('hispaniae-5'), 'vandali-4': lost('hispaniae-5') },
        'suevi-1': 'hispaniae-1',
      },
      peoples: { vandali: 'revolt', suevi: 'revolt' },
    })
    expect(t.why('to hispaniae-1')).toBe('UR-9.4-w')
    t.act('to hispaniae-5', 'to hispaniae-3')
    expect([t.at('vandali-3'), t.at('vandali-4'), isOver(t)]).toEqual(['hispaniae-5', 'hispaniae-3', true])
  })

  test('UR-9.4-w: one that was eliminated on its weakened face comes back on its normal one', () => {
    const pieces = { ...all('italia-2', 'victores', 'divitenses'), 'vandali-2': 'hispaniae-3' }
    const weak = { 'vandali-1': { at: 'italia-2', weak: true } }
    const t = fight(
      { pieces: { ...pieces, ...weak }, peoples: { vandali: 'revolt' }, attacker: 'roman', smc: [1, 0] },
      6,
      0,
      0,
      6,
    )
    while (t.asked !== undefined && t.state.year === 450) t.act(t.legal.includes('done') ? 'done' : t.legal[0])
    expect(history(t, 'eliminate')).toMatchObject([{ pieces: ['vandali-1'] }])
    expect([t.at('vandali-1'), t.isWeak('vandali-1'), t.status('vandali')]).toEqual(['hispaniae-3', false, 'revolt'])
  })

  test('UR-9.4-x UR-4.5.2-d: all lost, they are Foederati again where the Roman places them', () => {
    const t = adjust({
      pieces: { ...allLost('suevi', 2, 'hispaniae-1'), 'co-hispaniae-1': 'hispaniae-1' },
      peoples: { suevi: { status: 'revolt', fall: fall('hispaniae-1') } },
    })
    expect([t.seat, t.legal]).toEqual(['first', ['to hispaniae-2', 'to hispaniae-3']])
    t.act('to hispaniae-3')
    expect([t.status('suevi'), t.camp('suevi-1'), each(t, 'suevi', 2)]).toEqual([
      'foederati',
      'roman',
      ['hispaniae-3', 'hispaniae-3'],
    ])
  })
})
