/** What came of a run, as tables. */
import type { Difference, Report, Share } from '@tabularium/bots/lab'
import type { ComponentChildren } from 'preact'
import { titled } from '../../said.ts'
import { number, percent, signed } from '../numbers.ts'
import { labWords } from '../words/index.ts'

interface TableProps {
  readonly caption: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly [name: ComponentChildren, ...cells: string[]])[]
}

/** Names to the left, numbers to the right. On a small screen it is moved sideways by itself. */
export function Figures({ caption, heads, rows }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is moved sideways must be reached by keys
    <div class="figures" tabIndex={0}>
      <table>
        <caption class="sr">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], i) => (
            <tr key={i}>
              <th scope="row">{name}</th>
              {cells.map((cell, j) => (
                <td key={j}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** On one line. */
const interval = (low: string, high: string): string => `${low}\u00a0–\u00a0${high}`

const shareCells = ({ count, share, interval: [low, high] }: Share): readonly string[] => [
  number(count),
  percent(share),
  interval(percent(low), percent(high)),
]

/** A table of one of the settings: `of` is its name, where there are two. */
interface OfSetting {
  readonly report: Report
  readonly of: string | null
}

const captionOf = (title: string, of: string | null): string => (of === null ? title : titled(title, of))

export function WinsTable({ report, of, seats }: OfSetting & { readonly seats: Readonly<Record<string, string>> }) {
  const w = labWords().found
  const rows = report.winners.map(({ seat, ...won }) => [seats[seat] ?? seat, ...shareCells(won)] as const)
  const none = report.nobody.count > 0 ? [[w.nobody, ...shareCells(report.nobody)] as const] : []
  return (
    <Figures
      caption={captionOf(w.wins, of)}
      heads={[w.wonBy, w.games, w.share, w.interval]}
      rows={[...rows, ...none]}
    />
  )
}

export function EndingsTable({ report, of }: OfSetting) {
  const w = labWords().found
  const rows = report.endings.map(
    ({ rule, clause, ...ended }) =>
      [
        <span key={rule}>
          <code>{rule}</code> <span class="clause-text">{clause}</span>
        </span>,
        ...shareCells(ended),
      ] as const,
  )
  return <Figures caption={captionOf(w.endings, of)} heads={[w.endedBy, w.games, w.share, w.interval]} rows={rows} />
}

export const figureName = (name: string): string => labWords().found.names[name] ?? name

/** A mean needs no more digits than it can be trusted with. */
const digitsFor = (most: number): number => (Math.abs(most) >= 100 ? 0 : 1)

export function FiguresTable({ report, of }: OfSetting) {
  const w = labWords().found
  const rows = Object.entries(report.figures)
    .filter(([, { min, max }]) => min !== max)
    .map(
      ([
        name,
        {
          mean,
          interval: [low, high],
          median,
          min,
          max,
        },
      ]) => {
        const digits = digitsFor(max)
        return [
          figureName(name),
          number(mean, digits),
          interval(number(low, digits), number(high, digits)),
          number(median, median % 1 === 0 ? 0 : 1),
          number(min),
          number(max),
        ] as const
      },
    )
  return (
    <Figures
      caption={captionOf(w.figures, of)}
      heads={[w.figure, w.mean, w.interval, w.median, w.least, w.most]}
      rows={rows}
    />
  )
}

export function CourseTable({ report, of }: OfSetting) {
  const w = labWords().found
  const rows = (report.course?.turns ?? []).map(
    ({ turn, games, chance }) => [String(turn), number(games), percent(chance)] as const,
  )
  return <Figures caption={captionOf(w.course, of)} heads={[w.turn, w.games, w.chance]} rows={rows} />
}

export type Named = Difference & { readonly name: string }

/** Whether a difference is to be told from none. */
export const verdictOf = ({ interval: [low, high] }: Difference): 'more' | 'less' | 'open' =>
  low > 0 ? 'more' : high < 0 ? 'less' : 'open'

export function DifferenceTable({ rows }: { rows: readonly Named[] }) {
  const w = labWords().found
  return (
    <Figures
      caption={w.compared}
      heads={[w.wonBy, w.difference, w.interval, w.verdict]}
      rows={rows.map((row) => [
        row.name,
        signed(row.difference),
        interval(signed(row.interval[0]), signed(row.interval[1])),
        w.verdicts[verdictOf(row)],
      ])}
    />
  )
}
