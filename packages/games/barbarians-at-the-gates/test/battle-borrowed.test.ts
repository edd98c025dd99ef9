import { describe, expect, test } from 'vitest'
import type { Frame } from '../src/frames.ts'
import { besiegerOf } from '../src/state.ts'
import { BattleScene, battle, force } from './battle-scene.ts'
import { type Draw, leader, space } from './scene.ts'

const visigoths = { visigoths: { at: 'tolosa', allied: true } }

/** Alaric, Allied, is activated by the BARBARIAN player. */
function borrowed(drawn: Draw, ...frames: readonly Frame[]): BattleScene {
  const control = { tolosa: 'allied' as const, ...drawn.control }
  const scene = new BattleScene({ tribes: visigoths, ...drawn, control }, ...frames)
  scene.state.borrowed = leader('alaric')
  return scene
}

describe('15.3 A borrowed leader', () => {
  test('BG-15.3-d BG-13.7-a BG-13.2-c: besieges as a Barbarian, with Allied CU, for Plunder and without the Roman bonus', () => {
    const drawn: Draw = { leaders: { alaric: 'roma' }, sieges: { roma: 'barbarian' }, cu: { roma: { allied: 3 } } }
    const common = { player: 1, space: space('roma'), power: 3, leader: leader('alaric'), points: 0 } as const
    const scene = borrowed(drawn, { kind: 'siege-roll', ...common, step: 'window' })
      .dice(3)
      .go()
    expect(scene.history('roll')).toMatchObject([{ purpose: { modifier: 0 } }])
    expect([scene.control('roma'), scene.plunder, scene.cu('roma', 'allied')]).toEqual(['barbarian', 3, 2])
    // BG-13.5-n is for Barbarian markers: an Allied one never moves.
    expect([scene.asked, scene.marker('visigoths')]).toEqual(['claim', 'tolosa'])
  })

  test('BG-15.3-d BG-13.4-d: his siege lasts as long as he is there with CU', () => {
    const drawn: Draw = { leaders: { alaric: 'roma' }, sieges: { roma: 'barbarian' }, cu: { roma: { allied: 3 } } }
    expect(besiegerOf(borrowed(drawn).go().state, space('roma'))).toBe(3)
    const elsewhere = borrowed({ ...drawn, leaders: { alaric: 'ancona' } }).go()
    expect(besiegerOf(elsewhere.state, space('roma'))).toBeUndefined()
  })

  test('BG-2.4.2.6-y BG-15.3-e: with his last CU lost to the roll he is displaced', () => {
    const drawn: Draw = { leaders: { alaric: 'roma' }, sieges: { roma: 'barbarian' }, cu: { roma: { allied: 1 } } }
    const common = { player: 1, space: space('roma'), power: 3, leader: leader('alaric'), points: 0 } as const
    expect(
      borrowed(drawn, { kind: 'siege-roll', ...common, step: 'window' })
        .dice(1)
        .go()
        .at('alaric'),
    ).toBe('displaced')
  })

  test('BG-10.2.3-j BG-15.3-e BG-12.5-a BG-12.3-c: fights other Allied CU; his are told apart, and count as Barbarian for Plunder', () => {
    const alaric = force('alaric', { allied: 6 }, 'aurelianum')
    const drawn: Draw = { leaders: { alaric: 'lutetia' }, cu: { lutetia: { allied: 8, loyalist: 3 } } }
    const attack = battle({ at: 'lutetia', by: 'barbarian', on: 'loyalist', with: [alaric] })
    const scene = borrowed(drawn, { ...attack, drm: [{ side: 'attackers', why: 'B15', n: 3 }] })
      .dice(6, 1)
      .go()
      .finish()
    // 2 Allied and 3 Loyalist CU defend; 5 are lost, in turn.
    expect(scene.history('scored')).toMatchObject([{ cu: 6, losses: 5 }, { cu: 5 }])
    expect([scene.cu('lutetia', 'loyalist'), scene.plunder, scene.at('alaric')]).toEqual([0, 1, 'lutetia'])
    expect(scene.state.result?.attackersWon).toBe(true)
  })

  test('BG-15.3-e: his Allied CU have lost a battle as Barbarians', () => {
    const alaric = force('alaric', { allied: 3, barbarian: 0 }, 'aurelianum')
    const drawn: Draw = { leaders: { alaric: 'lutetia' }, cu: { lutetia: { allied: 3, loyalist: 8 } } }
    const attack = battle({ at: 'lutetia', by: 'barbarian', on: 'loyalist', with: [alaric] })
    expect(borrowed(drawn, attack).dice(1, 6).go().finish().state.happened).toContain('barbarian-lost-battle')
  })
})
