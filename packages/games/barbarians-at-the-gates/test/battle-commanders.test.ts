import { describe, expect, test } from 'vitest'
import { BattleScene, battle, force } from './battle-scene.ts'
import { type Draw, leader } from './scene.ts'

const barbarians = force('', { barbarian: 10 }, 'rotomagus')

/** The defenders of Lutetia under these leaders. */
function defended(leaders: NonNullable<Draw['leaders']>, more: Draw = {}): BattleScene {
  const cu = { lutetia: { barbarian: 10, loyalist: 6, byzantine: 1 } }
  return new BattleScene(
    { cu, leaders, ...more },
    battle({ at: 'lutetia', by: 'barbarian', on: 'loyalist', with: [barbarians] }),
  ).dice(6, 1)
}

describe('2.4.2.3 Overall commanders in battle', () => {
  test('BG-2.4.2.3-a BG-2.4.2.3-b BG-11.2.1-m: the owner of several leaders names one', () => {
    const scene = defended({ aetius: 'lutetia', stilicho: 'lutetia' }).go()
    expect([scene.asked, scene.seat, [...scene.legal].sort()]).toEqual([
      'commander',
      'roman',
      ['leader aetius', 'leader stilicho'],
    ])
    expect(scene.act('leader stilicho').battle.defenderCommander).toBe(leader('stilicho'))
  })

  test('BG-2.4.2.3-c BG-2.4.2.3-f BG-11.2.1-n: beside an Emperor nobody else commands', () => {
    const scene = defended({ aetius: 'lutetia', honorius: 'lutetia' }).go()
    expect(scene.battle.defenderCommander).toBe(leader('honorius'))
    const two = defended({ aetius: 'lutetia', honorius: 'lutetia', gratian: 'lutetia' }).go()
    expect([...two.legal].sort()).toEqual(['leader gratian', 'leader honorius'])
  })

  test('BG-2.4.2.3-d BG-2.4.2.3-e BG-2.4.2.3-n: Dux Byzantina does not command a Loyalist, Julius Nepos does', () => {
    expect(defended({ litorius: 'lutetia', 'dux-byzantina': 'lutetia' }).go().battle.defenderCommander).toBe(
      leader('litorius'),
    )
    const nepos = defended({ litorius: 'lutetia', 'dux-byzantina': { at: 'lutetia', flipped: true } }).go()
    expect(nepos.battle.defenderCommander).toBe(leader('dux-byzantina'))
  })

  const campaign = (first: string, second: string) =>
    new BattleScene(
      {
        cu: { basilea: { loyalist: 8, allied: 4, barbarian: 8 } },
        leaders: { [first]: 'basilea', [second]: 'basilea' },
        tribes: { franks: { at: 'durocortorum', allied: true } },
      },
      battle({
        at: 'basilea',
        by: 'loyalist',
        on: 'barbarian',
        mode: 'campaign',
        with: [
          force(first, { loyalist: 4 }, 'turicum'),
          force(second, second === 'chlodio' ? { allied: 4 } : { loyalist: 4 }, 'geneva'),
        ],
      }),
    )
      .dice(6, 1)
      .go()

  test('BG-10.5.3-l: in a combined attack the best initiative, but an Emperor before all', () => {
    expect(campaign('aetius', 'litorius').battle.attackerCommander).toBe(leader('aetius'))
    expect(campaign('honorius', 'chlodio').battle.attackerCommander).toBe(leader('honorius'))
  })

  test('BG-10.5.3-m: the owner decides between equals', () => {
    const scene = campaign('litorius', 'bonifatius')
    expect([scene.asked, scene.seat, scene.legal]).toEqual([
      'commander',
      'roman',
      ['leader litorius', 'leader bonifatius'],
    ])
  })

  test('BG-12.2.1-c: a side without a leader has no commander', () => {
    const scene = defended({}).go()
    expect([scene.battle.attackerCommander, scene.battle.defenderCommander]).toEqual([-1, -1])
  })
})
