/** Barbarian cards that bring tribes and leaders, and place CU. */
import { describe, expect, test } from 'vitest'
import { DISCARD, faceOf, isAllied, REMOVED } from '../src/state.ts'
import { Cards, forbids, playing } from './cards-scene.ts'
import { leader, tribe } from './scene.ts'

/** Card, tribe, leader, CU and the spaces in their order. */
const invasions: readonly (readonly [string, string, string, string, number, ...string[]])[] = [
  ['B14', 'Alemanni Invasion', 'alemanni', 'chnodomarius', 6, 'magna-germania', 'agri-decumates', 'further-east'],
  ['B23', 'Frankish Invasion', 'franks', 'chlodio', 6, 'teutoburger-wald', 'further-east'],
  ['B24', 'Vandal Invasion', 'vandals', 'godigisel', 6, 'casurgis', 'eburodunum', 'further-east'],
  ['B25', 'Pict Invasion', 'picti', 'vuradech', 4, 'caledonia', 'devana', 'alauna'],
  ['B26', 'Jute Invasion', 'jutes', 'jute-commander', 4, 'roskilde', 'further-east'],
  ['B27', 'Saxon Invasion', 'saxons', 'saxon-commander', 4, 'treva', 'further-east'],
  ['B28', 'Tervingi Cross the Danube', 'tervingi', 'fritigern', 6, 'sarmizegetusa', 'further-east'],
  ['B29', 'Revolt of Firmus', 'mauri', 'firmus', 4, 'mauretania', 'further-east'],
  ['B33', 'Visigothic Invasion', 'visigoths', 'alaric', 8, 'partiscum', 'sarmizegetusa', 'further-east'],
  ['B34', 'Alan Invasion', 'alans', 'respendial', 4, 'budorigum', 'carrodunum', 'further-east'],
  ['B35', 'Burgundian Invasion', 'burgundians', 'gundahar', 4, 'calaegia', 'further-east'],
  ['B45', 'Hun Invasion', 'huns', 'rua', 8, 'further-east'],
  ['B47', 'Ostrogothic Invasion', 'ostrogoths', 'valamir', 6, 'partiscum', 'carrodunum', 'further-east'],
  ['B48', 'Gepid Invasion', 'gepids', 'ardaric', 4, 'sarmizegetusa', 'carrodunum', 'further-east'],
  ['B49', 'Angle Invasion', 'angles', 'wermund', 4, 'angulus', 'further-east'],
]

describe('Invasions', () => {
  for (const [id, name, people, chief, cu, ...spaces] of invasions) {
    test(`${id} ${name} BG-14.3-a BG-14.3-h BG-2.6.4-b: marker, leader and CU in the first legal space`, () => {
      for (const [i, space] of spaces.entries()) {
        // Another tribe is in every space before it.
        const others = Object.fromEntries(
          spaces.slice(0, i).map((at, j) => [['angles', 'jutes'].filter((one) => one !== people)[j] ?? 'alans', at]),
        )
        const scene = playing(id, { tribes: others })
        expect([scene.marker(people), scene.at(chief), scene.cu(space, 'barbarian')]).toEqual([space, space, cu])
        expect([isAllied(scene.state, tribe(people)), scene.pile(id), scene.isOver]).toEqual([false, REMOVED, true])
      }
      expect(forbids(id, { tribes: { [people]: 'gone' } })).toBeDefined()
      expect(forbids(id, { tribes: { [people]: 'lutetia' } })).toBeDefined()
    })
  }

  test('B23 Frankish Invasion BG-9.0-x4 BG-14.3-x1: a Barbarian CU that is there is no obstacle', () => {
    const scene = playing('B23', { cu: { 'teutoburger-wald': { barbarian: 1 } } })
    expect([scene.marker('franks'), scene.cu('teutoburger-wald', 'barbarian')]).toEqual(['teutoburger-wald', 7])
  })

  test('B23 BG-14.3-b BG-14.3-c BG-14.3-d BG-14.3-e BG-14.3-f: not among others, but always in Further East', () => {
    const wald = 'teutoburger-wald'
    for (const drawn of [
      { control: { [wald]: 'loyalist' as const } },
      { control: { [wald]: 'usurper' as const }, forts: { [wald]: 'castra' as const } },
      { tribes: { angles: wald } },
      { cu: { [wald]: { usurper: 1 } } },
      { cu: { [wald]: { allied: 1 } } },
      { leaders: { wermund: wald } },
      { leaders: { aetius: wald } },
    ])
      expect(playing('B23', drawn).marker('franks')).toBe('further-east')
    const together = playing('B23', { control: { [wald]: 'loyalist' }, tribes: { huns: 'further-east' } })
    expect(together.marker('franks')).toBe('further-east')
  })

  test('B25 Pict Invasion BG-14.3-g: never in Further East; without a legal space it cannot be played', () => {
    const control = { caledonia: 'loyalist', devana: 'loyalist', alauna: 'allied' } as const
    expect(forbids('B25', { control })).toBe('BG-14.3-g')
  })

  test('B36 Bagaudae Rising: in an empty Cultivated space of Gallia or Hispaniae, which brings Plunder; else in Further East', () => {
    const scene = playing('B36', {
      cu: { lutetia: { loyalist: 1 } },
      forts: { toletum: 'castra' },
      control: { pompaelo: 'allied' },
    })
    for (const id of ['to lutetia', 'to toletum', 'to pompaelo', 'to tolosa', 'to verona', 'to noviomagus'])
      expect(scene.legal).not.toContain(id)
    scene.act('to gades')
    expect([
      scene.marker('bagaudae'),
      scene.at('tibatto'),
      scene.cu('gades', 'barbarian'),
      scene.control('gades'),
      scene.plunder,
    ]).toEqual(['gades', 'gades', 3, 'barbarian', 1])
    for (const at of ['gades', 'gone'])
      expect(new Cards({ hands: ['B36'], tribes: { bagaudae: at } }).forbids('B36')).toBe('BG-7.1-an')
    const drawn = new Cards({ hands: ['B36'] })
    const spaces = drawn.state.board.provinces
      .filter(({ group }) => ['Gallia', 'Hispaniae'].includes(group))
      .flatMap(({ spaces: all }) => all)
    const control = Object.fromEntries(spaces.map((at) => [drawn.state.board.spaceIds[at], 'allied' as const]))
    const east = playing('B36', { control })
    expect([east.marker('bagaudae'), east.cu('further-east', 'barbarian'), east.plunder]).toEqual([
      'further-east',
      3,
      0,
    ])
  })
})

/** Card, name, tribe, before, after, CU. */
const successors = [
  ['B32', 'Macrianus', 'alemanni', 'chnodomarius', 'macrianus', 2],
  ['B46', 'Attila', 'huns', 'rua', 'attila', 3],
  ['B54', 'Childeric', 'franks', 'chlodio', 'childeric', 2],
] as const

describe('Successors', () => {
  for (const [id, name, people, before, after, cu] of successors) {
    test(`${id} ${name} BG-2.4.2.5-d BG-2.4.2.5-e BG-2.4.2.5-f: he replaces ${before} and brings CU if he is unbesieged`, () => {
      const drawn = { tribes: { [people]: 'treva' }, leaders: { [before]: 'treva' } }
      const scene = playing(id, drawn)
      expect([faceOf(scene.state, leader(before)).id, scene.cu('treva', 'barbarian')]).toEqual([after, cu])
      const besieged = playing(id, {
        tribes: { [people]: 'magna-germania' },
        sieges: { 'magna-germania': 'loyalist' },
        leaders: { [before]: { at: 'magna-germania', inside: true } },
      })
      expect([faceOf(besieged.state, leader(before)).id, besieged.cu('magna-germania', 'barbarian')]).toEqual([
        after,
        0,
      ])
      expect(forbids(id, { leaders: { [before]: 'treva' } })).toBe('BG-2.4.2.5-f')
      expect(forbids(id, { ...drawn, leaders: { [before]: { at: 'treva', flipped: true } } })).toBe('BG-7.1-an')
      if (people !== 'huns')
        expect(forbids(id, { ...drawn, tribes: { [people]: { at: 'treva', allied: true } } })).toBe('BG-7.1-an')
    })
  }

  test('B50 Genseric: lasting; 2 CU and, from a port and from turn 1 on, a Naval Migration if they are Barbarian', () => {
    const drawn = { tribes: { vandals: 'gades' }, leaders: { godigisel: 'gades' } }
    const scene = playing('B50', drawn)
    expect([faceOf(scene.state, leader('genseric')).id, scene.cu('gades', 'barbarian'), scene.asked]).toEqual([
      'genseric',
      2,
      'event-whether',
    ])
    expect(scene.state.flags).toEqual([{ flag: 'genseric', until: 'game' }])
    scene.act('yes')
    expect(scene.top).toMatchObject({
      kind: 'migration',
      isPhase: false,
      left: 1,
      isNavalOnly: true,
      only: [tribe('vandals')],
    })
    expect(playing('B50', drawn).act('no').isOver).toBe(true)
    expect(playing('B50', { ...drawn, turn: 'B' }).isOver).toBe(true)
    expect(playing('B50', { ...drawn, sieges: { gades: 'loyalist' } }).isOver).toBe(true)
    expect(playing('B50', { tribes: { vandals: 'corduba' }, leaders: { godigisel: 'corduba' } }).isOver).toBe(true)
    const allied = playing('B50', {
      tribes: { vandals: { at: 'gades', allied: true } },
      leaders: { godigisel: 'gades' },
    })
    expect([faceOf(allied.state, leader('genseric')).id, allied.cu('gades', 'allied'), allied.isOver]).toEqual([
      'genseric',
      0,
      true,
    ])
    expect(forbids('B50')).toBe('BG-2.4.2.5-f')
  })

  test('B44 Gildo Withholds the Grain: no reinforcement in Italia this turn; Gildo for Firmus with 2 CU', () => {
    const alone = playing('B44')
    expect([alone.state.flags, alone.isOver]).toEqual([[{ flag: 'italy-no-grain', until: 'turn' }], true])
    const scene = playing('B44', { tribes: { mauri: 'mauretania' }, leaders: { firmus: 'mauretania' } })
    expect([faceOf(scene.state, leader('firmus')).id, scene.cu('mauretania', 'barbarian')]).toEqual(['gildo', 2])
  })
})

describe('CU', () => {
  const usurped = {
    leaders: { magnentius: { at: 'lutetia', flipped: true } },
    control: { lutetia: 'usurper' as const },
  }

  test('B02 Nepotianus Rises: with a Usurper leader, an empty Loyalist city that is Roma or no Capital', () => {
    const scene = playing('B02', { ...usurped, cu: { ravenna: { loyalist: 1 } }, sieges: { salona: 'barbarian' } })
    expect(scene.legal).toContain('to roma')
    for (const id of ['to mediolanum', 'to ravenna', 'to salona', 'to lindum']) expect(scene.legal).not.toContain(id)
    scene.act('to roma')
    expect([scene.control('roma'), scene.cu('roma', 'usurper'), scene.plunder]).toEqual(['usurper', 2, 0])
    expect(forbids('B02')).toBe('BG-7.1-an')
  })

  test('B03 Decentius Caesar: 2 CU with an unbesieged Usurper leader', () => {
    expect(playing('B03', usurped).cu('lutetia', 'usurper')).toBe(2)
    const siege = {
      control: { roma: 'usurper' as const },
      sieges: { roma: 'loyalist' as const },
      leaders: { magnentius: { at: 'roma', flipped: true, inside: true } },
    }
    expect(forbids('B03', siege)).toBe('BG-9.0-ae')
    expect(forbids('B03')).toBe('BG-7.1-an')
  })

  test('B04 The Alemanni Invited: 3 CU in Germania, then a raid of 2 from there', () => {
    const scene = playing('B04', { cu: { treva: { loyalist: 1 } } })
    expect(scene.legal).not.toContain('to treva')
    expect(scene.legal).not.toContain('to noviomagus')
    // A marker of their own is nobody else's, an Allied one is.
    const marked = (allied: boolean) =>
      playing('B04', { tribes: { alemanni: { at: 'treva', allied } } }).legal.includes('to treva')
    expect([marked(false), marked(true)]).toEqual([true, false])
    scene.act('to agri-decumates')
    expect(scene.cu('agri-decumates', 'barbarian')).toBe(3)
    const { top } = scene
    expect(top).toMatchObject({ kind: 'raid', left: 2, current: null, step: 'pick' })
    expect(top.kind === 'raid' && top.only.map((at) => scene.state.board.spaceIds[at])).toEqual(['agri-decumates'])
  })

  test('B06 Picts and Scots: 2 CU in Caledonia, then a raid of 2 from there', () => {
    const scene = playing('B06', { cu: { devana: { barbarian: 1 }, treva: { barbarian: 4 } } }).act('to caledonia')
    expect(scene.cu('caledonia', 'barbarian')).toBe(2)
    const { top } = scene
    expect(top.kind === 'raid' && top.only.map((at) => scene.state.board.spaceIds[at])).toEqual(['caledonia', 'devana'])
    expect(scene.pile('B06')).toBe(DISCARD)
  })

  test('B22 War Bands Gather: 3 CU with tribes, at most 2 with one; without any tribe in Germania or Caledonia', () => {
    const scene = playing('B22', {
      tribes: { franks: 'treva', huns: 'further-east' },
      leaders: { chlodio: 'calaegia', rua: 'further-east' },
    })
    scene.act('to treva', 'to calaegia')
    expect([
      scene.cu('treva', 'barbarian'),
      scene.cu('calaegia', 'barbarian'),
      scene.cu('further-east', 'barbarian'),
      scene.isOver,
    ]).toEqual([1, 1, 1, true])
    const one = playing('B22', { tribes: { franks: 'treva' } })
    expect([one.cu('treva', 'barbarian'), one.isOver]).toEqual([2, true])
    const none = playing('B22')
    expect(none.legal).toContain('to devana')
    expect(none.act('to devana').cu('devana', 'barbarian')).toBe(3)
  })

  test('B55 Odoacer: up to 3 CU of Italia without an Emperor are gone, as many come to the Barbarians; VP -1', () => {
    const drawn = {
      leaders: { rua: 'genua' },
      tribes: { huns: 'further-east' },
      cu: { verona: { loyalist: 4 }, genua: { barbarian: 1 } },
    }
    const scene = playing('B55', drawn)
    expect([scene.cu('verona', 'loyalist'), scene.legal]).toEqual([1, ['to genua', 'to further-east']])
    scene.act('to genua')
    expect([scene.cu('genua', 'barbarian'), scene.vp]).toEqual([4, 9])
    const emperor = playing('B55', {
      ...drawn,
      leaders: { ...drawn.leaders, anthemius: 'roma' },
      cu: { ...drawn.cu, roma: { loyalist: 2 } },
    })
    expect([emperor.cu('verona', 'loyalist'), emperor.cu('roma', 'loyalist')]).toEqual([1, 2])
    expect(emperor.act('to genua').vp).toBe(10)
    expect(playing('B55').vp).toBe(9)
    const one = playing('B55', { ...drawn, cu: { verona: { loyalist: 1 } } }).act('to genua')
    expect([one.cu('verona', 'loyalist'), one.cu('genua', 'barbarian')]).toEqual([0, 1])
    expect(forbids('B55', { leaders: { anthemius: 'roma' }, cu: { roma: { loyalist: 2 } } })).toBe('BG-7.1-an')
  })

  test('B41 Massacre of the Foederati: 2 CU of Italia gone, garrisons too, 2 with a Barbarian leader; no Settlement, no Tribal action', () => {
    const scene = playing('B41', {
      leaders: { alaric: 'partiscum', honorius: 'ravenna' },
      tribes: { visigoths: 'partiscum' },
      cu: { ravenna: { loyalist: 3 } },
      inside: { roma: { loyalist: 2 } },
      sieges: { roma: 'barbarian' },
    })
    expect([scene.cu('ravenna', 'loyalist'), scene.cu('partiscum', 'barbarian')]).toEqual([3, 2])
    expect(scene.history('lose')).toMatchObject([{ space: 'roma', cu: 2 }])
    expect(scene.state.flags).toEqual([{ flag: 'massacre', until: 'next-turn' }])
    expect(scene.state.blocks).toMatchObject([{ what: 'tribal-action', player: 0, until: 'turn' }])
    expect(scene.pile('B41')).toBe(REMOVED)
  })
})
