/** A guided game: one thing said at a time, and the real action that goes with it. */
import type { Signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { Lesson } from './game-page.ts'
import type { Session } from './session/session.ts'
import { language, ui } from './settings.ts'
import '../style/asides.css'

interface Props {
  readonly session: Session
  readonly lessons: readonly Lesson[]
  readonly at: Signal<number>
}

export function Lessons({ session, lessons, at }: Props) {
  const lesson = lessons[at.value]
  const length = session.snapshot.value?.length ?? 0
  const before = useRef(length)
  /** The lesson that asked for each action, so that taking it back leads there again. */
  const asked = useRef<number[]>([])
  asked.current[before.current] = at.value
  // The action of a lesson leads to the next one, when all that follows from it has been shown.
  useEffect(() => {
    if (session.showing.value || length === before.current) return
    const next = length > before.current ? at.value + 1 : (asked.current[length] ?? 0)
    before.current = length
    at.value = Math.min(next, lessons.length - 1)
  }, [length, session.showing.value])
  if (lesson === undefined || session.showing.value) return null
  const [title, text] = lesson[language.value]
  const isLast = at.value === lessons.length - 1
  return (
    <section class="lesson" aria-live="polite">
      <h2>
        {at.value + 1}/{lessons.length} {title}
      </h2>
      <p>{text}</p>
      {lesson.expects.length === 0 && !isLast && (
        <button type="button" class="primary" onClick={() => at.value++}>
          {ui().goOn}
        </button>
      )}
      {isLast && (
        <a class="button primary" href="#/">
          {ui().home}
        </a>
      )}
    </section>
  )
}
