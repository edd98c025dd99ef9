/** How the levels of a game compare, as data and as a table for the game's page. */
import { bradleyTerry, meanOfRounds, type Results, share } from '@tabularium/bots/lab'
import type { Json } from '@tabularium/engine'
import { percent, range } from '../terminal/numbers.ts'

/** What one or two levels, by their numbers, have played. */
export interface Played {
  readonly who: readonly number[]
  readonly results: Results
  readonly cpuSeconds: number
}

export interface Ladder {
  readonly data: Json
  /** In Markdown. */
  readonly table: readonly string[]
}

/** Two seats, the sides swapped: the most half points of a round. */
const MOST = 4

/** Every level against every other. */
export const pairsOf = (levels: number): readonly (readonly [number, number])[] =>
  Array.from({ length: levels }, (_, i) =>
    Array.from({ length: levels - i - 1 }, (_, j) => [i, i + j + 1] as const),
  ).flat()

/** Ratings, and how often each beats the one before it. */
export function duelLadder(levels: readonly string[], played: readonly Played[]): Ladder {
  const duels = played.map(({ who: [one, other], results }) => ({ one, other, rounds: results.crossed, most: MOST }))
  const ratings = bradleyTerry(levels.length, duels)
  const rows = levels.map((level, i) => {
    const against = duels.find(({ one, other }) => one === i - 1 && other === i)
    const before = against === undefined ? null : meanOfRounds(turned(against.rounds), MOST)
    return { level, rating: ratings[i].rating, interval: [...ratings[i].interval], before }
  })
  const whole = (x: number) => x.toFixed(0)
  return {
    data: rows.map(({ before, ...row }) => ({
      ...row,
      before: before && { ...before, interval: [...before.interval] },
    })),
    table: markdown([
      ['level', 'rating', '95 % interval', 'of the points against the level before', '95 % interval'],
      ...rows.map(({ level, rating, before }, i) => [
        `\`${level}\``,
        whole(rating),
        i === levels.length - 1 ? '' : range(ratings[i].interval, whole),
        before === null ? '' : percent(before.share),
        before === null ? '' : range(before.interval, percent),
      ]),
    ]),
  }
}

/** The same rounds as the other has counted them. */
function turned(rounds: Results['crossed']): Results['crossed'] {
  return Object.fromEntries(Object.entries(rounds).map(([sum, n]) => [MOST - Number(sum), n]))
}

/** Where all win or lose together: the share of games won. */
export function shareLadder(levels: readonly string[], played: readonly Played[]): Ladder {
  const rows = played.map(({ who: [level], results, cpuSeconds }) => ({
    level: levels[level],
    ...share(results.games - results.tallies[0].lost, results.games),
    cpuSeconds,
  }))
  return {
    data: rows.map(({ level, count, share: won, interval }) => ({ level, count, share: won, interval: [...interval] })),
    table: markdown([
      ['level', 'games', 'won', 'share', '95 % interval', 'ms of CPU a game'],
      ...rows.map(({ level, count, share: won, interval, cpuSeconds }, i) => [
        `\`${level}\``,
        String(played[i].results.games),
        String(count),
        percent(won),
        range(interval, percent),
        (cpuSeconds * 1000).toPrecision(3),
      ]),
    ]),
  }
}

function markdown([head, ...rows]: readonly (readonly string[])[]): readonly string[] {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
}
