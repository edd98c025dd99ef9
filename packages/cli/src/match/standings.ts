/** How the entrants of a match stand. */
import { type Counts, type Mean, meanOfRounds } from '@tabularium/bots/lab'
import { table } from '../terminal/columns.ts'
import { percent, range } from '../terminal/numbers.ts'
import type { MatchGame } from './match.ts'

export interface Standing extends Mean {
  readonly name: string
  readonly games: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  /** Of those lost: by breaking a rule. */
  readonly forfeited: number
}

/** A round: the games on the same dice, in which everybody has sat everywhere. */
export type Round = readonly MatchGame[]

/** Games of a round that was broken off count, but not for the share and its interval. */
export function standings(names: readonly string[], rounds: readonly Round[], perRound: number): readonly Standing[] {
  return names.map((name, entrant) => {
    const games = rounds.flat()
    const withPoints = (points: number) => games.filter((game) => game.points[entrant] === points).length
    const sums: Counts = {}
    for (const round of rounds.filter(({ length }) => length === perRound)) {
      const sum = round.reduce((all, { points }) => all + points[entrant], 0)
      sums[sum] = (sums[sum] ?? 0) + 1
    }
    return {
      name,
      games: games.length,
      won: withPoints(2),
      drawn: withPoints(1),
      lost: withPoints(0),
      forfeited: games.filter(({ forfeit }) => forfeit?.entrant === entrant).length,
      ...meanOfRounds(sums, 2 * perRound),
    }
  })
}

export function standingsTable(all: readonly Standing[]): readonly string[] {
  return table([
    ['', 'games', 'won', 'drawn', 'lost', 'by a fault', 'share', '95 % interval'],
    ...all.map(({ name, games, won, drawn, lost, forfeited, share, interval }) => [
      name,
      ...[games, won, drawn, lost, forfeited].map(String),
      percent(share),
      range(interval, percent),
    ]),
  ])
}
