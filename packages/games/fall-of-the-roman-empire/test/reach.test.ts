import { describe, expect, test } from 'vitest'
import { position } from './play.ts'

describe('what actions are about', () => {
  test('a stack marches under the name of its area', () => {
    const t = position({})
    expect(t.bearing('march roma venetia')).toEqual({ kind: 'march', piece: 'roma', place: 'venetia' })
    expect(t.bearing('done')).toEqual({ kind: 'done' })
    t.act('march roma venetia')
    expect(t.bearing('with 2')).toEqual({ kind: 'with', piece: 'roma', place: 'venetia', number: 2 })
  })

  test('Forces and Cavalry are told apart', () => {
    const t = position({ ask: 'barbarian-movement', areas: { gothia: { barbarianForces: 2, cavalry: 1 } } })
    expect(t.bearing('move force gothia thracia')).toMatchObject({ kind: 'move-force', piece: 'gothia' })
    expect(t.bearing('move cavalry gothia thracia')).toMatchObject({ kind: 'move-cavalry', place: 'thracia' })
  })

  test('what is bought or disbanded is placed', () => {
    const t = position({ ask: 'purchase', rrp: 30, areas: { venetia: { legions: 1, forces: 2 } } })
    expect(t.bearing('buy wall venetia')).toEqual({ kind: 'buy-wall', place: 'venetia' })
    expect(t.bearing('buy legion')).toEqual({ kind: 'buy-legion', place: 'roma' })
  })

  test('FR-10-m: odds are those of who acts', () => {
    const roman = position({ areas: { venetia: { barbarianForces: 2 } } })
    const [conflict] = roman.forecast('march roma venetia')?.conflicts ?? []
    expect(roman.bearing('march roma venetia').odds).toBe(conflict.roman)
    const barbarian = position({ ask: 'barbarian-movement', areas: { venetia: { barbarianForces: 4 } } })
    const [storm] = barbarian.forecast('move force venetia roma')?.conflicts ?? []
    expect(barbarian.bearing('move force venetia roma').odds).toBe(storm.barbarian)
  })
})

describe('reach', () => {
  test('FR-8-a FR-8-b: one border, with all Forces or as many as are wanted', () => {
    const t = position({})
    expect([...t.reach('roma').keys()]).toEqual(['liguria', 'venetia', 'apulia'])
    expect(t.reach('roma').get('venetia')).toMatchObject({ kind: 'march', steps: ['march roma venetia', 'with 3'] })
    expect(t.reach('roma', 1).get('venetia')?.steps).toEqual(['march roma venetia', 'with 1'])
  })

  test('FR-8-d: no fewer than must go', () => {
    const t = position({ areas: { venetia: { legions: 1, forces: 3 } } })
    expect(t.reach('venetia', 1).get('roma')?.steps).toEqual(['march venetia roma'])
  })

  test('FR-10-m: odds follow the number', () => {
    const t = position({ areas: { venetia: { barbarianForces: 6 } } })
    const odds = [1, 2, 3].map((number) => t.reach('roma', number).get('venetia')?.odds ?? 0)
    expect(odds[0]).toBeLessThan(odds[1])
    expect(odds[1]).toBeLessThan(odds[2])
    expect(t.reach('roma').get('venetia')?.odds).toBe(odds[2])
  })

  test('FR-9-a: others who stand where it comes to do not go on for it', () => {
    const areas = { gothia: { barbarianForces: 1 }, thracia: { barbarianForces: 3 } }
    const t = position({ ask: 'barbarian-movement', areas })
    expect([...t.reach('gothia').values()].every(({ way }) => way.length === 1)).toBe(true)
  })
})
