/** What is read at length beside the map: rules, tables, dice, who plays. */
import { Control } from '../control.tsx'
import { Statistics } from '../dice/statistics.tsx'
import { Earlier } from '../earlier.tsx'
import { Log } from '../log/log.tsx'
import { Rules } from '../rules.tsx'
import { Seats } from '../seats.tsx'
import type { Session } from '../session/session.ts'
import { language, ui } from '../settings.ts'
import type { Desk, Reading } from './desk.ts'
import '../../style/table/reader.css'

interface Props {
  readonly session: Session
  readonly desk: Desk
}

function Content({ session, desk, what }: Props & { what: Reading }) {
  const { Aid } = session.page
  switch (what) {
    case 'rules':
      return <Rules page={session.page} pointed={desk.clause.value} />
    case 'tables':
      return Aid === undefined || session.view.value === null ? null : (
        <Aid view={session.view.value} language={language.value} question={session.offered.value} />
      )
    case 'dice':
      return <Statistics session={session} />
    case 'players':
      return <Seats session={session} />
    case 'log':
      return (
        <>
          <Log session={session} />
          {(session.snapshot.value?.earlier ?? 0) > 0 && <Earlier session={session} />}
        </>
      )
  }
}

export function Reader({ session, desk }: Props) {
  const u = ui()
  const what = desk.reading.value
  if (what === null) return null
  return (
    <section class="panel-box reader" aria-label={u[what]} data-reading={what}>
      <header>
        <h2>{u[what]}</h2>
        <Control icon="close" label={u.close} onClick={() => (desk.reading.value = null)} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div class="reader-text" tabIndex={0}>
        <Content session={session} desk={desk} what={what} />
      </div>
    </section>
  )
}
