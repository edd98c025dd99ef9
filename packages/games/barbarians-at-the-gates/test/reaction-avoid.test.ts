import { describe, expect, test } from 'vitest'
import { activated, type MoveScene, muster } from './movement-scene.ts'
import { type Draw, leader } from './scene.ts'

/** Alaric comes from Barbarian Divodurum to Vesontio, where Aetius stands with 4 CU. */
const attack = (drawn: Draw = {}, to = 'vesontio'): MoveScene =>
  activated(
    {
      ...drawn,
      control: { divodurum: 'barbarian', ...drawn.control },
      leaders: { alaric: 'divodurum', ...(drawn.leaders ?? { aetius: 'vesontio' }) },
      cu: { divodurum: { barbarian: 5 }, ...(drawn.cu ?? { vesontio: { loyalist: 4 } }) },
    },
    'barbarian',
    'alaric',
  ).act('take 5', `to ${to}`)

describe('11.1.1 When to avoid battle', () => {
  test('BG-11.1.1-a BG-11.1.1-f BG-11.1.1-g BG-11.1.1-l BG-10.3.2-a: leader, leaders and CU and the space are named before the roll', () => {
    const scene = attack({ leaders: { aetius: 'vesontio', julian: 'vesontio' } })
    expect([scene.asked, scene.seat, scene.legal]).toEqual([
      'avoid',
      'roman',
      ['leader julian', 'leader aetius', 'pass'],
    ])
    scene.act('leader aetius', 'leader julian', 'take 3')
    expect(scene.legal).toEqual(['to divodurum', 'to augustodunum', 'to basilea'])
    expect(scene.why('to roma')).toBe('BG-11.1.1-g')
    scene.dice(1).act('to augustodunum')
    expect(scene.history('roll')).toMatchObject([
      { face: 1, purpose: { for: 'avoid', leader: 'aetius', add: 5, needs: 6 } },
    ])
    expect([scene.at('julian'), scene.cu('augustodunum', 'loyalist'), scene.cu('vesontio', 'loyalist')]).toEqual([
      'augustodunum',
      3,
      1,
    ])
  })

  test('BG-11.1.1-f BG-2.4.2.4-b: at most 10 CU, and one at least', () => {
    const scene = attack({ cu: { vesontio: { loyalist: 12 } } }).act('leader aetius')
    expect([scene.why('take 11'), scene.why('take 0'), scene.why('take 10')]).toEqual([
      'BG-11.1.1-f',
      'BG-2.4.2.4-b',
      undefined,
    ])
  })

  test('BG-11.1.1-h BG-11.1.1-i: a subordinate leaves his commander a CU, unless he is inside', () => {
    const scene = attack({ leaders: { aetius: 'vesontio', honorius: 'vesontio' } }).act('leader aetius')
    expect(scene.legal).toEqual(['take 1', 'take 2', 'take 3'])
    expect(
      attack({ leaders: { aetius: 'vesontio', honorius: 'vesontio' }, cu: { vesontio: { loyalist: 1 } } }).why(
        'leader aetius',
      ),
    ).toBe('BG-11.1.1-h')
    const fort = attack({ forts: { vesontio: 'castra' }, leaders: { aetius: 'vesontio', honorius: 'vesontio' } })
    fort.act('leader honorius', 'take 0', 'leader aetius')
    expect(fort.why('take 4')).toBeUndefined()
  })

  test('BG-11.1.1-j BG-10.4.1-a: those who are left are attacked', () => {
    const scene = attack().act('leader aetius', 'take 3').dice(6).act('to basilea', 'done')
    expect(scene.top('battle')).toMatchObject({ hasFailedToAvoid: false, defender: 0 })
  })

  test('BG-11.1.1-k: if nobody is left there is no battle, and going on costs nothing', () => {
    const scene = attack().act('leader aetius', 'take 4').dice(6).act('to basilea', 'done')
    expect([scene.asked, scene.frame('activation').ap]).toEqual(['orders', 5])
    expect(scene.act('control').frame('activation').ap).toBe(4)
  })

  test('BG-11.1.1-c: at the next entry he may try again', () => {
    const scene = attack().act('leader aetius', 'take 4').dice(6).act('to basilea', 'done', 'to basilea')
    expect(scene.asked).toBe('avoid')
  })

  test('BG-11.1.1-l BG-10.2.3-u: the ROMAN player tries for Usurpers whom Barbarians attack', () => {
    const scene = attack({ leaders: { aetius: { at: 'vesontio', flipped: true } }, cu: { vesontio: { usurper: 4 } } })
    expect([scene.asked, scene.seat]).toEqual(['avoid', 'roman'])
  })
})

describe('11.1.2 Restrictions', () => {
  const why = (to: string, drawn: Draw = {}, at = 'vesontio') =>
    attack({ ...drawn, leaders: { aetius: at, ...drawn.leaders }, cu: { [at]: { loyalist: 4 }, ...drawn.cu } }, at)
      .act('leader aetius', 'take 4')
      .why(`to ${to}`)

  test('BG-11.1.2-a: not for a besieged garrison', () => {
    const drawn: Draw = {
      leaders: { aetius: { at: 'augusta-treverorum', inside: true } },
      inside: { 'augusta-treverorum': { loyalist: 2 } },
      cu: { 'augusta-treverorum': { barbarian: 3 } },
      sieges: { 'augusta-treverorum': 'barbarian' },
    }
    expect(attack(drawn, 'augusta-treverorum').asked).toBe('orders')
  })

  test('BG-11.1.1-a: nor for one whom a card forbids it, or who is elsewhere', () => {
    const scene = attack({ leaders: { aetius: 'vesontio', julian: 'roma', stilicho: 'vesontio' } })
    const block = { player: null, tribe: null, space: null, until: 'impulse' } as const
    scene.state.blocks = [{ ...block, what: 'avoid-battle', leader: leader('aetius') }]
    expect([scene.why('leader aetius'), scene.why('leader julian'), scene.why('done')]).toEqual([
      'BG-11.1.1-a',
      'BG-11.1.1-a',
      'BG-11.1.1-f',
    ])
  })

  test('BG-11.1.2-a: nor for one who has just gone inside', () => {
    const scene = attack({ forts: { vesontio: 'castra' }, leaders: { aetius: 'vesontio', julian: 'vesontio' } })
    scene.act('leader julian', 'take 0')
    expect([scene.asked, scene.why('leader julian'), scene.why('leader aetius')]).toEqual([
      'avoid',
      'BG-11.1.2-a',
      undefined,
    ])
  })

  test('BG-11.1.1-g: nor for one who has nowhere to go', () => {
    const cu = {
      vesontio: { loyalist: 4 },
      augustodunum: { usurper: 1 },
      basilea: { usurper: 1 },
      divodurum: { barbarian: 6 },
    }
    const drawn: Draw = {
      leaders: { alaric: 'divodurum', aetius: 'vesontio' },
      cu,
      control: { divodurum: 'barbarian' },
    }
    expect(activated(drawn, 'barbarian', 'alaric').act('take 5', 'to vesontio').asked).toBe('battle')
  })

  test('BG-11.1.2-c BG-11.1.3-d: not without a leader', () => {
    expect(attack({ leaders: {} }).asked).toBe('battle')
  })

  test('BG-11.1.2-d BG-11.1.2-e BG-11.1.2-i: not over a river or strait, nor by sea', () => {
    const river = activated(
      {
        leaders: { alaric: 'vesontio', aetius: 'basilea' },
        cu: { vesontio: { barbarian: 5 }, basilea: { loyalist: 4 } },
        control: { vesontio: 'barbarian' },
      },
      'barbarian',
      'alaric',
    ).act('take 5', 'to basilea', 'leader aetius', 'take 4')
    expect([river.why('to agri-decumates'), river.why('to turicum')]).toEqual(['BG-11.1.2-e', undefined])
    const strait = activated(
      {
        leaders: { alaric: 'corduba', aetius: 'mons-calpe' },
        cu: { corduba: { barbarian: 5 }, 'mons-calpe': { loyalist: 4 } },
        control: { corduba: 'barbarian' },
      },
      'barbarian',
      'alaric',
    ).act('take 5', 'to mons-calpe', 'leader aetius', 'take 4')
    expect([strait.why('to tingis'), strait.why('to gades'), strait.why('sail gades')]).toEqual([
      'BG-11.1.2-d',
      undefined,
      'BG-11.1.1-g',
    ])
  })

  test('BG-11.1.2-f BG-11.1.2-g BG-11.1.2-h: not to enemy CU, an enemy marker or unbesieged enemy walls', () => {
    expect(why('basilea', { cu: { basilea: { usurper: 1 } } })).toBe('BG-11.1.2-f')
    expect(why('basilea', { tribes: { huns: 'basilea' }, control: { basilea: 'barbarian' } })).toBe('BG-11.1.2-g')
    expect(why('augustodunum', { control: { augustodunum: 'usurper' } })).toBe('BG-11.1.2-h')
    expect(
      why('augustodunum', {
        control: { augustodunum: 'usurper' },
        sieges: { augustodunum: 'loyalist' },
        cu: { augustodunum: { loyalist: 1 } },
      }),
    ).toBeUndefined()
    expect(why('augustodunum')).toBeUndefined()
  })

  test('BG-11.1.2-j: back to where the mover came from if nobody is there', () => {
    expect(why('divodurum')).toBeUndefined()
    const some = activated(
      {
        leaders: { alaric: 'divodurum', aetius: 'vesontio' },
        cu: { divodurum: { barbarian: 6 }, vesontio: { loyalist: 4 } },
        control: { divodurum: 'barbarian' },
      },
      'barbarian',
      'alaric',
    ).act('take 5', 'to vesontio', 'leader aetius', 'take 4')
    expect(some.why('to divodurum')).toBe('BG-11.1.2-f')
  })

  test('BG-11.1.2-k: a transit space will do', () => {
    const scene = activated(
      {
        leaders: { chlodio: 'teutoburger-wald', aetius: 'magna-germania' },
        cu: { 'magna-germania': { loyalist: 3 }, 'teutoburger-wald': { barbarian: 5 } },
        control: { 'magna-germania': 'loyalist' },
      },
      'barbarian',
      'chlodio',
    )
    scene.act('take 5', 'to magna-germania', 'take 0', 'leader aetius', 'take 3')
    expect([scene.why('to t2'), scene.why('to t3')]).toEqual([undefined, undefined])
  })
})

describe('11.1.3 and 11.1.4 The roll', () => {
  const roll = (face: number, to: string, drawn: Draw, at = 'vesontio') => {
    const scene = attack(drawn, at)
    const [name] = scene.legal
    scene.act(name)
    if (scene.asked === 'compose') scene.act(scene.legal.at(-1) ?? '')
    return scene.dice(face).act(`to ${to}`).history('avoid')
  }
  const stands = (id: string, cu: 'loyalist' | 'byzantine' | 'usurper' | 'allied', more: Draw = {}): Draw => ({
    ...more,
    leaders: { [id]: cu === 'usurper' ? { at: 'vesontio', flipped: true } : 'vesontio' },
    cu: { vesontio: { [cu]: 3 } },
  })

  /** From Mediolanum to Veldidena, over a rough connection. */
  const rough = (id: string, face: number, control: Draw['control'] = {}) =>
    activated(
      {
        leaders: { alaric: 'genua', [id]: 'mediolanum' },
        cu: { genua: { barbarian: 5 }, mediolanum: { loyalist: 3 } },
        control: { genua: 'barbarian', ...control },
      },
      'barbarian',
      'alaric',
    )
      .act('take 5', 'to mediolanum', 'take 0', `leader ${id}`, 'take 3')
      .dice(face)
      .act('to veldidena')
      .history('avoid')

  test('BG-11.1.3-a BG-2.4.2.1-d: die and Tactical Rating make 6 or more', () => {
    // Chlodio, Allied, TR 2.
    const franks: Draw = { tribes: { franks: { at: 'durocortorum', allied: true } } }
    expect(roll(4, 'basilea', stands('chlodio', 'allied', franks))).toMatchObject([{ succeeds: true }])
    expect(roll(3, 'basilea', stands('chlodio', 'allied', franks))).toMatchObject([{ succeeds: false }])
  })

  test('BG-11.1.3-b: 1 more for a Roman leader over a clear connection', () => {
    // Bonifatius, TR 3.
    expect(roll(2, 'basilea', stands('bonifatius', 'loyalist'))).toMatchObject([{ succeeds: true }])
    expect(roll(1, 'basilea', stands('bonifatius', 'loyalist'))).toMatchObject([{ succeeds: false }])
    const usurpers = stands('bonifatius', 'usurper', { control: { basilea: 'usurper' } })
    expect(roll(2, 'basilea', usurpers)).toMatchObject([{ succeeds: true }])
    // Dux Byzantina, TR 2.
    expect(roll(3, 'basilea', stands('dux-byzantina', 'byzantine'))).toMatchObject([{ succeeds: true }])
    expect(roll(2, 'basilea', stands('dux-byzantina', 'byzantine'))).toMatchObject([{ succeeds: false }])
    expect(rough('bonifatius', 2)).toMatchObject([{ succeeds: false }])
    expect(rough('bonifatius', 3)).toMatchObject([{ succeeds: true }])
  })

  test('BG-11.1.3-c: 1 less into an enemy space', () => {
    expect(roll(2, 'basilea', stands('bonifatius', 'loyalist', { control: { basilea: 'usurper' } }))).toMatchObject([
      { succeeds: false },
    ])
    expect(roll(3, 'basilea', stands('bonifatius', 'loyalist', { control: { basilea: 'usurper' } }))).toMatchObject([
      { succeeds: true },
    ])
  })

  test('BG-11.1.3-e BG-11.1.3-f BG-11.1.4-a: all go, or all stay and fight at a disadvantage; no die decides alone', () => {
    const away = attack().act('leader aetius', 'take 4').dice(1).act('to basilea')
    expect([away.at('aetius'), away.cu('basilea', 'loyalist')]).toEqual(['basilea', 4])
    // Honorius, TR 0: the road and an enemy space make up for each other, and a 5 fails.
    const stay = attack({ leaders: { honorius: 'vesontio' }, control: { basilea: 'usurper' } })
      .act('leader honorius', 'take 4')
      .dice(5)
      .act('to basilea')
    expect(stay.top('battle')).toMatchObject({ hasFailedToAvoid: true, attackers: [{ cu: muster({ barbarian: 5 }) }] })
    expect(stay.at('honorius')).toBe('vesontio')
    // Without a road even a 6 fails into an enemy space.
    expect(rough('honorius', 6)).toMatchObject([{ succeeds: true }])
    expect(rough('honorius', 6, { veldidena: 'usurper' })).toMatchObject([{ succeeds: false }])
  })

  test('BG-7.3.1-j: a card may change the roll', () => {
    const leaders = { alaric: 'divodurum', honorius: 'vesontio' }
    const cu = { divodurum: { barbarian: 5 }, vesontio: { loyalist: 4 } }
    const scene = activated({ leaders, cu, control: { divodurum: 'barbarian' }, hands: ['R20'] }, 'barbarian', 'alaric')
    scene.over().act('take 5', 'to vesontio', 'leader honorius', 'take 4', 'to basilea')
    expect(scene.top('window')).toMatchObject({ moment: 'reaction-roll', parties: [0] })
    scene.dice(3).responded({ drm: 2 })
    expect(scene.history('avoid')).toMatchObject([{ succeeds: true }])
  })
})
