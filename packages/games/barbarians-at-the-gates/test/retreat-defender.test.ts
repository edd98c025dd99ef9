import { describe, expect, test } from 'vitest'
import type { Force } from '../src/kinds.ts'
import { BattleScene, battle, force } from './battle-scene.ts'
import type { Draw } from './scene.ts'

/** Barbarians attack from Rotomagus and win; what is asked of the defenders of Lutetia. */
function beaten(drawn: Draw = {}, more: { readonly from?: Force; readonly loyalist?: number } = {}): BattleScene {
  const cu = { lutetia: { barbarian: 10, loyalist: more.loyalist ?? 6 }, ...drawn.cu }
  const attackers = [more.from ?? force('', { barbarian: 10 }, 'rotomagus')]
  const control = { rotomagus: 'barbarian' as const, ...drawn.control }
  const attack = battle({ at: 'lutetia', by: 'barbarian', on: 'loyalist', with: attackers })
  return new BattleScene({ ...drawn, cu, control }, attack).dice(6, 1).go()
}

describe('12.4.1 Retreat of the defenders', () => {
  test("BG-12.4.1-a BG-12.4.1-h BG-12.4.1-ab BG-12.4.1-aa: to one adjacent space, by their owner's choice", () => {
    const scene = beaten()
    expect([scene.asked, scene.seat]).toEqual(['retreat', 'roman'])
    expect(scene.legal).toEqual(['to durocortorum', 'to aurelianum', 'to augustodunum'])
    expect(scene.why('to roma')).toBe('BG-12.4.1-h')
    scene.act('to aurelianum')
    expect([scene.cu('aurelianum', 'loyalist'), scene.cu('lutetia', 'loyalist')]).toEqual([3, 0])
    expect(scene.isOver).toBe(true)
  })

  test('BG-12.4.1-i: not where an attacker came from', () => {
    expect(beaten({ control: { rotomagus: 'loyalist' } }).why('to rotomagus')).toBe('BG-12.4.1-i')
  })

  test('BG-12.4.1-j: spaces of the own power go first', () => {
    const scene = beaten({
      leaders: { aetius: 'lutetia' },
      control: { aurelianum: 'usurper' },
      cu: { roma: { usurper: 1 } },
    })
    expect(scene.why('to aurelianum')).toBe('BG-12.4.1-j')
  })

  test("BG-12.4.1-n BG-12.4.1-o BG-12.4.1-r: not to enemy CU, into an enemy's Fortified space, or onto an enemy's marker", () => {
    expect(beaten({ cu: { aurelianum: { barbarian: 1 } } }).why('to aurelianum')).toBe('BG-12.4.1-n')
    const scene = beaten({
      control: { augustodunum: 'barbarian', aurelianum: 'barbarian' },
      tribes: { huns: 'aurelianum' },
      leaders: { aetius: 'lutetia' },
    })
    // Only Durocortorum is left, so nobody is asked.
    expect(scene.cu('durocortorum', 'loyalist')).toBe(3)
    const marked: Draw = { control: { aurelianum: 'barbarian' }, tribes: { huns: 'aurelianum' } }
    expect(beaten(marked).why('to aurelianum')).toBe('BG-12.4.1-r')
    // With no space of their own left, the marker alone keeps them from Aurelianum.
    const control = { durocortorum: 'barbarian', augustodunum: 'barbarian', aurelianum: 'barbarian' } as const
    const led: Draw = { control, leaders: { aetius: 'lutetia' } }
    expect(beaten(led).cu('aurelianum', 'loyalist')).toBe(2)
    expect(beaten({ ...led, tribes: { huns: 'aurelianum' } }).cu('aurelianum', 'loyalist')).toBe(0)
    const besieged = beaten({
      control: { augustodunum: 'barbarian' },
      sieges: { augustodunum: 'loyalist' },
      cu: { augustodunum: { loyalist: 3 } },
    })
    expect(besieged.why('to augustodunum')).toBe('BG-12.4.1-o')
  })

  test('BG-12.4.1-l BG-12.4.1-m BG-12.4.1-k BG-12.4.1-t BG-2.3.1-w BG-2.3.1-ac BG-2.3.1-ad: not over a river or a strait, nor over a transit space with a river', () => {
    const at = (id: string, from: string) => {
      const cu = { [id]: { barbarian: 10, loyalist: 6 } }
      const attack = battle({ at: id, by: 'barbarian', on: 'loyalist', with: [force('', { barbarian: 10 }, from)] })
      return new BattleScene({ cu, control: { 'teutoburger-wald': 'loyalist' } }, attack).dice(6, 1).go()
    }
    const bonna = at('bonna', 'colonia')
    expect(bonna.legal).toEqual(['to mogontiacum', 'to augusta-treverorum'])
    expect(bonna.why('to teutoburger-wald')).toBe('BG-12.4.1-l')
    // Syracusae lies over a strait, and Neapolis and Brundisium are open.
    expect(at('rhegium', 'lilybaeum').why('to syracusae')).toBe('BG-12.4.1-m')
    // Tingis and Caesarea are joined by a transit space, over rough connections.
    const caesarea = at('caesarea', 'sitifis')
    expect(caesarea.cu('tingis', 'loyalist')).toBe(3)
  })

  test('BG-12.4.1-p BG-12.4.1-ad BG-12.4.1-z BG-2.4.2.6-h: who cannot retreat is lost, and his leaders are displaced', () => {
    const scene = beaten({
      cu: { durocortorum: { barbarian: 1 }, aurelianum: { barbarian: 1 }, augustodunum: { barbarian: 1 } },
      leaders: { aetius: 'lutetia' },
    })
    expect([scene.cu('lutetia', 'loyalist'), scene.at('aetius'), scene.plunder]).toEqual([0, 'displaced', 3])
  })

  test("BG-12.4.1-q: into an enemy's space 1 CU more is lost", () => {
    const scene = beaten({
      control: { aurelianum: 'barbarian' },
      cu: { durocortorum: { barbarian: 1 }, augustodunum: { barbarian: 1 } },
      leaders: { aetius: 'lutetia' },
    })
    expect([scene.cu('aurelianum', 'loyalist'), scene.at('aetius')]).toEqual([2, 'aurelianum'])
    expect(scene.plunder).toBe(2)
  })

  test("BG-12.4.1-y: only where they may rest: not on an Allied space, and unled CU on no enemy's", () => {
    const scene = beaten({
      control: { aurelianum: 'allied', augustodunum: 'allied', durocortorum: 'usurper' },
      leaders: { bonifatius: { at: 'roma', flipped: true } },
    })
    expect(scene.cu('lutetia', 'loyalist')).toBe(0)
    expect(scene.history('lose').at(-1)).toMatchObject({ power: 'loyalist', cu: 3 })
    const led = beaten({ control: { aurelianum: 'barbarian', durocortorum: 'allied', augustodunum: 'allied' } })
    expect(led.cu('aurelianum', 'loyalist')).toBe(0)
  })

  test('BG-12.4.1-z: the last CU lost on the way displaces the leader', () => {
    const scene = beaten(
      {
        control: { aurelianum: 'barbarian' },
        cu: { durocortorum: { barbarian: 1 }, augustodunum: { barbarian: 1 } },
        leaders: { aetius: 'lutetia' },
      },
      { loyalist: 4 },
    )
    expect(scene.at('aetius')).toBe('displaced')
  })

  test('BG-2.3.1-aa: a defender in a transit space takes any of its connections that is allowed', () => {
    const attack = battle({
      at: 't5',
      by: 'loyalist',
      on: 'barbarian',
      with: [force('aetius', { loyalist: 10 }, 'partiscum')],
    })
    const scene = new BattleScene({ cu: { t5: { loyalist: 10, barbarian: 6 } }, leaders: { aetius: 't5' } }, attack)
      .dice(1, 1)
      .go()
    expect(scene.legal).toEqual(['to carrodunum', 'to sarmizegetusa'])
  })

  test('BG-10.2.3-u BG-12.4.1-ab: the ROMAN player decides for Usurpers whom Barbarians attack', () => {
    const attack = battle({
      at: 'lutetia',
      by: 'barbarian',
      on: 'usurper',
      defenderPlayer: 0,
      with: [force('', { barbarian: 10 }, 'rotomagus')],
    })
    const control = {
      rotomagus: 'barbarian',
      durocortorum: 'usurper',
      aurelianum: 'usurper',
      lutetia: 'usurper',
    } as const
    const drawn = {
      cu: { lutetia: { barbarian: 10, usurper: 6 } },
      control,
      leaders: { bonifatius: { at: 'roma', flipped: true } },
    }
    const scene = new BattleScene(drawn, attack).dice(6, 1).go()
    expect([scene.asked, scene.seat, scene.legal]).toEqual(['retreat', 'roman', ['to durocortorum', 'to aurelianum']])
  })
})

describe('12.4.3 Retreat and Fortified spaces', () => {
  const drawn: Draw = {
    cu: { lutetia: {}, gesoriacum: { barbarian: 10, loyalist: 6 } },
    leaders: { aetius: 'gesoriacum' },
  }
  const attack = (mode: 'move' | 'raid' = 'move') =>
    battle({
      at: 'gesoriacum',
      by: 'barbarian',
      on: 'loyalist',
      mode,
      with: [force('', { barbarian: 10 }, 'rotomagus')],
    })

  test('BG-12.4.3-a BG-12.4.3-e BG-10.3.1-d: up to 2 CU and any leaders go inside a Walled City, the rest retreats', () => {
    const scene = new BattleScene(drawn, attack()).dice(1, 1)
    scene.state.stack.splice(1, 1, { ...attack(), drm: [{ side: 'attackers', why: 'B15', n: 4 }] })
    scene.go()
    expect([scene.asked, scene.seat, scene.legal]).toEqual(['retreat-inside', 'roman', ['leader aetius', 'no']])
    scene.act('leader aetius')
    expect(scene.legal).toEqual(['take 0', 'take 1', 'take 2'])
    scene.act('take 2')
    expect(scene.legal).toEqual(['to durocortorum', 'to atuatuca-tungrorum'])
    scene.act('to durocortorum')
    expect([scene.cu('durocortorum', 'loyalist'), scene.cu('gesoriacum', 'loyalist'), scene.at('aetius')]).toEqual([
      1,
      0,
      'gesoriacum',
    ])
  })

  test('BG-10.3.1-c: 1 CU inside a Castra or Colonia', () => {
    const castra = { cu: { lutetia: { barbarian: 10, loyalist: 6 } }, forts: { lutetia: 'castra' } } as const
    const scene = new BattleScene(
      castra,
      battle({ at: 'lutetia', by: 'barbarian', on: 'loyalist', with: [force('', { barbarian: 10 }, 'rotomagus')] }),
    )
    expect(scene.dice(6, 1).go().legal).toEqual(['take 0', 'take 1'])
  })

  test('BG-12.4.3-b BG-10.3.1-g BG-10.3.1-i: no Allied CU, and only where the own power is in control', () => {
    const allied = { cu: { gesoriacum: { barbarian: 10, allied: 6 } }, control: { gesoriacum: 'allied' } } as const
    const scene = new BattleScene(
      allied,
      battle({ at: 'gesoriacum', by: 'barbarian', on: 'allied', with: [force('', { barbarian: 10 }, 'rotomagus')] }),
    )
    expect(scene.dice(6, 1).go().asked).not.toBe('retreat-inside')
    const besiegers = {
      cu: { gesoriacum: { usurper: 6, loyalist: 6 } },
      inside: { gesoriacum: {} },
      control: { gesoriacum: 'barbarian' },
      leaders: { bonifatius: { at: 'gesoriacum', flipped: true } },
    } as const
    const third = new BattleScene(
      besiegers,
      battle({ at: 'gesoriacum', by: 'loyalist', on: 'usurper', with: [force('', { loyalist: 6 }, 'rotomagus')] }),
    )
    expect(third.dice(6, 1).go().history('won')).toMatchObject([{ winner: 'attackers' }])
    expect(third.asked).not.toBe('retreat-inside')
  })

  test('BG-12.4.3-d BG-14.1.2-w: not against raiders', () => {
    const scene = new BattleScene(drawn, attack('raid')).dice(6, 1)
    scene.state.stack.splice(1, 1, { ...attack('raid'), drm: [{ side: 'attackers', why: 'B15', n: 3 }] })
    expect(scene.go().asked).toBe('retreat')
  })
})
