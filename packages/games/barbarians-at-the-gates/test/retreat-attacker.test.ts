import { describe, expect, test } from 'vitest'
import type { Force } from '../src/kinds.ts'
import { BattleScene, battle, force } from './battle-scene.ts'
import type { Draw } from './scene.ts'

/** A force under Aetius attacks 10 Barbarian CU and loses 3 CU. */
function beaten(at: string, attacker: Force, drawn: Draw = {}): BattleScene {
  const cu = { ...drawn.cu, [at]: { barbarian: 10, loyalist: attacker.cu[0], ...drawn.cu?.[at] } }
  const leaders = { aetius: at, ...drawn.leaders }
  const attack = battle({ at, by: 'loyalist', on: 'barbarian', with: [attacker] })
  const scene = new BattleScene(
    { ...drawn, cu, leaders },
    { ...attack, drm: [{ side: 'defenders', why: 'B17', n: 2 }] },
  )
  return scene.dice(1, 3).go()
}
const six = (from: string, via: 'clear' | 'rough' | 'river' | 'strait' | 'naval' = 'clear', last = from) =>
  force('aetius', { loyalist: 6 }, from, via, { last })

describe('12.4.1 Retreat of the attackers', () => {
  test('BG-12.4.1-b: to the space from which they entered', () => {
    const scene = beaten('lutetia', six('durocortorum'))
    expect([scene.cu('durocortorum', 'loyalist'), scene.at('aetius')]).toEqual([3, 'durocortorum'])
    expect(scene.state.result).toMatchObject({ attackersWon: false, isFree: false })
    expect(scene.isOver).toBe(true)
  })

  test('BG-12.4.1-e: over a river or a strait 1 CU more is lost', () => {
    expect(beaten('lutetia', six('durocortorum', 'river')).cu('durocortorum', 'loyalist')).toBe(2)
    expect(beaten('lutetia', six('durocortorum', 'strait')).cu('durocortorum', 'loyalist')).toBe(2)
    expect(beaten('lutetia', six('durocortorum', 'rough')).cu('durocortorum', 'loyalist')).toBe(3)
  })

  test('BG-12.4.1-c: by sea to the port of origin, with 1 CU less', () => {
    const scene = beaten('massilia', six('roma', 'naval'), { control: { massilia: 'barbarian' } })
    expect([scene.cu('roma', 'loyalist'), scene.at('aetius')]).toEqual([2, 'roma'])
  })

  test('BG-12.4.1-ac: a port of a friend will do, a port of an enemy of its power will not', () => {
    const allies = (narbo: 'loyalist' | 'allied' | 'usurper' | 'barbarian') => {
      const attack = battle({
        at: 'massilia',
        by: 'allied',
        on: 'barbarian',
        with: [force('alaric', { allied: 6 }, 'narbo', 'naval')],
      })
      const drawn: Draw = {
        tribes: { visigoths: { at: 'tolosa', allied: true } },
        control: { tolosa: 'allied', massilia: 'barbarian', narbo },
        cu: { massilia: { barbarian: 10, allied: 6 } },
        leaders: { alaric: 'massilia', bonifatius: { at: 'roma', flipped: true } },
      }
      const scene = new BattleScene(drawn, { ...attack, drm: [{ side: 'defenders', why: 'B17', n: 2 }] })
      scene.dice(1, 3).go()
      return [scene.at('alaric'), scene.cu('narbo', 'allied')]
    }
    expect([allies('loyalist'), allies('allied')]).toEqual([
      ['narbo', 2],
      ['narbo', 2],
    ])
    expect([allies('usurper'), allies('barbarian')]).toEqual([
      ['displaced', 0],
      ['displaced', 0],
    ])
  })

  test('BG-12.4.1-d: if the port is not friendly, all are lost', () => {
    const scene = beaten('massilia', six('narbo', 'naval'), { control: { massilia: 'barbarian', narbo: 'barbarian' } })
    expect([scene.cu('narbo', 'loyalist'), scene.cu('massilia', 'loyalist'), scene.at('aetius')]).toEqual([
      0,
      0,
      'displaced',
    ])
  })

  test("BG-12.4.1-q BG-12.4.1-s: an enemy's space costs 1 CU more, beside the river", () => {
    const control = { durocortorum: 'loyalist', rotomagus: 'barbarian' } as const
    expect(beaten('lutetia', six('rotomagus'), { control }).cu('rotomagus', 'loyalist')).toBe(2)
    expect(beaten('lutetia', six('rotomagus', 'river'), { control }).cu('rotomagus', 'loyalist')).toBe(1)
  })

  test('BG-12.4.1-f BG-12.4.1-w: where stacking would break, or the space is closed, one space further', () => {
    const allied = beaten('lutetia', six('aurelianum'), { control: { aurelianum: 'allied' } })
    expect([allied.asked, allied.seat]).toEqual(['retreat', 'roman'])
    expect(allied.legal).toEqual(['to augustodunum', 'to caesarodunum', 'to augustonemetum'])
    expect(allied.why('to aurelianum')).toBe('BG-12.4.1-f')
    const lost = beaten('lutetia', six('aurelianum'), { cu: { aurelianum: { barbarian: 1 } } })
    expect(lost.why('to aurelianum')).toBe('BG-12.4.1-n')
    expect(lost.legal).toEqual(['to augustodunum', 'to caesarodunum', 'to augustonemetum'])
    const city = beaten('lutetia', six('durocortorum'), { control: { durocortorum: 'barbarian' } })
    expect(city.why('to durocortorum')).toBe('BG-12.4.1-o')
  })

  test('BG-12.4.1-g: if that does not help, all are lost', () => {
    const closed = { augustodunum: { barbarian: 1 }, caesarodunum: { barbarian: 1 }, augustonemetum: { barbarian: 1 } }
    const scene = beaten('lutetia', six('aurelianum'), { control: { aurelianum: 'allied' }, cu: closed })
    expect([scene.cu('lutetia', 'loyalist'), scene.at('aetius')]).toEqual([0, 'displaced'])
  })

  test('BG-12.4.1-u BG-2.3.1-aa: out of a transit space to the last space before it, over the worse connection', () => {
    const scene = beaten('teutoburger-wald', six('t6', 'rough', 'colonia'))
    // Colonia to t6 is a river.
    expect(scene.cu('colonia', 'loyalist')).toBe(2)
  })

  test('BG-12.4.1-v: who began in a transit space picks any space joined to it', () => {
    const scene = beaten('teutoburger-wald', six('t6', 'rough', ''))
    expect([scene.asked, scene.legal]).toEqual(['retreat', ['to colonia', 'to bonna']])
    expect(scene.act('to bonna').cu('bonna', 'loyalist')).toBe(3)
  })

  test('BG-12.4.1-u BG-12.4.1-i: the last space before the transit space is barred to defenders', () => {
    const attack = battle({
      at: 'teutoburger-wald',
      by: 'loyalist',
      on: 'barbarian',
      with: [force('aetius', { loyalist: 10 }, 't1', 'rough', { last: 'noviomagus' })],
    })
    const cu = { 'teutoburger-wald': { loyalist: 10, barbarian: 9 } }
    const scene = new BattleScene({ cu, leaders: { aetius: 'teutoburger-wald' } }, attack).dice(3, 1).go()
    expect(scene.why('to noviomagus')).toBe('BG-12.4.1-i')
    expect(scene.why('to castra-vetera')).toBe('BG-12.4.1-l')
  })

  test('BG-12.4.1-aa: each of several forces to its own space', () => {
    const forces = [
      force('aetius', { loyalist: 5 }, 'durocortorum'),
      force('litorius', { loyalist: 5 }, 'augustodunum'),
    ]
    const attack = battle({ at: 'lutetia', by: 'loyalist', on: 'barbarian', mode: 'campaign', with: forces })
    const cu = { lutetia: { loyalist: 10, barbarian: 10 } }
    const scene = new BattleScene(
      { cu, leaders: { aetius: 'lutetia', litorius: 'lutetia' } },
      { ...attack, drm: [{ side: 'defenders', why: 'B17', n: 4 }] },
    )
      .dice(1, 3)
      .go()
    while (scene.asked === 'lose-cu') scene.act('leader aetius')
    expect([scene.at('aetius'), scene.at('litorius')]).toEqual(['durocortorum', 'augustodunum'])
    expect(scene.cu('augustodunum', 'loyalist')).toBe(5)
  })

  test('BG-2.4.2.6-h BG-2.4.2.6-e BG-2.4.2.6-o BG-4.1-c BG-12.4.1-z: an Emperor who loses his last CU on the way is gone, with a VP', () => {
    const attack = battle({
      at: 'lutetia',
      by: 'loyalist',
      on: 'barbarian',
      with: [force('honorius', { loyalist: 4 }, 'rotomagus')],
    })
    const drawn = {
      cu: { lutetia: { loyalist: 4, barbarian: 10 } },
      leaders: { honorius: 'lutetia' },
      control: { rotomagus: 'barbarian' as const },
      vp: 5,
    }
    const scene = new BattleScene(drawn, { ...attack, drm: [{ side: 'defenders', why: 'B17', n: 2 }] }).dice(1, 3).go()
    expect([scene.at('honorius'), scene.vp]).toEqual(['gone', 4])
  })

  test('BG-2.3.4-z: in Further East the loser goes by the rules for defenders', () => {
    const attack = battle({
      at: 'further-east',
      by: 'loyalist',
      on: 'barbarian',
      mode: 'zone',
      with: [force('aetius', { loyalist: 6 }, '', 'none')],
    })
    const drawn = { cu: { 'further-east': { loyalist: 6, barbarian: 10 } }, leaders: { aetius: 'further-east' } }
    const scene = new BattleScene(drawn, { ...attack, drm: [{ side: 'defenders', why: 'B17', n: 2 }] }).dice(1, 3).go()
    expect([scene.asked, scene.legal]).toEqual(['retreat', ['to budorigum', 'to carrodunum', 'to sarmizegetusa']])
    // BG-12.4.1-q: an enemy's space.
    expect(scene.act('to carrodunum').cu('carrodunum', 'loyalist')).toBe(2)
  })
})
