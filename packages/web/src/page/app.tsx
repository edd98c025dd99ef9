/** The frame around every page: header, settings, and the page itself. */
import { useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { formOf, pageOf } from '../games/pages.ts'
import { Refused } from '../table/link.ts'
import { afterPaint } from './after-paint.ts'
import { takeBegun, takeUnbegun } from './begun.ts'
import { expectTable, gameAt, loadTable, rememberGame } from './expecting.ts'
import { atTable, settingsOpen } from './frame/desk.ts'
import type { AnyGamePage, SetupFormProps } from './game-page.ts'
import { lazy } from './lazy.tsx'
import { takeLeft } from './left.ts'
import type { Course } from './lessons/progress.ts'
import { PageBar } from './page-bar.tsx'
import { type Route, route } from './router.ts'
import { language, ui } from './settings.ts'
import type { Table } from './table.tsx'
import { letRest, silence, tables, wake } from './tables.ts'

const loadHome = () => import('./home/home.tsx').then((module) => module.loadHome())
const Home = lazy(loadHome)
const NewGame = lazy(() => import('./new-game.tsx').then((module) => module.NewGame))
const Further = lazy(() => import('./further.tsx').then((module) => module.Further))
const Problem = lazy(() => import('./problem.tsx').then((module) => module.Problem))
const Silence = lazy(() => import('./silence.tsx').then((module) => module.Silence))
const SettingsDialog = lazy(() => import('./settings-dialog.tsx').then((module) => module.SettingsDialog))

/** What was to be seen at this table when it was left: shown once. */
let left = route.value.at === 'table' ? takeLeft(route.value.id) : null
if (left !== null) letRest()

// The words are still being loaded: what will be shown first comes with them.
if (route.value.at === 'home') void loadHome()
else if (route.value.at === 'table') expectTable(gameAt(route.value.id))
else if (route.value.at === 'learn') expectTable(route.value.game)

type Ready =
  | {
      readonly page: AnyGamePage
      readonly id: string
      readonly course: Course | null
      readonly Shown: typeof Table
      /** The table may still refuse to be opened. */
      readonly opening: Promise<null>
    }
  | { readonly game: string; readonly SetupForm: ComponentType<SetupFormProps> }
  | { readonly problem: () => string; readonly kept?: string }

const nothingHere: Ready = { problem: () => ui().lost }

/** Why a kept game is not opened though it is there. */
const UNREADABLE = ['edited', 'newer', 'foreign', 'truncated', 'malformed', 'bug']

/** The faces of running text come when there is something to read. What cannot be had is read in others. */
const loadFaces = () => void import('../style/fonts.css').catch(() => {})

/** What a route needs before it can be shown. */
async function prepare(to: Route): Promise<Ready> {
  try {
    return await prepared(to)
  } catch (error) {
    return await problemWith(to, error)
  }
}

async function problemWith(to: Route, error: unknown): Promise<Ready> {
  const { reason } = await import('./reason.ts')
  const problem = () => (error instanceof Refused ? reason(error.refusal) : ui().notLoaded)
  const isUnreadable = error instanceof Refused && UNREADABLE.includes(error.refusal.code)
  return { problem, ...(to.at === 'table' && isUnreadable && { kept: to.id }) }
}

async function prepared(to: Route): Promise<Ready> {
  if (to.at === 'new') {
    const SetupForm = await formOf(to.game)
    return SetupForm === undefined ? nothingHere : { game: to.game, SetupForm }
  }
  if (to.at !== 'table' && to.at !== 'learn') return nothingHere
  // The table is asked for first: a game's own style goes over that of the table.
  const table = loadTable()
  if (to.at === 'table') {
    const { create, mirror, open } = tables()
    const begun = takeBegun(to.id)
    const unbegun = begun === null ? takeUnbegun(to.id) : null
    if (unbegun !== null) await create(unbegun)
    const opening = begun?.opening ?? open(to.id)
    const known = begun?.update ?? left
    left = null
    if (known === null || !mirror.take(known)) await opening
    const game = mirror.snapshot?.game ?? ''
    const [Shown, page] = await Promise.all([table, pageOf(game)])
    if (page === undefined) return nothingHere
    rememberGame(to.id, game)
    return { page, id: to.id, course: null, Shown, opening }
  }
  const page = await pageOf(to.game)
  if (page === undefined) return nothingHere
  const [guide, { beginLessons }] = await Promise.all([page.guide(), import('./lessons/progress.ts')])
  const [id, course] = await beginLessons(guide, to.chapter)
  const opening = tables().open(id)
  const [Shown] = await Promise.all([table, opening])
  return { page, id, course, Shown, opening }
}

/** Where the reader is, for the window's title; a table says its own name. */
function titleOf({ at }: Route): string {
  const { newGame, learn } = ui()
  const titles: Partial<Record<Route['at'], string>> = { new: newGame, learn }
  return at in titles ? `${titles[at]} · Tabularium` : 'Tabularium'
}

function Here() {
  const to = route.value
  const ready = useSignal<{ to: Route; what: Ready } | null>(null)
  const isPlain = to.at === 'home' || to.at === 'further'
  const shown = isPlain || ready.value?.to === to
  const title = titleOf(to)
  useEffect(() => {
    document.title = title
  }, [to, title])
  useEffect(() => {
    if (isPlain) return afterPaint(loadFaces)
    let current = true
    const show = (what: Ready) => {
      if (current) ready.value = { to, what }
    }
    void prepare(to).then((what) => {
      show(what)
      afterPaint(() => {
        wake()
        loadFaces()
      })
      if ('opening' in what) what.opening.catch((error) => problemWith(to, error).then(show))
    })
    return () => {
      current = false
    }
  }, [to])
  // A table has a bar of its own, once it is there.
  const bar = (to.at === 'table' || to.at === 'learn') && <PageBar />
  if (to.at === 'home') return <Home />
  if (to.at === 'further') return <Further path={to.path} />
  if (!shown || ready.value === null) {
    return (
      <>
        {bar}
        <main class="home">
          <p role="status">{ui().loading} …</p>
        </main>
      </>
    )
  }
  const { what } = ready.value
  if ('problem' in what) {
    return (
      <>
        {bar}
        <Problem text={what.problem()} kept={what.kept} />
      </>
    )
  }
  if ('SetupForm' in what) return <NewGame game={what.game} SetupForm={what.SetupForm} />
  const { Shown, id, page, course } = what
  return <Shown key={id} page={page} course={course} title={page.titles[language.value]} />
}

export function App() {
  const { at } = route.value
  const isTable = at === 'table' || at === 'learn' || atTable.value
  return (
    <>
      {!isTable && <PageBar />}
      {silence.value !== null && <Silence />}
      <Here />
      {isTable && settingsOpen.value && <SettingsDialog onClose={() => (settingsOpen.value = false)} />}
    </>
  )
}
