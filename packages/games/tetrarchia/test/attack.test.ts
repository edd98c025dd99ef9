import { describe, expect, test } from 'vitest'
import { tetrarchia } from '../src/index.ts'
import { oddsOf, weigh } from '../src/rules/weighing.ts'
import { type Draw, position } from './play.ts'

/** A line of four: AEGYPTVS - CYRENAICA - TRIPOLITANIA - PROCONSVLARIS, tokens on all but the second. */
const line: Draw = { tokens: { diocletian: ['aegyptus', 'tripolitania', 'proconsularis'] } }

const support = (draw: Draw, name: 'diocletian' | 'galerius', at: string, army: readonly [string, string]) =>
  position({ ...draw, emperors: { [name]: at }, turn: name, armies: [army] }).strength(name, army[1]).romanSupport

/** The rulebook's attack example, as drawn: Hispania laid waste, an army in NARBONENSIS. */
const example: Draw = {
  turn: 'maximian',
  emperors: { maximian: 'germania-superior', constantius: 'aquitania' },
  tokens: {
    revolt: [
      'narbonensis',
      'tarraconensis',
      'mauretania-tingitana',
      'baetica',
      'carthaginensis',
      'lusitania',
      'gallaecia',
    ],
    maximian: ['etruria'],
    constantius: ['lugdunensis'],
  },
  armies: [['HISPANIA', 'narbonensis']],
}

describe('3.5 Attack', () => {
  test('TE-3.5-a: an attack costs what moving through the link would: 2 or 3 IP', () => {
    const t = position({
      emperors: { diocletian: 'cisalpina' },
      tokens: { revolt: ['narbonensis', 'etruria'] },
      armies: [
        ['GALLIA', 'narbonensis'],
        ['HISPANIA', 'etruria'],
      ],
    })
    expect(t.cost('attack narbonensis')).toBe(3)
    expect(t.cost('attack etruria')).toBe(2)
    expect(t.why('attack roma')).toBe('TE-3.5-a')
    const far = position({ emperors: { diocletian: 'roma' }, armies: [['GALLIA', 'narbonensis']] })
    expect(far.why('attack narbonensis')).toBe('TE-3.5-a')
    const border = position({ emperors: { diocletian: 'belgica' }, armies: [['GALLIA', 'britannia']] })
    expect(border.cost('attack britannia')).toBe(2)
    expect(border.dice('III', 3).act('attack britannia').ip).toBe(4)
    const poor = position({ emperors: { diocletian: 'belgica' }, armies: [['GALLIA', 'britannia']], ip: 1 })
    expect(poor.why('attack britannia')).toBe('TE-3-b')
  })

  test('TE-3.5-b: fleets do not serve an attack: a strait costs the broken link', () => {
    const t = position({
      emperors: { diocletian: 'thracia' },
      tokens: { revolt: ['bithynia', 'aegyptus'] },
      armies: [
        ['ASIA MINOR', 'bithynia'],
        ['AFRICA', 'aegyptus'],
      ],
      fleets: { aegaeum: 1 },
    })
    expect(t.cost('attack bithynia')).toBe(3)
    expect(t.why('attack aegyptus')).toBe('TE-3.5-b')
    t.dice('III', 2).act('attack bithynia')
    expect(t.ip).toBe(3)
  })

  test('TE-3.5-c: the Roman die plus support against the normal die plus support', () => {
    const t = position({
      emperors: { diocletian: 'belgica' },
      tokens: { diocletian: ['germania-superior'] },
      armies: [['GALLIA', 'britannia']],
    })
    t.dice('V', 6).act('attack britannia')
    expect(t.told('combat')).toEqual([
      {
        type: 'combat',
        emperor: 'diocletian',
        army: 'britannia',
        roman: { die: 5, support: 1, bonus: 0, times: 1, value: 6 },
        barbarian: { die: 6, support: 0, bonus: 0, times: 1, value: 6 },
        result: 'draw',
      },
    ])
    const [roman, barbarian] = t.told('roll')
    expect(roman).toMatchObject({ die: 'dVI', face: 5, purpose: { for: 'combat', support: 1, times: 1 } })
    expect(barbarian).toMatchObject({ die: 'd6', face: 6, purpose: { for: 'combat', support: 0, times: 1 } })
  })

  test('TE-3.5-d TE-3.5-x1: the best one chain that starts at or next to the Emperor, of his own tokens', () => {
    const army = ['AFRICA', 'libya'] as const
    expect(support(line, 'diocletian', 'aegyptus', army)).toBe(1)
    for (const at of ['cyrenaica', 'tripolitania', 'proconsularis']) {
      expect(support(line, 'diocletian', at, army)).toBe(2)
      expect(support(line, 'galerius', at, army)).toBe(0)
    }
    expect(support(line, 'galerius', 'aegyptus', army)).toBe(0)
  })

  test('TE-3.5-e: the Revolts in one chain linked to the army, its own province counted', () => {
    const t = position({
      emperors: { diocletian: 'belgica' },
      tokens: { revolt: ['germania-inferior', 'germania-superior', 'rhaetia', 'aquitania'] },
      armies: [['GALLIA', 'germania-inferior']],
    })
    expect(t.strength('diocletian', 'germania-inferior').barbarianSupport).toBe(3)
    const border = position({
      emperors: { diocletian: 'belgica' },
      tokens: { revolt: ['germania-inferior'] },
      armies: [['GALLIA', 'britannia']],
    })
    expect(border.strength('diocletian', 'britannia').barbarianSupport).toBe(0)
    const fromOutside = position({
      emperors: { diocletian: 'germania-superior' },
      tokens: { revolt: ['belgica', 'germania-inferior'] },
      armies: [['GALLIA', 'britannia']],
    })
    expect(fromOutside.strength('diocletian', 'britannia').barbarianSupport).toBe(2)
  })

  test('TE-3.5-f: broken links link for support, without a roll', () => {
    const t = position({
      emperors: { diocletian: 'thracia' },
      tokens: { diocletian: ['moesia-inferior'], revolt: ['macedonia', 'epirus'] },
      armies: [['GRAECIA', 'macedonia']],
    })
    expect(t.strength('diocletian', 'macedonia')).toMatchObject({ romanSupport: 1, barbarianSupport: 2 })
    t.dice('III', 1).act('attack macedonia')
    expect(t.rolls).toEqual(['combat', 'combat'])
  })

  test('TE-3.5-g TE-1-j: an uncovered capital supports and protects its Emperor, ROMA any', () => {
    const draw: Draw = { armies: [['GALLIA', 'germania-inferior']] }
    const near = (turn: 'diocletian' | 'constantius') =>
      position({ ...draw, turn, emperors: { [turn]: 'germania-superior' } }).strength(turn, 'germania-inferior')
    expect(near('constantius').romanSupport).toBe(1)
    expect(near('diocletian').romanSupport).toBe(0)
    const covered = position({
      ...draw,
      turn: 'constantius',
      emperors: { constantius: 'germania-superior' },
      tokens: { unrest: ['belgica'] },
    })
    expect(covered.strength('constantius', 'germania-inferior').romanSupport).toBe(0)
    for (const turn of ['diocletian', 'galerius', 'constantius', 'maximian'] as const) {
      const t = position({ turn, emperors: { [turn]: 'lucania' }, armies: [['AFRICA', 'sicilia']] })
      expect(t.strength(turn, 'sicilia').romanSupport).toBe(1)
    }
    const hit = position({ emperors: { diocletian: 'roma', galerius: 'etruria' } }).end('II', 1)
    expect(hit.told('protected')).toHaveLength(1)
    expect(hit.token('belgica')).toBeNull()
  })

  test('TE-3.5-h: x2 for each other Emperor by the army and each other army by the Emperor, multiplied', () => {
    const draw: Draw = { ...example, emperors: { maximian: 'germania-superior' } }
    const times = (emperors: Draw['emperors']) =>
      position({ ...draw, emperors: { ...draw.emperors, ...emperors } }).strength('maximian', 'narbonensis').romanTimes
    expect(times({})).toBe(1)
    expect(times({ constantius: 'aquitania' })).toBe(2)
    expect(times({ constantius: 'aquitania', diocletian: 'lugdunensis' })).toBe(4)
    expect(times({ constantius: 'aquitania', diocletian: 'lugdunensis', galerius: 'cisalpina' })).toBe(8)
    expect(times({ constantius: 'baetica' })).toBe(1)
    const armies = (...more: (readonly [string, string])[]) =>
      position({
        turn: 'maximian',
        emperors: { maximian: 'germania-superior' },
        armies: [['HISPANIA', 'narbonensis'], ...more],
      }).strength('maximian', 'narbonensis').barbarianTimes
    expect(armies()).toBe(1)
    expect(armies(['ILLYRICVM', 'rhaetia'])).toBe(2)
    expect(armies(['ILLYRICVM', 'rhaetia'], ['GALLIA', 'lugdunensis'])).toBe(4)
    expect(armies(['ILLYRICVM', 'noricum'])).toBe(1)
    const otherFirst = position({
      turn: 'maximian',
      emperors: { maximian: 'germania-superior' },
      armies: [
        ['ILLYRICVM', 'rhaetia'],
        ['HISPANIA', 'narbonensis'],
      ],
    })
    expect(otherFirst.strength('maximian', 'narbonensis').barbarianTimes).toBe(2)
  })

  test('TE-3.5-i: victory removes the army and the token, and the Emperor stands there', () => {
    const t = position({
      emperors: { diocletian: 'aquitania', galerius: 'roma' },
      tokens: { revolt: ['narbonensis'] },
      armies: [['GALLIA', 'narbonensis']],
    })
    t.dice('VI', 1).act('attack narbonensis')
    expect(t.told('army')).toEqual([{ type: 'army', change: 'destroyed', at: 'narbonensis' }])
    expect(t.told('token')).toEqual([{ type: 'token', at: 'narbonensis', was: 'revolt', now: null, cause: 'victory' }])
    expect(t.armies).toEqual([])
    expect(t.token('narbonensis')).toBeNull()
    expect(t.emperor('diocletian')).toBe('narbonensis')
    expect(t.reserve.revolt).toBe(21)
    expect(t.asked).toBe('roman-phase')
    expect(t.ip).toBe(4)
  })

  test('TE-3.5-j: defeat removes the Emperor and any Emperor’s token of his province, and ends his phase', () => {
    const draw: Draw = {
      emperors: { diocletian: 'aquitania', galerius: 'roma' },
      tokens: { revolt: ['narbonensis'], maximian: ['aquitania'] },
      armies: [['GALLIA', 'narbonensis']],
    }
    const t = position(draw).dice('I', 6, 'I', 2, 3).act('attack narbonensis')
    expect(t.emperor('diocletian')).toBeNull()
    expect(t.token('aquitania')).toBeNull()
    expect(t.hand('maximian')).toBe(5)
    expect(t.turn).toBe('galerius')
    const unrest = position({ ...draw, tokens: { revolt: ['narbonensis'], unrest: ['aquitania'] } })
    unrest.dice('I', 6, 'I', 2, 3).act('attack narbonensis')
    expect(unrest.emperor('diocletian')).toBeNull()
    expect(unrest.token('aquitania')).toBe('revolt')
  })

  test('TE-3.5-j: he re-enters at the start of his next turn', () => {
    const t = position({
      turn: 'diocletian',
      emperors: { diocletian: 'aquitania', galerius: 'roma', constantius: 'belgica', maximian: 'cisalpina' },
      armies: [['GALLIA', 'britannia']],
      tokens: { revolt: ['lugdunensis', 'narbonensis'] },
    })
    t.act('move lugdunensis', 'subdue').end('I', 2, 1)
    t.end('I', 3, 1).end('I', 4, 1).end('I', 5, 1)
    expect(t.turn).toBe('diocletian')
    expect(t.emperor('diocletian')).toBe('lugdunensis')
    const beaten = position({
      emperors: { diocletian: 'belgica', galerius: 'lucania', constantius: 'apulia', maximian: 'cisalpina' },
      armies: [['GALLIA', 'britannia']],
    })
    beaten.dice('I', 6, 'I', 2, 1).act('attack britannia')
    beaten.end('I', 3, 1).end('I', 4, 1).end('I', 5, 1)
    expect(beaten.asked).toBe('arrival')
    expect(beaten.legal).toEqual(['arrive roma', 'arrive bithynia'])
  })

  test('TE-3.5-k: equal values change nothing, and the IP stay spent', () => {
    const t = position({
      emperors: { diocletian: 'aquitania' },
      tokens: { revolt: ['narbonensis'], diocletian: ['aquitania'] },
      armies: [['GALLIA', 'narbonensis']],
    })
    t.dice('IV', 4).act('attack narbonensis')
    expect(t.told('combat')[0]).toMatchObject({ result: 'draw' })
    expect(t.emperor('diocletian')).toBe('aquitania')
    expect(t.armies).toEqual(['narbonensis'])
    expect(t.token('aquitania')).toBe('diocletian')
    expect(t.ip).toBe(4)
  })

  test('odds: every pair of dice counted, from the function that resolves the combat', () => {
    const t = position({
      emperors: { diocletian: 'aquitania' },
      tokens: { revolt: ['narbonensis'] },
      armies: [['GALLIA', 'narbonensis']],
    })
    // dVI against d6 + 1: 10 of the 36 pairs are higher, 5 equal.
    expect(t.odds('diocletian', 'narbonensis')).toEqual({ victory: 10 / 36, draw: 5 / 36, defeat: 21 / 36 })
    const sum = oddsOf({ romanSupport: 2, romanTimes: 4, barbarianSupport: 7, barbarianTimes: 2 })
    expect(sum.victory + sum.draw + sum.defeat).toBeCloseTo(1, 12)
    const attack = tetrarchia.parse('attack narbonensis') ?? { kind: 'end' }
    const foretold = { romanSupport: 0, romanTimes: 1, barbarianSupport: 1, barbarianTimes: 1, victory: 10 / 36 }
    expect(tetrarchia.forecast?.(t.state, attack)).toMatchObject(foretold)
    expect(tetrarchia.forecast?.(t.state, { kind: 'end' })).toBeNull()
    const words = t.table.game.words('en').action(t.table.state, t.table.game.parse('attack narbonensis'))
    expect(words).toBe('Attack the army in Narbonensis (2 IP; victory 28%, draw 14%, defeat 58%)')
  })
})

describe('3.5 Attack: the rulebook’s examples', () => {
  const lineUp: Draw = {
    emperors: { diocletian: 'aegyptus' },
    tokens: {
      diocletian: ['aegyptus', 'tripolitania', 'proconsularis'],
      revolt: ['syria', 'cilicia', 'cappadocia'],
    },
    armies: [['ASIA MINOR', 'syria']],
  }

  test('TE-3.5-x2: III and 2 from the leftmost against a chain of three: 4 against 5, defeat', () => {
    const t = position({ ...lineUp, emperors: { ...lineUp.emperors, galerius: 'roma' } })
    t.dice('III', 2, 'I', 2, 1).act('attack syria')
    const [fight] = t.told('combat')
    expect(fight).toMatchObject({ roman: { value: 4 }, barbarian: { value: 5 }, result: 'defeat' })
    expect(t.emperor('diocletian')).toBeNull()
  })

  test('TE-3.5-x3: the same with Maximian linked to the army: 8 against 5, victory', () => {
    const t = position({ ...lineUp, emperors: { diocletian: 'aegyptus', maximian: 'persia' } })
    t.dice('III', 2).act('attack syria')
    const [fight] = t.told('combat')
    expect(fight).toMatchObject({ roman: { value: 8 }, barbarian: { value: 5 }, result: 'victory' })
    expect(t.emperor('diocletian')).toBe('syria')
  })

  test('TE-3.5-x4: Maximian from GERMANIA SVPERIOR for 2 IP, from CISALPINA for 3: (dVI + 3) x 2 against d6 + 7', () => {
    const t = position(example)
    expect(t.cost('attack narbonensis')).toBe(2)
    const expected = { romanSupport: 3, romanTimes: 2, barbarianSupport: 7, barbarianTimes: 1 }
    expect(t.strength('maximian', 'narbonensis')).toEqual(expected)
    const alps = position({ ...example, emperors: { maximian: 'cisalpina', constantius: 'aquitania' } })
    expect(alps.cost('attack narbonensis')).toBe(3)
    expect(alps.strength('maximian', 'narbonensis')).toEqual(expected)
  })

  test('TE-3.5-x5: Constantius instead has 1 from LVGDVNENSIS and x2 from Maximian', () => {
    const t = position({ ...example, turn: 'constantius' })
    expect(t.strength('constantius', 'narbonensis')).toMatchObject({ romanSupport: 1, romanTimes: 2 })
  })

  test('TE-3.5-x6: with TARRACONENSIS subdued the army is left with d6 + 1', () => {
    const t = position({ ...example, turn: 'constantius' })
    t.act('move tarraconensis', 'subdue')
    expect(t.ip).toBe(1)
    expect(t.strength('maximian', 'narbonensis').barbarianSupport).toBe(1)
  })

  test('TE-3.5-x7: Diocletian in LVGDVNENSIS makes it x4, Galerius in CISALPINA x8', () => {
    const four = position({ ...example, emperors: { ...example.emperors, diocletian: 'lugdunensis' } })
    expect(four.strength('maximian', 'narbonensis').romanTimes).toBe(4)
    const eight = position({
      ...example,
      emperors: { ...example.emperors, diocletian: 'lugdunensis', galerius: 'cisalpina' },
    })
    expect(eight.strength('maximian', 'narbonensis').romanTimes).toBe(8)
  })

  test('TE-3.5-x8: from PANNONIA SVPERIOR against RHAETIA the chains of 3 and 1 give 3, not 4', () => {
    const t = position({
      turn: 'maximian',
      emperors: { maximian: 'pannonia-superior' },
      tokens: { revolt: ['rhaetia'], maximian: ['etruria', 'dalmatia'] },
      armies: [['ILLYRICVM', 'rhaetia']],
    })
    expect(t.strength('maximian', 'rhaetia').romanSupport).toBe(3)
    expect(t.why('attack rhaetia')).toBeUndefined()
  })

  test('TE-3.5-x9: waiting in CISALPINA: attacked only on 4 to 6, with the same values', () => {
    const waiting: Draw = {
      ...example,
      emperors: { maximian: 'cisalpina', constantius: 'aquitania', diocletian: 'roma' },
    }
    const held = position(waiting).end('VI', 2, 3)
    expect(held.told('attack')).toEqual([])
    expect(held.told('army')[0]).toMatchObject({ change: 'halt', why: 'broken-link' })
    const attacked = position(waiting).end('VI', 2, 4, 'VI', 6)
    expect(attacked.told('combat')[0]).toMatchObject({
      roman: { support: 3, times: 2, value: 18 },
      barbarian: { support: 7, times: 1, value: 13 },
      result: 'victory',
    })
  })

  test('TE-3.5-c: values are compared after the doublings', () => {
    const by = { romanSupport: 1, romanTimes: 2, barbarianSupport: 3, barbarianTimes: 1 }
    expect(weigh(by, 3, 2).result).toBe('victory')
    expect(weigh({ ...by, romanTimes: 1 }, 3, 2).result).toBe('defeat')
    expect(weigh({ ...by, romanTimes: 1 }, 4, 2).result).toBe('draw')
  })
})
