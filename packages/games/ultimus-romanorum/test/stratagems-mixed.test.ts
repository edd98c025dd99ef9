import { describe, expect, test } from 'vitest'
import { NOBODY } from '../src/board.ts'
import { playVerdict } from '../src/rules/stratagems/play.ts'
import { allyOf, ROMAN } from '../src/state.ts'
import { stratagem } from '../src/stratagem-kinds.ts'
import { romans } from './movement-play.ts'
import { type Draw, position } from './play.ts'
import { geostrategy, inWindow, lastYear } from './stratagem-play.ts'

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

  test('UR-6.3-s: any of them: in a box, at sea, beyond the border', () => {
    const t = inWindow('barbarian', ['assassination'], {
      fleets: { 'classis-occidentalis': { at: 'mare-internum-occidentalis', camp: 'roman' } },
      pieces: {
        ...{ 'valentinien-iii': 'ravenna-box', 'scolae-w': 'ravenna-box', 'vandali-1': 'italia-4' },
        ...{ boniface: 'aboard-classis-occidentalis', aetius: 'alamanni' },
      },
      peoples: { vandali: 'war' },
    }).act('play assassination')
    expect(t.legal.map((each) => each.slice(6)).sort()).toEqual([
      'aetius',
      'boniface',
      'theodose-ii',
      'valentinien-iii',
    ])
    expect(t.dice(8).act('piece boniface').at('boniface')).toBe('gone')
  })

  test('UR-6.3-t UR-6.4-b: 8 or 9 kills for good', () => {
    const roll = (face: number) =>
      inWindow('barbarian', ['assassination'], draw).act('play assassination').dice(face).act('piece aetius')
    expect([roll(7).at('aetius'), roll(7).told('refused').length]).toEqual(['galliae-3', 1])
    expect([roll(8).at('aetius'), roll(9).at('aetius')]).toEqual(['gone', 'gone'])
    expect(roll(8).vp.barbarian).toBe(1)
  })
})
