import { describe, expect, test } from 'vitest'
import { all as allAt, fight, some } from './combat-play.ts'
import { barbarians, first, romans, steps } from './movement-play.ts'
import { adjust } from './phases.ts'
import { position } from './play.ts'
import { geostrategy } from './stratagem-play.ts'

describe('0.4 Stacking', () => {
  test('UR-0.4-a: no number of pieces fills a zone', () => {
    const galliae = ['li-galliae-1', 'li-galliae-2', 'li-galliae-3', 'co-galliae-1', 'co-galliae-2']
    const palatini = ['comites-seniores', 'comites-alani', 'victores', 'scolae-w', 'divitenses', 'felices-iuniores']
    const pieces = Object.fromEntries([...galliae, ...palatini, 'aetius', 'avitus'].map((id) => [id, 'galliae-5']))
    const t = first('roman', { pieces: { ...pieces, 'domestici-pedites-w': 'viennensis-4' } }, 'domestici-pedites-w')
    t.act('to galliae-5')
    expect(t.at('domestici-pedites-w')).toBe('galliae-5')
  })
})

describe('4.2.4 Stacking compatibility', () => {
  /** Whether the first people may move onto the second in Galliae 5. */
  const joins = (mover: string, there: string, peoples: Record<string, string>) => {
    const t = position({
      pieces: { [mover]: 'galliae-4', [there]: 'galliae-5' },
      peoples,
      stack: [{ kind: 'movement', camp: 'barbarian' }],
    })
    return t.act(`piece ${mover}`).why('to galliae-5')
  }
  const all = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, 'revolt']))

  test('UR-4.2.4-a UR-4.2.4-x1: Franci, Visigothi, Hunni and Alani of one camp stand together, all at once', () => {
    const units = ['franci-orientales-1', 'franci-salii-1', 'visigothi-1', 'hunni-1', 'alani-1']
    const leaders = ['clodion', 'theodoric-i', 'attila']
    const t = barbarians({
      pieces: Object.fromEntries([...units.map((id) => [id, 'galliae-3']), ...leaders.map((id) => [id, 'galliae-5'])]),
      peoples: {
        'franci-orientales': 'war',
        'franci-salii': 'revolt',
        visigothi: 'revolt',
        hunni: 'war',
        alani: 'war',
      },
    })
    for (const unit of units) t.act(`piece ${unit}`, 'to galliae-5')
    expect([...units, ...leaders].map((id) => t.at(id))).toEqual(Array(8).fill('galliae-5'))
  })

  test('UR-4.2.4-a: Franci, Visigothi, Hunni and Alani two by two, and Iberia with Persae or Visigothi', () => {
    const peoples = all('franci-salii', 'visigothi', 'hunni', 'alani')
    const units = ['franci-salii-1', 'visigothi-1', 'hunni-1', 'alani-1']
    for (const mover of units) {
      for (const there of units) if (mover !== there) expect(joins(mover, there, peoples)).toBeUndefined()
    }
    expect(joins('iberia-1', 'persae-1', all('iberia', 'persae'))).toBeUndefined()
    expect(joins('iberia-1', 'visigothi-1', all('iberia', 'visigothi'))).toBeUndefined()
  })

  test('UR-4.2.4-b UR-4.2.4-x2: Persae with neither Visigothi nor Alani', () => {
    const peoples = { persae: 'war', visigothi: 'revolt', alani: 'revolt' }
    const meets = (mover: string, there: string) =>
      first('barbarian', { pieces: { [mover]: 'oriens-7', [there]: 'oriens-8' }, peoples }, mover).why('to oriens-8')
    for (const other of ['visigothi-1', 'alani-1']) {
      expect([meets('persae-1', other), meets(other, 'persae-1')]).toEqual(['UR-4.2.4-b', 'UR-4.2.4-b'])
    }
    expect(meets('alani-1', 'visigothi-1')).toBeUndefined()
  })

  test('UR-4.2.4-b: nor Hamite-Semites and Armenia with Germans, Celts, Hunni or Alani; leaders count too', () => {
    const peoples = all('mauri', 'hunni', 'picti', 'alani', 'vandali', 'bagaudes', 'armenia')
    for (const there of ['hunni-1', 'picti-1', 'alani-1', 'vandali-1', 'bagaudes-1', 'attila']) {
      expect(joins('mauri-1', there, peoples)).toBe('UR-4.2.4-b')
    }
    expect(joins('armenia-1', 'vandali-1', peoples)).toBe('UR-4.2.4-b')
    expect(joins('mauri-1', 'armenia-1', peoples)).toBeUndefined()
  })

  test('UR-4.2.4-c: Germans not with Picti or Scoti', () => {
    const peoples = all('picti', 'scoti', 'vandali', 'bagaudes', 'hunni')
    expect(joins('vandali-1', 'picti-1', peoples)).toBe('UR-4.2.4-c')
    expect(joins('scoti-1', 'vandali-1', peoples)).toBe('UR-4.2.4-c')
    expect(joins('vandali-1', 'bagaudes-1', peoples)).toBeUndefined()
    expect(joins('picti-1', 'hunni-1', peoples)).toBeUndefined()
  })

  test('UR-4.2.4-a UR-4.2.4-b UR-4.2.4-c: every people with every other', () => {
    const { peoples } = position({}).state.board
    type Each = (typeof peoples)[number]
    const isSouthern = ({ id, nationality }: Each) =>
      id === 'persae' || ['thraco-phrygian', 'hamite-semite'].includes(nationality)
    const isNorthern = ({ id, nationality }: Each) =>
      ['hunni', 'alani'].includes(id) || ['german', 'celtic'].includes(nationality)
    const isBan = (a: Each, b: Each) =>
      isSouthern(a) && isNorthern(b)
        ? 'UR-4.2.4-b'
        : a.nationality === 'german' && ['picti', 'scoti'].includes(b.id)
          ? 'UR-4.2.4-c'
          : undefined
    peoples.forEach((a, i) => {
      for (const b of peoples.slice(i + 1)) {
        // Now the one moves, now the other.
        const [mover, there] = i % 2 === 0 ? [a, b] : [b, a]
        const rule = joins(`${mover.id}-1`, `${there.id}-1`, all(a.id, b.id))
        expect([a.id, b.id, rule]).toEqual([a.id, b.id, isBan(a, b) ?? isBan(b, a)])
      }
    })
  })

  test('UR-4.2.4-d: so do a people at war and the Romans of a usurpation', () => {
    const pieces = { 'suevi-1': 'galliae-4', victores: { at: 'galliae-5', rallied: 'west' as const } }
    const t = barbarians({ pieces, peoples: { suevi: 'war' } }).act('piece suevi-1', 'to galliae-5')
    expect([t.at('suevi-1'), t.camp('victores')]).toEqual(['galliae-5', 'barbarian'])
  })

  test("UR-4.2.4-d UR-4.2.4-x3: Visigothi who are Foederati stand with the Augustus's Romans", () => {
    const pieces = { 'visigothi-1': 'galliae-4', victores: 'galliae-5', 'valentinien-iii': 'galliae-5' }
    const t = romans({ pieces, peoples: { visigothi: 'foederati' } }).act('piece visigothi-1', 'to galliae-5')
    expect(t.at('visigothi-1')).toBe('galliae-5')
    expect([t.camp('visigothi-1'), t.camp('victores')]).toEqual(['roman', 'roman'])
  })

  test('UR-4.2.4-a: enemies in the zone are no stack', () => {
    const pieces = { 'persae-1': 'oriens-8', 'visigothi-1': 'oriens-9' }
    const t = barbarians({ pieces, peoples: { persae: 'war', visigothi: 'foederati' } }).act('piece persae-1')
    expect(steps(t)).toContain('oriens-9')
  })

  test('UR-4.2.4-e: it is where a move ends that counts', () => {
    const draw = {
      pieces: { 'yazdegard-ii': 'oriens-6', 'persae-1': 'oriens-6', 'persae-2': 'oriens-6', 'alani-1': 'oriens-4' },
      peoples: { persae: 'war', alani: 'revolt', lakmides: 'war' },
    }
    expect(barbarians(draw).act('piece persae-1').why('to oriens-4')).toBe('UR-4.2.4-b')
    const t = barbarians(draw).act('piece yazdegard-ii', 'piece persae-1', 'piece persae-2', 'to oriens-4')
    expect([t.why('done'), t.why('piece persae-2')]).toEqual(['UR-4.2.4-b', 'UR-4.2.4-b'])
    t.act('to oriens-2')
    expect(t.why('done')).toBeUndefined()
    // Nor does it enter with its last PM.
    const last = barbarians({ ...draw, pieces: { ...draw.pieces, 'alani-1': 'oriens-3' } })
    last.act('piece yazdegard-ii', 'piece persae-1', 'to oriens-4', 'to oriens-2')
    expect(last.why('to oriens-3')).toBe('UR-4.2.4-b')
  })
  test('UR-4.2.4-e: and where a retreat ends', () => {
    // Persae beaten at Edessa: Oriens 9 holds Visigothi of their own camp, Persae 2 is open.
    const t = fight(
      {
        pieces: {
          ...allAt('oriens-8', 'persae-1', ...some('co-oriens', 3), 'isauri'),
          'visigothi-1': 'oriens-9',
          'li-oriens-1': 'oriens-7',
        },
        peoples: { persae: 'war', visigothi: 'revolt', lakmides: 'war' },
        attacker: 'roman',
      },
      6,
    )
    expect([t.asked, t.why('to oriens-9'), t.why('to persae-2')]).toEqual(['retreat', 'UR-4.2.4-b', undefined])
  })

  test('UR-4.2.4-e: and where a landing ends, for those who land together too', () => {
    const deck = 'aboard-classis-occidentalis'
    const draw = {
      pieces: { 'vandali-1': deck, 'mauri-1': deck },
      peoples: { vandali: 'revolt', mauri: 'war' },
      fleets: { 'classis-occidentalis': { at: 'mare-internum-occidentalis', camp: 'barbarian' as const } },
    }
    const t = barbarians(draw).act('fleet classis-occidentalis', 'all')
    expect(t.why('to africa-2')).toBe('UR-4.2.4-b')
    const alone = barbarians(draw).act('fleet classis-occidentalis', 'piece mauri-1', 'to africa-2')
    expect(alone.at('mauri-1')).toBe('africa-2')
    while (alone.asked !== 'fleet') alone.act('done')
    expect(alone.act('piece vandali-1').why('to africa-2')).toBe('UR-4.2.4-b')
    expect(alone.why('to africa-3')).toBeUndefined()
  })

  test('UR-4.2.4-e UR-4.2.3-e: and where a placement ends, if there is a choice', () => {
    const saxons = { 'saxones-1': 'picti-1' }
    const risen = geostrategy('barbarian', ['minor-uprising'], { pieces: saxons, peoples: { saxones: 'war' } })
    risen.act('play minor-uprising', 'people picti')
    expect(risen.legal).toEqual(['to picti-2', 'to picti-3'])
    const lost = { 'picti-2': { at: 'lost', lostIn: 'britanniae-1', lostFrom: 'barbarian' } }
    const back = adjust({
      pieces: { ...saxons, 'picti-1': 'britanniae-1', ...lost },
      peoples: { saxones: 'war', picti: 'war' },
    })
    expect(back.legal).toEqual(['to picti-2', 'to picti-3'])
  })

  test('UR-4.2.4-e: a unit that comes back does not join allies with whom it may not stand', () => {
    const t = adjust({
      pieces: {
        'picti-1': 'britanniae-1',
        'picti-2': { at: 'lost', lostIn: 'britanniae-1', lostFrom: 'barbarian' },
        'vandali-1': 'britanniae-2',
      },
      peoples: { vandali: 'revolt', picti: { status: 'revolt', ally: 'vandali' } },
    })
    expect(t.at('picti-2')).toBe('britanniae-1')
  })

  test('UR-4.2.4-e: who came to be of one camp in one zone neither marches nor evades together', () => {
    const pieces = allAt('oriens-8', 'theodose-ii', 'marcien', 'visigothi-1', 'ghassanides-1')
    const draw = {
      peoples: { visigothi: 'foederati', ghassanides: 'foederati', suevi: 'revolt' },
      east: { augustus: 'theodose-ii', patrice: 'marcien' },
    }
    const company = ['piece theodose-ii', 'piece visigothi-1', 'piece marcien']
    const t = romans({ ...draw, pieces }).act(...company)
    expect(t.why('piece ghassanides-1')).toBe('UR-4.2.4-b')
    const evaders = fight({ ...draw, pieces: { ...pieces, 'suevi-1': 'oriens-8' } })
    evaders.dice(1).act('evade', 'to oriens-9')
    expect(evaders.why('all')).toBe('UR-4.2.4-b')
    expect(evaders.act(...company).why('piece ghassanides-1')).toBe('UR-4.2.4-b')
  })
})
