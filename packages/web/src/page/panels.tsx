/** The panels beside the board: log, rules, status, dice. */
import type { Signal } from '@preact/signals'
import { lazy } from './lazy.tsx'
import type { Session } from './session/session.ts'
import { language, ui } from './settings.ts'

/** The parts of the page that are seldom looked at. */
export const seldom = () => import('./seldom.ts')

const Log = lazy(() => import('./log/log.tsx').then((module) => module.Log))
const SpokenLog = lazy(() => import('./log/log.tsx').then((module) => module.SpokenLog))
const Earlier = lazy(() => seldom().then((module) => module.Earlier))
const Rules = lazy(() => seldom().then((module) => module.Rules))
const Statistics = lazy(() => seldom().then((module) => module.Statistics))
const Seats = lazy(() => seldom().then((module) => module.Seats))

export type PanelName = 'log' | 'rules' | 'status' | 'dice'
const panelNames: readonly PanelName[] = ['log', 'status', 'rules', 'dice']

interface Props {
  readonly session: Session
  readonly panel: Signal<PanelName>
  /** The clause the rules are opened at. */
  readonly clause: Signal<string | null>
}

function PanelContent({ session, panel, clause }: Props) {
  const { Status } = session.page
  switch (panel.value) {
    case 'log':
      // In another language, or to somebody else, it is another log: it is not read out again from the beginning.
      return (
        <>
          <Log key={`${language.value} ${session.viewer.value}`} session={session} />
          {(session.snapshot.value?.earlier ?? 0) > 0 && <Earlier session={session} />}
        </>
      )
    case 'rules':
      return <Rules page={session.page} pointed={clause.value} />
    case 'status':
      return (
        <>
          {session.view.value !== null && Status && (
            <Status view={session.view.value} told={session.told.value} language={language.value} session={session} />
          )}
          <Seats session={session} />
        </>
      )
    case 'dice':
      return <Statistics session={session} />
  }
}

export function Panels({ session, panel, clause }: Props) {
  const u = ui()
  /** The arrow keys go from tab to tab. */
  const turn = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    const count = panelNames.length
    panel.value = panelNames[(panelNames.indexOf(panel.value) + by + count) % count] ?? 'log'
    document.getElementById(`tab-${panel.value}`)?.focus()
  }
  return (
    <section class="panels">
      <div class="tabs" role="tablist" onKeyDown={turn}>
        {panelNames.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={panel.value === name}
            aria-controls="panel"
            onClick={() => (panel.value = name)}
          >
            {u[name]}
          </button>
        ))}
      </div>
      <div
        id="panel"
        tabIndex={panel.value === 'log' ? -1 : 0}
        role="tabpanel"
        aria-labelledby={`tab-${panel.value}`}
        class="panel"
      >
        <PanelContent session={session} panel={panel} clause={clause} />
      </div>
      <SpokenLog key={`${language.value} ${session.viewer.value}`} session={session} />
    </section>
  )
}
