import { describe, expect, test } from 'vitest'
import { NOBODY } from '../src/board.ts'
import { administer, balance, scored, year } from './phases.ts'
import { type Draw, type Play, position, setUp } from './play.ts'

/** The years' steps, as `phases.ts` counts them. */
const A = 'stratagems'
const B = 'initiative'
const PAX_ROMANA = 'pax-romana'

/** Which of all the counters in the bowl is drawn, for a draw that does not matter. */
const ANY = 0

const phases = (t: Play) => t.told('phase').map((event) => JSON.parse(JSON.stringify(event)).phase)

describe('0 The game', () => {
  test('UR-0.1-a UR-0.1-b: 1d6 gives 1 to 6, 1d10 gives 0 to 9', () => {
    const event = (...dice: number[]) => administer({ deathsTested: true }, 'event', ...dice).state.event
    expect([event(1, 0), event(6, 9)]).toEqual([1, 15])
    expect(() => event(0, 5)).toThrow('no face of a d6')
    expect(() => event(7, 5)).toThrow('no face of a d6')
    expect(() => event(1, 10)).toThrow('no face of a d10')
  })

  test('UR-0.2-a: a piece is in a zone of the map, and in no other place', () => {
    expect(position({ pieces: { aetius: 'galliae-4' } }).at('aetius')).toBe('galliae-4')
    expect(() => position({ pieces: { aetius: 'utopia' } })).toThrow('there is no place "utopia"')
    const { board } = position({}).state
    expect(board.distance.flat().every(Number.isFinite)).toBe(true)
  })

  test('UR-0.3-a UR-2.F-i: a turn is a year, and the next one follows', () => {
    expect(balance({ year: 450 }).state.year).toBe(451)
  })

  test('UR-0.4-a: any number of pieces may share a zone', () => {
    const units = position({}).state.board.file.units.filter(({ category }) => category === 'pa')
    const t = position({ pieces: Object.fromEntries(units.map(({ id }) => [id, 'italia-2'])) })
    expect(units.every(({ id }) => t.at(id) === 'italia-2')).toBe(true)
    expect(units).toHaveLength(20)
  })

  test('UR-0.5-a: two players, one for each camp', () => {
    const t = setUp('campaign-405-476')
    expect(t.table.seats).toEqual(['first', 'second'])
    expect([position({}).seat, position({ romanSeat: 1 }).seat]).toEqual(['first', 'second'])
  })

  test('UR-0.5-b UR-0.5-c: whose the Romans and the peoples are', () => {
    const t = position({
      west: { augustus: 'valentinien-iii', usurper: 'avitus' },
      pieces: {
        aetius: 'galliae-4',
        aspar: 'thracia-2',
        avitus: { at: 'viennensis-4', rallied: 'west' },
        'visigothi-1': 'viennensis-2',
        'suevi-1': 'hispaniae-1',
        'vandali-1': 'africa-4',
        'alamanni-1': 'galliae-3',
        'persae-1': 'persae-1',
      },
      peoples: {
        visigothi: 'foederati',
        suevi: 'revolt',
        vandali: { status: 'regnum', capital: 'africa-4' },
        alamanni: 'war',
        persae: 'peace',
      },
    })
    const camps = (...ids: string[]) => ids.map((id) => t.camp(id))
    expect(camps('aetius', 'aspar', 'visigothi-1')).toEqual(['roman', 'roman', 'roman'])
    expect(camps('avitus', 'suevi-1', 'vandali-1', 'alamanni-1', 'persae-1')).toEqual(Array(5).fill('barbarian'))
  })

  test('UR-0.5-d: the players exchange their roles by a successful usurpation alone', () => {
    const usurper = { pieces: { aetius: { at: 'galliae-4', rallied: 'west' as const } } }
    const west = { augustus: 'valentinien-iii', usurper: 'aetius' }
    expect(balance({ ...usurper, west }).state.romanSeat).toBe(0)
    expect(balance({ ...usurper, west: { ...west, won: true } }).state.romanSeat).toBe(1)
  })
})

describe('2 Sequence of play', () => {
  test('UR-2-a UR-2-c: the scenario says how many turns there are; after F the next begins at A', () => {
    const { scenarios } = setUp('campaign-405-476').state.board.file
    for (const { id, end } of scenarios) {
      expect(balance({ scenario: id, year: end }).outcome).not.toBeNull()
      const t = year({ scenario: id, year: end - 1 }, 'balance', ANY, ANY, 6)
      expect([t.outcome, t.state.year, phases(t).slice(0, 2)]).toEqual([null, end, ['F', 'A']])
    }
  })

  test('UR-2-b: A, B, C, D, E, F', () => {
    const t = year({ year: 440, peoples: { hunni: 'war' }, pieces: { 'hunni-1': 'hunni-1' } }, A, ANY, ANY, 6)
    const seen = phases(t)
    while (!seen.includes('F')) {
      t.dice(1, 1).act('done')
      seen.push(...phases(t))
    }
    expect(seen.slice(0, 6)).toEqual(['A', 'B', 'C', 'D', 'E', 'F'])
  })
})

describe('2.B Initiative', () => {
  const severus = {
    year: 463,
    pieces: { 'libius-severus': 'italia-4', leon: 'thracia-3' },
    west: { augustus: 'libius-severus' },
    east: { augustus: 'leon' },
  }
  const after = (draw: Draw, roll: number) => year(draw, B, roll).state.initiative

  test('UR-2.B-a UR-2.B-b UR-2.B-c: 1d6 strictly less than the lowest CP of the Augusti gives it to the Roman', () => {
    const t = year({}, B, 2)
    expect(t.told('roll')).toMatchObject([{ die: 'd6', face: 2, purpose: { for: 'initiative', below: 3 } }])
    expect(t.told('initiative')).toEqual([{ type: 'initiative', camp: 'roman', rule: 'UR-2.B-b' }])
    expect([after({}, 2), after({}, 3), after({}, 4)]).toEqual([0, 1, 1])
  })

  test('UR-2.B-x1: in 463 a 3 is not less than 1', () => {
    const t = year(severus, B, 3)
    expect(t.told('roll')).toMatchObject([{ die: 'd6', face: 3, purpose: { for: 'initiative', below: 1 } }])
    expect(t.told('initiative')).toEqual([{ type: 'initiative', camp: 'barbarian', rule: 'UR-2.B-c' }])
    expect(t.state.initiative).toBe(1)
  })

  test('UR-2.B-f: one Augustus alone is the threshold', () => {
    const alone = { ...severus, west: {}, pieces: { leon: 'thracia-3' } }
    expect([after(alone, 3), after(alone, 4)]).toEqual([0, 1])
  })

  test('UR-2.B-d: who has it acts first in C and in E', () => {
    for (const initiative of ['roman', 'barbarian'] as const) {
      const seat = initiative === 'roman' ? 'first' : 'second'
      const c = year({ initiative }, 'first-geostrategy')
      expect([c.asked, c.seat]).toEqual(['geostrategy', seat])
      const e = year({ initiative, smc: [2, 2] }, 'sequences')
      expect([e.asked, e.seat]).toEqual(['movement', seat])
    }
  })

  test('UR-2.B-g: in a first year whose initiative the scenario gives nothing is rolled, and only an Augusta can turn it', () => {
    const { start } = position({}).state.board.file.scenarios.find(({ id }) => id === 'scourge-of-god') ?? { start: 0 }
    const hands = { first: { initiative: 1, 'augusta-orientalis': 1 }, second: { initiative: 1 } }
    const t = year({ scenario: 'scourge-of-god', year: start, phase: 'A', hands }, B)
    expect(t.told('initiative')).toMatchObject([{ rule: 'UR-2-a' }])
    expect([t.told('roll'), t.asked, t.seat]).toEqual([[], 'augusta-opening', 'first'])
    expect(t.why('play initiative')).toBe('UR-6.1-w')
    t.act('play augusta-orientalis')
    expect(t.told('initiative')).toMatchObject([{ camp: 'roman', rule: 'UR-6.1-w' }])
  })

  test('UR-2.B-e UR-6.3-a UR-6.3-b: Initiative turns it, and each may answer the other', () => {
    const hands = { first: { initiative: 1 }, second: { initiative: 1 } }
    const t = year({ ...severus, hands }, B, 3)
    expect([t.asked, t.seat]).toEqual(['initiative-answer', 'first'])
    t.act('play initiative')
    expect([t.state.initiative, t.asked, t.seat]).toEqual([0, 'initiative-answer', 'second'])
    t.act('play initiative')
    expect([t.state.initiative, t.asked]).toEqual([1, 'augusta-opening'])
    const kept = year({ ...severus, hands }, B, 3).act('done')
    expect([kept.state.initiative, kept.asked]).toEqual([1, 'augusta-opening'])
    const other = year({ ...severus, hands: { first: { papa: 1 }, second: {} } }, B, 3)
    expect(other.why('play initiative')).toBe('UR-2.B-e')
  })

  test('UR-2-a: in the first year the scenario gives it', () => {
    const first = (scenario: string, start: number) => year({ scenario, year: start }, B).state.initiative
    expect([first('placidia-425', 425), first('stilicho-405', 405)]).toEqual([0, 1])
  })
})

describe('2.C Geostrategy', () => {
  test('UR-2.C-a: all of the first player, then all of the other', () => {
    const t = year({ initiative: 'barbarian' }, 'first-geostrategy')
    expect([t.asked, t.seat]).toEqual(['geostrategy', 'second'])
    t.act('done')
    expect([t.asked, t.seat]).toEqual(['geostrategy', 'first'])
  })

  const quiet: Draw = { year: 440, peoples: { hunni: 'peace', visigothi: 'foederati', armenia: 'client' } }
  /** Up to phase A of the next year, where a draw stops the play. */
  const pax = (draw: Draw, ...dice: number[]) => year({ ...quiet, ...draw }, PAX_ROMANA, ...dice, ANY, ANY, 6)

  test('UR-2.C-i UR-2.C-p UR-2.C-o: at peace with all, D and E are left out, and the marker shows it until it advances', () => {
    const t = pax({})
    expect(phases(t)).toEqual(['F', 'A', 'B'])
    expect(t.told('pax-romana')).toEqual([{ type: 'pax-romana', broken: false }])
    expect(scored(t)).toContain('roman 5 UR-10.2-g')
    for (const type of ['event', 'smc-total', 'smc']) expect(t.told(type)).toEqual([])
    expect([t.state.year, t.state.paxRomana]).toEqual([441, false])
  })

  test('UR-2.C-p: what is due in D waits for the next D', () => {
    const lost = { 'classis-occidentalis': { at: 'lost', camp: 'roman' as const, returns: 440 } }
    expect(pax({ fleets: lost }).look.fleetAt[0]).toBe(-2)
    expect(
      administer({ year: 441, fleets: lost, deathsTested: true }, 'reinforcements').look.fleetAt[0],
    ).toBeGreaterThan(0)
  })

  test('UR-2.C-i UR-2.C-k: a war, a revolt, a Regnum or a usurpation ends it', () => {
    const peace = (peoples: NonNullable<Draw['peoples']>, rest: Draw = {}) =>
      year({ ...quiet, peoples, ...rest }, PAX_ROMANA, 1, 1).told('pax-romana').length
    expect(peace({ alamanni: 'war' })).toBe(0)
    expect(peace({ visigothi: 'revolt' })).toBe(0)
    expect(peace({ vandali: { status: 'regnum', capital: 'africa-4' } })).toBe(0)
    const west = { augustus: 'valentinien-iii', usurper: 'aetius' }
    expect(peace({}, { west, pieces: { aetius: { at: 'galliae-4', rallied: 'west' } } })).toBe(0)
  })

  test('UR-2.C-j: it is asked when both have finished phase C', () => {
    const t = year({ ...quiet, initiative: 'roman' }, 'first-geostrategy').act('done')
    expect(t.told('pax-romana')).toEqual([])
    t.dice(ANY, ANY, 6).act('done')
    expect(t.told('pax-romana')).toHaveLength(1)
  })

  test('UR-2.C-l: deaths are tested all the same', () => {
    const t = pax({ year: 446, pieces: { cyrus: 'thracia-2' } }, 1, 0)
    expect(t.told('roll').slice(0, 2)).toMatchObject([{ die: 'd10' }, { die: 'd10' }])
    expect([t.at('cyrus'), t.at('theodose-ii'), t.state.year]).toEqual(['gone', 'thracia-3', 447])
  })

  test('UR-2.C-m UR-2.C-n: an Augustus dies, phase D is played, and no death is tested again', () => {
    const t = pax({ year: 446, pieces: { arcadius: 'thracia-3' } }, 0, 1, 0)
    expect(t.told('pax-romana')).toEqual([
      { type: 'pax-romana', broken: false },
      { type: 'pax-romana', broken: true },
    ])
    expect([t.at('theodose-ii'), phases(t)[0]]).toEqual(['gone', 'D'])
    expect(t.state.paxRomana).toBe(false)
    const tests = t.told('roll').filter((roll) => JSON.stringify(roll).includes('"death"'))
    expect(tests).toHaveLength(1)
  })
})

describe('3.1 The Empire', () => {
  const { board } = position({}).state
  const inHalf = (half: number) => board.dioceses.filter((diocese) => diocese.half === half).map(({ id }) => id)

  test('UR-3.1.1-a UR-3.1.1-b UR-3.1.1-c UR-3.1.1-d: two halves, twelve dioceses, numbered zones', () => {
    expect(inHalf(0).sort()).toEqual(
      ['africa', 'britanniae', 'galliae', 'hispaniae', 'italia', 'pannoniae', 'viennensis'].sort(),
    )
    expect(inHalf(1).sort()).toEqual(['asia', 'moesiae', 'oriens', 'pontica', 'thracia'])
    const galliae = board.dioceses.find(({ id }) => id === 'galliae')
    expect(galliae?.zones.map((zone) => board.placeNames[zone])).toEqual(
      Array.from({ length: 7 }, (_, i) => `Galliae ${i + 1}`),
    )
  })

  test('UR-3.1.2-a UR-3.1.2-b UR-3.1.2-c: capitals, towns and ports; a capital is a town, and so is Carthago', () => {
    const names = (zones: readonly number[]) => zones.map((zone) => board.placeIds[zone]).sort()
    expect(names(board.capitals[0])).toEqual(['italia-2', 'italia-4', 'italia-5', 'viennensis-4'])
    expect(names(board.capitals[1])).toEqual(['oriens-9', 'thracia-3'])
    for (const zone of board.capitals.flat()) expect(board.hasTown[zone]).toBe(true)
    const carthago = board.zoneOf.get('africa-4') ?? NOBODY
    expect([board.hasTown[carthago], board.hasPort[carthago], board.isCapital[carthago]]).toEqual([true, true, false])
    const plain = board.zoneOf.get('galliae-4') ?? NOBODY
    expect([board.hasTown[plain], board.hasPort[plain]]).toEqual([false, false])
  })

  test('UR-3.1.3-a UR-3.1.3-b UR-3.1.3-c: a zone is the Roman’s, even empty, unless a Barbarian unit is there', () => {
    const capitals = (pieces: NonNullable<Draw['pieces']>, peoples: NonNullable<Draw['peoples']> = {}, west = {}) =>
      scored(balance({ pieces, peoples, west: { augustus: 'valentinien-iii', ...west } }, 'points')).includes(
        'roman 1 UR-10.2-e',
      )
    expect(capitals({})).toBe(true)
    expect(capitals({ 'suevi-1': 'viennensis-4' }, { suevi: 'war' })).toBe(false)
    expect(capitals({ 'suevi-1': 'viennensis-4' }, { suevi: 'foederati' })).toBe(true)
    const usurper = { aetius: { at: 'galliae-4', rallied: 'west' as const } }
    const divitenses = { at: 'viennensis-4', rallied: 'west' as const }
    expect(capitals({ ...usurper, divitenses }, {}, { usurper: 'aetius' })).toBe(false)
    expect(capitals({ euric: 'viennensis-4' }, { visigothi: 'revolt' })).toBe(true)
  })

  test('UR-3.1.3-d: Ravenna’s zone follows the rule, whoever is in its box', () => {
    const t = balance(
      {
        pieces: { 'valentinien-iii': 'ravenna-box', 'scolae-w': 'ravenna-box', 'suevi-1': 'italia-4' },
        peoples: { suevi: 'war' },
      },
      'points',
      5,
    )
    expect(scored(t)).not.toContain('roman 1 UR-10.2-e')
    expect(t.at('scolae-w')).toBe('ravenna-box')
  })
})
