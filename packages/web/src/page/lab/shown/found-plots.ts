/** What came of a run, as plots: what is drawn, and how it is told to who does not see it. */
import type { Report, Share, Tally } from '@tabularium/bots/lab'
import type { Found } from '../../../lab/protocol.ts'
import { number, percent, signed } from '../numbers.ts'
import type { CoursePlot } from '../plots/course.ts'
import { binsOf, type HistogramPlot } from '../plots/histogram.ts'
import type { IntervalPlot, Measured } from '../plots/intervals.ts'
import { labWords } from '../words/index.ts'
import { figureName, type Named } from './found-tables.tsx'

const measuredOf = ({ share, interval: [low, high] }: Share): Measured => ({ value: share, low, high })

const toldShare = (name: string, { share, interval: [low, high] }: Share): string =>
  labWords().found.told(name, percent(share), percent(low), percent(high))

/** What the settings are called in a legend; one alone needs no name. */
const settingsOf = (reports: readonly Report[]): readonly string[] => reports.map((_, i) => labWords().run.setting(i))

/** The shares of a seat in every setting that has it. */
const sharesOf = (reports: readonly Report[], seat: string): readonly Share[] =>
  reports.flatMap(({ winners }) => winners.filter((won) => won.seat === seat))

export function winsPlot({ reports, seats }: Found): IntervalPlot {
  const w = labWords().found
  const names = [...new Set(reports.flatMap(({ winners }) => winners.map(({ seat }) => seat)))]
  const hasNobody = reports.some(({ nobody }) => nobody.count > 0)
  const rows = [
    ...names.map((seat) => ({ name: seats[seat] ?? seat, shares: sharesOf(reports, seat) })),
    ...(hasNobody ? [{ name: w.nobody, shares: reports.map(({ nobody }) => nobody) }] : []),
  ]
  const told = rows.flatMap(({ name, shares }) => shares.map((share) => toldShare(name, share)))
  return {
    words: `${w.wins}. ${told.join('; ')}.`,
    settings: settingsOf(reports),
    rows: rows.map(({ name, shares }) => ({ name, measured: shares.map(measuredOf) })),
    from: 0,
    to: 1,
    even: 0.5,
    write: (share) => percent(share, 0),
  }
}

/** As far to either side as the widest interval, in steps of ten. */
export function differencePlot(rows: readonly Named[]): IntervalPlot {
  const w = labWords().found
  const widest = Math.max(...rows.flatMap(({ interval }) => interval.map(Math.abs)), 0.1)
  const reach = Math.min(1, Math.ceil(widest * 10) / 10)
  const told = rows.map(({ name, difference, interval: [low, high] }) =>
    w.told(name, signed(difference), signed(low), signed(high)),
  )
  return {
    words: `${w.compared}. ${told.join('; ')}.`,
    settings: [''],
    rows: rows.map(({ name, difference, interval: [low, high] }) => ({
      name,
      measured: [{ value: difference, low, high }],
    })),
    from: -reach,
    to: reach,
    even: 0,
    write: (share) => `${share > 0 ? '+' : ''}${percent(share, 0)}`,
  }
}

/** What tells how long a game was, the most telling first. */
const LENGTHS = ['turn', 'turns', 'year', 'decisions']

/** The figure that tells how long games were; undefined: all were equally long. */
export const lengthFigure = (tallies: readonly Tally[]): string | undefined =>
  LENGTHS.find((name) => {
    const values = new Set(tallies.flatMap(({ figures }) => Object.keys(figures[name] ?? {})))
    return values.size > 1
  })

export function lengthPlot(figure: string, { reports }: Found, tallies: readonly Tally[]): HistogramPlot {
  const w = labWords().found
  const told = reports.flatMap(({ figures }) => {
    const spread = figures[figure]
    return spread === undefined ? [] : [w.toldLength(number(spread.mean, 1), number(spread.min), number(spread.max))]
  })
  return {
    words: `${w.lengthOf(figureName(figure))}. ${told.join('; ')}.`,
    settings: settingsOf(reports),
    bins: binsOf(tallies.map(({ figures }) => figures[figure] ?? {})),
    // A year is no number of things.
    write: (value) => (figure === 'year' ? String(value) : number(value)),
    writeShare: (share) => percent(share, 0),
  }
}

/** Turns that hardly any game came to are left to the table: what they tell is chance. */
const LEAST_GAMES = 0.02

/** null: nobody tells chances. */
export function chancesPlot({ reports, seats }: Found): CoursePlot | null {
  const w = labWords().found
  const courses = reports.flatMap(({ course, games }) => {
    const turns = course?.turns.filter((turn) => turn.games >= games * LEAST_GAMES) ?? []
    return course === null || turns.length < 2 ? [] : [{ ...course, turns }]
  })
  if (courses.length < reports.length) return null
  const told = courses.map(({ turns }) => {
    const [first, last] = [turns[0], turns.at(-1)]
    return w.toldCourse(first?.turn ?? 0, percent(first?.chance ?? 0), last?.turn ?? 0, percent(last?.chance ?? 0))
  })
  const seat = courses[0]?.seat ?? null
  return {
    words: `${w.courseOf(seat === null ? null : (seats[seat] ?? seat))}: ${told.join('; ')}.`,
    settings: settingsOf(reports),
    courses: courses.map(({ turns }) => turns),
    writeShare: (share) => percent(share, 0),
  }
}
