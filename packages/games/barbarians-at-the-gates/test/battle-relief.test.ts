import { describe, expect, test } from 'vitest'
import { besiegerOf, insideAt, isInside, LOYALIST } from '../src/state.ts'
import { arrived, BattleScene, battle, force } from './battle-scene.ts'
import { type Draw, leader, space } from './scene.ts'

const tolosa = space('tolosa')

/** Barbarians besiege Loyalist Tolosa, with 2 CU and Litorius inside. */
const besieged = (more: Draw = {}): Draw => ({
  ...more,
  sieges: { tolosa: 'barbarian' },
  inside: { tolosa: { loyalist: 2 } },
  leaders: { litorius: { at: 'tolosa', inside: true }, chlodio: 'tolosa', ...more.leaders },
  cu: { ...more.cu, tolosa: { barbarian: 5, ...more.cu?.tolosa } },
})

describe('13.4.1 Sortie', () => {
  const sortie = () =>
    new BattleScene(
      besieged(),
      battle({
        at: 'tolosa',
        by: 'loyalist',
        on: 'barbarian',
        mode: 'sortie',
        with: [force('litorius', { loyalist: 2 }, '', 'none')],
      }),
    )

  test('BG-13.4.1-b BG-13.4-d BG-13.4.1-i BG-10.3.1-k: the garrison attacks; if it wins, the besiegers go and the siege is lifted', () => {
    const scene = sortie().dice(6, 1).go()
    expect(scene.history('scored')).toMatchObject([
      { cu: 2, roll: 7 },
      { cu: 5, roll: 1 },
    ])
    expect([scene.asked, scene.seat]).toEqual(['retreat', 'barbarian'])
    // No space is barred as one from which the attackers came.
    expect(scene.legal).toEqual(['to augustonemetum', 'to burdigala', 'to narbo', 'to lapurdum'])
    scene.act('to narbo')
    expect([besiegerOf(scene.state, tolosa), scene.cu('tolosa', 'loyalist')]).toEqual([undefined, 2])
    expect(scene.rules('siege')).toEqual(['BG-13.4-d'])
  })

  test('BG-13.4.1-e BG-12.4.3-c: if it loses, it goes back inside', () => {
    const scene = sortie().dice(1, 5).go()
    expect(scene.history('won')).toMatchObject([{ winner: 'defenders' }])
    expect([insideAt(scene.state, tolosa, LOYALIST), scene.cu('tolosa', 'loyalist')]).toEqual([0, 0])
    expect(scene.at('litorius')).toBe('displaced')
    const held = sortie()
    held.state.stack.splice(1, 1, { ...held.battle, drm: [{ side: 'defenders', why: 'B17', n: 1 }] })
    held.dice(1, 3).go()
    expect([insideAt(held.state, tolosa, LOYALIST), isInside(held.state, leader('litorius'))]).toEqual([1, true])
    expect(besiegerOf(held.state, tolosa)).toBe(3)
  })
})

describe('13.4.2 Relief', () => {
  const relief = (more: Draw = {}, cu = { loyalist: 5 }) =>
    new BattleScene(
      besieged({ ...more, leaders: { aetius: 'tolosa', ...more.leaders }, cu: { tolosa: cu } }),
      battle({ at: 'tolosa', by: 'loyalist', on: 'barbarian', with: [force('aetius', cu, 'narbo')] }),
    )

  test('BG-13.4.2-a BG-13.4.2-b BG-13.4.2-l BG-10.3.1-l: the garrison is asked who joins: leaders, then CU; the activated leader commands', () => {
    const scene = relief().go()
    expect([scene.asked, scene.seat, scene.legal]).toEqual(['relief', 'roman', ['leader litorius', 'no']])
    scene.act('no')
    expect(scene.legal).toEqual(['take 0', 'take 1', 'take 2'])
    scene.dice(1, 1).act('take 2')
    // BG-13.4.2-b
    expect(scene.battle.attackerCommander).toBe(leader('aetius'))
    expect(scene.history('scored')).toMatchObject([{ cu: 7 }, { cu: 5 }])
  })

  test('BG-13.4.2-l BG-2.4.2.6-a: a leader without CU of his side outside stays inside', () => {
    const tribes = { visigoths: { at: 'narbo', allied: true } }
    const drawn = besieged({ tribes, leaders: { alaric: 'tolosa' }, cu: { tolosa: { allied: 5 } } })
    const with_ = [force('alaric', { allied: 5 }, 'narbo')]
    const attack = battle({ at: 'tolosa', by: 'allied', on: 'barbarian', with: with_ })
    const scene = new BattleScene(drawn, attack).go().act('leader litorius').dice(1, 1).act('take 0')
    expect([scene.battle.joinedLeaders, isInside(scene.state, leader('litorius'))]).toEqual([[], true])
    const led = new BattleScene(drawn, attack).go().act('leader litorius').dice(1, 1).act('take 1')
    expect([led.battle.joinedLeaders, isInside(led.state, leader('litorius'))]).toEqual([[leader('litorius')], false])
  })

  test('BG-12.2.4-g BG-13.4.2-i: losses are split between relief and sortie as the owner likes', () => {
    const scene = relief().go().act('no').dice(1, 6).act('take 2')
    expect([scene.asked, scene.legal]).toEqual(['lose-cu', ['leader aetius', 'sortie']])
    scene.act('sortie', 'sortie').finish()
    expect(scene.cu('tolosa', 'loyalist')).toBe(5)
  })

  test('BG-12.2.4-g: of two powers too, not in turn', () => {
    const attack = battle({
      at: 'tolosa',
      by: 'allied',
      on: 'barbarian',
      with: [force('alaric', { allied: 5 }, 'narbo')],
    })
    const tribes = { visigoths: { at: 'narbo', allied: true } }
    const drawn = besieged({ tribes, leaders: { alaric: 'tolosa' }, cu: { tolosa: { allied: 5 } } })
    const scene = new BattleScene(drawn, attack).go().act('no').dice(1, 6).act('take 2')
    expect([scene.asked, scene.legal]).toEqual(['lose-cu', ['power allied', 'power loyalist']])
    expect(scene.act('power loyalist').legal).toEqual(['power allied', 'power loyalist'])
  })

  test('BG-13.4.2-c: if the attackers lose, the garrison goes back inside', () => {
    const scene = relief().go()
    scene.state.stack.splice(1, 1, { ...scene.battle, drm: [{ side: 'defenders', why: 'B17', n: 6 }] })
    scene.act('leader litorius').dice(1, 6).act('take 2')
    while (scene.asked === 'lose-cu') scene.act('leader aetius')
    expect([insideAt(scene.state, tolosa, LOYALIST), isInside(scene.state, leader('litorius'))]).toEqual([2, true])
    expect(scene.at('aetius')).toBe('narbo')
  })

  test('BG-2.4.2.6-a BG-13.4.2-c: with the last CU of both the leaders of both are lost', () => {
    const scene = relief({}, { loyalist: 1 }).go()
    scene.state.stack.splice(1, 1, { ...scene.battle, drm: [{ side: 'defenders', why: 'B17', n: 6 }] })
    scene.act('leader litorius').dice(1, 6).act('take 2').finish()
    expect([scene.cu('tolosa', 'loyalist'), insideAt(scene.state, tolosa, LOYALIST)]).toEqual([0, 0])
    expect([scene.at('aetius'), scene.at('litorius')]).toEqual(['displaced', 'displaced'])
    expect(scene.rules('displaced')).toEqual(['BG-2.4.2.6-a', 'BG-2.4.2.6-a'])
  })

  test('BG-13.4.2-k: an Emperor who takes part commands', () => {
    const scene = relief({
      leaders: { litorius: 'roma', honorius: { at: 'tolosa', inside: true }, chlodio: 'tolosa', aetius: 'tolosa' },
    }).go()
    scene.act('leader honorius').dice(6, 1).act('take 0')
    expect(scene.battle.attackerCommander).toBe(leader('honorius'))
    const left = relief({
      leaders: { litorius: 'roma', honorius: { at: 'tolosa', inside: true }, chlodio: 'tolosa', aetius: 'tolosa' },
    }).go()
    expect(left.act('no').dice(6, 1).act('take 0').battle.attackerCommander).toBe(leader('aetius'))
  })

  test('BG-13.4.2-d BG-12.4.2-a BG-12.4.2-c BG-9.0-ao: who relieves a friend of another power goes back after the besiegers', () => {
    const won = new BattleScene(
      {
        control: { tolosa: 'allied' },
        sieges: { tolosa: 'barbarian' },
        cu: { tolosa: { barbarian: 5, loyalist: 5 } },
        leaders: { aetius: 'tolosa', chlodio: 'tolosa' },
      },
      battle({ at: 'tolosa', by: 'loyalist', on: 'barbarian', with: [force('aetius', { loyalist: 5 }, 'narbo')] }),
    )
      .dice(3, 1)
      .go()
    expect(won.seat).toBe('barbarian')
    won.act('to burdigala')
    expect([won.at('aetius'), won.cu('narbo', 'loyalist'), won.isOver]).toEqual(['narbo', 5, true])
  })

  test('BG-13.4.2-d BG-9.0-c: so does one who relieves another tribe of Barbarians', () => {
    const won = new BattleScene(
      {
        tribes: { huns: 'tolosa', visigoths: 'burdigala' },
        control: { tolosa: 'barbarian', narbo: 'barbarian', burdigala: 'barbarian' },
        sieges: { tolosa: 'loyalist' },
        cu: { tolosa: { barbarian: 8, loyalist: 4 } },
        leaders: { alaric: 'tolosa', aetius: 'tolosa', rua: { at: 'tolosa', inside: true } },
      },
      battle({ at: 'tolosa', by: 'barbarian', on: 'loyalist', with: [force('alaric', { barbarian: 8 }, 'narbo')] }),
    )
      .go()
      .dice(6, 1)
      .act('leader rua')
      .finish()
    expect([won.at('alaric'), won.at('rua'), won.cu('narbo', 'barbarian')]).toEqual(['narbo', 'tolosa', 7])
    // One of the same tribe stays.
    const own = new BattleScene(
      {
        tribes: { huns: 'tolosa' },
        control: { tolosa: 'barbarian', narbo: 'barbarian' },
        sieges: { tolosa: 'loyalist' },
        cu: { tolosa: { barbarian: 8, loyalist: 4 } },
        leaders: { rua: 'tolosa', aetius: 'tolosa' },
      },
      battle({ at: 'tolosa', by: 'barbarian', on: 'loyalist', with: [force('rua', { barbarian: 8 }, 'narbo')] }),
    )
      .dice(6, 1)
      .go()
      .finish()
    expect(own.at('rua')).toBe('tolosa')
  })

  test('BG-13.4.2-e: and his activation is over', () => {
    const aetius = force('aetius', { loyalist: 5 }, 'narbo')
    const won = new BattleScene(
      {
        control: { tolosa: 'allied' },
        sieges: { tolosa: 'barbarian' },
        cu: { tolosa: { barbarian: 5, loyalist: 5 } },
        leaders: { aetius: 'tolosa', chlodio: 'tolosa' },
      },
      arrived('tolosa', aetius, 'loyalist'),
      battle({ at: 'tolosa', by: 'loyalist', on: 'barbarian', with: [aetius] }),
    )
      .dice(3, 1)
      .go()
      .act('to burdigala')
    expect([won.at('aetius'), won.isOver]).toEqual(['narbo', true])
  })

  test('BG-12.4.2-f: the way back costs them CU as losers', () => {
    const won = new BattleScene(
      {
        control: { tolosa: 'allied', narbo: 'usurper' },
        sieges: { tolosa: 'barbarian' },
        cu: { tolosa: { barbarian: 5, loyalist: 5 }, roma: { usurper: 1 } },
        leaders: { aetius: 'tolosa', chlodio: 'tolosa', bonifatius: { at: 'roma', flipped: true } },
      },
      battle({
        at: 'tolosa',
        by: 'loyalist',
        on: 'barbarian',
        with: [force('aetius', { loyalist: 5 }, 'narbo', 'river')],
      }),
    )
      .dice(4, 1)
      .go()
    won.act('to burdigala')
    expect(won.cu('narbo', 'loyalist')).toBe(3)
    expect(won.plunder).toBe(0)
  })

  const usurpers = (cu: number, besiegers = 2) =>
    new BattleScene(
      {
        control: { tolosa: 'usurper' },
        sieges: { tolosa: 'loyalist' },
        inside: { tolosa: { usurper: 1 } },
        cu: { tolosa: { loyalist: besiegers, barbarian: cu } },
        leaders: { bonifatius: { at: 'tolosa', flipped: true, inside: true }, chlodio: 'tolosa', aetius: 'tolosa' },
      },
      battle({ at: 'tolosa', by: 'barbarian', on: 'loyalist', with: [force('chlodio', { barbarian: cu }, 'narbo')] }),
    )

  test('BG-13.4.2-g BG-13.4.2-j BG-13.4.2-m BG-9.0-m BG-9.0-ap: Barbarians who drive besiegers off a Usurper garrison stay with 3 CU; it does not join them, and stays inside', () => {
    const scene = usurpers(9).dice(6, 1).go()
    expect([scene.asked, besiegerOf(scene.state, tolosa), scene.at('chlodio')]).toEqual(['claim', undefined, 'tolosa'])
    expect([scene.at('bonifatius'), isInside(scene.state, leader('bonifatius'))]).toEqual(['tolosa', true])
    expect([insideAt(scene.state, tolosa, 2), scene.cu('tolosa', 'barbarian')]).toEqual([1, 8])
  })

  test('BG-9.0-o BG-13.4.2-g BG-13.4.2-m: and their own siege begins', () => {
    const scene = usurpers(9)
    const chlodio = force('chlodio', { barbarian: 9 }, 'narbo')
    scene.state.stack.splice(1, 0, arrived('tolosa', chlodio, 'barbarian', true))
    scene.dice(6, 1).go()
    expect([scene.asked, besiegerOf(scene.state, tolosa)]).toEqual(['orders', 3])
  })

  test('BG-13.4.2-h BG-9.0-p: with 2 CU or fewer they go back', () => {
    const scene = usurpers(2, 1)
    scene.state.stack.splice(1, 1, {
      ...scene.battle,
      drm: [
        { side: 'attackers', why: 'B15', n: 6 },
        { side: 'defenders', why: 'B15', n: -6 },
      ],
    })
    scene.dice(6, 1).go()
    // An enemy's space costs 1 CU: BG-12.4.1-q.
    expect([scene.at('chlodio'), scene.cu('narbo', 'barbarian'), besiegerOf(scene.state, tolosa)]).toEqual([
      'narbo',
      1,
      undefined,
    ])
  })
})
