import { describe, expect, test } from 'vitest'
import type { Frame } from '../src/frames.ts'
import { bereave } from '../src/rules/map/losses.ts'
import { besiegerOf, fortAt, hasHappened, insideAt, isInside, LOYALIST, setCu, USURPER } from '../src/state.ts'
import { arrived, BattleScene, battle, force } from './battle-scene.ts'
import { type Draw, leader, Scene, space } from './scene.ts'

const settled = (drawn: Draw) => new BattleScene(drawn).go()

describe('2.4.2.6 Leader displacement', () => {
  test('BG-2.4.2.6-a BG-2.4.2.6-c BG-10.3-d BG-10.4.1-e: a leader without CU beside enemy CU is displaced at once', () => {
    const scene = settled({ leaders: { aetius: 'lutetia' }, cu: { lutetia: { barbarian: 1 } } })
    expect([scene.at('aetius'), scene.rules('displaced')]).toEqual(['displaced', ['BG-2.4.2.6-a']])
    expect(
      settled({ leaders: { aetius: 'lutetia' }, cu: { lutetia: { barbarian: 1, byzantine: 1 } } }).at('aetius'),
    ).toBe('lutetia')
    expect(
      settled({ leaders: { chlodio: 'lutetia' }, cu: { lutetia: { usurper: 1 }, roma: { usurper: 1 } } }).at('chlodio'),
    ).not.toBe('gone')
  })

  test('BG-2.4.2.6-l: not beside friends or alone', () => {
    expect(settled({ leaders: { aetius: 'lutetia' }, cu: { lutetia: { allied: 1 } } }).at('aetius')).toBe('lutetia')
    expect(settled({ leaders: { aetius: 'lutetia' } }).at('aetius')).toBe('lutetia')
  })

  test('BG-2.4.2.6-b BG-2.4.2.6-k: not inside a garrison', () => {
    const drawn: Draw = {
      leaders: { aetius: { at: 'roma', inside: true } },
      sieges: { roma: 'barbarian' },
      cu: { roma: { barbarian: 3 } },
    }
    expect(settled(drawn).at('aetius')).toBe('roma')
  })

  test('BG-10.3.1-a BG-14.1.2-w: while it is asked who goes inside he waits, but not for raiders', () => {
    const drawn: Draw = { leaders: { aetius: 'roma', chlodio: 'roma' }, cu: { roma: { barbarian: 3 } } }
    const step = (mode: 'activation' | 'raid') =>
      ({
        kind: 'step',
        player: 1,
        mode,
        force: force('chlodio', { barbarian: 3 }, 'florentia'),
        to: space('roma'),
        step: 'garrison',
        attempts: [],
        rolled: 0,
        interceptors: [],
        hasFailedToAvoid: false,
        barred: [],
      }) as const
    const look = (mode: 'activation' | 'raid') => {
      const scene = new BattleScene(drawn)
      scene.state.stack.unshift(step(mode))
      return scene.go().at('aetius')
    }
    const asking = {
      kind: 'compose',
      player: 0,
      purpose: 'garrison',
      space: space('roma'),
      power: 0,
      leader: leader('aetius'),
      with: [],
      cu: [0, 0, 0, 0, 0],
      told: 0,
      most: 2,
    } as const
    const entering = arrived('roma', force('chlodio', { barbarian: 3 }, 'florentia'), 'barbarian')
    const during = (frame: Frame) => {
      const scene = new BattleScene(drawn)
      scene.state.stack.unshift(frame)
      return scene.go().at('aetius')
    }
    expect([during(asking), during({ ...entering, step: 'enter' }), during(entering)]).toEqual([
      'roma',
      'roma',
      'displaced',
    ])
    expect([look('activation'), look('raid')]).toEqual(['roma', 'displaced'])
  })

  test('BG-2.4.2.6-d: with him all his subordinates', () => {
    const scene = settled({ leaders: { aetius: 'lutetia', litorius: 'lutetia' }, cu: { lutetia: { barbarian: 1 } } })
    expect([scene.at('aetius'), scene.at('litorius')]).toEqual(['displaced', 'displaced'])
  })

  test('BG-2.4.2.6-e BG-2.4.2.6-o BG-2.4.2.6-n BG-2.4.2.6-u BG-2.4.2.6-v: an Emperor of the Loyalist side is gone for good, with 1 VP', () => {
    const lost = (id: string, flipped = false) => {
      const scene = settled({
        leaders: { [id]: { at: 'lutetia', flipped } },
        cu: { lutetia: { barbarian: 1 } },
        vp: 10,
      })
      return [scene.at(id), scene.vp]
    }
    expect(lost('honorius')).toEqual(['gone', 9])
    expect(lost('dux-byzantina', true)).toEqual(['gone', 9])
    expect(lost('dux-byzantina')).toEqual(['displaced', 10])
    expect(lost('aetius')).toEqual(['displaced', 10])
  })

  test('BG-2.4.2.2-b BG-2.4.2.2-c: who holds the Successful Usurpator marker counts as an Emperor', () => {
    const scene = new BattleScene({ leaders: { aetius: 'lutetia' }, cu: { lutetia: { barbarian: 1 } }, vp: 10 })
    scene.state.usurpator = leader('aetius')
    scene.go()
    expect([scene.at('aetius'), scene.vp, scene.state.usurpator]).toEqual(['gone', 9, -1])
  })

  test('BG-2.4.2.6-f: a Usurper leader is gone for good', () => {
    const scene = settled({
      leaders: { bonifatius: { at: 'lutetia', flipped: true } },
      cu: { lutetia: { loyalist: 1 } },
      vp: 10,
    })
    expect([scene.at('bonifatius'), scene.vp, hasHappened(scene.state, 'usurper-leader-eliminated')]).toEqual([
      'gone',
      10,
      true,
    ])
  })

  test('BG-2.4.2.6-i BG-18.0-g BG-18.0-x2: who loses his last CU to attrition is displaced, a Usurper gone', () => {
    const scene = new Scene({
      leaders: { bonifatius: { at: 'vindobona', flipped: true }, aetius: 'lutetia' },
      cu: { lutetia: { loyalist: 1 } },
    })
    scene.on((table) => {
      bereave(scene.state, space('vindobona'), USURPER, 'BG-2.4.2.6-i', table)
      bereave(scene.state, space('lutetia'), LOYALIST, 'BG-2.4.2.6-i', table)
    })
    expect([scene.at('bonifatius'), scene.at('aetius')]).toEqual(['gone', 'lutetia'])
    setCu(scene.state, space('lutetia'), LOYALIST, 0)
    scene.on((table) => bereave(scene.state, space('lutetia'), LOYALIST, 'BG-2.4.2.6-i', table))
    expect(scene.at('aetius')).toBe('displaced')
  })

  test('BG-15.3-e: the Allied CU of a borrowed leader are his own', () => {
    const scene = new BattleScene({
      leaders: { alaric: 'lutetia' },
      tribes: { visigoths: { at: 'tolosa', allied: true } },
      cu: { lutetia: { allied: 2 } },
    })
    scene.state.borrowed = leader('alaric')
    expect(scene.go().at('alaric')).toBe('lutetia')
  })
})

describe('13.4, 10.3.1 and 2.4.4 What follows at once', () => {
  test('BG-10.3.1-o: when the last enemy is gone everybody is simply in the space', () => {
    const drawn: Draw = {
      leaders: { aetius: { at: 'roma', inside: true } },
      inside: { roma: { loyalist: 1, byzantine: 1 } },
      sieges: { roma: 'barbarian' },
    }
    const scene = settled(drawn)
    expect([
      scene.cu('roma', 'loyalist'),
      scene.cu('roma', 'byzantine'),
      isInside(scene.state, leader('aetius')),
    ]).toEqual([1, 1, false])
    expect(besiegerOf(scene.state, space('roma'))).toBeUndefined()
    const held = settled({ ...drawn, cu: { roma: { barbarian: 1 } } })
    expect(insideAt(held.state, space('roma'), LOYALIST)).toBe(1)
  })

  test('BG-17.2.2-v BG-19.3-k: a siege between friends is lifted', () => {
    const drawn: Draw = { sieges: { roma: 'allied' }, cu: { roma: { allied: 3 } } }
    expect(besiegerOf(settled(drawn).state, space('roma'))).toBeUndefined()
    expect(besiegerOf(settled({ ...drawn, control: { roma: 'barbarian' } }).state, space('roma'))).toBe(4)
  })

  test('BG-2.4.4-d: no fort is left under Allied or Barbarian control', () => {
    const scene = settled({ forts: { lindum: 'castra', glevum: 'castra' }, control: { lindum: 'allied' } })
    expect([fortAt(scene.state, space('lindum')), fortAt(scene.state, space('glevum'))]).toEqual([0, 1])
  })
})

describe('4.2 No Loyalist CU is left', () => {
  test('BG-4.2-a BG-4.2-g: the BARBARIAN player wins at once; Byzantines count, in the East too, and in a garrison', () => {
    const none = settled({ cu: { palma: {}, lutetia: { barbarian: 1, allied: 3 } } })
    expect(none.state.end).toEqual({ winner: 1, rule: 'BG-4.2-a' })
    expect(settled({ cu: { palma: {}, 'eastern-roman-empire': { byzantine: 1 } } }).state.end).toBeNull()
    const inside: Draw = {
      cu: { palma: {}, roma: { barbarian: 3 } },
      sieges: { roma: 'barbarian' },
      inside: { roma: { loyalist: 1 } },
    }
    expect(settled(inside).state.end).toBeNull()
  })

  test('BG-4.2-h: after a battle, not in it', () => {
    const drawn: Draw = { cu: { palma: {}, lutetia: { barbarian: 10, loyalist: 1 } } }
    const scene = new BattleScene(
      drawn,
      battle({ at: 'lutetia', by: 'barbarian', on: 'loyalist', with: [force('', { barbarian: 10 }, 'rotomagus')] }),
    )
      .dice(6, 1)
      .go()
    expect([scene.state.end, scene.history('won')]).toMatchObject([{ rule: 'BG-4.2-a' }, [{ winner: 'attackers' }]])
  })

  test('BG-4.2-h: the end of a usurpation is one effect: its CU are Loyalist then', () => {
    const scene = settled({ cu: { palma: {}, roma: { usurper: 2 } } })
    expect([scene.cu('roma', 'loyalist'), scene.state.end]).toEqual([2, null])
  })
})
