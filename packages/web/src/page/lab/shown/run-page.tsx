/** The page of a run: how far it is, what came of it, and each of its games. */
import { useEffect } from 'preact/hooks'
import { isDone, type Run } from '../../../lab/run.ts'
import { underway } from '../../../lab/underway.ts'
import { reason } from '../../reason.ts'
import { language, ui } from '../../settings.ts'
import { laboratory } from '../here.ts'
import { bringNames, gameName, settingWords } from '../naming.ts'
import { duration, number } from '../numbers.ts'
import { labWords } from '../words/index.ts'
import { OneGame } from './one-game.tsx'
import { useReading } from './reading.ts'
import { Results } from './results.tsx'
import { Saving } from './saving.tsx'
import '../../parts-icons.ts'

function Progress({ run }: { run: Run }) {
  const w = labWords()
  const going = underway.value?.id === run.id ? underway.value : null
  const done = going?.done ?? run.results.games
  const words = w.progress(number(done), number(run.asked))
  const time =
    going === null ? w.run.took(duration(run.spent)) : going.left === null ? '' : w.run.left(duration(going.left))
  return (
    <div class="progress">
      <div
        role="progressbar"
        aria-label={w.run.played}
        aria-valuemin={0}
        aria-valuemax={run.asked}
        aria-valuenow={done}
        aria-valuetext={words}
      >
        <span style={{ width: `${(done / run.asked) * 100}%` }} />
      </div>
      <p>
        <strong>{words}</strong> {(going !== null || done > 0) && <span class="hint">{time}</span>}
      </p>
    </div>
  )
}

function Troubles({ run }: { run: Run }) {
  const w = labWords().troubles
  const trouble = laboratory.trouble.value
  const unkept = laboratory.unkept.value
  return (
    <>
      {trouble?.id === run.id && (
        <div class="problem" role="alert">
          {w[trouble.refusal.code] ?? reason(trouble.refusal)}{' '}
          {trouble.refusal.code === 'bug' && trouble.refusal.message}
        </div>
      )}
      {unkept !== null && (
        <div class="problem" role="alert">
          {w[unkept]}
        </div>
      )}
    </>
  )
}

function Head({ run }: { run: Run }) {
  const w = labWords()
  const [first] = run.settings
  const game = first?.game ?? ''
  const isGoing = underway.value?.id === run.id
  return (
    <section class="found head" aria-labelledby="run">
      <h1 id="run">{gameName(game)}</h1>
      <ul class="plain settings">
        {run.settings.map((setting, i) => (
          <li key={i}>
            {run.settings.length > 1 && <span class={`mark of-${i}`}>{w.run.setting(i)}</span>} {settingWords(setting)}
          </li>
        ))}
      </ul>
      <p class="hint">{w.run.seed(first?.seed ?? '')}</p>
      <Progress run={run} />
      <Troubles run={run} />
      <div class="buttons">
        {isGoing ? (
          <button type="button" class="primary" onClick={() => void laboratory.stop()}>
            {w.run.stop}
          </button>
        ) : (
          !isDone(run) && (
            <button type="button" class="primary" onClick={() => void laboratory.start(run)}>
              {w.run.goOn}
            </button>
          )
        )}
        <a class="button" href={`#/lab/new/${game}/${run.id}`}>
          {w.run.change}
        </a>
        {run.settings.length === 1 && (
          <a class="button" href={`#/lab/new/${game}/${run.id}/compare`}>
            {w.run.compareWith}
          </a>
        )}
      </div>
      {isGoing && <p class="hint">{w.run.goesOn}</p>}
    </section>
  )
}

function Shown({ run }: { run: Run }) {
  const w = labWords()
  const { found, refused, saved } = useReading(run)
  const name = `${gameName(run.settings[0]?.game ?? '')}, ${w.run.seed(run.settings[0]?.seed ?? '')}`
  useEffect(() => {
    document.title = `${w.title}, ${gameName(run.settings[0]?.game ?? '')} · Tabularium`
  })
  return (
    <main class="home lab">
      <nav class="back" aria-label={w.title}>
        <a href="#/lab">{w.title}</a>
      </nav>
      <div class="desk">
        <div class="beside">
          <Head run={run} />
          {found !== null && (
            <>
              <section class="found" aria-labelledby="save-figures">
                <h2 id="save-figures">{w.run.save}</h2>
                <Saving run={run} found={found} name={name} />
              </section>
              <OneGame run={run} saved={saved} />
            </>
          )}
        </div>
        {refused !== null ? (
          <div class="problem" role="alert">
            {w.troubles[refused.refusal.code] ?? reason(refused.refusal)}
          </div>
        ) : found !== null && run.results.games > 0 ? (
          <Results run={run} found={found} name={name} />
        ) : (
          <p class="found hint" role="status">
            {w.run.none}
          </p>
        )}
      </div>
    </main>
  )
}

export function RunPage({ id }: { id: string }) {
  const run = laboratory.runOf(id)
  const game = run?.settings[0]?.game
  useEffect(() => void laboratory.open(), [])
  useEffect(() => {
    if (game !== undefined) void bringNames([game])
  }, [game, language.value])
  if (run !== undefined) return <Shown key={id} run={run} />
  return (
    <main class="home lab">
      {laboratory.runs.value === undefined ? (
        <p role="status">{ui().loading} …</p>
      ) : (
        <div class="problem" role="alert">
          <p>
            {labWords().run.missing} <a href="#/lab">{labWords().title}</a>
          </p>
        </div>
      )}
    </main>
  )
}
