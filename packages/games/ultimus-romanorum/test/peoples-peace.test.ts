/** Chapters 4.1, 4.2 and 4.4.1: peoples at peace and those who enter war, qualifier by qualifier. */
import { describe, expect, test } from 'vitest'
import { NOBODY } from '../src/board.ts'
import { shownFace } from '../src/rules/politics/faces.ts'
import { BARBARIAN, isMajorPeople, ROMAN } from '../src/state.ts'
import { barbarians, named } from './movement-play.ts'
import { adjust, administer, balance } from './phases.ts'
import { position } from './play.ts'
import { scene } from './politics-play.ts'
import { geostrategy } from './stratagem-play.ts'

const { board } = position({}).state

describe('4.1 Peoples', () => {
  test('UR-4.1-g: Franci Salii stay major when the leader who made them so dies', () => {
    const t = scene({
      year: 430,
      phase: 'C',
      pieces: { 'franci-salii-1': 'galliae-1' },
      peoples: { 'franci-salii': 'foederati' },
    }).run({ kind: 'entries', camp: ROMAN })
    const isMajor = () => isMajorPeople(t.state, t.people('franci-salii'))
    expect([t.at('clodion'), isMajor()]).toEqual(['galliae-1', true])
    t.kill('clodion', 'natural')
    expect([t.at('clodion'), t.at('merovee'), isMajor()]).toEqual(['gone', 'off', true])
  })
})

describe('4.2.1 Non-Roman leaders', () => {
  test('UR-4.2.1-c UR-4.2.2-b: every generic leader of theirs is on the map when a scenario begins', () => {
    const generic = board.leader.filter((each) => each.generic && each.people !== NOBODY).map(({ id }) => id)
    expect(generic.length).toBeGreaterThan(0)
    for (const { peoples } of board.file.scenarios) {
      expect(peoples.flatMap(({ leaders }) => leaders)).toEqual(expect.arrayContaining(generic))
    }
  })

  test('UR-4.2.1-d: without a unit of his people he waits', () => {
    const t = scene({
      phase: 'C',
      pieces: { 'dux-hunni': { at: 'lost', returns: 'C' } },
      peoples: { hunni: 'war' },
    }).run({ kind: 'entries', camp: BARBARIAN })
    expect([t.at('dux-hunni'), t.asked]).toEqual(['lost', undefined])
  })
})

describe('4.2.2 Placement of non-Romans', () => {
  test('UR-4.2.2-c UR-4.3-h: leaders at peace do not leave by sea either', () => {
    const fleets = { 'fleet-1': { at: 'ostrogothi', camp: 'barbarian' as const } }
    const pieces = { 'dux-ostrogothi': 'ostrogothi' }
    const why = (status: string) =>
      barbarians({ pieces, fleets, peoples: { ostrogothi: status } })
        .act('fleet fleet-1')
        .why('piece dux-ostrogothi')
    expect([why('peace'), why('war')]).toEqual(['UR-4.3-h', undefined])
  })

  test('UR-4.2.2-c: they move among several zones of origin, leaders and units, and no farther', () => {
    const t = barbarians({
      pieces: { 'yazdegard-ii': 'persae-2', 'persae-1': 'persae-2' },
      peoples: { persae: 'peace' },
    })
    t.act('piece yazdegard-ii', 'piece persae-1')
    expect(t.legal.filter((each) => each.startsWith('to '))).toEqual(['to persae-1', 'to persae-3', 'to persae-4'])
    expect([t.why('to armenia'), t.why('to oriens-7')]).toEqual(['UR-4.3-h', 'UR-4.3-h'])
  })

  test('UR-4.2.2-d UR-4.2.3-c: Hunni leaders show a Pax Romana face at peace, and their front at war', () => {
    const faces = (status: string) => {
      const { state } = position({ pieces: { attila: 'hunni-1', 'dux-hunni': 'hunni-1' }, peoples: { hunni: status } })
      return ['attila', 'dux-hunni'].map((id) => shownFace(state, board.pieceOf.get(id) ?? NOBODY))
    }
    expect([faces('peace'), faces('war')]).toEqual([
      ['pax-romana', 'pax-romana'],
      ['front', 'front'],
    ])
  })

  test('UR-4.2.2-f: the units of a pacified minor people do not move, not even among its zones', () => {
    const draw = { pieces: { 'picti-1': 'picti-1', 'scoti-1': 'scoti' }, peoples: { picti: 'peace', scoti: 'war' } }
    const t = barbarians(draw)
    expect([named(t), t.why('piece picti-1')]).toEqual([['scoti-1'], 'UR-4.2.2-f'])
    // They are there in the next year.
    expect(balance(draw).at('picti-1')).toBe('picti-1')
    expect(named(barbarians({ ...draw, peoples: { picti: 'war', scoti: 'war' } }))).toContain('picti-1')
  })
})

describe('4.2.3 Entry into war', () => {
  test('UR-4.2.3-a: event 14 brings Persae into war, event 15 Hunni, and no other event anybody', () => {
    const atWar = (...dice: readonly number[]) => {
      const draw = { deathsTested: true, pieces: { 'hunni-1': 'hunni-1', 'persae-1': 'persae-1' } }
      const t = administer(draw, 'event', ...dice)
      while (t.asked === 'adjust-zone') t.act(t.legal[0])
      return board.peoples.filter((_, people) => t.look.status[people] !== 0).map(({ id }) => id)
    }
    expect([atWar(6, 8), atWar(6, 9)]).toEqual([['persae'], ['hunni']])
    // Events 4 and 11 roll once more.
    const others = [
      ...[1, 2, 3, 5, 6].map((d6) => [d6, 0]),
      [4, 0, 1],
      [6, 5, 0],
      ...[1, 2, 3, 4, 6, 7].map((d) => [6, d]),
    ]
    for (const dice of others) expect([dice, atWar(...dice)]).toEqual([dice, []])
  })

  test('UR-4.2.3-e: the Barbarian chooses for each unit of a people that is pacified when it has fallen', () => {
    const lost = { at: 'lost', lostIn: 'britanniae-1', lostFrom: 'barbarian' }
    const t = adjust({
      pieces: { 'picti-1': lost, 'picti-2': lost },
      peoples: { picti: { status: 'war', fall: { at: 'britanniae-1', inBattle: true, victors: [] } } },
    })
    expect([t.status('picti'), t.asked, t.seat]).toEqual(['peace', 'adjust-zone', 'second'])
    t.act('to picti-2')
    expect([t.at('picti-1'), t.at('picti-2'), t.asked]).toEqual(['picti-2', 'lost', 'adjust-zone'])
    t.act('to picti-1')
    expect(t.at('picti-2')).toBe('picti-1')
  })

  test('UR-4.2.3-e: units of Persae who enter war and are at home stay where they are; the others are asked about', () => {
    const t = geostrategy('barbarian', ['major-uprising'], {
      pieces: {
        'persae-1': 'persae-4',
        'persae-2': 'lost',
        ...Object.fromEntries(
          [3, 4, 5, 6, 7, 8].map((n) => [`persae-${n}`, 'gone']).filter(([id]) => board.pieceOf.has(id)),
        ),
      },
    }).act('play major-uprising', 'people persae')
    expect([t.asked, t.seat, t.legal.length]).toEqual(['adjust-zone', 'second', 6])
    t.act('to persae-6')
    expect([t.at('persae-1'), t.at('persae-2'), t.asked]).toEqual(['persae-4', 'persae-6', 'geostrategy'])
  })
})

describe('4.4.1 Control', () => {
  test('UR-4.4.1-b UR-4.4.1-c: of leaders as of units', () => {
    const leaders = {
      visigothi: 'theodoric-i',
      vandali: 'genseric',
      burgondi: 'chiperic',
      ostrogothi: 'dux-ostrogothi',
      hunni: 'attila',
    }
    const t = position({
      peoples: { visigothi: 'foederati', vandali: 'war', burgondi: 'revolt', ostrogothi: 'regnum', hunni: 'peace' },
    })
    expect(Object.values(leaders).map((id) => t.camp(id))).toEqual(['roman', ...Array(4).fill('barbarian')])
  })
})
