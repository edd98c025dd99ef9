/** The table page: one for all games. */
import { useComputed, useSignal } from '@preact/signals'
import type { Choice } from '@tabularium/engine/room'
import { useEffect, useRef } from 'preact/hooks'
import { Choices, Pointed } from './choices.tsx'
import { Control } from './control.tsx'
import { Tray } from './dice/die.tsx'
import type { AnyGamePage, Guide, Spot } from './game-page.ts'
import { useFocus, useShortcuts } from './keys.ts'
import { lazy } from './lazy.tsx'
import { type PanelName, Panels, seldom } from './panels.tsx'
import { Session } from './session/session.ts'
import { language, ui } from './settings.ts'
import { askToKeep, tables } from './tables.ts'

const saveToFile = (name: string) => seldom().then((module) => module.saveToFile(name))
const share = (name: string) => seldom().then((module) => module.share(name))
/** Whether this browser can hand a file to another app. */
const canShare = navigator.canShare?.({ files: [new File([''], 'game.txt', { type: 'text/plain' })] }) === true

const Ending = lazy(() => seldom().then((module) => module.Ending))
const Lessons = lazy(() => seldom().then((module) => module.Lessons))
const Menu = lazy(() => seldom().then((module) => module.Menu))
const Notes = lazy(() => seldom().then((module) => module.Notes))
const NoticeBox = lazy(() => seldom().then((module) => module.NoticeBox))
const NotKept = lazy(() => seldom().then((module) => module.NotKept))
const RecapPanel = lazy(() => import('./recap/recap.tsx').then((module) => module.RecapPanel))
const Replay = lazy(() => seldom().then((module) => module.Replay))
const Secrecy = lazy(() => import('./secrecy.tsx').then((module) => module.Secrecy))

/** Whether there is something to know of this game besides the game. */
function hasNotes({ snapshot: { value: snapshot } }: Session): boolean {
  if (snapshot === null) return false
  return snapshot.carried !== null || snapshot.trouble !== null || snapshot.notes.length > 0
}

/** Whose turn it is and what is asked. What happens is spoken by the log, so that nothing is heard twice. */
function Prompt({ session }: { session: Session }) {
  const snapshot = session.snapshot.value
  if (snapshot === null || (snapshot.outcome !== null && !session.showing.value)) return null
  if (session.showing.value || session.lookingAt.value !== null) {
    return (
      <div class="prompt">
        <p>{session.told.value.at(-1)?.words}</p>
      </div>
    )
  }
  const asked = snapshot.question === null ? undefined : snapshot.seats[snapshot.question.seat]
  return (
    <div class="prompt" role="status">
      {session.botIsAsked.value ? (
        <p>
          {asked?.words} {session.paused.value ? `· ${ui().paused}` : snapshot.trouble === null && `${ui().thinking} …`}
        </p>
      ) : (
        <p>
          {snapshot.seats.length > 1 && asked !== undefined && (
            <strong>{asked.words + (language.value === 'fr' ? '\u00a0: ' : ': ')}</strong>
          )}
          {session.question.value?.words}
        </p>
      )}
    </div>
  )
}

function Bar({ session }: { session: Session }) {
  const u = ui()
  const snapshot = session.snapshot.value
  const view = session.view.value
  const hasBots = snapshot?.seats.some((seat) => seat.player !== 'person') === true
  const isBot = session.botIsAsked.value
  const hurried = session.hurried.value
  const name = snapshot?.name ?? ''
  return (
    <div class="bar" role="toolbar" aria-label={u.controls}>
      <p class="headline">{view !== null && session.page.headline?.(view, language.value)}</p>
      <Tray lines={session.tray.value} />
      <Control icon="undo" label={u.undo} disabled={snapshot?.canUndo !== true} onClick={() => session.undo()} />
      <Control icon="redo" label={u.redo} disabled={snapshot?.canRedo !== true} onClick={() => session.redo()} />
      {isBot ? (
        <Control icon="skip" label={u.hurry} pressed={hurried} onClick={() => session.hurry(!hurried)} />
      ) : (
        <Control icon="skip" label={u.skip} disabled={!session.showing.value} onClick={() => session.hurry()} />
      )}
      {hasBots && (
        <Control
          icon={session.paused.value ? 'play' : 'pause'}
          label={session.paused.value ? u.goOn : u.pause}
          onClick={() => session.pause(!session.paused.value)}
        />
      )}
      <Control
        icon="branch"
        label={u.replay}
        disabled={snapshot === null || snapshot.length === 0}
        onClick={() => session.lookAt(snapshot?.length ?? 0)}
      />
      <Control icon="download" label={u.export} onClick={() => saveToFile(name)} />
      {canShare && <Control icon="upload" label={u.share} onClick={() => share(name)} />}
    </div>
  )
}

interface TableProps {
  readonly page: AnyGamePage
  /** What leads through a guided game. */
  readonly guide: Guide | null
}

export function Table({ page, guide }: TableProps) {
  const guided = guide !== null
  const held = useRef<Session | undefined>(undefined)
  held.current ??= new Session(tables(), page)
  const session = held.current
  const panel = useSignal<PanelName>(guided ? 'status' : 'log')
  const clause = useSignal<string | null>(null)
  const lesson = useSignal(0)
  const spoken = useRef(language.value)
  const lessons = guide?.lessons ?? []
  const only = useComputed(() => (guided ? (lessons[lesson.value]?.expects ?? []) : null))
  const name = session.snapshot.value?.name

  useEffect(() => {
    session.start()
    return () => session.close()
  }, [session])
  useEffect(() => {
    if (spoken.current !== language.value) void session.retell()
    spoken.current = language.value
  }, [language.value])
  useEffect(() => {
    document.title = `${name} · Tabularium`
  }, [name])
  const isKept = !guided && session.snapshot.value?.kept === true
  useEffect(() => {
    if (isKept) void askToKeep()
  }, [isKept])
  useShortcuts(session, panel)
  useFocus(session, lesson.value)

  const openRule = (rule: string) => {
    clause.value = rule
    panel.value = 'rules'
  }
  const mayDo = (choices: readonly Choice[]) =>
    choices.filter((c) => only.value === null || only.value.includes(c.action))
  const onSpot = (spot: Spot) => {
    const choices = mayDo(session.open.value.get(spot) ?? [])
    const [one, another] = choices
    if (one !== undefined && another === undefined) void session.act(one.action)
    else if (another !== undefined) session.menu.value = choices
    else void session.askAbout(spot)
  }

  const lit = [...session.happening.value, ...(session.pointed.value === null ? [] : [session.pointed.value])]
  const guidedLit = guided && !session.showing.value ? (lessons[lesson.value]?.lit ?? []) : []
  return (
    <main class="table">
      <button
        type="button"
        class="skip-link"
        onClick={() => document.querySelector<HTMLElement>('.choices button')?.focus()}
      >
        {ui().skipToContent}
      </button>
      <h1 class="sr">{name}</h1>
      <div class="board-area">
        <Bar session={session} />
        {session.view.value !== null && page.Board && (
          <page.Board
            view={session.view.value}
            language={language.value}
            open={session.open.value}
            lit={[...lit, ...guidedLit]}
            onSpot={onSpot}
            onPoint={(spot) => (session.pointed.value = spot)}
          />
        )}
        <Pointed session={session} />
        <RecapPanel session={session} />
        {session.lookingAt.value !== null && <Replay session={session} />}
      </div>
      <aside class="side" aria-label={ui().actions}>
        {guided && <Lessons session={session} lessons={lessons} at={lesson} />}
        {session.snapshot.value?.kept === false && <NotKept session={session} />}
        {hasNotes(session) && <Notes session={session} />}
        <Prompt session={session} />
        {session.notice.value !== null && <NoticeBox session={session} onRule={openRule} />}
        {session.snapshot.value?.outcome && <Ending session={session} />}
        <Choices session={session} only={only.value} />
        {page.secrets && <Secrecy session={session} />}
        <Panels session={session} panel={panel} clause={clause} />
      </aside>
      {session.menu.value !== null && (
        <Menu
          choices={session.menu.value}
          onChoose={(choice) => void session.act(choice.action)}
          onClose={() => (session.menu.value = null)}
        />
      )}
    </main>
  )
}
