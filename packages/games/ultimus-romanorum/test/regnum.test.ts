import { describe, expect, test } from 'vitest'
import { NOBODY } from '../src/board.ts'
import { shownFace } from '../src/rules/politics/faces.ts'
import { capitalOf, isHostile, ROMAN } from '../src/state.ts'
import { type Draw, type Play, position } from './play.ts'
import { FILLER, geostrategy, hands, lastYear } from './stratagem-play.ts'

const board = position({}).state.board
const king = (t: Play, people: string) => {
  const { king: kings } = t.look
  return board.pieceIds[kings[board.peopleOf.get(people) ?? NOBODY]]
}
const capital = (t: Play, people: string) => {
  const { capital: capitals } = t.look
  return board.placeIds[capitals[board.peopleOf.get(people) ?? NOBODY]]
}

/** Visigothi in Tolosa with two leaders: Euric CP 5, Dux CP 2. */
const tolosa = (draw: Draw = {}) =>
  geostrategy('barbarian', ['rex'], {
    peoples: { visigothi: 'revolt' },
    pieces: { 'visigothi-1': 'viennensis-2', euric: 'viennensis-2', 'dux-visigothi': 'viennensis-2' },
    ...draw,
  })

describe('6.2 Rex', () => {
  test('UR-4.5.3-a UR-6.2-x: one of five peoples', () => {
    const five = {
      burgondi: 'chiperic',
      'franci-salii': 'clovis',
      ostrogothi: 'dux-ostrogothi',
      vandali: 'genseric',
      visigothi: 'euric',
    }
    for (const [people, leader] of Object.entries(five)) {
      const t = geostrategy('barbarian', ['rex'], {
        peoples: { [people]: 'revolt' },
        pieces: { [`${people}-1`]: 'galliae-6', [leader]: 'galliae-6' },
      })
      expect(t.dice(1).act('play rex').status(people)).toBe('regnum')
    }
    const huns = geostrategy('barbarian', ['rex'], {
      peoples: { hunni: 'revolt', visigothi: 'revolt' },
      pieces: {
        'hunni-1': 'galliae-6',
        attila: 'galliae-6',
        'visigothi-1': 'viennensis-2',
        euric: 'viennensis-2',
        'dux-visigothi': 'viennensis-2',
      },
    })
    huns.act('play rex')
    expect(huns.legal).toEqual(['piece euric', 'piece dux-visigothi'])
    expect(huns.why('piece attila')).toBe('UR-4.5.3-a')
  })

  test('UR-4.5.3-b: in revolt, and nothing else', () => {
    for (const status of ['war', 'foederati', 'regnum']) {
      expect(tolosa({ peoples: { visigothi: status } }).why('play rex')).toBe('UR-6.2-x')
    }
    const t = geostrategy('barbarian', ['rex'], {
      peoples: { visigothi: 'revolt', vandali: 'war' },
      pieces: {
        'visigothi-1': 'viennensis-2',
        euric: 'viennensis-2',
        'dux-visigothi': 'viennensis-2',
        'vandali-1': 'africa-4',
        genseric: 'africa-4',
      },
    })
    expect(t.act('play rex').why('piece genseric')).toBe('UR-4.5.3-b')
  })

  test('UR-4.5.3-c UR-6.2-x: a town with a unit and a leader of the people', () => {
    const with3 = (unit: string, leader: string) => tolosa({ pieces: { 'visigothi-1': unit, euric: leader } })
    expect(with3('viennensis-2', 'viennensis-2').why('play rex')).toBeUndefined()
    expect(with3('viennensis-1', 'viennensis-1').why('play rex')).toBe('UR-6.2-x')
    expect(with3('viennensis-2', 'viennensis-3').why('play rex')).toBe('UR-6.2-x')
    const t = tolosa({
      pieces: {
        'visigothi-1': 'viennensis-2',
        euric: 'viennensis-2',
        'dux-visigothi': 'viennensis-1',
        'visigothi-2': 'viennensis-1',
        'vandali-1': 'viennensis-1',
        'vandali-2': 'africa-4',
        genseric: 'africa-4',
        'dux-vandali': 'africa-4',
      },
      peoples: { visigothi: 'revolt', vandali: 'revolt' },
    })
    expect(t.act('play rex').why('piece dux-visigothi')).toBe('UR-4.5.3-c')
  })

  test('UR-4.5.3-d UR-4.5.3-e UR-4.5.3-f UR-6.2-y UR-6.2-z: the leader chosen is king there if 1d6 is no more than his CP', () => {
    const t = tolosa().act('play rex')
    t.dice(2).act('piece dux-visigothi')
    expect([t.status('visigothi'), king(t, 'visigothi'), capital(t, 'visigothi')]).toEqual([
      'regnum',
      'dux-visigothi',
      'viennensis-2',
    ])
    expect(shownFace(t.state, t.piece('dux-visigothi'))).toBe('rex')
    expect(shownFace(t.state, t.piece('euric'))).toBe('front')
    expect(t.told('capital')).toEqual([
      { type: 'capital', people: 'visigothi', at: 'viennensis-2', king: 'dux-visigothi' },
    ])
    expect(t.state.regnaFormed).toBe(1)
  })

  test('UR-6.2-aa: on a higher roll nothing is created, and the stratagem is spent', () => {
    const t = tolosa().act('play rex')
    t.dice(3).act('piece dux-visigothi')
    expect([t.status('visigothi'), king(t, 'visigothi'), t.state.regnaFormed]).toEqual(['revolt', undefined, 0])
    expect(t.told('refused')).toEqual([{ type: 'refused', what: 'rex', rule: 'UR-6.2-aa' }])
    expect(t.legal).toEqual(['done'])
  })

  test('UR-9.4-af: the allies of the people belong to its Regnum', () => {
    const t = tolosa({
      peoples: { visigothi: 'revolt', alani: { status: 'revolt', ally: 'visigothi' } },
      pieces: { 'visigothi-1': 'viennensis-2', euric: 'viennensis-2', 'alani-1': 'viennensis-1' },
    })
    t.dice(5).act('play rex')
    expect([t.status('alani'), capitalOf(t.state, board.peopleOf.get('alani') ?? NOBODY)]).toEqual(['regnum', -1])
  })
})

/** A Regnum with its capital in Tolosa, at the end of the year. */
const kingdom = (draw: Draw): Play =>
  lastYear({
    peoples: { visigothi: { status: 'regnum', capital: 'viennensis-2', king: 'euric' } },
    hands: hands([], [FILLER, FILLER]),
    ...draw,
  })

describe('4.5.3 Regnum', () => {
  test('UR-4.5.3-i UR-4.5.3-j: always the Barbarian’s, always at war', () => {
    const t = kingdom({ pieces: { 'visigothi-1': 'viennensis-2', euric: 'viennensis-2' } })
    expect(t.camp('visigothi-1')).toBe('barbarian')
    expect(isHostile(t.state, t.piece('visigothi-1'), ROMAN)).toBe(true)
  })

  test('UR-4.5.3-k UR-4.5.3-l: a capital that no Roman unit occupies stays, and the people holds its zones', () => {
    const t = kingdom({ pieces: { 'visigothi-1': 'galliae-7', euric: 'galliae-7' } }).act('done')
    expect([t.status('visigothi'), capital(t, 'visigothi')]).toEqual(['regnum', 'viennensis-2'])
    expect(t.at('visigothi-1')).toBe('galliae-7')
  })

  test('UR-4.5.3-m UR-2.F-c: a capital that is taken moves to another town with a unit and a leader', () => {
    const t = kingdom({
      pieces: { 'co-viennensis-1': 'viennensis-2', 'visigothi-1': 'viennensis-3', euric: 'viennensis-3' },
    }).act('done')
    expect([t.status('visigothi'), capital(t, 'visigothi'), king(t, 'visigothi')]).toEqual([
      'regnum',
      'viennensis-3',
      'euric',
    ])
  })

  test('UR-4.5.3-m: of several such towns the Barbarian chooses', () => {
    const t = kingdom({
      pieces: {
        'co-viennensis-1': 'viennensis-2',
        'visigothi-1': 'viennensis-3',
        euric: 'viennensis-3',
        'visigothi-2': 'hispaniae-2',
        'dux-visigothi': 'hispaniae-2',
        'visigothi-3': 'hispaniae-3',
      },
    }).act('done')
    expect([t.asked, t.seat]).toEqual(['capital', 'second'])
    expect(t.legal).toEqual(['to viennensis-3', 'to hispaniae-2'])
    expect(t.why('to hispaniae-3')).toBe('UR-4.5.3-m')
    t.act('to hispaniae-2')
    expect(capital(t, 'visigothi')).toBe('hispaniae-2')
  })

  test('UR-4.5.3-n: without another town the Regnum is dissolved, in revolt again, its allies too', () => {
    const t = kingdom({
      peoples: {
        visigothi: { status: 'regnum', capital: 'viennensis-2', king: 'euric' },
        alani: { status: 'regnum', ally: 'visigothi' },
      },
      pieces: {
        'co-viennensis-1': 'viennensis-2',
        'visigothi-1': 'viennensis-1',
        euric: 'viennensis-1',
        'alani-1': 'viennensis-3',
      },
    }).act('done')
    expect([t.status('visigothi'), t.status('alani'), capital(t, 'visigothi')]).toEqual(['revolt', 'revolt', undefined])
  })

  test('UR-4.5.3-n: what the people still holds of the lost capital does not count as another town', () => {
    const t = kingdom({
      pieces: { 'co-viennensis-1': 'viennensis-2', 'visigothi-1': 'viennensis-2', euric: 'viennensis-2' },
    }).act('done')
    expect(t.status('visigothi')).toBe('revolt')
  })

  test('UR-4.5.3-n: units of a usurpation in the capital are not the Roman’s', () => {
    const t = kingdom({
      pieces: {
        'co-viennensis-1': { at: 'viennensis-2', rallied: 'west' },
        'visigothi-1': 'viennensis-1',
        euric: 'viennensis-1',
      },
    }).act('done')
    expect(t.status('visigothi')).toBe('regnum')
  })

  test('UR-4.5.3-m UR-4.5.3-n: Foederati of the Roman occupy it as well as his legions, a leader alone does not', () => {
    const held = (pieces: Draw['pieces']) =>
      kingdom({
        peoples: {
          visigothi: { status: 'regnum', capital: 'viennensis-2', king: 'euric' },
          'franci-salii': 'foederati',
        },
        pieces: { 'visigothi-1': 'viennensis-1', euric: 'viennensis-1', ...pieces },
      })
        .act('done')
        .status('visigothi')
    expect(held({ 'franci-salii-1': 'viennensis-2' })).toBe('revolt')
    expect(held({ aegidius: 'viennensis-2', 'franci-salii-1': 'galliae-1' })).toBe('regnum')
  })

  test('UR-4.5.3-g: when the king dies the Barbarian chooses another leader of the people, without a roll', () => {
    const heirs = (pieces: Draw['pieces']) =>
      position({
        year: 476,
        peoples: { visigothi: { status: 'regnum', capital: 'viennensis-2', king: 'dux-visigothi' } },
        pieces: { 'visigothi-1': 'viennensis-2', 'dux-visigothi': 'viennensis-2', ...pieces },
        hands: hands(['plague-outbreak', FILLER], [FILLER]),
        stack: [
          { kind: 'year', step: 'balance' },
          { kind: 'window', moment: 'smc', parties: ['roman'], turn: 0, passed: 0 },
        ],
      }).act('play plague-outbreak')
    const one = heirs({ euric: 'viennensis-3' }).dice(9).act('to viennensis-2')
    expect(king(one, 'visigothi')).toBe('euric')
    const two = heirs({ euric: 'viennensis-3', 'theodoric-ii': 'viennensis-3' }).dice(9).act('to viennensis-2')
    expect(two.seat).toBe('second')
    expect(two.legal).toEqual(['piece theodoric-ii', 'piece euric'])
    two.act('piece theodoric-ii')
    expect(king(two, 'visigothi')).toBe('theodoric-ii')
  })

  test('UR-4.5.3-h: without another leader the Regnum goes on, and the next one to come is king', () => {
    const t = position({
      year: 450,
      peoples: { visigothi: { status: 'regnum', capital: 'viennensis-2', king: 'theodoric-i' } },
      pieces: { 'visigothi-1': 'viennensis-2', 'theodoric-i': 'viennensis-2', 'dux-visigothi': 'gone' },
      hands: hands(['plague-outbreak', FILLER], [FILLER]),
      stack: [
        { kind: 'geostrategy', camp: 'barbarian' },
        { kind: 'entries', camp: 'barbarian' },
        { kind: 'window', moment: 'smc', parties: ['roman'], turn: 0, passed: 0 },
      ],
    }).act('play plague-outbreak')
    t.dice(9).act('to viennensis-2')
    expect([t.status('visigothi'), king(t, 'visigothi')]).toEqual(['regnum', undefined])
    // He comes where the plague still is, and lives.
    t.dice(8).act('done')
    expect([t.at('theodoric-ii'), king(t, 'visigothi')]).toEqual(['viennensis-2', 'theodoric-ii'])
  })

  test('UR-4.5.3-o UR-4.5.3-x1: Roman units beside a Regnum stay the Roman’s and are rebuilt', () => {
    const t = lastYear({
      peoples: { 'franci-salii': { status: 'regnum', capital: 'galliae-6', king: 'clovis' } },
      pieces: {
        'franci-salii-1': 'galliae-6',
        'franci-salii-2': 'galliae-3',
        clovis: 'galliae-6',
        'li-galliae-1': 'galliae-4',
        'li-galliae-2': { at: 'lost', lostIn: 'galliae-4', lostFrom: 'roman' },
      },
    })
    expect(t.camp('li-galliae-1')).toBe('roman')
    t.act('done')
    for (let i = 0; i < 4 && t.legal.includes('to galliae-4'); i++) t.act('to galliae-4')
    expect([t.at('li-galliae-1'), t.at('li-galliae-2')]).toEqual(['galliae-4', 'galliae-4'])
    expect([t.camp('li-galliae-1'), t.camp('li-galliae-2')]).toEqual(['roman', 'roman'])
  })
})
