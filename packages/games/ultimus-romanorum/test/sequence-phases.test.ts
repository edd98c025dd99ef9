import { describe, expect, test } from 'vitest'
import { ultimusRomanorum } from '../src/index.ts'
import { hasMoved, smcLeft } from '../src/state.ts'
import { administer, balance, isOver, scored, sequences, year } from './phases.ts'
import type { Draw, Play } from './play.ts'

const smc = (t: Play) => t.told('smc').map((event) => JSON.parse(JSON.stringify(event)).camp)

const year463: Draw = {
  year: 463,
  initiative: 'barbarian',
  west: { augustus: 'libius-severus' },
  east: { augustus: 'leon' },
  pieces: { 'libius-severus': 'italia-4', leon: 'thracia-3', genseric: 'africa-4', 'vandali-1': 'africa-4' },
  peoples: { vandali: { status: 'regnum', capital: 'africa-4', king: 'genseric' } },
}

describe('2.D Administration', () => {
  /** Event 2 does nothing at once. */
  const counted = (draw: Draw) => administer({ deathsTested: true, ...draw }, 'smc', 1, 1)
  const total = (draw: Draw) => JSON.parse(JSON.stringify(counted(draw).told('smc-total')[0]))

  test('UR-2.D-x1 UR-2.D-x2 UR-2.D-g: 463 has 6 SMC, three each', () => {
    // Genseric (VS 4) is the best of two.
    const t = counted({ ...year463, pieces: { ...year463.pieces, 'dux-vandali': 'africa-4' } })
    expect(t.told('smc-total')[0]).toEqual({ type: 'smc-total', total: 6, roman: 3, barbarian: 3 })
    expect(t.look.smc).toEqual([3, 3])
  })

  test('UR-2.D-b: the VS of two Augusti are halved, rounded up', () => {
    const majorian = { ...year463, west: { augustus: 'majorien' }, pieces: { ...year463.pieces, majorien: 'italia-4' } }
    expect(total(majorian).total).toBe(8)
  })

  test('UR-2.D-c: one Augustus alone counts whole', () => {
    expect(total({ ...year463, west: {} }).total).toBe(7)
  })

  test('UR-2.D-d UR-2.D-e UR-2.D-f: the best leader of the Barbarian, Roman or not; none at peace; none at all is 0', () => {
    const base = { west: { augustus: 'valentinien-iii' }, east: { augustus: 'theodose-ii' } }
    const huns = (status: string) => total({ ...base, pieces: { attila: 'hunni-1' }, peoples: { hunni: status } }).total
    expect([huns('war'), huns('peace')]).toEqual([6, 1])
    const west = { augustus: 'valentinien-iii', usurper: 'majorien' }
    expect(total({ ...base, west, pieces: { majorien: { at: 'galliae-4', rallied: 'west' } } }).total).toBe(5)
    expect(total({ ...base, pieces: { aetius: 'galliae-4' } }).total).toBe(1)
    const goths = { pieces: { 'theodoric-i': 'viennensis-2' }, peoples: { visigothi: 'foederati' } }
    expect(total({ ...base, ...goths }).total).toBe(1)
  })

  test('UR-2.D-d: the highest of all, whichever of them comes first', () => {
    const usurper = (id: string): Draw => ({
      west: { augustus: 'valentinien-iii', usurper: id },
      pieces: { [id]: { at: 'galliae-4', rallied: 'west' }, attila: 'hunni-1', 'dux-vandali': 'africa-4' },
    })
    const peoples = { hunni: 'war', vandali: 'revolt' }
    // Attila has VS 5, Majorien 4, the Dux 2, each Augustus 1.
    expect(total({ ...usurper('majorien'), peoples }).total).toBe(6)
    expect(total({ ...usurper('majorien'), peoples: { ...peoples, hunni: 'peace' } }).total).toBe(5)
    expect(total({ ...usurper('olybrius'), peoples: { ...peoples, hunni: 'peace' } }).total).toBe(3)
  })

  test('UR-2.D-e: nor does a leader under a Pax Romana marker count', () => {
    const vandals = (status: string) => total({ pieces: { genseric: 'vandali' }, peoples: { vandali: status } }).total
    expect([vandals('war'), vandals('peace')]).toEqual([5, 1])
  })

  test('UR-2.D-h UR-2.D-i UR-2.D-j: halves, and the odd one to the initiative', () => {
    const odd = { ...year463, west: {} }
    expect(counted(odd).look.smc).toEqual([3, 4])
    expect(counted({ ...odd, initiative: 'roman' }).look.smc).toEqual([4, 3])
    expect(counted({ ...year463, initiative: 'roman' }).look.smc).toEqual([3, 3])
  })

  test('UR-2.D-a UR-2.D-k: total and split, event, Patrices, deaths, reinforcements', () => {
    const t = administer({ ...year463, pieces: { ...year463.pieces, aspar: 'thracia-2' } }, 'smc', 1, 6)
    expect(t.last.told.map(({ event }) => event.type).filter((type) => type !== 'roll')).toEqual([
      'smc-total',
      'event',
      'smc-total',
    ])
    expect(t.asked).toBe('patrice')
    t.dice(9, 9).act('done')
    const rolls = t.told('roll')
    expect(rolls).toMatchObject([
      { die: 'd10', purpose: { for: 'death' } },
      { die: 'd10', purpose: { for: 'death' } },
    ])
    // The Excubitores of 460 are still due.
    expect(t.last.told.map(({ event }) => event.type)).toEqual(['roll', 'roll', 'place'])
    expect(t.told('place')).toMatchObject([{ pieces: ['excubitores'] }])
  })
})

describe('2.D Reinforcements', () => {
  test('UR-2.D-n: they are placed at the end of phase D', () => {
    const at = (now: number) => administer({ year: now, deathsTested: true }, 'reinforcements').at('excubitores')
    expect([at(459), at(460)]).toEqual(['off', 'thracia-3'])
  })
})

describe('2.E Movement and combat', () => {
  test('UR-2.E-a UR-2.E-x1: of 7 SMC BARBARIAN, with the initiative, plays 4 and ROMAN 3, in turn from BARBARIAN', () => {
    // Julius Nepos (VS 2) and Leon (VS 3) make 3, Genseric 4. Event 2 does nothing at once.
    const dead = { 'libius-severus': 'gone', 'valentinien-iii': 'gone', 'theodose-ii': 'gone' }
    const pieces = { ...year463.pieces, ...dead, 'julius-nepos': 'italia-4' }
    const t = year(
      { ...year463, deathsTested: true, west: { augustus: 'julius-nepos' }, pieces },
      'administration',
      1,
      1,
    )
    expect(t.told('smc-total')[0]).toEqual({ type: 'smc-total', total: 7, roman: 3, barbarian: 4 })
    const turns = smc(t)
    // After the last comes phase F, and then what is drawn and rolled in 464.
    while (t.state.phase === 'E') {
      t.dice(...(smcLeft(t.state, 0) + smcLeft(t.state, 1) > 1 ? [] : [0, 0, 6])).act('done')
      turns.push(...smc(t))
    }
    expect(turns).toEqual(['barbarian', 'roman', 'barbarian', 'roman', 'barbarian', 'roman', 'barbarian'])
    expect([t.told('phase')[0], t.look.smc]).toMatchObject([{ phase: 'F' }, [0, 0]])
  })

  test('UR-2.E-a: who has more goes on alone', () => {
    const t = sequences({ smc: [0, 2] }, 'roman')
    expect(smc(t.act('done'))).toEqual(['barbarian'])
    expect(isOver(t.act('done'))).toBe(true)
  })

  test('UR-2.E-b UR-2.E-d UR-2.E-e: moves, then his combats, then one SMC less', () => {
    const t = sequences(
      {
        smc: [1, 1],
        pieces: { 'comites-alani': 'galliae-4', 'alamanni-1': 'galliae-4' },
        peoples: { alamanni: 'war' },
      },
      'roman',
    )
    expect([t.asked, t.seat, t.look.smc, t.told('battle')]).toEqual(['movement', 'first', [1, 1], []])
    t.dice(3).act('done')
    expect(t.told('battle')).toMatchObject([{ at: 'galliae-4', attacker: 'roman' }])
    while (t.asked !== 'movement') t.act(t.legal[0])
    expect([t.seat, t.look.smc]).toEqual(['second', [0, 1]])
  })

  test('UR-2.E-b: what has moved may move again in the next SMC', () => {
    const t = sequences({ smc: [1, 1], pieces: { aetius: { at: 'galliae-4', moved: true } } }, 'roman')
    expect(hasMoved(t.state, t.piece('aetius'))).toBe(false)
  })
})

describe('2.F Campaign balance', () => {
  test('UR-2.F-a UR-2.F-b UR-2.F-e UR-2.F-g: exchange, capitals, ports, points, adjustments, stratagems', () => {
    const t = balance(
      {
        vp: [32, 24],
        west: { augustus: 'valentinien-iii', usurper: 'aetius', won: true },
        pieces: {
          'valentinien-iii': 'gone',
          aetius: { at: 'italia-4', rallied: 'west' },
          'vandali-1': 'africa-2',
          'co-africa-1': { at: 'africa-4', weak: true },
        },
        peoples: { vandali: { status: 'regnum', capital: 'africa-4' } },
        fleets: { 'classis-occidentalis': { at: 'africa-4', camp: 'barbarian' } },
        hands: { first: { tribute: 1 }, second: { bagaudes: 1 } },
      },
      'exchange',
    )
    // Before the points the new Roman is asked for Papa.
    expect([t.asked, t.seat]).toEqual(['window', 'second'])
    t.act('done')
    const order = t.table.told().flatMap((told) => told.map(({ event }) => event.type))
    const at = (type: string) => order.indexOf(type)
    expect(at('exchange')).toBeGreaterThanOrEqual(0)
    const dissolved = at('capital')
    expect(dissolved).toBeGreaterThan(at('exchange'))
    expect(at('score')).toBeGreaterThan(dissolved)
    expect(at('hand')).toBeGreaterThan(order.lastIndexOf('score'))
    expect([t.state.romanSeat, t.look.fleetCamp[0]]).toEqual([1, 0])
    const ports = at('fleet')
    expect([ports > at('exchange'), ports < at('score')]).toEqual([true, true])
    const adjusted = at('recover')
    expect([adjusted > order.lastIndexOf('score'), adjusted < at('hand')]).toEqual([true, true])
  })

  test('UR-2.F-h: by the camp that is his after an exchange', () => {
    const t = balance(
      {
        west: { augustus: 'valentinien-iii', usurper: 'aetius', won: true },
        pieces: { 'valentinien-iii': 'gone', aetius: { at: 'italia-4', rallied: 'west' } },
        hands: { first: { tribute: 1, bagaudes: 1 }, second: { rex: 1, papa: 1 } },
      },
      'exchange',
    ).act('done')
    const { hands } = JSON.parse(JSON.stringify(ultimusRomanorum.write(t.state)))
    expect([t.state.romanSeat, hands]).toEqual([1, { first: { bagaudes: 1 }, second: { papa: 1 } }])
  })

  test('UR-2.F-e: for both camps', () => {
    const t = balance({ pieces: { 'vandali-1': 'africa-2' }, peoples: { vandali: 'revolt' } })
    expect(new Set(scored(t).map((each) => each.split(' ')[0]))).toEqual(new Set(['roman', 'barbarian']))
  })

  test('UR-2.F-c: Regna that have lost their capital are dissolved', () => {
    const taken = { pieces: { 'vandali-1': 'africa-2', 'co-africa-1': 'africa-4' } }
    const peoples = { vandali: { status: 'regnum', capital: 'africa-4' } }
    expect(balance({ ...taken, peoples }).status('vandali')).toBe('revolt')
  })

  test('UR-2.F-d: fleets follow their ports', () => {
    const fleets = { 'classis-occidentalis': { at: 'africa-4', camp: 'roman' as const } }
    const t = balance({ fleets, pieces: { 'vandali-1': 'africa-4' }, peoples: { vandali: 'revolt' } })
    expect(t.look.fleetCamp[0]).toBe(1)
  })

  test('UR-2.F-e UR-2.F-g: points are counted before units come back', () => {
    const t = balance({
      pieces: { 'alamanni-1': { at: 'lost', lostIn: 'galliae-4', lostFrom: 'barbarian' } },
      peoples: { alamanni: { status: 'war', fall: { at: 'galliae-4', inBattle: true, victors: [] } } },
    })
    const order = t.last.told.map(({ event }) => event.type)
    expect(order.lastIndexOf('score')).toBeLessThan(order.indexOf('place'))
    expect([t.at('alamanni-1'), scored(t)[0]]).toEqual(['alamanni', 'roman 1 UR-10.2-a'])
  })

  test('UR-2.F-f: a battle’s point is recorded at once, outside phase F', () => {
    const units = ['comites-alani', 'comites-seniores', 'victores', 'divitenses']
    const t = sequences(
      {
        smc: [1, 1],
        pieces: {
          aetius: 'galliae-4',
          ...Object.fromEntries(units.map((id) => [id, 'galliae-4'])),
          'alamanni-1': 'galliae-4',
          'alamanni-2': 'galliae-4',
        },
        peoples: { alamanni: 'war' },
      },
      'roman',
    )
    t.dice(6).act('done')
    while (t.asked !== 'movement') t.act(t.legal[0])
    expect([t.state.phase, t.vp.roman]).toEqual(['E', 1])
  })

  test('UR-2.F-h: what a camp cannot play goes back to the bowl', () => {
    const t = balance({ hands: { first: { rex: 1, tribute: 1 }, second: { rex: 1, tribute: 1 } } }, 'adjustments')
    const held = (seat: 0 | 1) => t.look.hands[seat].reduce((sum, count) => sum + count, 0)
    expect([held(0), held(1)]).toEqual([1, 1])
    const written = JSON.parse(JSON.stringify(ultimusRomanorum.write(t.state)))
    expect(written.hands).toEqual({ first: { tribute: 1 }, second: { rex: 1 } })
  })

  test('UR-2.F-i: what belongs to the turn ends with it', () => {
    const t = balance({ papa: true, regnaFormed: 1, deathsTested: true, garrisons: ['galliae-1'], event: 3 })
    const { year: now, papa, regnaFormed, deathsTested, garrisons, event } = t.state
    expect([now, papa, regnaFormed, deathsTested, garrisons, event]).toEqual([451, false, 0, false, [], 0])
  })
})
