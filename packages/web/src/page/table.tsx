/** The table page: one for all games. The map fills the window; panels lie over it. */
import { type Signal, useComputed, useSignal } from '@preact/signals'
import { useCallback, useEffect, useRef } from 'preact/hooks'
import { BattleSlot } from './battle/battle-slot.tsx'
import type { Camera } from './board/camera.ts'
import { CounterDefs } from './board/counters/defs.tsx'
import { BoardMap } from './board/map.tsx'
import { NOWHERE } from './board/marks/marks.tsx'
import { useWindow } from './board/window.ts'
import { useClauses } from './clause.tsx'
import type { Company } from './company.ts'
import { ActionsList } from './frame/actions-list.tsx'
import { Desk } from './frame/desk.ts'
import { isOneSheet, layout } from './frame/layout.ts'
import { Prompt } from './frame/prompt.tsx'
import { inPanel } from './frame/prompt-choices.tsx'
import { sheetPart } from './frame/smaller.ts'
import { TableBar } from './frame/top-bar.tsx'
import { Zoom } from './frame/zoom.tsx'
import type { AnyGamePage } from './game-page.ts'
import { isOver } from './game-page.ts'
import { useFocus, useShortcuts } from './keys.ts'
import { asidesOf, CardSlot, Opponents, SpokenLog, useLate } from './later.ts'
import { lazy } from './lazy.tsx'
import { keepLeft } from './left.ts'
import type { Course } from './lessons/progress.ts'
import { Panels, seldom } from './panels.tsx'
import { Play } from './play/play.ts'
import { isAwaited, isFirstPage, RecapSlot, ShownRecap } from './recap/recap-slot.tsx'
import { Session } from './session/session.ts'
import { language, sound, ui } from './settings.ts'
import { askToKeep, tables } from './tables.ts'
import './board/counters/counters.css'
import '../../map/palette.css'
import '../style/table/prompt.css'
import '../style/table/panels.css'
import '../style/table/zoom.css'
import '../style/table.css'
import '../style/table/coarse.css'

const BeaconKeeper = lazy(() => seldom().then((module) => module.BeaconKeeper))
const Ending = lazy(() => seldom().then((module) => module.Ending))
const Lessons = lazy(() => seldom().then((module) => module.Lessons))
const Notes = lazy(() => seldom().then((module) => module.Notes))
const NoticeBox = lazy(() => seldom().then((module) => module.NoticeBox))
const NotKept = lazy(() => seldom().then((module) => module.NotKept))
const Reader = lazy(() => seldom().then((module) => module.Reader))
const Replay = lazy(() => seldom().then((module) => module.Replay))
const Sounds = lazy(() => import('./sound.ts').then((module) => module.Sounds))
const TableMenu = lazy(() => seldom().then((module) => module.TableMenu))
const Secrecy = lazy(() => import('./secrecy.tsx').then((module) => module.Secrecy))

/** Whether there is something to know of this game besides the game. */
function hasNotes({ snapshot: { value: snapshot } }: Session): boolean {
  if (snapshot === null) return false
  return snapshot.carried !== null || snapshot.trouble !== null || snapshot.notes.length > 0
}

interface TableProps {
  readonly page: AnyGamePage
  /** What leads through a guided game. */
  readonly course: Course | null
  readonly title: string
  /** null: everybody sits at this screen. */
  readonly company?: Company | null
}

/** Kept as long as the table is looked at. */
function useTable(page: AnyGamePage, company: Company | null, isGuided: boolean) {
  const held = useRef<{ session: Session; play: Play; desk: Desk } | undefined>(undefined)
  if (held.current === undefined) {
    const session = new Session(company?.link ?? tables(), page, company)
    held.current = { session, play: new Play(session), desk: new Desk() }
  }
  const table = held.current
  useEffect(() => {
    table.session.start()
    const forget = isGuided || company ? () => {} : keepLeft(table.session)
    return () => {
      forget()
      table.play.close()
      table.session.close()
    }
  }, [table])
  return table
}

/** In another language everything is told again. */
function useLanguage(session: Session): void {
  const spoken = useRef(language.value)
  useEffect(() => {
    if (spoken.current !== language.value) void session.retell()
    spoken.current = language.value
  }, [language.value])
}

function useTitle(session: Session, guided: boolean): string {
  const name = session.snapshot.value?.name ?? ''
  const isKept = !guided && session.snapshot.value?.kept === true
  useEffect(() => {
    document.title = `${name} · Tabularium`
  }, [name])
  useEffect(() => {
    if (isKept) void askToKeep()
  }, [isKept])
  return name
}

interface Parts {
  readonly session: Session
  readonly play: Play
  readonly desk: Desk
  readonly lesson: Signal<number>
  readonly course: Course | null
}

/** What is asked, and all that is told besides the game. */
function Side({ session, play, desk, lesson, course }: Parts) {
  const { company, page } = session
  const sheet = useRef<HTMLElement>(null)
  const part = sheetPart.value
  useEffect(
    () =>
      sheet.current === null || part === null
        ? undefined
        : part.keepSheet(sheet.current, desk, play, () => isFirstPage(session, desk)),
    [part],
  )
  // A lesson tells what has happened.
  const hasRecap = course === null && isFirstPage(session, desk)
  const others = course === null && page.showsOthers === undefined
  return (
    <aside
      ref={sheet}
      class="side"
      aria-label={ui().actions}
      data-pulled={desk.pulled.value}
      data-page={hasRecap ? 'recap' : course === null && isAwaited(session) ? 'awaited' : 'prompt'}
    >
      {layout.value === 'sheet' && (
        <button type="button" class="sheet-handle" aria-label={ui().pull} onClick={() => desk.pull()} />
      )}
      <div class="side-inner">
        {hasRecap && (
          <ShownRecap session={session} onRead={() => (desk.recapRead.value = asidesOf(session).recap.value)} />
        )}
        {company && <company.Beside session={session} desk={desk} />}
        {course !== null && <Lessons session={session} course={course} at={lesson} />}
        {session.snapshot.value?.kept === false && <NotKept session={session} />}
        {hasNotes(session) && <Notes session={session} />}
        {session.notice.value !== null && <NoticeBox session={session} onRule={(rule) => desk.readRule(rule)} />}
        {session.snapshot.value !== null && isOver(session.snapshot.value) && <Ending session={session} />}
        {others && !isOneSheet.value && <Opponents session={session} />}
        <Prompt session={session} play={play} />
        {others && isOneSheet.value && <Opponents session={session} />}
        {page.secrets && <Secrecy session={session} />}
      </div>
    </aside>
  )
}

export function Table({ page, course, title, company = null }: TableProps) {
  const { session, play, desk } = useTable(page, company, course !== null)
  const camera = useSignal<Camera | null>(null)
  const lesson = useSignal(course?.at ?? 0)
  const beacons = useSignal(NOWHERE)
  const lessonNow = course?.chapter.lessons[lesson.value]
  session.only.value = course === null ? null : (lessonNow?.does ?? [])
  const name = useTitle(session, course !== null)
  // What lies above the sheet keeps above it. Told to these alone: told to the table, all of it would be styled anew.
  const aboveSheet = useComputed(() => `--sheet: ${desk.height.value}px`)
  useLanguage(session)
  useShortcuts({ session, play, desk, camera })
  useFocus(session, lesson.value)
  useWindow(play, desk, camera)
  useLate(play, desk, camera)
  useClauses(useCallback((rule: string) => desk.readRule(rule), [desk]))
  const { board, Hand, Scene } = page
  const scene = session.scene.value
  const shown = inPanel(play)
  const rest = board === undefined ? [] : play.groups.value.free.filter((choice) => !shown.includes(choice))
  return (
    <main class="table" data-layout={layout.value} data-guided={course === null ? undefined : ''}>
      <button
        type="button"
        class="skip-link"
        onClick={() => document.querySelector<HTMLElement>('#actions button, .prompt .choice')?.focus()}
      >
        {ui().skipToContent}
      </button>
      <h1 class="sr">{name}</h1>
      <CounterDefs />
      <TableBar session={session} play={play} desk={desk} title={title} />
      {company && <company.Over session={session} desk={desk} />}
      {board !== undefined && (
        <>
          <BoardMap
            play={play}
            board={board}
            camera={camera}
            beacons={beacons.value}
            onRule={(rule) => desk.readRule(rule)}
          />
          <ActionsList play={play} rest={rest} />
          <Zoom camera={camera} board={board} play={play} style={aboveSheet} />
          {page.Theatres && <page.Theatres play={play} camera={camera} board={board} />}
        </>
      )}
      <Side session={session} play={play} desk={desk} lesson={lesson} course={course} />
      <Panels session={session} desk={desk} play={play} />
      <SpokenLog key={`${language.value} ${session.viewer.value}`} session={session} />
      {layout.value === 'wide' && <CardSlot play={play} />}
      {Hand !== undefined && session.view.value !== null && (
        <div class="hand-slot" data-folds="open" style={aboveSheet}>
          <Hand
            view={session.view.value}
            language={language.value}
            choices={play.choices.value}
            onChoose={(action) => play.chooseAction(action)}
            whyNot={(action, brief) => session.whyNot(action, brief)}
            session={session}
          />
        </div>
      )}
      {layout.value === 'wide' && course === null && <RecapSlot session={session} />}
      {sound.value !== 'off' && <Sounds session={session} play={play} />}
      <BattleSlot session={session} play={play} lesson={lessonNow?.[language.value][1] ?? null} />
      {course !== null && (
        <BeaconKeeper play={play} camera={camera} lessons={course.chapter.lessons} at={lesson} beacons={beacons} />
      )}
      {desk.reading.value !== null && <Reader session={session} desk={desk} />}
      {desk.menu.value && <TableMenu session={session} desk={desk} play={play} />}
      {session.lookingAt.value !== null && <Replay session={session} />}
      {Scene !== undefined && scene !== null && (
        <Scene event={scene.line.event} view={scene.view} language={language.value} session={session} />
      )}
    </main>
  )
}
