/** A guided game: one thing said at a time, and the real action that goes with it. */
import type { Signal } from '@preact/signals'
import type { Language } from '@tabularium/engine'
import { useEffect, useRef } from 'preact/hooks'
import type { Guide } from '../game-page.ts'
import type { Session } from '../session/session.ts'
import { language, ui } from '../settings.ts'
import { askedBefore, forgetLessons, keepLesson } from './progress.ts'
import '../../style/lessons.css'

interface Props {
  readonly session: Session
  readonly guide: Guide
  readonly at: Signal<number>
}

const words: Record<Language, { readonly show: string; readonly anew: string; readonly real: string }> = {
  en: { show: 'Show me', anew: 'Begin again', real: 'Play a real game' },
  fr: { show: 'Montrez-moi', anew: 'Recommencer', real: 'Jouer une vraie partie' },
}

/** The action of a lesson leads to the next one, when all that follows from it has been shown. */
function useProgress({ session, guide: { lessons, setup }, at }: Props): void {
  const length = session.snapshot.value?.length ?? 0
  const before = useRef(length)
  /** The lesson that asked for each action, so that taking it back leads there again. */
  const asked = useRef<number[]>([...askedBefore(setup.game)])
  asked.current[before.current] = at.value
  const showing = session.showing.value
  useEffect(() => {
    if (showing || length === before.current) return
    const next = length > before.current ? at.value + 1 : (asked.current[length] ?? 0)
    before.current = length
    at.value = Math.min(next, lessons.length - 1)
  }, [length, showing])
  useEffect(() => {
    if (at.value === lessons.length - 1) forgetLessons(setup.game)
    else if (at.value > 0) void keepLesson(setup.game, at.value, asked.current)
  }, [at.value])
}

export function Lessons(props: Props) {
  const { session, guide, at } = props
  const { lessons, setup } = guide
  useProgress(props)
  const lesson = lessons[at.value]
  if (lesson === undefined || session.showing.value) return null
  const w = words[language.value]
  const [title, text] = lesson[language.value]
  const [expected] = lesson.expects
  const isLast = at.value === lessons.length - 1
  const beginAnew = () => {
    forgetLessons(setup.game)
    location.reload()
  }
  return (
    <section class="lesson panel-box" aria-live="polite">
      <progress max={lessons.length} value={at.value + 1} aria-hidden="true" />
      <h2>
        <span>
          {at.value + 1}/{lessons.length}
        </span>{' '}
        {title}
      </h2>
      <p>{text}</p>
      <div class="lesson-acts">
        {expected === undefined && !isLast && (
          <button type="button" class="primary" onClick={() => at.value++}>
            {ui().goOn}
          </button>
        )}
        {expected !== undefined && (
          <button type="button" onClick={() => session.act(expected)}>
            {w.show}
          </button>
        )}
        {isLast && (
          <>
            <a class="button primary" href={`#/new/${setup.game}`}>
              {w.real}
            </a>
            <a class="button" href="#/">
              {ui().home}
            </a>
          </>
        )}
        {at.value > 0 && !isLast && (
          <button type="button" class="link" onClick={beginAnew}>
            {w.anew}
          </button>
        )}
      </div>
    </section>
  )
}
