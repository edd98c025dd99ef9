/** What the rulebook says of the map. */
import { describe, expect, test } from 'vitest'
import type { BoardFile } from '../src/edition/schema.ts'
import { check, cut, leader, link, moveTown, named, noted, people, refused, town, zone } from './edition-faults.ts'

describe('the map', () => {
  test('that no way leads to a zone is noted', () => {
    const [finding] = noted((f) => cut(f, 'oriens-3', 'blemyes'), 'UR-0.2-a')
    expect(finding.message).toBe('No way leads to Blemyes.')
  })

  test('UR-3.1.1-a UR-3.1.1-b UR-3.1.1-c: twelve dioceses, seven in the west, five in the east', () => {
    refused(
      (f) => f.dioceses.push({ id: 'dacia', name: 'Dacia', half: 'east', source: 'reconstructed' }),
      ...['UR-3.1.1-a', 'UR-3.1.1-c'],
    )
    refused(
      (f) => f.dioceses.push({ id: 'dacia', name: 'Dacia', half: 'west', source: 'rulebook' }),
      'UR-3.1.1-a',
      'UR-3.1.1-b',
    )
    const [west, east] = ['UR-3.1.1-b', 'UR-3.1.1-c']
    expect(new Set(check((f) => (named(f.dioceses, 'pannoniae').half = 'east')).map(({ rule }) => rule))).toContain(
      west,
    )
    expect(new Set(check((f) => (named(f.dioceses, 'moesiae').half = 'west')).map(({ rule }) => rule))).toContain(east)
  })

  test('UR-3.1.1-d: zones are called by their diocese and a number', () => {
    refused((f) => (zone(f, 'galliae-2').name = 'Germania'), 'UR-3.1.1-d')
    refused((f) => (zone(f, 'galliae-2').name = 'Galliae 8'), 'UR-3.1.1-d')
  })

  test('UR-3.1.2-a: the six imperial capitals', () => {
    refused((f) => (town(f, 'Arelate').capital = false), 'UR-3.1.2-a')
    refused((f) => (town(f, 'Antiochia').capital = false), 'UR-3.1.2-a')
    refused((f) => (town(f, 'Alexandria').capital = true), 'UR-3.1.2-a')
  })

  test('UR-3.4.2-a UR-3.4.2-b UR-3.4.2-j: the fleets’ ports and the seas they may sail', () => {
    refused((f) => (named(f.fleets, 'classis-occidentalis').base = 'italia-4'), 'UR-3.4.2-a')
    refused((f) => (named(f.fleets, 'classis-orientalis').base = 'oriens-2'), 'UR-3.4.2-b')
    refused((f) => (town(f, 'Constantinopolis').port = false), 'UR-3.4.2-b')
    refused((f) => (named(f.seas, 'mare-oceanus').open = true), 'UR-3.4.2-j')
    refused((f) => (named(f.seas, 'pontus-euxinus').open = false), 'UR-3.4.2-j')
    refused((f) => (named(f.seas, 'mare-internum-orientalis').open = false), 'UR-3.4.2-j')
  })

  test('UR-7.2-g UR-7.2-h UR-7.2-i: the three straits of 3 PM', () => {
    refused((f) => (link(f, 'galliae-7', 'britanniae-2').strait = 1), 'UR-7.2-g')
    refused((f) => (link(f, 'saxones', 'britanniae-2').strait = 1), 'UR-7.2-h')
    refused((f) => (link(f, 'scoti', 'britanniae-3').strait = 0), 'UR-7.2-i')
  })

  test('UR-8.2.2-a UR-8.2.2-h: the boxes of Ravenna and Constantinopolis', () => {
    refused((f) => (f.refuges[0].zone = 'italia-5'), 'UR-8.2.2-a')
    refused((f) => (f.refuges[1].zone = 'thracia-2'), 'UR-8.2.2-h')
    refused((f) => f.refuges.pop(), 'UR-8.2.2-h')
  })

  test('UR-T.map-a UR-T.map-b: Carthago is a port in Africa 4, Roma in Italia 5', () => {
    refused((f) => (town(f, 'Carthago').port = false), 'UR-3.4.2-a', 'UR-T.map-a')
    refused((f) => {
      moveTown(f, 'Carthago', 'africa-5')
      named(f.fleets, 'classis-occidentalis').base = 'africa-5'
      for (const each of f.scenarios) {
        for (const entry of each.peoples) if (entry.capital === 'africa-4') entry.capital = 'africa-5'
        for (const entry of each.peoples)
          if (entry.people === 'vandali' && entry.capital !== null) entry.zones[3] = 'africa-5'
      }
    }, 'UR-T.map-a')
    refused((f) => {
      moveTown(f, 'Roma', 'italia-6')
      leader(f, 'olybrius').entry = { year: 455, zone: 'italia-6' }
    }, 'UR-T.map-b')
  })

  test('UR-T.map-c UR-T.map-d: from Carthago over the sea to Italia 4, and by land to Italia 5', () => {
    const sea = (f: BoardFile) => named(f.seas, 'mare-internum-occidentalis')
    refused((f) => (sea(f).coasts = sea(f).coasts.filter((id) => id !== 'italia-4')), 'UR-T.map-c')
    refused((f) => (sea(f).coasts = sea(f).coasts.filter((id) => id !== 'africa-4')), 'UR-T.map-c')
    refused((f) => {
      link(f, 'italia-4', 'italia-5').strait = 3
    }, 'UR-T.map-d')
  })

  test('UR-T.map-e UR-T.map-f UR-T.map-g: the borders of Ostrogothi, Alamanni, Franci and Saxones', () => {
    refused((f) => (link(f, 'ostrogothi', 'thracia-1').river = null), 'UR-T.map-e')
    refused((f) => (link(f, 'alamanni', 'franci').river = 'rhenus'), 'UR-T.map-f')
    refused((f) => cut(f, 'franci', 'saxones'), 'UR-T.map-f')
    refused((f) => (link(f, 'saxones', 'galliae-1').river = 'danuvius'), 'UR-T.map-g')
  })

  test('UR-T.map-h UR-T.map-i: three zones of Picti in a line; an unnamed zone west of Mauri', () => {
    refused(
      (f) => f.links.push({ a: 'picti-1', b: 'picti-3', river: null, strait: 0, source: 'rulebook' }),
      'UR-T.map-h',
    )
    refused((f) => (link(f, 'picti-2', 'picti-3').a = 'picti-1'), 'UR-T.map-h')
    refused((f) => cut(f, 'mauri', 'gaetulia'), 'UR-T.map-i')
    refused((f) => (zone(f, 'gaetulia').lon = 20), 'UR-T.map-i')
  })

  test('UR-T.map-j UR-T.map-k UR-T.map-l: who touches whom', () => {
    refused(
      (f) => f.links.push({ a: 'gepidae', b: 'pannoniae-3', river: null, strait: 0, source: 'rulebook' }),
      'UR-T.map-j',
    )
    refused((f) => {
      for (const id of ['galliae-3', 'galliae-4', 'italia-1']) cut(f, 'alamanni', id)
    }, 'UR-T.map-j')
    refused((f) => cut(f, 'galliae-5', 'viennensis-1'), 'UR-T.map-k')
    refused((f) => cut(f, 'africa-3', 'africa-4'), 'UR-T.map-l')
  })

  test('UR-7.3-b UR-T.map-m: Persae, Armenia and Iberia have 8 zones', () => {
    refused(
      (f) => {
        people(f, 'persae').homes.pop()
        Object.assign(zone(f, 'persae-6'), { people: null, kind: 'wild' })
      },
      ...['UR-7.3-b', 'UR-T.map-m'],
    )
  })

  test('UR-T.map-n: Lutecia and Treveri are towns', () => {
    refused((f) => (town(f, 'Treveri').name = 'Augusta Treverorum'), 'UR-T.map-n')
    refused((f) => (town(f, 'Lutecia').name = 'Parisii'), 'UR-T.map-n', 'UR-T.leaders-c')
  })

  test('UR-T.map-o: Galliae 1 and Galliae 7 meet Britanniae 2 by straits, and no way between the two is by land', () => {
    refused((f) => cut(f, 'galliae-7', 'britanniae-2'), 'UR-T.map-o', 'UR-7.2-g')
    refused((f) => cut(f, 'galliae-1', 'britanniae-2'), 'UR-T.map-o', 'UR-T.map-q')
    const another = { a: 'galliae-6', b: 'britanniae-2', river: null, source: 'reconstructed' } as const
    refused((f) => f.links.push({ ...another, strait: 0 }), 'UR-T.map-o')
    noted((f) => f.links.push({ ...another, strait: 1 }), 'UR-T.map-o')
  })

  test('UR-T.map-q: the strait of Galliae 1 costs 2 PM, not 3', () => {
    refused((f) => (link(f, 'galliae-1', 'britanniae-2').strait = 2), 'UR-T.map-q')
  })

  test('UR-T.map-p: the naval zones that are named', () => {
    refused((f) => (named(f.seas, 'mare-oceanus').name = 'Oceanus'), 'UR-T.map-p')
  })
})
