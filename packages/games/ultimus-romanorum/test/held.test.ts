/** Whom a rule keeps where he is while his camp moves, for those who look at the map. */
import { describe, expect, test } from 'vitest'
import { barbarians, romans } from './movement-play.ts'

describe('held', () => {
  test('UR-T.events-4b: an Augustus who is ill; nobody else, and nobody at other questions', () => {
    const draw = { event: 4, eventDetail: 0, pieces: { 'valentinien-iii': 'italia-4', avitus: 'italia-4' } }
    const t = romans(draw)
    expect(t.held).toEqual({ 'valentinien-iii': 'UR-T.events-4b' })
    expect(t.heldWords('valentinien-iii')).toMatch(/ stays in .* until the year ends: event 4\.$/)
    expect(t.heldWords('valentinien-iii', 'fr')).toMatch(/ reste .* jusqu’à la fin de l’année\u202f: événement 4\.$/)
    // It stays so while another marches.
    expect(t.act('piece avitus').held).toEqual({ 'valentinien-iii': 'UR-T.events-4b' })
    expect(romans({ ...draw, eventDetail: 1 }).held).not.toHaveProperty('valentinien-iii')
    expect(
      barbarians({ ...draw, pieces: { ...draw.pieces, 'suevi-1': 'suevi' }, peoples: { suevi: 'war' } }).held,
    ).toEqual({})
    expect(romans({ ...draw, event: 0 }).held).toEqual({})
  })

  test('UR-T.events-6c UR-T.events-11b: in a capital; who has moved is spent, not held', () => {
    expect(romans({ event: 6 }).held).toHaveProperty('valentinien-iii', 'UR-T.events-6c')
    const pieces = { 'valentinien-iii': 'italia-4', avitus: 'italia-2', victores: 'italia-2', 'scolae-w': 'italia-3' }
    const t = romans({ event: 11, eventDetail: 0, pieces })
    expect(t.held).toEqual({ avitus: 'UR-T.events-11b', victores: 'UR-T.events-11b' })
    t.act('piece scolae-w', 'to italia-2')
    expect(t.asked).toBe('movement')
    expect(t.held).toEqual({ avitus: 'UR-T.events-11b', victores: 'UR-T.events-11b' })
  })

  test('UR-T.events-4b UR-3.2.4-a: an Augustus who is ill, though nothing holds his guard', () => {
    const pieces = { 'valentinien-iii': 'italia-4', 'bu-2-1': { at: 'italia-4', patron: 'valentinien-iii' } }
    expect(romans({ event: 4, eventDetail: 0, pieces }).held).toHaveProperty('valentinien-iii', 'UR-T.events-4b')
  })

  test('UR-4.5.2-e: units in revolt among Romans; not their leader, who only wants units', () => {
    const t = barbarians({
      peoples: { visigothi: 'revolt', suevi: 'war' },
      pieces: {
        'theodoric-i': 'viennensis-2',
        'visigothi-1': 'viennensis-2',
        'suevi-1': 'viennensis-2',
        'co-galliae-1': 'viennensis-2',
      },
    })
    expect(t.held).toEqual({ 'visigothi-1': 'UR-4.5.2-e' })
    expect(t.heldWords('visigothi-1')).toMatch(/ is in revolt in .*, among Roman units: it owes them a battle\.$/)
  })

  test('UR-4.3-h UR-4.4.2-g: a people at peace, and Armenia, at home', () => {
    const peoples = { burgondi: 'peace', suevi: 'war' }
    const t = barbarians({ peoples, pieces: { 'burgondi-1': 'burgondi', 'suevi-1': 'suevi' } })
    expect(t.held).toEqual({ 'burgondi-1': 'UR-4.3-h' })
    expect(t.heldWords('burgondi-1')).toBe('The Burgondi are at peace and stay at home.')
    const armenia = (persae: string) =>
      romans({ peoples: { armenia: 'client', persae }, pieces: { 'armenia-1': 'armenia' } })
    expect(armenia('peace').held).toEqual({ 'armenia-1': 'UR-4.4.2-g' })
    expect(armenia('war').held).toEqual({})
  })

  test('UR-8.2.2-e: an Augustus shut in his box, and not those who follow him', () => {
    const pieces = { 'valentinien-iii': 'ravenna-box', 'scolae-w': 'ravenna-box', 'suevi-1': 'italia-4' }
    const t = romans({ pieces, peoples: { suevi: 'war' } })
    expect(t.held).toEqual({ 'valentinien-iii': 'UR-8.2.2-e' })
    expect(t.heldWords('valentinien-iii')).toMatch(/ comes out of his refuge when no enemy unit is left before it\.$/)
  })

  test('UR-T.events-9: fleets on dangerous seas', () => {
    const fleets = { 'classis-occidentalis': { at: 'italia-5', camp: 'roman' as const } }
    const t = romans({ event: 9, fleets })
    expect(t.held).toHaveProperty('classis-occidentalis', 'UR-T.events-9')
    expect(t.heldWords('classis-occidentalis')).toMatch(/ stays in port this year: event 9\.$/)
    expect(romans({ event: 0, fleets }).held).toEqual({})
  })
})
