import { describe, expect, test } from 'vitest'
import { BARBARIANS, liftSiege, markControl } from '../src/state.ts'
import { activated, MoveScene, muster, pick } from './movement-scene.ts'
import { type Draw, space } from './scene.ts'

const ap = (scene: MoveScene) => scene.frame('activation').ap
const alone = (leader: string, at: string, cu = 4, drawn: Draw = {}) =>
  activated(
    { ...drawn, leaders: { [leader]: at, ...drawn.leaders }, cu: { [at]: { loyalist: cu }, ...drawn.cu } },
    'roman',
    leader,
  ).act(`take ${cu}`)
const horde = (leader: string, at: string, cu: number, drawn: Draw = {}) =>
  activated(
    { ...drawn, leaders: { [leader]: at, ...drawn.leaders }, cu: { [at]: { barbarian: cu }, ...drawn.cu } },
    'barbarian',
    leader,
  ).act(`take ${cu}`)

describe('10.2.2 What AP are spent on', () => {
  test('BG-10.2.2-a BG-10.2.2-b BG-10.2.2-c BG-10.2.2-d BG-10.2.2-e: connections cost 1, 2, 2 and 3; only what is connected is near', () => {
    const scene = alone('aetius', 'mediolanum')
    expect(scene.why('to roma')).toBe('BG-10.2.2-a')
    expect(ap(scene.act('to verona'))).toBe(5)
    expect(ap(alone('aetius', 'mediolanum').act('to veldidena'))).toBe(4)
    expect(ap(alone('aetius', 'basilea').act('to agri-decumates'))).toBe(4)
    expect(ap(alone('aetius', 'gesoriacum').act('to rutupiae'))).toBe(3)
  })

  test('BG-10.2.2-g: what costs more than he has left he may not cross', () => {
    const scene = activated(
      { leaders: { symmachus: 'gesoriacum' }, cu: { gesoriacum: { loyalist: 3 } } },
      'roman',
      'symmachus',
      2,
    ).act('take 3')
    expect([ap(scene), scene.why('to rutupiae'), scene.why('to durocortorum')]).toEqual([2, 'BG-10.2.2-g', undefined])
  })

  test('BG-10.2.2-h BG-10.2.2-m BG-2.3.1-u BG-2.3.1-ae: a transit space is a space of the move, and he may stop there', () => {
    const scene = horde('chlodio', 'teutoburger-wald', 4).act('to t1')
    expect([ap(scene), scene.at('chlodio'), scene.why('control')]).toEqual([3, 't1', 'BG-10.2.2-m'])
    expect(ap(scene.act('to noviomagus'))).toBe(1)
    expect(scene.frame('activation')).toMatchObject({ via: 2 })
    expect(scene.state.board.spaceIds[scene.frame('activation').last]).toBe('teutoburger-wald')
  })

  test('BG-10.2.2-i: enemy CU in the space mean battle', () => {
    const scene = horde('chlodio', 'divodurum', 4, {
      cu: { vesontio: { loyalist: 1 } },
      control: { divodurum: 'barbarian' },
    })
    scene.act('to vesontio')
    expect(scene.top('battle')).toMatchObject({
      mode: 'move',
      attacker: 3,
      defender: 0,
      attackerPlayer: 1,
      defenderPlayer: 0,
    })
    expect(scene.top('battle').attackers).toMatchObject([{ cu: muster({ barbarian: 4 }), via: 0 }])
  })

  test('BG-10.2.2-j BG-10.4.1-c BG-12.6-a BG-12.6-b: who has won pays 1 AP before anything else', () => {
    const scene = () =>
      horde('alaric', 'divodurum', 4, { cu: { vesontio: { loyalist: 1 } }, control: { divodurum: 'barbarian' } }).act(
        'to vesontio',
      )
    const won = scene().fought({ won: true, cu: muster({ barbarian: 3 }) })
    expect([ap(won), won.frame('activation').cu]).toEqual([5, muster({ barbarian: 3 })])
    expect(ap(won.act('control'))).toBe(3)
    expect(ap(won.act('to basilea'))).toBe(2)
    const free = scene().fought({ won: true, free: true })
    expect(ap(free.act('control'))).toBe(4)
  })

  test('BG-10.4.1-d: who has lost has done', () => {
    const drawn: Draw = { cu: { vesontio: { loyalist: 9 } }, control: { divodurum: 'barbarian' } }
    const scene = horde('alaric', 'divodurum', 4, drawn).act('to vesontio')
    expect(scene.fought({ won: false }).isOver).toBe(true)
  })

  test('BG-10.2.2-k BG-10.2.2-o BG-2.3.1-c BG-2.3.1-m: control for 1 AP; Cultivated spaces of Romans give Plunder', () => {
    const scene = horde('alaric', 'agri-decumates', 4).act('to basilea', 'control')
    expect([scene.control('basilea'), scene.plunder, ap(scene)]).toEqual(['barbarian', 0, 3])
    scene.act('to vesontio', 'control')
    expect([scene.control('vesontio'), scene.plunder, ap(scene)]).toEqual(['barbarian', 1, 1])
  })

  test('BG-10.2.2-p: an Allied space gives no Plunder', () => {
    const scene = horde('alaric', 'agri-decumates', 4, { control: { vesontio: 'allied' } }).act(
      'to basilea',
      'to vesontio',
      'control',
    )
    expect([scene.control('vesontio'), scene.plunder]).toEqual(['barbarian', 0])
  })

  test('BG-10.2.2-n BG-2.3.1-d BG-2.3.1-n BG-2.3.1-i: not in a Fortified space', () => {
    const drawn: Draw = {
      forts: { vesontio: 'castra' },
      control: { vesontio: 'usurper' },
      sieges: { vesontio: 'loyalist' },
      inside: { vesontio: { usurper: 1 } },
    }
    expect(alone('aetius', 'vesontio', 4, drawn).why('control')).toBe('BG-10.2.2-n')
    expect(
      alone('aetius', 'roma', 4, { control: { roma: 'usurper' }, sieges: { roma: 'loyalist' } }).why('control'),
    ).toBe('BG-10.2.2-n')
  })

  test('BG-10.2.2-q BG-10.2.2-r BG-10.2.2-s: only of an enemy; a Byzantine takes it for the Loyalists', () => {
    const drawn: Draw = { leaders: { 'dux-byzantina': 'vesontio' }, cu: { vesontio: { byzantine: 3 } } }
    const at = (control: 'usurper' | 'allied' | 'loyalist') =>
      activated({ ...drawn, control: { vesontio: control } }, 'roman', 'dux-byzantina').act('take 3')
    expect([at('loyalist').why('control'), at('allied').why('control')]).toEqual(['BG-10.2.2-q', 'BG-10.2.2-q'])
    expect(at('usurper').act('control').control('vesontio')).toBe('loyalist')
  })

  test('BG-10.2.2-ad: a leader alone may take control', () => {
    const scene = activated({ leaders: { aetius: 'vesontio' }, control: { vesontio: 'usurper' } }, 'roman', 'aetius')
    expect(scene.act('control').control('vesontio')).toBe('loyalist')
  })

  test('a card may let him take control of Usurper spaces for nothing', () => {
    const drawn: Draw = { leaders: { aetius: 'vesontio', julian: 'roma' }, cu: { vesontio: { loyalist: 3 } } }
    const at = (control: 'usurper' | 'barbarian') => {
      const stack = [pick('roman', { mods: ['free-control-vs-usurper'] })]
      const scene = new MoveScene({ ...drawn, control: { vesontio: control }, stack }).act(
        'leader aetius',
        'take 3',
        'control',
      )
      return [scene.control('vesontio'), ap(scene)]
    }
    expect([at('usurper'), at('barbarian')]).toEqual([
      ['loyalist', 6],
      ['loyalist', 5],
    ])
  })

  test('BG-10.2.2-k: a card may forbid to take control of a space', () => {
    const scene = alone('aetius', 'vesontio', 3, { control: { vesontio: 'usurper' } })
    scene.state.blocks = [
      { what: 'control-change', player: null, tribe: null, leader: null, space: space('vesontio'), until: 'impulse' },
    ]
    expect(scene.why('control')).toBe('BG-10.2.2-k')
  })

  test('BG-2.5-e: not under a Tribal Marker', () => {
    const drawn: Draw = {
      leaders: { aetius: 'vesontio' },
      control: { vesontio: 'barbarian' },
      tribes: { franks: 'vesontio' },
    }
    expect(activated(drawn, 'roman', 'aetius').why('control')).toBe('BG-2.5-e')
  })

  test('BG-10.2.2-ab: he may stop at any point, and stops when nothing is left', () => {
    expect(alone('aetius', 'mediolanum').act('to verona', 'done').isOver).toBe(true)
    const scene = activated(
      { leaders: { symmachus: 'mediolanum' }, cu: { mediolanum: { loyalist: 1 } } },
      'roman',
      'symmachus',
      2,
    )
    expect(scene.act('take 1', 'to veldidena').isOver).toBe(true)
  })
})

describe('10.2.2 Fortified spaces and sieges', () => {
  const walls: Draw = { control: { vesontio: 'barbarian', basilea: 'barbarian', divodurum: 'barbarian' } }

  test('BG-10.2.2-t BG-10.2.2-u BG-13.1.1-a BG-13.1.1-b: with 3 CU he besieges an enemy Fortified space, and stays', () => {
    const scene = horde('alaric', 'divodurum', 3, walls).act('to augusta-treverorum')
    expect(scene.history('siege')).toMatchObject([
      { space: 'augusta-treverorum', besieger: 'barbarian', rule: 'BG-10.2.2-t' },
    ])
    expect(scene.why('to divodurum')).toBe('BG-10.2.2-u')
    expect(scene.legal).toEqual(['siege', 'done'])
  })

  test('BG-10.2.2-z BG-10.6-m: with fewer he may not enter', () => {
    for (const cu of [1, 2])
      expect(horde('alaric', 'divodurum', cu, walls).why('to augusta-treverorum')).toBe('BG-10.2.2-z')
    const lone = activated({ ...walls, leaders: { alaric: 'divodurum' } }, 'barbarian', 'alaric')
    expect(lone.why('to augusta-treverorum')).toBe('BG-10.2.2-z')
    const fort = horde('alaric', 'divodurum', 2, { control: { divodurum: 'barbarian' }, forts: { vesontio: 'castra' } })
    expect(fort.why('to vesontio')).toBe('BG-10.2.2-z')
  })

  test('BG-10.2.2-v BG-13.1.1-d BG-13.1.1-e: 2 AP for each siege roll, as long as there are AP', () => {
    const scene = horde('alaric', 'divodurum', 3, walls).act('to augusta-treverorum', 'siege')
    expect(scene.top('siege-roll')).toMatchObject({ player: 1, power: 3, step: 'window', points: 0 })
    scene.over()
    expect(ap(scene)).toBe(3)
    scene.act('siege')
    expect(ap(scene)).toBe(1)
    expect(scene.over().isOver).toBe(true)
  })

  test('BG-7.3.1-j: before the first siege roll both may respond, and what is added counts for that roll', () => {
    const drawn: Draw = {
      ...walls,
      leaders: { alaric: 'divodurum' },
      cu: { divodurum: { barbarian: 3 } },
      hands: ['B13'],
    }
    const scene = activated(drawn, 'barbarian', 'alaric').over().act('take 3', 'to augusta-treverorum', 'siege')
    expect(scene.top('window')).toMatchObject({ moment: 'enter-fortified', parties: [1] })
    scene.responded({ drm: 2 })
    expect(scene.top('window').moment).toBe('siege-roll')
    expect([scene.frame('siege-roll').step, scene.state.response?.drm]).toEqual(['roll', 2])
    scene.over().over()
    expect(scene.act('siege').top('siege-roll').step).toBe('window')
  })

  test('BG-10.2.2-w: when the siege is won he goes on', () => {
    const scene = horde('alaric', 'divodurum', 3, walls).act('to augusta-treverorum', 'siege')
    const { space } = scene.top('siege-roll')
    liftSiege(scene.state, space)
    markControl(scene.state, space, BARBARIANS)
    expect(scene.over().why('to divodurum')).toBeUndefined()
  })

  test('BG-10.2.2-y BG-13.1.1-g: in a later impulse a besieger may roll or leave; CU that he did not bring count', () => {
    const drawn: Draw = {
      leaders: { alaric: 'roma' },
      cu: { roma: { barbarian: 3 } },
      sieges: { roma: 'barbarian' },
    }
    const scene = activated(drawn, 'barbarian', 'alaric').act('take 1')
    expect(scene.why('siege')).toBeUndefined()
    expect(scene.why('to florentia')).toBeUndefined()
    expect(alone('aetius', 'roma').why('siege')).toBe('BG-13.1.1-d')
    expect(alone('aetius', 'roma').why('sortie')).toBe('BG-13.4.1-b')
    expect(
      activated({ ...drawn, cu: { roma: { barbarian: 2 } } }, 'barbarian', 'alaric')
        .act('take 2')
        .why('siege'),
    ).toBe('BG-13.4-c')
  })

  test('BG-10.2.2-aa: into a space that his own power besieges he goes with any number, and need not stop', () => {
    const drawn: Draw = {
      ...walls,
      cu: { 'augusta-treverorum': { barbarian: 2 } },
      sieges: { 'augusta-treverorum': 'barbarian' },
    }
    const scene = horde('alaric', 'divodurum', 1, drawn).act('to augusta-treverorum')
    expect(scene.why('to divodurum')).toBeUndefined()
    expect(scene.history('siege')).toEqual([])
    const single = activated({ ...drawn, leaders: { alaric: 'divodurum' } }, 'barbarian', 'alaric')
    expect(single.act('to augusta-treverorum').why('to divodurum')).toBeUndefined()
  })

  test('BG-10.2.2-ac BG-13.4.2-m: besiegers of a third power are fought, with 3 CU at least; then the siege is his', () => {
    const drawn: Draw = {
      ...walls,
      cu: { 'augusta-treverorum': { usurper: 3 } },
      sieges: { 'augusta-treverorum': 'usurper' },
    }
    expect(horde('alaric', 'divodurum', 2, drawn).why('to augusta-treverorum')).toBe('BG-10.2.2-z')
    const scene = horde('alaric', 'divodurum', 5, drawn).act('to augusta-treverorum')
    expect(scene.top('battle')).toMatchObject({ defender: 2, defenderPlayer: 0 })
    scene.fought({ won: true, cu: muster({ barbarian: 3 }) })
    expect(scene.history('siege')).toMatchObject([{ besieger: 'barbarian' }])
    const weak = horde('alaric', 'divodurum', 5, drawn)
      .act('to augusta-treverorum')
      .fought({ won: true, cu: muster({ barbarian: 2 }) })
    expect([weak.isOver, weak.at('alaric'), weak.cu('divodurum', 'barbarian')]).toEqual([true, 'divodurum', 2])
  })

  test('BG-13.1.1-f: who has won on entry with a CU left besieges, but rolls only with 3', () => {
    const drawn: Draw = { ...walls, cu: { 'augusta-treverorum': { loyalist: 1 } } }
    const scene = horde('alaric', 'divodurum', 3, drawn).act('to augusta-treverorum').act('take 0')
    scene.fought({ won: true, cu: muster({ barbarian: 1 }) })
    expect([scene.history('siege').length, scene.isOver]).toEqual([1, true])
  })

  test('BG-10.2.3-q BG-10.2.3-s BG-10.2.3-t: from a besieged fort not to an enemy space; from a city to any', () => {
    const fort: Draw = {
      forts: { lutetia: 'castra' },
      sieges: { lutetia: 'barbarian' },
      control: { aurelianum: 'barbarian' },
    }
    const scene = horde('alaric', 'lutetia', 4, fort)
    expect([scene.why('to rotomagus'), scene.why('to aurelianum')]).toEqual(['BG-10.2.3-q', undefined])
    expect(horde('alaric', 'roma', 4, { sieges: { roma: 'barbarian' } }).why('to florentia')).toBeUndefined()
  })

  test('BG-13.4-x1: Chlodio leaves one CU before Castra Vetera and goes to Barbarian Colonia with three', () => {
    const fort: Draw = {
      forts: { 'castra-vetera': 'castra' },
      sieges: { 'castra-vetera': 'barbarian' },
      leaders: { chlodio: 'castra-vetera' },
      cu: { 'castra-vetera': { barbarian: 4 } },
    }
    const scene = activated({ ...fort, control: { colonia: 'barbarian' } }, 'barbarian', 'chlodio').act(
      'take 3',
      'to colonia',
    )
    expect([ap(scene), scene.cu('castra-vetera', 'barbarian'), scene.cu('colonia', 'barbarian')]).toEqual([4, 1, 3])
    expect(activated(fort, 'barbarian', 'chlodio').act('take 3').why('to colonia')).toBe('BG-10.2.3-q')
  })
})
