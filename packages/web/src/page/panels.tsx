/** The log, and the game's own panels beside it. */
import { Control, ControlIcon } from './control.tsx'
import type { Desk } from './frame/desk.ts'
import { layout } from './frame/layout.ts'
import { asidesOf, Log, PlaceShown } from './later.ts'
import { lazy } from './lazy.tsx'
import type { Play } from './play/play.ts'
import { ShownRecap } from './recap/recap-slot.tsx'
import type { Session } from './session/session.ts'
import { language, ui } from './settings.ts'

/** The parts of the page that are seldom looked at. */
export const seldom = () => import('./seldom.ts')

const Earlier = lazy(() => seldom().then((module) => module.Earlier))

interface Props {
  readonly session: Session
  readonly desk: Desk
  readonly play: Play
}

interface Named {
  readonly id: string
  readonly words: string
}

/** The log, and what the game shows beside it. */
function tabsOf({ tabs }: Session): readonly Named[] {
  const u = ui()
  const own = tabs.map(({ id, name }) => ({ id, words: name(language.value) }))
  const log = { id: 'log', words: u.log }
  if (layout.value !== 'drawer') return [log, ...own]
  return [log, { id: 'place', words: u.place }, { id: 'recap', words: u.recap }, ...own]
}

function TabContent({ session, play, tab }: { session: Session; play: Play; tab: string }) {
  const { tabs, view, told } = session
  if (tab === 'place') return <PlaceCardTab play={play} />
  if (tab === 'recap') return <RecapTab session={session} />
  if (tab === 'log') {
    // In another language, or to somebody else, it is another log: it is not read out again from the beginning.
    return (
      <>
        <Log key={`${language.value} ${session.viewer.value}`} session={session} />
        {(session.snapshot.value?.earlier ?? 0) > 0 && <Earlier session={session} />}
      </>
    )
  }
  const Panel = tabs.find(({ id }) => id === tab)?.Panel
  if (Panel === undefined || view.value === null) return null
  return <Panel view={view.value} told={told.value} language={language.value} session={session} />
}

/** In a drawer: what else lies over the map in a wide window. */
function PlaceCardTab({ play }: { play: Play }) {
  if (play.card.value === null) return <p class="muted">{ui().pointAtPlace}</p>
  return <PlaceShown play={play} place={play.card.value} />
}

function RecapTab({ session }: { session: Session }) {
  const { recap, recapIsShown, recalled } = asidesOf(session)
  if (recap.value === null) return <p class="muted">{ui().noRecap}</p>
  if (recapIsShown.value) return <ShownRecap session={session} />
  return (
    <button type="button" onClick={() => (recalled.value = true)}>
      {ui().since}
    </button>
  )
}

export function Panels({ session, desk, play }: Props) {
  // Log and tabs are behind the menu where one sheet is all there is.
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
      {layout.value === 'drawer' && (
        <button
          type="button"
          class="drawer-handle"
          aria-label={ui().drawer}
          aria-expanded={desk.drawer.value}
          onClick={() => (desk.drawer.value = !desk.drawer.value)}
        >
          <ControlIcon icon={desk.drawer.value ? 'right' : 'log'} />
        </button>
      )}
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
        <TabContent session={session} play={play} tab={tab} />
      </div>
    </section>
  )
}
