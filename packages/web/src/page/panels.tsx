/** The panels beside the board: log, rules, status, dice. */
import type { Signal } from '@preact/signals'
import type { Line } from '@tabularium/engine/room'
import { useEffect, useRef } from 'preact/hooks'
import { lazy } from './lazy.tsx'
import type { Session } from './session/session.ts'
import { language, ui } from './settings.ts'

/** The parts of the page that are seldom looked at. */
export const seldom = () => import('./seldom.ts')

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

/** Pressed, it shows where it happened, and the rule behind it. */
const LogLine = ({ session, line }: { session: Session; line: Line }) => (
  <li class={`line ${line.event.type}`}>
    <button type="button" onClick={() => session.explain(line)}>
      {line.words}
    </button>
  </li>
)

/** Older lines are left out of the page: a long game has thousands. */
const LINES_SHOWN = 250

function Log({ session }: { session: Session }) {
  const end = useRef<HTMLLIElement>(null)
  const lines = session.told.value
  useEffect(() => {
    const list = end.current?.parentElement?.parentElement
    if (list) list.scrollTop = list.scrollHeight
  }, [lines.length])
  const shown = lines.slice(-LINES_SHOWN)
  const first = lines.length - shown.length
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <div class="log" role="log" tabIndex={0} aria-label={ui().log}>
      <ol class="plain">
        {shown.map((line, i) => (
          <LogLine key={first + i} session={session} line={line} />
        ))}
        <li ref={end} class="end" aria-hidden="true" />
      </ol>
    </div>
  )
}

/** What a screen reader hears while the log itself is not shown. */
function SpokenLog({ session }: { session: Session }) {
  const lines = session.told.value
  const first = Math.max(0, lines.length - 12)
  return (
    <div class="sr" role="log" aria-label={ui().log}>
      {lines.slice(first).map((line, i) => (
        <p key={first + i}>{line.words}</p>
      ))}
    </div>
  )
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
      {panel.value !== 'log' && <SpokenLog key={`${language.value} ${session.viewer.value}`} session={session} />}
    </section>
  )
}
