import { Room, seenBy } from '@tabularium/engine/room'
import { describe, expect, test } from 'vitest'
import { DONE } from '../src/actions.ts'
import { ultimusRomanorum } from '../src/index.ts'
import { hasCrossed } from '../src/state.ts'
import { all, fight, history, settle, some } from './combat-play.ts'
import { barbarians, named, romans, steps } from './movement-play.ts'
import type { Play } from './play.ts'

describe('T.events as they bind movement', () => {
  test('UR-T.events-2: disastrous weather takes 1 PM from everybody', () => {
    const t = romans({ pieces: { avitus: 'galliae-7', victores: 'galliae-7', 'co-galliae-1': 'galliae-7' }, event: 2 })
    t.act('piece avitus', 'piece victores', 'to galliae-6', 'to galliae-3', 'to galliae-2')
    expect(t.asked).toBe('movement')
    const slow = romans({ pieces: { avitus: 'galliae-7', 'co-galliae-1': 'galliae-7' }, event: 2 })
    slow.act('piece avitus', 'piece co-galliae-1')
    expect(slow.why('to britanniae-2')).toBe('UR-T.events-2')
    expect(slow.act('to galliae-6', 'to galliae-3').asked).toBe('movement')
  })

  test('UR-T.events-4b: a sick Augustus does not leave his zone', () => {
    const t = romans({ event: 4, eventDetail: 0, pieces: { avitus: 'italia-4' } })
    expect([t.why('piece valentinien-iii'), t.why('piece theodose-ii')]).toEqual(['UR-T.events-4b', undefined])
    expect(t.act('piece avitus').why('piece valentinien-iii')).toBe('UR-T.events-4b')
  })

  describe('event 6, political unrest', () => {
    const away = { 'valentinien-iii': 'galliae-6', victores: 'galliae-6', 'co-galliae-1': 'galliae-6' }

    test('UR-T.events-6a: an Augustus hurries to the nearest capital, by the shortest way, with all his PM', () => {
      const t = romans({ event: 6, pieces: away })
      expect(t.why('done')).toBe('UR-T.events-6a')
      t.act('piece valentinien-iii')
      // Arelate is 2 PM away, by Galliae 5.
      expect([steps(t), t.why('to galliae-3')]).toEqual([['galliae-5'], 'UR-T.events-6a'])
      expect([t.why('piece co-galliae-1'), t.why('piece victores')]).toEqual(['UR-T.events-6a', undefined])
      t.act('piece victores', 'to galliae-5')
      expect([t.why('done'), steps(t)]).toEqual(['UR-T.events-6a', ['viennensis-4']])
      t.act('to viennensis-4')
      expect([t.at('valentinien-iii'), t.asked, t.why('done')]).toEqual(['viennensis-4', 'movement', undefined])
    })

    test('UR-T.events-6a: a capital that the enemy holds does not count', () => {
      const t = romans({ event: 6, pieces: { ...away, 'suevi-1': 'viennensis-4' }, peoples: { suevi: 'war' } })
      t.act('piece valentinien-iii', 'to galliae-5')
      // By Galliae 4 or through Arelate it is as far to Mediolanum.
      expect(steps(t)).toEqual(['galliae-4', 'viennensis-4'])
      expect(t.why('to galliae-6')).toBe('UR-T.events-6a')
      expect(t.act('to galliae-4', 'to italia-2').at('valentinien-iii')).toBe('italia-2')
    })

    test('UR-T.events-6c: there they stay', () => {
      expect(romans({ event: 6 }).why('piece valentinien-iii')).toBe('UR-T.events-6c')
      expect(romans({ event: 6 }).why('done')).toBeUndefined()
    })

    test('UR-T.events-6a UR-T.events-6b: a refusal names who is driven, and the clause that drives him', () => {
      const about = (t: Play, action: string) => {
        const verdict = ultimusRomanorum.verdict(t.state, ultimusRomanorum.parse(action) ?? DONE)
        return verdict.ok ? undefined : `${verdict.about} ${verdict.rule}`
      }
      const west = { augustus: 'valentinien-iii', patrice: 'aetius' }
      const t = romans({
        event: 6,
        west,
        pieces: { aetius: 'galliae-6', victores: 'galliae-6', 'co-galliae-1': 'galliae-6' },
      })
      // Both Augusti are at home.
      expect(about(t, 'done')).toBe('aetius UR-T.events-6b')
      t.act('piece aetius')
      expect([about(t, 'to galliae-3'), about(t, 'piece co-galliae-1')]).toEqual(Array(2).fill('aetius UR-T.events-6b'))
      t.act('piece victores', 'to galliae-5')
      expect(about(t, 'done')).toBe('aetius UR-T.events-6b')
      const both = romans({ event: 6, west, pieces: { ...away, aetius: 'galliae-3' } })
      expect(about(both, 'done')).toBe('valentinien-iii UR-T.events-6a')
      both.act('piece valentinien-iii', 'to galliae-5', 'to viennensis-4')
      expect(about(both, 'done')).toBe('aetius UR-T.events-6b')
    })

    test('UR-T.events-6b: whoever asks why reads his name', () => {
      const west = { augustus: 'valentinien-iii', patrice: 'aetius' }
      const t = romans({ event: 6, west, pieces: { aetius: 'galliae-6' } })
      expect(() => t.act('done')).toThrow(/\(UR-T\.events-6b\)\. Aëtius: Event 6/)
      const why = seenBy(new Room(t.table), 0, 'fr').why('done')
      expect(why).toMatchObject({ ok: false, refusal: { rule: 'UR-T.events-6b', about: 'Aetius' } })
      // What an action names itself is not named again.
      const other = seenBy(new Room(t.table), 0, 'fr').why('piece theodose-ii')
      expect(other).not.toHaveProperty('refusal.about')
    })

    test("UR-T.events-6b: a Patrice is bound if his CP is better than his Augustus's", () => {
      const pieces = { aetius: 'italia-2', avitus: 'italia-2' }
      const bound = romans({ event: 6, pieces, west: { augustus: 'valentinien-iii', patrice: 'aetius' } })
      expect(bound.why('piece aetius')).toBe('UR-T.events-6c')
      // Avitus has CP 3, like Valentinien.
      const free = romans({ event: 6, pieces, west: { augustus: 'valentinien-iii', patrice: 'avitus' } })
      expect([free.why('piece avitus'), free.why('piece aetius')]).toEqual([undefined, undefined])
    })
  })

  test('UR-T.events-7b: the Rhenus and the Danuvius are frozen, the Tigris is not', () => {
    const pieces = { 'saxones-1': 'saxones', 'ostrogothi-1': 'ostrogothi', 'persae-1': 'persae-2' }
    const t = barbarians({ pieces, peoples: { saxones: 'war', ostrogothi: 'war', persae: 'war' }, event: 7 })
    expect(t.act('piece saxones-1').cost('to galliae-1')).toBe(1)
    t.act('to galliae-1', 'piece ostrogothi-1')
    expect(t.cost('to thracia-1')).toBe(1)
    t.act('to thracia-1', 'piece persae-1')
    expect(t.cost('to oriens-7')).toBe(2)
    t.act('to oriens-7')
    expect(['saxones-1', 'ostrogothi-1', 'persae-1'].map((id) => hasCrossed(t.state, t.piece(id)))).toEqual([
      false,
      false,
      true,
    ])
  })

  test('UR-T.events-9: no fleet moves on dangerous seas', () => {
    const fleets = { 'classis-occidentalis': { at: 'africa-4', camp: 'roman' as const } }
    expect(romans({ fleets, event: 9 }).why('fleet classis-occidentalis')).toBe('UR-T.events-9')
    expect(romans({ fleets }).why('fleet classis-occidentalis')).toBeUndefined()
  })

  describe('event 11, popular anger', () => {
    const pieces = {
      avitus: 'italia-5',
      victores: 'italia-2',
      'comites-clibanarii': 'oriens-9',
      'suevi-1': 'viennensis-4',
    }
    const draw = { pieces, peoples: { suevi: 'war' }, event: 11 }

    test("UR-T.events-11b: the Roman's pieces in those capitals stay, but for an Augustus", () => {
      const t = romans({ ...draw, eventDetail: 0 })
      expect([t.why('piece avitus'), t.why('piece victores')]).toEqual(['UR-T.events-11b', 'UR-T.events-11b'])
      expect([t.why('piece comites-clibanarii'), t.why('piece valentinien-iii')]).toEqual([undefined, undefined])
      expect(barbarians({ ...draw, eventDetail: 0 }).why('piece suevi-1')).toBeUndefined()
    })

    test('UR-T.events-11b: and he goes alone', () => {
      const t = romans({ ...draw, eventDetail: 0, pieces: { 'valentinien-iii': 'italia-4', 'scolae-w': 'italia-4' } })
      t.act('piece valentinien-iii')
      expect(t.why('piece scolae-w')).toBe('UR-T.events-11b')
      expect(t.act('to italia-2').at('valentinien-iii')).toBe('italia-2')
    })

    test('UR-T.events-11b: nor do they put to sea', () => {
      const fleets = { 'classis-occidentalis': { at: 'italia-5', camp: 'roman' as const } }
      const t = romans({ ...draw, fleets, eventDetail: 0, pieces: { ...pieces, 'scolae-w': 'italia-5' } })
      t.act('fleet classis-occidentalis')
      expect([t.why('piece avitus'), t.why('piece scolae-w')]).toEqual(['UR-T.events-11b', 'UR-T.events-11b'])
    })

    test('UR-T.events-11b: whoever comes into such a capital stays there in later SMC', () => {
      const moving = { ...draw.pieces, 'suevi-1': 'suevi', 'comites-alani': 'italia-3' }
      const t = romans({ ...draw, eventDetail: 0, pieces: moving, smc: [2, 1] })
      t.act('piece comites-alani', 'to italia-2', 'done', 'done')
      expect([t.asked, t.seat, t.at('comites-alani')]).toEqual(['movement', 'first', 'italia-2'])
      expect(t.why('piece comites-alani')).toBe('UR-T.events-11b')
    })

    test('UR-T.events-11b: a beaten force leaves all the same', () => {
      const beaten = { ...all('italia-2', 'victores', ...some('suevi', 2), 'alamanni-1') }
      const t = settle(
        fight({ ...draw, eventDetail: 0, pieces: beaten, peoples: { suevi: 'war', alamanni: 'war' } }, 6),
      )
      expect(history(t, 'battle-result')).toMatchObject([{ winner: 'barbarian' }])
      expect(t.at('victores')).not.toMatch(/italia-2|lost/)
    })

    test('UR-T.events-11b: Romans of the Barbarian are free to go', () => {
      const rebels = {
        avitus: { at: 'italia-5', rallied: 'west' as const },
        victores: { at: 'italia-5', rallied: 'west' as const },
      }
      const west = { augustus: 'valentinien-iii', usurper: 'avitus' }
      const t = barbarians({ ...draw, west, eventDetail: 0, pieces: rebels })
      expect([t.why('piece avitus'), t.why('piece victores')]).toEqual([undefined, undefined])
    })

    test('UR-T.events-11a: in the East, or in both halves', () => {
      const east = romans({ ...draw, eventDetail: 1 })
      expect([east.why('piece comites-clibanarii'), east.why('piece avitus')]).toEqual(['UR-T.events-11b', undefined])
      const both = romans({ ...draw, eventDetail: 2 })
      expect([both.why('piece comites-clibanarii'), both.why('piece avitus')]).toEqual(Array(2).fill('UR-T.events-11b'))
    })
  })
})

describe('6.2 Migration', () => {
  const peoples = { suevi: 'war' }
  /** Out of the way. */
  const elsewhere = { 'valentinien-iii': 'africa-4' }

  test('UR-6.2-aq UR-6.2-au: 4 PM for its units, without a leader too', () => {
    const t = barbarians({ pieces: { 'suevi-1': 'italia-1' }, peoples, migrating: 'suevi' }).act('piece suevi-1')
    t.act('to italia-2', 'to italia-4', 'to italia-5', 'to italia-6')
    expect([t.at('suevi-1'), t.asked]).toEqual(['italia-6', 'movement'])
    const weary = barbarians({ pieces: { ...elsewhere, 'suevi-1': 'suevi' }, peoples, migrating: 'suevi' }).act(
      'piece suevi-1',
    )
    weary.act('to italia-1', 'to italia-2')
    expect(weary.why('to italia-4')).toBeUndefined()
    expect(weary.act('to italia-4').asked).toBe('movement')
    const led = {
      pieces: { genseric: 'italia-1', 'vandali-1': 'italia-1' },
      peoples: { vandali: 'war' },
      migrating: 'vandali',
    }
    const group = barbarians(led).act('piece genseric', 'piece vandali-1')
    group.act('to italia-2', 'to italia-4', 'to italia-5', 'to italia-6')
    expect(group.at('vandali-1')).toBe('italia-6')
  })

  test('UR-6.2-ap UR-6.2-ar: the Barbarian moves it, by all other rules', () => {
    const draw = { pieces: { 'visigothi-1': 'galliae-4' }, peoples: { visigothi: 'foederati', alamanni: 'war' } }
    expect(romans({ ...draw, migrating: 'visigothi' }).why('piece visigothi-1')).toBe('UR-2.E-c')
    const t = barbarians({ ...draw, migrating: 'visigothi' }).act('piece visigothi-1')
    expect(t.why('to alamanni')).toBe('UR-4.5.1-f')
  })

  test('UR-6.2-as: all its units end in one zone', () => {
    const pieces = { ...elsewhere, 'suevi-1': 'italia-1', 'suevi-2': 'italia-3' }
    const t = barbarians({ pieces, peoples, migrating: 'suevi' })
    expect(t.why('done')).toBe('UR-6.2-ba')
    t.act('piece suevi-1', 'to italia-2', 'to italia-4', 'done')
    expect(t.why('done')).toBe('UR-6.2-ba')
    t.act('piece suevi-2', 'to pannoniae-4')
    expect(t.why('done')).toBe('UR-6.2-ba')
    t.act('to italia-3', 'to italia-4')
    expect([t.at('suevi-2'), t.why('done')]).toEqual(['italia-4', undefined])
  })

  test('UR-6.2-as: no unit goes where another cannot follow', () => {
    const pieces = { 'suevi-1': 'italia-4', 'suevi-2': 'suevi' }
    const t = barbarians({ pieces, peoples, migrating: 'suevi' }).act('piece suevi-1')
    // Suevi 2 comes as far as Italia 4, Pannoniae 4 or Galliae 5, Italia 5 is 5 PM away.
    expect(t.why('to italia-5')).toBeUndefined()
    t.act('to italia-5')
    expect(t.why('done')).toBe('UR-6.2-ba')
    const apart = { 'suevi-1': 'africa-5', 'suevi-2': 'suevi' }
    const free = barbarians({ pieces: apart, peoples: { suevi: 'revolt' }, migrating: 'suevi' })
    expect([free.why('done'), named(free)]).toEqual([undefined, ['suevi-1', 'suevi-2']])
    expect(free.act('piece suevi-1', 'to africa-6', 'done').why('done')).toBeUndefined()
  })

  test('UR-6.2-as: nothing is asked of a people that had moved apart before', () => {
    const pieces = { 'suevi-1': { at: 'italia-1', moved: true }, 'suevi-2': { at: 'italia-3', moved: true } }
    expect(barbarians({ pieces, peoples, migrating: 'suevi' }).why('done')).toBeUndefined()
  })

  test('UR-6.2-au: a people at peace still does not leave its zones of origin', () => {
    const draw = {
      pieces: { 'suevi-1': 'suevi', 'persae-1': 'persae-1' },
      peoples: { suevi: 'peace', persae: 'peace' },
    }
    expect(barbarians({ ...draw, migrating: 'suevi' }).why('piece suevi-1')).toBe('UR-4.3-h')
    const t = barbarians({ ...draw, migrating: 'persae' }).act('piece persae-1', 'to persae-4', 'to persae-6')
    expect([t.at('persae-1'), t.why('to persae-5')]).toEqual(['persae-6', undefined])
  })
})
