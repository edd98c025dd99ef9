/** Guided games as the page leads through them: each step by what it asks for, kept over a reload, and on to a real game. */
import type { Bot } from '@tabularium/engine'
import { games } from '@tabularium/games/all'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { AnyGamePage, Guide } from '../../src/page/game-page.ts'
import { inSmallDocument, SmallElement } from './small-dom.ts'
import { pageModules } from './table-in-node.ts'
import { withWorker } from './worker-in-node.ts'

const parts = async () => {
  const [page, { Lessons }, progress, { tables, silence }, signals, { refuse }] = await Promise.all([
    pageModules(),
    import('../../src/page/lessons/lessons.tsx'),
    import('../../src/page/lessons/progress.ts'),
    import('../../src/page/tables.ts'),
    import('@preact/signals'),
    import('../../src/page/play/refusals.ts'),
  ])
  return { page, Lessons, ...progress, tables, silence, ...signals, refuse }
}

/** The other seat has never a choice. */
const bound: Bot = { name: 'random', plan: (_, { actions }) => actions }

const store = new Map<string, string>()
let all: Awaited<ReturnType<typeof parts>>
const leave: (() => void)[] = []
beforeAll(async () => {
  leave.push(inSmallDocument(), withWorker(games, bound, store))
  all = await parts()
})
afterAll(() => {
  // The page gives up a table that has failed.
  all.silence.value = 'crash'
  for (const each of leave.reverse()) each()
})

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
  store.clear()
})

/** A chapter as the page opens it, with what is read beside the map. */
async function sit(page: AnyGamePage, guide: Guide, wanted?: string) {
  const [id, course] = await all.beginLessons(guide, wanted)
  const link = all.tables()
  await link.open(id)
  const session = new all.page.Session(link, page)
  const play = new all.page.Play(session)
  const at = all.signal(course.at)
  const { lessons } = course.chapter
  const told = all.effect(() => {
    session.only.value = lessons[at.value]?.does ?? []
  })
  session.start()
  const { usual } = page.secrets ?? {}
  if (usual !== undefined) await link.watch([usual, usual], false)
  const root = new SmallElement('div')
  const draw = () => {
    const { h, render } = all.page.preact
    // Preact asks no more of an element than the small one has.
    render(h(all.Lessons, { session, course, at }), root as unknown as Element)
  }
  draw()
  const close = () => {
    all.page.preact.render(null, root as unknown as Element)
    told()
    play.close()
    session.close()
  }
  open.push(close)
  const links = () => [...root.all()].filter(({ localName }) => localName === 'a')
  return { course, session, play, at, root, links, draw, close }
}

type Seated = Awaited<ReturnType<typeof sit>>

const headed = ({ root }: Seated) => [...root.all()].find(({ localName }) => localName === 'h2')?.text ?? ''

/** Does what the lesson asks for, and waits for the next. */
async function follow(seated: Seated): Promise<void> {
  const { course, session, at } = seated
  const before = at.value
  const { does } = course.chapter.lessons[before] ?? { does: [] }
  if (does.length === 0) at.value++
  else expect(await session.play(does), `${course.chapter.id} ${before + 1}: ${does}`).toBe(true)
  while (session.scene.value !== null || session.fight.value !== null) {
    session.endScene()
    session.endFight()
  }
  await vi.waitFor(() => expect(headed(seated)).toMatch(new RegExp(`^${before + 2}/`)), { timeout: 60_000 })
}

const keptAt = (game: string): unknown => JSON.parse(store.get(`tabularium.lesson.${game}`) ?? '{}').at

const ids = games.map(({ id }) => [id] as const)

const LESSON = 'The lesson goes on where the blue light is.'

describe.each(ids)('the guided game of %s', (id) => {
  let page: AnyGamePage
  let guide: Guide
  beforeAll(async () => {
    page = (await import(`../../src/games/${id}/index.ts`)).page
    const found = await page.guide?.()
    if (found === undefined) throw new Error('there is none')
    guide = found
  })

  test('goes on by what each step asks for, and each chapter leads to the next and to a real game', async () => {
    for (const [i, { id: chapter, lessons }] of guide.chapters.entries()) {
      const seated = await sit(page, guide, chapter)
      while (seated.at.value < lessons.length - 1) await follow(seated)
      const next = guide.chapters[i + 1]
      const ways = seated.links().map(({ marks, text }) => [marks.get('href'), text, marks.get('class')])
      expect(ways).toContainEqual([`#/new/${id}`, 'Play a real game', next === undefined ? 'button primary' : 'button'])
      if (next !== undefined) {
        expect(ways).toContainEqual([`#/learn/${id}/${next.id}`, `Next: ${next.title.en}`, 'button primary'])
      }
      await vi.waitFor(() => expect(all.chaptersDone(id)).toContain(chapter))
      expect(keptAt(id)).toBeUndefined()
      seated.close()
    }
  })

  test('is where the reader left it after a reload, also for taking back; what fits no more begins anew', async () => {
    const seated = await sit(page, guide)
    const { lessons } = seated.course.chapter
    const steps = lessons.findIndex(({ does }, i) => i > 0 && does.length > 0) + 1
    while (seated.at.value < steps) await follow(seated)
    await vi.waitFor(() => expect(keptAt(id)).toBe(steps))
    const { snapshot } = seated.session
    const before = [snapshot.value?.length, snapshot.value?.view, snapshot.value?.question?.words]
    seated.close()
    const again = await sit(page, guide)
    const { value: now } = again.session.snapshot
    expect([now?.length, now?.view, now?.question?.words]).toEqual(before)
    expect(headed(again)).toMatch(new RegExp(`^${steps + 1}/`))
    if (now?.canUndo === true) {
      await again.session.undo()
      await vi.waitFor(() => expect(headed(again)).toMatch(new RegExp(`^${steps}/`)))
    }
    again.close()
    const kept = JSON.parse(store.get(`tabularium.lesson.${id}`) ?? '{}')
    store.set(`tabularium.lesson.${id}`, JSON.stringify({ ...kept, at: steps, saved: '{"of": "another version"}' }))
    expect((await sit(page, guide)).at.value).toBe(0)
  })

  test('refuses what a step does not ask for, as ever where a rule forbids it, and stands', async () => {
    const found = { others: 0, ruled: 0 }
    for (const { id: chapter, lessons } of guide.chapters.slice(0, 2)) {
      const seated = await sit(page, guide, chapter)
      const { at, session, play } = seated
      while (at.value < lessons.length - 1) {
        const { does = [] } = lessons[at.value] ?? {}
        const { length } = session.snapshot.value ?? {}
        const other = session.offered.value?.choices.find(({ action }) => action !== does[0])
        if (other !== undefined) {
          found.others++
          expect(await session.act(other.action)).toBe(false)
          expect(session.notice.value).toMatchObject({ refusal: { message: LESSON, rule: null } })
        }
        const far = page.board?.places.find((place) => !play.lit.value.has(place))
        if (far !== undefined && does.length > 0) {
          await all.refuse(play, far)
          if (play.refused.value?.refusal.rule != null) found.ruled++
        }
        expect(session.snapshot.value?.length).toBe(length)
        await follow(seated)
      }
      seated.close()
    }
    expect(found.others).toBeGreaterThan(3)
    expect(found.ruled).toBeGreaterThan(1)
  })
})

describe('the guided games of one chapter', () => {
  test.each([
    ['tetrarchia', 'TE-5-a', ['move', 'token', 'sail', 'barbarian-phase', 'uprising', 'attack', 'army']],
    [
      'fall-of-the-roman-empire',
      'FR-2-b',
      ['collection', 'payment', 'purchase', 'invasion', 'entry', 'march', 'round'],
    ],
  ] as const)(
    '%s: what they teach happens, to the end of a game, in less than ten minutes',
    async (id, rule, taught) => {
      const { page } = await import(`../../src/games/${id}/index.ts`)
      const guide: Guide = await page.guide()
      const seated = await sit(page, guide)
      const { lessons } = seated.course.chapter
      while (seated.at.value < lessons.length - 1) await follow(seated)
      const told = new Set(seated.session.lines.value.map(({ event }) => event.type))
      expect(taught.filter((kind) => !told.has(kind))).toEqual([])
      expect(seated.session.snapshot.value?.outcome).toMatchObject({ winners: [0], rule })
      for (const language of ['en', 'fr'] as const) {
        const words = lessons.flatMap((lesson) => lesson[language].join(' ').split(/\s+/)).length
        expect(words / 200 + (lessons.length * 8) / 60).toBeLessThan(10)
      }
    },
  )
})
