/** Battle cards: 2.6.2, 7.3.2, 12.1.1 and the 14 of them. */
import { describe, expect, test } from 'vitest'
import type { Frame } from '../src/frames.ts'
import { attackersWin } from '../src/rules/cards/reading/battle-facts.ts'
import { isSilenced, isStripped, losesAlliesFirst } from '../src/rules/map/battle-cards.ts'
import { BARBARIAN, BARBARIANS, CLEAR, DISCARD, LOYALIST, REMOVED, RIVER, ROMAN, ROUGH, USURPER } from '../src/state.ts'
import { battle, Cards, force } from './cards-scene.ts'
import { type Draw, leader, space } from './scene.ts'

type Battle = Extract<Frame, { kind: 'battle' }>

/** The battle after one side has played a card. */
class Fight extends Cards {
  constructor(frame: Battle, drawn: Draw = {}) {
    super({ ...drawn, stack: [frame] })
  }

  get battle(): Battle {
    const frame = this.state.stack.findLast(({ kind }) => kind === 'battle')
    if (frame?.kind !== 'battle') throw new Error('there is no battle')
    return frame
  }

  ask(side: 'attackers' | 'defenders'): this {
    const player = side === 'attackers' ? this.battle.attackerPlayer : this.battle.defenderPlayer
    this.state.stack.push({ kind: 'battle-card', player, space: this.battle.space, side })
    return this.go()
  }

  later(time: 'after-losses' | 'battle-end'): this {
    this.state.stack.push({ kind: 'battle-later', time })
    return this.go()
  }
}

/** ROMAN attacks with so many CU by power, the others defend. */
const attack = (at: string, attacking: readonly number[], told: Partial<Battle> = {}): Battle =>
  battle(at, {
    attackers: [force({ leader: leader('stilicho'), cu: attacking, from: space('roma'), via: CLEAR })],
    attackerCommander: leader('stilicho'),
    ...told,
  })

const drms = (fight: Fight) => fight.battle.drm.map(({ side, why, n }) => `${side} ${why} ${n}`)

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

describe('Barbarian Battle cards', () => {
  /** The BARBARIAN player attacks. */
  const assault = (at: string, who: string, cu: readonly number[], told: Partial<Battle> = {}): Battle =>
    battle(at, {
      attackerPlayer: BARBARIAN,
      defenderPlayer: ROMAN,
      attacker: BARBARIANS,
      defender: LOYALIST,
      attackers: [force({ leader: leader(who), cu, via: CLEAR })],
      attackerCommander: leader(who),
      ...told,
    })
  const franks = (at: string): Draw => ({
    leaders: { chlodio: at },
    tribes: { franks: 'treva' },
    cu: { [at]: { barbarian: 4, loyalist: 3 } },
  })
  const four = [0, 0, 0, 4, 0]

  test('B01 Ambush at Aquileia: +2 for a Usurper against an Emperor, who may be gone if he is beaten', () => {
    const frame = assault('aquileia', 'magnentius', [0, 0, 4, 0, 0], {
      attacker: USURPER,
      defenderCommander: leader('constans'),
    })
    const drawn = {
      leaders: { magnentius: { at: 'aquileia', flipped: true }, constans: 'aquileia' },
      cu: { aquileia: { usurper: 4, loyalist: 3 } },
      hands: ['B01'],
    }
    const fight = new Fight(frame, drawn).ask('attackers').act('event B01')
    expect(drms(fight)).toEqual(['attackers B01 2'])
    const won = { ...fight.battle, attackersScored: 2 }
    const dead = new Fight(won, { ...drawn, leaders: { ...drawn.leaders, constans: 'verona' } })
      .dice(5)
      .later('battle-end')
    expect([dead.at('constans'), dead.vp]).toEqual(['gone', 9])
    const saved = new Fight(won, drawn).dice(4).later('battle-end')
    expect([saved.at('constans'), saved.vp]).toEqual(['aquileia', 10])
    const none = new Fight(
      { ...frame, defenderCommander: leader('stilicho') },
      { ...drawn, leaders: { magnentius: drawn.leaders.magnentius, stilicho: 'aquileia' } },
    )
    expect(none.forbidsBattleCard('B01')).toBe('BG-7.1-an')
  })

  test('B15 Furor Teutonicus: half of the CU are Barbarian; +1, +2 for an attack in the open', () => {
    const open = new Fight(assault('verona', 'chlodio', four), { ...franks('verona'), hands: ['B15'] })
      .ask('attackers')
      .act('event B15')
    expect(drms(open)).toEqual(['attackers B15 2'])
    const city = new Fight(assault('roma', 'chlodio', four), { ...franks('roma'), hands: ['B15'] })
      .ask('attackers')
      .act('event B15')
    expect(drms(city)).toEqual(['attackers B15 1'])
    const fort = new Fight(assault('verona', 'chlodio', four), {
      ...franks('verona'),
      forts: { verona: 'castra' },
      hands: ['B15'],
    })
      .ask('attackers')
      .act('event B15')
    expect(drms(fort)).toEqual(['attackers B15 1'])
    const usurpers = new Fight(assault('verona', 'magnentius', [0, 0, 3, 0, 0], { attacker: USURPER }), {
      leaders: { magnentius: { at: 'verona', flipped: true } },
      hands: ['B15'],
    })
    expect(usurpers.forbidsBattleCard('B15')).toBe('BG-7.1-an')
  })

  test('B16 Ambush in the Forest: Border, transit, Germania, Caledonia or a rough way; +1, and the other has no such modifiers', () => {
    for (const at of ['bonna', 't1', 'treva', 'devana']) {
      const fight = new Fight(assault(at, 'chlodio', four), { ...franks(at), hands: ['B16'] })
        .ask('attackers')
        .act('event B16')
      expect(drms(fight)).toEqual(['attackers B16 1'])
      expect([
        isStripped(fight.state, fight.battle, 'defenders'),
        isStripped(fight.state, fight.battle, 'attackers'),
      ]).toEqual([true, false])
    }
    const by = (via: typeof CLEAR | typeof ROUGH | typeof RIVER) =>
      new Fight(
        assault('verona', 'chlodio', four, { attackers: [force({ leader: leader('chlodio'), cu: four, via })] }),
        { ...franks('verona'), hands: ['B16'] },
      ).forbidsBattleCard('B16')
    expect([by(ROUGH), by(CLEAR), by(RIVER)]).toEqual([undefined, 'BG-7.1-an', 'BG-7.1-an'])
  })

  test('B17 Wagon Laager: a defender gets +1, +2 beside a Barbarian marker', () => {
    const frame = attack('verona', [3, 0, 0, 0, 0], { defender: BARBARIANS })
    const drawn = { ...franks('verona'), hands: ['B17'] }
    expect(drms(new Fight(frame, drawn).ask('defenders').act('event B17'))).toEqual(['defenders B17 1'])
    expect(
      drms(new Fight(frame, { ...drawn, tribes: { franks: 'verona' } }).ask('defenders').act('event B17')),
    ).toEqual(['defenders B17 2'])
    expect(new Fight(assault('verona', 'chlodio', four), drawn).forbidsBattleCard('B17')).toBe('BG-7.1-an')
  })

  test('B31 Adrianople: +1, +2 against an Emperor or 5 Roman CU; a beaten Emperor’s side loses one more', () => {
    const drawn = { ...franks('verona'), hands: ['B31'] }
    const one = new Fight(assault('verona', 'chlodio', four), drawn).ask('attackers').act('event B31')
    expect(drms(one)).toEqual(['attackers B31 1'])
    const many = new Fight(assault('verona', 'chlodio', four), {
      ...drawn,
      cu: { verona: { barbarian: 4, loyalist: 3, byzantine: 2 } },
    })
      .ask('attackers')
      .act('event B31')
    expect(drms(many)).toEqual(['attackers B31 2'])
    const emperor = { ...drawn, leaders: { chlodio: 'verona', gratian: 'verona' } }
    const two = new Fight(assault('verona', 'chlodio', four, { defenderCommander: leader('gratian') }), emperor)
      .ask('attackers')
      .act('event B31')
    expect(drms(two)).toEqual(['attackers B31 2'])
    const won = new Fight({ ...two.battle, attackersScored: 2, defendersScored: 1 }, emperor).later('after-losses')
    expect(won.top).toMatchObject({ kind: 'losses', side: 'defenders', player: ROMAN, left: 1 })
    const lost = new Fight({ ...two.battle, attackersScored: 0, defendersScored: 1 }, emperor).later('after-losses')
    expect(lost.top.kind).toBe('battle')
    const plain = new Fight({ ...one.battle, attackersScored: 2, defendersScored: 1 }, drawn).later('after-losses')
    expect(plain.top.kind).toBe('battle')
  })
})
