import { describe, expect, test } from 'vitest'
import type { Frame } from '../src/frames.ts'
import { garrisonAt, isInside } from '../src/state.ts'
import { campaign, pick, WholeScene } from './movement-scene.ts'
import { type Draw, leader, space } from './scene.ts'

/** What is told, and then the end of the impulse. */
const impulse = (drawn: Draw, frame: Frame) =>
  new WholeScene({ ...drawn, stack: [{ kind: 'stacking', cures: 0 }, frame] })

describe('Movement with battles, displacement and stacking', () => {
  test('BG-10.3-d: a leader alone who goes to enemy CU is displaced, and there is no battle', () => {
    const drawn: Draw = {
      leaders: { alaric: 'divodurum', rua: 'treva' },
      tribes: { visigoths: 'magna-germania' },
      cu: { vesontio: { loyalist: 5 } },
      control: { divodurum: 'barbarian' },
    }
    const scene = impulse(drawn, pick('barbarian')).act('leader alaric', 'to vesontio')
    expect([scene.at('alaric'), scene.isOver, scene.history('roll')]).toEqual(['displaced', true, []])
  })

  const attack: Draw = {
    leaders: { alaric: 'divodurum', rua: 'treva' },
    tribes: { visigoths: 'magna-germania' },
    control: { divodurum: 'barbarian' },
    cu: { divodurum: { barbarian: 5 }, carthago: { loyalist: 1 } },
  }

  test('BG-10.4.1-e: leaders without CU are displaced when a Force comes', () => {
    const drawn: Draw = { ...attack, leaders: { ...attack.leaders, aetius: 'vesontio' } }
    const scene = impulse(drawn, pick('barbarian')).act('leader alaric', 'take 5', 'to vesontio')
    expect([scene.at('aetius'), scene.asked]).toEqual(['displaced', 'orders'])
  })

  test('BG-10.4.1-e: CU inside a garrison do not help leaders outside', () => {
    const drawn: Draw = {
      ...attack,
      forts: { vesontio: 'castra' },
      leaders: { ...attack.leaders, aetius: 'vesontio', julian: 'vesontio' },
      cu: { ...attack.cu, vesontio: { loyalist: 1 } },
    }
    const scene = impulse(drawn, pick('barbarian')).act(
      'leader alaric',
      'take 5',
      'to vesontio',
      'leader julian',
      'take 1',
    )
    expect([scene.at('aetius'), scene.at('julian'), scene.asked]).toEqual(['displaced', 'vesontio', 'orders'])
    expect(scene.history('scored')).toEqual([])
  })

  test('BG-10.3.1-a BG-10.3.1-e: but in a Fortified space of theirs they may go inside first', () => {
    const drawn: Draw = { ...attack, leaders: { ...attack.leaders, aetius: 'augusta-treverorum' } }
    const scene = impulse(drawn, pick('barbarian')).act('leader alaric', 'take 5', 'to augusta-treverorum')
    expect([scene.asked, scene.legal]).toEqual(['compose', ['leader aetius', 'take 0']])
    expect(scene.act('leader aetius').at('aetius')).toBe('augusta-treverorum')
    const outside = impulse(drawn, pick('barbarian')).act('leader alaric', 'take 5', 'to augusta-treverorum', 'take 0')
    expect([outside.at('aetius'), outside.asked]).toEqual(['displaced', 'orders'])
  })

  test('BG-10.3.1-o: when the last enemy CU is gone nobody is inside any more', () => {
    const drawn: Draw = {
      leaders: { alaric: 'roma', aetius: { at: 'roma', inside: true }, rua: 'treva' },
      tribes: { visigoths: 'magna-germania' },
      inside: { roma: { loyalist: 2 } },
      cu: { roma: { barbarian: 4 } },
      sieges: { roma: 'barbarian' },
      control: { florentia: 'barbarian' },
    }
    const scene = impulse(drawn, pick('barbarian')).act('leader alaric', 'take 4', 'to florentia')
    expect([
      garrisonAt(scene.state, space('roma')),
      scene.cu('roma', 'loyalist'),
      isInside(scene.state, leader('aetius')),
    ]).toEqual([0, 2, false])
  })

  test('BG-11.1.3-e BG-9.0-c BG-9.0-w: who has avoided battle to another tribe leaves it again with all his CU', () => {
    const drawn: Draw = {
      tribes: { huns: 'treva', visigoths: 'basilea' },
      leaders: { aetius: 'divodurum', julian: 'carthago', rua: 'vesontio', alaric: 'basilea' },
      control: { vesontio: 'barbarian', basilea: 'barbarian' },
      cu: { divodurum: { loyalist: 5 }, vesontio: { barbarian: 4 }, basilea: { barbarian: 3 } },
    }
    const scene = impulse(drawn, pick('roman')).act('leader aetius', 'take 5', 'to vesontio', 'leader rua', 'take 4')
    scene.dice(6).act('to basilea')
    while (!scene.isOver) scene.act(scene.legal.includes('done') ? 'done' : scene.legal[0])
    expect([scene.at('alaric'), scene.cu('basilea', 'barbarian'), scene.cu(scene.at('rua'), 'barbarian')]).toEqual([
      'basilea',
      3,
      4,
    ])
  })

  test('BG-13.4.1-e: a sortie that loses goes back inside, and has done', () => {
    const drawn: Draw = {
      leaders: { symmachus: { at: 'roma', inside: true } },
      tribes: { visigoths: 'magna-germania' },
      inside: { roma: { loyalist: 2 } },
      cu: { roma: { barbarian: 3 }, carthago: { loyalist: 1 } },
      sieges: { roma: 'barbarian' },
    }
    const scene = impulse(drawn, pick('roman')).act('leader symmachus', 'take 2').dice(1, 4).act('sortie')
    expect([scene.isOver, isInside(scene.state, leader('symmachus')), scene.at('symmachus')]).toEqual([
      true,
      true,
      'roma',
    ])
  })

  test('BG-10.2.3-c BG-10.2.3-d BG-7.2-v: with Right of Passage he may not stay in an Allied space', () => {
    const drawn: Draw = {
      leaders: { aetius: 'basilea', julian: 'roma' },
      cu: { basilea: { loyalist: 3 } },
      control: { lugdunum: 'allied', geneva: 'allied' },
      tribes: { burgundians: { at: 'lugdunum', allied: true } },
      reserve: ['R13'],
    }
    const scene = impulse(drawn, pick('roman'))
      .act('leader aetius', 'take 3')
      .dice(0)
      .act('passage', 'to geneva', 'done')
    if (!scene.isOver) scene.act('to basilea')
    expect([scene.isOver, scene.at('aetius'), scene.cu('basilea', 'loyalist')]).toEqual([true, 'basilea', 3])
  })

  test('BG-14.1.2-ae: an unled raider who ends in an enemy space has to leave it, or is eliminated', () => {
    const raid: Frame = { kind: 'raid', left: 1, cities: [], only: [], mods: [], current: null, step: 'pick' }
    const end = (control: Draw['control']) => {
      const scene = impulse(
        { cu: { rotomagus: { barbarian: 1 }, carthago: { loyalist: 1 } }, control: control ?? {} },
        raid,
      )
      scene.act('to rotomagus', 'to lutetia', 'done')
      while (!scene.isOver) scene.act(scene.legal[0])
      return [scene.cu('rotomagus', 'barbarian'), scene.cu('lutetia', 'barbarian')]
    }
    expect([end({ rotomagus: 'barbarian' }), end({})]).toEqual([
      [1, 0],
      [0, 0],
    ])
  })

  test('BG-10.2.3-h: an Allied leader may be with Loyalist CU during the impulse, not at its end', () => {
    const drawn: Draw = {
      tribes: { visigoths: { at: 'tolosa', allied: true }, burgundians: { at: 'lugdunum', allied: true } },
      control: { tolosa: 'allied', lugdunum: 'allied' },
      leaders: { alaric: 'tolosa', gundahar: 'lugdunum' },
      cu: { tolosa: { allied: 3 }, narbo: { loyalist: 2 } },
    }
    const scene = impulse(drawn, pick('roman')).act('leader alaric', 'take 3', 'to narbo')
    expect(scene.asked).toBe('orders')
    scene.act('done')
    while (!scene.isOver) scene.act(scene.legal[0])
    expect([scene.at('alaric') === 'narbo', scene.cu('narbo', 'loyalist')]).toEqual([false, 2])
  })

  test('BG-9.0-x1 BG-11.2.1-x1: Alaric and Aetius intercept into Lutetia; when it is won Alaric goes back and Aetius stays', () => {
    const drawn: Draw = {
      tribes: { visigoths: { at: 'tolosa', allied: true }, huns: 'magna-germania' },
      control: { tolosa: 'allied', rotomagus: 'barbarian' },
      leaders: { alaric: 'aurelianum', aetius: 'durocortorum', rua: 'rotomagus', chlodio: 'treva' },
      cu: {
        lutetia: { loyalist: 2 },
        aurelianum: { allied: 3 },
        durocortorum: { loyalist: 4 },
        rotomagus: { barbarian: 3 },
      },
    }
    const scene = impulse(drawn, pick('barbarian')).act('leader rua', 'take 3', 'to lutetia', 'leader alaric', 'take 3')
    scene.dice(3, 1).act('leader aetius', 'take 4')
    scene.dice(1, 6).act('no')
    while (!scene.isOver && scene.asked !== undefined) scene.act(scene.legal[0])
    expect([scene.at('alaric'), scene.at('aetius')]).toEqual(['aurelianum', 'lutetia'])
  })
})

describe('10.5.3 Basilea, to the end', () => {
  const basilea: Draw = {
    leaders: { honorius: 'mediolanum', chlodio: 'lugdunum', godigisel: { at: 'basilea', flipped: true } },
    tribes: { franks: { at: 'durocortorum', allied: true }, vandals: 'magna-germania' },
    control: { basilea: 'barbarian', durocortorum: 'allied' },
    cu: { mediolanum: { loyalist: 5 }, lugdunum: { allied: 4 }, basilea: { barbarian: 2 } },
  }
  const joined = (drawn: Draw, ...passage: string[]) => {
    const scene = impulse(drawn, campaign('roman', 2)).act(
      'leader honorius',
      'take 5',
      'to veldidena',
      'to turicum',
      'done',
    )
    scene.dice(0).act(...passage, 'to basilea', 'pass', 'delay', 'leader chlodio', 'take 4', 'to geneva')
    return scene.dice(6, 1).act('to basilea')
  }
  const playOut = (scene: WholeScene) => {
    while (!scene.isOver) scene.act(scene.legal.includes('control') ? 'control' : scene.legal[0])
    return scene
  }

  test('BG-10.5.3-x4 BG-10.5.3-q: Basilea becomes Loyalist, and Chlodio goes back to Geneva', () => {
    const scene = playOut(joined(basilea))
    expect([scene.control('basilea'), scene.at('chlodio'), scene.at('honorius')]).toEqual([
      'loyalist',
      'geneva',
      'basilea',
    ])
  })

  test('BG-10.5.3-x5: Allied Basilea stays Allied, and Honorius goes back to Turicum', () => {
    const scene = playOut(
      joined({ ...basilea, control: { ...basilea.control, basilea: 'allied' }, reserve: ['R13'] }, 'passage'),
    )
    expect([scene.control('basilea'), scene.at('chlodio'), scene.at('honorius')]).toEqual([
      'allied',
      'basilea',
      'turicum',
    ])
  })
})
