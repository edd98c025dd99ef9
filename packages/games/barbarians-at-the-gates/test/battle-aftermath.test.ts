import { describe, expect, test } from 'vitest'
import { hasHappened, hasWonBattle } from '../src/state.ts'
import { BattleScene, battle, force, muster } from './battle-scene.ts'
import { type Draw, leader } from './scene.ts'

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

describe('12.5 and 12.6 After the battle', () => {
  const raze = (cu: Record<string, number>, dice: readonly [number, number], more: Draw = {}) =>
    new BattleScene(
      { cu: { lutetia: { barbarian: 10, ...cu } }, control: { rotomagus: 'barbarian', ...more.control }, ...more },
      battle({
        at: 'lutetia',
        by: 'barbarian',
        on: cu.usurper ? 'usurper' : 'loyalist',
        with: [force('', { barbarian: 10 }, 'rotomagus')],
      }),
    )
      .dice(...dice)
      .go()
      .finish()

  test('BG-12.5-a BG-12.5-b BG-12.5-c: 1 Plunder for two Roman CU lost, retreat losses too; Byzantines and Usurpers count, Allies do not', () => {
    expect(raze({ byzantine: 2 }, [3, 1]).plunder).toBe(1)
    expect(
      raze({ usurper: 3 }, [4, 1], {
        leaders: { bonifatius: { at: 'roma', flipped: true } },
        control: { rotomagus: 'barbarian' },
      }).plunder,
    ).toBe(1)
    expect(raze({ loyalist: 1, allied: 3 }, [6, 1]).plunder).toBe(0)
    // 2 in the battle, 2 because nobody can leave: BG-12.4.1-ad.
    const trapped = {
      control: { rotomagus: 'barbarian' },
      cu: {
        lutetia: { barbarian: 10, loyalist: 4 },
        durocortorum: { barbarian: 1 },
        aurelianum: { barbarian: 1 },
        augustodunum: { barbarian: 1 },
      },
    } as const
    expect(raze({ loyalist: 4 }, [3, 1], trapped).plunder).toBe(2)
  })

  test('BG-12.5-a BG-12.5-e: only if the winners had Barbarian CU, if none is left too', () => {
    const lost = new BattleScene(
      { cu: { lutetia: { loyalist: 4, barbarian: 10 } }, control: { durocortorum: 'barbarian' } },
      battle({ at: 'lutetia', by: 'barbarian', on: 'loyalist', with: [force('', { barbarian: 10 }, 'rotomagus')] }),
    )
      .dice(1, 6)
      .go()
    expect([lost.history('won'), lost.plunder]).toMatchObject([[{ winner: 'defenders' }], 0])
    // Barbarians who defend win Plunder by what the attackers have lost.
    const repelled = new BattleScene(
      { cu: { lutetia: { loyalist: 4, barbarian: 10 } }, control: { lutetia: 'barbarian' } },
      battle({ at: 'lutetia', by: 'loyalist', on: 'barbarian', with: [force('', { loyalist: 4 }, 'durocortorum')] }),
    )
      .dice(1, 6)
      .go()
      .finish()
    expect(repelled.history('won')).toMatchObject([{ winner: 'defenders' }])
    expect(4 - repelled.cu('durocortorum', 'loyalist')).toBe(3)
    expect(repelled.plunder).toBe(1)
    const frame = battle({ at: 'lutetia', by: 'barbarian', on: 'loyalist', with: [force('', {}, 'rotomagus')] })
    const counts = {
      attackingCu: muster({ barbarian: 1 }),
      attackersLost: muster({ barbarian: 1 }),
      defendersLost: muster({ loyalist: 2 }),
    }
    const none = new BattleScene({}, { ...frame, step: 'aftermath', attackersScored: 2, ...counts }).go()
    expect(none.plunder).toBe(1)
  })

  test('BG-12.6-d BG-12.6-e: nothing is due if no defender survives, or with 2 more losses scored', () => {
    const free = (cu: Record<string, number>, dice: readonly [number, number]) => raze(cu, dice).state.result
    expect(free({ loyalist: 1 }, [2, 1])).toMatchObject({ attackersWon: true, isFree: true })
    expect(free({ loyalist: 8 }, [3, 1])).toMatchObject({ attackersWon: true, isFree: false })
    expect(free({ loyalist: 4 }, [5, 1])).toMatchObject({ attackersWon: true, isFree: true })
    expect(free({ loyalist: 8 }, [1, 6])).toMatchObject({ attackersWon: false, isFree: false })
  })

  test('BG-12.6-c BG-14.1.2-z: nor for raiders', () => {
    const scene = new BattleScene(
      { cu: { noviomagus: { barbarian: 3, loyalist: 3 } } },
      battle({
        at: 'noviomagus',
        by: 'barbarian',
        on: 'loyalist',
        mode: 'raid',
        with: [force('', { barbarian: 3 }, 'teutoburger-wald')],
      }),
    )
      .dice(6, 1)
      .go()
      .finish()
    expect(scene.state.result).toMatchObject({ attackersWon: true, isFree: true })
  })

  test('BG-12.2.3-a BG-12.2.2-a: a raider over the river against one Loyalist', () => {
    const scene = new BattleScene(
      { cu: { noviomagus: { barbarian: 1, loyalist: 1 } } },
      battle({
        at: 'noviomagus',
        by: 'barbarian',
        on: 'loyalist',
        mode: 'raid',
        with: [force('', { barbarian: 1 }, 't1', 'river', { last: 'teutoburger-wald' })],
      }),
    )
      .dice(6, 3)
      .go()
    expect(scene.history('scored')).toMatchObject([
      { roll: 5, losses: 1 },
      { roll: 4, losses: 0 },
    ])
    expect([scene.cu('noviomagus', 'barbarian'), scene.plunder]).toEqual([1, 0])
  })

  test('an Emperor or another power is no Loyalist general', () => {
    const won = (id: string, cu: 'loyalist' | 'allied', drawn: Draw = {}) => {
      const attack = battle({ at: 'lutetia', by: cu, on: 'barbarian', with: [force(id, { [cu]: 10 }, 'rotomagus')] })
      const scene = new BattleScene(
        { cu: { lutetia: { [cu]: 10, barbarian: 3 } }, leaders: { [id]: 'lutetia' }, ...drawn },
        attack,
      )
      return scene.dice(6, 1).go().finish().state
    }
    const emperor = won('gratian', 'loyalist')
    expect([hasHappened(emperor, 'loyalist-general-won-battle'), hasWonBattle(emperor, leader('gratian'))]).toEqual([
      false,
      true,
    ])
    expect(hasHappened(emperor, 'roman-won-big-battle')).toBe(true)
    const ally = won('alaric', 'allied', { tribes: { visigoths: { at: 'tolosa', allied: true } } })
    expect(hasHappened(ally, 'loyalist-general-won-battle')).toBe(false)
  })

  test('card R26: the first victory in Further East is worth a VP, once', () => {
    const attack = battle({
      at: 'further-east',
      by: 'loyalist',
      on: 'barbarian',
      mode: 'zone',
      with: [force('aetius', { loyalist: 10 }, '', 'none')],
    })
    const drawn: Draw = {
      cu: { 'further-east': { loyalist: 10, barbarian: 3 } },
      leaders: { aetius: 'further-east' },
      vp: 5,
    }
    const won = (...flags: readonly ('eastern-conquests' | 'eastern-victory')[]) => {
      const scene = new BattleScene(drawn, attack)
      scene.state.flags = flags.map((flag) => ({ flag, until: 'game' as const }))
      return scene.dice(6, 1).go().finish()
    }
    expect([won('eastern-conquests').vp, won('eastern-conquests', 'eastern-victory').vp, won().vp]).toEqual([6, 5, 5])
    expect(won('eastern-conquests').state.flags).toContainEqual({ flag: 'eastern-victory', until: 'game' })
  })

  test('what cards ask about is remembered', () => {
    const { state } = maximus('clear').dice(3, 6).go().finish()
    expect(hasHappened(state, 'barbarian-lost-battle')).toBe(true)
    expect(hasHappened(state, 'loyalist-general-won-battle')).toBe(true)
    expect(hasHappened(state, 'roman-won-big-battle')).toBe(false)
    expect(hasWonBattle(state, leader('magnus-maximus'))).toBe(true)
  })

  test('what cards ask about is remembered of those who defend, too, and only of what has happened', () => {
    const against = (by: 'barbarian' | 'usurper', dice: readonly [number, number]) =>
      new BattleScene(
        {
          cu: { lutetia: { loyalist: 4, [by]: 10 } },
          leaders: { bonifatius: { at: 'roma', flipped: true } },
          control: { rotomagus: by },
        },
        battle({ at: 'lutetia', by, on: 'loyalist', with: [force('', { [by]: 10 }, 'rotomagus')] }),
      )
        .dice(...dice)
        .go()
        .finish().state
    expect(hasHappened(against('barbarian', [1, 6]), 'barbarian-lost-battle')).toBe(true)
    expect(hasHappened(against('barbarian', [6, 1]), 'barbarian-lost-battle')).toBe(false)
    // Usurpers who are beaten are no Barbarians.
    expect(hasHappened(against('usurper', [1, 6]), 'barbarian-lost-battle')).toBe(false)
  })
})
