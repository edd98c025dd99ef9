import { describe, expect, test } from 'vitest'
import { score } from '../src/rules/game-end.ts'
import { type Draw, position } from './play.ts'

const five = ['gaetulia', 'germania-magna', 'sarmatia', 'persia', 'libya']
const calm: Draw = { emperors: { diocletian: 'roma', galerius: 'lucania', constantius: 'apulia', maximian: 'sicilia' } }

const unrestEverywhere = [
  ...['baetica', 'lusitania', 'gallaecia', 'carthaginensis', 'tarraconensis', 'mauretania-tingitana'],
  ...['germania-inferior', 'germania-superior', 'lugdunensis', 'aquitania', 'narbonensis'],
  ...['rhaetia', 'noricum', 'moesia-superior', 'dalmatia', 'pannonia-superior'],
  ...['dacia', 'moesia-inferior', 'thracia', 'macedonia', 'achaia'],
]

describe('5 Game end', () => {
  test('TE-5-a: the sixth secured border wins at once', () => {
    const t = position({ emperors: { maximian: 'britannia' }, turn: 'maximian', tokens: { diocletian: five } })
    t.act('secure')
    expect(t.outcome).toMatchObject({ winners: [0], rule: 'TE-5-a', details: { victory: true, borders: 6, turns: 4 } })
    expect(t.table.decision).toBeNull()
    expect(() => t.act('end')).toThrow('The game is over.')
    const fifth = position({
      emperors: { maximian: 'britannia' },
      turn: 'maximian',
      tokens: { diocletian: five.slice(1) },
    })
    expect(fifth.act('secure').outcome).toBeNull()
  })

  test('TE-5-b: an army in ROMA loses at once', () => {
    const t = position({
      emperors: { diocletian: 'sicilia' },
      armies: [
        ['GALLIA', 'etruria'],
        ['AFRICA', 'libya'],
      ],
    })
    t.end('VI', 2)
    expect(t.outcome).toMatchObject({ winners: [], rule: 'TE-5-b', details: { victory: false } })
    expect(t.armies).toEqual(['roma', 'libya'])
    const beaten = position({
      emperors: { diocletian: 'roma' },
      armies: [['GALLIA', 'etruria']],
      tokens: { revolt: ['etruria'] },
    })
    expect(beaten.end('VI', 2, 'I', 6).outcome).toMatchObject({ rule: 'TE-5-b' })
  })

  test('TE-5-c: no Unrest token left to place loses at once', () => {
    const t = position({ ...calm, tokens: { unrest: unrestEverywhere } })
    expect(t.reserve.unrest).toBe(0)
    expect(t.end('VI', 2).outcome).toMatchObject({ winners: [], rule: 'TE-5-c' })
    const replaced = position({ ...calm, tokens: { unrest: unrestEverywhere } }).end('I', 2)
    expect(replaced.outcome).toBeNull()
    expect(replaced.token('baetica')).toBe('revolt')
  })

  test('TE-5-c: no Revolt token left to place loses at once: by result, spread, uprising or devastation', () => {
    const all = { revolt: unrestEverywhere }
    expect(position({ ...calm, tokens: { ...all, unrest: ['cyrenaica'] } }).end('VI', 2).outcome?.rule).toBe('TE-5-c')
    const spread = position({ ...calm, tokens: { ...all, unrest: ['belgica'] } })
    spread.dice().act('end')
    expect(spread.outcome?.rule).toBe('TE-5-c')
    expect(spread.rolls).toEqual([])
    const uprising = position({ ...calm, tokens: all }).end('II', 2)
    expect(uprising.told('uprising')).toHaveLength(1)
    // Two provinces beside Pannonia superior could rise: with the first it is over.
    const two = position({ ...calm, tokens: all }).end('III', 6, 6)
    expect([two.told('uprising').length, two.told('end').length]).toEqual([1, 1])
    expect(uprising.outcome?.rule).toBe('TE-5-c')
    const waste = position({ ...calm, tokens: all, armies: [['AFRICA', 'aegyptus']] }).end('VI', 6)
    expect(waste.outcome?.rule).toBe('TE-5-c')
    const ownRevolt = position({ ...calm, tokens: all, armies: [['GALLIA', 'germania-inferior']] }).end('VI', 6)
    expect(ownRevolt.outcome).toBeNull()
  })

  test('TE-5-d: the score of ten', () => {
    const of = (draw: Draw) => score(position({ emperors: { diocletian: 'roma' }, ...draw }).state)
    const six = { diocletian: [...five.slice(0, 4)], maximian: ['britannia', 'libya'] }
    expect(of({ tokens: six, end: { victory: true, rule: 'TE-5-a' } })).toBe(10)
    expect(of({})).toBe(-2)
    expect(of({ tokens: { revolt: ['sicilia'] } })).toBe(-6)
    expect(of({ tokens: { unrest: ['sicilia'] } })).toBe(-2)
    expect(of({ tokens: { diocletian: ['libya'] } })).toBe(0)
    expect(
      of({
        armies: [
          ['GALLIA', 'britannia'],
          ['AFRICA', 'libya'],
        ],
      }),
    ).toBe(-4)
    const three = { revolt: ['belgica', 'lugdunensis', 'aquitania'] }
    expect(of({ tokens: three })).toBe(-2)
    expect(of({ tokens: { ...three, unrest: ['narbonensis'] } })).toBe(-3)
    expect(of({ tokens: { revolt: ['sicilia', 'lucania', 'apulia', 'etruria'] } })).toBe(-7)
  })
})
