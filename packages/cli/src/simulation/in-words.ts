/** What a simulation found out, as tables for people. */
import type { Comparison, Course, Difference, Interval, Report, Share, Spread } from '@tabularium/bots/lab'
import type { AnyGame, GameEvent, Words } from '@tabularium/engine'
import { table } from '../terminal/columns.ts'

/** What differs from run to run. */
export interface Timing {
  readonly cores: number
  readonly seconds: number
  readonly cpuSecondsPerGame: number
}

type AnyWords = Words<unknown, unknown, GameEvent>

/** One setting. */
export function* reportInWords(game: AnyGame, r: Report, timing: Timing): Iterable<string> {
  yield* findings(game, r)
  if (r.games > 0) yield inTime(`${r.games} games`, timing)
}

/** Two settings, and by how much they differ. */
export function* comparisonInWords(game: AnyGame, compared: Comparison, timing: Timing): Iterable<string> {
  const words: AnyWords = game.words('en')
  const [first, second] = compared.settings
  yield 'First setting:'
  yield* findings(game, first)
  yield 'Second setting, on the same dice:'
  yield* findings(game, second)
  if (first.games === 0) return
  yield* table([
    ['won by', 'first', 'second', 'difference', '95 % interval'],
    ...compared.winners.map(({ seat, ...more }, i) => [
      words.seat(seat),
      percent(first.winners[i].share),
      percent(second.winners[i].share),
      ...differenceCells(more),
    ]),
    ['nobody', percent(first.nobody.share), percent(second.nobody.share), ...differenceCells(compared.nobody)],
  ])
  yield ''
  yield inTime(`${first.games} pairs of games`, timing)
}

const signed = (part: number) => `${part < 0 ? '' : '+'}${percent(part)}`

const differenceCells = (d: Difference) => [signed(d.difference), range(d.interval, signed)]

function* findings(game: AnyGame, r: Report): Iterable<string> {
  const words: AnyWords = game.words('en')
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
  if (r.course !== null) yield* courseInWords(words, r.course)
}

function* courseInWords(words: AnyWords, { seat, turns }: Course): Iterable<string> {
  const whose = seat === null ? 'to win' : `of ${words.seat(seat)}`
  yield* table([
    ['turn', `mean chance ${whose}`, 'games'],
    ...turns.map(({ turn, games, chance }) => [String(turn), percent(chance), String(games)]),
  ])
  yield ''
}

function inTime(played: string, { cores, seconds, cpuSecondsPerGame }: Timing): string {
  const perGame = `${(cpuSecondsPerGame * 1000).toPrecision(3)} ms of CPU time a game`
  return `${played} in ${seconds.toFixed(1)} s on ${cores} ${cores === 1 ? 'core' : 'cores'}, ${perGame}`
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
