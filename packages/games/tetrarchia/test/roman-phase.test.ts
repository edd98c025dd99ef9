import { describe, expect, test } from 'vitest'
import { position } from './play.ts'

describe('3 Roman phase', () => {
  test('TE-3-a: a turn is a Roman phase, then a Barbarian phase', () => {
    const t = position({ emperors: { diocletian: 'roma' } })
    expect(t.asked).toBe('roman-phase')
    t.end('I', 2)
    expect(t.told('barbarian-phase')).toHaveLength(1)
    expect(t.turn).toBe('galerius')
    expect(t.asked).toBe('arrival')
  })

  test('TE-3-b: up to 6 IP, in any order and as often as he likes; what is not spent is lost', () => {
    const t = position({ emperors: { diocletian: 'roma' }, fleets: { internum: 1 } })
    t.act('move etruria', 'secure', 'sail internum aegaeum', 'move roma', 'sail aegaeum internum')
    expect(t.ip).toBe(1)
    expect(t.cost('move etruria')).toBe(1)
    t.act('move etruria')
    expect(t.ip).toBe(0)
    expect(t.why('move roma')).toBe('TE-3-b')
    expect(t.why('sail internum aegaeum')).toBe('TE-3-b')
    expect(t.legal).toEqual(['end'])
    const lost = position({ emperors: { diocletian: 'roma', galerius: 'bithynia' }, ip: 4 }).end('I', 2)
    expect(lost.turn).toBe('galerius')
    expect(lost.ip).toBe(6)
  })
})

describe('3.1 Move', () => {
  test('TE-3.1-a: a normal link costs 1 IP, and there is no way without a link', () => {
    const t = position({ emperors: { diocletian: 'roma' } })
    expect(t.cost('move etruria')).toBe(1)
    expect(t.why('move cisalpina')).toBe('TE-3.1-a')
    expect(t.why('move roma')).toBe('TE-3.1-a')
    t.act('move etruria')
    expect(t.emperor('diocletian')).toBe('etruria')
    expect(t.ip).toBe(5)
  })

  test('TE-3.1-b: a broken link costs 2 IP', () => {
    const t = position({ emperors: { diocletian: 'cisalpina' } })
    expect(t.cost('move narbonensis')).toBe(2)
    expect(t.act('move narbonensis').ip).toBe(4)
  })

  test('TE-3.1-c TE-1-m: a fleet joins two coasts of its zone for 1 IP, and the sea costs nothing more', () => {
    const t = position({ emperors: { diocletian: 'roma' }, fleets: { internum: 1 } })
    expect(t.cost('move tarraconensis')).toBe(1)
    expect(t.cost('move numidia')).toBe(1)
    expect(t.act('move numidia').ip).toBe(5)
    expect(position({ emperors: { diocletian: 'roma' } }).why('move numidia')).toBe('TE-3.1-c')
    expect(t.why('move cisalpina')).toBe('TE-3.1-a')
  })

  test('TE-3.1-d: into a Revolt costs 1 IP more, by land or by sea', () => {
    const t = position({
      emperors: { diocletian: 'cisalpina' },
      tokens: { revolt: ['narbonensis', 'etruria', 'numidia'] },
      fleets: { internum: 1 },
    })
    expect(t.cost('move etruria')).toBe(2)
    expect(t.cost('move narbonensis')).toBe(3)
    t.act('move etruria')
    expect(t.ip).toBe(4)
    expect(t.cost('move numidia')).toBe(2)
  })

  test('TE-3.1-e: a province holds one figure and one token', () => {
    const t = position({ emperors: { diocletian: 'roma' }, tokens: { unrest: ['roma'] } })
    expect(t.why('secure')).toBe('TE-3.3-a')
    const two = { emperors: { diocletian: 'roma', galerius: 'roma' } } as const
    expect(() => position(two)).toThrow('two figures in roma')
    expect(() => position({ tokens: { unrest: ['roma'], revolt: ['roma'] } })).toThrow('two tokens in roma')
    const meeting = { emperors: { diocletian: 'narbonensis' }, armies: [['GALLIA', 'narbonensis']] } as const
    expect(() => position(meeting)).toThrow('two figures in narbonensis')
    const armies = [
      ['GALLIA', 'narbonensis'],
      ['HISPANIA', 'narbonensis'],
    ] as const
    expect(() => position({ armies })).toThrow('two figures in narbonensis')
    const beside = position({ emperors: { diocletian: 'aquitania' }, armies: [['GALLIA', 'narbonensis']] })
    expect(beside.why('move narbonensis')).toBe('TE-3.1-h')
    const own = { emperors: { diocletian: 'roma' }, tokens: { galerius: ['roma'] } } as const
    expect(position(own).why('secure')).toBe('TE-3.3-a')
  })

  test('TE-3.1-f: into another Emperor’s province only to move on with the next action', () => {
    const t = position({ emperors: { diocletian: 'roma', galerius: 'etruria' }, tokens: { unrest: ['etruria'] } })
    t.act('move etruria')
    expect(t.legal).toEqual(['move cisalpina', 'move roma'])
    for (const action of ['end', 'subdue', 'secure']) expect(t.why(action)).toBe('TE-3.1-f')
    t.act('move cisalpina')
    expect(t.legal).toContain('end')
  })

  test('TE-3.1-f: until he has moved on, fleets are held', () => {
    const t = position({ emperors: { diocletian: 'roma', galerius: 'etruria' }, fleets: { internum: 1 } })
    expect(t.held).toEqual({})
    t.act('move etruria')
    expect(t.held).toEqual({ internum: 'TE-3.1-f' })
    expect(t.heldWords('internum')).toBe('Diocletian must first leave Etruria, where another Emperor stands.')
    expect(t.act('move cisalpina').held).toEqual({})
  })

  test('TE-3.1-f: he may not enter if he could not leave again', () => {
    const there = { diocletian: 'etruria', galerius: 'cisalpina' } as const
    expect(position({ emperors: there, ip: 2 }).why('move cisalpina')).toBeUndefined()
    expect(position({ emperors: there, ip: 1 }).why('move cisalpina')).toBe('TE-3.1-f')
    const two = { diocletian: 'roma', galerius: 'etruria', constantius: 'cisalpina' } as const
    expect(position({ emperors: two, ip: 2 }).why('move etruria')).toBeUndefined()
    expect(position({ emperors: two, ip: 2 }).act('move etruria').legal).toEqual(['move roma'])
    expect(position({ emperors: two, ip: 4 }).act('move etruria').legal).toEqual(['move cisalpina', 'move roma'])
  })

  test('TE-3.1-g: an Emperor who arrives where another stands must move on', () => {
    const t = position({ emperors: { diocletian: 'roma', constantius: 'belgica', maximian: 'cisalpina' } })
    t.end('I', 2)
    expect(t.turn).toBe('galerius')
    t.act('arrive roma')
    expect(t.why('end')).toBe('TE-3.1-f')
    expect(t.legal).toEqual(['move etruria', 'move apulia', 'move lucania'])
    expect(t.act('move etruria').why('end')).toBeUndefined()
  })

  test('TE-3.1-g TE-2-i: an Emperor who could not leave ROMA again stays off the board', () => {
    const t = position({
      variants: ['imperium'],
      turn: 'constantius',
      emperors: { constantius: 'roma', diocletian: 'bithynia' },
      tokens: { maximian: ['cisalpina'], revolt: ['etruria', 'apulia', 'lucania'] },
      armies: [
        ['GALLIA', 'etruria'],
        ['GRAECIA', 'apulia'],
        ['AFRICA', 'lucania'],
      ],
    })
    t.end('I', 2).act('block', 'block')
    t.dice('I', 3).act('block')
    expect(t.told('absent')).toEqual([{ type: 'absent', emperor: 'maximian' }])
    expect(t.told('barbarian-phase')).toHaveLength(1)
    expect(t.turn).toBe('maximian')
    expect(t.emperor('maximian')).toBeNull()
    expect(t.asked).toBe('block')
  })

  test('TE-3.1-h: no Move into a province held by an army', () => {
    const t = position({ emperors: { diocletian: 'belgica' }, armies: [['GALLIA', 'germania-inferior']] })
    expect(t.why('move germania-inferior')).toBe('TE-3.1-h')
  })

  test('TE-3.1-i: a fleet passes a strait for 1 IP', () => {
    const byLand = position({ emperors: { diocletian: 'bithynia' } })
    expect(byLand.cost('move thracia')).toBe(2)
    const bySea = position({ emperors: { diocletian: 'bithynia' }, fleets: { aegaeum: 1 } })
    expect(bySea.cost('move thracia')).toBe(1)
    expect(bySea.act('move thracia').ip).toBe(5)
  })

  test('TE-3.1-j: Unrest and Emperors’ tokens neither block nor tax', () => {
    const t = position({
      emperors: { diocletian: 'roma' },
      tokens: { unrest: ['etruria'], galerius: ['lucania'], diocletian: ['apulia'] },
    })
    for (const to of ['etruria', 'lucania', 'apulia']) expect(t.cost(`move ${to}`)).toBe(1)
  })

  test('TE-3.1-k: fleets in adjacent zones do not join them', () => {
    const t = position({ emperors: { diocletian: 'roma' }, fleets: { internum: 1, aegaeum: 1 } })
    expect(t.why('move bithynia')).toBe('TE-3.1-k')
  })

  test('TE-3.1-l: an Emperor may enter a border province', () => {
    const t = position({ emperors: { diocletian: 'belgica' } })
    expect(t.cost('move britannia')).toBe(2)
    t.act('move britannia')
    expect(t.emperor('diocletian')).toBe('britannia')
    expect(t.cost('move belgica')).toBe(2)
  })
})

describe('3.2 Sail', () => {
  test('TE-3.2-a: a fleet goes to an adjacent zone for 1 IP, from any province, and serves at once', () => {
    const t = position({ emperors: { diocletian: 'cappadocia' }, fleets: { atlanticum: 1 } })
    expect(t.why('sail atlanticum aegaeum')).toBe('TE-3.2-a')
    expect(t.why('sail internum aegaeum')).toBe('TE-3.2-a')
    t.act('sail atlanticum internum')
    expect(t.ip).toBe(5)
    expect(t.fleets).toEqual({ atlanticum: 0, internum: 1, aegaeum: 0 })
    const coast = position({ emperors: { diocletian: 'bithynia' }, fleets: { internum: 1 } })
    coast.act('sail internum aegaeum', 'move aegyptus')
    expect(coast.emperor('diocletian')).toBe('aegyptus')
    expect(coast.ip).toBe(4)
  })

  test('TE-3.2-b: a beaten Emperor orders no fleet: his phase is over', () => {
    const t = position({
      emperors: { diocletian: 'narbonensis', galerius: 'bithynia' },
      tokens: { revolt: ['aquitania'] },
      armies: [['GALLIA', 'aquitania']],
      fleets: { internum: 1 },
    })
    t.dice('I', 6, 'I', 2).act('attack aquitania')
    expect(t.emperor('diocletian')).toBeNull()
    expect(t.told('barbarian-phase')).toHaveLength(1)
    expect(t.turn).toBe('galerius')
  })
})

describe('3.3 Secure', () => {
  test('TE-3.3-a: 1 IP puts one of his tokens where none is', () => {
    const t = position({ emperors: { diocletian: 'etruria' }, level: '4200' })
    t.act('secure')
    expect(t.token('etruria')).toBe('diocletian')
    expect(t.hand('diocletian')).toBe(3)
    expect(t.ip).toBe(5)
    expect(t.why('secure')).toBe('TE-3.3-a')
    for (const token of ['unrest', 'revolt', 'galerius']) {
      const covered = position({ emperors: { diocletian: 'etruria' }, tokens: { [token]: ['etruria'] } })
      expect(covered.why('secure')).toBe('TE-3.3-a')
    }
  })

  test('TE-3.3-b: without a token in hand he cannot; no action takes one back', () => {
    const t = position({
      emperors: { diocletian: 'etruria' },
      level: '2200',
      tokens: { diocletian: ['lucania', 'apulia'] },
    })
    expect(t.why('secure')).toBe('TE-3.3-b')
    t.act('move roma', 'move apulia')
    expect(t.legal.filter((action) => !action.startsWith('move'))).toEqual(['end'])
  })

  test('TE-3.3-b: tokens come back by an uprising, an army or a defeat', () => {
    const byUprising = position({
      emperors: { diocletian: 'roma', galerius: 'bithynia' },
      tokens: { diocletian: ['baetica'], revolt: ['lusitania'] },
      armies: [
        ['ASIA MINOR', 'persia'],
        ['AFRICA', 'libya'],
        ['GRAECIA', 'sarmatia'],
      ],
    })
    expect(byUprising.hand('diocletian')).toBe(4)
    byUprising.end('I', 4, 1, 1, 1, 1)
    expect(byUprising.hand('diocletian')).toBe(5)
    const byArmy = position({
      emperors: { diocletian: 'roma', galerius: 'bithynia' },
      tokens: { diocletian: ['aquitania'] },
      armies: [['GALLIA', 'lugdunensis']],
    }).end('I', 2)
    expect(byArmy.armies).toEqual(['aquitania'])
    expect(byArmy.hand('diocletian')).toBe(5)
    const byDefeat = position({
      emperors: { diocletian: 'aquitania', galerius: 'bithynia' },
      tokens: { diocletian: ['aquitania'], revolt: ['lugdunensis', 'narbonensis'] },
      armies: [['GALLIA', 'lugdunensis']],
    })
    byDefeat.dice('I', 6, 'I', 2).act('attack lugdunensis')
    expect(byDefeat.hand('diocletian')).toBe(5)
  })

  test('TE-3.3-c: a die result on a secured province does nothing', () => {
    const t = position({
      emperors: { diocletian: 'roma', galerius: 'bithynia' },
      tokens: { maximian: ['belgica'], galerius: ['baetica'] },
    })
    t.end('I', 2)
    expect(t.told('protected')).toEqual([{ type: 'protected', at: 'baetica' }])
    expect(t.token('baetica')).toBe('galerius')
    expect(t.reserve).toEqual({ revolt: 21, unrest: 21 })
  })

  test('TE-3.3-d: a border costs 2 IP, and only when its region has no Revolt', () => {
    const t = position({ emperors: { diocletian: 'britannia' }, tokens: { unrest: ['belgica'] } })
    expect(t.cost('secure')).toBe(2)
    t.act('secure')
    expect(t.token('britannia')).toBe('diocletian')
    expect(t.ip).toBe(4)
    const inRevolt = position({ emperors: { diocletian: 'britannia' }, tokens: { revolt: ['narbonensis'] } })
    expect(inRevolt.why('secure')).toBe('TE-3.3-d')
    const elsewhere = position({ emperors: { diocletian: 'britannia' }, tokens: { revolt: ['baetica', 'cisalpina'] } })
    expect(elsewhere.why('secure')).toBeUndefined()
    expect(position({ emperors: { diocletian: 'britannia' }, ip: 1 }).why('secure')).toBe('TE-3-b')
  })

  test('TE-3.3-e: any Emperor may cover a capital; its printed token then counts no more and closes the entry', () => {
    const t = position({
      emperors: { diocletian: 'pannonia-inferior' },
      armies: [['ILLYRICVM', 'noricum']],
    })
    expect(t.strength('diocletian', 'noricum').romanSupport).toBe(0)
    t.act('secure')
    expect(t.token('pannonia-inferior')).toBe('diocletian')
    expect(t.strength('diocletian', 'noricum').romanSupport).toBe(1)
    t.act('move pannonia-superior').end('I', 2, 1, 1)
    expect(t.turn).toBe('galerius')
    expect(t.emperor('galerius')).toBe('roma')
    expect(t.told('arrive')).toEqual([{ type: 'arrive', emperor: 'galerius', at: 'roma' }])
  })

  test('TE-3.3-f: an uprising beside a secured border leaves it secured', () => {
    const t = position({
      emperors: { diocletian: 'roma', galerius: 'bithynia' },
      tokens: { diocletian: ['britannia'], revolt: ['belgica'] },
      armies: [
        ['ASIA MINOR', 'persia'],
        ['AFRICA', 'libya'],
        ['GRAECIA', 'sarmatia'],
      ],
    })
    t.end('II', 1, 1, 1, 1)
    expect(t.told('uprising')).toHaveLength(1)
    expect(t.token('britannia')).toBe('diocletian')
  })

  test('TE-3.3-f: so does the defeat of an Emperor who attacks from it', () => {
    const t = position({
      emperors: { diocletian: 'britannia', galerius: 'bithynia' },
      tokens: { diocletian: ['britannia'], revolt: ['belgica'] },
      armies: [['GALLIA', 'belgica']],
    })
    t.dice('I', 6, 'I', 2).act('attack belgica')
    expect(t.emperor('diocletian')).toBeNull()
    expect(t.token('britannia')).toBe('diocletian')
  })

  test('TE-3.3-g: an Emperor places his own tokens only, Diarchia or not', () => {
    for (const variants of [[], ['diarchia']]) {
      const t = position({
        variants,
        level: '2300',
        turn: 'galerius',
        emperors: { galerius: 'etruria' },
        tokens: { galerius: ['lucania', 'apulia'] },
      })
      expect(t.hand('diocletian')).toBe(2)
      expect(t.why('secure')).toBe('TE-3.3-b')
    }
    const own = position({ turn: 'galerius', emperors: { galerius: 'etruria' } }).act('secure')
    expect(own.token('etruria')).toBe('galerius')
  })
})

describe('3.4 Subdue', () => {
  test('TE-3.4-a: removing Unrest costs 1 IP', () => {
    const t = position({ emperors: { diocletian: 'etruria' }, tokens: { unrest: ['etruria'] } }).act('subdue')
    expect(t.token('etruria')).toBeNull()
    expect(t.ip).toBe(5)
    expect(t.reserve.unrest).toBe(21)
    expect(t.why('subdue')).toBe('TE-3.4-a')
  })

  test('TE-3.4-b: removing Revolt costs 2 IP', () => {
    const t = position({ emperors: { diocletian: 'etruria' }, tokens: { revolt: ['etruria'] } })
    expect(t.reserve.revolt).toBe(20)
    t.act('subdue')
    expect(t.token('etruria')).toBeNull()
    expect(t.ip).toBe(4)
    expect(t.reserve.revolt).toBe(21)
    const poor = position({ emperors: { diocletian: 'etruria' }, tokens: { revolt: ['etruria'] }, ip: 1 })
    expect(poor.why('subdue')).toBe('TE-3-b')
  })

  test('TE-3.4-c: changing Revolt to Unrest costs 1 IP and needs an Unrest token', () => {
    const t = position({ emperors: { diocletian: 'etruria' }, tokens: { revolt: ['etruria'] } }).act('calm')
    expect(t.token('etruria')).toBe('unrest')
    expect(t.ip).toBe(5)
    expect(t.reserve).toEqual({ revolt: 21, unrest: 20 })
    expect(t.why('calm')).toBe('TE-3.4-c')
    const none = position({
      variants: ['the-great'],
      emperors: { diocletian: 'etruria' },
      tokens: { revolt: ['etruria'] },
      glory: { maximian: 21 },
    })
    expect(none.why('calm')).toBe('TE-3.4-c')
  })
})
