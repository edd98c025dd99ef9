import { describe, expect, test } from 'vitest'
import type { Frame } from '../src/frames.ts'
import { enemyCuAt } from '../src/rules/map/enemies.ts'
import {
  ALLIED,
  areEnemies,
  BARBARIANS,
  BYZANTINE,
  CLEAR,
  isEmperor,
  LOYALIST,
  RIVER,
  ROUGH,
  STRAIT,
  USURPER,
} from '../src/state.ts'
import { activated, MoveScene, muster } from './movement-scene.ts'
import { board, type Draw, draw, leader, space } from './scene.ts'

describe('2.3.1 Transit spaces', () => {
  /** t8 lies between Tingis and Caesarea. */
  test('BG-2.3.1-ae: it is a step of its own for leaders, raiders, Forced March and who avoids battle', () => {
    const leaders = { rua: 'tingis' }
    const cu = { tingis: { barbarian: 3 } }
    const activation = activated({ leaders, cu }, 'barbarian', 'rua').act('take 3')
    expect([activation.why('to caesarea'), activation.why('to t8')]).toEqual(['BG-10.2.2-a', undefined])
    const raid: Frame = { kind: 'raid', left: 1, cities: [], only: [], mods: [], current: null, step: 'pick' }
    const raiders = new MoveScene({ cu, stack: [raid] }).act('to tingis')
    expect([raiders.why('to caesarea'), raiders.why('to t8')]).toEqual(['BG-10.2.2-a', undefined])
    const march: Frame = {
      kind: 'forced-march',
      player: 0,
      powers: [LOYALIST],
      left: 1,
      reach: 6,
      rider: 0,
      current: null,
    }
    const marching = new MoveScene({ cu: { tingis: { loyalist: 1 } }, stack: [march] }).act('to tingis')
    expect([marching.why('to caesarea'), marching.why('to t8')]).toEqual(['BG-10.2.2-a', undefined])
    const attack: Draw = {
      leaders: { rua: 'sitifis', aetius: 'caesarea' },
      cu: { sitifis: { barbarian: 5 }, caesarea: { loyalist: 3 } },
    }
    const avoiding = activated(attack, 'barbarian', 'rua').act('take 5', 'to caesarea', 'leader aetius', 'take 3')
    expect([avoiding.why('to tingis'), avoiding.why('to t8')]).toEqual(['BG-11.1.1-g', undefined])
  })
})

describe('2.2.3 Friends and enemies', () => {
  test('BG-2.2.3-a BG-2.2.3-b BG-2.2.3-c BG-2.2.3-d: Usurpers and Barbarians are everybody’s enemies, the others are friends', () => {
    const friends = [LOYALIST, BYZANTINE, ALLIED] as const
    for (const one of friends) for (const other of friends) expect(areEnemies(one, other)).toBe(false)
    for (const one of friends) expect([areEnemies(one, USURPER), areEnemies(BARBARIANS, one)]).toEqual([true, true])
    expect([areEnemies(USURPER, BARBARIANS), areEnemies(USURPER, USURPER)]).toEqual([true, false])
  })

  test('BG-2.2.3-l: tribes of one power do not fight each other', () => {
    const drawn: Draw = {
      leaders: { rua: 'calaegia', chlodio: 'magna-germania' },
      cu: { calaegia: { barbarian: 3 }, 'magna-germania': { barbarian: 2 } },
    }
    const scene = activated(drawn, 'barbarian', 'chlodio').act('take 2', 'to calaegia')
    expect(scene.asked).toBe('orders')
  })
})

describe('10.3.1 Enemy CU in a space', () => {
  test('BG-10.3.1-h BG-2.2.3-a: those of all enemies together are counted, and none inside a garrison', () => {
    const state = draw({
      cu: { lutetia: { loyalist: 2, byzantine: 1, usurper: 4, barbarian: 7, allied: 5 } },
      inside: { lutetia: { loyalist: 1 } },
    })
    const enemies = (power: typeof LOYALIST | typeof USURPER | typeof BARBARIANS | typeof ALLIED) =>
      enemyCuAt(state, space('lutetia'), power)
    expect([enemies(LOYALIST), enemies(ALLIED)]).toEqual([11, 11])
    expect([enemies(USURPER), enemies(BARBARIANS)]).toEqual([3 + 7 + 5, 3 + 4 + 5])
  })
})

describe('2.3.3 and 2.3.4 Connections and Zones', () => {
  test('BG-2.3.3-a BG-2.3.3-b: four kinds of connections, and clear ones are the cheapest', () => {
    const costs = new Map(board.ways.flat().map(({ type, cost }) => [type, cost]))
    expect(([CLEAR, ROUGH, RIVER, STRAIT] as const).map((type) => costs.get(type))).toEqual([1, 2, 2, 3])
    expect(costs.size).toBe(4)
  })

  test('BG-2.3.4-a: three Land Zones', () => {
    const zones = board.everySpace.filter((each) => board.kind[each] === 4).map((each) => board.spaceIds[each])
    expect(zones).toEqual(['mauretania', 'further-east', 'eastern-roman-empire'])
  })
})

describe('2.4.2 Leaders', () => {
  test('BG-2.4.2.1-b: with as many OPs as his Initiative he has the base number of AP', () => {
    const drawn: Draw = {
      leaders: { aetius: 'roma', bonifatius: 'roma', symmachus: 'roma' },
      cu: { roma: { loyalist: 3 } },
    }
    const ap = (id: string, ops: number) => activated(drawn, 'roman', id, ops).frame('activation').ap
    expect([ap('aetius', 1), ap('bonifatius', 2), ap('symmachus', 3)]).toEqual([4, 4, 4])
  })

  test('BG-2.4.2.2-a: some are Emperors by their counter', () => {
    const s = draw({ leaders: { honorius: 'roma', aetius: 'roma' } })
    expect([isEmperor(s, leader('honorius')), isEmperor(s, leader('aetius'))]).toEqual([true, false])
  })

  test('BG-2.4.2.3-b: whoever is to act may be the commander, in the opponent’s impulse too', () => {
    const drawn: Draw = {
      leaders: { alaric: 'divodurum', aetius: 'vesontio', julian: 'vesontio' },
      cu: { divodurum: { barbarian: 5 }, vesontio: { loyalist: 4 } },
      control: { divodurum: 'barbarian' },
    }
    const attack = () => activated(drawn, 'barbarian', 'alaric').act('take 5', 'to vesontio')
    expect(attack().act('leader aetius').legal).toContain('leader julian')
    expect(attack().act('leader julian').legal).toContain('leader aetius')
  })
})

describe('11.2.1 and 11.2.2 What cannot be intercepted', () => {
  test('BG-11.2.1-d BG-11.2.2-h: not a Force that avoids battle', () => {
    const drawn: Draw = {
      leaders: { alaric: 'divodurum', rua: 'turicum', aetius: 'vesontio' },
      cu: { divodurum: { barbarian: 5 }, turicum: { barbarian: 4 }, vesontio: { loyalist: 4 } },
      control: { divodurum: 'barbarian', turicum: 'barbarian' },
    }
    const scene = activated(drawn, 'barbarian', 'alaric').act('take 5', 'to vesontio', 'leader aetius', 'take 4')
    scene.dice(6).act('to basilea')
    // Only the one who avoided battle is asked, if he intercepts.
    expect([scene.seat, scene.legal]).toEqual(['roman', ['leader aetius', 'done']])
    expect(scene.act('done').asked).toBe('orders')
  })

  const lutetia: Draw = {
    leaders: { rua: 'rotomagus', alaric: 'aurelianum', aetius: 'durocortorum' },
    cu: { rotomagus: { barbarian: 5 }, aurelianum: { barbarian: 4 }, durocortorum: { loyalist: 4 } },
    control: { rotomagus: 'barbarian', aurelianum: 'barbarian' },
  }
  const intercepted = () =>
    activated(lutetia, 'barbarian', 'rua').act('take 5', 'to lutetia', 'leader aetius').dice(6).act('take 4')

  test('BG-11.2.1-c BG-11.2.2-h: nor one that intercepts, nor one that refuses battle', () => {
    expect(intercepted().asked).toBe('refuse')
    expect(intercepted().act('no').asked).toBe('battle')
    const back: Draw = {
      ...lutetia,
      leaders: { ...lutetia.leaders, stilicho: 'gesoriacum' },
      cu: { ...lutetia.cu, gesoriacum: { loyalist: 4 } },
    }
    const scene = activated(back, 'barbarian', 'rua')
      .act('take 5', 'to lutetia', 'leader aetius')
      .dice(6)
      .act('take 4', 'yes')
    expect([scene.isOver, scene.at('rua'), scene.at('stilicho')]).toEqual([true, 'rotomagus', 'gesoriacum'])
  })
})

describe('10.4.2 A tribe on its way', () => {
  const step = (cu: number): Frame => ({
    kind: 'step',
    player: 1,
    mode: 'migration',
    force: {
      leader: leader('rua'),
      leaders: [leader('rua')],
      cu: muster({ barbarian: cu }),
      from: space('rotomagus'),
      via: CLEAR,
      last: space('rotomagus'),
    },
    to: space('lutetia'),
    step: 'intercept',
    attempts: [],
    rolled: 0,
    interceptors: [],
    hasFailedToAvoid: false,
    barred: [],
  })
  const drawn: Draw = {
    leaders: { rua: 'lutetia', aetius: 'durocortorum' },
    tribes: { huns: 'lutetia' },
    control: { lutetia: 'barbarian' },
    cu: { durocortorum: { loyalist: 4 } },
  }

  test('BG-10.4.2-e: an intercepted tribe may not refuse battle', () => {
    const scene = new MoveScene({ ...drawn, cu: { ...drawn.cu, lutetia: { barbarian: 3 } }, stack: [step(3)] })
    expect([scene.asked, scene.legal]).toEqual(['intercept', ['leader aetius', 'done']])
    scene.dice(6).act('leader aetius', 'take 4')
    expect(scene.top('battle')).toMatchObject({ mode: 'migration', attackers: [{ cu: muster({ barbarian: 3 }) }] })
  })

  test('a marker without CU is intercepted too, but there is nobody to fight', () => {
    const scene = new MoveScene({ ...drawn, leaders: { rua: 'lutetia', aetius: 'durocortorum' }, stack: [step(0)] })
    scene.dice(6).act('leader aetius', 'take 4')
    expect([scene.isOver, scene.cu('lutetia', 'loyalist'), scene.state.result]).toEqual([true, 4, null])
  })
})
