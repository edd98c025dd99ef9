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
import { layout } from './layout.ts'
import { pinned } from './pinned.ts'
import '../../style/table/reader.css'

interface Props {
  readonly session: Session
  readonly desk: Desk
}

/** A panel of the game's own, which lies beside the log where there is room. */
function OwnTab({ session, what }: { session: Session; what: string }) {
  const tab = tabOf(session, what)
  if (tab === undefined || session.view.value === null) return null
  return <tab.Panel view={session.view.value} told={session.told.value} language={language.value} session={session} />
}

const tabOf = ({ tabs }: Session, what: string) => tabs.find(({ id }) => `tab ${id}` === what)

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
    default:
      return <OwnTab session={session} what={what} />
  }
}

const isOwn = (what: Reading): what is `tab ${string}` => what.startsWith('tab ')

const pinWords = { en: 'Pin beside the map', fr: 'Épingler près de la carte' }

function Pin() {
  const isPinned = pinned.value === 'yes'
  const turn = () => (pinned.value = isPinned ? 'no' : 'yes')
  return <Control icon="pin" label={pinWords[language.value]} pressed={isPinned} onClick={turn} />
}

export function Reader({ session, desk }: Props) {
  const u = ui()
  const what = desk.reading.value
  if (what === null) return null
  const close = () => {
    if (desk.stays) pinned.value = 'no'
    desk.reading.value = null
  }
  const title = isOwn(what) ? (tabOf(session, what)?.name(language.value) ?? '') : u[what]
  return (
    <section class="panel-box reader" aria-label={title} data-reading={what}>
      <header>
        <h2>{title}</h2>
        {what === 'tables' && layout.value === 'wide' && <Pin />}
        <Control icon="close" label={u.close} onClick={close} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div class="reader-text" tabIndex={0}>
        <Content session={session} desk={desk} what={what} />
      </div>
    </section>
  )
}
