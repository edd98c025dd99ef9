/** What a run found out, as data. */
import type { Json } from '@tabularium/engine'
import { FOLLOWED } from './player.ts'
import { NOBODY, type Results } from './results.ts'
import type { Seated } from './setting.ts'
import { type Difference, difference, type Share, type Spread, share, spread } from './statistics.ts'
import type { Tally } from './tally.ts'

export interface Report {
  readonly game: string
  readonly edition: { readonly id: string; readonly digest: string }
  readonly options: Json
  readonly bots: readonly string[]
  readonly seed: string
  /** How many games were asked for. */
  readonly asked: number
  /** How many are counted below: fewer if the run was stopped. */
  readonly games: number
  readonly winners: readonly (Share & { readonly seat: string })[]
  readonly nobody: Share
  readonly endings: readonly (Share & { readonly rule: string; readonly clause: string })[]
  readonly figures: { readonly [name: string]: Spread }
  /** null: the game tells no chances. */
  readonly course: Course | null
}

/** The mean of the chances when each turn began, of the games that came to it. */
export interface Course {
  /** Whose chances they are; null: everybody's, who win or lose together. */
  readonly seat: string | null
  readonly turns: readonly { readonly turn: number; readonly games: number; readonly chance: number }[]
}

export function report(seated: Seated, asked: number, tally: Tally): Report {
  const { game, setting } = seated
  const words = game.words('en')
  const seats = game.seats(setting.options)
  const byCount = Object.entries(tally.endings).sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  const byName = Object.entries(tally.figures).sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    game: game.id,
    edition: { id: game.edition.id, digest: game.edition.digest },
    options: setting.options,
    bots: setting.bots,
    seed: setting.seed,
    asked,
    games: tally.games,
    winners: seats.map((seat, i) => ({ seat, ...share(tally.winners[i] ?? 0, tally.games) })),
    nobody: share(tally.lost, tally.games),
    endings: byCount.map(([rule, n]) => ({ rule, clause: words.clause(rule) ?? '', ...share(n, tally.games) })),
    figures: Object.fromEntries(byName.map(([name, values]) => [name, spread(values)])),
    course: courseOf(seated, tally),
  }
}

function courseOf({ game, setting, counsel }: Seated, { course }: Tally): Course | null {
  if (counsel === undefined) return null
  const turns = Object.entries(course).map(([turn, { games, millionths }]) => ({
    turn: Number(turn),
    games,
    chance: millionths / games / 1e6,
  }))
  return {
    seat: counsel.shared ? null : game.seats(setting.options)[FOLLOWED],
    turns: turns.sort((a, b) => a.turn - b.turn),
  }
}

/** Two settings on the same dice. */
export interface Comparison {
  readonly settings: readonly [Report, Report]
  /** Of the shares of games won, for the seats that both have; and of those that nobody won. */
  readonly winners: readonly (Difference & { readonly seat: string })[]
  readonly nobody: Difference
}

export function comparison([first, second]: readonly [Seated, Seated], asked: number, results: Results): Comparison {
  const { games, both } = results
  const [one, other] = results.tallies
  const seats = first.game.seats(first.setting.options).slice(0, second.setting.bots.length)
  const won = (seat: number) => difference(one.winners[seat] ?? 0, other.winners[seat] ?? 0, both[seat] ?? 0, games)
  return {
    settings: [report(first, asked, one), report(second, asked, other)],
    winners: seats.map((seat, i) => ({ seat, ...won(i) })),
    nobody: difference(one.lost, other.lost, both[NOBODY] ?? 0, games),
  }
}
