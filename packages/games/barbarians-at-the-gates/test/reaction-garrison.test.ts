import { describe, expect, test } from 'vitest'
import { ALLIED, garrisonAt, insideAt, isInside } from '../src/state.ts'
import { activated, type MoveScene, muster } from './movement-scene.ts'
import { type Draw, leader, space } from './scene.ts'

/** Alaric comes from Barbarian Divodurum with so many CU. */
const attack = (to: string, drawn: Draw, cu = 5): MoveScene =>
  activated(
    {
      ...drawn,
      control: { divodurum: 'barbarian', ...drawn.control },
      leaders: { alaric: 'divodurum', ...drawn.leaders },
      cu: { divodurum: { barbarian: cu }, ...drawn.cu },
    },
    'barbarian',
    'alaric',
  ).act(`take ${cu}`, `to ${to}`)
const inside = (scene: MoveScene, id: string) => garrisonAt(scene.state, space(id))

describe('10.3 and 10.3.1 Garrisons', () => {
  test('BG-10.3-a BG-10.3.1-a BG-10.3.1-d BG-10.3.1-e BG-10.3.1-q: the owner says which leaders and up to 2 CU are inside a city', () => {
    const drawn: Draw = {
      leaders: { aetius: 'augusta-treverorum', julian: 'augusta-treverorum' },
      cu: { 'augusta-treverorum': { loyalist: 4 } },
    }
    const scene = attack('augusta-treverorum', drawn)
    expect([scene.asked, scene.seat]).toEqual(['compose', 'roman'])
    expect(scene.legal).toEqual(['leader julian', 'leader aetius', 'take 0', 'take 1', 'take 2'])
    expect(scene.why('take 3')).toBe('BG-10.3.1-d')
    scene.act('leader julian', 'leader aetius', 'take 2')
    expect([inside(scene, 'augusta-treverorum'), scene.cu('augusta-treverorum', 'loyalist')]).toEqual([2, 2])
    expect(['julian', 'aetius'].map((id) => isInside(scene.state, leader(id)))).toEqual([true, true])
    expect(scene.history('garrison')).toMatchObject([
      { space: 'augusta-treverorum', leaders: ['Julian', 'Aetius'], cu: 2 },
    ])
    expect(scene.top('battle').defender).toBe(0)
  })

  test('BG-10.3.1-e BG-13.1.1-f: of those who are besieged already nothing new is told', () => {
    const at = 'augusta-treverorum'
    const drawn: Draw = {
      leaders: { aetius: { at, inside: true }, chlodio: at },
      sieges: { [at]: 'barbarian' },
      inside: { [at]: { loyalist: 2 } },
      cu: { [at]: { barbarian: 3 } },
    }
    expect(attack(at, drawn).history('garrison')).toEqual([])
  })

  test('BG-10.3.1-b: before that nobody is inside', () => {
    const scene = attack('augusta-treverorum', { cu: { 'augusta-treverorum': { loyalist: 1 }, roma: { loyalist: 2 } } })
    expect(inside(scene, 'roma')).toBe(0)
    expect(scene.act('take 0').top('battle').space).toBe(space('augusta-treverorum'))
  })

  test('BG-10.3.1-c BG-10.3.1-h BG-10.4.1-b: a Castra or Colonia holds 1; those inside cause no battle', () => {
    for (const fort of ['castra', 'colonia'] as const) {
      const scene = attack('vesontio', { forts: { vesontio: fort }, cu: { vesontio: { loyalist: 1 } } })
      expect(scene.legal).toEqual(['take 0', 'take 1'])
      expect(scene.act('take 1').asked).toBe('orders')
      expect(scene.history('siege')).toMatchObject([{ space: 'vesontio' }])
    }
    const two = attack('vesontio', { forts: { vesontio: 'castra' }, cu: { vesontio: { loyalist: 2 } } })
    expect(two.why('take 2')).toBe('BG-10.3.1-c')
  })

  test('BG-10.3.1-n: Byzantines share the places with Loyalists', () => {
    const scene = attack('augusta-treverorum', { cu: { 'augusta-treverorum': { loyalist: 2, byzantine: 2 } } }).act(
      'take 1',
    )
    expect(scene.legal).toEqual(['take 0', 'take 1'])
    scene.act('take 1')
    expect([
      insideAt(scene.state, space('augusta-treverorum'), 0),
      insideAt(scene.state, space('augusta-treverorum'), 1),
    ]).toEqual([1, 1])
  })

  test('BG-10.3.1-i: only where their own power controls the space', () => {
    const scene = attack('augusta-treverorum', {
      control: { 'augusta-treverorum': 'allied' },
      cu: { 'augusta-treverorum': { loyalist: 2 } },
    })
    expect(scene.top('battle').defender).toBe(0)
  })

  test('BG-10.3.1-f BG-10.3.1-g BG-10.3.1-m BG-2.5-k: no Allied or Barbarian CU, but leaders in a city of their own, without another tribe’s marker', () => {
    const drawn: Draw = {
      control: { 'augusta-treverorum': 'allied' },
      leaders: { chlodio: 'augusta-treverorum' },
      cu: { 'augusta-treverorum': { allied: 2 } },
    }
    const own = attack('augusta-treverorum', {
      ...drawn,
      tribes: { franks: { at: 'augusta-treverorum', allied: true } },
    })
    expect(own.legal).toEqual(['leader chlodio', 'take 0'])
    own.act('leader chlodio')
    expect([inside(own, 'augusta-treverorum'), own.top('battle').defender]).toEqual([0, ALLIED])
    const other = { franks: { at: 'lutetia', allied: true }, burgundians: { at: 'augusta-treverorum', allied: true } }
    expect(attack('augusta-treverorum', { ...drawn, tribes: other }).asked).toBe('avoid')
  })

  test('BG-10.3.1-p: in a besieged space nobody is asked again', () => {
    const drawn: Draw = {
      sieges: { 'augusta-treverorum': 'barbarian' },
      inside: { 'augusta-treverorum': { loyalist: 1 } },
      cu: { 'augusta-treverorum': { barbarian: 3 } },
    }
    expect(attack('augusta-treverorum', drawn).asked).toBe('orders')
  })

  test('BG-10.3-b: a leader alone meets no reaction and no battle', () => {
    const drawn: Draw = {
      leaders: { alaric: 'divodurum', aetius: 'vesontio' },
      cu: { vesontio: { loyalist: 5 } },
      control: { divodurum: 'barbarian' },
    }
    const scene = activated(drawn, 'barbarian', 'alaric').act('to vesontio')
    expect([scene.asked, scene.at('alaric')]).toEqual(['orders', 'vesontio'])
  })

  test('enemy leaders without CU are no Force: no battle, and nobody avoids it', () => {
    const scene = attack('vesontio', { leaders: { aetius: 'vesontio' } })
    expect(scene.asked).toBe('orders')
  })

  test('BG-10.3-c BG-10.3.3-a BG-11.1.1-d BG-12.1-a: first the garrison, then avoiding battle, then interception', () => {
    const drawn: Draw = {
      leaders: { aetius: 'augusta-treverorum', stilicho: 'bonna' },
      cu: { 'augusta-treverorum': { loyalist: 4 }, bonna: { loyalist: 3 } },
    }
    const scene = attack('augusta-treverorum', drawn).act('take 0')
    expect([scene.asked, scene.seat]).toEqual(['avoid', 'roman'])
    scene.act('pass')
    expect([scene.asked, scene.seat]).toEqual(['intercept', 'roman'])
    scene.act('done')
    expect(scene.asked).toBe('battle')
  })

  test('BG-10.2.3-u: the ROMAN player puts Usurpers inside when Barbarians come', () => {
    const drawn: Draw = { control: { 'augusta-treverorum': 'usurper' }, cu: { 'augusta-treverorum': { usurper: 2 } } }
    const scene = attack('augusta-treverorum', drawn)
    expect([scene.asked, scene.seat]).toEqual(['compose', 'roman'])
  })
})

describe('13.4.1 Sorties', () => {
  const drawn: Draw = {
    leaders: { aetius: { at: 'roma', inside: true }, julian: { at: 'roma', inside: true }, alaric: 'roma' },
    inside: { roma: { loyalist: 2 } },
    cu: { roma: { barbarian: 4 }, florentia: { barbarian: 3 } },
    sieges: { roma: 'barbarian' },
    control: { florentia: 'barbarian' },
  }

  test('BG-10.3.1-j BG-10.3.1-k BG-13.4.1-a BG-13.4.1-b: a besieged leader may not leave, but attack for 0 AP', () => {
    const scene = activated(drawn, 'roman', 'aetius').act('leader julian', 'take 2')
    expect([scene.why('to florentia'), scene.why('sail genua')]).toEqual(['BG-10.3.1-j', 'BG-10.3.1-j'])
    scene.act('sortie')
    expect(scene.frame('activation').ap).toBe(6)
    expect([scene.cu('roma', 'loyalist'), inside(scene, 'roma')]).toEqual([2, 0])
    expect([scene.asked, scene.seat]).toEqual(['avoid', 'barbarian'])
  })

  test('BG-13.4.1-c BG-13.4.1-d: the besiegers may avoid it, but nobody intercepts', () => {
    const more: Draw = { ...drawn, leaders: { ...drawn.leaders, rua: 'florentia' } }
    const scene = activated(more, 'roman', 'aetius').act('leader julian', 'take 2', 'sortie', 'pass')
    expect(scene.top('battle')).toMatchObject({
      mode: 'sortie',
      interceptors: [],
      attackers: [{ from: -1, via: 5, cu: muster({ loyalist: 2 }) }],
    })
  })

  test('BG-13.4.1-f BG-13.4.1-h: who has won, or whose enemies have gone, may move on', () => {
    const won = activated(drawn, 'roman', 'aetius')
      .act('leader julian', 'take 2', 'sortie', 'pass')
      .fought({ won: true })
    expect([won.why('to ancona'), won.act('to ancona').frame('activation').ap]).toEqual([undefined, 4])
    const fled = activated(drawn, 'roman', 'aetius').act('leader julian', 'take 2', 'sortie', 'leader alaric', 'take 4')
    fled.dice(6).act('to florentia')
    expect(fled.at('alaric')).toBe('florentia')
    expect(fled.act('to ancona').frame('activation').ap).toBe(5)
  })

  test('BG-13.4.1-g: who has lost has done; without CU there is no sortie', () => {
    expect(
      activated(drawn, 'roman', 'aetius').act('leader julian', 'take 2', 'sortie', 'pass').fought({ won: false })
        .isOver,
    ).toBe(true)
    expect(activated({ ...drawn, inside: {} }, 'roman', 'aetius').act('take 0').isOver).toBe(true)
  })
})

describe('13.4.2 Relief', () => {
  test('besiegers of a friend are attacked, and the battle knows that those inside may join', () => {
    const drawn: Draw = {
      leaders: { aetius: 'florentia' },
      inside: { roma: { loyalist: 1 } },
      cu: { roma: { barbarian: 4 }, florentia: { loyalist: 5 } },
      sieges: { roma: 'barbarian' },
    }
    const scene = activated(drawn, 'roman', 'aetius').act('take 5', 'to roma')
    expect(scene.top('battle')).toMatchObject({ mode: 'relief', defender: 3 })
  })

  test('a relief force of another power is noted with where it came from', () => {
    const drawn: Draw = {
      tribes: { visigoths: { at: 'tolosa', allied: true } },
      leaders: { alaric: 'florentia' },
      inside: { roma: { loyalist: 1 } },
      cu: { roma: { barbarian: 4 }, florentia: { allied: 5 } },
      sieges: { roma: 'barbarian' },
    }
    const scene = activated(drawn, 'roman', 'alaric').act('take 5', 'to roma').fought({ won: true })
    expect(scene.state.guests).toMatchObject([{ cause: 'relief', origin: space('florentia') }])
  })
})
