/** Battle cards: 2.6.2, 7.3.2, 12.1.1 and the 14 of them. */
import { describe, expect, test } from 'vitest'
import { attackersWin, holdsBarbarianMarker } from '../src/rules/cards/reading/battle-facts.ts'
import { isSilenced, isStripped, losesAlliesFirst } from '../src/rules/map/battle-cards.ts'
import { BARBARIAN, BARBARIANS, DISCARD, LOYALIST, REMOVED, ROMAN, USURPER } from '../src/state.ts'
import { attack, drms, Fight } from './cards-fight.ts'
import { battle, Cards, force } from './cards-scene.ts'
import { type Draw, leader } from './scene.ts'

describe('12.1.1 Who is asked', () => {
  const frame = attack('verona', [3, 0, 0, 0, 0], { defender: BARBARIANS })
  const drawn = { cu: { verona: { loyalist: 3, barbarian: 3 } }, leaders: { stilicho: 'verona' } }

  test('BG-12.1.1-b BG-2.6.2-b BG-7.3.2-a: a Battle card from the hand, or none', () => {
    const fight = new Fight(frame, { ...drawn, hands: ['R15', 'R09', 'B15'] }).ask('attackers')
    expect([fight.asked, fight.seat, fight.legal]).toEqual(['battle-card', 'roman', ['event R15', 'pass']])
    fight.act('pass')
    expect(drms(fight)).toEqual([])
    fight.ask('defenders')
    expect([fight.seat, fight.legal]).toEqual(['barbarian', ['event B15', 'pass']])
  })

  test('BG-12.1.1-c BG-2.6.2-c: one card for each side', () => {
    const fight = new Fight(frame, { ...drawn, hands: ['R15', 'R16'] }).ask('attackers').act('event R15')
    expect(fight.top.kind).toBe('battle')
  })

  test('BG-7.3.2-a: a hand without such a card is asked all the same, an empty one is not', () => {
    expect(new Fight(frame, { ...drawn, hands: ['R09'] }).ask('attackers').legal).toEqual(['pass'])
    expect(new Fight(frame, drawn).ask('attackers').top.kind).toBe('battle')
  })

  test('BG-7.3.2-a BG-2.6.2-b: not as an impulse', () => {
    expect(new Cards().forbids('R15')).toBe('BG-7.3.2-a')
  })
})

test('BG-12.3-a BG-12.3-c BG-12.3-d BG-12.3-e BG-12.3-f: who has won, for cards that ask', () => {
  const [loyalists, usurpers, barbarians] = [
    [3, 0, 0, 0, 0],
    [0, 0, 3, 0, 0],
    [0, 0, 0, 3, 0],
  ]
  const tie = (attackingCu: number[], defendingCu: number[]) =>
    attackersWin(battle('verona', { attackingCu, defendingCu, attackersScored: 2, defendersScored: 2 }))
  expect([tie(loyalists, barbarians), tie(barbarians, loyalists), tie(barbarians, [0, 0, 0, 0, 3])]).toEqual([
    true,
    false,
    true,
  ])
  expect([tie(loyalists, usurpers), tie([1, 0, 0, 0, 2], [0, 0, 1, 0, 0])]).toEqual([false, false])
  expect(attackersWin(battle('verona', { defendingCu: loyalists, attackersScored: 2, defendersScored: 1 }))).toBe(true)
})

describe('Roman Battle cards', () => {
  const romans = { leaders: { stilicho: 'verona' } }
  const against = (power: 'usurper' | 'barbarian', cu: number, mine = 3): Draw => ({
    ...romans,
    cu: { verona: { loyalist: mine, [power]: cu } },
  })

  test('R04 Battle of Mursa: +2 against Usurpers, 3 CU on each side; then each side loses one more', () => {
    const fight = new Fight(attack('verona', [3, 0, 0, 0, 0]), { ...against('usurper', 3), hands: ['R04'] })
      .ask('attackers')
      .act('event R04')
    expect([drms(fight), fight.pile('R04')]).toEqual([['attackers R04 2'], REMOVED])
    fight.later('after-losses')
    expect(fight.state.stack.slice(-2)).toMatchObject([
      { kind: 'losses', side: 'defenders', player: BARBARIAN, left: 1 },
      { kind: 'losses', side: 'attackers', player: ROMAN, left: 1 },
    ])
    const few = new Fight(attack('verona', [2, 0, 0, 0, 0]), { ...against('usurper', 3, 2), hands: ['R04'] })
    expect(few.forbidsBattleCard('R04')).toBe('BG-7.1-an')
    const barbarians = new Fight(attack('verona', [3, 0, 0, 0, 0], { defender: BARBARIANS }), {
      ...against('barbarian', 3),
      hands: ['R04'],
    })
    expect(barbarians.forbidsBattleCard('R04')).toBe('BG-7.1-an')
  })

  test('R07 Argentoratum: +1, +2 in Gallia or Germania; the beaten commander is displaced', () => {
    const frame = attack('argentorate', [3, 0, 0, 0, 0], {
      defender: BARBARIANS,
      defenderCommander: leader('chnodomarius'),
    })
    const drawn = {
      leaders: { stilicho: 'argentorate', chnodomarius: 'argentorate' },
      tribes: { alemanni: 'magna-germania' },
      cu: { argentorate: { loyalist: 3, barbarian: 4 } },
      hands: ['R07'],
    }
    const fight = new Fight(frame, drawn).ask('attackers').act('event R07')
    expect(drms(fight)).toEqual(['attackers R07 2'])
    const won = new Fight(
      { ...fight.battle, attackersScored: 2, defendersScored: 1 },
      { ...drawn, leaders: { ...drawn.leaders, chnodomarius: 'magna-germania' } },
    ).later('battle-end')
    expect(won.at('chnodomarius')).toBe('displaced')
    const lost = new Fight({ ...fight.battle, attackersScored: 1, defendersScored: 2 }, drawn).later('battle-end')
    expect(lost.at('chnodomarius')).toBe('argentorate')
    const italy = new Fight(attack('verona', [3, 0, 0, 0, 0], { defender: BARBARIANS }), {
      ...against('barbarian', 3),
      hands: ['R07'],
    })
      .ask('attackers')
      .act('event R07')
    expect(drms(italy)).toEqual(['attackers R07 1'])
    const unled = new Fight(
      attack('verona', [3, 0, 0, 0, 0], { defender: BARBARIANS, attackerCommander: leader('chlodio') }),
      { ...against('barbarian', 3), tribes: { franks: { at: 'lugdunum', allied: true } }, hands: ['R07'] },
    )
    expect(unled.forbidsBattleCard('R07')).toBe('BG-7.1-an')
  })

  test('R15 Comitatenses: +1 and Superiority over any connection', () => {
    const fight = new Fight(attack('verona', [3, 0, 0, 0, 0]), { ...against('usurper', 3), hands: ['R15'] })
      .ask('attackers')
      .act('event R15')
    expect([drms(fight), fight.battle.superiorityAnyway, fight.pile('R15')]).toEqual([
      ['attackers R15 1'],
      ['attackers'],
      DISCARD,
    ])
    const allies = new Fight(attack('verona', [0, 0, 0, 0, 3]), {
      cu: { verona: { allied: 3, usurper: 1 } },
      hands: ['R15'],
    })
    expect(allies.forbidsBattleCard('R15')).toBe('BG-7.1-an')
  })

  test('R04 R15 BG-2.2.1-g: Byzantine CU count as Loyalist in a battle', () => {
    const byzantines = new Fight(attack('verona', [0, 3, 0, 0, 0]), {
      cu: { verona: { byzantine: 3, usurper: 3 } },
      hands: ['R04', 'R15'],
    })
    expect([byzantines.forbidsBattleCard('R04'), byzantines.forbidsBattleCard('R15')]).toEqual([undefined, undefined])
  })

  test('R16 Scholae Palatinae: +1, +2 with an Emperor', () => {
    const one = new Fight(attack('verona', [3, 0, 0, 0, 0]), { ...against('usurper', 3), hands: ['R16'] })
      .ask('attackers')
      .act('event R16')
    expect(drms(one)).toEqual(['attackers R16 1'])
    const emperor = attack('verona', [3, 0, 0, 0, 0], {
      attackers: [force({ leader: leader('honorius'), cu: [3, 0, 0, 0, 0] })],
      attackerCommander: leader('honorius'),
    })
    const two = new Fight(emperor, {
      leaders: { honorius: 'verona' },
      cu: { verona: { loyalist: 3, usurper: 3 } },
      hands: ['R16'],
    })
      .ask('attackers')
      .act('event R16')
    expect(drms(two)).toEqual(['attackers R16 2'])
  })

  test('R29 Scarponna: +1 for an attacker, and the defender plays no Battle card', () => {
    const fight = new Fight(attack('verona', [3, 0, 0, 0, 0]), { ...against('usurper', 3), hands: ['R29', 'B01'] })
      .ask('attackers')
      .act('event R29')
    expect([
      drms(fight),
      isSilenced(fight.state, fight.battle, 'defenders'),
      isSilenced(fight.state, fight.battle, 'attackers'),
    ]).toEqual([['attackers R29 1'], true, false])
    expect(isStripped(fight.state, fight.battle, 'defenders')).toBe(false)
    expect(fight.ask('defenders').top.kind).toBe('battle')
    const defending = battle('verona', {
      attackerPlayer: BARBARIAN,
      defenderPlayer: ROMAN,
      attacker: USURPER,
      defender: LOYALIST,
      defenderCommander: leader('stilicho'),
    })
    expect(new Fight(defending, { ...against('usurper', 3), hands: ['R29'] }).forbidsBattleCard('R29')).toBe(
      'BG-7.1-an',
    )
  })

  test('R41 The Frigidus: -2 for the other; Allied CU are lost first', () => {
    const fight = new Fight(attack('verona', [3, 0, 0, 0, 0]), { ...against('usurper', 3), hands: ['R41'] })
      .ask('attackers')
      .act('event R41')
    expect([
      drms(fight),
      losesAlliesFirst(fight.state, fight.battle, 'attackers'),
      losesAlliesFirst(fight.state, fight.battle, 'defenders'),
    ]).toEqual([['defenders R41 -2'], true, false])
  })

  test('R41 The Frigidus: against one Usurper or Barbarian CU as well as against many', () => {
    const may = (power: 'usurper' | 'barbarian', defender: typeof USURPER | typeof BARBARIANS) =>
      new Fight(attack('verona', [3, 0, 0, 0, 0], { defender }), { ...against(power, 1), hands: ['R41'] })
        .ask('attackers')
        .legal.includes('event R41')
    expect([may('usurper', USURPER), may('barbarian', BARBARIANS)]).toEqual([true, true])
  })

  test('a Tribal Marker on its Barbarian side is in the space of the battle, or none is', () => {
    const frame = attack('verona', [3, 0, 0, 0, 0], { defender: BARBARIANS })
    const holds = (tribes: Draw['tribes'] = {}) => holdsBarbarianMarker(new Fight(frame, { tribes }).state, frame)
    expect(holds({ franks: 'verona' })).toBe(true)
    expect([holds({ franks: { at: 'verona', allied: true } }), holds({ franks: 'roma' }), holds()]).toEqual([
      false,
      false,
      false,
    ])
  })

  test('R51 Catalaunian Fields: +1; with Allies +2 and Superiority kept; Plunder -2 if Huns are beaten', () => {
    const told = { defender: BARBARIANS, defenderCommander: leader('attila') } as const
    const drawn = {
      leaders: { stilicho: 'verona', attila: { at: 'verona', flipped: true } },
      tribes: { huns: 'further-east' },
      cu: { verona: { loyalist: 2, allied: 2, barbarian: 4 } },
      hands: ['R51'],
      plunder: 5,
    }
    const both = new Fight(attack('verona', [2, 0, 0, 0, 2], told), drawn).ask('attackers').act('event R51')
    expect([drms(both), both.battle.superiorityMixed]).toEqual([['attackers R51 2'], ['attackers']])
    const byzantine = new Fight(attack('verona', [0, 2, 0, 0, 2], told), drawn).ask('attackers').act('event R51')
    expect(drms(byzantine)).toEqual(['attackers R51 2'])
    const alone = new Fight(attack('verona', [2, 0, 0, 0, 0], told), drawn).ask('attackers').act('event R51')
    expect([drms(alone), alone.battle.superiorityMixed]).toEqual([['attackers R51 1'], []])
    const won = new Fight({ ...both.battle, attackersScored: 3, defendersScored: 1 }, drawn).later('battle-end')
    expect(won.plunder).toBe(3)
    const lost = new Fight({ ...both.battle, attackersScored: 0, defendersScored: 1 }, drawn).later('battle-end')
    expect(lost.plunder).toBe(5)
    expect(
      new Fight(attack('verona', [3, 0, 0, 0, 0]), { ...against('usurper', 3), hands: ['R51'] }).forbidsBattleCard(
        'R51',
      ),
    ).toBe('BG-7.1-an')
  })
})
