import { describe, expect, test } from 'vitest'
import { amend } from '../src/rules/battle/sides.ts'
import type { State } from '../src/state.ts'
import { BattleScene, battle, force, type muster } from './battle-scene.ts'
import type { Draw } from './scene.ts'

/** Magnus Maximus with 4 Loyalist CU on Vuradech with 7. */
const maximus = (via: 'clear' | 'rough') =>
  new BattleScene(
    {
      leaders: { 'magnus-maximus': 'luguvalium', vuradech: 'luguvalium' },
      cu: { luguvalium: { loyalist: 4, barbarian: 7 } },
      control: { trimontium: 'barbarian' },
    },
    battle({
      at: 'luguvalium',
      by: 'loyalist',
      on: 'barbarian',
      with: [force('magnus-maximus', { loyalist: 4 }, 'eburacum', via)],
      hasFailedToAvoid: true,
    }),
  )

/** Which sides are asked for a Battle card, and how many dice have been rolled then. */
function askedForCards(scene: BattleScene): unknown[] {
  const asked: unknown[] = []
  const { stack } = scene.state
  const push = stack.push.bind(stack)
  stack.push = (...frames) => {
    for (const frame of frames) {
      if (frame.kind === 'battle-card') asked.push([frame.side, frame.player, scene.history('roll').length])
    }
    return push(...frames)
  }
  scene.dice(3, 6).go()
  return asked
}

describe('12.2.4 Resolution', () => {
  test('BG-12.2.4-x1 BG-12.2.4-x2 BG-12.3-x1 BG-12.2.4-a BG-12.2.4-b BG-12.3-c: +3 against -1; 2 losses each, and the Romans win the tie', () => {
    const scene = maximus('clear').dice(3, 6).go()
    const [attackers, defenders] = scene.history('roll')
    expect(attackers).toMatchObject({ purpose: { side: 'attackers', modifier: 3, cu: 4 } })
    expect(defenders).toMatchObject({ purpose: { side: 'defenders', modifier: -1, cu: 7 } })
    expect(scene.history('lose')).toMatchObject([
      { power: 'loyalist', cu: 2 },
      { power: 'barbarian', cu: 2 },
    ])
    expect(scene.history('won')).toMatchObject([{ winner: 'attackers' }])
    expect(scene.cu('luguvalium', 'loyalist')).toBe(2)
  })

  test('BG-12.2.4-x3 BG-12.3-x3 BG-12.3-a: over a rough connection only 1 is killed, and more losses win', () => {
    const scene = maximus('rough').dice(3, 6).go()
    expect(scene.history('lose')).toMatchObject([
      { power: 'loyalist', cu: 2 },
      { power: 'barbarian', cu: 1 },
    ])
    expect(scene.history('won')).toMatchObject([{ winner: 'defenders' }])
    expect([scene.cu('luguvalium', 'barbarian'), scene.cu('eburacum', 'loyalist')]).toEqual([6, 2])
  })

  test('BG-12.1.1-a BG-12.1.1-b BG-12.1.1-c BG-12.1.1-d: the attacker is asked for a card first, then the defender, once each, before the dice', () => {
    const scene = maximus('clear')
    expect(askedForCards(scene)).toEqual([
      ['attackers', 0, 0],
      ['defenders', 1, 0],
    ])
  })

  test('BG-12.1-a BG-12.4-a BG-12.2.4-c: rolls, losses, winner, retreat, then Plunder', () => {
    const attack = battle({
      at: 'lutetia',
      by: 'barbarian',
      on: 'loyalist',
      with: [force('', { barbarian: 10 }, 'rotomagus')],
    })
    const scene = new BattleScene({ cu: { lutetia: { barbarian: 10, loyalist: 6 } } }, attack).dice(6, 1).go().finish()
    const order = ['roll', 'scored', 'roll', 'scored', 'lose', 'lose', 'won', 'retreat', 'plunder']
    expect(scene.told.map(({ type }) => type).filter((type) => order.includes(type))).toEqual(order)
  })

  test('BG-12.2-a: what cards add is in the same list; a card may take leadership and superiority from the other side', () => {
    const scene = maximus('clear')
    amend(scene.state, { drm: [{ side: 'defenders', why: 'B16', n: 1 }] })
    scene.dice(3, 6).go()
    expect(scene.history('roll').map((roll) => (roll.purpose as { modifier: number }).modifier)).toEqual([0, 0])
    expect(scene.history('scored')).toMatchObject([{ roll: 3 }, { roll: 6 }])
  })

  test('BG-12.1.1-b: a defender who may play no card is not asked', () => {
    const scene = maximus('clear')
    amend(scene.state, { drm: [{ side: 'attackers', why: 'R29', n: 1 }] })
    expect(askedForCards(scene)).toEqual([['attackers', 0, 0]])
  })

  const attack = (
    drawn: Draw,
    by: 'barbarian' | 'loyalist' | 'usurper',
    on: 'barbarian' | 'loyalist' | 'usurper' | 'allied',
    cu: Parameters<typeof muster>[0],
  ) => new BattleScene(drawn, battle({ at: 'lutetia', by, on, with: [force('', cu, 'rotomagus')] }))

  test('BG-12.2.4-c BG-12.2.4-d BG-12.3-b BG-12.3-g BG-12.5-d: losses are simultaneous, and count in full if there are fewer CU', () => {
    // 1 Loyalist CU (5 or more scores 1) against 10 Barbarian CU: 3 scored against one.
    const scene = attack({ cu: { lutetia: { barbarian: 10, loyalist: 1 } } }, 'barbarian', 'loyalist', {
      barbarian: 10,
    })
      .dice(5, 6)
      .go()
    expect(scene.history('scored')).toMatchObject([{ losses: 3 }, { losses: 1 }])
    expect([scene.cu('lutetia', 'barbarian'), scene.cu('lutetia', 'loyalist')]).toEqual([9, 0])
    expect(scene.plunder).toBe(0)
    const both = attack({ cu: { lutetia: { barbarian: 1, loyalist: 1 } } }, 'barbarian', 'loyalist', { barbarian: 1 })
      .dice(5, 4)
      .go()
    expect([both.cu('lutetia', 'barbarian'), both.cu('lutetia', 'loyalist')]).toEqual([0, 0])
    expect(both.history('won')).toMatchObject([{ winner: 'defenders' }])
  })

  test("BG-12.3-d: a tie without Roman CU is the attacker's", () => {
    const scene = attack(
      { cu: { lutetia: { barbarian: 4, allied: 4 } }, control: { lutetia: 'allied' } },
      'barbarian',
      'allied',
      { barbarian: 4 },
    )
    expect(scene.dice(2, 2).go().history('won')).toMatchObject([{ winner: 'attackers' }])
  })

  test("BG-12.3-e BG-12.3-f BG-12.3-x2: a tie with Roman CU on both sides is the defender's, whoever is with them", () => {
    const romans = attack({ cu: { lutetia: { loyalist: 4, usurper: 4 } } }, 'loyalist', 'usurper', { loyalist: 4 })
      .dice(5, 5)
      .go()
    expect(romans.history('won')).toMatchObject([{ winner: 'defenders' }])
    const mixed = attack({ cu: { lutetia: { loyalist: 3, allied: 1, usurper: 4 } } }, 'usurper', 'loyalist', {
      usurper: 4,
    })
      .dice(2, 2)
      .go()
    expect(mixed.history('won')).toMatchObject([{ winner: 'defenders' }])
  })

  test('BG-12.3-h: CU count for a tie that have died since', () => {
    const scene = attack(
      { cu: { lutetia: { loyalist: 1, barbarian: 1 } }, control: { rotomagus: 'barbarian' } },
      'barbarian',
      'loyalist',
      { barbarian: 1 },
    )
      .dice(5, 4)
      .go()
    expect(scene.cu('lutetia', 'loyalist')).toBe(0)
    expect(scene.history('won')).toMatchObject([{ winner: 'defenders' }])
  })
})

describe('12.2.4 Who is lost', () => {
  const allied = { alaric: 'lutetia', aetius: 'lutetia' }
  const tribes = { visigoths: { at: 'tolosa', allied: true } }
  const both = [force('alaric', { allied: 3 }, 'aurelianum'), force('aetius', { loyalist: 3 }, 'durocortorum')]
  const attacked = (cu: Record<string, number>, change: (s: State) => void = () => {}) => {
    const scene = new BattleScene(
      { cu: { lutetia: { barbarian: 10, ...cu } }, leaders: allied, tribes, control: { rotomagus: 'barbarian' } },
      battle({
        at: 'lutetia',
        by: 'barbarian',
        on: 'loyalist',
        with: [force('', { barbarian: 10 }, 'rotomagus')],
        interceptors: cu.allied ? both : both.slice(1),
      }),
    )
    change(scene.state)
    return scene
  }

  test('BG-12.2.4-e BG-12.2.4-f BG-12.2.4-h: powers of a side lose in turn, Allied CU first', () => {
    const scene = attacked({ allied: 3, loyalist: 3 }).dice(5, 1).go()
    expect(scene.history('lose').slice(0, 3)).toMatchObject([
      { power: 'barbarian', cu: 3 },
      { power: 'loyalist', cu: 1 },
      { power: 'allied', cu: 2 },
    ])
  })

  test('BG-12.2.4-h: a power with no CU left is passed over', () => {
    const scene = attacked({ loyalist: 3 }).dice(5, 1).go()
    expect(scene.history('lose')).toMatchObject([{ power: 'barbarian' }, { power: 'loyalist', cu: 3 }])
  })

  test('a Battle card may send the Allies first', () => {
    const scene = attacked({ allied: 3, loyalist: 3 }, (s) =>
      amend(s, { drm: [{ side: 'attackers', why: 'R41', n: 0 }] }),
    )
      .dice(5, 1)
      .go()
    expect(scene.history('lose').slice(0, 2)).toMatchObject([{ power: 'barbarian' }, { power: 'allied', cu: 3 }])
  })

  test('BG-12.2.4-k: the owner picks Loyalist or Byzantine CU', () => {
    const scene = new BattleScene(
      { cu: { lutetia: { barbarian: 10, loyalist: 2, byzantine: 2 } }, control: { rotomagus: 'barbarian' } },
      battle({ at: 'lutetia', by: 'barbarian', on: 'loyalist', with: [force('', { barbarian: 10 }, 'rotomagus')] }),
    )
      .dice(3, 1)
      .go()
    expect([scene.asked, scene.seat, scene.legal]).toEqual(['lose-cu', 'roman', ['power loyalist', 'power byzantine']])
    scene.act('power byzantine', 'power byzantine').finish()
    expect([scene.cu('lutetia', 'loyalist'), scene.history('lose').at(-1)]).toMatchObject([
      0,
      { power: 'byzantine', cu: 2 },
    ])
  })

  test('BG-12.2.4-k: of several interceptors too, after those who were there', () => {
    const came = [force('aetius', { loyalist: 1 }, 'durocortorum'), force('litorius', { loyalist: 2 }, 'augustodunum')]
    const drawn: Draw = {
      cu: { lutetia: { barbarian: 10, loyalist: 4 } },
      leaders: { aetius: 'lutetia', litorius: 'lutetia' },
    }
    const attack = battle({
      at: 'lutetia',
      by: 'barbarian',
      on: 'loyalist',
      with: [force('', { barbarian: 10 }, 'rotomagus')],
      interceptors: came,
    })
    const scene = new BattleScene(drawn, attack).go().dice(6, 1).act('leader aetius')
    // The first of 3 losses was there before; of the others one is Aetius's last.
    expect([scene.asked, scene.legal]).toEqual(['lose-cu', ['leader aetius', 'leader litorius']])
    expect(scene.act('leader aetius').asked).not.toBe('lose-cu')
    expect(scene.battle.interceptors.map(({ cu }) => cu[0])).toEqual([0, 1])
  })

  test('BG-12.2.4-k: and of several attacking forces which', () => {
    const scene = new BattleScene(
      { cu: { lutetia: { loyalist: 6, barbarian: 10 } }, leaders: { aetius: 'lutetia', litorius: 'lutetia' } },
      battle({
        at: 'lutetia',
        by: 'loyalist',
        on: 'barbarian',
        mode: 'campaign',
        with: [force('aetius', { loyalist: 3 }, 'durocortorum'), force('litorius', { loyalist: 3 }, 'augustodunum')],
      }),
    )
      .dice(1, 6)
      .go()
    expect([scene.asked, scene.seat, scene.legal]).toEqual(['lose-cu', 'roman', ['leader aetius', 'leader litorius']])
    scene.act('leader litorius', 'leader litorius', 'leader litorius')
    // BG-2.4.2.6-g: all CU with him are lost.
    expect([scene.at('litorius'), scene.at('aetius')]).toEqual(['displaced', 'durocortorum'])
    expect(scene.cu('durocortorum', 'loyalist')).toBe(3)
  })

  test('BG-12.2.4-l BG-2.4.2.6-d BG-2.4.2.6-g: leaders are no losses; without CU all of them are displaced', () => {
    const scene = new BattleScene(
      {
        cu: { lutetia: { loyalist: 1, barbarian: 10 } },
        leaders: { aetius: 'lutetia', litorius: 'lutetia' },
        control: { rotomagus: 'barbarian' },
      },
      battle({ at: 'lutetia', by: 'barbarian', on: 'loyalist', with: [force('', { barbarian: 10 }, 'rotomagus')] }),
    )
      .dice(6, 1)
      .go()
    expect(scene.asked).toBe('commander')
    scene.act('leader aetius')
    expect([scene.at('aetius'), scene.at('litorius')]).toEqual(['displaced', 'displaced'])
  })

  test('BG-2.4.2.6-m: the leader of winners without CU is displaced too', () => {
    const scene = new BattleScene(
      {
        cu: { lutetia: { loyalist: 1, barbarian: 1 } },
        leaders: { aetius: 'lutetia' },
        control: { rotomagus: 'barbarian' },
      },
      battle({ at: 'lutetia', by: 'barbarian', on: 'loyalist', with: [force('', { barbarian: 1 }, 'rotomagus')] }),
    )
      .dice(5, 1)
      .go()
    expect(scene.history('won')).toMatchObject([{ winner: 'defenders' }])
    expect(scene.at('aetius')).toBe('displaced')
  })
})
