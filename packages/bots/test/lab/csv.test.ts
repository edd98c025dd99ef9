import { expect, test } from 'vitest'
import { comparison, comparisonCsv, Player, report, reportCsv } from '../../src/lab/index.ts'
import { seat } from './toys.ts'

const rows = (csv: string) => {
  expect(csv.endsWith('\r\n')).toBe(true)
  return csv.slice(0, -2).split('\r\n')
}

test('a line for each figure', () => {
  const found = report(seat(), 12, new Player([seat()]).play({ from: 0, games: 12 }).tallies[0])
  const lines = rows(reportCsv(found))
  const [red] = found.winners
  expect(lines).toContain(`1,won,red,${red.count},${red.share},${red.interval.join(',')}`)
  expect(lines).toContain('1,chance,1,12,0.5,,')
  const { course, figures, endings } = found
  const parts = [1, 3, endings.length, Object.keys(figures).length, course?.turns.length ?? 0]
  expect(lines).toHaveLength(parts.reduce((a, b) => a + b))
  for (const line of lines) expect(line.split(',')).toHaveLength(7)
})

test('two settings and their difference', () => {
  const pair = [seat(), seat({ bots: ['tiro', 'tiro'] })] as const
  const found = comparison(pair, 12, new Player(pair).play({ from: 0, games: 12 }))
  const lines = rows(comparisonCsv(found))
  const [red, blue] = found.winners
  expect(lines.slice(-3, -1)).toEqual([
    `2-1,won,red,12,${red.difference},${red.interval.join(',')}`,
    `2-1,won,blue,12,${blue.difference},${blue.interval.join(',')}`,
  ])
  expect(lines.filter((line) => line.startsWith('2,won,'))).toHaveLength(3)
})

test('what holds a comma or quotes is quoted', () => {
  const found = report(seat(), 1, new Player([seat()]).play({ from: 0, games: 1 }).tallies[0])
  const odd = { ...found, winners: [{ ...found.winners[0], seat: 'red, "the first"' }] }
  expect(reportCsv(odd)).toContain('1,won,"red, ""the first""",')
})
