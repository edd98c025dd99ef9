/** What came of a run: who wins, how games end, how long they last, and how the chances go. */
import type { Report } from '@tabularium/bots/lab'
import type { ComponentChildren } from 'preact'
import type { Found } from '../../../lab/protocol.ts'
import type { Run } from '../../../lab/run.ts'
import { coursePlot } from '../plots/course.ts'
import type { Sheet } from '../plots/drawing.ts'
import { histogram } from '../plots/histogram.ts'
import { intervalPlot } from '../plots/intervals.ts'
import { labWords } from '../words/index.ts'
import { chancesPlot, differencePlot, lengthFigure, lengthPlot, winsPlot } from './found-plots.ts'
import {
  CourseTable,
  DifferenceTable,
  EndingsTable,
  FiguresTable,
  figureName,
  type Named,
  WinsTable,
} from './found-tables.tsx'
import { type Drawn, Plot, SavePlot } from './plot.tsx'

interface CardProps {
  readonly id: string
  readonly title: string
  readonly text?: string | undefined
  readonly drawn?: Drawn | undefined
  readonly children: ComponentChildren
}

function Card({ id, title, text, drawn, children }: CardProps) {
  return (
    <section class="found" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {drawn !== undefined && <SavePlot title={title} drawn={drawn} />}
      </header>
      {text !== undefined && <p class="hint">{text}</p>}
      {drawn !== undefined && <Plot draw={drawn.draw} />}
      {children}
    </section>
  )
}

/** The same table for each setting. */
function ForEach({
  reports,
  show,
}: {
  reports: readonly Report[]
  show: (report: Report, of: string | null) => ComponentChildren
}) {
  if (reports.length === 1 && reports[0] !== undefined) return <>{show(reports[0], null)}</>
  return (
    <>
      {reports.map((report, i) => (
        <div key={i} class="of-setting">
          <h3>{labWords().run.setting(i)}</h3>
          {show(report, labWords().run.setting(i))}
        </div>
      ))}
    </>
  )
}

interface Props {
  readonly run: Run
  readonly found: Found
  /** What files of it are called. */
  readonly name: string
}

function Compared({ found, name }: Props) {
  const w = labWords().found
  if (found.compared === null) return null
  const { winners, nobody, settings } = found.compared
  const rows: readonly Named[] = [
    ...winners.map(({ seat, ...rest }) => ({ ...rest, name: found.seats[seat] ?? seat })),
    ...(settings.some((report) => report.nobody.count > 0) ? [{ ...nobody, name: w.nobody }] : []),
  ]
  return (
    <Card
      id="found-difference"
      title={w.compared}
      text={w.comparedText}
      drawn={{ file: `${name}, ${w.compared}`, draw: (sheet) => intervalPlot(differencePlot(rows), sheet) }}
    >
      <DifferenceTable rows={rows} />
    </Card>
  )
}

function Course({ found, name }: Props) {
  const w = labWords().found
  const plot = chancesPlot(found)
  const seat = found.reports[0]?.course?.seat ?? null
  if (plot === null) return null
  const title = w.courseOf(seat === null ? null : (found.seats[seat] ?? seat))
  return (
    <Card
      id="found-course"
      title={w.course}
      text={`${title}. ${w.courseText}`}
      drawn={{ file: `${name}, ${w.course}`, draw: (sheet) => coursePlot(plot, sheet) }}
    >
      <details>
        <summary>{w.table}</summary>
        <ForEach reports={found.reports} show={(report, of) => <CourseTable report={report} of={of} />} />
      </details>
    </Card>
  )
}

function Lengths({ run, found, name }: Props) {
  const w = labWords().found
  const { tallies } = run.results
  const figure = lengthFigure(tallies)
  const drawn = figure !== undefined && {
    text: w.lengthOf(figureName(figure)),
    drawn: {
      file: `${name}, ${w.lengths}`,
      draw: (sheet: Sheet) => histogram(lengthPlot(figure, found, tallies), sheet),
    },
  }
  return (
    <Card id="found-length" title={w.lengths} {...drawn}>
      <ForEach reports={found.reports} show={(report, of) => <FiguresTable report={report} of={of} />} />
    </Card>
  )
}

export function Results(props: Props) {
  const w = labWords().found
  const { found, name } = props
  return (
    <div class="results">
      <Compared {...props} />
      <Card
        id="found-wins"
        title={w.wins}
        drawn={{ file: `${name}, ${w.wins}`, draw: (sheet) => intervalPlot(winsPlot(found), sheet) }}
      >
        <ForEach
          reports={found.reports}
          show={(report, of) => <WinsTable report={report} of={of} seats={found.seats} />}
        />
      </Card>
      <Course {...props} />
      <Lengths {...props} />
      <Card id="found-endings" title={w.endings}>
        <ForEach reports={found.reports} show={(report, of) => <EndingsTable report={report} of={of} />} />
      </Card>
    </div>
  )
}
