/** Chapters 6.2 and 9.4: what allies share, and what the subjects of Hunni do not. */
import { describe, expect, test } from 'vitest'
import { all, fight } from './combat-play.ts'
import { barbarians } from './movement-play.ts'
import { adjust, administer, balance, isOver, placed, scored } from './phases.ts'
import type { Draw, Play } from './play.ts'
import { geostrategy, hands, inWindow } from './stratagem-play.ts'

const lost = (lostIn: string) => ({ at: 'lost', lostIn, lostFrom: 'barbarian' })
const fall = (at: string, victors: readonly string[] = []) => ({ at, inBattle: true, victors: [...victors] })
const allLost = (people: string, count: number, at: string): Record<string, ReturnType<typeof lost>> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${people}-${i + 1}`, lost(at)]))

const statuses = (t: Play, ...peoples: readonly string[]): string[] => peoples.map((people) => t.status(people))
const subjects = (status: string, of = 'hunni') => ({
  ostrogothi: { status, ally: of },
  gepidae: { status, ally: of },
})

const vandals = (status: string) => ({ vandali: status, alani: { status, ally: 'vandali' } })

describe('6.2 Subjects of Hunni', () => {
  const raised = (ostrogothi: string) =>
    geostrategy('barbarian', ['major-uprising'], {
      peoples: { ...subjects('peace'), ostrogothi: { status: ostrogothi, ally: 'hunni' } },
    }).act('play major-uprising', 'people hunni')

  test('UR-6.2-ax: those at peace enter a war of Hunni, Hunni no war of theirs', () => {
    expect(statuses(placed(raised('peace')), 'hunni', 'ostrogothi', 'gepidae')).toEqual(['war', 'war', 'war'])
    expect(statuses(placed(raised('war')), 'hunni', 'ostrogothi', 'gepidae')).toEqual(['war', 'war', 'war'])
  })

  const inGaul: Draw['pieces'] = { 'hunni-1': 'galliae-5', 'ostrogothi-1': 'galliae-5', 'gepidae-1': 'galliae-6' }

  test('UR-6.2-ax: Tribute is played on each of the three by itself', () => {
    const tribute = (people: string) =>
      placed(
        inWindow('roman', ['tribute'], { peoples: { hunni: 'war', ...subjects('war') }, pieces: inGaul }).act(
          'play tribute',
          `people ${people}`,
        ),
      )
    const t = tribute('hunni')
    expect([...statuses(t, 'hunni', 'ostrogothi', 'gepidae'), t.vp.roman]).toEqual(['peace', 'war', 'war', -3])
    expect([t.at('ostrogothi-1'), t.at('gepidae-1')]).toEqual(['galliae-5', 'galliae-6'])
    const other = tribute('gepidae')
    expect([...statuses(other, 'hunni', 'ostrogothi', 'gepidae'), other.vp.roman]).toEqual(['war', 'war', 'peace', -1])
  })

  test('UR-T.events-15d UR-6.2-ax: event 15 takes them into war with Hunni, not into peace', () => {
    const event = (draw: Draw) => placed(administer({ deathsTested: true, ...draw }, 'event', 6, 9))
    const war = event({ peoples: { ...subjects('peace'), heruli: { status: 'peace', ally: 'hunni' } } })
    expect(statuses(war, 'hunni', 'ostrogothi', 'gepidae', 'heruli')).toEqual(['war', 'war', 'war', 'war'])
    const peace = event({
      peoples: { hunni: 'war', ...subjects('war'), heruli: { status: 'war', ally: 'hunni' } },
      pieces: { ...inGaul, 'heruli-1': 'galliae-5' },
    })
    expect(statuses(peace, 'hunni', 'ostrogothi', 'gepidae', 'heruli')).toEqual(['peace', 'war', 'war', 'peace'])
    expect([peace.at('ostrogothi-1'), peace.at('gepidae-1'), peace.at('heruli-1')]).toEqual([
      'galliae-5',
      'galliae-6',
      'heruli',
    ])
  })

  test('UR-T.events-15d UR-6.2-ay: an ally of Persae shares what event 14 brings', () => {
    const iberia = (status: string) => ({ persae: status, iberia: { status, ally: 'persae' } })
    const event = (status: string) =>
      placed(
        administer(
          { deathsTested: true, peoples: iberia(status), pieces: { 'iberia-1': 'oriens-8', 'persae-1': 'oriens-8' } },
          'event',
          5,
          9,
        ),
      )
    expect(statuses(event('war'), 'persae', 'iberia')).toEqual(['peace', 'peace'])
    expect(event('war').at('iberia-1')).toBe('iberia')
    expect(statuses(event('peace'), 'persae', 'iberia')).toEqual(['war', 'war'])
  })

  test('UR-9.4-ag UR-9.4-e UR-9.4-m: with a unit on the map they stay at war, though Hunni are pacified', () => {
    const t = placed(
      adjust({
        peoples: { hunni: { status: 'war', fall: fall('galliae-5') }, ...subjects('war') },
        pieces: {
          ...allLost('hunni', 6, 'galliae-5'),
          'ostrogothi-1': 'galliae-5',
          'ostrogothi-2': lost('galliae-5'),
          'dux-ostrogothi': 'galliae-5',
          'gepidae-1': 'galliae-6',
        },
      }),
    )
    expect(statuses(t, 'hunni', 'ostrogothi', 'gepidae')).toEqual(['peace', 'war', 'war'])
    expect([t.at('ostrogothi-1'), t.at('dux-ostrogothi'), t.at('gepidae-1')]).toEqual([
      'galliae-5',
      'galliae-5',
      'galliae-6',
    ])
    expect(t.at('ostrogothi-2')).toBe('ostrogothi')
  })

  test('UR-9.4-ag: and Hunni, though none of their subjects is left', () => {
    const t = adjust({
      peoples: { hunni: 'war', ...subjects('war'), gepidae: { status: 'war', ally: 'hunni', fall: fall('galliae-5') } },
      pieces: { ...allLost('gepidae', 2, 'galliae-5'), 'hunni-1': 'galliae-5', 'ostrogothi-1': 'galliae-5' },
    })
    expect(statuses(t, 'hunni', 'ostrogothi', 'gepidae')).toEqual(['war', 'war', 'peace'])
    expect(t.at('hunni-1')).toBe('galliae-5')
  })

  test('UR-6.2-az UR-6.2-ag: Hunni command them as if they were one people', () => {
    const commanded = (ally: string | null) => {
      const t = barbarians({
        peoples: { hunni: 'war', ostrogothi: { status: 'war', ally }, gepidae: { status: 'war', ally } },
        pieces: all('moesiae-1', 'attila', 'hunni-1', 'ostrogothi-1', 'gepidae-1'),
      }).act('piece attila')
      return [t.why('piece ostrogothi-1'), t.why('piece gepidae-1')]
    }
    expect([commanded('hunni'), commanded(null)]).toEqual([
      [undefined, undefined],
      ['UR-4.3-d', 'UR-4.3-d'],
    ])
  })

  test('UR-6.2-ax: each gives its own points', () => {
    const t = balance(
      {
        peoples: { hunni: { status: 'war', fall: fall('galliae-5') }, ...subjects('war') },
        pieces: { ...allLost('hunni', 6, 'galliae-5'), 'ostrogothi-1': 'ostrogothi', 'gepidae-1': 'gepidae' },
      },
      'points',
    )
    expect(scored(t)).toContain('roman 3 UR-10.2-f')
  })
})

describe('6.2 Other allies', () => {
  const inSpain: Draw['pieces'] = { 'vandali-1': 'hispaniae-5', 'alani-1': 'hispaniae-3' }

  test('UR-6.2-ay: one Tribute brings all of them to peace for 3 PV, each to its own zones', () => {
    const t = inWindow('roman', ['tribute'], { peoples: vandals('war'), pieces: inSpain }).act('play tribute')
    expect([...statuses(t, 'vandali', 'alani'), t.vp.roman]).toEqual(['peace', 'peace', -3])
    expect([t.at('vandali-1'), t.at('alani-1')]).toEqual(['vandali', 'alani'])
    const revolt = inWindow('roman', ['tribute'], { peoples: vandals('revolt'), pieces: inSpain }).act('play tribute')
    expect([...statuses(revolt, 'vandali', 'alani'), revolt.vp.roman]).toEqual(['foederati', 'foederati', -3])
  })

  test('UR-6.2-ad UR-6.2-ay: they enter war and revolt together', () => {
    for (const [before, after] of [
      ['peace', 'war'],
      ['foederati', 'revolt'],
    ]) {
      const t = geostrategy('barbarian', ['major-uprising'], { peoples: vandals(before), pieces: inSpain })
      t.act('play major-uprising', 'people vandali')
      expect(statuses(t, 'vandali', 'alani')).toEqual([after, after])
    }
  })

  test('UR-6.2-ay: Bagaudes bring their allies along', () => {
    const t = inWindow('barbarian', ['bagaudes'], { peoples: { bagaudes: { status: 'peace', ally: 'vandali' } } })
    expect(statuses(t.act('play bagaudes', 'to galliae-1'), 'vandali', 'bagaudes')).toEqual(['war', 'war'])
  })

  test('UR-6.1-ae: no treaty with a Regnum or its allies', () => {
    const treaty = (kind: string, draw: Draw = {}) =>
      inWindow('roman', [kind], {
        peoples: { ...vandals('regnum'), visigothi: 'war', ostrogothi: 'war', suevi: 'war', saxones: 'war' },
        pieces: {
          ...{ 'vandali-1': 'africa-4', 'alani-1': 'africa-4', 'visigothi-1': 'galliae-1' },
          ...{ 'ostrogothi-1': 'galliae-1', 'suevi-1': 'galliae-1', 'saxones-1': 'galliae-1' },
        },
        ...draw,
      }).act(`play ${kind}`)
    expect(treaty('major-federation-treaty').why('people vandali')).toBe('UR-6.1-ae')
    expect(treaty('minor-federation-treaty').why('people alani')).toBe('UR-6.1-ae')
    expect(treaty('minor-federation-treaty').legal).toEqual(['people saxones', 'people suevi'])
  })

  test('UR-6.2-az: where a rule goes by name, colour or home, an ally is what it is', () => {
    const iberia = { persae: 'war', iberia: { status: 'war', ally: 'persae' } }
    const desertion = inWindow('roman', ['desertion'], {
      peoples: iberia,
      pieces: { 'persae-1': 'oriens-8', 'iberia-1': 'oriens-8' },
    }).act('play desertion')
    expect([desertion.isWeak('persae-1'), desertion.isWeak('iberia-1')]).toEqual([true, false])
    const alani = (status: string) =>
      barbarians({
        peoples: { persae: status, alani: { status, ally: 'persae' } },
        pieces: { 'persae-1': 'oriens-8', 'alani-1': 'oriens-7' },
      })
    // Too far from a home of its own, though not from one of the Persae.
    expect(alani('war').why('piece alani-1')).toBe('UR-4.3-n')
    expect(alani('revolt').act('piece alani-1').why('to oriens-8')).toBe('UR-4.2.4-b')
    const home = adjust({
      peoples: vandals('war'),
      pieces: { 'alani-1': { at: 'vandali', weak: true }, 'alani-2': { at: 'alani', weak: true } },
    })
    expect([home.isWeak('alani-1'), home.isWeak('alani-2')]).toEqual([true, false])
  })

  test('UR-6.2-az UR-6.2-r UR-6.3-ai: allies are no Hunni for Scourge of God, and no Germans for Furor Germanicus', () => {
    const verdict = (kind: string, peoples: NonNullable<Draw['peoples']>, pieces: readonly string[]) => {
      const draw = { peoples, pieces: all('italia-2', 'co-italia-1', ...pieces), hands: hands([], [kind]) }
      return fight(draw).act('done').why(`play ${kind}`)
    }
    const huns = { hunni: 'war', heruli: { status: 'war', ally: 'hunni' } }
    expect(verdict('scourge-of-god', huns, ['attila', 'hunni-1', 'heruli-1'])).toBeUndefined()
    expect(verdict('scourge-of-god', huns, ['attila', 'hunni-1', 'heruli-1', 'heruli-2'])).toBe('UR-6.2-r')
    expect(verdict('furor-germanicus', vandals('war'), ['alani-1'])).toBe('UR-6.3-ai')
    expect(verdict('furor-germanicus', vandals('war'), ['vandali-1'])).toBeUndefined()
  })

  test('UR-9.4-ah UR-9.4-e UR-9.4-m: with a unit of any of them on the map all stay at war', () => {
    const t = adjust({
      peoples: { ...vandals('war'), vandali: { status: 'war', fall: fall('hispaniae-5') } },
      pieces: {
        ...allLost('vandali', 4, 'hispaniae-5'),
        ...{ genseric: 'hispaniae-3', 'alani-1': 'hispaniae-3', 'alani-2': lost('hispaniae-5') },
      },
    })
    expect(statuses(t, 'vandali', 'alani')).toEqual(['war', 'war'])
    expect([t.at('vandali-1'), t.at('alani-1'), t.at('alani-2'), t.at('genseric')]).toEqual([
      'vandali',
      'hispaniae-3',
      'alani',
      'hispaniae-3',
    ])
  })

  test('UR-9.4-ah UR-6.2-az: as Foederati or in revolt, lost units return beside a unit of any of them', () => {
    for (const status of ['foederati', 'revolt']) {
      const t = adjust({
        peoples: vandals(status),
        pieces: { ...allLost('vandali', 4, 'hispaniae-5'), 'alani-1': 'hispaniae-3', 'alani-2': lost('hispaniae-5') },
      })
      expect(statuses(t, 'vandali', 'alani')).toEqual([status, status])
      expect([t.at('vandali-1'), t.at('alani-2'), isOver(t)]).toEqual(['hispaniae-3', 'hispaniae-3', true])
    }
    const both = adjust({
      peoples: vandals('foederati'),
      pieces: { 'vandali-1': 'hispaniae-5', 'vandali-2': lost('hispaniae-4'), 'alani-1': 'hispaniae-3' },
    })
    expect(both.legal).toEqual(['to hispaniae-3', 'to hispaniae-5'])
  })

  /** None is left; the last of them was an ally's. */
  const gone = (status: string): Draw => ({
    peoples: {
      vandali: { status, fall: fall('hispaniae-5') },
      alani: { status, ally: 'vandali', fall: fall('galliae-5', ['aetius']) },
    },
    pieces: { ...allLost('vandali', 4, 'hispaniae-5'), ...allLost('alani', 2, 'galliae-5'), aetius: 'galliae-5' },
  })

  test('UR-9.4-ah: once none is left they are pacified together, and a victor federates all of them with 1d10', () => {
    const t = adjust(gone('war'))
    expect([t.asked, t.legal]).toEqual(['adjust-federate', ['piece aetius', 'done']])
    t.dice(4).act('piece aetius')
    expect(t.told('roll')).toMatchObject([{ die: 'd10' }])
    expect(statuses(t, 'vandali', 'alani')).toEqual(['foederati', 'foederati'])
    placed(t)
    expect(t.at('vandali-1')).toBe(t.at('alani-1'))
    expect(statuses(adjust(gone('war')).act('done'), 'vandali', 'alani')).toEqual(['peace', 'peace'])
  })

  test('UR-9.4-ah: in revolt they are Foederati again, all in one zone near the end of the last', () => {
    const t = placed(adjust(gone('revolt')))
    expect(statuses(t, 'vandali', 'alani')).toEqual(['foederati', 'foederati'])
    expect([t.at('vandali-1'), t.at('alani-2')]).toEqual(['galliae-5', 'galliae-5'])
  })

  test('UR-9.4-ah: they give the 3 PV of the major people once, and nothing as long as one unit is left', () => {
    const all = scored(balance(gone('war'), 'points'))
    expect(all.filter((line) => line.includes('UR-10.2-a') || line.includes('UR-10.2-f'))).toEqual([
      'roman 3 UR-10.2-f',
    ])
    for (const left of ['vandali-1', 'alani-1']) {
      const draw = gone('war')
      const some = scored(balance({ ...draw, pieces: { ...draw.pieces, [left]: 'hispaniae-3' } }, 'points'))
      expect(some.filter((line) => line.includes('UR-10.2-a') || line.includes('UR-10.2-f'))).toEqual([])
    }
  })

  test('UR-9.4-af UR-9.4-ae: allies of a Regnum take its new status, and do not keep it up', () => {
    const t = balance({
      peoples: {
        vandali: { status: 'regnum', capital: 'africa-4', fall: fall('africa-4') },
        alani: { status: 'regnum', ally: 'vandali' },
      },
      pieces: { ...allLost('vandali', 4, 'africa-4'), 'alani-1': 'africa-1', 'co-africa-1': 'africa-4' },
    })
    expect(scored(t)).toContain('roman 3 UR-10.2-f')
    expect(statuses(placed(t), 'vandali', 'alani')).toEqual(['foederati', 'foederati'])
    expect(t.at('alani-1')).toBe('africa-1')
  })

  test('UR-9.4-s UR-6.2-az: an ally in the zone does not keep a unit from recovering, anybody else does', () => {
    for (const status of ['foederati', 'revolt', 'regnum']) {
      const beside = (unit: string) =>
        adjust({
          peoples: { ...vandals(status), mauri: 'war', gepidae: { status: 'foederati', ally: 'hunni' } },
          pieces: { 'vandali-1': { at: 'africa-2', weak: true }, [unit]: 'africa-2', 'vandali-2': 'africa-4' },
        }).isWeak('vandali-1')
      expect([beside('alani-1'), beside('mauri-1'), beside('vandali-3'), beside('co-africa-1')]).toEqual([
        false,
        true,
        false,
        true,
      ])
    }
  })
})
