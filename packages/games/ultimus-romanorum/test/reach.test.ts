import { describe, expect, test } from 'vitest'
import { history } from './combat-play.ts'
import { romans } from './movement-play.ts'

const pieces = { avitus: 'italia-2', victores: 'italia-2', 'comites-alani': 'italia-2', 'li-italia-1': 'italia-2' }

describe('what answers are about', () => {
  test('who moves is selected, then takes others along and marches', () => {
    const t = romans({ pieces })
    expect(t.bearing('piece avitus')).toEqual({ kind: 'select', piece: 'avitus' })
    t.act('piece avitus')
    expect(t.bearing('piece victores')).toEqual({ kind: 'join', piece: 'victores' })
    expect(t.bearing('all')).toEqual({ kind: 'all' })
    t.act('all')
    expect(t.bearing('to italia-3')).toEqual({ kind: 'march', piece: 'avitus', place: 'italia-3' })
    t.act('to italia-3')
    expect(t.bearing('piece victores')).toEqual({ kind: 'leave', piece: 'victores' })
    expect(t.bearing('done')).toEqual({ kind: 'done' })
  })

  test('a fleet sails; with those who are to go ashore it lands them, one as well as two', () => {
    const aboard = 'aboard-classis-occidentalis'
    const t = romans({
      pieces: { avitus: aboard, victores: aboard },
      fleets: { 'classis-occidentalis': { at: 'mare-internum-occidentalis', camp: 'roman' } },
    }).act('fleet classis-occidentalis')
    const piece = 'classis-occidentalis'
    expect(t.bearing('to africa-4')).toEqual({ kind: 'sail', piece, place: 'africa-4' })
    t.act('piece avitus')
    expect(t.bearing('to africa-4')).toEqual({ kind: 'land', piece, place: 'africa-4' })
    t.act('piece victores')
    expect(t.bearing('to africa-4')).toEqual({ kind: 'land', piece, place: 'africa-4' })
  })
})

describe('reach', () => {
  test('UR-3.4.1-c UR-3.4.1-d: a leader is selected, takes along who may come, and marches as far as they can', () => {
    const found = romans({ pieces }).reach('avitus')
    const near = found.get('italia-3')
    expect(near?.steps).toEqual(['piece avitus', 'all', 'to italia-3'])
    expect(near?.way).toEqual([{ place: 'italia-3', cost: near?.cost }])
    const far = [...found.values()].find(({ way }) => way.length > 1)
    expect(far?.steps.slice(0, 2)).toEqual(['piece avitus', 'all'])
    const t = romans({ pieces }).act(...(far?.steps ?? []))
    expect([t.at('avitus'), t.at('victores')]).toEqual([far?.place, far?.place])
  })

  test('on the march it goes on from where the group is', () => {
    const t = romans({ pieces }).act('piece avitus', 'piece victores', 'to italia-3')
    const found = t.reach('avitus')
    expect(found.get('pannoniae-2')?.steps).toEqual(['to pannoniae-2'])
    expect([...found.values()].every(({ steps }) => steps.every((step) => step.startsWith('to ')))).toBe(true)
  })

  test('a unit by itself makes one step', () => {
    const found = romans({ pieces: { victores: 'italia-2' } }).reach('victores')
    expect(found.size).toBeGreaterThan(0)
    for (const { steps } of found.values()) expect(steps).toHaveLength(2)
  })

  test('UR-8.1-a UR-8.3-d: an enemy further off is met with the odds of who gets there', () => {
    const begun = () =>
      romans({
        pieces: {
          aetius: 'italia-2',
          victores: 'italia-2',
          'domestici-pedites-w': 'italia-2',
          'visigothi-1': 'pannoniae-2',
          'visigothi-2': 'pannoniae-2',
        },
        peoples: { visigothi: 'war' },
      })
    const found = begun().reach('aetius')
    const attack = found.get('pannoniae-2')
    expect(attack?.way.map(({ place }) => place)).toEqual(['italia-3', 'pannoniae-2'])
    expect(attack?.odds).toBeCloseTo(4 / 6)
    expect(found.get('italia-3')?.odds).toBeNull()
    const wins = [1, 2, 3, 4, 5, 6].filter((face) => {
      const t = begun()
        .dice(face)
        .act(...(attack?.steps ?? []), 'done')
      while (history(t, 'battle-result').length === 0) t.act('done')
      return history(t, 'battle-result')[0]?.winner === 'roman'
    })
    expect(wins).toHaveLength(4)
  })
})
