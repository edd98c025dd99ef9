/** What the rulebook says of peoples, units and leaders. */
import { asJson } from '@tabularium/engine/testing'
import { describe, expect, test } from 'vitest'
import shipped from '../src/edition/board.json' with { type: 'json' }
import type { BoardFile } from '../src/edition/schema.ts'
import { checkBoard } from '../src/index.ts'
import { leader, named, noted, people, refused, town, unit, zone } from './edition-faults.ts'

describe('peoples and units', () => {
  test('UR-1.1-a UR-1.1-b: every piece is Roman, of a half, or of one people', () => {
    refused((f) => (leader(f, 'attila').half = 'east'), 'UR-1.1-a')
    refused((f) => (unit(f, 'hunni-1').half = 'east'), 'UR-1.1-a')
    refused((f) => (unit(f, 'bu-2-1').people = 'hunni'), 'UR-1.1-a')
  })

  test('UR-1.1-c UR-1.1-d UR-1.1-e UR-1.1-f UR-1.1-g UR-1.1-h: the peoples of each nationality', () => {
    refused((f) => (people(f, 'alani').nationality = 'german'), 'UR-1.1-c', 'UR-1.1-d')
    refused((f) => (people(f, 'scoti').nationality = 'german'), 'UR-1.1-d', 'UR-1.1-e')
    refused((f) => (people(f, 'armenia').nationality = 'iranian'), 'UR-1.1-c', 'UR-1.1-f')
    refused((f) => (people(f, 'mauri').nationality = 'celtic'), 'UR-1.1-e', 'UR-1.1-g')
    refused((f) => (people(f, 'hunni').nationality = 'iranian'), 'UR-1.1-c', 'UR-1.1-h')
  })

  test('UR-1.1-x1 UR-1.1-i: Persae, Alani and Iberia are three Iranian peoples', () => {
    const of = (id: string) => named(shipped.peoples, named(shipped.units, id).people ?? '')
    const three = ['persae-1', 'alani-1', 'iberia-1'].map(of)
    expect(three.map(({ nationality }) => nationality)).toEqual(['iranian', 'iranian', 'iranian'])
    expect(new Set(three.map(({ id }) => id)).size).toBe(3)
    expect(new Set(shipped.peoples.map(({ name }) => name)).size).toBe(24)
    expect(named(shipped.zones, 'franci').people).toBe('franci-orientales')
  })

  test('UR-1.3-a UR-1.3-b: a unit has PF, QU and BT on two faces, and nothing says on foot or mounted', () => {
    for (const side of ['full', 'weak']) {
      for (const value of ['pf', 'qu', 'bt']) {
        const units = asJson([{ ...shipped.units[0], [side]: { ...shipped.units[0].full, [value]: null } }])
        const [finding] = checkBoard(asJson({ ...shipped, units }))
        expect(finding.path).toEqual(['units', 0, side, value])
      }
    }
    const units = [{ ...shipped.units[0], arm: 'cavalry' }]
    expect(checkBoard(asJson({ ...shipped, units }))[0].message).toBe("'arm' is not a member that is known here.")
  })

  test('UR-1.3.1-c: Roman units alone carry the mark (B)', () => {
    refused((f) => (unit(f, 'hunni-1').barbarian = true), 'UR-1.3.1-c')
    refused((f) => (unit(f, 'co-galliae-1').barbarian = true), ...[])
  })

  test('UR-1.3.1-a: a Roman unit is told by its own name, any other by its people', () => {
    for (const { name, category, people: of } of shipped.units) {
      const its = shipped.peoples.find(({ id }) => id === of)
      if (category === null) expect([name, its?.name]).toEqual([its?.name, name])
      else expect(shipped.peoples.map((each) => each.name)).not.toContain(name)
    }
  })

  test('that a people has no unit is noted', () => {
    noted((f) => {
      unit(f, 'iberia-1').people = 'persae'
    }, 'UR-1.3.1-a')
  })

  test('UR-1.3.1-b UR-1.3.1-d UR-1.3.1-e: LI and CO have a diocese of origin, PA and BU none', () => {
    refused((f) => (unit(f, 'co-galliae-1').diocese = null), 'UR-1.3.1-d')
    refused((f) => (unit(f, 'li-galliae-1').half = 'east'), 'UR-1.3.1-d')
    refused((f) => (unit(f, 'victores').diocese = 'italia'), 'UR-1.3.1-e')
    refused((f) => (unit(f, 'bu-2-1').diocese = 'italia'), 'UR-1.3.1-e')
  })

  test('UR-3.2.4-g UR-3.2.4-h UR-3.2.4-i UR-3.2.4-j: buccellarii of 2, 3 and 4 PF, and no others', () => {
    const all = (pf: number, to: number) => (f: BoardFile) => {
      for (const each of f.units) if (each.category === 'bu' && each.full.pf === pf) each.full.pf = to
    }
    refused(all(2, 3), 'UR-3.2.4-g')
    refused(all(3, 2), 'UR-3.2.4-h')
    refused(all(4, 3), 'UR-3.2.4-i')
    refused((f) => (unit(f, 'bu-2-1').full.pf = 5), 'UR-3.2.4-j')
  })

  test('UR-4.1-a UR-4.1-b UR-4.1-h: major peoples have leaders, and Ostrogothi are one', () => {
    refused((f) => (people(f, 'ostrogothi').major = false), 'UR-4.1-a', 'UR-4.1-h')
    refused((f) => (people(f, 'suevi').major = true), 'UR-4.1-b', 'UR-4.2.2-b')
  })

  test('UR-4.1-d UR-4.1-f: zones of origin outside the Empire, but for three peoples', () => {
    refused((f) => {
      people(f, 'heruli').homes = []
      Object.assign(zone(f, 'heruli'), { people: null, kind: 'wild' })
    }, 'UR-4.1-d')
    refused(
      (f) => {
        people(f, 'visigothi').homes = ['gaetulia']
        Object.assign(zone(f, 'gaetulia'), { people: 'visigothi', kind: 'home' })
      },
      'UR-4.1-f',
      'UR-T.map-i',
    )
  })

  test('UR-4.4.2-b UR-6.2-am: one unit of Armenia, one of Bagaudes', () => {
    const another = (id: string) => (f: BoardFile) => f.units.push({ ...structuredClone(unit(f, id)), id: 'another' })
    refused(another('armenia-1'), 'UR-4.4.2-b')
    refused(another('bagaudes-1'), 'UR-6.2-am')
  })

  test('UR-T.counters-d: the qualities of an example', () => {
    refused((f) => (unit(f, 'comites-alani').full.qu = 2), 'UR-T.counters-d')
    refused((f) => (unit(f, 'comites-seniores').full.qu = 3), 'UR-T.counters-d')
    refused((f) => (unit(f, 'co-galliae-2').full.qu = 2), 'UR-T.counters-d')
  })
})

describe('leaders', () => {
  const death = (f: BoardFile, id: string) => {
    const years = leader(f, id).death
    if (years == null) throw new Error(`'${id}' is never tested`)
    return years
  }

  test('UR-T.leaders-a UR-T.leaders-b: 45 Roman and 23 barbarian rows, as printed', () => {
    const rows = shipped.leaders.filter(({ generic }) => !generic)
    expect(rows.filter((each) => each.people === null)).toHaveLength(45)
    expect(rows.filter((each) => each.people !== null)).toHaveLength(23)
    refused((f) => (death(f, 'aetius')[3] = 462), 'UR-T.leaders-a')
    refused((f) => (death(f, 'attila')[9] = 453), 'UR-T.leaders-b')
    refused((f) => (leader(f, 'zenon').death = from(480)), 'UR-T.leaders-a')
    refused((f) => (leader(f, 'clovis').death = from(490)), 'UR-T.leaders-b')
    refused((f) => f.leaders.push({ ...structuredClone(leader(f, 'aetius')), id: 'caesar' }), 'UR-T.leaders-a')
    refused((f) => f.leaders.push({ ...structuredClone(leader(f, 'attila')), id: 'dengizic' }), 'UR-T.leaders-b')
    refused((f) => (f.leaders = f.leaders.filter(({ id }) => id !== 'romulus-aug')), 'UR-T.leaders-a')
  })

  const from = (first: number) => Array.from({ length: 10 }, (_, i) => first + i)

  test('UR-T.leaders-m UR-T.leaders-n UR-T.leaders-o: Theodose II, Anagaste and Alaric I as ruled', () => {
    refused(
      (f) => (leader(f, 'theodose-ii').death = [446, 447, 448, 449, 450, 446, 447, 448, 449, 450]),
      'UR-T.leaders-m',
    )
    refused((f) => (death(f, 'anagaste')[1] = 475), 'UR-T.leaders-n')
    refused((f) => (death(f, 'alaric-i')[9] = 418), 'UR-T.leaders-o')
  })

  test.each(['timasius', 'aurelien', 'fravitta', 'anthemius', 'sidoine-ap', 'peroz', 'euric'])(
    'UR-T.leaders-p: the short row of %s stands in its columns',
    (id) => {
      refused((f) => (leader(f, id).death = [...death(f, id)].reverse()), 'UR-T.leaders-p')
    },
  )

  test('UR-T.leaders-c: Romans enter in their year in the zone of their town', () => {
    refused((f) => (leader(f, 'aetius').entry = { year: 425, zone: 'italia-2' }), 'UR-T.leaders-c')
    refused((f) => (leader(f, 'aetius').entry = { year: 424, zone: 'italia-4' }), 'UR-T.leaders-c')
    refused((f) => (town(f, 'Sirmium').name = 'Sirmio'), 'UR-T.leaders-c')
  })

  test('UR-T.leaders-d: barbarians enter in their year with their people', () => {
    refused((f) => (leader(f, 'attila').entry = { year: 434 }), 'UR-T.leaders-d')
    refused((f) => (leader(f, 'clovis').people = 'franci-orientales'), 'UR-T.leaders-d')
  })

  test('UR-T.generics-a UR-T.generics-b UR-T.generics-c UR-T.generics-d UR-T.generics-e: where they stand', () => {
    const ids = ['magister-p-thracias', 'magister-p-oriens', 'comes-africae', 'dux-galliae', 'dux-britanniae']
    ids.forEach((id, i) => {
      // The scenarios that place the Comes elsewhere lose their reason.
      const more = id === 'comes-africae' ? ['UR-3.3.1-p'] : []
      refused((f) => (leader(f, id).zone = 'galliae-4'), `UR-T.generics-${'abcde'[i]}`, ...more)
    })
  })

  test('UR-T.counters-a UR-T.counters-b UR-T.counters-c UR-T.counters-e: values of the examples', () => {
    refused((f) => (leader(f, 'libius-severus').cp = 2), 'UR-T.counters-a')
    refused((f) => (leader(f, 'libius-severus').vs = 2), 'UR-T.counters-a')
    refused((f) => (leader(f, 'leon').cp = 3), 'UR-T.counters-b')
    refused((f) => (leader(f, 'leon').vs = 4), 'UR-T.counters-b')
    refused((f) => (leader(f, 'genseric').vs = 5), 'UR-T.counters-c')
    refused((f) => (leader(f, 'aetius').cc = 2), 'UR-T.counters-e', 'UR-3.2.4-c')
  })

  test('UR-1.2-a UR-1.2-b UR-1.2-c UR-4.2.1-b: what a counter carries', () => {
    refused((f) => (leader(f, 'attila').origin = 'barbarian'), 'UR-1.2-c')
    refused((f) => (leader(f, 'dux-hunni').death = from(450)), 'UR-4.2.1-b')
    for (const value of ['cc', 'vs', 'bt', 'cp']) {
      const leaders = shipped.leaders.map((each) => ({ ...each, [value]: undefined }))
      expect(checkBoard(asJson({ ...shipped, leaders }))).toHaveLength(shipped.leaders.length)
    }
  })
})
