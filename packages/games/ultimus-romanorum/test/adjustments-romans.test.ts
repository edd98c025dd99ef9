import { describe, expect, test } from 'vitest'
import { adjust, balance, isOver } from './phases.ts'
import type { Play } from './play.ts'

const lost = (lostIn: string, lostFrom: 'roman' | 'barbarian' = 'roman') => ({ at: 'lost', lostIn, lostFrom })

/** Enemies in every zone of Viennensis. */
const viennensis = {
  'suevi-1': 'viennensis-1',
  'suevi-2': 'viennensis-2',
  'saxones-1': 'viennensis-3',
  'saxones-2': 'viennensis-4',
}
const war = { suevi: 'war', saxones: 'war' }

describe('9.3.1 Limitanei and comitatenses', () => {
  test('UR-9.3.1-a UR-9.3.1-i: back in the diocese, free of non-Romans, where their owner chooses', () => {
    const t = adjust({
      pieces: { 'li-viennensis-1': lost('viennensis-2'), 'suevi-1': 'viennensis-2', 'visigothi-1': 'viennensis-3' },
      peoples: { suevi: 'war', visigothi: 'foederati' },
    })
    expect([t.asked, t.seat]).toEqual(['adjust-zone', 'first'])
    expect(t.legal).toEqual(['to viennensis-1', 'to viennensis-4'])
    expect(t.why('to viennensis-3')).toBe('UR-9.3.1-a')
    expect(t.why('to galliae-1')).toBe('UR-9.3.1-a')
    t.act('to viennensis-4')
    expect([t.at('li-viennensis-1'), t.isWeak('li-viennensis-1'), t.camp('li-viennensis-1')]).toEqual([
      'viennensis-4',
      false,
      'roman',
    ])
    expect(isOver(t)).toBe(true)
  })

  test('UR-9.3.1-a UR-9.3.1-d: in Britanniae too, the first zone of the map', () => {
    const t = adjust({ pieces: { 'li-britanniae-1': lost('britanniae-1') } })
    expect(t.legal).toEqual(['to britanniae-1', 'to britanniae-2', 'to britanniae-3'])
    expect(t.act('to britanniae-1').at('li-britanniae-1')).toBe('britanniae-1')
    const weak = { 'li-britanniae-1': { at: 'britanniae-1', weak: true } }
    expect(adjust({ pieces: weak }).isWeak('li-britanniae-1')).toBe(false)
  })

  test('UR-9.3.1-i UR-3.7.2-b: in a zone of the usurpation it is the Barbarian’s, whoever places it', () => {
    const pieces = {
      'li-viennensis-1': lost('viennensis-2', 'barbarian'),
      avitus: { at: 'viennensis-4', rallied: 'west' as const },
      divitenses: { at: 'viennensis-4', rallied: 'west' as const },
    }
    const west = { augustus: 'valentinien-iii', usurper: 'avitus' }
    const t = adjust({ pieces, west })
    expect(t.seat).toBe('second')
    t.act('to viennensis-4')
    expect(t.camp('li-viennensis-1')).toBe('barbarian')
    const other = adjust({ pieces, west }).act('to viennensis-1')
    expect(other.camp('li-viennensis-1')).toBe('roman')
  })

  test('UR-9.3.1-i: after an exchange of camps it is still the player who lost it', () => {
    const t = balance(
      {
        west: { augustus: 'valentinien-iii', usurper: 'aetius', won: true },
        pieces: {
          'valentinien-iii': 'gone',
          aetius: { at: 'italia-4', rallied: 'west' },
          'li-viennensis-1': lost('viennensis-2', 'roman'),
        },
      },
      'exchange',
    )
    expect([t.asked, t.state.romanSeat, t.seat]).toEqual(['adjust-zone', 1, 'first'])
  })

  test('UR-9.3.1-b: if every zone holds non-Romans, Foederati included, they are gone for good', () => {
    const draw = (foederati: string) => ({
      pieces: {
        ...viennensis,
        'saxones-2': 'galliae-1',
        'franci-salii-1': foederati,
        'li-viennensis-1': lost('viennensis-2'),
        'co-viennensis-1': lost('viennensis-2'),
      },
      peoples: { ...war, 'franci-salii': 'foederati' },
    })
    const t = adjust(draw('viennensis-4'))
    expect([t.at('li-viennensis-1'), t.at('co-viennensis-1')]).toEqual(['gone', 'gone'])
    const free = adjust(draw('galliae-1'))
    expect([free.at('li-viennensis-1'), free.at('co-viennensis-1')]).toEqual(['viennensis-4', 'viennensis-4'])
  })

  test('UR-9.3.1-b: for good: not even when their zones are free again', () => {
    const t = adjust({ pieces: { 'li-viennensis-1': 'gone', 'co-viennensis-1': 'gone' } })
    expect([t.at('li-viennensis-1'), t.at('co-viennensis-1'), isOver(t)]).toEqual(['gone', 'gone', true])
  })

  test('UR-9.3.1-c UR-9.3.1-d: they stay, and recover in their diocese or comitatenses in a town', () => {
    const t = adjust({
      pieces: {
        'li-asia-1': { at: 'asia-3', weak: true },
        'co-asia-1': { at: 'asia-3', weak: true },
        'co-moesiae-1': { at: 'thracia-2', weak: true },
        'co-moesiae-2': { at: 'asia-3', weak: true },
        'co-thracia-1': 'oriens-5',
      },
    })
    const weak = ['li-asia-1', 'co-asia-1', 'co-moesiae-1', 'co-moesiae-2'].map((id) => t.isWeak(id))
    expect(weak).toEqual([false, false, false, true])
    expect([t.at('co-moesiae-1'), t.at('co-thracia-1')]).toEqual(['thracia-2', 'oriens-5'])
  })

  test('UR-9.3.1-d: not next to an enemy inside the Empire, Roman or not; one outside does no harm', () => {
    const near = (zone: string, status: string, rallied = false) =>
      adjust({
        pieces: {
          'li-galliae-1': { at: 'galliae-4', weak: true },
          'alamanni-1': zone,
          ...(rallied ? { divitenses: { at: 'galliae-5', rallied: 'west' as const } } : {}),
        },
        peoples: { alamanni: status },
      }).isWeak('li-galliae-1')
    expect(near('galliae-3', 'war')).toBe(true)
    expect(near('alamanni', 'war')).toBe(false)
    expect(near('galliae-3', 'foederati')).toBe(false)
    expect(near('alamanni', 'peace', true)).toBe(true)
    expect(near('galliae-4', 'war')).toBe(true)
  })

  test('UR-9.3.1-e: comitatenses lost abroad are gone; at home they return', () => {
    const t = adjust({ pieces: { 'co-galliae-1': lost('italia-3'), 'co-asia-1': lost('asia-1') } })
    t.act('to asia-4')
    expect([t.at('co-galliae-1'), t.at('co-asia-1')]).toEqual(['gone', 'asia-4'])
  })

  test('UR-9.3.1-f: from beyond the border next to their diocese they come back weakened', () => {
    const t = adjust({ pieces: { 'co-galliae-1': 'alamanni', 'co-galliae-2': { at: 'franci', weak: true } } })
    expect(t.legal).toHaveLength(7)
    t.act('to galliae-4', 'to galliae-1')
    expect([t.at('co-galliae-1'), t.isWeak('co-galliae-1')]).toEqual(['galliae-4', true])
    expect([t.at('co-galliae-2'), t.isWeak('co-galliae-2')]).toEqual(['galliae-1', true])
  })

  test('UR-9.3.1-f UR-9.3.1-g: to no zone with non-Romans, Foederati included; gone if there is no other', () => {
    const full = { 'suevi-1': 'pannoniae-1', 'suevi-2': 'pannoniae-2', 'visigothi-1': 'pannoniae-3' }
    const at = (last: string) =>
      adjust({
        pieces: { ...full, 'visigothi-2': last, 'co-pannoniae-1': 'heruli' },
        peoples: { suevi: 'war', visigothi: 'foederati' },
      }).at('co-pannoniae-1')
    expect([at('pannoniae-4'), at('italia-3')]).toEqual(['gone', 'pannoniae-4'])
  })

  test('UR-9.3.1-g UR-9.3.1-h: gone if their diocese is full of non-Romans, or is not next to them', () => {
    const full = {
      ...{ 'suevi-1': 'pannoniae-1', 'suevi-2': 'pannoniae-2', 'saxones-1': 'pannoniae-3', 'saxones-2': 'pannoniae-4' },
      'co-pannoniae-1': 'heruli',
    }
    expect(adjust({ pieces: full, peoples: war }).at('co-pannoniae-1')).toBe('gone')
    expect(adjust({ pieces: { 'co-italia-1': 'franci' } }).at('co-italia-1')).toBe('gone')
    expect(adjust({ pieces: { 'co-italia-1': 'alamanni' } }).asked).toBe('adjust-zone')
  })
})

describe('9.3.2 Palatini', () => {
  test('UR-9.3.2-a: back on their normal face in the zone of the table, without a question', () => {
    const t = adjust({ pieces: { divitenses: lost('italia-1'), isauri: lost('asia-1') } })
    expect([t.at('divitenses'), t.at('isauri')]).toEqual(['viennensis-4', 'thracia-3'])
    expect([t.isWeak('divitenses'), isOver(t)]).toEqual([false, true])
  })

  test('UR-9.3.2-b: they wait while non-Romans hold it; Foederati do not keep them out', () => {
    const base = (status: string) =>
      adjust({ pieces: { divitenses: lost('italia-1'), 'suevi-1': 'viennensis-4' }, peoples: { suevi: status } })
    expect(base('revolt').at('divitenses')).toBe('lost')
    expect(base('foederati').at('divitenses')).toBe('viennensis-4')
    expect(adjust({ pieces: { divitenses: { at: 'lost' } } }).at('divitenses')).toBe('viennensis-4')
  })

  test('UR-9.3.2-c UR-9.3.2-d: they stay, and recover in a town away from enemies', () => {
    const at = (zone: string, enemy = 'gaetulia') => {
      const t = adjust({
        pieces: { divitenses: { at: zone, weak: true }, 'mauri-1': enemy },
        peoples: { mauri: 'war' },
      })
      expect(t.at('divitenses')).toBe(zone)
      return t.isWeak('divitenses')
    }
    expect(at('africa-3')).toBe(false)
    expect(at('africa-2')).toBe(true)
    expect(at('africa-3', 'africa-4')).toBe(true)
    expect(at('africa-3', 'mauri')).toBe(false)
  })

  test('UR-9.3.2-e UR-9.3.2-f: from outside the Empire to their capital on their normal face, if it is open', () => {
    const t = adjust({ pieces: { divitenses: { at: 'alamanni', weak: true } } })
    expect([t.at('divitenses'), t.isWeak('divitenses')]).toEqual(['viennensis-4', false])
    const closed = { divitenses: 'alamanni', 'suevi-1': 'viennensis-4' }
    expect(adjust({ pieces: closed, peoples: { suevi: 'war' } }).at('divitenses')).toBe('lost')
    expect(adjust({ pieces: closed, peoples: { suevi: 'foederati' } }).at('divitenses')).toBe('viennensis-4')
  })

  const guards = (t: Play) => [t.at('comites-alani'), t.at('placidi-felices')]

  test('UR-9.3.2-a UR-9.3.2-k UR-T.palatini-f: by the table in every scenario, wherever they were set up and fell', () => {
    for (const zone of ['italia-1', 'viennensis-3', 'alamanni']) {
      const pieces = { 'comites-alani': lost(zone), 'placidi-felices': lost(zone) }
      expect(guards(adjust({ pieces, scenario: 'scourge-of-god' }))).toEqual(['italia-2', 'italia-4'])
      expect(guards(adjust({ pieces, scenario: 'placidia-425', year: 430 }))).toEqual(['italia-2', 'italia-4'])
    }
  })

  test('UR-9.3.2-f: from outside the Empire to the scenario’s zone, if it has a capital of their half', () => {
    const pieces = { 'comites-alani': 'alamanni', 'placidi-felices': 'alamanni' }
    // Viennensis 3 has no capital, Viennensis 4 has Arelate; Constantinopolis is of the East.
    expect(guards(adjust({ pieces, scenario: 'scourge-of-god' }))).toEqual(['italia-2', 'viennensis-4'])
    expect(guards(adjust({ pieces, scenario: 'placidia-425', year: 430 }))).toEqual(['italia-2', 'italia-4'])
  })

  test('UR-9.3.2-g: back in a zone of the other camp they pass to it', () => {
    const west = { augustus: 'valentinien-iii', usurper: 'avitus' }
    const t = adjust({
      west,
      pieces: {
        avitus: { at: 'viennensis-4', rallied: 'west' },
        'co-viennensis-1': { at: 'viennensis-4', rallied: 'west' },
        divitenses: lost('italia-1'),
        'comites-alani': lost('galliae-1', 'barbarian'),
      },
    })
    expect([t.camp('divitenses'), t.camp('comites-alani')]).toEqual(['barbarian', 'roman'])
    expect(t.told('rally')).toMatchObject([{ pieces: ['divitenses'], half: 'west', rule: 'UR-3.7.2-b' }])
  })

  test('UR-9.3.2-h UR-9.3.2-i UR-9.3.2-j: the zone decides at Ravenna and Constantinopolis, not the box', () => {
    const box = { 'valentinien-iii': 'ravenna-box', 'scolae-w': 'ravenna-box', 'domestici-pedites-w': lost('italia-4') }
    const goths = { pieces: { ...box, 'visigothi-1': 'italia-4' }, peoples: { visigothi: 'revolt' } }
    expect(adjust(goths, 5).at('domestici-pedites-w')).toBe('lost')
    const rebels = { ...box, aetius: { at: 'italia-4', rallied: 'west' as const } }
    const west = { augustus: 'valentinien-iii', usurper: 'aetius' }
    const t = adjust({ west, pieces: { ...rebels, 'co-italia-1': { at: 'italia-4', rallied: 'west' } } }, 5)
    expect([t.at('domestici-pedites-w'), t.camp('domestici-pedites-w')]).toEqual(['italia-4', 'barbarian'])
    const east = {
      'theodose-ii': 'constantinopolis-box',
      'scolae-e': 'constantinopolis-box',
      isauri: lost('thracia-3'),
    }
    const huns = { pieces: { ...east, 'hunni-1': 'thracia-3' }, peoples: { hunni: 'war' } }
    expect(adjust(huns, 5).at('isauri')).toBe('lost')
    const aspar = { aspar: { at: 'thracia-3', rallied: 'east' as const } }
    const lose = adjust(
      {
        east: { augustus: 'theodose-ii', usurper: 'aspar' },
        pieces: { ...east, ...aspar, 'co-thracia-1': { at: 'thracia-3', rallied: 'east' } },
      },
      5,
    )
    expect([lose.at('isauri'), lose.camp('isauri')]).toEqual(['thracia-3', 'barbarian'])
  })
})
