import { describe, expect, test } from 'vitest'
import { NOBODY } from '../src/board.ts'
import { allyOf, isMajorPeople } from '../src/state.ts'
import { type Draw, Play, position } from './play.ts'
import { FILLER, geostrategy, hands, inWindow, lastYear } from './stratagem-play.ts'

const board = position({}).state.board
const people = (id: string) => board.peopleOf.get(id) ?? NOBODY

describe('6.2 Barbarian Alliance', () => {
  const alliance = (draw: Draw) => geostrategy('barbarian', ['barbarian-alliance'], draw)

  test('UR-6.2-ab UR-6.2-ac UR-6.2-af: a major and a minor people of the same status, side by side', () => {
    const t = alliance({
      peoples: { vandali: 'war', alani: 'war', suevi: 'war', heruli: 'revolt', hunni: 'war' },
      pieces: {
        'vandali-1': 'hispaniae-3',
        'alani-1': 'hispaniae-5',
        'suevi-1': 'hispaniae-1',
        'suevi-2': 'suevi',
        'heruli-1': 'hispaniae-3',
        'hunni-1': 'galliae-3',
        'saxones-1': 'hispaniae-3',
      },
    }).act('play barbarian-alliance', 'people vandali')
    expect([t.asked, t.seat]).toEqual(['alliance', 'second'])
    expect(t.legal).toEqual(['people suevi', 'people alani'])
    expect(t.why('people heruli')).toBe('UR-6.2-ab')
    expect(t.why('people hunni')).toBe('UR-6.2-ab')
    t.act('people alani')
    expect(allyOf(t.state, people('alani'))).toBe(people('vandali'))
    expect(t.told('alliance')).toEqual([{ type: 'alliance', people: 'alani', major: 'vandali', rule: 'UR-6.2-ab' }])
  })

  test('UR-6.2-ab: of one status, whichever of the four it is, and of no two', () => {
    const statuses = ['peace', 'war', 'foederati', 'revolt'] as const
    // Vandali and Alani live side by side, and stand so in Hispaniae.
    const at = (status: string) => (status === 'peace' || status === 'war' ? 'home' : 'abroad')
    const zone = (status: string, people: string) => (at(status) === 'home' ? people : 'hispaniae-5')
    for (const major of statuses) {
      for (const minor of statuses) {
        if (at(major) !== at(minor)) continue
        const t = alliance({
          peoples: { vandali: major, alani: minor },
          pieces: { 'vandali-1': zone(major, 'vandali'), 'alani-1': zone(minor, 'alani') },
        }).act('play barbarian-alliance')
        const why = t.why('people vandali')
        const allied = why === undefined ? t.act('people vandali') : t
        if (allied.asked === 'alliance' && allied.legal.includes('people alani')) allied.act('people alani')
        const isJoined = allyOf(allied.state, people('alani')) === people('vandali')
        expect([major, minor, isJoined]).toEqual([major, minor, major === minor])
      }
    }
  })

  test('UR-6.2-ab: of no two statuses, though they stand in one zone', () => {
    const statuses = ['war', 'foederati', 'revolt'] as const
    for (const major of statuses) {
      for (const minor of statuses) {
        const t = alliance({
          // Persae and Iberia at peace are side by side, so that it can be played.
          peoples: { vandali: major, alani: minor },
          pieces: { 'vandali-1': 'hispaniae-5', 'alani-1': 'hispaniae-5', 'persae-1': 'persae-1' },
        }).act('play barbarian-alliance')
        expect([major, minor, t.why('people vandali')]).toEqual([
          major,
          minor,
          major === minor ? undefined : 'UR-6.2-ab',
        ])
      }
    }
  })

  test('UR-6.2-ac: not over a greater distance', () => {
    const apart = (zone: string): Draw => ({
      peoples: { visigothi: 'revolt', alani: 'revolt' },
      pieces: { 'visigothi-1': 'viennensis-2', 'alani-1': zone },
    })
    const verdict = (zone: string) => {
      const t = alliance({
        ...apart(zone),
        peoples: { ...apart(zone).peoples, vandali: 'war', suevi: 'war', saxones: 'war', hunni: 'war' },
        pieces: {
          ...apart(zone).pieces,
          'vandali-1': 'africa-4',
          'suevi-1': 'africa-4',
          'hunni-1': 'oriens-1',
          'saxones-1': 'oriens-1',
        },
      }).act('play barbarian-alliance')
      return t.why('people visigothi')
    }
    expect(verdict('viennensis-2')).toBeUndefined()
    expect(verdict('viennensis-1')).toBeUndefined()
    expect(verdict('viennensis-4')).toBe('UR-6.2-ac')
  })

  test('UR-6.2-ac: a unit of the one beside a unit of the other is enough, wherever the rest of them are', () => {
    const t = alliance({
      peoples: { visigothi: 'revolt', alani: 'revolt' },
      pieces: {
        'visigothi-1': 'viennensis-2',
        'visigothi-2': 'oriens-1',
        'alani-1': 'viennensis-1',
        'alani-2': 'africa-4',
      },
    }).act('play barbarian-alliance')
    expect(t.legal).toContain('people visigothi')
    expect(allyOf(t.act('people visigothi').state, people('alani'))).toBe(people('visigothi'))
  })

  test('UR-6.2-ac UR-6.3-aw: units aboard a fleet in port are in its zone, at sea in none', () => {
    const why = (at: string) =>
      alliance({
        peoples: { vandali: 'revolt', alani: 'revolt' },
        fleets: { 'classis-occidentalis': { at, camp: 'barbarian' } },
        pieces: { 'vandali-1': 'africa-3', 'alani-1': 'aboard-classis-occidentalis', 'persae-1': 'persae-1' },
      })
        .act('play barbarian-alliance')
        .why('people vandali')
    expect([why('africa-4'), why('mare-internum-occidentalis')]).toEqual([undefined, 'UR-6.2-ac'])
  })

  test('UR-6.2-ab: at peace too, home beside home; a Regnum and Armenia not', () => {
    const t = alliance({ pieces: { 'vandali-1': 'vandali', 'persae-1': 'persae-1' }, peoples: { armenia: 'client' } })
    t.act('play barbarian-alliance', 'people vandali')
    expect(t.legal).toEqual(['people heruli', 'people alani'])
    const regnum = alliance({
      peoples: { vandali: 'regnum', alani: 'regnum' },
      pieces: { 'vandali-1': 'africa-4', 'alani-1': 'africa-4' },
    })
    expect(regnum.act('play barbarian-alliance').why('people vandali')).toBe('UR-6.2-ab')
  })

  test('UR-6.2-ae: a major people may have several allies, a minor one has one', () => {
    const t = alliance({
      peoples: { vandali: 'war', alani: { status: 'war', ally: 'vandali' }, suevi: 'war' },
      pieces: { 'vandali-1': 'hispaniae-3', 'alani-1': 'hispaniae-3', 'suevi-1': 'hispaniae-1' },
    }).act('play barbarian-alliance', 'people vandali')
    expect([allyOf(t.state, people('suevi')), allyOf(t.state, people('alani'))]).toEqual([
      people('vandali'),
      people('vandali'),
    ])
  })

  test('UR-6.2-ah: Ostrogothi and Gepidae begin allied to Hunni, unless the scenario has freed them', () => {
    for (const { id, hunsFreed } of board.file.scenarios) {
      const t = new Play({
        options: { scenario: id },
        dice: { secret: '0'.repeat(32) },
      })
      const expected = hunsFreed ? -1 : people('hunni')
      expect([allyOf(t.state, people('ostrogothi')), allyOf(t.state, people('gepidae'))]).toEqual([expected, expected])
    }
  })

  test('UR-6.2-al UR-6.2-aw: when Attila dies both are free, and keep their status', () => {
    const t = inWindow('roman', ['plague-outbreak'], {
      peoples: {
        hunni: 'war',
        ostrogothi: { status: 'war', ally: 'hunni' },
        gepidae: { status: 'peace', ally: 'hunni' },
      },
      pieces: { attila: 'galliae-5', 'hunni-1': 'galliae-5' },
    }).act('play plague-outbreak')
    t.dice(9).act('to galliae-5')
    expect(t.at('attila')).toBe('gone')
    expect([allyOf(t.state, people('ostrogothi')), allyOf(t.state, people('gepidae'))]).toEqual([-1, -1])
    expect([t.status('ostrogothi'), t.status('gepidae')]).toEqual(['war', 'peace'])
  })
})

describe('6.2 Bagaudes and Migration', () => {
  test('UR-6.2-am: in a zone of Galliae, Viennensis or Hispaniae that holds no unit', () => {
    const t = inWindow('barbarian', ['bagaudes'], {
      pieces: { 'li-galliae-1': 'galliae-1', aetius: 'galliae-2', 'visigothi-1': 'viennensis-2' },
      peoples: { visigothi: 'foederati' },
    }).act('play bagaudes')
    expect(t.why('to galliae-1')).toBe('UR-6.2-am')
    expect(t.why('to viennensis-2')).toBe('UR-6.2-am')
    expect(t.why('to italia-1')).toBe('UR-6.2-am')
    for (const zone of ['galliae-2', 'viennensis-1', 'hispaniae-6']) expect(t.why(`to ${zone}`)).toBeUndefined()
  })

  test('UR-6.2-an UR-6.2-ao: a minor people at war, at home where it rose', () => {
    const t = inWindow('barbarian', ['bagaudes']).act('play bagaudes', 'to galliae-5')
    expect([t.at('bagaudes-1'), t.status('bagaudes'), t.camp('bagaudes-1')]).toEqual(['galliae-5', 'war', 'barbarian'])
    expect(board.placeIds[t.state.bagaudesHome]).toBe('galliae-5')
    expect(isMajorPeople(t.state, people('bagaudes'))).toBe(false)
    const again = inWindow('barbarian', ['bagaudes'], {
      peoples: { bagaudes: 'war' },
      pieces: { 'bagaudes-1': 'galliae-5' },
    })
    expect(again.why('play bagaudes')).toBe('UR-6.2-am')
    const lost = inWindow('barbarian', ['bagaudes'], { pieces: { 'bagaudes-1': 'lost' } })
    expect(lost.act('play bagaudes', 'to galliae-4').at('bagaudes-1')).toBe('galliae-4')
  })

  const visigothi: Draw = {
    peoples: { visigothi: 'foederati', suevi: 'war' },
    pieces: { 'visigothi-1': 'italia-5', 'suevi-1': 'hispaniae-1' },
  }

  test('UR-6.2-ap UR-6.2-ar: a people of the Barbarian’s choice that is on the map is his', () => {
    const t = inWindow('barbarian', ['migration'], visigothi).act('play migration')
    expect(t.legal).toEqual(['people visigothi', 'people suevi'])
    expect(t.why('people saxones')).toBe('UR-6.2-ap')
    t.act('people visigothi')
    expect([t.camp('visigothi-1'), t.status('visigothi')]).toEqual(['barbarian', 'foederati'])
  })

  test('UR-6.2-ap UR-6.2-at: its leaders too; whoever was the Barbarian’s stays his', () => {
    const t = lastYear({
      ...visigothi,
      pieces: { ...visigothi.pieces, 'theodoric-ii': 'italia-5' },
      hands: hands([], ['migration', FILLER]),
    }).act('play migration', 'people visigothi')
    expect(t.camp('theodoric-ii')).toBe('barbarian')
    expect(t.act('done').camp('theodoric-ii')).toBe('roman')
    const suevi = lastYear({ ...visigothi, hands: hands([], ['migration', FILLER]) })
    suevi.act('play migration', 'people suevi', 'done')
    expect([suevi.camp('suevi-1'), suevi.status('suevi')]).toEqual(['barbarian', 'war'])
  })

  test('UR-6.2-at UR-6.2-av: until phase F, before the points', () => {
    const t = lastYear({ ...visigothi, hands: hands([], ['migration', FILLER]) }).act(
      'play migration',
      'people visigothi',
    )
    expect(t.camp('visigothi-1')).toBe('barbarian')
    t.act('done')
    expect([t.camp('visigothi-1'), t.status('visigothi')]).toEqual(['roman', 'foederati'])
    expect(t.told('score').filter(({ rule }) => rule === 'UR-10.2-m')).toEqual([])
  })
})
