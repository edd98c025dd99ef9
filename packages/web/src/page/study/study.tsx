/** The turning points of a game, looked for in the background: each leads to its moment, with what would have been better on the board. */
import { useComputed, useSignal } from '@preact/signals'
import type { Mark } from '@tabularium/bots/study'
import { useEffect } from 'preact/hooks'
import { handOf } from '../../lab/hand.ts'
import { type Scope, Studying, UNSTUDIED } from '../../lab/studying.ts'
import { mineOf } from '../ending/verdict.ts'
import { isOver } from '../game-page.ts'
import { lookAt } from '../session/looking-back.ts'
import type { Session } from '../session/session.ts'
import { language } from '../settings.ts'
import { newWorker } from '../tables.ts'
import { studyWords } from './words.ts'
import '../../style/study.css'

/** One core is left to the page. */
const cores = Math.max(1, (navigator.hardwareConcurrency || 2) - 1)

const signed = (share: number): string => `${share < 0 ? '−' : '+'}${Math.round(Math.abs(share) * 100)}`

/** Goes to the moment, and lights where something better led. */
async function show(session: Session, { action, better }: Mark): Promise<void> {
  await lookAt(session, action)
  const place = better?.place ?? null
  if (session.lookingAt.value === action && place !== null) session.happening.value = [place]
}

function MarkLine({ session, mark, isChosen }: { session: Session; mark: Mark; isChosen: boolean }) {
  const w = studyWords()
  const { by, within, better, seat, turn, words } = mark
  const side = session.snapshot.value?.seats[seat]?.words ?? ''
  const points = signed(by)
  return (
    <li>
      <button type="button" aria-pressed={isChosen} onClick={() => void show(session, mark)}>
        <b>{within === null ? w.luck(points) : w.choice(side, points, String(Math.round(within * 100)))}</b>{' '}
        <span>{w.at(turn)}</span> {words.join(' ')}
        {better !== null && <em>{` ${w.better(better.words)}`}</em>}
      </button>
    </li>
  )
}

/** For whom it is studied; null: nobody yet, for it could tell one what another holds. */
function readerOf({ page, snapshot, viewer }: Session): number | null {
  if (snapshot.value === null) return null
  const own = mineOf(snapshot.value) ?? viewer.value
  return own ?? (page.secrets === undefined || isOver(snapshot.value) ? 0 : null)
}

export function Study({ session, at }: { readonly session: Session; readonly at: number }) {
  const w = studyWords()
  const studying = useSignal<Studying | null>(null)
  const wasStopped = useSignal(false)
  const state = useComputed(() => studying.value?.state.value ?? UNSTUDIED)
  const { viewer } = session
  // What one person was told is not for the next, nor in another language.
  useEffect(
    () => () => {
      studying.value?.stop()
      studying.value = null
    },
    [session, viewer.value, language.value],
  )
  const begin = async (scope: Scope) => {
    const seat = readerOf(session)
    if (seat === null) return
    studying.value?.stop()
    wasStopped.value = false
    const begun = new Studying(() => handOf(newWorker()), cores)
    studying.value = begun
    const save = await session.link.save()
    if (studying.value === begun) await begun.look({ save, seat, language: language.value }, scope)
  }
  if (readerOf(session) === null) return null
  const { done, all, marks, isRunning, refusal } = state.value
  const said =
    refusal !== null ? w.failed : wasStopped.value ? w.stopped : isRunning || marks.length > 0 ? '' : w.nothing
  return (
    <section class="study" aria-label={w.study}>
      <div class="study-row">
        <button type="button" class="outlined" disabled={isRunning} onClick={() => void begin({ action: at })}>
          {w.turn}
        </button>
        <button type="button" class="outlined" disabled={isRunning} onClick={() => void begin('game')}>
          {w.game}
        </button>
        {isRunning && (
          <>
            <progress max={Math.max(1, all)} value={done} aria-label={w.progress} />
            <output>{w.looked(done, all)}</output>
            <button
              type="button"
              class="outlined"
              onClick={() => {
                wasStopped.value = true
                studying.value?.stop()
              }}
            >
              {w.stop}
            </button>
          </>
        )}
        <span role="status">{studying.value !== null && said}</span>
      </div>
      {marks.length > 0 && (
        <>
          <ol>
            {marks.map((mark) => (
              <MarkLine
                key={`${mark.action} ${mark.within === null}`}
                session={session}
                mark={mark}
                isChosen={session.lookingAt.value === mark.action}
              />
            ))}
          </ol>
          <p class="hint">{w.how}</p>
        </>
      )}
    </section>
  )
}
