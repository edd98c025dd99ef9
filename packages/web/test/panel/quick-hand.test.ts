/** A hand that is quicker than the table: what is pressed before the table has answered is not lost. */
import { setImmediate } from 'node:timers/promises'
import { tetrarchia } from '@tabularium/tetrarchia'
import { position } from '@tabularium/tetrarchia/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inSmallDocument } from './small-dom.ts'
import { type NodeTable, openTable, type PageModules, pageModules } from './table-in-node.ts'

let leave = () => {}
let page: PageModules
beforeAll(async () => {
  leave = inSmallDocument()
  page = await pageModules()
})
afterAll(() => leave())

let table: NodeTable
beforeEach(async () => {
  const drawn = position({
    turn: 'galerius',
    ip: 6,
    emperors: { galerius: 'pannonia-inferior', diocletian: 'macedonia' },
    tokens: { revolt: ['noricum'] },
    armies: [['ILLYRICVM', 'noricum']],
  })
  const setup = {
    game: 'tetrarchia',
    options: drawn.table.options,
    position: tetrarchia.write(drawn.state),
    players: ['person'],
  } as const
  table = await openTable(page, tetrarchia, setup, 'quick hand', () => setImmediate())
})

const length = () => table.session.snapshot.value?.length
const notice = () => table.session.notice.value

test('an undo takes back what the table has not even answered', async () => {
  const { session } = table
  expect(session.mayUndo.value).toBe(false)
  const act = session.act('move pannonia-superior')
  expect(session.mayUndo.value).toBe(true)
  const undo = session.undo()
  expect(await act).toBe(true)
  expect(length()).toBe(1)
  expect(await undo).toBe(true)
  expect(length()).toBe(0)
  expect(session.doing.value).toBeNull()
  expect(session.mayUndo.value).toBe(false)
})

test('two undos take back two actions, and a redo does one of them again', async () => {
  const { session } = table
  await session.act('move pannonia-superior')
  await session.act('secure')
  const pressed = [session.undo(), session.undo(), session.redo()]
  expect(await Promise.all(pressed)).toEqual([true, true, true])
  expect(length()).toBe(1)
})

test('what rolls a die is not taken back: it says why', async () => {
  const { session } = table
  await session.act('move pannonia-superior')
  const [act, undo] = [session.act('attack noricum'), session.undo()]
  expect(await act).toBe(true)
  expect(await undo).toBe(false)
  expect(length()).toBe(2)
  expect(notice()).toMatchObject({ refusal: { message: 'A die was rolled.' } })
})

test('with nothing to take back, it says so', async () => {
  expect(await table.session.undo()).toBe(false)
  expect(notice()).toMatchObject({ refusal: { message: 'Nothing to undo yet.' } })
  expect(await table.session.redo()).toBe(false)
})

test('a place that is clicked meanwhile is gone to afterwards', async () => {
  const { play, session } = table
  const undone = session.act('move pannonia-superior').then(() => session.undo())
  play.go('pannonia-superior')
  await undone
  for (let waits = 0; waits < 100 && length() !== 1; waits++) await setImmediate()
  expect(length()).toBe(1)
})
