import { describe, expect, test } from 'vitest'
import { NOBODY } from '../src/board.ts'
import { allyOf, isMajorPeople, puppetOf, statusOfPeople, usurperOf } from '../src/state.ts'
import { stratagem } from '../src/stratagem-kinds.ts'
import { placed } from './phases.ts'
import { type Draw, Play, position } from './play.ts'
import { FILLER, geostrategy, hands, inWindow, lastYear } from './stratagem-play.ts'

const board = position({}).state.board
const people = (id: string) => board.peopleOf.get(id) ?? NOBODY
const usurper = (t: Play, half: 0 | 1) => board.pieceIds[usurperOf(t.state, half)]

describe('6.2 Western and Eastern Usurpation', () => {
  const western = (draw: Draw) => geostrategy('barbarian', ['western-usurpation'], draw)

  test('UR-6.2-a UR-3.6.2-b UR-3.6.2-e: a historical Roman leader of the Roman who stands in the West, without an Augustus', () => {
    const t = western({
      pieces: {
        aetius: 'galliae-3',
        avitus: 'viennensis-4',
        leon: 'africa-4',
        majorien: 'italia-4',
        aegidius: 'thracia-1',
        marcellinus: 'alamanni',
        'dux-galliae': 'galliae-3',
        johannes: { at: 'italia-2', rallied: 'west' },
        'theodoric-ii': 'viennensis-2',
      },
      peoples: { visigothi: 'foederati' },
    }).act('play western-usurpation')
    expect([t.asked, t.seat]).toEqual(['stratagem-leader', 'second'])
    expect(t.legal).toEqual(['piece aetius', 'piece avitus', 'piece leon'])
    expect(t.why('piece majorien')).toBe('UR-3.6.2-b')
    expect(t.why('piece valentinien-iii')).toBe('UR-3.6.2-b')
    for (const id of ['aegidius', 'marcellinus', 'johannes']) expect(t.why(`piece ${id}`)).toBe('UR-6.2-a')
    expect(t.why('piece theodoric-ii')).toBe('UR-3.6.1-a')
    expect(t.why('piece dux-galliae')).toBe('UR-3.3.1-l')
  })

  test('UR-6.2-b UR-3.6.2-c UR-3.6.2-f: validated if 1d6 is no more than his CP; otherwise he stays loyal', () => {
    const roll = (face: number) =>
      western({ pieces: { avitus: 'galliae-4' } })
        .dice(face, 6, 6)
        .act('play western-usurpation')
    expect([usurper(roll(3), 0), roll(3).camp('avitus')]).toEqual(['avitus', 'barbarian'])
    expect([usurper(roll(4), 0), roll(4).camp('avitus'), roll(4).at('avitus')]).toEqual([
      undefined,
      'roman',
      'galliae-4',
    ])
    expect(roll(4).told('refused')).toEqual([{ type: 'refused', what: 'usurpation', rule: 'UR-3.6.2-f' }])
  })

  test('UR-6.2-c: a Patrice has a bonus of 1', () => {
    const roll = (face: number) =>
      western({ pieces: { avitus: 'galliae-4' }, west: { augustus: 'valentinien-iii', patrice: 'avitus' } })
        .dice(face, 6, 6)
        .act('play western-usurpation')
    expect([usurper(roll(4), 0), usurper(roll(5), 0)]).toEqual(['avitus', undefined])
  })

  const ricimer: Draw = {
    year: 460,
    pieces: {
      ricimer: 'italia-2',
      'libius-severus': 'galliae-3',
      olybrius: 'italia-5',
      oreste: 'galliae-3',
      basilicus: 'thracia-1',
      sarus: 'galliae-3',
    },
  }

  test('UR-6.2-d UR-6.2-f: for a barbarian somebody of CP 1 or 2 in the same half is named', () => {
    const t = western(ricimer).act('play western-usurpation', 'piece ricimer')
    expect([t.asked, t.seat]).toEqual(['usurpation-puppet', 'second'])
    expect(t.legal).toEqual(['piece olybrius', 'piece libius-severus'])
    expect(t.why('piece oreste')).toBe('UR-6.2-f')
    expect(t.why('piece basilicus')).toBe('UR-6.2-f')
    expect(t.why('piece sarus')).toBe('UR-6.2-f')
    t.dice(5, 1, 1, 1, 1).act('piece libius-severus')
    expect([usurper(t, 0), board.pieceIds[puppetOf(t.state, 0)]]).toEqual(['ricimer', 'libius-severus'])
    expect([t.at('libius-severus'), t.camp('libius-severus')]).toEqual(['galliae-3', 'roman'])
  })

  test('UR-6.2-f: with nobody to name a barbarian cannot be chosen', () => {
    const alone = western({ pieces: { ricimer: 'italia-2', avitus: 'galliae-3', aetius: 'galliae-3' } })
    expect(alone.act('play western-usurpation').why('piece ricimer')).toBe('UR-6.2-f')
  })

  test('UR-6.2-e: the barbarian’s own CP counts', () => {
    const t = western(ricimer).act('play western-usurpation', 'piece ricimer')
    t.dice(6).act('piece olybrius')
    expect(usurper(t, 0)).toBeUndefined()
  })

  test('UR-6.2-g: a validated attempt begins the civil war at once', () => {
    const t = western({
      pieces: { avitus: 'galliae-3', 'co-galliae-1': 'galliae-3', 'co-galliae-2': 'galliae-4' },
    })
    t.dice(3, 6, 6).act('play western-usurpation')
    expect([t.camp('co-galliae-1'), t.camp('co-galliae-2')]).toEqual(['barbarian', 'roman'])
  })

  test('UR-6.2-h: the eastern one in the East', () => {
    const t = geostrategy('barbarian', ['eastern-usurpation'], {
      pieces: { leon: 'oriens-2', marcien: 'asia-1', aetius: 'galliae-3' },
    }).act('play eastern-usurpation')
    expect(t.legal).toEqual(['piece marcien', 'piece leon'])
    expect(t.why('piece aetius')).toBe('UR-6.2-a')
    t.dice(4, 6, 6, 6).act('piece leon')
    expect(usurper(t, 1)).toBe('leon')
  })

  test('UR-3.6.5-a UR-3.6.5-b: no second one in the same half', () => {
    const t = geostrategy('barbarian', ['western-usurpation', 'eastern-usurpation'], {
      pieces: { johannes: { at: 'galliae-3', rallied: 'west' }, avitus: 'galliae-4', leon: 'oriens-2' },
      west: { augustus: 'valentinien-iii', usurper: 'johannes' },
    })
    expect(t.why('play western-usurpation')).toBe('UR-6.2-a')
    expect(t.why('play eastern-usurpation')).toBeUndefined()
  })
})

describe('6.2 and 6.4 Uprisings', () => {
  const rising = (kind: string, draw: Draw = {}) => geostrategy('barbarian', [kind], draw).act(`play ${kind}`)
  const atWar = (t: Play) =>
    board.everyPeople.filter((each) => statusOfPeople(t.state, each) === 1).map((each) => board.peoples[each].id)

  test('UR-6.2-i UR-6.2-k: one minor people at peace, any of them', () => {
    const t = rising('minor-uprising', { peoples: { picti: 'war', armenia: 'client' } })
    expect(t.legal.length).toBe(board.peoples.filter(({ major, homes }) => !major && homes.length > 0).length - 2)
    expect([t.why('people picti'), t.why('people vandali')]).toEqual(['UR-6.2-i', 'UR-6.2-i'])
    t.act('people heruli')
    expect(atWar(t)).toEqual(['heruli', 'picti'])
    expect(t.asked).toBe('geostrategy')
  })

  test('UR-6.2-j: or one that is Foederati, which revolts', () => {
    const t = rising('minor-uprising', { peoples: { 'franci-salii': 'foederati' } }).act('people franci-salii')
    expect(t.told('status')).toEqual([{ type: 'status', people: 'franci-salii', status: 'revolt', rule: 'UR-6.2-j' }])
  })

  test('UR-6.2-l UR-6.2-m UR-6.4-d: two, or three, and no fewer', () => {
    const two = rising('two-minor-uprisings').act('people heruli')
    expect(two.legal).not.toContain('done')
    expect(two.why('people heruli')).toBe('UR-6.2-l')
    expect(atWar(two.act('people suevi'))).toEqual(['suevi', 'heruli'])
    const three = rising('three-minor-uprisings').act('people heruli', 'people suevi')
    expect(three.asked).toBe('uprising')
    expect(atWar(three.act('people scoti'))).toEqual(['suevi', 'heruli', 'scoti'])
  })

  test('UR-6.2-n UR-6.2-o: one major people, or three', () => {
    const one = rising('major-uprising')
    expect(one.legal).toEqual(['people vandali', 'people ostrogothi', 'people hunni', 'people persae'])
    expect(one.why('people heruli')).toBe('UR-6.2-n')
    expect(atWar(one.act('people persae'))).toEqual(['persae'])
    const three = rising('three-major-uprisings').act('people vandali', 'people hunni', 'people persae')
    expect(atWar(three)).toEqual(['vandali', 'hunni', 'persae'])
  })

  test('UR-6.2-p: the greatest is removed from the game', () => {
    const t = rising('three-major-uprisings')
    const kind = stratagem('three-major-uprisings')
    expect([t.look.bowl[kind], t.look.hands[1][kind]]).toEqual([0, 0])
    expect(rising('major-uprising').look.bowl[stratagem('major-uprising')]).toBe(4)
  })

  test('UR-6.4-c UR-6.4-x1: with only two major peoples at peace exactly those two enter war', () => {
    const t = rising('three-major-uprisings', {
      peoples: { vandali: 'war', ostrogothi: 'war', visigothi: 'revolt' },
    })
    expect(atWar(t)).toEqual(['vandali', 'ostrogothi', 'hunni', 'persae'])
    expect(placed(t).asked).toBe('geostrategy')
  })

  test('UR-6.4-e: Foederati count among them', () => {
    const t = rising('three-major-uprisings', {
      peoples: { vandali: 'war', ostrogothi: 'war', visigothi: 'foederati' },
    })
    expect([t.status('visigothi'), ...atWar(t)]).toEqual(['revolt', 'vandali', 'ostrogothi', 'hunni', 'persae'])
  })

  test('UR-6.4-c: with nobody to raise it cannot be played', () => {
    const peoples = { vandali: 'war', ostrogothi: 'war', visigothi: 'revolt', hunni: 'war', persae: 'war' }
    expect(geostrategy('barbarian', ['major-uprising'], { peoples }).why('play major-uprising')).toBe('UR-6.2-n')
  })

  test('UR-6.2-ad: allies enter war and revolt together, when their major people is raised', () => {
    const peace = rising('major-uprising', { peoples: { alani: { status: 'peace', ally: 'vandali' } } })
    expect(atWar(peace.act('people vandali'))).toEqual(['vandali', 'alani'])
    expect(peace.at('alani-1')).toBe('alani')
    const minor = rising('minor-uprising', { peoples: { alani: { status: 'peace', ally: 'vandali' } } })
    expect(minor.why('people alani')).toBe('UR-6.2-ad')
    const foederati = rising('major-uprising', {
      peoples: { visigothi: 'foederati', alani: { status: 'foederati', ally: 'visigothi' } },
    }).act('people visigothi')
    expect([foederati.status('visigothi'), foederati.status('alani')]).toEqual(['revolt', 'revolt'])
  })

  const huns = { ostrogothi: { status: 'peace', ally: 'hunni' }, gepidae: { status: 'peace', ally: 'hunni' } }

  test('UR-6.2-ai: Ostrogothi and Gepidae rise without Hunni, who take them along', () => {
    expect(atWar(rising('minor-uprising', { peoples: huns }).act('people gepidae'))).toEqual(['gepidae'])
    expect(atWar(rising('major-uprising', { peoples: huns }).act('people ostrogothi'))).toEqual(['ostrogothi'])
    expect(atWar(rising('major-uprising', { peoples: huns }).act('people hunni'))).toEqual([
      'ostrogothi',
      'gepidae',
      'hunni',
    ])
  })
})

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
