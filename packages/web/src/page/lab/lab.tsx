/** The laboratory: the games that can be studied, and the runs that this browser keeps. */
import { useSignal } from '@preact/signals'
import { list } from '@tabularium/games'
import { useEffect } from 'preact/hooks'
import { isDone, type Run } from '../../lab/run.ts'
import { underway } from '../../lab/underway.ts'
import { bringWords } from '../../words/spoken.ts'
import { titleOf } from '../home/covers.tsx'
import { pictureOf } from '../home/pictures.ts'
import { lazy } from '../lazy.tsx'
import { titled } from '../said.ts'
import { language, ui } from '../settings.ts'
import { laboratory } from './here.ts'
import { allCards, bringNames, gameName, settingWords } from './naming.ts'
import { number } from './numbers.ts'
import { labWords } from './words/index.ts'
import '../../style/home.css'
import '../../style/home-covers.css'
import '../../style/lab.css'

const Ask = lazy(() => import('../ask.tsx').then((module) => module.Ask))
const RunPage = lazy(() => import('./shown/run-page.tsx').then((module) => module.RunPage))
const SetUpPage = lazy(() => import('./set-up/set-up-page.tsx').then((module) => module.SetUpPage))

function Games() {
  const w = labWords()
  return (
    <nav class="lab-games" aria-label={w.chooseGame}>
      {allCards().map((card) => (
        <a key={card.id} class={`lab-game of-${card.id}`} href={`#/lab/new/${card.id}`}>
          <img src={pictureOf(card.id, 'cover')} alt="" width={560} height={380} />
          <strong>{titleOf(card)}</strong>
        </a>
      ))}
    </nav>
  )
}

function stateOf(run: Run): string {
  const w = labWords()
  if (underway.value?.id === run.id) return w.playing
  return isDone(run) ? w.done : w.stopped
}

function Row({ run, onRemove }: { run: Run; onRemove: () => void }) {
  const w = labWords()
  const game = run.settings[0]?.game ?? ''
  const done = underway.value?.id === run.id ? underway.value.done : run.results.games
  const name = gameName(game)
  return (
    <li class={`kept of-${game}`}>
      <a href={`#/lab/run/${run.id}`}>
        <strong>{name}</strong>
        {run.settings.map((setting, i) => (
          <span key={i}>{settingWords(setting)}</span>
        ))}
        <span>
          {w.progress(number(done), number(run.asked))}, {stateOf(run)} · {ui().changed(run.begun)}
        </span>
      </a>
      <button type="button" aria-label={titled(ui().remove, name)} onClick={onRemove}>
        {ui().remove}
      </button>
    </li>
  )
}

function Runs() {
  const w = labWords()
  const asked = useSignal<Run | null>(null)
  const { value: runs } = laboratory.runs
  const { value: unkept } = laboratory.unkept
  return (
    <section class="yours" aria-labelledby="runs">
      <h2 id="runs">{w.runs}</h2>
      {unkept !== null && (
        <div class="problem" role="alert">
          {w.troubles[unkept]}
        </div>
      )}
      {runs?.length === 0 && <p class="hint">{w.noRuns}</p>}
      <ul class="plain">
        {runs?.map((run) => (
          <Row key={run.id} run={run} onRemove={() => (asked.value = run)} />
        ))}
      </ul>
      {asked.value !== null && (
        <Ask
          label={ui().remove}
          text={w.removeAsk(gameName(asked.value.settings[0]?.game ?? ''), number(asked.value.results.games))}
          cancel={ui().cancel}
          onClose={() => (asked.value = null)}
          onYes={() => asked.value !== null && void laboratory.remove(asked.value.id)}
        />
      )}
    </section>
  )
}

function Entrance() {
  const w = labWords()
  const games = (laboratory.runs.value ?? []).map(({ settings }) => settings[0]?.game ?? '')
  useEffect(() => void laboratory.open(), [])
  useEffect(() => {
    document.title = `${w.title} · Tabularium`
  }, [w.title])
  useEffect(() => {
    void bringNames(games).then(bringWords)
  }, [games.join(), language.value])
  return (
    <main class="home lab">
      <div class="lobby-head">
        <h1>{w.title}</h1>
        <p>{w.about}</p>
      </div>
      <Games />
      <Runs />
    </main>
  )
}

/** `#/lab`, `#/lab/new/GAME`, with the id of a run that it is to be like after that, and `#/lab/run/ID`. */
export function Lab({ path: [what, id, like, compare] }: { path: readonly string[] }) {
  if (what === 'new' && id && list.some((entry) => entry.id === id)) {
    return <SetUpPage key={`${id} ${like} ${compare}`} game={id} like={like} compare={compare !== undefined} />
  }
  if (what === 'run' && id) return <RunPage key={id} id={id} />
  return <Entrance />
}
