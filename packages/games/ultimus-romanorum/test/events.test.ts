import { describe, expect, test } from 'vitest'
import { augustusOf, lostBy, lostZone } from '../src/state.ts'
import { history } from './combat-play.ts'
import { administer, balance, isOver, placed, sequences, year } from './phases.ts'
import type { Draw, Play } from './play.ts'

/** The event of 1d6 and 1d10, and what follows from it up to the deaths, which are not tested. */
const event = (draw: Draw, ...dice: readonly number[]): Play =>
  administer({ deathsTested: true, ...draw }, 'event', ...dice)

const faces: Readonly<Record<number, readonly [number, number]>> = Object.fromEntries(
  Array.from({ length: 15 }, (_, i) => [i + 1, i < 6 ? [i + 1, 0] : [6, i - 5]]),
)
const number = (n: number): readonly number[] => faces[n]

describe('T.events', () => {
  test('UR-T.events-0a UR-2.D-k: 1d6 and 1d10, and the event of their sum', () => {
    const t = event({}, 3, 9)
    expect(t.told('roll')).toMatchObject([
      { die: 'd6', face: 3 },
      { die: 'd10', face: 9 },
    ])
    expect([t.state.event, t.told('event')]).toEqual([12, [{ type: 'event', number: 12 }]])
    expect(event({}, 1, 0).state.event).toBe(1)
    expect(event({}, 6, 9).state.event).toBe(15)
  })

  test('UR-T.events-0c: it lasts until the turn is over', () => {
    expect(event({}, ...number(5)).state.event).toBe(5)
    const during = sequences({ event: 5, smc: [1, 1] }, 'roman').act('done')
    expect([during.asked, during.state.event]).toEqual(['movement', 5])
    const after = balance({ event: 11, eventDetail: 1 })
    expect([after.state.year, after.state.event, after.state.eventDetail]).toEqual([451, 0, -1])
  })

  const units = (zone: string) => ({
    pieces: {
      aetius: zone,
      'comites-alani': zone,
      'comites-seniores': { at: zone, weak: true },
      'visigothi-1': zone,
      'alamanni-1': { at: 'alamanni', weak: true },
    },
    peoples: { visigothi: 'foederati', alamanni: 'war' },
  })

  test.each(['galliae-3', 'viennensis-1', 'hispaniae-6'])(
    'UR-T.events-1a UR-T.events-1b UR-T.events-1c: famine in %s weakens units, and spares leaders',
    (zone) => {
      const t = event(units(zone), ...number(1))
      expect([t.isWeak('comites-alani'), t.isWeak('visigothi-1'), t.at('aetius')]).toEqual([true, true, zone])
      expect([t.at('comites-seniores'), t.at('alamanni-1')]).toEqual(['lost', 'alamanni'])
    },
  )

  test('UR-T.events-1a: elsewhere nobody suffers', () => {
    for (const zone of ['italia-3', 'britanniae-1', 'africa-1', 'oriens-4']) {
      const t = event(units(zone), ...number(1))
      expect([t.isWeak('comites-alani'), t.at('comites-seniores')]).toEqual([false, zone])
    }
  })

  test('UR-T.events-1b UR-T.events-13b: who is out of play for the turn returns by chapter 9', () => {
    const draw = {
      pieces: { 'co-galliae-1': { at: 'galliae-3', weak: true }, 'co-galliae-2': { at: 'italia-1', weak: true } },
    }
    const t = event(draw, ...number(1))
    const { state } = t
    expect([
      t.at('co-galliae-1'),
      lostZone(state, t.piece('co-galliae-1')),
      lostBy(state, t.piece('co-galliae-1')),
    ]).toEqual(['lost', state.board.placeOf.get('galliae-3'), 1])
  })

  test('UR-T.events-4a: 1d6, even for the western Augustus, odd for the eastern', () => {
    expect(event({}, ...number(4), 2).state.eventDetail).toBe(0)
    expect(event({}, ...number(4), 5).state.eventDetail).toBe(1)
  })

  test('UR-T.events-4e: nobody falls ill if that Augustus does not exist, and there is no other roll', () => {
    const t = event({ west: {}, pieces: { 'valentinien-iii': 'gone' } }, ...number(4), 6)
    expect([t.state.eventDetail, t.told('roll')]).toMatchObject([-1, [{}, {}, { face: 6 }]])
    // Nor he whom the event of the year before befell.
    const again = event({ event: 4, eventDetail: 0, west: {}, pieces: { 'valentinien-iii': 'gone' } }, ...number(4), 6)
    expect(again.state.eventDetail).toBe(-1)
    expect(event({ event: 11, eventDetail: 1 }, ...number(2)).state.eventDetail).toBe(-1)
  })

  test('UR-T.events-4b: who succeeds a sick Augustus is not ill', () => {
    const draw = { year: 455, event: 4, eventDetail: 1, pieces: { arcadius: 'thracia-3' } }
    const t = administer(draw, 'deaths')
    expect([t.at('theodose-ii'), augustusOf(t.state, 1), t.state.eventDetail]).toEqual([
      'gone',
      t.piece('arcadius'),
      -1,
    ])
  })

  test('UR-T.events-7a UR-T.events-7c: one SMC less in all, split again', () => {
    const split = (smc: [number, number], initiative: 'roman' | 'barbarian') =>
      event({ smc, initiative }, ...number(7)).look.smc
    expect(split([3, 3], 'barbarian')).toEqual([2, 3])
    expect(split([3, 3], 'roman')).toEqual([3, 2])
    expect(split([3, 4], 'barbarian')).toEqual([3, 3])
    expect(split([0, 0], 'roman')).toEqual([0, 0])
  })

  test('UR-T.events-8: one SMC for each', () => {
    const t = event({ smc: [3, 4], initiative: 'barbarian' }, ...number(8))
    expect(t.look.smc).toEqual([1, 1])
  })

  test.each(['roman', 'barbarian'] as const)(
    'UR-T.events-8: two in all, the %s who has the initiative first',
    (first) => {
      const draw = { deathsTested: true, initiative: first, pieces: { attila: 'hunni-1', 'hunni-1': 'hunni-1' } }
      // VS 1 and 1 of the Augusti and 5 of Attila would be six.
      const t = year({ ...draw, peoples: { hunni: 'war' } }, 'administration', ...number(8), 0, 0, 6)
      while (t.asked !== 'movement') t.act('done')
      while (t.state.phase === 'E') t.act('done')
      const other = first === 'roman' ? 'barbarian' : 'roman'
      expect(history(t, 'smc-total')).toMatchObject([{ total: 6 }, { total: 2 }])
      expect(history(t, 'smc')).toMatchObject([{ camp: first }, { camp: other }])
    },
  )

  test('UR-T.events-10: one more SMC for the Barbarian at the end of phase E', () => {
    const after = (number: number) => sequences({ event: number, smc: [1, 1] }, 'barbarian').act('done', 'done')
    const extra = after(10)
    expect(extra.told('smc')).toEqual([{ type: 'smc', camp: 'barbarian', left: 1 }])
    expect([extra.asked, extra.seat]).toEqual(['movement', 'second'])
    expect(isOver(extra.act('done'))).toBe(true)
    expect(isOver(after(9))).toBe(true)
  })

  test('UR-T.events-11a: 1d10, 0 for all capitals, else even for the western and odd for the eastern', () => {
    const which = (face: number) => event({}, ...number(11), face).state.eventDetail
    expect([which(0), which(2), which(8), which(1), which(9)]).toEqual([2, 0, 0, 1, 1])
  })

  test('UR-T.events-13a UR-T.events-13c: plague in Oriens weakens units, and spares leaders', () => {
    const t = event(units('oriens-8'), ...number(13))
    expect([t.isWeak('comites-alani'), t.isWeak('visigothi-1'), t.at('comites-seniores'), t.at('aetius')]).toEqual([
      true,
      true,
      'lost',
      'oriens-8',
    ])
    expect(event(units('pontica-1'), ...number(13)).isWeak('comites-alani')).toBe(false)
  })

  test('UR-T.events-14a UR-T.events-15a: Persae or Hunni at peace enter war', () => {
    const t = event({ peoples: { persae: 'peace', hunni: 'peace' } }, ...number(14))
    expect([t.status('persae'), t.status('hunni')]).toEqual(['war', 'peace'])
    const other = event({ peoples: { persae: 'peace', hunni: 'peace' } }, ...number(15))
    expect([other.status('persae'), other.status('hunni')]).toEqual(['peace', 'war'])
  })

  test('UR-T.events-14b UR-T.events-15b UR-T.events-15c: at war, they are pacified, go home and give no points', () => {
    const pieces = {
      'persae-1': { at: 'oriens-8', weak: true },
      peroz: 'oriens-8',
      'persae-2': 'persae-5',
      'persae-3': { at: 'lost', lostIn: 'oriens-8', lostFrom: 'barbarian', weak: true },
    }
    const t = placed(event({ pieces, peoples: { persae: 'war' }, vp: [0, 0] }, ...number(14)))
    expect([t.status('persae'), t.at('peroz'), t.at('persae-1'), t.at('persae-2')]).toEqual([
      'peace',
      'persae-1',
      'persae-1',
      'persae-5',
    ])
    // On the face he has who was on the map, on his normal one who was not.
    expect([t.isWeak('persae-1'), t.isWeak('persae-3'), t.at('persae-3')]).toEqual([true, false, 'persae-1'])
    expect(t.vp).toEqual({ roman: 0, barbarian: 0 })
    const huns = event({ pieces: { attila: 'galliae-4', 'hunni-1': 'galliae-4' }, peoples: { hunni: 'war' } }, 6, 9)
    expect([placed(huns).status('hunni'), huns.at('attila'), huns.at('hunni-1')]).toEqual([
      'peace',
      'hunni-1',
      'hunni-1',
    ])
    expect(huns.vp).toEqual({ roman: 0, barbarian: 0 })
  })
})
