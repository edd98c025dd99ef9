import { describe, expect, test } from 'vitest'
import { BattleScene, battle, force } from './battle-scene.ts'
import type { Draw } from './scene.ts'
import { guest, mend, STACKING, visigoths } from './stacking-scene.ts'

describe('9.0 Mending', () => {
  const alaric = force('alaric', { allied: 3 }, 'aurelianum')
  const aetius = force('aetius', { loyalist: 4 }, 'durocortorum')

  test('BG-9.0-x1 BG-11.2.1-x1 BG-9.0-am BG-9.0-an BG-9.0-k BG-9.0-l BG-12.4.2-b BG-12.4.2-d BG-12.4.2-e BG-12.4.2-g BG-11.2.2-i: the Allied interceptor goes back, the Loyalist one stays', () => {
    const drawn: Draw = {
      cu: { lutetia: { loyalist: 6, allied: 3, barbarian: 3 } },
      leaders: { alaric: 'lutetia', aetius: 'lutetia' },
      tribes: visigoths,
      control: { rotomagus: 'barbarian', aurelianum: 'allied' },
    }
    const attack = battle({
      at: 'lutetia',
      by: 'barbarian',
      on: 'loyalist',
      with: [force('', { barbarian: 3 }, 'rotomagus')],
      interceptors: [alaric, aetius],
    })
    const scene = new BattleScene(drawn, STACKING, attack).dice(1, 6).go()
    expect(scene.history('won')).toMatchObject([{ winner: 'defenders' }])
    expect([
      scene.at('alaric'),
      scene.at('aetius'),
      scene.cu('aurelianum', 'allied'),
      scene.cu('lutetia', 'loyalist'),
    ]).toEqual(['aurelianum', 'lutetia', 3, 6])
    expect([scene.state.guests, scene.isOver]).toEqual([[], true])
    expect(scene.history('restack')).toMatchObject([{ power: 'allied', cu: 3, from: 'lutetia', to: 'aurelianum' }])
  })

  test('BG-11.2.2-i BG-12.4.1-aa: friends who have lost together retreat together, and part then', () => {
    const drawn: Draw = {
      cu: { lutetia: { loyalist: 6, allied: 5, barbarian: 10 } },
      leaders: { alaric: 'lutetia', aetius: 'lutetia' },
      tribes: visigoths,
      control: { rotomagus: 'barbarian', aurelianum: 'allied', tolosa: 'allied' },
    }
    const attack = {
      ...battle({
        at: 'lutetia',
        by: 'barbarian',
        on: 'loyalist',
        with: [force('', { barbarian: 10 }, 'rotomagus')],
        interceptors: [force('alaric', { allied: 5 }, 'aurelianum'), aetius],
      }),
      drm: [{ side: 'attackers', why: 'B15', n: 5 }] as const,
    }
    const scene = new BattleScene(drawn, STACKING, attack).dice(6, 1).go().act('to durocortorum')
    expect([scene.at('aetius'), scene.at('alaric'), scene.isOver]).toEqual(['durocortorum', 'aurelianum', true])
    expect([scene.cu('durocortorum', 'allied'), scene.cu('aurelianum', 'loyalist')]).toEqual([0, 0])
  })

  test('BG-9.0-an BG-12.4.2-e: if all are interceptors their owner sends back one power, or all', () => {
    const drawn: Draw = {
      cu: { lutetia: { loyalist: 4, allied: 3 } },
      control: { lutetia: 'barbarian' },
      leaders: { alaric: 'lutetia', aetius: 'lutetia' },
      tribes: visigoths,
    }
    const ask = () => mend(drawn, guest('lutetia', alaric, 'interception'), guest('lutetia', aetius, 'interception'))
    expect([ask().asked, ask().seat, ask().legal]).toEqual([
      'who-leaves',
      'roman',
      ['power loyalist', 'power allied', 'regroup'],
    ])
    const one = ask().act('power loyalist')
    expect([one.at('aetius'), one.at('alaric')]).toEqual(['durocortorum', 'lutetia'])
    const all = ask().act('regroup')
    expect([all.at('aetius'), all.at('alaric'), all.isOver]).toEqual(['durocortorum', 'aurelianum', true])
  })

  test("BG-9.0-al BG-9.0-am: on a third power's land those who were there stay", () => {
    const drawn: Draw = {
      cu: { lutetia: { loyalist: 2, allied: 3 } },
      control: { lutetia: 'barbarian' },
      leaders: { alaric: 'lutetia', litorius: 'lutetia' },
      tribes: visigoths,
    }
    const scene = mend(drawn, guest('lutetia', alaric, 'interception'))
    expect([scene.at('alaric'), scene.at('litorius')]).toEqual(['aurelianum', 'lutetia'])
    // Unled CU beside a guest of their own side are there too, and leave afterwards as such.
    const mixed = mend(
      { ...drawn, cu: { lutetia: { loyalist: 5, allied: 3 } }, leaders: { alaric: 'lutetia', aetius: 'lutetia' } },
      guest('lutetia', alaric, 'interception'),
      guest('lutetia', aetius, 'interception'),
    )
    expect([mixed.at('alaric'), mixed.at('aetius')]).toEqual(['aurelianum', 'lutetia'])
  })

  test("BG-12.4.2-g: interceptors go back for nothing, into an enemy's space or over a river too", () => {
    const drawn: Draw = {
      cu: { lutetia: { loyalist: 2, allied: 3 } },
      control: { aurelianum: 'barbarian' },
      leaders: { alaric: 'lutetia' },
      tribes: visigoths,
    }
    const river = force('alaric', { allied: 3 }, 'aurelianum', 'river')
    expect(mend(drawn, guest('lutetia', river, 'interception')).cu('aurelianum', 'allied')).toBe(3)
  })

  const honorius = force('honorius', { loyalist: 4 }, 'turicum')
  const chlodio = force('chlodio', { allied: 3 }, 'geneva')
  const basilea = (control: 'loyalist' | 'allied'): Draw => ({
    control: { basilea: control, geneva: 'allied' },
    cu: { basilea: { loyalist: 4, allied: 3 } },
    leaders: { honorius: 'basilea', chlodio: 'basilea' },
    tribes: { franks: { at: 'durocortorum', allied: true } },
  })
  const both = [guest('basilea', honorius, 'campaign'), guest('basilea', chlodio, 'campaign')] as const

  test('BG-9.0-aj BG-9.0-ak BG-9.0-al BG-9.0-h BG-10.5.3-q BG-10.5.3-x4 BG-12.4.2-a BG-12.4.2-c: after a campaign the power that controls the space stays', () => {
    const scene = mend(basilea('loyalist'), ...both)
    expect([scene.at('honorius'), scene.at('chlodio'), scene.cu('geneva', 'allied')]).toEqual(['basilea', 'geneva', 3])
  })

  test('BG-10.5.3-x5: or the Allied one, if the space was Allied', () => {
    const scene = mend(basilea('allied'), ...both)
    expect([scene.at('honorius'), scene.at('chlodio')]).toEqual(['turicum', 'basilea'])
  })

  test('BG-9.0-al: otherwise the owner chooses', () => {
    const drawn = { ...basilea('loyalist'), control: { basilea: 'barbarian' as const, geneva: 'allied' as const } }
    const scene = mend(drawn, ...both)
    expect([scene.asked, scene.legal]).toEqual(['who-leaves', ['power loyalist', 'power allied']])
    expect(scene.act('power allied').at('chlodio')).toBe('geneva')
  })

  test('BG-9.0-an: whoever was there stays, a leader without CU too, and with him the guests of his side', () => {
    const control = { basilea: 'barbarian', geneva: 'allied' } as const
    const drawn: Draw = { ...basilea('loyalist'), control, cu: { basilea: { allied: 3 } } }
    const [, ally] = both
    const scene = mend(drawn, ally)
    expect([scene.at('honorius'), scene.at('chlodio')]).toEqual(['basilea', 'geneva'])
    const three: Draw = { ...basilea('loyalist'), control }
    const leaders = { ...three.leaders, aetius: 'basilea' }
    const joined = mend({ ...three, leaders }, ...both)
    expect([joined.at('honorius'), joined.at('chlodio')]).toEqual(['basilea', 'geneva'])
  })

  test('BG-9.0-g BG-9.0-al: before a third power’s walls the besieger stays', () => {
    const drawn: Draw = {
      control: { roma: 'usurper' },
      sieges: { roma: 'loyalist' },
      cu: { roma: { loyalist: 3, allied: 2 } },
      inside: { roma: { usurper: 1 } },
      leaders: { stilicho: 'roma', alaric: 'roma', magnentius: { at: 'roma', flipped: true, inside: true } },
      tribes: visigoths,
    }
    const scene = mend(drawn, guest('roma', force('alaric', { allied: 2 }, 'florentia'), 'campaign'))
    expect([scene.at('stilicho'), scene.at('alaric'), scene.cu('roma', 'loyalist')]).toEqual(['roma', 'florentia', 3])
  })

  test('BG-9.0-am BG-9.0-ac: an interceptor whose space is closed is lost, and goes no further', () => {
    const drawn: Draw = {
      control: { aurelianum: 'barbarian' },
      cu: { lutetia: { loyalist: 2, allied: 3 }, aurelianum: { barbarian: 1 } },
      leaders: { alaric: 'lutetia' },
      tribes: visigoths,
    }
    const scene = mend(drawn, guest('lutetia', alaric, 'interception'))
    expect([scene.at('alaric'), scene.cu('lutetia', 'allied'), scene.rules('lose')]).toEqual([
      'displaced',
      0,
      ['BG-9.0-ac'],
    ])
  })

  test('BG-9.0-ad BG-9.0-as: no way back to the same violation; who loses his last CU on it is displaced', () => {
    const crowded = { ...basilea('loyalist'), cu: { basilea: { loyalist: 4, allied: 3 }, geneva: { loyalist: 1 } } }
    const scene = mend({ ...crowded, control: { basilea: 'loyalist' } }, ...both)
    expect([scene.at('chlodio'), scene.history('restack')]).toEqual(['displaced', []])
    const one = { ...basilea('loyalist'), cu: { basilea: { loyalist: 4, allied: 1 } } }
    const river = guest('basilea', force('chlodio', { allied: 1 }, 'geneva', 'river'), 'campaign')
    expect(mend(one, both[0], river).at('chlodio')).toBe('displaced')
  })

  test("BG-12.4.2-f: the way back costs CU over a river, by sea, or into an enemy's space", () => {
    const river = guest('basilea', force('chlodio', { allied: 3 }, 'geneva', 'river'), 'campaign')
    expect(mend(basilea('loyalist'), both[0], river).cu('geneva', 'allied')).toBe(2)
    const hostile = { ...basilea('loyalist'), control: { geneva: 'barbarian' as const } }
    expect(mend(hostile, ...both).cu('geneva', 'allied')).toBe(2)
  })

  test('BG-9.0-x2 BG-9.0-y BG-9.0-ad BG-9.0-aq BG-13.4.2-f BG-9.0-i BG-9.0-j: from relieved Tolosa back to Allied Narbo, and on to a Loyalist space', () => {
    const drawn: Draw = {
      control: { tolosa: 'allied', narbo: 'allied' },
      tribes: visigoths,
      cu: { tolosa: { loyalist: 5, barbarian: 5 } },
      sieges: { tolosa: 'barbarian' },
      leaders: { aetius: 'tolosa', chlodio: 'tolosa' },
    }
    const attack = battle({
      at: 'tolosa',
      by: 'loyalist',
      on: 'barbarian',
      with: [force('aetius', { loyalist: 5 }, 'narbo')],
    })
    const scene = new BattleScene(drawn, STACKING, attack).dice(3, 1).go().act('to burdigala')
    // The besiegers have gone first, then Aetius to Narbo.
    expect([scene.at('aetius'), scene.asked, scene.seat]).toEqual(['narbo', 'restack', 'roman'])
    expect(scene.legal).toEqual(['to arelate', 'to tarraco'])
    scene.act('to arelate')
    expect([scene.cu('arelate', 'loyalist'), scene.at('aetius')]).toEqual([5, 'arelate'])
  })

  test('BG-9.0-y: after a passage to a Loyalist space, not to any where it might stand', () => {
    const drawn: Draw = {
      control: { lutetia: 'allied', rotomagus: 'barbarian', durocortorum: 'allied', augustodunum: 'allied' },
      cu: { lutetia: { loyalist: 5 } },
      leaders: { aetius: 'lutetia' },
    }
    const who = force('aetius', { loyalist: 5 }, 'aurelianum')
    expect(mend(drawn, guest('lutetia', who, 'passage')).at('aetius')).toBe('aurelianum')
    const nowhere = { ...drawn, control: { ...drawn.control, aurelianum: 'barbarian' as const } }
    expect(mend(nowhere, guest('lutetia', who, 'passage')).at('aetius')).toBe('displaced')
  })

  test('BG-9.0-ac BG-9.0-as: if no space helps, the CU are eliminated and their leaders displaced', () => {
    const drawn: Draw = {
      control: { narbo: 'allied', tolosa: 'allied', arelate: 'allied', tarraco: 'allied' },
      cu: { narbo: { loyalist: 5 } },
      leaders: { aetius: 'narbo' },
    }
    const scene = mend(drawn)
    expect([scene.cu('narbo', 'loyalist'), scene.at('aetius'), scene.rules('lose')]).toEqual([
      0,
      'displaced',
      ['BG-9.0-ac'],
    ])
  })

  test('BG-9.0-av: a leader without CU moves like a stack, or is displaced', () => {
    const drawn: Draw = { leaders: { alaric: 'roma' }, tribes: visigoths }
    const scene = mend(drawn)
    expect([scene.asked, scene.seat, scene.legal]).toEqual(['restack', 'roman', ['to florentia', 'to ancona']])
    const taken = { florentia: { loyalist: 1 }, ancona: { loyalist: 1 } }
    expect(mend({ ...drawn, cu: taken }).at('alaric')).toBe('displaced')
  })
})
