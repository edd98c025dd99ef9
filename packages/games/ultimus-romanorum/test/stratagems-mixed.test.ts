import { describe, expect, test } from 'vitest'
import { NOBODY } from '../src/board.ts'
import { playVerdict } from '../src/rules/stratagems/play.ts'
import { allyOf, ROMAN, returnsIn } from '../src/state.ts'
import { stratagem } from '../src/stratagem-kinds.ts'
import { romans } from './movement-play.ts'
import { type Draw, position } from './play.ts'
import { FILLER, geostrategy, hands, inWindow, lastYear } from './stratagem-play.ts'

const board = position({}).state.board
const people = (id: string) => board.peopleOf.get(id) ?? NOBODY

describe('6.3 Rebellion', () => {
  const vandali = (status: string): Draw => ({
    peoples: { vandali: status, alani: { status, ally: 'vandali' } },
    pieces: { 'vandali-1': 'africa-4', 'alani-1': 'africa-3', genseric: 'africa-4', 'dux-vandali': 'africa-4' },
  })
  const rebellion = (draw: Draw, dice: number, camp: 'roman' | 'barbarian' = 'roman') =>
    geostrategy(camp, ['rebellion'], draw).dice(dice).act('play rebellion')

  test('UR-6.3-c UR-6.3-d UR-6.3-e: free if 1d6 is greater than the CP of the best leader of the major people', () => {
    const free = rebellion(vandali('war'), 6)
    expect([allyOf(free.state, people('alani')), free.status('vandali')]).toEqual([-1, 'war'])
    const failed = rebellion(vandali('war'), 5)
    expect([allyOf(failed.state, people('alani')), failed.status('alani')]).toEqual([people('vandali'), 'war'])
    expect(failed.told('refused')).toEqual([{ type: 'refused', what: 'rebellion', rule: 'UR-6.3-e' }])
  })

  test('UR-6.3-c: a leader who is not in play does not count', () => {
    const draw = vandali('war')
    const t = rebellion({ ...draw, pieces: { ...draw.pieces, genseric: 'gone' } }, 3)
    expect(allyOf(t.state, people('alani'))).toBe(-1)
    const none = rebellion({ ...draw, pieces: { 'vandali-1': 'africa-4', 'alani-1': 'africa-4' } }, 1)
    expect(allyOf(none.state, people('alani'))).toBe(-1)
  })

  test('UR-6.3-c: only a people that has an ally', () => {
    expect(geostrategy('roman', ['rebellion'], { peoples: { vandali: 'war' } }).why('play rebellion')).toBe('UR-6.3-c')
  })

  test('UR-6.3-f UR-6.3-g: Foederati if the major people is the Barbarian’s, in revolt if it is the Roman’s', () => {
    for (const status of ['war', 'peace', 'revolt', 'regnum']) {
      expect(rebellion(vandali(status), 6).status('alani')).toBe('foederati')
    }
    expect(rebellion(vandali('foederati'), 6, 'barbarian').status('alani')).toBe('revolt')
  })

  test('UR-6.3-h UR-6.2-ak UR-6.3-i: Ostrogothi or Gepidae from Hunni, wherever they are', () => {
    const draw: Draw = {
      peoples: {
        hunni: 'peace',
        ostrogothi: { status: 'peace', ally: 'hunni' },
        gepidae: { status: 'peace', ally: 'hunni' },
      },
      pieces: { attila: 'hunni-1', 'hunni-1': 'hunni-1', 'ostrogothi-1': 'ostrogothi' },
    }
    const t = geostrategy('roman', ['rebellion'], draw).act('play rebellion')
    expect(t.legal).toEqual(['people ostrogothi', 'people gepidae'])
    t.dice(6).act('people gepidae')
    expect([t.status('gepidae'), t.at('gepidae-1'), t.camp('gepidae-1')]).toEqual(['foederati', 'gepidae', 'roman'])
    expect(allyOf(t.state, people('ostrogothi'))).toBe(people('hunni'))
  })

  test('UR-6.3-f UR-6.2-ad: the allies of those who are freed go with them', () => {
    const t = geostrategy('roman', ['rebellion'], {
      peoples: {
        hunni: 'war',
        ostrogothi: { status: 'war', ally: 'hunni' },
        heruli: { status: 'war', ally: 'ostrogothi' },
      },
      pieces: { 'hunni-1': 'hunni-1', 'ostrogothi-1': 'pannoniae-2', 'heruli-1': 'pannoniae-2' },
    })
    t.act('play rebellion').dice(6).act('people ostrogothi')
    expect([t.status('ostrogothi'), t.status('heruli'), t.status('hunni')]).toEqual(['foederati', 'foederati', 'war'])
    expect(allyOf(t.state, people('heruli'))).toBe(people('ostrogothi'))
  })
})

describe('6.3 Ecumenical Council', () => {
  test('UR-6.3-j: in a zone of Asia', () => {
    const t = geostrategy('roman', ['ecumenical-council']).act('play ecumenical-council')
    expect(t.legal).toEqual(['to asia-1', 'to asia-2', 'to asia-3', 'to asia-4'])
    expect(t.why('to thracia-3')).toBe('UR-6.3-j')
    t.act('to asia-3')
    const { state } = geostrategy('roman', ['ecumenical-council'])
    state.council = board.zoneOf.get('asia-1') ?? NOBODY
    const second = playVerdict(state, ROMAN, stratagem('ecumenical-council'), 'geostrategy')
    expect(second).toMatchObject({ ok: false, rule: 'UR-6.3-j' })
    expect(board.placeIds[t.state.council]).toBe('asia-3')
    expect(t.look.bowl[stratagem('ecumenical-council')]).toBe(0)
  })

  test('UR-6.3-k: 3 PV for the Barbarian in each phase F', () => {
    const t = lastYear({ council: 'asia-3' }).act('done')
    expect(t.told('score')).toContainEqual({ type: 'score', camp: 'barbarian', points: 3, rule: 'UR-6.3-k' })
    expect(board.placeIds[t.state.council]).toBe('asia-3')
  })

  const met = (dice: number) =>
    geostrategy('roman', ['ecumenical-council'], { pieces: { 'theodose-ii': 'asia-2' } })
      .act('play ecumenical-council', 'to asia-2')
      .dice(dice)
      .act('done')

  test('UR-6.3-l UR-6.3-m UR-6.3-n: when the Augustus is there it ends; 3 PV if 1d6 is no more than his CP', () => {
    const good = met(3)
    expect([good.vp.roman, good.state.council, good.look.bowl[stratagem('ecumenical-council')]]).toEqual([3, -1, 1])
    const bad = met(4)
    expect([bad.vp.roman, bad.state.council, bad.look.bowl[stratagem('ecumenical-council')]]).toEqual([0, -1, 1])
  })

  test('UR-6.3-l UR-6.3-m: he goes there', () => {
    const t = romans({ council: 'asia-1' })
    t.act('piece theodose-ii').dice(2).act('to asia-1')
    expect([t.vp.roman, t.state.council, t.at('theodose-ii')]).toEqual([3, -1, 'asia-1'])
  })

  test('UR-6.3-l: only the Augustus Orientalis, and only there', () => {
    const t = geostrategy('roman', ['ecumenical-council'], { pieces: { 'valentinien-iii': 'asia-2', leon: 'asia-2' } })
    t.act('play ecumenical-council', 'to asia-2')
    expect(board.placeIds[t.state.council]).toBe('asia-2')
    expect(t.asked).toBe('geostrategy')
  })
})

describe('6.3 Assassination', () => {
  const draw: Draw = {
    pieces: {
      aetius: 'galliae-3',
      'dux-galliae': 'galliae-3',
      johannes: { at: 'italia-2', rallied: 'west' },
      'theodoric-ii': 'viennensis-2',
      attila: 'hunni-1',
    },
    peoples: { visigothi: 'foederati', hunni: 'war' },
    west: { augustus: 'valentinien-iii', usurper: 'johannes' },
  }

  test('UR-6.3-s UR-6.3-u: an enemy Roman leader who is not generic', () => {
    const t = inWindow('barbarian', ['assassination'], draw).act('play assassination')
    expect(t.legal).toEqual(['piece theodose-ii', 'piece valentinien-iii', 'piece aetius'])
    expect(t.why('piece dux-galliae')).toBe('UR-6.3-s')
    expect(t.why('piece johannes')).toBe('UR-6.3-s')
    expect(t.why('piece theodoric-ii')).toBe('UR-6.3-u')
    const roman = inWindow('roman', ['assassination'], draw)
    expect(roman.dice(7).act('play assassination').told('roll')).toMatchObject([{ purpose: { leader: 'johannes' } }])
  })

  test('UR-6.3-t UR-6.4-b: 8 or 9 kills for good', () => {
    const roll = (face: number) =>
      inWindow('barbarian', ['assassination'], draw).act('play assassination').dice(face).act('piece aetius')
    expect([roll(7).at('aetius'), roll(7).told('refused').length]).toEqual(['galliae-3', 1])
    expect([roll(8).at('aetius'), roll(9).at('aetius')]).toEqual(['gone', 'gone'])
    expect(roll(8).vp.barbarian).toBe(1)
  })
})

describe('6.3 Plague', () => {
  const draw: Draw = {
    pieces: {
      'co-galliae-1': 'galliae-3',
      'li-galliae-1': { at: 'galliae-3', weak: true },
      'franci-orientales-1': { at: 'galliae-3', weak: true },
      aetius: 'galliae-3',
      'dux-galliae': 'galliae-3',
      'co-galliae-2': 'galliae-4',
      'li-galliae-2': { at: 'galliae-4', weak: true },
      avitus: 'galliae-4',
      'li-galliae-3': 'galliae-7',
    },
    peoples: { 'franci-orientales': 'war' },
  }

  test('UR-6.3-v UR-6.3-w: any zone; every unit of either camp is weakened, the weakened are eliminated', () => {
    const t = inWindow('barbarian', ['plague-outbreak'], draw).act('play plague-outbreak')
    expect(t.legal.length).toBe(board.zones + board.seas)
    t.dice(0, 0).act('to galliae-3')
    expect(t.isWeak('co-galliae-1')).toBe(true)
    expect([t.at('li-galliae-1'), t.at('franci-orientales-1')]).toEqual(['lost', 'lost'])
    expect([t.isWeak('co-galliae-2'), t.at('li-galliae-2')]).toEqual([false, 'galliae-4'])
    expect(t.told('marker')).toEqual([{ type: 'marker', marker: 'plague-outbreak', at: 'galliae-3' }])
  })

  test('UR-6.3-x UR-6.4-a: every leader there dies on 9; a generic one comes back in phase C', () => {
    const t = inWindow('barbarian', ['plague-outbreak'], draw).act('play plague-outbreak')
    t.dice(8, 9).act('to galliae-3')
    expect([t.at('aetius'), t.at('dux-galliae')]).toEqual(['galliae-3', 'lost'])
    expect(returnsIn(t.state, t.piece('dux-galliae'))).toBe(1)
    const both = inWindow('barbarian', ['plague-outbreak'], draw).act('play plague-outbreak')
    both.dice(9, 9).act('to galliae-3')
    expect([both.at('aetius'), both.at('dux-galliae'), both.vp.barbarian]).toEqual(['gone', 'lost', 0])
  })

  test('UR-6.3-w: pieces in the box of a city are in its zone', () => {
    const t = inWindow('barbarian', ['plague-outbreak'], {
      pieces: { 'valentinien-iii': 'ravenna-box', 'scolae-w': 'ravenna-box', 'vandali-1': 'italia-4' },
      peoples: { vandali: 'war' },
    }).act('play plague-outbreak')
    t.dice(0).act('to italia-4')
    expect([t.isWeak('scolae-w'), t.isWeak('vandali-1'), t.told('roll').length]).toEqual([true, true, 1])
  })

  const march = (plagues: Draw['plagues'], ...dice: number[]) => {
    const t = romans({
      plagues: plagues ?? [],
      pieces: { 'co-galliae-1': 'galliae-4', 'co-galliae-2': { at: 'galliae-4', weak: true }, avitus: 'galliae-4' },
    })
    t.act('piece avitus', 'piece co-galliae-1', 'piece co-galliae-2')
    t.dice(...dice).act('to galliae-5')
    while (t.asked === 'group') t.act('done')
    return t
  }

  test('UR-6.3-z: whoever enters an infected zone suffers like those who were there', () => {
    const t = march([{ at: 'galliae-5', epidemic: false }], 9)
    expect([t.isWeak('co-galliae-1'), t.at('co-galliae-2'), t.at('avitus')]).toEqual([true, 'lost', 'gone'])
    const clean = march([{ at: 'galliae-3', epidemic: false }])
    expect([clean.isWeak('co-galliae-1'), clean.at('co-galliae-2'), clean.at('avitus')]).toEqual([
      false,
      'galliae-5',
      'galliae-5',
    ])
  })

  test('UR-6.3-z UR-6.3-ad: and beside an epidemic like those beside it', () => {
    const t = march([{ at: 'galliae-3', epidemic: true }], 8)
    expect([t.isWeak('co-galliae-1'), t.at('co-galliae-2'), t.at('avitus')]).toEqual([true, 'galliae-5', 'galliae-5'])
  })

  test('UR-6.3-y UR-6.3-aa: the zone stays infected until phase E is over', () => {
    const t = lastYear({ hands: hands([], ['plague-outbreak', FILLER]) }).act('play plague-outbreak', 'to galliae-7')
    expect(t.state.plagues.map(({ at }) => board.placeIds[at])).toEqual(['galliae-7'])
    t.act('done')
    expect(t.state.plagues).toEqual([])
    expect(t.told('marker')).toContainEqual({ type: 'marker', marker: 'plague-outbreak', at: null })
  })

  test('UR-6.3-ab UR-6.3-ac UR-6.3-ad UR-6.3-ae: an epidemic reaches the zones beside, and spares the weakened there', () => {
    const t = inWindow('barbarian', ['plague-epidemic'], draw).act('play plague-epidemic')
    t.dice(0, 0, 9).act('to galliae-3')
    expect([t.isWeak('co-galliae-1'), t.at('li-galliae-1')]).toEqual([true, 'lost'])
    expect([t.isWeak('co-galliae-2'), t.at('li-galliae-2'), t.isWeak('li-galliae-3')]).toEqual([
      true,
      'galliae-4',
      false,
    ])
    expect([t.at('aetius'), t.at('avitus')]).toEqual(['galliae-3', 'gone'])
  })
})

describe('6.3 Desertion', () => {
  const draw: Draw = {
    pieces: {
      'co-oriens-1': 'oriens-8',
      'li-oriens-1': { at: 'oriens-8', weak: true },
      'persae-1': 'oriens-8',
      'ghassanides-1': 'oriens-8',
      'lakmides-1': 'oriens-5',
      'persae-2': { at: 'persae-3', weak: true },
      'co-galliae-1': { at: 'galliae-3', rallied: 'west' },
    },
    peoples: { persae: 'war', ghassanides: 'foederati', lakmides: 'war' },
  }

  test('UR-6.3-af UR-6.3-ag: the opponent’s Roman units', () => {
    const t = inWindow('barbarian', ['desertion'], draw).act('play desertion')
    expect([t.isWeak('co-oriens-1'), t.at('li-oriens-1')]).toEqual([true, 'lost'])
    expect([t.isWeak('persae-1'), t.isWeak('ghassanides-1')]).toEqual([false, false])
  })

  test('UR-6.3-af UR-6.3-ag: or his Persae, and the Romans of a usurpation', () => {
    const t = inWindow('roman', ['desertion'], draw).act('play desertion')
    expect(t.legal).toEqual(['to galliae-3', 'to oriens-8', 'to persae-3'])
    expect(t.why('to oriens-5')).toBe('UR-6.3-af')
    t.act('to persae-3')
    expect([t.at('persae-2'), t.isWeak('persae-1')]).toEqual(['lost', false])
  })

  test('UR-6.3-af: nothing but Roman or Persae units', () => {
    const t = inWindow('roman', ['desertion'], { peoples: { saxones: 'war' }, pieces: { 'saxones-1': 'galliae-1' } })
    expect(t.why('play desertion')).toBe('UR-6.3-af')
  })
})

describe('6.3 Fleet', () => {
  test('UR-6.3-ao UR-3.4.2-c UR-6.3-aq: on any coast of an open sea, under whoever played it', () => {
    const t = inWindow('barbarian', ['fleet']).act('play fleet')
    expect([t.why('to italia-1'), t.why('to hispaniae-1'), t.why('to africa-2')]).toEqual([
      'UR-6.3-ao',
      'UR-3.4.2-j',
      undefined,
    ])
    t.act('to italia-6')
    expect([board.placeIds[t.look.fleetAt[2]], t.look.fleetCamp[2]]).toEqual(['italia-6', 1])
    expect(t.look.bowl[stratagem('fleet')]).toBe(0)
    const roman = inWindow('roman', ['fleet']).act('play fleet', 'to thracia-1')
    expect(roman.look.fleetCamp[2]).toBe(0)
  })

  const fleet = (at: string, draw: Draw = {}) =>
    lastYear({ fleets: { 'fleet-1': { at, camp: 'barbarian' } }, ...draw }).act('done')

  test('UR-6.3-ap UR-6-d: it is gone at the end of the turn, with what is aboard', () => {
    const t = fleet('mare-internum-occidentalis', {
      peoples: { vandali: 'war' },
      pieces: { genseric: 'aboard-fleet-1', 'vandali-1': 'aboard-fleet-1', 'vandali-2': 'africa-5' },
    })
    expect([t.look.fleetAt[2], t.look.bowl[stratagem('fleet')]]).toEqual([-1, 1])
    expect([t.at('genseric'), t.at('vandali-1')]).toEqual(['gone', 'vandali'])
  })

  test('UR-6.3-ap UR-6.3-av: in the port of Carthago or Constantinopolis it stays, and belongs to who holds the port', () => {
    const empty = fleet('africa-4')
    expect([board.placeIds[empty.look.fleetAt[2]], empty.look.fleetCamp[2]]).toEqual(['africa-4', 0])
    const held = fleet('thracia-3', { peoples: { vandali: 'war' }, pieces: { 'vandali-1': 'thracia-3' } })
    expect([board.placeIds[held.look.fleetAt[2]], held.look.fleetCamp[2]]).toEqual(['thracia-3', 1])
    expect(fleet('italia-5').look.fleetAt[2]).toBe(-1)
  })
})

describe('6.3 Germanophobia', () => {
  const draw: Draw = {
    garrisons: ['italia-2', 'galliae-3'],
    pieces: {
      victores: 'italia-2',
      'comites-seniores': 'italia-2',
      'comites-alani': { at: 'italia-4', weak: true },
      'felices-iuniores': 'italia-5',
      ricimer: 'italia-4',
      sarus: 'italia-2',
      gondebaud: 'italia-5',
      aetius: 'italia-2',
      'li-italia-1': 'italia-2',
      'visigothi-1': 'italia-2',
    },
    peoples: { visigothi: 'foederati' },
  }
  const played = (...dice: number[]) =>
    inWindow('barbarian', ['germanophobia'], draw)
      .act('play germanophobia')
      .dice(...dice)
      .act('to italia-2')

  test('UR-6.3-ar: on a zone that held CO or PA when the phase began', () => {
    const t = inWindow('barbarian', ['germanophobia'], draw).act('play germanophobia')
    expect(t.legal).toEqual(['to galliae-3', 'to italia-2'])
    expect(t.why('to italia-4')).toBe('UR-6.3-ar')
    const noted = position({
      phase: 'D',
      pieces: { 'co-galliae-1': 'galliae-4', victores: 'italia-2', 'li-galliae-1': 'galliae-5' },
      initiative: 'roman',
      hands: hands(['germanophobia', FILLER], []),
      stack: [
        { kind: 'year', step: 'sequences' },
        { kind: 'window', moment: 'smc', parties: ['roman'], turn: 0, passed: 0 },
      ],
    }).act('done')
    expect(noted.state.garrisons.map((zone) => board.placeIds[zone])).toEqual(['galliae-4', 'italia-2'])
  })

  test('UR-6.3-as: (B) palatini there and beside it are weakened, or eliminated', () => {
    const t = played(0, 0)
    expect([t.isWeak('victores'), t.at('comites-alani'), t.isWeak('felices-iuniores')]).toEqual([true, 'lost', false])
    expect(t.isWeak('comites-seniores')).toBe(false)
  })

  test('UR-6.3-at: barbarian leaders there and beside it are murdered on 7, 8 or 9, for a point', () => {
    const t = played(7, 6)
    const dead = ['sarus', 'ricimer'].filter((id) => t.at(id) === 'gone')
    expect([dead, t.vp.barbarian]).toEqual([['sarus'], 1])
    expect([t.at('gondebaud'), t.at('aetius')]).toEqual(['italia-5', 'italia-2'])
    expect(t.told('roll').length).toBe(2)
  })

  test('UR-6.3-au: Foederati and limitanei do not suffer', () => {
    const t = played(0, 0)
    expect([t.isWeak('visigothi-1'), t.isWeak('li-italia-1')]).toEqual([false, false])
  })
})
