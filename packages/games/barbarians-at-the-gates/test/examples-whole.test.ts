/** Printed examples, played from the move to its end. */
import { describe, expect, test } from 'vitest'
import type { Frame } from '../src/frames.ts'
import { besiegerOf, fortAt } from '../src/state.ts'
import { campaign, pick, WholeScene } from './movement-scene.ts'
import { type Draw, space } from './scene.ts'

/** What is told, and then the end of the impulse. A Loyalist CU far away keeps the game going. */
const impulse = (drawn: Draw, frame: Frame = pick('roman')) =>
  new WholeScene({
    ...drawn,
    cu: { palma: { loyalist: 1 }, ...drawn.cu },
    stack: [{ kind: 'stacking', cures: 0 }, frame],
  })
const playOut = (scene: WholeScene) => {
  while (!scene.isOver) scene.act(scene.legal[0])
  return scene
}

describe('10.4.3 Vortigern and the Angles in Lindum', () => {
  const lindum = (more: Draw): Draw => ({
    tribes: { angles: 'lindum', britons: { at: 'londinium', allied: true } },
    control: { lindum: 'barbarian', eburacum: 'allied', londinium: 'allied', segundum: 'barbarian' },
    ...more,
    leaders: { vortigern: 'eburacum', ...more.leaders },
    cu: { eburacum: { allied: 1 }, ...more.cu },
  })
  const moves = (more: Draw, ...dice: number[]) =>
    impulse(lindum(more))
      .act('leader vortigern', 'take 1')
      .dice(...dice)
      .act('to lindum')

  test('BG-10.4.3-x1: the marker goes to Wermund in Segundum, and Lindum is Allied for nothing', () => {
    const scene = moves({ leaders: { wermund: 'segundum' } })
    expect([scene.marker('angles'), scene.control('lindum'), scene.at('vortigern')]).toEqual([
      'segundum',
      'allied',
      'lindum',
    ])
    // Initiative 2 and 3 OPs: 5 AP, of which the way took 1.
    expect(scene.frame('activation').ap).toBe(4)
  })

  test('BG-10.4.3-x2: Wermund besieges Londinium: it goes to Further East', () => {
    const scene = moves({
      leaders: { wermund: 'londinium' },
      sieges: { londinium: 'barbarian' },
      cu: { londinium: { barbarian: 3 } },
    })
    // He does not intercept.
    scene.act('done')
    expect([scene.marker('angles'), scene.control('lindum')]).toEqual(['further-east', 'allied'])
  })

  test('BG-10.4.3-x3: Wermund is displaced: both are gone', () => {
    const scene = moves({ leaders: { wermund: 'displaced' } })
    expect([scene.marker('angles'), scene.at('wermund'), scene.control('lindum')]).toEqual(['gone', 'gone', 'allied'])
  })

  test('BG-10.4.3-x4: 3 CU without a leader beat him (dice 1 and 4): the marker stays', () => {
    const scene = moves({ leaders: { wermund: 'segundum' }, cu: { lindum: { barbarian: 3 } } }, 1, 4)
    expect(scene.history('scored')).toMatchObject([
      { roll: 2, losses: 0 },
      { roll: 4, losses: 1 },
    ])
    expect([scene.at('vortigern'), scene.marker('angles'), scene.control('lindum'), scene.isOver]).toEqual([
      'displaced',
      'lindum',
      'barbarian',
      true,
    ])
  })
})

describe('10.4.4 and 10.4.5 Londinium', () => {
  test('BG-10.4.4-x1: Aetius scores a point (die 3): the Angles go to Wermund in Felicitas Iulia', () => {
    const scene = impulse({
      tribes: { angles: 'londinium' },
      control: { londinium: 'barbarian', 'felicitas-iulia': 'barbarian' },
      sieges: { londinium: 'loyalist' },
      leaders: { aetius: 'londinium', wermund: 'felicitas-iulia', julian: 'palma' },
      cu: { londinium: { loyalist: 3 } },
    }).act('leader aetius', 'take 3')
    scene.dice(3).act('siege')
    expect([scene.marker('angles'), scene.control('londinium')]).toEqual(['felicitas-iulia', 'loyalist'])
    expect(scene.frame('activation').ap).toBe(4)
  })

  test('BG-10.4.5-x1: Wermund scores a point (die 3): Britons and Vortigern are gone, without Plunder, and the rest stays', () => {
    const scene = impulse(
      {
        tribes: { britons: { at: 'londinium', allied: true }, angles: 'angulus' },
        control: { londinium: 'allied', eburacum: 'allied', lindum: 'allied' },
        sieges: { londinium: 'barbarian' },
        leaders: { wermund: 'londinium', vortigern: 'eburacum', rua: 'treva' },
        cu: { londinium: { barbarian: 4 }, eburacum: { allied: 2 } },
      },
      pick('barbarian'),
    ).act('leader wermund', 'take 4')
    // BG-10.2.3-m: they are his, though the Britons' marker is inside.
    expect(scene.why('to lindum')).toBeUndefined()
    scene.dice(3).act('siege', 'no')
    expect([scene.marker('britons'), scene.at('vortigern'), scene.control('londinium'), scene.plunder]).toEqual([
      'gone',
      'gone',
      'barbarian',
      0,
    ])
    expect([scene.cu('eburacum', 'allied'), scene.control('eburacum'), scene.control('lindum')]).toEqual([
      2,
      'allied',
      'allied',
    ])
  })
})

describe('12.2.4 Magnus Maximus and Vuradech', () => {
  const fight = (from: string, at: string, ...dice: number[]) =>
    impulse({
      tribes: { picti: 'caledonia' },
      control: { luguvalium: 'barbarian', trimontium: 'barbarian', caledonia: 'barbarian' },
      leaders: { 'magnus-maximus': from, vuradech: at, julian: 'palma' },
      cu: { [from]: { loyalist: 4 }, [at]: { barbarian: 7 } },
    })
      .act('leader magnus-maximus', 'take 4', `to ${at}`, 'leader vuradech', 'take 7')
      .dice(...dice)

  test('BG-12.2.4-x1 BG-12.2.4-x2 BG-12.3-x1: from Eburacum to Luguvalium: Vuradech fails to avoid it, +3 against -1, 2 losses each, and the Romans win', () => {
    const scene = fight('eburacum', 'luguvalium', 4, 3, 6).act('to trimontium')
    expect(scene.history('avoid')).toMatchObject([{ succeeds: false }])
    expect(scene.history('scored')).toMatchObject([
      { roll: 6, losses: 2 },
      { roll: 5, losses: 2 },
    ])
    expect(scene.history('won')).toMatchObject([{ winner: 'attackers' }])
    expect(scene.cu('luguvalium', 'loyalist')).toBe(2)
  })

  test('BG-12.2.4-x3 BG-12.3-x3: over the rough way from Segundum to Trimontium only 1 is killed, and the Barbarians win', () => {
    const scene = fight('segundum', 'trimontium', 1, 3, 6).act('to luguvalium')
    expect(scene.history('scored')).toMatchObject([
      { roll: 5, losses: 1 },
      { roll: 5, losses: 2 },
    ])
    expect([scene.history('won'), scene.at('magnus-maximus')]).toMatchObject([[{ winner: 'defenders' }], 'segundum'])
  })
})

describe('13 Chlodio before Castra Vetera', () => {
  const vetera = (more: Draw = {}): Draw => ({
    forts: { 'castra-vetera': 'castra' },
    sieges: { 'castra-vetera': 'barbarian' },
    leaders: { chlodio: 'castra-vetera', rua: 'treva' },
    cu: { 'castra-vetera': { barbarian: 4 } },
    ...more,
  })
  const activated = (more: Draw = {}) => impulse(vetera(more), pick('barbarian')).act('leader chlodio')

  test('BG-13.2-x1: for 2 AP and with 3 or more the Castra is gone, the space Barbarian, without Plunder', () => {
    for (const die of [3, 4, 5, 6]) {
      const scene = activated().act('take 4').dice(die).act('siege')
      expect([scene.control('castra-vetera'), fortAt(scene.state, space('castra-vetera')), scene.plunder]).toEqual([
        'barbarian',
        0,
        0,
      ])
    }
    for (const die of [1, 2]) {
      const scene = activated().act('take 4')
      const { ap } = scene.frame('activation')
      scene.dice(die).act('siege')
      expect([scene.control('castra-vetera'), scene.frame('activation').ap]).toEqual(['loyalist', ap - 2])
    }
  })

  test('BG-13.2-x2: with 1 CU inside two points are needed, by a 6 or by two rolls', () => {
    const inside: Draw = { inside: { 'castra-vetera': { loyalist: 1 } } }
    expect(activated(inside).act('take 4').dice(6).act('siege').control('castra-vetera')).toBe('barbarian')
    const twice = activated(inside).act('take 4').dice(4).act('siege')
    expect(twice.control('castra-vetera')).toBe('loyalist')
    expect(twice.dice(4).act('siege').control('castra-vetera')).toBe('barbarian')
  })

  test('BG-13.2-k: what a Colonia has lost stays lost, in a later impulse too', () => {
    const first = activated({ forts: { 'castra-vetera': 'colonia' } }).act('take 4')
    first.dice(4, 1).act('siege', 'siege')
    expect([first.control('castra-vetera'), fortAt(first.state, space('castra-vetera'))]).toEqual(['loyalist', 1])
    while (!first.isOver) first.act('done')
    first.state.stack.push(pick('barbarian'))
    first.go().act('leader chlodio', 'take 3').dice(4).act('siege')
    expect(first.control('castra-vetera')).toBe('barbarian')
  })

  test('BG-13.4-x1: he goes to Barbarian Colonia with 3 CU and leaves 1: the siege stays, and nobody can roll', () => {
    const scene = activated({ control: { colonia: 'barbarian' } }).act('take 3')
    const { ap } = scene.frame('activation')
    scene.act('to colonia')
    expect(scene.frame('activation').ap).toBe(ap - 1)
    playOut(scene.act('done'))
    expect([besiegerOf(scene.state, space('castra-vetera')), scene.cu('castra-vetera', 'barbarian')]).toEqual([3, 1])
    // Back with them he may.
    const stack: readonly Frame[] = [{ kind: 'stacking', cures: 0 }, pick('barbarian')]
    scene.state.stack.push(...stack)
    scene.go().act('leader chlodio', 'take 2', 'to castra-vetera')
    expect(scene.why('siege')).toBeUndefined()
    // Were Colonia an enemy's, he could not go there.
    expect(activated().act('take 3').why('to colonia')).toBe('BG-10.2.3-q')
  })
})

describe('14.1 Plunder', () => {
  test('BG-14.1.1-x1: from 8, Vuradech takes a Walled City: 9, then 0 and a VP less, then 1', () => {
    const scene = impulse(
      {
        plunder: 8,
        vp: 10,
        tribes: { picti: 'caledonia' },
        sieges: { londinium: 'barbarian' },
        leaders: { vuradech: 'londinium', rua: 'treva' },
        cu: { londinium: { barbarian: 4 } },
      },
      pick('barbarian'),
    ).act('leader vuradech', 'take 4')
    scene.dice(4).act('siege')
    expect([scene.control('londinium'), scene.plunder, scene.vp]).toEqual(['barbarian', 1, 9])
  })

  test('BG-14.1.2-x4: the raider at Noviomagus rolls 6 - 1 and the Loyalist 3 + 1: it wins, takes the space for 1 AP without Plunder, and has 5 left', () => {
    const raid: Frame = { kind: 'raid', left: 1, cities: [], only: [], mods: [], current: null, step: 'pick' }
    const scene = impulse({ cu: { 'teutoburger-wald': { barbarian: 1 }, noviomagus: { loyalist: 1 } } }, raid)
    scene.act('to teutoburger-wald', 'to t1').dice(6, 3).act('to noviomagus')
    expect(scene.history('scored')).toMatchObject([
      { roll: 5, losses: 1 },
      { roll: 4, losses: 0 },
    ])
    scene.act('control')
    expect([scene.control('noviomagus'), scene.plunder, scene.frame('raid').current?.ap]).toEqual(['barbarian', 0, 5])
  })
})

describe('10.5.3 Basilea', () => {
  const basilea: Draw = {
    leaders: {
      honorius: 'mediolanum',
      symmachus: 'carthago',
      chlodio: 'lugdunum',
      godigisel: { at: 'basilea', flipped: true },
    },
    tribes: { franks: { at: 'durocortorum', allied: true }, vandals: 'magna-germania' },
    control: { basilea: 'barbarian', durocortorum: 'allied' },
    cu: { mediolanum: { loyalist: 5 }, lugdunum: { allied: 4 }, carthago: { loyalist: 2 }, basilea: { barbarian: 3 } },
  }
  const delayed = () => {
    const scene = impulse(basilea, campaign('roman', 3)).act('leader honorius', 'take 5', 'to veldidena', 'to turicum')
    if (scene.asked === 'intercept') scene.act('done')
    scene.act('to basilea')
    while (scene.asked !== 'delay') scene.act('pass')
    expect(scene.frame('activation').ap).toBe(0)
    return scene.act('delay')
  }

  test('BG-10.5.3-x2 BG-10.5.3-l: Symmachus moves elsewhere, Chlodio comes by Geneva, and Honorius commands', () => {
    const scene = delayed().act('leader symmachus', 'take 2', 'to theveste', 'to cirta', 'to sitifis', 'to lambaesis')
    scene.act('leader chlodio', 'take 4', 'to geneva').dice(6, 1).act('to basilea')
    // 9 CU, led by Honorius (0) against Genseric: no leadership for the Romans, and superiority, for 5 of 9 are Roman.
    expect(scene.history('scored')).toMatchObject([{ cu: 9, roll: 7 }, { cu: 3 }])
    expect(scene.history('won')).toMatchObject([{ winner: 'attackers' }])
  })

  test('BG-10.5.3-x3: Chlodio goes elsewhere: Honorius fights alone', () => {
    const scene = delayed().act('leader chlodio', 'take 4', 'to augustodunum', 'done').dice(6, 1).act('done')
    expect(scene.history('scored')).toMatchObject([{ cu: 5, roll: 7 }, { cu: 3 }])
  })
})

describe('12.2.2 Aetius and Theodoric against Attila', () => {
  test('BG-12.2.2-x4: Aetius commands; neither superiority, for 6 of 10 CU are Allied, nor leadership', () => {
    const scene = impulse(
      {
        leaders: {
          aetius: 'durocortorum',
          alaric: { at: 'aurelianum', flipped: true },
          rua: { at: 'lutetia', flipped: true },
        },
        tribes: { visigoths: { at: 'tolosa', allied: true }, huns: 'magna-germania' },
        control: { tolosa: 'allied', lutetia: 'barbarian' },
        cu: { durocortorum: { loyalist: 4 }, aurelianum: { allied: 6 }, lutetia: { barbarian: 10 } },
      },
      campaign('roman', 2),
    ).act('leader aetius', 'take 4', 'to lutetia', 'pass', 'delay', 'leader alaric', 'take 6')
    scene.dice(3, 3).act('to lutetia')
    expect(scene.history('scored')).toMatchObject([
      { cu: 10, roll: 3 },
      { cu: 10, roll: 3 },
    ])
  })
})
