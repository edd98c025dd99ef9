import { FastDice, type Json, LocalTable, secretFrom } from '@tabularium/engine'
import { ultimusRomanorum } from '@tabularium/ultimus-romanorum'
import { describe, expect, test } from 'vitest'
import { dated, ofThisYear, pointsOf } from '../src/games/ultimus-romanorum/panels/history.ts'
import { isPosition } from '../src/games/ultimus-romanorum/position.ts'
import type { Line } from '../src/table/protocol.ts'

const line = (event: Line['event']): Line => ({ event, words: '', action: 0, seats: null })
const score = (camp: string, points: number) => line({ type: 'score', camp, points, rule: 'UR-10.2-h' })
const year = (number: number) => line({ type: 'year', year: number })

describe('what was told', () => {
  test('has the year in which it happened', () => {
    const told = [score('roman', 1), year(450), score('roman', 2), year(451), score('barbarian', 3)]
    expect(dated(told, 0).map((each) => each.year)).toEqual([450, 450, 450, 451, 451])
    expect(ofThisYear(told).map(({ event }) => event.points)).toEqual([3])
  })

  test('UR-5-k: points won before an exchange are the other camp’s after it', () => {
    const told = [score('roman', 3), line({ type: 'exchange', half: 'west', roman: 'second' }), score('roman', 1)]
    expect(pointsOf(dated(told, 450))).toEqual([1, 3])
  })

  test('adds up to the points of a random game', () => {
    const table = new LocalTable(ultimusRomanorum, {
      options: { scenario: 'scourge-of-god' },
      dice: { secret: secretFrom('points') },
    })
    const dice = new FastDice(secretFrom('answers'))
    const told: Line[] = []
    for (let i = 0; i < 1500 && table.decision !== null; i++) {
      const { seat, actions } = table.decision
      const entry = table.act(seat, table.game.notation(actions[dice.below(actions.length)]))
      told.push(...entry.told.map(({ event }) => line(event)))
    }
    const view: Json = table.shown(0)
    expect(told.some(({ event }) => event.type === 'score')).toBe(true)
    expect(isPosition(view) && pointsOf(dated(told, 445))).toEqual(isPosition(view) && view.vp)
  })
})
