/** What the sheet of a battle works out is what the rules foretell. */
import { describe, expect, test } from 'vitest'
import { actionsOf } from '../src/actions.ts'
import { forecast } from '../src/forecast.ts'
import { losses } from '../src/rules/battle/modifiers.ts'
import { siegeRow } from '../src/rules/battle/siege/siege-roll.ts'
import { battleChances, lossesFor, siegeResult } from '../src/shown/combat.ts'
import { board, type Draw, draw, Scene } from './scene.ts'

describe('the tables', () => {
  test('BG-12.2.4-b BG-12.2.4-i: losses by roll and CU', () => {
    for (let roll = -3; roll < 16; roll++) {
      for (let cu = 0; cu < 15; cu++) expect(lossesFor(roll, cu)).toBe(losses(board, roll, cu))
    }
  })

  test('BG-13.2-e: points and losses of a siege by roll', () => {
    for (let roll = -2; roll < 10; roll++) expect(siegeResult(roll)).toEqual(siegeRow(draw(), roll))
  })
})

const ROMANS = ['loyalist', 'byzantine', 'usurper']

test.each([
  ['Romans against Barbarians', { loyalist: 5 }, { barbarian: 4 }],
  ['fewer against many', { loyalist: 3 }, { barbarian: 12 }],
  ['Romans against Romans', { loyalist: 6 }, { usurper: 6 }],
])('BG-12.3-a to BG-12.3-h: %s', (_, own, others) => {
  const isUsurper = 'usurper' in others
  const drawn: Draw = {
    cu: { lutetia: own, durocortorum: others },
    leaders: isUsurper
      ? { aetius: 'lutetia', stilicho: { at: 'durocortorum', flipped: true } }
      : { aetius: 'lutetia', rua: 'durocortorum' },
    control: isUsurper ? { durocortorum: 'usurper' } : {},
    stack: [
      { kind: 'turn', step: 'attrition' },
      { kind: 'impulses', player: 0, step: 'mend' },
      { kind: 'pick-leader', player: 0, powers: [0], ops: 3, ap: 0, only: [], isOptional: false, mods: [] },
    ],
  }
  const scene = new Scene(drawn).go().act('leader aetius', `take ${own.loyalist}`)
  const action = actionsOf(board).byNotation.get('to durocortorum')
  const foretold = action === undefined ? null : forecast(scene.state, action)
  if (foretold === null || !('battle' in foretold)) throw new Error('no battle')
  const { attackers, defenders, attackersWin, attackersLose, defendersLose } = foretold.battle
  const fighting = ({ cu, modifier, power }: typeof attackers) => ({ cu, modifier, hasRomans: ROMANS.includes(power) })
  const worked = battleChances(fighting(attackers), fighting(defenders))
  expect(worked.attackersWin).toBeCloseTo(attackersWin, 10)
  for (const [n, chance] of attackersLose.entries()) expect(worked.attackersLose[n] ?? 0).toBeCloseTo(chance, 10)
  for (const [n, chance] of defendersLose.entries()) expect(worked.defendersLose[n] ?? 0).toBeCloseTo(chance, 10)
})
