import { describe, expect, test } from 'vitest'
import { NOBODY } from '../src/board.ts'
import { federationVerdict } from '../src/rules/peoples/status.ts'
import { hasPaxRomanaMarker, shownFace } from '../src/rules/politics/faces.ts'
import { isHostile, PEACE, ROMAN, ralliedTo } from '../src/state.ts'
import { barbarians, romans, steps } from './movement-play.ts'
import { placed } from './phases.ts'
import { position } from './play.ts'
import { geostrategy, inWindow, lastYear } from './stratagem-play.ts'

const board = position({}).state.board
const people = (id: string) => {
  const found = board.peopleOf.get(id)
  if (found === undefined) throw new Error(`no people '${id}'`)
  return found
}
const ofNation = (nation: string) => board.peoples.filter((each) => each.nationality === nation).map(({ id }) => id)

describe('1.1 Nationality', () => {
  test('UR-1.1-a: every piece has one nationality, and each nationality one or several peoples', () => {
    const leaders = board.leader.filter(({ half, people: of }) => (half === null) === of >= 0)
    expect(leaders.length).toBe(board.leaders)
    const units = board.unit.slice(board.leaders).filter(({ category, people: of }) => (category === 4) === of >= 0)
    expect(units.length).toBe(board.pieces - board.leaders)
    expect(new Set(board.peoples.map(({ nationality }) => nationality)).size).toBe(6)
  })

  test('UR-1.1-b: the Romans are of the West or of the East', () => {
    const romans = board.leader.filter(({ people: of }) => of < 0)
    expect(new Set(romans.map(({ half }) => half))).toEqual(new Set([0, 1]))
  })

  test('UR-1.1-c UR-1.1-f UR-1.1-g UR-1.1-h: Iranians, Armenia, Hamites and Semites, Hunni', () => {
    expect(ofNation('iranian').sort()).toEqual(['alani', 'iberia', 'persae'])
    expect(ofNation('thraco-phrygian')).toEqual(['armenia'])
    expect(ofNation('hamite-semite').sort()).toEqual(['austuriani', 'blemyes', 'ghassanides', 'lakmides', 'mauri'])
    expect(ofNation('hun')).toEqual(['hunni'])
  })

  test('UR-1.1-d: eleven German peoples', () => {
    const germans =
      'alamanni burgondi franci-orientales franci-salii gepidae heruli ostrogothi saxones suevi vandali visigothi'
    expect(ofNation('german').sort()).toEqual(germans.split(' '))
  })

  test('UR-1.1-e: three Celtic peoples', () => {
    expect(ofNation('celtic').sort()).toEqual(['bagaudes', 'picti', 'scoti'])
  })

  test('UR-1.1-i: one identity each; the Franci of the leader table are Salii, those of the zone Orientales', () => {
    expect(new Set(board.peoples.map(({ id }) => id)).size).toBe(board.peoples.length)
    const leaders = board.peoples[people('franci-salii')].leaders.map((leader) => board.leader[leader].id)
    expect(leaders).toEqual(['clodion', 'merovee', 'childeric', 'clovis'])
    expect(board.peoples[people('franci-orientales')].leaders).toEqual([])
    expect(board.homeOf[board.zoneOf.get('franci') ?? NOBODY]).toBe(people('franci-orientales'))
  })

  test('UR-1.1-x1: Persae, Alani and Iberia are three peoples, all Iranian', () => {
    const units = ['persae-1', 'alani-1', 'iberia-1'].map((id) => board.unit[board.pieceOf.get(id) ?? NOBODY])
    expect(units.map((unit) => board.peoples[unit.people].nationality)).toEqual(['iranian', 'iranian', 'iranian'])
    expect(new Set(units.map((unit) => unit.people)).size).toBe(3)
  })
})

describe('4.1 Peoples and zones of origin', () => {
  test('UR-4.1-a UR-4.1-b UR-4.1-x1: Picti have no leader and are minor, Visigothi have some and are major', () => {
    const { isMajor } = position({}).look
    expect(board.peoples[people('picti')].leaders).toEqual([])
    expect(isMajor[people('picti')]).toBe(0)
    const historical = board.peoples[people('visigothi')].leaders.filter((leader) => !board.leader[leader].generic)
    expect(historical.length).toBeGreaterThan(0)
    expect(isMajor[people('visigothi')]).toBe(1)
  })

  test('UR-4.1-c UR-4.1-x2: Franci Salii are minor until Clodion enters in 430, and major from then on', () => {
    const entering = (year: number) =>
      position({
        year,
        phase: 'C',
        hands: { first: {}, second: { tribute: 1 } },
        stack: [
          { kind: 'year', step: 'pax-romana' },
          { kind: 'geostrategy', camp: 'barbarian' },
          { kind: 'entries', camp: 'barbarian' },
          { kind: 'geostrategy', camp: 'roman' },
        ],
        pieces: { 'franci-salii-1': 'galliae-1' },
        peoples: { 'franci-salii': 'foederati' },
      }).act('done')
    expect(entering(429).at('clodion')).toBe('off')
    expect(entering(429).look.isMajor[people('franci-salii')]).toBe(0)
    expect(entering(430).at('clodion')).toBe('galliae-1')
    expect(entering(430).look.isMajor[people('franci-salii')]).toBe(1)
  })

  test('UR-4.1-d: the zones that bear its name are its zones of origin, outside the Empire', () => {
    board.peoples.forEach(({ homes }, each) => {
      for (const home of homes) expect([board.homeOf[home], board.dioceseOf[home]]).toEqual([each, -1])
    })
    expect(board.peoples[people('picti')].homes.map((zone) => board.placeIds[zone])).toEqual([
      'picti-1',
      'picti-2',
      'picti-3',
    ])
  })

  test('UR-4.1-e UR-4.1-f: Visigothi, Franci Salii and Ghassanides begin as Foederati inside the Empire', () => {
    const campaign = board.file.scenarios.find(({ id }) => id === 'campaign-405-476')
    for (const id of ['visigothi', 'franci-salii', 'ghassanides']) {
      const entry = campaign?.peoples.find((each) => each.people === id)
      expect(entry?.status).toBe('foederati')
      for (const zone of entry?.zones ?? [])
        expect(board.dioceseOf[board.zoneOf.get(zone) ?? NOBODY]).toBeGreaterThanOrEqual(0)
      expect(entry?.zones.length).toBeGreaterThan(0)
      expect(board.peoples[people(id)].homes).toEqual([])
    }
  })

  test('UR-4.1-g: a people without a leader on the map stays major', () => {
    const t = inWindow('roman', ['tribute'], {
      peoples: { burgondi: { status: 'war', major: true } },
      pieces: { 'burgondi-1': 'galliae-3', chiperic: 'gone' },
    })
    t.act('play tribute')
    expect(t.vp.roman).toBe(-3)
  })

  test('UR-4.1-h: Ostrogothi are major from the start, led by a generic leader', () => {
    expect(position({}).look.isMajor[people('ostrogothi')]).toBe(1)
    const leaders = board.peoples[people('ostrogothi')].leaders.map((leader) => board.leader[leader])
    expect(leaders.map(({ id, generic }) => [id, generic])).toEqual([['dux-ostrogothi', true]])
  })
})

describe('4.2.2 Placement of non-Romans', () => {
  test('UR-4.2.2-a UR-4.2.3-b: the units of a minor people come when it enters war, and at once', () => {
    const t = geostrategy('barbarian', ['minor-uprising'])
    expect(t.at('saxones-1')).toBe('off')
    t.act('play minor-uprising', 'people saxones')
    expect([t.at('saxones-1'), t.at('saxones-2')]).toEqual(['saxones', 'saxones'])
    expect(t.told('place')).toEqual([
      { type: 'place', pieces: ['saxones-1', 'saxones-2'], at: 'saxones', rule: 'UR-4.2.3-b' },
    ])
  })

  test('UR-4.2.2-b: a major people is on the map from the start', () => {
    for (const { peoples } of board.file.scenarios) {
      for (const { id, units } of board.peoples.filter(({ major }) => major)) {
        expect(peoples.find((each) => each.people === id)?.zones.length).toBe(units.length)
      }
    }
  })

  const camping = (status: string, zone: string) =>
    barbarians({
      peoples: { vandali: status },
      pieces: { 'vandali-1': zone, genseric: zone, 'suevi-1': 'suevi' },
    })

  test('UR-4.2.2-c: a major people at peace does not leave its zones of origin', () => {
    expect(camping('peace', 'vandali').legal).toEqual(['done'])
    expect(camping('war', 'vandali').legal).toContain('piece vandali-1')
    const huns = barbarians({ pieces: { 'hunni-1': 'hunni-1', attila: 'hunni-1' } })
    expect(huns.legal).toEqual(['done'])
  })

  test('UR-4.2.2-e: one that is Foederati is bound to them no more', () => {
    const t = romans({
      peoples: { vandali: 'foederati' },
      pieces: { 'vandali-1': 'hispaniae-5', genseric: 'hispaniae-5' },
    })
    expect(steps(t.act('piece vandali-1'))).toEqual(['hispaniae-3', 'hispaniae-4', 'hispaniae-6'])
  })

  test('UR-4.2.2-d UR-4.2.3-c: at peace Persae and Hunni show it by a face, the Rex peoples by a marker', () => {
    const peace = position({ pieces: { peroz: 'persae-1', genseric: 'vandali' } }).state
    expect(shownFace(peace, board.pieceOf.get('peroz') ?? NOBODY)).toBe('pax-romana')
    expect(shownFace(peace, board.pieceOf.get('genseric') ?? NOBODY)).toBe('front')
    expect(hasPaxRomanaMarker(peace, people('vandali'))).toBe(true)
    const t = geostrategy('barbarian', ['major-uprising', 'major-uprising'], { pieces: { peroz: 'persae-1' } })
    placed(t.act('play major-uprising', 'people persae')).act('play major-uprising', 'people vandali')
    expect(shownFace(t.state, t.piece('peroz'))).toBe('front')
    expect(hasPaxRomanaMarker(t.state, people('vandali'))).toBe(false)
  })

  test('UR-4.2.2-f: a pacified minor people stays at home on the map until it rises again', () => {
    const t = inWindow('roman', ['tribute'], { peoples: { saxones: 'war' }, pieces: { 'saxones-1': 'galliae-1' } })
    t.act('play tribute')
    expect([t.status('saxones'), t.at('saxones-1')]).toEqual(['peace', 'saxones'])
    expect(isHostile(t.state, t.piece('saxones-1'), ROMAN)).toBe(false)
    const again = geostrategy('barbarian', ['minor-uprising'], { pieces: { 'saxones-1': 'saxones' } })
    again.act('play minor-uprising', 'people saxones')
    expect(again.told('place')).toMatchObject([{ pieces: ['saxones-2'], at: 'saxones' }])
  })
})

describe('4.2.3 Entry into war', () => {
  test('UR-4.2.3-a UR-2.C-f: nothing but a stratagem brings a people into war in phase C', () => {
    const t = position({
      phase: 'C',
      stack: [
        { kind: 'year', step: 'pax-romana' },
        { kind: 'geostrategy', camp: 'roman' },
        { kind: 'geostrategy', camp: 'barbarian' },
      ],
    })
    t.act('done')
    expect(t.look.status.every((status) => status === PEACE)).toBe(true)
    const bagaudes = geostrategy('barbarian', ['minor-uprising']).act('play minor-uprising')
    expect(bagaudes.why('people bagaudes')).toBe('UR-4.2.3-a')
  })

  test('UR-4.2.3-d: a people at war may enter the Empire', () => {
    const t = barbarians({ peoples: { vandali: 'war' }, pieces: { 'vandali-1': 'vandali' } })
    expect(steps(t.act('piece vandali-1'))).toContain('pannoniae-2')
  })

  test('UR-4.2.3-d: a people at war is hostile to Rome, one at peace is not', () => {
    const { state } = position({
      peoples: { saxones: 'war' },
      pieces: { 'saxones-1': 'saxones', 'picti-1': 'picti-1' },
    })
    expect(isHostile(state, board.pieceOf.get('saxones-1') ?? NOBODY, ROMAN)).toBe(true)
    expect(isHostile(state, board.pieceOf.get('picti-1') ?? NOBODY, ROMAN)).toBe(false)
  })
})

describe('4.4 Control', () => {
  test('UR-4.4.1-b UR-4.4.1-c UR-4.5.1-c: Foederati are the Roman’s, all others the Barbarian’s', () => {
    const t = position({
      peoples: { visigothi: 'foederati', vandali: 'war', suevi: 'revolt', burgondi: 'regnum', hunni: 'peace' },
    })
    expect(['visigothi', 'vandali', 'suevi', 'burgondi', 'hunni'].map((id) => t.camp(`${id}-1`))).toEqual([
      'roman',
      'barbarian',
      'barbarian',
      'barbarian',
      'barbarian',
    ])
  })

  test('UR-4.5.1-c: Foederati who joined a usurpation are the Barbarian’s', () => {
    const t = position({
      peoples: { visigothi: 'foederati' },
      pieces: { 'visigothi-1': { at: 'galliae-1', rallied: 'west' }, 'visigothi-2': 'galliae-1' },
    })
    expect([t.camp('visigothi-1'), t.camp('visigothi-2')]).toEqual(['barbarian', 'roman'])
  })

  test('UR-4.4.1-a UR-4.4.1-d: control holds until a stratagem changes it, and then it changes at once', () => {
    const t = inWindow('roman', ['minor-federation-treaty', 'tribute'], {
      peoples: { suevi: 'revolt', alamanni: 'war' },
      pieces: { 'suevi-1': 'hispaniae-1', 'alamanni-1': 'alamanni' },
    })
    expect(t.camp('suevi-1')).toBe('barbarian')
    t.act('play minor-federation-treaty')
    expect(t.camp('suevi-1')).toBe('roman')
  })
})

describe('4.4.2 Armenia', () => {
  const armenia = { peoples: { armenia: 'client' }, pieces: { 'armenia-1': 'armenia' } }

  test('UR-4.4.2-a UR-4.4.2-d: in every scenario it is the Roman’s, not Foederati, and on the map', () => {
    for (const { peoples } of board.file.scenarios) {
      expect(peoples.find((each) => each.people === 'armenia')).toMatchObject({ status: 'roman', zones: ['armenia'] })
    }
    const t = position(armenia)
    expect([t.camp('armenia-1'), t.status('armenia')]).toEqual(['roman', 'client'])
  })

  test('UR-4.4.2-b UR-4.4.2-e UR-4.4.2-f: it is an enemy of the Barbarian and no enemy of Romans', () => {
    const { state } = position(armenia)
    const unit = board.pieceOf.get('armenia-1') ?? NOBODY
    expect(isHostile(state, unit, 1)).toBe(true)
    expect(isHostile(state, unit, ROMAN)).toBe(false)
  })

  test('UR-4.4.2-c: no uprising is for Armenia', () => {
    const t = geostrategy('barbarian', ['minor-uprising'], armenia).act('play minor-uprising')
    expect(t.why('people armenia')).toBe('UR-4.4.2-c')
  })

  test('UR-4.4.2-j UR-4.4.2-k: its unit comes back, unless Persae are in Armenia', () => {
    const lost = (persae: string) =>
      lastYear({
        peoples: { armenia: 'client', persae: 'war' },
        pieces: {
          'armenia-1': { at: 'lost', lostIn: 'persae-1', lostFrom: 'roman' },
          'persae-1': persae,
          'persae-2': 'persae-2',
        },
      })
    expect(lost('persae-1').act('done').at('armenia-1')).toBe('armenia')
    expect(lost('armenia').act('done').at('armenia-1')).toBe('lost')
  })
})

describe('4.5.1 Foederati', () => {
  const suevi = (second: string) => ({
    peoples: { suevi: 'war' },
    pieces: { 'suevi-1': 'galliae-1', 'suevi-2': second },
  })

  test('UR-4.5.1-a UR-6.1-a: only if all its units in play are inside the Empire', () => {
    const treaty = (second: string) => inWindow('roman', ['minor-federation-treaty'], suevi(second))
    expect(treaty('suevi').why('play minor-federation-treaty')).toBe('UR-6.1-a')
    expect(treaty('galliae-5').why('play minor-federation-treaty')).toBeUndefined()
    expect(treaty('lost').why('play minor-federation-treaty')).toBeUndefined()
  })

  test('UR-4.5.1-b: its new status is told', () => {
    const t = inWindow('roman', ['minor-federation-treaty'], suevi('galliae-1')).act('play minor-federation-treaty')
    expect(t.told('status')).toEqual([{ type: 'status', people: 'suevi', status: 'foederati', rule: 'UR-6.1-a' }])
  })

  test('UR-4.5.1-a: peoples at peace, Foederati, Regna and Armenia cannot be federated', () => {
    const { state } = position({
      peoples: { suevi: 'peace', alani: 'foederati', vandali: 'regnum', armenia: 'client', heruli: 'revolt' },
      pieces: {
        'suevi-1': 'galliae-1',
        'alani-1': 'galliae-1',
        'vandali-1': 'galliae-1',
        'armenia-1': 'pontica-4',
        'heruli-1': 'galliae-1',
      },
    })
    const can = ['suevi', 'alani', 'vandali', 'armenia', 'heruli'].filter(
      (id) => federationVerdict(state, people(id)) === null,
    )
    expect(can).toEqual(['heruli'])
  })
})

describe('4.5.2 Foederati in revolt', () => {
  const visigothi = {
    peoples: { visigothi: 'foederati' },
    pieces: { 'visigothi-1': { at: 'viennensis-2', rallied: 'west' as const }, 'theodoric-i': 'viennensis-2' },
    west: { augustus: 'valentinien-iii', patrice: 'theodoric-i' },
  }

  test('UR-4.5.2-a UR-4.5.2-b: an uprising on Foederati makes them revolt, under the Barbarian at once', () => {
    const t = geostrategy('barbarian', ['major-uprising'], visigothi)
    expect(t.camp('theodoric-i')).toBe('roman')
    t.act('play major-uprising', 'people visigothi')
    expect([t.status('visigothi'), t.camp('theodoric-i')]).toEqual(['revolt', 'barbarian'])
  })

  test('UR-3.5.1-m: their Patrice is one no more, and those who had joined a usurpation leave it', () => {
    const t = geostrategy('barbarian', ['major-uprising'], visigothi).act('play major-uprising', 'people visigothi')
    expect(t.told('title')).toEqual([
      { type: 'title', title: 'patrice', half: 'west', leader: null, rule: 'UR-3.5.1-m' },
    ])
    expect(t.told('rally')).toMatchObject([{ pieces: ['visigothi-1'], half: null }])
    expect(ralliedTo(t.state, t.piece('visigothi-1'))).toBe(0)
  })

  test('UR-4.5.2-d: once all its units are eliminated it is Foederati again in the adjustments', () => {
    const t = lastYear({
      peoples: { suevi: { status: 'revolt', fall: { at: 'hispaniae-1', inBattle: true, victors: [] } } },
      pieces: {
        'suevi-1': { at: 'lost', lostIn: 'hispaniae-1', lostFrom: 'barbarian' },
        'suevi-2': { at: 'lost', lostIn: 'hispaniae-1', lostFrom: 'barbarian' },
      },
    }).act('done')
    expect(t.status('suevi')).toBe('foederati')
  })
})
