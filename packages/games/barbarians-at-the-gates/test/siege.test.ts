import { describe, expect, test } from 'vitest'
import { besiegingCu, capacityOf, maySiege, pointsToWin } from '../src/rules/map/siege.ts'
import { BARBARIANS, besiegerOf, fortAt, insideAt, LOYALIST } from '../src/state.ts'
import { BattleScene, siegeRoll } from './battle-scene.ts'
import { type Draw, leader, Scene, space } from './scene.ts'

const vetera = space('castra-vetera')

/** Chlodio besieges a fort in Castra Vetera with 4 CU. */
const chlodio = (more: Draw = {}, fort: 'castra' | 'colonia' = 'castra'): Draw => ({
  leaders: { chlodio: 'castra-vetera' },
  sieges: { 'castra-vetera': 'barbarian' },
  forts: { 'castra-vetera': fort },
  ...more,
  cu: { 'castra-vetera': { barbarian: 4 }, ...more.cu },
})

describe('13.2 Siege Table', () => {
  test('BG-13.2-x1 BG-13.2-m BG-13.0-a BG-13.2-e BG-13.2-i BG-13.4-a BG-13.5-a BG-13.5-c BG-13.5-e BG-13.5-f BG-13.7-c BG-2.4.2.6-k: an empty Castra falls to one point', () => {
    for (const die of [3, 4, 5]) {
      const scene = siegeRoll(chlodio(), 'castra-vetera', 'chlodio', die)
      expect([
        scene.control('castra-vetera'),
        fortAt(scene.state, vetera),
        besiegerOf(scene.state, vetera),
        scene.plunder,
      ]).toEqual(['barbarian', 0, undefined, 0])
    }
    for (const die of [1, 2]) {
      const scene = siegeRoll(chlodio(), 'castra-vetera', 'chlodio', die)
      expect([scene.control('castra-vetera'), besiegerOf(scene.state, vetera)]).toEqual(['loyalist', BARBARIANS])
      // BG-13.2-e: what the table of the edition takes.
      expect(scene.cu('castra-vetera', 'barbarian')).toBe(3)
    }
  })

  test('BG-13.2-x2 BG-13.2-f BG-13.2-k: the first point kills the garrison, the second wins', () => {
    const drawn = chlodio({ inside: { 'castra-vetera': { loyalist: 1 } } })
    const six = siegeRoll(drawn, 'castra-vetera', 'chlodio', 6)
    expect([six.control('castra-vetera'), six.rules('lose')]).toEqual(['barbarian', ['BG-13.2-f']])
    expect(six.history('lose')).toMatchObject([{ power: 'loyalist', cu: 1, space: 'castra-vetera' }])
    const three = siegeRoll(drawn, 'castra-vetera', 'chlodio', 4)
    expect([three.control('castra-vetera'), insideAt(three.state, vetera, LOYALIST)]).toEqual(['loyalist', 0])
  })

  test('BG-13.2-g BG-13.2-h BG-13.7-d BG-2.4.4-j: then a Colonia becomes a Castra, with 1 Plunder for Barbarians', () => {
    const scene = siegeRoll(chlodio({}, 'colonia'), 'castra-vetera', 'chlodio', 4)
    expect([fortAt(scene.state, vetera), scene.plunder, scene.control('castra-vetera')]).toEqual([1, 1, 'loyalist'])
    const usurper: Draw = {
      leaders: { bonifatius: { at: 'castra-vetera', flipped: true } },
      sieges: { 'castra-vetera': 'usurper' },
      forts: { 'castra-vetera': 'colonia' },
      cu: { 'castra-vetera': { usurper: 4 } },
    }
    expect(siegeRoll(usurper, 'castra-vetera', 'bonifatius', 3).plunder).toBe(0)
  })

  test('BG-13.2-j BG-10.4.4-b BG-10.4.5-b: points needed', () => {
    const needed = (drawn: Draw, at: string) => pointsToWin(new Scene(drawn).state, space(at))
    expect(needed({ forts: { lindum: 'castra' } }, 'lindum')).toBe(1)
    expect(needed({ forts: { lindum: 'castra' }, inside: { lindum: { loyalist: 1 } } }, 'lindum')).toBe(2)
    expect(needed({ forts: { lindum: 'colonia' } }, 'lindum')).toBe(2)
    expect(needed({ forts: { lindum: 'colonia' }, inside: { lindum: { usurper: 1 } } }, 'lindum')).toBe(3)
    expect(needed({}, 'roma')).toBe(1)
    expect(needed({ inside: { roma: { loyalist: 1, byzantine: 1 } } }, 'roma')).toBe(3)
    expect(
      needed({ tribes: { visigoths: { at: 'tolosa', allied: true } }, cu: { tolosa: { allied: 3 } } }, 'tolosa'),
    ).toBe(1)
  })

  const aetius: Draw = {
    leaders: { aetius: 'lugdunum' },
    sieges: { lugdunum: 'loyalist' },
    control: { lugdunum: 'barbarian' },
    cu: { lugdunum: { loyalist: 3 } },
  }

  test('BG-13.2-a BG-13.2-c BG-13.2-d: a Roman leader adds 1, and nothing for his rating', () => {
    const scene = siegeRoll(aetius, 'lugdunum', 'aetius', 2)
    expect(scene.history('roll')).toMatchObject([{ purpose: { for: 'siege', modifier: 1 } }])
    expect(scene.control('lugdunum')).toBe('loyalist')
    expect(siegeRoll(aetius, 'lugdunum', 'aetius', 1).control('lugdunum')).toBe('barbarian')
  })

  test('BG-13.2-b: a window is opened before the roll, and what it did counts', () => {
    const scene = new BattleScene(aetius)
    const moments: string[] = []
    const { stack } = scene.state
    const push = stack.push.bind(stack)
    stack.push = (...frames) => {
      for (const frame of frames) {
        if (frame.kind !== 'window') continue
        moments.push(`${frame.moment} ${frame.parties.join(' ')} ${scene.control('lugdunum')} ${stack.at(-1)?.kind}`)
        if (frame.moment === 'siege-roll') scene.state.response = { cancelled: false, drm: 2 }
      }
      return push(...frames)
    }
    const frame = {
      kind: 'siege-roll',
      player: 0,
      space: space('lugdunum'),
      power: LOYALIST,
      leader: leader('aetius'),
      step: 'window',
      points: 0,
    } as const
    stack.push(frame)
    scene.dice(1).go()
    expect(moments).toEqual(['siege-roll 0 1 barbarian siege-roll', 'siege-won 0 1 loyalist siege-roll'])
    expect([scene.control('lugdunum'), scene.state.response]).toEqual(['loyalist', null])
  })

  test('a card may cancel the roll: the response stays for whoever asked for it', () => {
    const scene = new BattleScene(aetius)
    const { stack } = scene.state
    stack.push({
      kind: 'siege-roll',
      player: 0,
      space: space('lugdunum'),
      power: LOYALIST,
      leader: leader('aetius'),
      step: 'roll',
      points: 0,
    })
    scene.state.response = { cancelled: true, drm: 0 }
    scene.go()
    expect([scene.history('roll'), scene.state.response, scene.isOver]).toEqual([[], { cancelled: true, drm: 0 }, true])
  })

  test('BG-13.2-l BG-2.4.2.6-y: a besieging CU is lost on the winning roll too; after the last the leader is displaced, and the siege stays won', () => {
    const scene = siegeRoll(chlodio({ cu: { 'castra-vetera': { barbarian: 1 } } }), 'castra-vetera', 'chlodio', 3)
    expect([scene.control('castra-vetera'), scene.cu('castra-vetera', 'barbarian'), scene.at('chlodio')]).toEqual([
      'barbarian',
      0,
      'displaced',
    ])
  })

  test('BG-13.2-n: the owners choose which CU die', () => {
    const scene = siegeRoll(
      chlodio({
        sieges: { roma: 'barbarian' },
        leaders: { chlodio: 'roma' },
        cu: { roma: { barbarian: 4 } },
        inside: { roma: { loyalist: 1, byzantine: 1 } },
      }),
      'roma',
      'chlodio',
      4,
    )
    expect([scene.asked, scene.seat, scene.legal]).toEqual([
      'siege-loss',
      'roman',
      ['power loyalist', 'power byzantine'],
    ])
    scene.act('power byzantine')
    expect([insideAt(scene.state, space('roma'), 0), insideAt(scene.state, space('roma'), 1)]).toEqual([1, 0])
    const mixed = siegeRoll({ ...aetius, cu: { lugdunum: { loyalist: 2, byzantine: 2 } } }, 'lugdunum', 'aetius', 1)
    expect([mixed.asked, mixed.seat]).toEqual(['siege-loss', 'roman'])
    expect(mixed.act('power loyalist').cu('lugdunum', 'loyalist')).toBe(1)
  })
})

describe('13.1, 13.4 and 10.3.1 Besiegers and garrisons', () => {
  const may = (drawn: Draw) => {
    const found = maySiege(new Scene(drawn).state, leader('chlodio'))
    return found.ok ? undefined : found.rule
  }

  test('BG-13.1.1-d BG-13.1.1-g BG-13.4-c BG-13.1.2-a: a leader and 3 CU of his power, all that are there', () => {
    expect(may(chlodio())).toBeUndefined()
    expect(may(chlodio({ cu: { 'castra-vetera': { barbarian: 2 } } }))).toBe('BG-13.4-c')
    expect(may(chlodio({ sieges: {} }))).toBe('BG-13.1.1-d')
    expect(may(chlodio({ sieges: { 'castra-vetera': 'usurper' } }))).toBe('BG-13.1.1-d')
    expect(besiegingCu(new Scene(chlodio()).state, vetera, BARBARIANS)).toBe(4)
  })

  test('BG-10.3.1-c BG-10.3.1-d: 1 CU in a Castra or Colonia, 2 in a Walled City', () => {
    const { state } = new Scene({ forts: { lindum: 'castra', glevum: 'colonia' } })
    expect(['lindum', 'glevum', 'roma', 'lutetia'].map((id) => capacityOf(state, space(id)))).toEqual([1, 1, 2, 0])
  })

  test('BG-13.4-b BG-13.4-x1 BG-13.4-e: 1 unled CU holds a siege', () => {
    const scene = new BattleScene(
      chlodio({
        leaders: { chlodio: 'colonia' },
        control: { colonia: 'barbarian' },
        cu: { 'castra-vetera': { barbarian: 1 }, colonia: { barbarian: 3 } },
      }),
      { kind: 'stacking', cures: 0 },
    ).go()
    expect([besiegerOf(scene.state, vetera), scene.cu('castra-vetera', 'barbarian')]).toEqual([BARBARIANS, 1])
  })

  test('BG-13.4-d: without besieging CU it is lifted at once', () => {
    const scene = new BattleScene(chlodio({ cu: { 'castra-vetera': {} }, leaders: { chlodio: 'colonia' } })).go()
    expect([besiegerOf(scene.state, vetera), scene.rules('siege')]).toEqual([undefined, ['BG-13.4-d']])
  })
})
