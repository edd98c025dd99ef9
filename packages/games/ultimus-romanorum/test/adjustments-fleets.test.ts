import { describe, expect, test } from 'vitest'
import { adjust, administer, balance, isOver } from './phases.ts'
import { FILLER, hands, lastYear } from './stratagem-play.ts'

const lost = (lostIn: string) => ({ at: 'lost', lostIn, lostFrom: 'roman' })

describe('9.1 and 9.2 Fleets', () => {
  test('UR-9.1-a: first fleets, then Romans, then non-Romans', () => {
    const t = adjust({
      fleets: { 'classis-occidentalis': { at: 'mare-internum-occidentalis', camp: 'roman' } },
      pieces: {
        'comites-alani': 'aboard-classis-occidentalis',
        'picti-1': { at: 'lost', lostIn: 'britanniae-1', lostFrom: 'barbarian' },
        'picti-2': 'britanniae-1',
      },
      peoples: { picti: 'war' },
    })
    const order = t.last.told.map(({ event }) => `${event.type} ${JSON.parse(JSON.stringify(event)).pieces ?? ''}`)
    expect(order).toEqual(['marker ', 'eliminate comites-alani', 'place comites-alani'])
    t.act('to picti-2')
    expect(t.told('place')).toMatchObject([{ pieces: ['picti-1'], at: 'picti-2' }])
    expect(isOver(t)).toBe(true)
  })

  test('UR-9.2-a UR-9.2-b UR-9.2-x1: the fleet of Carthago at sea in 418 comes back in phase D of 424', () => {
    const draw = {
      year: 418,
      fleets: {
        'classis-occidentalis': { at: 'mare-internum-occidentalis', camp: 'roman' as const },
        'classis-orientalis': { at: 'thracia-3', camp: 'roman' as const },
      },
      pieces: {
        aetius: 'aboard-classis-occidentalis',
        'comites-alani': { at: 'aboard-classis-occidentalis', weak: true },
        'co-galliae-1': 'aboard-classis-occidentalis',
      },
    }
    const t = adjust(draw)
    expect(t.asked).toBe('adjust-zone')
    t.act('to galliae-4')
    expect(t.at('comites-alani')).toBe('italia-2')
    expect(t.isWeak('comites-alani')).toBe(false)
    expect(t.at('co-galliae-1')).toBe('galliae-4')
    expect(t.at('aetius')).toBe('gone')
    const [west, east] = t.look.fleetAt
    expect([west, t.state.board.placeIds[east]]).toEqual([-2, 'thracia-3'])
    expect(t.look.fleetReturns[0]).toBe(424)

    const away = { 'classis-occidentalis': { at: 'lost', camp: 'roman' as const, returns: 424 } }
    const back = (year: number, pieces = {}) =>
      administer({ year, fleets: away, pieces, peoples: { vandali: 'revolt' }, deathsTested: true }, 'reinforcements')
    expect(back(423).look.fleetAt[0]).toBe(-2)
    const home = back(424)
    expect(home.state.board.placeIds[home.look.fleetAt[0]]).toBe('africa-4')
    expect(home.look.fleetCamp[0]).toBe(0)
    expect(back(424, { 'vandali-1': 'africa-4' }).look.fleetCamp[0]).toBe(1)
  })

  test('UR-9.2-b UR-3.4.2-e: one that is at home is no reinforcement, whoever holds the port by then', () => {
    const t = administer(
      {
        fleets: { 'classis-occidentalis': { at: 'africa-4', camp: 'roman' } },
        pieces: { 'vandali-1': 'africa-4' },
        peoples: { vandali: 'revolt' },
        deathsTested: true,
      },
      'reinforcements',
    )
    expect([t.state.board.placeIds[t.look.fleetAt[0]], t.look.fleetCamp[0]]).toEqual(['africa-4', 0])
  })

  test('UR-9.2-a: another port will not do, and a fleet of the stratagem has no home to be away from', () => {
    const t = adjust({
      fleets: {
        'classis-orientalis': { at: 'oriens-2', camp: 'roman' },
        'fleet-1': { at: 'thracia-3', camp: 'roman' },
      },
    })
    expect(t.look.fleetAt[1]).toBe(-2)
    expect(t.state.board.placeIds[t.look.fleetAt[2]]).toBe('thracia-3')
  })

  test('UR-9.2-c UR-9.2-d UR-9.2-e: units come back at once, even comitatenses; leaders and their guard do not', () => {
    const t = adjust({
      fleets: { 'classis-orientalis': { at: 'pontus-euxinus', camp: 'roman' } },
      pieces: {
        aspar: 'aboard-classis-orientalis',
        'magister-p-oriens': 'aboard-classis-orientalis',
        'bu-3-1': { at: 'aboard-classis-orientalis', patron: 'aspar' },
        'co-asia-1': 'aboard-classis-orientalis',
      },
    })
    expect(t.legal).toEqual(['to asia-1', 'to asia-2', 'to asia-3', 'to asia-4'])
    t.act('to asia-2')
    expect([t.at('aspar'), t.at('magister-p-oriens'), t.at('bu-3-1'), t.at('co-asia-1')]).toEqual([
      'gone',
      'gone',
      'off',
      'asia-2',
    ])
  })

  test('UR-9.2-e UR-9.2-c: in a port that is not its home too, comitatenses return to their diocese', () => {
    const t = adjust({
      fleets: { 'classis-orientalis': { at: 'oriens-2', camp: 'roman' } },
      pieces: {
        'co-asia-1': { at: 'aboard-classis-orientalis', weak: true },
        'suevi-1': 'asia-1',
        'visigothi-1': 'asia-2',
      },
      peoples: { suevi: 'war', visigothi: 'foederati' },
    })
    expect([t.asked, t.seat, t.legal]).toEqual(['adjust-zone', 'first', ['to asia-3', 'to asia-4']])
    t.act('to asia-3')
    expect([t.at('co-asia-1'), t.isWeak('co-asia-1')]).toEqual(['asia-3', false])
  })

  test('UR-9.2-e: those lost aboard a fleet of the stratagem return as well', () => {
    const t = balance({
      fleets: { 'fleet-1': { at: 'africa-1', camp: 'roman' } },
      pieces: { 'co-asia-1': 'aboard-fleet-1' },
    })
    expect([t.asked, t.legal.length]).toEqual(['adjust-zone', 4])
    expect(t.act('to asia-3').at('co-asia-1')).toBe('asia-3')
  })

  test('UR-9.2-a UR-9.2-c UR-9.2-d: whoever controls it; units of his peoples come back at once by their own rules', () => {
    const t = adjust({
      fleets: { 'classis-occidentalis': { at: 'mare-internum-occidentalis', camp: 'barbarian' } },
      pieces: {
        genseric: 'aboard-classis-occidentalis',
        'vandali-1': { at: 'aboard-classis-occidentalis', weak: true },
        'vandali-2': 'africa-4',
      },
      peoples: { vandali: { status: 'regnum', capital: 'africa-4', king: 'genseric' } },
    })
    expect([t.look.fleetAt[0], t.at('genseric'), t.at('vandali-1')]).toEqual([-2, 'gone', 'africa-4'])
    expect(t.isWeak('vandali-1')).toBe(false)
  })

  test('UR-9.2-e: those who die of the plague aboard a fleet in port return to their diocese too', () => {
    const t = lastYear({
      hands: hands([], ['plague-outbreak', FILLER]),
      fleets: { 'classis-occidentalis': { at: 'africa-4', camp: 'roman' } },
      pieces: { 'co-viennensis-1': { at: 'aboard-classis-occidentalis', weak: true } },
    }).act('play plague-outbreak', 'to africa-4')
    expect(t.at('co-viennensis-1')).toBe('lost')
    t.act('done')
    expect([t.asked, t.legal]).toEqual([
      'adjust-zone',
      ['to viennensis-1', 'to viennensis-2', 'to viennensis-3', 'to viennensis-4'],
    ])
  })

  test('UR-9.4-x UR-9.4-u: a people whose last unit went down in port is placed nearest to it', () => {
    const suevi = balance({
      fleets: { 'fleet-1': { at: 'africa-1', camp: 'barbarian' } },
      pieces: { 'suevi-1': 'aboard-fleet-1' },
      peoples: { suevi: 'revolt' },
    })
    expect([suevi.status('suevi'), suevi.at('suevi-1')]).toEqual(['foederati', 'africa-1'])
    const alamanni = adjust({
      fleets: { 'classis-orientalis': { at: 'oriens-2', camp: 'barbarian' } },
      pieces: { 'alamanni-1': 'aboard-classis-orientalis', 'li-oriens-1': 'oriens-2' },
      peoples: { alamanni: 'revolt' },
    })
    expect([alamanni.asked, alamanni.legal]).toEqual(['adjust-zone', ['to oriens-1', 'to oriens-3', 'to oriens-4']])
  })

  test('UR-9.4-x UR-9.4-u UR-9.2-c: one that went down at sea on a coast of that sea, or nearest to one', () => {
    const lost = (pieces: object = {}) =>
      adjust({
        fleets: { 'classis-occidentalis': { at: 'pontus-euxinus', camp: 'barbarian' } },
        pieces: { 'suevi-1': 'aboard-classis-occidentalis', ...pieces },
        peoples: { suevi: 'revolt' },
      })
    const t = lost()
    expect([t.asked, t.seat]).toEqual(['adjust-zone', 'first'])
    const coasts = ['thracia-1', 'thracia-3', 'pontica-1', 'pontica-2', 'pontica-4']
    expect(t.legal).toEqual(coasts.map((zone) => `to ${zone}`))
    expect([t.why('to thracia-2'), t.why('to ostrogothi')]).toEqual(['UR-9.4-x', 'UR-9.4-x'])
    expect(t.act('to thracia-1').at('suevi-1')).toBe('thracia-1')
    const units = ['co-thracia-1', 'co-thracia-2', 'co-pontica-1', 'li-pontica-1', 'isauri']
    const full = lost(Object.fromEntries(coasts.map((zone, i) => [units[i], zone])))
    const next = ['moesiae-2', 'thracia-2', 'asia-1', 'asia-3', 'pontica-3']
    expect(full.legal).toEqual(next.map((zone) => `to ${zone}`))
  })

  test('UR-9.1-a: in every turn, one of Pax Romana too', () => {
    const t = balance({ paxRomana: true, pieces: { divitenses: lost('italia-1') } })
    expect([t.state.paxRomana, t.at('divitenses')]).toEqual([false, 'viennensis-4'])
  })
})
