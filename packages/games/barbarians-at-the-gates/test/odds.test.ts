import { describe, expect, test } from 'vitest'
import { battleOdds } from '../src/rules/battle/odds.ts'
import { BattleScene, battle, force } from './battle-scene.ts'
import type { Draw } from './scene.ts'

const FACES = [1, 2, 3, 4, 5, 6]

/** Plays a battle with every pair of dice and counts. */
function counted(drawn: Draw, attack: ReturnType<typeof battle>) {
  let won = 0
  const lost = { attackers: new Map<number, number>(), defenders: new Map<number, number>() }
  const add = (map: Map<number, number>, n: number) => map.set(n, (map.get(n) ?? 0) + 1 / 36)
  for (const one of FACES) {
    for (const other of FACES) {
      const scene = new BattleScene(drawn, attack).dice(one, other).go()
      if (scene.history('won')[0].winner === 'attackers') won++
      const cuLost = scene.history('lose').filter((event) => event.rule === 'BG-12.2.4-d')
      const number = (power: string) =>
        cuLost.filter((event) => event.power === power).reduce((all, event) => all + Number(event.cu), 0)
      add(lost.attackers, number('barbarian'))
      add(lost.defenders, number('loyalist'))
    }
  }
  return { won: won / 36, lost }
}

describe('Odds of a battle', () => {
  const drawn = (barbarian: number, loyalist: number): Draw => ({
    cu: { lutetia: { barbarian, loyalist } },
    leaders: { attila: { at: 'lutetia', flipped: true }, litorius: 'lutetia' },
    forts: { lutetia: 'castra' },
  })

  for (const [barbarian, loyalist] of [
    [4, 4],
    [1, 1],
    [12, 2],
    [3, 9],
  ] as const) {
    test(`BG-12.2.4-a BG-12.3-a: ${barbarian} against ${loyalist} CU: the same as all 36 rolls`, () => {
      const attack = battle({
        at: 'lutetia',
        by: 'barbarian',
        on: 'loyalist',
        with: [force('attila', { barbarian }, 'rotomagus', 'river')],
      })
      const { state, battle: frame } = new BattleScene(drawn(barbarian, loyalist), attack)
      const named = {
        ...frame,
        attackerCommander: state.board.leaderOf.get('attila') ?? frame.attackerCommander,
        defenderCommander: state.board.leaderOf.get('litorius') ?? frame.defenderCommander,
      }
      const odds = battleOdds(state, named)
      const { won, lost } = counted(drawn(barbarian, loyalist), attack)
      expect(odds.win).toBeCloseTo(won, 10)
      for (const [n, chance] of odds.attackersLose.entries()) expect(chance).toBeCloseTo(lost.attackers.get(n) ?? 0, 10)
      for (const [n, chance] of odds.defendersLose.entries()) expect(chance).toBeCloseTo(lost.defenders.get(n) ?? 0, 10)
      expect(odds.attackersLose.reduce((all, chance) => all + chance, 0)).toBeCloseTo(1, 10)
    })
  }
})
