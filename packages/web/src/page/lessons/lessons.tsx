/** A guided game: one thing said at a time, and the real action that goes with it. */
import { type Signal, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Clause } from '../clause.tsx'
import type { Session } from '../session/session.ts'
import { language, ui } from '../settings.ts'
import { Chapters } from './chapters.tsx'
import { type Course, endChapter, forgetLessons, keepLesson } from './progress.ts'
import { lessonWords } from './words.ts'
import '../../style/lessons.css'

interface Props {
  readonly session: Session
  readonly course: Course
  readonly at: Signal<number>
}

/** The action of a lesson leads to the next one, when all that follows from it has been shown. */
function useProgress({ session, course: { guide, chapter, asked: before }, at }: Props): void {
  const { lessons, id } = chapter
  const length = session.snapshot.value?.length ?? 0
  const seen = useRef(length)
  /** The lesson that asked for each action, so that taking it back leads there again. */
  const asked = useRef<number[]>([...before])
  asked.current[seen.current] = at.value
  const isWaiting = session.showing.value || session.botIsAsked.value
  useEffect(() => {
    if (isWaiting || length === seen.current) return
    const next = length > seen.current ? at.value + 1 : (asked.current[length] ?? 0)
    seen.current = length
    at.value = Math.min(next, lessons.length - 1)
  }, [length, isWaiting])
  useEffect(() => {
    if (at.value === lessons.length - 1) {
      forgetLessons(guide.game)
      endChapter(guide.game, id)
    } else if (at.value > 0) void keepLesson(guide.game, id, at.value, asked.current)
  }, [at.value])
}

/** Where the reader goes when a chapter is over. */
function Onward({ course: { guide, chapter } }: { course: Course }) {
  const w = lessonWords()
  const next = guide.chapters[guide.chapters.indexOf(chapter) + 1]
  return (
    <>
      {next !== undefined && (
        <a class="button primary" href={`#/learn/${guide.game}/${next.id}`}>
          {w.next(next.title[language.value])}
        </a>
      )}
      <a class={next === undefined ? 'button primary' : 'button'} href={`#/new/${guide.game}`}>
        {w.real}
      </a>
      {next === undefined && (
        <a class="button" href="#/">
          {ui().home}
        </a>
      )}
    </>
  )
}

export function Lessons(props: Props) {
  const { session, course, at } = props
  const { guide, chapter } = course
  const { lessons } = chapter
  const isListed = useSignal(false)
  useProgress(props)
  const lesson = lessons[at.value]
  if (lesson === undefined || session.showing.value) return null
  const w = lessonWords()
  const [title, text] = lesson[language.value]
  const { does, rule } = lesson
  const isLast = at.value === lessons.length - 1
  const beginAnew = () => {
    forgetLessons(guide.game)
    location.hash = `#/learn/${guide.game}/${chapter.id}`
    location.reload()
  }
  return (
    <section class="lesson panel-box" aria-live="polite">
      <progress max={lessons.length} value={at.value + 1} aria-hidden="true" />
      {guide.chapters.length > 1 && <Chapters guide={guide} chapter={chapter} open={isListed} />}
      <h2>
        <span>
          {at.value + 1}/{lessons.length}
        </span>{' '}
        {title}
      </h2>
      <p>
        {text}
        {rule !== undefined && (
          <>
            {' '}
            <Clause rule={rule} />
          </>
        )}
      </p>
      <div class="lesson-acts">
        {does.length === 0 && !isLast && (
          <button type="button" class="primary" onClick={() => at.value++}>
            {ui().goOn}
          </button>
        )}
        {does.length > 0 && (
          <button type="button" onClick={() => session.play(does)}>
            {w.show}
          </button>
        )}
        {isLast && <Onward course={course} />}
        {at.value > 0 && !isLast && (
          <button type="button" class="link" onClick={beginAnew}>
            {w.anew}
          </button>
        )}
      </div>
    </section>
  )
}
