/** On one sheet the recap comes first: what is asked is not seen before it. */
import { signal } from '@preact/signals'
import { fallOfTheRomanEmpire } from '@tabularium/fall-of-the-roman-empire'
import { position } from '@tabularium/fall-of-the-roman-empire/testing'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { inSmallDocument, widen } from './small-dom.ts'
import { type NodeTable, openTable, pageModules } from './table-in-node.ts'

/** What a browser would tell of the sheet; here it is told nothing. */
class Unseeing {
  observe(): void {}
  disconnect(): void {}
}

const parts = async () => {
  const [sheet, desk, recap] = await Promise.all([
    import('../../src/page/frame/sheet.ts'),
    import('../../src/page/frame/desk.ts'),
    import('../../src/page/recap/recap-slot.tsx'),
  ])
  return { ...sheet, ...desk, ...recap, page: await pageModules() }
}

let leave = () => {}
let all: Awaited<ReturnType<typeof parts>>
beforeAll(async () => {
  leave = inSmallDocument()
  Object.assign(globalThis, { MutationObserver: Unseeing, ResizeObserver: Unseeing })
  all = await parts()
})
afterAll(() => {
  for (const name of ['MutationObserver', 'ResizeObserver']) Reflect.deleteProperty(globalThis, name)
  leave()
})

let table: NodeTable
beforeEach(async () => {
  const drawn = position({ ask: 'roman-movement', areas: { pannonia: { barbarianForces: 2 } } })
  const setup = {
    game: fallOfTheRomanEmpire.id,
    options: drawn.table.options,
    position: fallOfTheRomanEmpire.write(drawn.state),
    players: ['person', 'person'],
  } as const
  table = await openTable(all.page, fallOfTheRomanEmpire, setup, 'first page')
  widen(false)
})
afterEach(() => {
  table.play.close()
  table.session.close()
})

test('after what somebody else did, the question waits until it is known what there is to recall', async () => {
  const { session } = table
  expect(all.isAwaited(session)).toBe(false)
  await session.bringEvents()
  await session.act('done')
  expect(session.snapshot.value).toMatchObject({ viewer: 1, undoWhy: 'other' })
  expect(all.isAwaited(session)).toBe(true)
  // In a larger window both lie side by side.
  widen(true)
  expect(all.isAwaited(session)).toBe(false)
  widen(false)
  session.isRead.value = true
  expect(all.isAwaited(session)).toBe(false)
})

/** A sheet with a sentence and one button. */
const plain = {
  querySelector: () => null,
  querySelectorAll: () => [null],
  addEventListener: () => {},
  removeEventListener: () => {},
}

test('a folded sheet comes up with the recap, at once and before that is drawn', () => {
  const desk = new all.Desk()
  const isRecap = signal(false)
  // A sheet asks no more of its element.
  const stop = all.keepSheet(plain as unknown as HTMLElement, desk, table.play, () => isRecap.value)
  table.play.release()
  expect(desk.pulled.value).toBe('low')
  isRecap.value = true
  expect(desk.pulled.value).toBe('third')
  desk.pullDown()
  expect(desk.pulled.value).toBe('low')
  isRecap.value = false
  expect(desk.pulled.value).toBe('low')
  stop()
})
