/** The Barbarian Battle cards. */
import { describe, expect, test } from 'vitest'
import { isStripped } from '../src/rules/map/battle-cards.ts'
import { BARBARIAN, BARBARIANS, CLEAR, LOYALIST, RIVER, ROMAN, ROUGH, USURPER } from '../src/state.ts'
import { attack, type Battle, drms, Fight } from './cards-fight.ts'
import { battle, force } from './cards-scene.ts'
import { type Draw, leader } from './scene.ts'

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
    // No Emperor is left, and no die is rolled.
    expect(new Fight(won, { ...drawn, leaders: { constans: 'gone' } }).later('battle-end').history('roll')).toEqual([])
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
