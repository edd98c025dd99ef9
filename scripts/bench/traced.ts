/** CPU time of the page's main thread between a click and the lit map, out of Chromium's own trace. */
import type { CDPSession, Page } from 'playwright-core'

/** In a trace: when a piece is clicked, and when the map is lit. */
export const CLICKED = 'tabularium clicked'
export const LIT = 'tabularium lit'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** When it began and how long it took, in microseconds. */
  readonly ts: number
  readonly dur?: number
  /** CPU time of the thread, in microseconds. */
  readonly tdur?: number
}

const TASK = 'ThreadControllerImpl::RunTask'

async function traced(session: CDPSession, meanwhile: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) if (isEvent(event)) events.push(event)
  })
  const includedCategories = ['toplevel', 'blink.user_timing']
  await session.send('Tracing.start', { traceConfig: { includedCategories }, transferMode: 'ReportEvents' })
  await meanwhile()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  return events
}

const isEvent = (found: object): found is TraceEvent => 'name' in found && 'ph' in found && 'ts' in found

/** In milliseconds, for each click that was answered. */
export async function untilLit(page: Page, meanwhile: () => Promise<void>): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page)
  const events = await traced(session, meanwhile)
  await session.detach()
  const marks = events.filter(({ name }) => name === CLICKED || name === LIT).sort((a, b) => a.ts - b.ts)
  return marks.flatMap((mark, i) => {
    const next = marks[i + 1]
    if (mark.name !== CLICKED || next?.name !== LIT) return []
    const within = events.filter(
      ({ name, ph, pid, tid, ts, dur = 0 }) =>
        name === TASK && ph === 'X' && pid === mark.pid && tid === mark.tid && ts + dur > mark.ts && ts < next.ts,
    )
    return [within.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0)]
  })
}
