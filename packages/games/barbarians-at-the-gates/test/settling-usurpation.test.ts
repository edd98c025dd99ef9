import { describe, expect, test } from 'vitest'
import { displace, eliminate } from '../src/rules/map/losses.ts'
import { besiegerOf, fortAt, isEmperor, isFlipped } from '../src/state.ts'
import { BattleScene, battle, force } from './battle-scene.ts'
import { type Draw, leader, space } from './scene.ts'

const settled = (drawn: Draw) => new BattleScene(drawn).go()

describe('17.2.3 A usurpation ends', () => {
  const usurpers: Draw = {
    control: { roma: 'usurper', neapolis: 'usurper', lindum: 'usurper' },
    forts: { lindum: 'castra' },
    cu: { roma: { usurper: 3 }, lutetia: { usurper: 2 }, neapolis: { loyalist: 3 } },
    inside: { neapolis: { usurper: 1 } },
    sieges: { neapolis: 'loyalist' },
  }

  test('BG-17.2.3.1-a BG-17.2.3.1-b BG-17.2.3.1-c BG-2.4.2.6-q BG-2.4.2.6-t BG-17.2.3.2-g: the last leader is gone: CU, forts, spaces and cities are Loyalist', () => {
    const scene = settled({
      ...usurpers,
      leaders: { bonifatius: { at: 'lindum', flipped: true } },
      cu: { ...usurpers.cu, lindum: { barbarian: 1 } },
    })
    expect(scene.at('bonifatius')).toBe('gone')
    expect([scene.cu('roma', 'loyalist'), scene.cu('lutetia', 'loyalist'), scene.cu('neapolis', 'loyalist')]).toEqual([
      3, 2, 4,
    ])
    expect(['roma', 'neapolis', 'lindum'].map((id) => scene.control(id))).toEqual(['loyalist', 'loyalist', 'loyalist'])
    expect([fortAt(scene.state, space('lindum')), besiegerOf(scene.state, space('neapolis')), scene.plunder]).toEqual([
      1,
      undefined,
      0,
    ])
    expect(scene.rules('usurpation-ends')).toEqual(['BG-17.2.3.1-a'])
  })

  test('BG-2.4.2.6-r: not while another Usurper leader is there', () => {
    const scene = settled({
      ...usurpers,
      leaders: { bonifatius: { at: 'lindum', flipped: true }, litorius: { at: 'roma', flipped: true } },
      cu: { ...usurpers.cu, lindum: { barbarian: 1 } },
    })
    expect([scene.at('bonifatius'), scene.control('roma'), scene.cu('roma', 'usurper')]).toEqual(['gone', 'usurper', 3])
  })

  const emperors = (other: string) =>
    new BattleScene({
      ...usurpers,
      leaders: { honorius: { at: 'lindum', flipped: true }, [other]: { at: 'roma', flipped: true } },
    })

  test('BG-17.2.3.2-a BG-17.2.3.2-b BG-17.2.3.2-c BG-2.4.2.6-p: with the last Usurper Emperor the leaders become Loyalist too', () => {
    const scene = emperors('bonifatius')
    scene.on((table) => displace(scene.state, leader('honorius'), 'BG-2.4.2.6-a', table))
    expect([
      isFlipped(scene.state, leader('bonifatius')),
      scene.cu('roma', 'loyalist'),
      scene.control('lindum'),
      scene.vp,
    ]).toEqual([false, 3, 'loyalist', 10])
    expect(scene.rules('usurpation-ends')).toEqual(['BG-17.2.3.2-a'])
  })

  test('BG-2.4.2.6-s BG-17.2.3.2-f: not while another Emperor of theirs is there', () => {
    const scene = emperors('gratian')
    scene.on((table) => eliminate(scene.state, leader('honorius'), 'BG-2.4.2.6-a', table))
    expect([scene.control('roma'), isEmperor(scene.state, leader('gratian'))]).toEqual(['usurper', true])
  })

  test('BG-17.2.3.2-d: not in the Reinforcement Phase', () => {
    const scene = emperors('bonifatius')
    scene.state.phase = 'reinforcement'
    scene.on((table) => eliminate(scene.state, leader('honorius'), 'BG-5.7-y', table))
    expect(scene.control('roma')).toBe('usurper')
  })

  test('BG-2.4.2.6-z: in a battle it waits for the retreats', () => {
    const drawn: Draw = {
      control: { lutetia: 'usurper', aurelianum: 'usurper', durocortorum: 'usurper', rotomagus: 'barbarian' },
      leaders: { honorius: { at: 'lutetia', flipped: true }, bonifatius: { at: 'lutetia', flipped: true } },
      cu: { lutetia: { usurper: 6, barbarian: 10 } },
    }
    const scene = new BattleScene(
      drawn,
      battle({ at: 'lutetia', by: 'barbarian', on: 'usurper', with: [force('', { barbarian: 10 }, 'rotomagus')] }),
    )
      .dice(6, 1)
      .go()
    expect(scene.asked).toBe('retreat')
    scene.on((table) => eliminate(scene.state, leader('honorius'), 'BG-2.4.2.6-a', table))
    expect([scene.control('lutetia'), scene.battle.endsUsurpation]).toEqual(['usurper', true])
    scene.act('to aurelianum')
    expect([
      scene.control('lutetia'),
      scene.cu('aurelianum', 'loyalist'),
      isFlipped(scene.state, leader('bonifatius')),
    ]).toEqual(['loyalist', 3, false])
  })

  test('BG-2.4.2.6-z: the same for the last leader', () => {
    const drawn: Draw = {
      control: {
        lutetia: 'usurper',
        aurelianum: 'usurper',
        durocortorum: 'usurper',
        rotomagus: 'barbarian',
        roma: 'usurper',
      },
      leaders: { bonifatius: { at: 'roma', flipped: true } },
      cu: { lutetia: { usurper: 6, barbarian: 10 } },
    }
    const scene = new BattleScene(
      drawn,
      battle({ at: 'lutetia', by: 'barbarian', on: 'usurper', with: [force('', { barbarian: 10 }, 'rotomagus')] }),
    )
      .dice(6, 1)
      .go()
    scene.on((table) => eliminate(scene.state, leader('bonifatius'), 'BG-2.4.2.6-a', table))
    scene.go()
    expect(scene.control('roma')).toBe('usurper')
    scene.act('to aurelianum')
    expect([scene.control('roma'), scene.cu('aurelianum', 'loyalist')]).toEqual(['loyalist', 3])
  })
})
