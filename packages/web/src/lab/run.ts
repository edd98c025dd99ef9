/** A run of the laboratory, as it is kept. */
import { type Counts, emptyResults, type Results, type Setting, type Tally } from '@tabularium/bots/lab'
import { count, isMembers, json, listOf, type Members, members, type Shape, text } from '../table/shapes.ts'

export interface Run {
  readonly id: string
  /** One, or two that are played on the same dice. */
  readonly settings: readonly Setting[]
  /** How many games are to be played, with each setting. */
  readonly asked: number
  /** Of the first games, all of which are complete. */
  readonly results: Results
  /** How long it has been played, in milliseconds. */
  readonly spent: number
  /** Milliseconds since 1970. */
  readonly begun: number
}

export const newRun = (id: string, settings: readonly Setting[], asked: number, begun: number): Run => ({
  id,
  settings,
  asked,
  results: emptyResults(settings.length),
  spent: 0,
  begun,
})

export const isDone = ({ asked, results }: Run): boolean => results.games >= asked

const eachOf =
  <T>(fits: Shape<T>): Shape<{ [name: string]: T }> =>
  (value): value is { [name: string]: T } =>
    isMembers(value) && Object.values(value).every(fits)

const counts: Shape<Counts> = eachOf(count)

const tally = members<Tally>({
  games: count,
  winners: counts,
  lost: count,
  endings: counts,
  figures: eachOf(counts),
  course: eachOf(members<Tally['course'][string]>({ games: count, millionths: count })),
})

const shapes: Members<Run> = {
  id: text,
  settings: listOf(
    members<Setting>({ game: text, edition: json, options: json, bots: listOf(text), seed: text }),
    1,
    2,
  ),
  asked: count,
  results: members<Results>({ games: count, tallies: listOf(tally, 1, 2), both: counts, crossed: counts }),
  spent: (value): value is number => typeof value === 'number',
  begun: (value): value is number => typeof value === 'number',
}

const fits = members<Run>(shapes)

/** Undefined: what lies there is no run that is known here. */
export function readRun(written: unknown): Run | undefined {
  return fits(written) && written.results.tallies.length === written.settings.length ? written : undefined
}
