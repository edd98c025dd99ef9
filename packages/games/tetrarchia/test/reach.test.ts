import { describe, expect, test } from 'vitest'
import { position } from './play.ts'

describe('what actions are about', () => {
  const t = position({
    emperors: { diocletian: 'roma', galerius: 'bithynia' },
    fleets: { internum: 1 },
    tokens: { unrest: ['roma'] },
  })

  test('the Emperor acts where he stands, and goes where he can', () => {
    expect(t.bearing('move etruria')).toEqual({ kind: 'move', piece: 'diocletian', place: 'etruria' })
    expect(t.bearing('subdue')).toEqual({ kind: 'subdue', piece: 'diocletian', place: 'roma' })
    expect(t.bearing('end')).toEqual({ kind: 'end' })
  })

  test('an Emperor stands in his province, a fleet in its zone, and nobody else anywhere', () => {
    const stands = (piece: string) => t.table.game.stands(t.state, piece)
    expect(['diocletian', 'galerius', 'maximian', 'internum', 'roma', 'nobody'].map(stands)).toEqual([
      'roma',
      'bithynia',
      undefined,
      'internum',
      undefined,
      undefined,
    ])
  })

  test('a fleet goes by the name of its sea zone', () => {
    const sail = { kind: 'sail', piece: 'internum', place: 'aegaeum', as: 'aegaeum' }
    expect(t.bearing('sail internum aegaeum')).toEqual(sail)
  })

  test('an order names the Emperor who is ordered', () => {
    const ordered = position({
      emperors: { diocletian: 'roma', galerius: 'bithynia' },
      variants: ['imperium'],
      players: 1,
    }).act('power')
    const order = ordered.legal.find((action) => action.startsWith('order galerius')) ?? ''
    expect(ordered.bearing(order)).toMatchObject({ kind: 'order', piece: 'galerius', place: order.split(' ')[2] })
  })

  test('an attack has its odds of victory', () => {
    const attack = position({
      emperors: { galerius: 'moesia-superior' },
      turn: 'galerius',
      armies: [['GRAECIA', 'dacia']],
    })
    const odds = attack.table.game.forecast?.(attack.state, attack.table.legal('attack dacia'))
    expect(attack.bearing('attack dacia')).toEqual({
      kind: 'attack',
      piece: 'galerius',
      place: 'dacia',
      odds: odds?.victory,
    })
  })
})

describe('reach', () => {
  test('TE-3.1-a: every province by the cheapest way, with the total cost, as far as the IP go', () => {
    const t = position({ emperors: { diocletian: 'roma' }, ip: 2 })
    const found = t.reach('diocletian')
    expect(found.get('etruria')).toMatchObject({ kind: 'move', steps: ['move etruria'], cost: 1, seals: false })
    expect(found.get('cisalpina')).toMatchObject({
      steps: ['move etruria', 'move cisalpina'],
      cost: 2,
      way: [
        { place: 'etruria', cost: 1 },
        { place: 'cisalpina', cost: 2 },
      ],
    })
    expect([...found.values()].every(({ cost }) => cost <= 2)).toBe(true)
    expect(found.has('roma')).toBe(false)
    expect(found.get('cisalpina')?.words).toMatch(/\(2 IP\)$/)
  })

  test('TE-3.5-a: an attack further off counts the march, and tells the odds from where it is made', () => {
    const t = position({
      emperors: { galerius: 'moesia-superior' },
      turn: 'galerius',
      ip: 6,
      armies: [['GRAECIA', 'dacia']],
    })
    const near = t.reach('galerius').get('dacia')
    expect(near).toMatchObject({ kind: 'attack', steps: ['attack dacia'], seals: true })
    const far = position({ emperors: { galerius: 'thracia' }, turn: 'galerius', ip: 6, armies: [['GRAECIA', 'dacia']] })
    const reached = far.reach('galerius').get('dacia')
    expect(reached?.steps.at(-1)).toBe('attack dacia')
    expect(reached?.cost).toBeGreaterThan(near?.cost ?? 9)
    expect(reached?.way.at(-1)).toEqual({ place: 'dacia', cost: reached?.cost })
    for (const step of reached?.steps.slice(0, -1) ?? []) far.act(step)
    expect(far.bearing('attack dacia').odds).toBe(reached?.odds)
  })

  test('TE-3.2-a: a fleet sails on from zone to zone', () => {
    const t = position({ emperors: { diocletian: 'roma' }, ip: 2, fleets: { atlanticum: 2 } })
    const found = t.reach('atlanticum')
    expect(found.get('internum')).toMatchObject({ steps: ['sail atlanticum internum'], cost: 1 })
    expect(found.get('aegaeum')?.steps).toEqual(['sail atlanticum internum', 'sail internum aegaeum'])
  })
})
