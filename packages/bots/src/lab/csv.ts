/** What a run found out, as comma-separated values for spreadsheets: one line for each figure. */
import type { Comparison, Report } from './report.ts'
import type { Interval } from './statistics.ts'

type Cell = string | number

const HEAD: readonly Cell[] = ['setting', 'part', 'name', 'count', 'value', 'low', 'high']

export function reportCsv(report: Report): string {
  return written([HEAD, ...rowsOf(report, 1)])
}

/** Both settings, then by how much the second is above the first. */
export function comparisonCsv({ settings, winners, nobody }: Comparison): string {
  const [first, second] = settings
  const differences = [...winners, { seat: 'nobody', ...nobody }].map(({ seat, difference, interval }) => [
    '2-1',
    'won',
    seat,
    first.games,
    difference,
    ...interval,
  ])
  return written([HEAD, ...rowsOf(first, 1), ...rowsOf(second, 2), ...differences])
}

function* rowsOf(r: Report, setting: number): Iterable<readonly Cell[]> {
  const row = (part: string, name: Cell, count: number, value: number, interval: Interval): readonly Cell[] => [
    setting,
    part,
    name,
    count,
    value,
    ...interval,
  ]
  for (const { seat, count, share, interval } of r.winners) yield row('won', seat, count, share, interval)
  yield row('won', 'nobody', r.nobody.count, r.nobody.share, r.nobody.interval)
  for (const { rule, count, share, interval } of r.endings) yield row('ended', rule, count, share, interval)
  for (const [name, { mean, interval }] of Object.entries(r.figures)) yield row('mean', name, r.games, mean, interval)
  for (const { turn, games, chance } of r.course?.turns ?? []) yield [setting, 'chance', turn, games, chance, '', '']
}

function written(rows: Iterable<readonly Cell[]>): string {
  return [...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
}

/** RFC 4180. */
function quoted(cell: Cell): string {
  const text = String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
