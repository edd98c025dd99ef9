import '../src/index.ts'
import { describe, expect, test } from 'vitest'
import {
  clampColumn,
  HIGHEST_ROW,
  LOWEST_ROW,
  lossesOf,
  qualityShift,
  resultAt,
  rowOf,
} from '../src/rules/combat/table.ts'
import { all, fight, history, some } from './combat-play.ts'
import { position } from './play.ts'

const { board } = position({}).state

/** As printed, row by row from -2 to 9. */
const PRINTED = [
  'E/R E/R E/R A/R A/R A/R A/1/4 A/1/4 A/1/4 R/R',
  'E/R E/R A/R A/1/4 A/1/4 A/1/4 A/1/2 A/1/4 R/R R/R',
  'E/R A/R A/1/4 A/1/4 A/1/4 A/1/2 A/1/2 R/R R/R 3/4/A',
  'A/R A/R A/1/4 A/1/2 A/1/2 A/3/4 R/R R/R 3/4/A 1/2/A',
  'A/R A/1/4 A/1/4 A/1/2 A/3/4 R/R R/R 3/4/A 1/2/A R/A',
  'A/R A/1/4 A/1/2 A/3/4 R/R R/R 3/4/A 1/2/A 1/2/A R/A',
  'A/1/4 A/1/2 A/1/2 R/R R/R 3/4/A 1/2/A 1/2/A 1/4/A R/A',
  'A/1/2 A/1/2 R/R R/R 3/4/A 1/2/A 1/2/A 1/4/A 1/4/A R/A',
  'A/1/2 R/R R/R 3/4/A 1/2/A 1/2/A 1/4/A 1/4/A R/A R/A',
  'R/R R/R 1/2/A 1/2/A 1/4/A 1/4/A 1/4/A R/A R/A R/E',
  'R/R 1/4/A 1/2/A 1/4/A 1/4/A 1/4/A R/A R/A R/E R/E',
  '1/4/A 1/4/A 1/4/A R/A R/A R/A R/A R/E R/E R/E',
]
const ROWS = PRINTED.map((_, i) => LOWEST_ROW + i)
const COLUMNS = PRINTED[0].split(' ').map((_, i) => i)

describe('T.combat The table', () => {
  test('UR-T.combat-a UR-T.combat-d: the 120 cells, the attacker before the defender', () => {
    const cells = ROWS.map((row) =>
      COLUMNS.map((column) => {
        const { attacker, defender } = resultAt(board, row, column)
        return `${attacker}/${defender}`
      }).join(' '),
    )
    expect(cells).toEqual(PRINTED)
  })

  test('UR-T.combat-w: irregular cells as printed', () => {
    expect([resultAt(board, -1, 6).defender, resultAt(board, -1, 7).defender]).toEqual(['1/2', '1/4'])
    expect([resultAt(board, 8, 1).attacker, resultAt(board, 8, 2).attacker]).toEqual(['1/4', '1/2'])
  })

  test('UR-T.combat-b: -2 or less is the first row, 9 or more the last', () => {
    expect([-9, -3, -2, -1, 0, 6, 8, 9, 10, 17].map(rowOf)).toEqual([-2, -2, -2, -1, 0, 6, 8, 9, 9, 9])
    expect([LOWEST_ROW, HIGHEST_ROW]).toEqual([-2, 9])
  })

  test('UR-T.combat-e: whoever suffers E or A has lost', () => {
    for (const row of ROWS) {
      for (const column of COLUMNS) {
        const { attacker, defender, attackerWins } = resultAt(board, row, column)
        if (defender === 'E' || defender === 'A') expect(attackerWins).toBe(true)
        if (attacker === 'E' || attacker === 'A') expect(attackerWins).toBe(false)
      }
    }
  })

  test('UR-T.combat-f: of the two R / R of a column the smaller die is a victory of the defender, the larger of the attacker', () => {
    const draws = COLUMNS.map((column) =>
      ROWS.filter((row) => {
        const { attacker, defender } = resultAt(board, row, column)
        return attacker === 'R' && defender === 'R'
      }).map((row) => [row, resultAt(board, row, column).attackerWins]),
    )
    expect(draws).toEqual(
      [7, 6, 5, 4, 3, 2, 1, 0, -1, -2].map((row) => [
        [row, false],
        [row + 1, true],
      ]),
    )
  })

  test('UR-T.combat-f UR-T.combat-g: the loser of an R / R retreats without losses', () => {
    const duel = (die: number) => {
      const t = fight(
        { pieces: all('viennensis-1', 'bagaudes-1', 'co-viennensis-1'), peoples: { bagaudes: 'war' } },
        die,
      )
      return [history(t, 'battle-result')[0].winner, t.seat, t.asked, history(t, 'weaken').length]
    }
    expect(duel(3)).toEqual(['roman', 'second', 'retreat', 0])
    expect(duel(4)).toEqual(['barbarian', 'first', 'retreat', 0])
  })
})

describe('8.4.2 How many units suffer', () => {
  test('UR-8.4.2-c UR-8.4.2-d UR-8.4.2-e UR-8.4.2-g UR-8.4.2-h: by result, own units and enemy units hit', () => {
    expect([lossesOf('E', 3, 0), lossesOf('A', 3, 0), lossesOf('R', 3, 9)]).toEqual([3, 3, 0])
    expect([lossesOf('1/4', 9, 7), lossesOf('1/2', 9, 9), lossesOf('3/4', 9, 7)]).toEqual([1, 4, 5])
    expect([lossesOf('3/4', 2, 4), lossesOf('1/2', 1, 9)]).toEqual([2, 1])
  })
})

describe('T.combat Column modifiers', () => {
  test('UR-T.combat-r UR-T.combat-s UR-T.combat-t UR-T.combat-u: one column for more quality, two for double', () => {
    expect([qualityShift(3, 2), qualityShift(2, 3)]).toEqual([1, -1])
    expect([qualityShift(2, 1), qualityShift(3, 1), qualityShift(1, 2), qualityShift(1, 3)]).toEqual([2, 2, -2, -2])
    expect([qualityShift(1, 0), qualityShift(0, 1)]).toEqual([2, -2])
  })

  test('UR-T.combat-v: equal qualities never shift, and shifts stop at the end columns', () => {
    expect([qualityShift(0, 0), qualityShift(2, 2)]).toEqual([0, 0])
    expect([-2, -1, 0, 9, 10, 11].map(clampColumn)).toEqual([0, 0, 0, 9, 9, 9])
    const crushing = all('italia-2', ...some('hunni', 4), 'li-italia-1')
    expect(history(fight({ pieces: crushing, peoples: { hunni: 'war' } }, 1), 'battle-result')).toMatchObject([
      { column: 9 },
    ])
  })

  test('UR-T.combat-r UR-T.combat-u: in a battle', () => {
    const column = (pieces: Record<string, string>, peoples: Record<string, string>) =>
      history(fight({ pieces, peoples }, 1), 'roll')[0]
    // 5 against 5 is 1/1; quality 3 against 2: one to the right.
    const right = all('italia-2', 'hunni-1', 'felices-iuniores')
    expect(column(right, { hunni: 'war' })).toMatchObject({ purpose: { column: 5 } })
    // 5 against 5; quality 1 against 2: two to the left.
    const left = all('italia-2', 'suevi-1', 'felices-iuniores')
    expect(column(left, { suevi: 'war' })).toMatchObject({ purpose: { column: 2 } })
  })
})
