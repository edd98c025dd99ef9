import { describe, expect, test } from 'vitest'
import type { Frame } from '../src/frames.ts'
import { type Cause, plunderFor } from '../src/rules/map/control.ts'
import { BARBARIANS, CITY, CULTIVATED, LOYALIST, USURPER } from '../src/state.ts'
import { pick, WholeScene } from './movement-scene.ts'
import { board, type Draw, draw } from './scene.ts'
import { PHASE, REGAIN } from './tribes-scene.ts'

/** Plunder as it was gained, by its clause. */
function gained(drawn: Draw, frame: Frame, play: (scene: WholeScene) => void = () => {}): unknown[] {
  const cu = { carthago: { loyalist: 1 }, ...drawn.cu }
  const scene = new WholeScene({ ...drawn, cu, stack: [frame] })
  play(scene)
  return scene.history('plunder').map(({ rule, by }) => [rule, by])
}
const RAID: Frame = { kind: 'raid', left: 1, cities: [], only: [], mods: [], current: null, step: 'pick' }

describe('14.1.1 Where Plunder comes from', () => {
  const alaric: Draw = { leaders: { alaric: 'rotomagus', rua: 'treva' }, control: { rotomagus: 'barbarian' } }
  const five: Draw = { ...alaric, cu: { rotomagus: { barbarian: 9 } } }

  test('BG-14.1.1-e: raids, movement, sieges, migration, battle, a tribe regained, the Control Phase', () => {
    const raid = gained({ cu: { rotomagus: { barbarian: 1 } }, control: { rotomagus: 'barbarian' } }, RAID, (scene) =>
      scene.act('to rotomagus', 'to lutetia', 'control').dice(1).act('to durocortorum'),
    )
    expect(raid).toEqual([
      ['BG-14.1.2-aa', 1],
      ['BG-14.1.2-s', 1],
    ])
    const moved = gained(five, pick('barbarian'), (scene) =>
      scene.act('leader alaric', 'take 9', 'to lutetia', 'control'),
    )
    expect(moved).toEqual([['BG-10.2.2-k', 1]])
    const siege = gained({ ...five, tribes: {} }, pick('barbarian'), (scene) =>
      scene.act('leader alaric', 'take 9', 'to lutetia', 'to durocortorum').dice(4).act('siege'),
    )
    expect(siege).toEqual([['BG-13.5-h', 3]])
    const battle = gained({ ...five, cu: { ...five.cu, lutetia: { loyalist: 2 } } }, pick('barbarian'), (scene) =>
      scene.act('leader alaric', 'take 9').dice(4, 1).act('to lutetia'),
    )
    expect(battle).toEqual([['BG-12.5-a', 1]])
    const huns: Draw = {
      tribes: { huns: 'divodurum' },
      leaders: { rua: 'divodurum' },
      control: { divodurum: 'barbarian' },
    }
    const migration = gained(huns, PHASE, (scene) => scene.act('tribe huns', 'to vesontio', 'no'))
    expect(migration).toEqual([['BG-16.2-j', 1]])
    const franks: Draw = {
      tribes: { franks: { at: 'durocortorum', allied: true } },
      leaders: { chlodio: 'durocortorum' },
      control: { durocortorum: 'allied', divodurum: 'allied' },
    }
    // Divodurum was Allied; of the others next to Durocortorum two are Cultivated.
    const regained = gained(franks, REGAIN, (scene) => scene.act('tribe franks'))
    expect(regained.every((each) => JSON.stringify(each) === JSON.stringify(['BG-15.4-f', 1]))).toBe(true)
    expect(regained.length).toBe(2)
    const taken = gained({ cu: { lutetia: { barbarian: 1 } } }, { kind: 'control', step: 'take' })
    expect(taken).toEqual([['BG-19.1-a', 1]])
  })

  test('BG-14.1.1-f: whatever Cultivated space or Walled City goes from Loyalists or Usurpers to Barbarians is worth 1 at least', () => {
    const s = draw()
    const worth = (kind: number, cause: Cause) =>
      board.everySpace
        .filter((space) => board.kind[space] === kind)
        .flatMap((space) => [LOYALIST, USURPER].map((from) => plunderFor(s, space, from as 0 | 2, BARBARIANS, cause)))
    expect(new Set(worth(CULTIVATED, 'taken'))).toEqual(new Set([1]))
    expect(new Set(worth(CULTIVATED, 'stormed'))).toEqual(new Set([1]))
    expect(new Set(worth(CITY, 'stormed'))).toEqual(new Set([3]))
  })
})
