/** Fights and scores that are read from what is shown say what the rules say. */
import { steps } from '@tabularium/engine/testing/steps'
import { expect, test } from 'vitest'
import { EVERY_ARMY, EVERY_EMPEROR, emperors } from '../src/board.ts'
import { tetrarchia } from '../src/index.ts'
import { odds, strength } from '../src/rules/combat.ts'
import { score } from '../src/rules/game-end.ts'
import { chancesOf, sidesOf } from '../src/shown/fight.ts'
import { said } from '../src/shown/names.ts'
import { scoreOf } from '../src/shown/score.ts'
import { isView, type View } from '../src/shown/view.ts'
import type { State } from '../src/state.ts'

/** Every Emperor on the board against every army, as if they met. */
function compareFights(state: State, view: View, diarchia: boolean): number {
  let compared = 0
  for (const emperor of EVERY_EMPEROR) {
    const from = view.emperors[emperors[emperor]]
    for (const army of EVERY_ARMY) {
      const camp = view.armies[army] ?? null
      if (from === null || camp === null) continue
      const by = sidesOf(view, emperors[emperor], from, camp.at, diarchia)
      expect(by).toMatchObject(strength(state, emperor, army))
      expect(chancesOf(by)).toEqual(odds(state, emperor, army))
      compared++
    }
  }
  return compared
}

test.each([true, false])('TE-3.5-d to h, TE-5-d: all through random games (Diarchia: %s)', (diarchia) => {
  const options = { level: [4, 2, 1, 3], variants: diarchia ? ['diarchia'] : [] }
  let compared = 0
  for (const { before } of steps(tetrarchia, `fights ${diarchia}`, { options, most: 400 })) {
    if (!isView(before)) throw new Error('no view')
    const { viewer: _, ...written } = before
    const state = tetrarchia.read(written, tetrarchia.options(options))
    compared += compareFights(state, before, diarchia)
    expect(scoreOf(before).total).toBe(score(state))
  }
  expect(compared).toBeGreaterThan(100)
})

test('names are said as they are written today', () => {
  expect(['AQVITANIA', 'PANNONIA SVPERIOR', 'EPIRVS', 'MARE AEGAEVM'].map(said)).toEqual([
    'Aquitania',
    'Pannonia Superior',
    'Epirus',
    'Mare Aegaeum',
  ])
})
