/** Besiegers who are attacked, from the move to the end of the impulse. */
import { describe, expect, test } from 'vitest'
import { besiegerOf, insideAt, isInside, LOYALIST, USURPER } from '../src/state.ts'
import { pick, WholeScene } from './movement-scene.ts'
import { type Draw, leader, space } from './scene.ts'

const impulse = (drawn: Draw, seat: 'roman' | 'barbarian') =>
  new WholeScene({
    ...drawn,
    cu: { palma: { loyalist: 1 }, ...drawn.cu },
    stack: [{ kind: 'stacking', cures: 0 }, pick(seat)],
  })
const tolosa = space('tolosa')

describe('13.4.2 Three powers', () => {
  /** Bonifatius besieges Loyalist Tolosa; Rua comes from Narbo. */
  const usurpers: Draw = {
    tribes: { huns: 'magna-germania' },
    control: { narbo: 'barbarian', burdigala: 'usurper' },
    sieges: { tolosa: 'usurper' },
    inside: { tolosa: { loyalist: 1 } },
    leaders: {
      bonifatius: { at: 'tolosa', flipped: true },
      litorius: { at: 'tolosa', inside: true },
      rua: 'narbo',
      chlodio: 'treva',
    },
    cu: { tolosa: { usurper: 4 }, narbo: { barbarian: 8 } },
  }

  test('BG-13.4.2-m BG-13.4.2-j BG-10.2.2-ac BG-10.2.3-n: Barbarians drive Usurpers off a Loyalist city, whose garrison stays out of it, and besiege it', () => {
    const scene = impulse(usurpers, 'barbarian').act('leader rua', 'take 8', 'to tolosa')
    // The ROMAN player decides for the Usurpers.
    expect([scene.asked, scene.seat]).toEqual(['avoid', 'roman'])
    scene.dice(6, 1).act('pass')
    while (scene.asked !== 'orders') {
      expect(scene.seat).toBe('roman')
      scene.act(scene.legal[0])
    }
    expect([besiegerOf(scene.state, tolosa), insideAt(scene.state, tolosa, LOYALIST), scene.at('rua')]).toEqual([
      3,
      1,
      'tolosa',
    ])
    expect([isInside(scene.state, leader('litorius')), scene.why('to narbo')]).toEqual([true, 'BG-10.2.2-u'])
    // His first point kills the garrison.
    scene.dice(4).act('siege')
    expect([insideAt(scene.state, tolosa, LOYALIST), scene.control('tolosa')]).toEqual([0, 'loyalist'])
  })

  test('BG-13.4.2-m BG-13.4-d: if the Usurpers avoid battle the siege is his all the same, and nothing is due', () => {
    const scene = impulse(usurpers, 'barbarian').act('leader rua', 'take 8', 'to tolosa')
    scene.dice(6).act('leader bonifatius', 'take 4', 'to burdigala')
    expect([scene.at('bonifatius'), besiegerOf(scene.state, tolosa), scene.frame('activation').owes]).toEqual([
      'burdigala',
      3,
      false,
    ])
    expect(insideAt(scene.state, tolosa, LOYALIST)).toBe(1)
  })

  test('BG-13.4.2-m: Loyalists drive Barbarians off a Usurper city, and besiege it', () => {
    const drawn: Draw = {
      tribes: { huns: 'magna-germania' },
      control: { tolosa: 'usurper', burdigala: 'barbarian' },
      sieges: { tolosa: 'barbarian' },
      inside: { tolosa: { usurper: 1 } },
      leaders: {
        bonifatius: { at: 'tolosa', flipped: true, inside: true },
        aetius: 'narbo',
        julian: 'palma',
        rua: 'tolosa',
      },
      cu: { tolosa: { barbarian: 4 }, narbo: { loyalist: 6 } },
    }
    const scene = impulse(drawn, 'roman').act('leader aetius', 'take 6', 'to tolosa').dice(6, 1).act('pass')
    while (scene.asked !== 'orders') scene.act(scene.legal[0])
    expect([besiegerOf(scene.state, tolosa), insideAt(scene.state, tolosa, USURPER)]).toEqual([LOYALIST, 1])
    expect(isInside(scene.state, leader('bonifatius'))).toBe(true)
  })
})

describe('13.4.2 Friends', () => {
  /** Rua besieges Loyalist Tolosa; Alaric, Allied, comes from Narbo. */
  const allies: Draw = {
    tribes: { huns: 'magna-germania', visigoths: { at: 'lugdunum', allied: true } },
    control: { lugdunum: 'allied', narbo: 'allied', burdigala: 'barbarian' },
    sieges: { tolosa: 'barbarian' },
    inside: { tolosa: { loyalist: 2 } },
    leaders: { alaric: 'narbo', litorius: { at: 'tolosa', inside: true }, rua: 'tolosa', aetius: 'palma' },
    cu: { tolosa: { barbarian: 3 }, narbo: { allied: 6 } },
  }

  test('BG-13.4.2-a BG-13.4.2-d BG-13.4.2-e BG-13.4-d: the garrison joins Allies; they win, go back, and the city is free', () => {
    const scene = impulse(allies, 'roman').act('leader alaric', 'take 6', 'to tolosa', 'pass')
    expect([scene.asked, scene.seat]).toEqual(['relief', 'roman'])
    scene.act('leader litorius').dice(6, 1).act('take 2')
    while (!scene.isOver) scene.act(scene.legal[0])
    expect([scene.at('alaric'), scene.at('litorius'), besiegerOf(scene.state, tolosa)]).toEqual([
      'narbo',
      'tolosa',
      undefined,
    ])
    expect([scene.cu('tolosa', 'loyalist') + scene.cu('narbo', 'allied'), scene.cu('tolosa', 'allied')]).toEqual([8, 0])
  })

  test('BG-13.4.2-c BG-12.4.1-b: they lose: each goes back where it came from', () => {
    const many: Draw = { ...allies, cu: { ...allies.cu, tolosa: { barbarian: 12 } } }
    const scene = impulse(many, 'roman').act('leader alaric', 'take 6', 'to tolosa', 'pass', 'leader litorius')
    scene.dice(1, 4).act('take 2')
    while (!scene.isOver) scene.act(scene.legal[0])
    expect([scene.at('alaric'), isInside(scene.state, leader('litorius')), besiegerOf(scene.state, tolosa)]).toEqual([
      'narbo',
      true,
      3,
    ])
  })
})
