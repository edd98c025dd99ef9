/** How far the reader is in a guided game: kept, so that a reload goes on where he was. */
import type { Guide, GuideChapter } from '../game-page.ts'
import { tables } from '../tables.ts'

interface Progress {
  /** The lesson, from 0 on. */
  readonly at: number
  readonly chapter: string
  /** The lesson that asked for each action. */
  readonly asked: readonly number[]
  /** The game as it stands. */
  readonly saved: string
}

/** A guided game as it is opened: a chapter, from a lesson on. */
export interface Course {
  readonly guide: Guide
  readonly chapter: GuideChapter
  readonly at: number
  readonly asked: readonly number[]
}

const keyOf = (game: string) => `tabularium.lesson.${game}`
const chaptersKey = (game: string) => `tabularium.chapters.${game}`

function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function keep(key: string, what: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(what))
  } catch {
    // A reload begins anew.
  }
}

const isProgress = (found: unknown): found is Progress =>
  typeof found === 'object' &&
  found !== null &&
  Number.isInteger(Reflect.get(found, 'at')) &&
  Array.isArray(Reflect.get(found, 'asked')) &&
  typeof Reflect.get(found, 'chapter') === 'string' &&
  typeof Reflect.get(found, 'saved') === 'string'

/** What another version has kept may not fit: then the lessons begin anew. */
function read(game: string): Progress | null {
  const found = kept(keyOf(game))
  return isProgress(found) ? found : null
}

export function forgetLessons(game: string): void {
  try {
    localStorage.removeItem(keyOf(game))
  } catch {
    // Nothing was kept.
  }
}

/** Keeps how far he is; not worth telling if the device does not take it. */
export async function keepLesson(game: string, chapter: string, at: number, asked: readonly number[]): Promise<void> {
  const saved = await tables()
    .save()
    .catch(() => null)
  if (saved === null) return
  const progress: Progress = { at, chapter, asked, saved }
  keep(keyOf(game), progress)
}

/** The chapters that the reader has played to their end. */
export function chaptersDone(game: string): readonly string[] {
  const found = kept(chaptersKey(game))
  return Array.isArray(found) ? found.map(String) : []
}

export function endChapter(game: string, chapter: string): void {
  const done = chaptersDone(game)
  if (!done.includes(chapter)) keep(chaptersKey(game), [...done, chapter])
}

/** The chapter that is asked for; else where the reader was, or the first he has not played. */
function chapterOf({ game, chapters }: Guide, wanted: string | undefined): GuideChapter {
  const named = (id: string | undefined) => chapters.find((chapter) => chapter.id === id)
  const done = chaptersDone(game)
  return named(wanted) ?? named(read(game)?.chapter) ?? chapters.find(({ id }) => !done.includes(id)) ?? chapters[0]
}

/** Goes on where the reader was, or begins. Answers the game's id too. */
export async function beginLessons(guide: Guide, wanted?: string): Promise<readonly [id: string, course: Course]> {
  const chapter = chapterOf(guide, wanted)
  const { setup, lessons, id } = chapter
  const before = read(guide.game)
  if (before !== null && before.chapter === id && before.at > 0 && before.at < lessons.length - 1) {
    try {
      const opened = await tables().create({ ...setup, position: undefined, script: undefined, saved: before.saved })
      return [opened, { guide, chapter, at: before.at, asked: before.asked }]
    } catch {
      // It is of other rules.
    }
  }
  forgetLessons(guide.game)
  return [await tables().create(setup), { guide, chapter, at: 0, asked: [] }]
}
