import { secretFrom } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { tetrarchia } from '../src/index.ts'
import { type Draw, Play, position } from './play.ts'

describe('6.1 Imperium', () => {
  const imperium = { variants: ['imperium'] }

  test('TE-6.1-a: each use removes one of his tokens in hand from the game', () => {
    const t = position({ ...imperium, level: '2300', turn: 'maximian', emperors: { maximian: 'roma' } })
    t.act('power')
    expect(t.told('power')).toEqual([{ type: 'power', emperor: 'maximian' }])
    expect(t.hand('maximian')).toBe(1)
    t.act('move etruria', 'secure')
    expect(t.hand('maximian')).toBe(0)
    const spent = position({
      ...imperium,
      level: '2300',
      turn: 'maximian',
      emperors: { maximian: 'roma' },
      tokens: { maximian: ['etruria', 'apulia'] },
    })
    expect(spent.why('power')).toBe('TE-6.1-a')
    expect(position({ turn: 'maximian', emperors: { maximian: 'roma' } }).why('power')).toBe('TE-6.1-a')
    expect(position({ ...imperium, turn: 'galerius', emperors: { galerius: 'roma' } }).why('power')).toBe('TE-6.1-a')
  })

  test('TE-6.1-b: Diocletian moves other Emperors with his IP, for that turn', () => {
    const draw: Draw = { ...imperium, emperors: { diocletian: 'roma', galerius: 'cisalpina', maximian: 'sicilia' } }
    const t = position(draw)
    expect(t.why('order galerius etruria')).toBe('TE-6.1-b')
    t.act('power')
    expect(t.why('power')).toBe('TE-6.1-b')
    expect(t.cost('order galerius narbonensis')).toBe(2)
    expect(t.why('order constantius etruria')).toBe('TE-6.1-b')
    expect(t.why('order diocletian etruria')).toBe('TE-6.1-b')
    t.act('order galerius etruria', 'order maximian lucania')
    expect(t.emperor('galerius')).toBe('etruria')
    expect(t.emperor('maximian')).toBe('lucania')
    expect(t.ip).toBe(3)
    t.act('order galerius roma')
    expect(t.why('end')).toBe('TE-3.1-f')
    expect(t.why('move apulia')).toBe('TE-3.1-f')
    t.act('order galerius apulia')
    expect(t.ip).toBe(1)
    t.end('VI', 2)
    expect(t.turn).toBe('galerius')
    expect(t.why('order maximian roma')).toBe('TE-6.1-b')
  })

  const galerius: Draw = {
    ...imperium,
    turn: 'galerius',
    level: '3300',
    emperors: { galerius: 'aquitania', constantius: 'roma' },
    tokens: { revolt: ['narbonensis'] },
    armies: [['GALLIA', 'narbonensis']],
  }

  test('TE-6.1-c: Galerius adds 1 after the roll, as often as he can pay, in his attack', () => {
    const t = position(galerius).dice('II', 3).act('attack narbonensis')
    expect(t.asked).toBe('combat')
    expect(t.legal).toEqual(['strengthen', 'accept'])
    expect(t.why('end')).toBe('TE-6.1-c')
    t.act('strengthen', 'strengthen')
    expect(t.asked).toBe('combat')
    expect(t.hand('galerius')).toBe(1)
    t.act('strengthen')
    expect(t.told('combat')[0]).toMatchObject({ roman: { die: 2, bonus: 3, value: 5 }, result: 'victory' })
    expect(t.emperor('galerius')).toBe('narbonensis')
    expect(t.hand('galerius')).toBe(0)
  })

  test('TE-6.1-c: out of tokens or content, the dice stand; already winning, he is not asked', () => {
    const broke = position({ ...galerius, level: '2300' })
      .dice('I', 6, 'VI', 2, 1)
      .act('attack narbonensis')
    broke.act('strengthen')
    broke.dice('VI', 2, 1).act('strengthen')
    expect(broke.told('combat')[0]).toMatchObject({ result: 'defeat' })
    expect(broke.emperor('galerius')).toBeNull()
    const content = position(galerius).dice('IV', 3).act('attack narbonensis').act('accept')
    expect(content.told('combat')[0]).toMatchObject({ result: 'draw' })
    expect(content.hand('galerius')).toBe(3)
    const winning = position(galerius).dice('V', 3).act('attack narbonensis')
    expect(winning.armies).toEqual([])
    const other = position({ ...galerius, turn: 'constantius', emperors: { constantius: 'aquitania' } })
    other.dice('IV', 3).act('attack narbonensis')
    expect(other.asked).toBe('roman-phase')
  })

  test('TE-6.1-c: and in his defence', () => {
    const t = position({ ...galerius, turn: 'diocletian', emperors: { galerius: 'cisalpina', diocletian: 'roma' } })
    t.dice('VI', 2, 4, 'I', 1).act('end')
    expect(t.asked).toBe('combat')
    expect(t.table.decision?.seat).toBe(0)
    t.act('strengthen')
    expect(t.asked).toBe('combat')
    t.act('strengthen')
    expect(t.told('combat')[0]).toMatchObject({ result: 'victory' })
    expect(t.turn).toBe('galerius')
  })

  const constantius: Draw = {
    ...imperium,
    emperors: { diocletian: 'roma', galerius: 'apulia', constantius: 'cisalpina' },
    tokens: { revolt: ['narbonensis'] },
    armies: [['GALLIA', 'narbonensis']],
  }

  test('TE-6.1-d: Constantius stops an army before it attacks him', () => {
    const t = position(constantius).end('VI', 2, 4)
    expect(t.asked).toBe('block')
    expect(t.why('end')).toBe('TE-6.1-d')
    t.act('block')
    expect(t.hand('constantius')).toBe(4)
    expect(t.armies).toEqual(['narbonensis'])
    expect(t.told('army')).toEqual([
      { type: 'army', change: 'halt', at: 'narbonensis', before: 'cisalpina', why: 'constantius' },
    ])
    expect(t.turn).toBe('galerius')
  })

  test('TE-6.1-d: or lets it come; asked only when the attack is certain and a token is in hand', () => {
    const fights = position(constantius).end('VI', 2, 4)
    fights.dice('VI', 1).act('stand')
    expect(fights.told('combat')).toHaveLength(1)
    expect(fights.armies).toEqual([])
    const cut = position(constantius).end('VI', 2, 3)
    expect(cut.asked).not.toBe('block')
    const broke = position({ ...constantius, hand: { constantius: 0 } }).end('VI', 2, 4, 'VI', 1)
    expect(broke.told('combat')).toHaveLength(1)
    const other = position({ ...constantius, emperors: { diocletian: 'cisalpina', galerius: 'roma' } })
    expect(other.end('VI', 2, 4, 'VI', 1).told('combat')).toHaveLength(1)
  })

  test('TE-6.1-e: Maximian spends 7 IP this turn', () => {
    const t = position({ ...imperium, turn: 'maximian', emperors: { maximian: 'roma', diocletian: 'apulia' } })
    t.act('power')
    expect(t.ip).toBe(7)
    expect(t.why('power')).toBe('TE-6.1-e')
    t.end('VI', 2)
    expect(t.ip).toBe(6)
  })
})

describe('6.2 Mare Nostrum', () => {
  test('TE-6.2-a: fleets in adjacent zones join them for movement', () => {
    const draw: Draw = { variants: ['mare-nostrum'], emperors: { diocletian: 'roma' } }
    const joined = position({ ...draw, fleets: { internum: 1, aegaeum: 1 } })
    expect(joined.cost('move bithynia')).toBe(1)
    expect(joined.why('move baetica')).toBe('TE-3.1-k')
    const apart = position({ ...draw, emperors: { diocletian: 'baetica' }, fleets: { atlanticum: 1, aegaeum: 1 } })
    expect(apart.why('move bithynia')).toBe('TE-3.1-k')
    const all = position({
      ...draw,
      emperors: { diocletian: 'baetica' },
      fleets: { atlanticum: 1, internum: 1, aegaeum: 1 },
    })
    expect(all.cost('move bithynia')).toBe(1)
    const none = position({ ...draw, emperors: { diocletian: 'cisalpina' }, fleets: { internum: 1, aegaeum: 1 } })
    expect(none.why('move bithynia')).toBe('TE-3.1-a')
  })
})

describe('6.3 Diarchia', () => {
  test('TE-6.3-a: the tokens of a couple support either of them, capitals too', () => {
    const draw: Draw = {
      turn: 'maximian',
      emperors: { maximian: 'germania-superior' },
      tokens: { revolt: ['narbonensis'], constantius: ['lugdunensis'], galerius: ['rhaetia'] },
      armies: [['GALLIA', 'narbonensis']],
    }
    const support = (variants: string[]) =>
      position({ ...draw, variants, tokens: { ...draw.tokens, unrest: ['cisalpina'] } }).strength(
        'maximian',
        'narbonensis',
      ).romanSupport
    expect(support([])).toBe(0)
    expect(support(['diarchia'])).toBe(1)
    const capital = position({
      ...draw,
      variants: ['diarchia'],
      tokens: { maximian: ['germania-superior'], unrest: ['cisalpina'] },
    })
    expect(capital.strength('maximian', 'narbonensis').romanSupport).toBe(2)
  })
})

describe('6.4 Patres Patriae', () => {
  const patres: Draw = {
    variants: ['patres-patriae'],
    emperors: { diocletian: 'roma', galerius: 'apulia', constantius: 'lucania', maximian: 'sicilia' },
  }

  test('TE-6.4-a: once a round Diocletian takes 1 IP from Galerius: 7 and 5', () => {
    const t = position(patres).act('take')
    expect(t.ip).toBe(7)
    expect(t.why('take')).toBe('TE-6.4-a')
    t.end('VI', 2)
    expect(t.ip).toBe(5)
    expect(t.why('take')).toBe('TE-6.4-a')
    t.end('VI', 3).end('VI', 5).end('V', 3)
    expect(t.turn).toBe('diocletian')
    expect(t.why('take')).toBeUndefined()
    t.end('I', 3)
    expect(t.ip).toBe(6)
    expect(position({ ...patres, variants: [] }).why('take')).toBe('TE-6.4-a')
  })

  test('TE-6.4-b: once a round Constantius gives 1 IP to Maximian: 5 and 7', () => {
    const t = position({ ...patres, turn: 'constantius' }).act('give')
    expect(t.ip).toBe(5)
    expect(t.why('give')).toBe('TE-6.4-b')
    t.end('VI', 2)
    expect(t.turn).toBe('maximian')
    expect(t.ip).toBe(7)
    expect(t.why('give')).toBe('TE-6.4-b')
    expect(position({ ...patres, turn: 'constantius', ip: 0 }).why('give')).toBe('TE-3-b')
    expect(position({ ...patres, turn: 'constantius', variants: [] }).why('give')).toBe('TE-6.4-b')
  })

  test('TE-6.4-b TE-3-b: the point is for that round alone: the next turn of Maximian has 6 again, unless he is given one anew', () => {
    const t = position({ ...patres, turn: 'constantius' })
      .act('give')
      .end('VI', 2)
    expect([t.turn, t.ip]).toEqual(['maximian', 7])
    t.end('VI', 3).end('VI', 5).end('V', 3)
    expect([t.turn, t.ip, t.why('give')]).toEqual(['constantius', 6, undefined])
    const again = t.end('I', 3)
    expect([again.turn, again.ip]).toEqual(['maximian', 6])
  })

  test('TE-6.4-b TE-3-b: nobody gives a point in his name: in his first turn Maximian has 6', () => {
    const t = position({ ...patres, turn: 'constantius' }).end('VI', 2)
    expect([t.turn, t.ip]).toEqual(['maximian', 6])
    const options = { level: '5000', variants: ['patres-patriae'] }
    const first = new Play({ options, dice: { secret: secretFrom('first round') } })
    while (first.turn !== 'maximian' || first.asked !== 'roman-phase') {
      first.act(first.legal.includes('end') ? 'end' : first.legal[0])
    }
    expect(first.ip).toBe(6)
  })

  test('TE-6.4-b TE-3-b: the last point can be given, and then there is none left', () => {
    const t = position({ ...patres, turn: 'constantius', ip: 1 }).act('give')
    expect(t.ip).toBe(0)
    expect(t.end('VI', 2).ip).toBe(7)
  })

  test('TE-6.1-e TE-6.4-b: Maximian’s power comes on top of a given point', () => {
    const t = position({ ...patres, variants: ['imperium', 'patres-patriae'], turn: 'constantius' }).act('give')
    expect(t.end('VI', 2).act('power').ip).toBe(8)
  })
})

describe('6.5 The Great', () => {
  const great = { variants: ['the-great'] }
  const five = ['gaetulia', 'germania-magna', 'sarmatia', 'persia', 'libya']

  test('TE-6.5-a: who leads a victory takes an Unrest token as glory, in attack or defence', () => {
    const draw: Draw = {
      ...great,
      emperors: { diocletian: 'aquitania', galerius: 'roma' },
      tokens: { revolt: ['narbonensis'] },
      armies: [['GALLIA', 'narbonensis']],
    }
    const t = position(draw).dice('VI', 1).act('attack narbonensis')
    expect(t.glory('diocletian')).toBe(1)
    expect(t.reserve.unrest).toBe(20)
    const drawn = position({ ...draw, glory: { diocletian: 1 } })
      .dice('III', 2)
      .act('attack narbonensis')
    expect(drawn.glory('diocletian')).toBe(1)
    const without = position({ ...draw, variants: [] })
      .dice('VI', 1)
      .act('attack narbonensis')
    expect(without.glory('diocletian')).toBe(0)
    const none = position({ ...draw, glory: { maximian: 21 } })
      .dice('VI', 1)
      .act('attack narbonensis')
    expect(none.glory('diocletian')).toBe(0)
    expect(none.outcome).toBeNull()
    const defence = position({ ...draw, emperors: { diocletian: 'cisalpina', galerius: 'roma' } }).end(
      'VI',
      2,
      4,
      'VI',
      1,
    )
    expect(defence.glory('diocletian')).toBe(1)
  })

  test('TE-6.5-a: who leads a defeat gives one back, if he has any', () => {
    const draw: Draw = {
      ...great,
      emperors: { diocletian: 'aquitania', galerius: 'roma' },
      tokens: { revolt: ['narbonensis'] },
      armies: [['GALLIA', 'narbonensis']],
    }
    const t = position({ ...draw, glory: { diocletian: 2 } })
      .dice('I', 6, 'VI', 2, 1)
      .act('attack narbonensis')
    expect(t.glory('diocletian')).toBe(1)
    const poor = position(draw).dice('I', 6, 'VI', 2, 1).act('attack narbonensis')
    expect(poor.glory('diocletian')).toBe(0)
  })

  /** The last border is secured by Maximian, who already has these and this glory. */
  const won = (more: Draw) => {
    const { tokens = { diocletian: five }, ...rest } = more
    const t = position({ ...great, turn: 'maximian', emperors: { maximian: 'britannia' }, ...rest, tokens })
    return t.act('secure').outcome?.details
  }

  test('TE-6.5-b: borders secured plus glory; 2 more than all others is the Great', () => {
    expect(won({})).toMatchObject({ great: 'diocletian', halves: [], renown: { diocletian: 5, maximian: 1 } })
    const tokens = { diocletian: five.slice(0, 2), galerius: five.slice(2) }
    expect(won({ tokens, glory: { maximian: 4 } })).toMatchObject({ great: 'maximian', renown: { maximian: 5 } })
    expect(won({ tokens, glory: { maximian: 3 } })).toMatchObject({ great: null })
  })

  test('TE-6.5-b: else 2 more than the colleague is Emperor of East or West', () => {
    const tokens = { diocletian: five.slice(0, 3), galerius: [five[3]], constantius: [five[4]] }
    expect(won({ tokens, glory: { maximian: 2 } })).toMatchObject({ great: null, halves: ['diocletian', 'maximian'] })
    expect(won({ tokens, glory: { maximian: 1, galerius: 1 } })).toMatchObject({ great: null, halves: [] })
  })

  test('TE-6.5-c: two players: one’s Emperor the Great; four: the Great, or of a half', () => {
    const rivalry = (players: number, more: Draw = {}) => won({ players, objective: 'rivalry', ...more })?.objectives
    expect(rivalry(2)).toEqual([true, false])
    expect(rivalry(4)).toEqual([true, false, false, false])
    const tokens = { diocletian: five.slice(0, 3), galerius: [five[3]], constantius: [five[4]] }
    expect(rivalry(2, { tokens, glory: { maximian: 2 } })).toEqual([false, false])
    expect(rivalry(4, { tokens, glory: { maximian: 2 } })).toEqual([true, false, false, true])
  })

  test('TE-6.5-c: in full cooperation nobody may rule all or half; the global result is decided first', () => {
    expect(won({ players: 3 })?.objectives).toEqual([false, false, false])
    const tokens = { diocletian: five.slice(0, 2), galerius: five.slice(2, 4), constantius: [five[4]] }
    expect(won({ tokens })?.objectives).toEqual([true])
    for (const players of [1, 3]) {
      expect(() => tetrarchia.options({ players, ...great, objective: 'rivalry' })).toThrow(/Rivalry/)
    }
    const lost = position({ ...great, emperors: { diocletian: 'sicilia' }, armies: [['GALLIA', 'etruria']] }).end(
      'VI',
      2,
    )
    expect(lost.outcome?.winners).toEqual([])
    expect(lost.outcome?.details.objectives).toBeUndefined()
  })
})
