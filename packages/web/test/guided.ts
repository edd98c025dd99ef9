/** The guided games that are longest: every lesson can be played, and what it teaches happens. */
import type { AnyGame, Bot } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import type { Guide, GuideChapter, Lesson } from '../src/page/game-page.ts'
import { around, Screen } from './host-play.ts'

/** A guided game and what belongs to it. */
export interface Guided {
  readonly title: string
  readonly game: AnyGame
  readonly guide: Guide
  readonly ledger: { readonly chapters: readonly { readonly clauses: readonly { readonly id: string }[] }[] }
  /** The windows at which the learner is asked. */
  readonly usual: readonly string[]
  /** Of what is taught, the chapter in which it happens. */
  readonly taught: readonly (readonly [chapter: string, ...events: string[]])[]
}

/** The other seat has never a choice: a lesson goes as it was written. */
const bound: Bot = {
  name: 'random',
  plan(_, { ask, actions }) {
    if (actions.length !== 1) throw new Error(`the other seat could choose at '${ask}'`)
    return actions
  },
}

export function testGuide({ title, game, guide, ledger, usual, taught }: Guided): void {
  async function sit({ setup }: GuideChapter): Promise<Screen> {
    const screen = new Screen({ ...around(), game: () => Promise.resolve(game), bot: async () => bound })
    await screen.create(setup)
    await screen.watch(usual)
    return screen
  }

  async function act(screen: Screen, { does }: Lesson): Promise<void> {
    const { viewer, length } = screen.snapshot
    await screen.after(() => screen.host.march(viewer ?? -1, length, does))
    if (screen.botIsAsked) await screen.bots()
    expect(screen.snapshot.trouble).toBeNull()
  }

  /** The kinds of what was told, and what dice were for. */
  async function played(chapter: GuideChapter): Promise<ReadonlySet<string>> {
    const screen = await sit(chapter)
    for (const lesson of chapter.lessons) if (lesson.does.length > 0) await act(screen, lesson)
    return new Set(
      screen.mirror.lines.flatMap(({ event }) => {
        const { type, purpose, how } = JSON.parse(JSON.stringify(event))
        return [type, `${type} ${purpose?.for ?? how ?? ''}`]
      }),
    )
  }

  const chapter = (id: string): GuideChapter => {
    const found = guide.chapters.find((each) => each.id === id)
    if (found === undefined) throw new Error(`no chapter '${id}'`)
    return found
  }

  describe(`the guided game of ${title}`, () => {
    test.each(taught)('chapter %s', async (id, ...events) => {
      const told = await played(chapter(id))
      expect(events.filter((event) => !told.has(event))).toEqual([])
    })

    test('every chapter teaches something that is asked for', () => {
      expect(taught.map(([id]) => id)).toEqual(guide.chapters.map(({ id }) => id))
    })

    test('a march is found by the page as the lesson makes it: piece, then place', async () => {
      let marches = 0
      for (const each of guide.chapters) {
        const screen = await sit(each)
        for (const lesson of each.lessons) {
          const { does, piece, lit } = lesson
          if (does.length > 1) {
            marches++
            const reached = screen.host.reach(piece ?? '', null)
            expect(reached.find(({ place }) => place === lit[0])?.steps.at(-1)).toBe(does.at(-1))
          }
          if (does.length > 0) await act(screen, lesson)
        }
      }
      expect(marches).toBeGreaterThanOrEqual(4)
    })

    const lessons = guide.chapters.flatMap((each) => each.lessons)

    test('every lesson names a clause of the ledger, in two or three short sentences of each language', () => {
      const ids = new Set(ledger.chapters.flatMap(({ clauses }) => clauses.map(({ id }) => id)))
      for (const { rule, en, fr } of lessons) {
        expect(ids, en[0]).toContain(rule)
        for (const [title, text] of [en, fr]) {
          const sentences = text.split(/[.?](?=\s|$)/).filter((part) => part.trim() !== '')
          expect(sentences.length, title).toBeLessThanOrEqual(4)
          expect(text.split(/\s+/).length, title).toBeLessThanOrEqual(60)
          expect(text, title).not.toMatch(/!|please|cannot|s’il vous plaît/)
        }
      }
    })

    test.each(['en', 'fr'] as const)('it takes about twenty minutes (%s)', (language) => {
      const words = lessons.flatMap((lesson) => lesson[language].join(' ').split(/\s+/)).length
      const minutes = words / 200 + (lessons.length * 8) / 60
      console.log(`${language}: ${lessons.length} steps, ${words} words, ${minutes.toFixed(1)} minutes`)
      expect(minutes).toBeGreaterThanOrEqual(15)
      expect(minutes).toBeLessThanOrEqual(25)
    })
  })
}
