/** The chapters of a guided game, to begin with any of them. */
import type { Signal } from '@preact/signals'
import type { Guide, GuideChapter } from '../game-page.ts'
import { language } from '../settings.ts'
import { chaptersDone } from './progress.ts'
import { lessonWords } from './words.ts'

interface Props {
  readonly guide: Guide
  readonly chapter: GuideChapter
  readonly open: Signal<boolean>
}

export function Chapters({ guide: { game, chapters }, chapter, open }: Props) {
  const w = lessonWords()
  const done = open.value ? chaptersDone(game) : []
  return (
    <nav class="lesson-chapters">
      <button type="button" class="link" aria-expanded={open.value} onClick={() => (open.value = !open.value)}>
        {w.chapter(chapters.indexOf(chapter) + 1, chapters.length)}
      </button>
      {open.value && (
        <ol>
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <a href={`#/learn/${game}/${id}`} {...(id === chapter.id && { 'aria-current': 'page' })}>
                {title[language.value]}
              </a>
              {done.includes(id) && (
                <span class="chapter-done" title={w.done}>
                  <span class="sr">{w.done}</span>
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </nav>
  )
}
