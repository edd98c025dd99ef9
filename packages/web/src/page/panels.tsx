/** The log, and the game's own panels beside it. */
import { Control } from './control.tsx'
import type { Desk } from './frame/desk.ts'
import { lazy, whenQuiet } from './lazy.tsx'
import type { Session } from './session/session.ts'
import { language, ui } from './settings.ts'

/** The parts of the page that are seldom looked at. */
export const seldom = () => import('./seldom.ts')

/** The log comes when the board is there: nobody plays by it. */
export const loadLog = () => whenQuiet().then(() => import('./log/log.tsx'))

const Log = lazy(() => loadLog().then((module) => module.Log))
const Earlier = lazy(() => seldom().then((module) => module.Earlier))
interface Props {
  readonly session: Session
  readonly desk: Desk
}

interface Named {
  readonly id: string
  readonly words: string
}

/** The log, and what the game shows beside it. */
function tabsOf({ page }: Session): readonly Named[] {
  const u = ui()
  const own = page.tabs?.map(({ id, name }) => ({ id, words: name(language.value) }))
  return [{ id: 'log', words: u.log }, ...(own ?? [])]
}

function TabContent({ session, tab }: { session: Session; tab: string }) {
  const { page, view, told } = session
  if (tab === 'log') {
    // In another language, or to somebody else, it is another log: it is not read out again from the beginning.
    return (
      <>
        <Log key={`${language.value} ${session.viewer.value}`} session={session} />
        {(session.snapshot.value?.earlier ?? 0) > 0 && <Earlier session={session} />}
      </>
    )
  }
  const Panel = page.tabs?.find(({ id }) => id === tab)?.Panel
  if (Panel === undefined || view.value === null) return null
  return <Panel view={view.value} told={told.value} language={language.value} session={session} />
}

export function Panels({ session, desk }: Props) {
  const tabs = tabsOf(session)
  const tab = tabs.some(({ id }) => id === desk.tab.value) ? desk.tab.value : 'log'
  /** The arrow keys go from tab to tab. */
  const turn = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    event.stopPropagation()
    const at = tabs.findIndex(({ id }) => id === tab)
    desk.tab.value = tabs[(at + by + tabs.length) % tabs.length]?.id ?? 'log'
    document.getElementById(`tab-${desk.tab.value}`)?.focus()
  }
  return (
    <section class="panel-box panels" data-folds="open" data-drawer={desk.drawer.value ? 'open' : 'shut'}>
      <div class="tabs">
        <div class="tab-row" role="tablist" onKeyDown={turn}>
          {tabs.map(({ id, words }) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`tab-${id}`}
              aria-selected={tab === id}
              aria-controls="panel"
              tabIndex={tab === id ? 0 : -1}
              onClick={() => desk.showTab(id)}
            >
              {words}
            </button>
          ))}
        </div>
        <Control icon="larger" label={ui().larger} onClick={() => desk.read('log')} />
      </div>
      <div id="panel" tabIndex={tab === 'log' ? -1 : 0} role="tabpanel" aria-labelledby={`tab-${tab}`} class="panel">
        <TabContent session={session} tab={tab} />
      </div>
    </section>
  )
}
