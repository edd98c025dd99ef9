/** What a simulation found out, as tables for people. */
import type { Interval, Report, Share, Spread } from '@tabularium/bots/lab'
import type { AnyGame } from '@tabularium/engine'

/** What differs from run to run. */
export interface Timing {
  readonly cores: number
  readonly seconds: number
  readonly cpuSecondsPerGame: number
}

/** The report in lines of text. */
export function* inWords(game: AnyGame, r: Report, timing: Timing): Iterable<string> {
  const words = game.words('en')
  yield `${words.title}, edition ${r.edition.id}; bots: ${r.bots.join(', ')}; seed '${r.seed}'`
  yield `options: ${JSON.stringify(r.options)}`
  if (r.games < r.asked) yield `Stopped early: games 1 to ${r.games} of ${r.asked} are complete and counted.`
  yield ''
  if (r.games === 0) return
  yield* table([
    ['won by', 'games', 'share', '95 % interval'],
    ...r.winners.map(({ seat, ...won }) => [words.seat(seat), ...shareCells(won)]),
    ['nobody', ...shareCells(r.nobody)],
  ])
  yield ''
  yield* table([
    ['ended by', 'games', 'share', '95 % interval'],
    ...r.endings.map(({ rule, clause, ...ended }) => [`${rule} ${shortened(clause)}`, ...shareCells(ended)]),
  ])
  yield ''
  yield* table([
    ['', 'mean', '95 % interval', 'median', 'min', 'max'],
    ...Object.entries(r.figures).map(([name, figures]) => [name, ...spreadCells(figures)]),
  ])
  yield ''
  for (const [name, { distribution }] of Object.entries(r.figures)) {
    if (distribution !== undefined && distribution.length > 1) {
      yield `${name}: ${distribution.map(([value, n]) => `${value} in ${percent(n / r.games)}`).join(', ')}`
    }
  }
  yield ''
  yield inTime(r.games, timing)
}

function inTime(games: number, { cores, seconds, cpuSecondsPerGame }: Timing): string {
  const perGame = `${(cpuSecondsPerGame * 1000).toPrecision(3)} ms of CPU time a game`
  return `${games} games in ${seconds.toFixed(1)} s on ${cores} ${cores === 1 ? 'core' : 'cores'}, ${perGame}`
}

const shareCells = (s: Share) => [String(s.count), percent(s.share), range(s.interval, percent)]

const spreadCells = (s: Spread) => [
  s.mean.toFixed(2),
  range(s.interval, (x) => x.toFixed(2)),
  String(s.median),
  String(s.min),
  String(s.max),
]

const percent = (part: number) => `${(part * 100).toFixed(2)} %`

const range = ([low, high]: Interval, write: (x: number) => string) => `${write(low)} to ${write(high)}`

const CLAUSE_LENGTH = 48

function shortened(clause: string): string {
  if (clause.length <= CLAUSE_LENGTH) return clause
  const cut = clause.slice(0, CLAUSE_LENGTH)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}...`
}

/** Columns as wide as their widest cell: words to the left, numbers to the right. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
      .join('  ')
      .trimEnd(),
  )
}
