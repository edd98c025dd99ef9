/** How far the reader is in a guided game: kept, so that a reload goes on where he was. */
import type { Guide } from '../game-page.ts'
import { tables } from '../tables.ts'

interface Progress {
  /** The lesson, from 0 on. */
  readonly at: number
  /** The lesson that asked for each action. */
  readonly asked: readonly number[]
  /** The game as it stands. */
  readonly saved: string
}

const keyOf = (game: string) => `tabularium.lesson.${game}`

/** What another version has kept may not fit: then the lessons begin anew. */
function read(game: string): Progress | null {
  try {
    const found = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null')
    return Number.isInteger(found?.at) && Array.isArray(found.asked) && typeof found.saved === 'string' ? found : null
  } catch {
    return null
  }
}

export function forgetLessons(game: string): void {
  try {
    localStorage.removeItem(keyOf(game))
  } catch {
    // Nothing was kept.
  }
}

/** Keeps how far he is; not worth telling if the device does not take it. */
export async function keepLesson(game: string, at: number, asked: readonly number[]): Promise<void> {
  try {
    const progress: Progress = { at, asked, saved: await tables().save() }
    localStorage.setItem(keyOf(game), JSON.stringify(progress))
  } catch {
    // A reload begins anew.
  }
}

export const lessonBefore = (game: string): number => read(game)?.at ?? 0
export const askedBefore = (game: string): readonly number[] => read(game)?.asked ?? []

/** Goes on where the reader was, or begins. */
export async function beginLessons({ setup, lessons }: Guide): Promise<string> {
  const before = read(setup.game)
  if (before !== null && before.at > 0 && before.at < lessons.length - 1) {
    try {
      return await tables().create({ ...setup, position: undefined, script: undefined, saved: before.saved })
    } catch {
      // It is of other rules.
    }
  }
  forgetLessons(setup.game)
  return tables().create(setup)
}
