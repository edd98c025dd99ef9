/** Where the round buttons of a small screen lie. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inSmallDocument } from './panel/small-dom.ts'

let leave = () => {}
let cornerFor: typeof import('../src/page/frame/round-buttons.ts').cornerFor
let besides: typeof import('../src/page/frame/round-buttons.ts').besides
beforeAll(async () => {
  leave = inSmallDocument()
  ;({ cornerFor, besides } = await import('../src/page/frame/round-buttons.ts'))
})
afterAll(() => leave())

const ALL = ['right', 'left', 'top-right', 'top-left'] as const
const frame = { width: 390, height: 500 }
/** In the lower right, the lower left, the upper right. */
const [RIGHT, LEFT, TOP] = [
  [360, 430],
  [30, 430],
  [360, 60],
] as const

test('they stay where nothing is under them', () => {
  expect(cornerFor('right', ALL, frame, [[200, 250]])).toBe('right')
  expect(cornerFor('top-right', ALL, frame, [LEFT, RIGHT])).toBe('top-right')
})

test('they leave a corner where something can be done for the next that is free', () => {
  expect(cornerFor('right', ALL, frame, [RIGHT])).toBe('left')
  expect(cornerFor('right', ALL, frame, [RIGHT, LEFT])).toBe('top-right')
  expect(cornerFor('right', ['right', 'top-right'], frame, [RIGHT])).toBe('top-right')
})

test('where something is under them in every corner, they lie where least is', () => {
  const everywhere = [RIGHT, RIGHT, LEFT, TOP, TOP, [30, 60], [30, 60]] as const
  expect(cornerFor('right', ALL, frame, everywhere)).toBe('left')
})

test('where the sheet is a column, they lie beside it, and leave what is under them there', () => {
  const column = besides('column', { width: 844, height: 342 }, 390)
  expect(cornerFor('right', ALL, column, [[510, 280]])).toBe('left')
  // Under the column and under a sheet of that height, which is not there.
  expect(cornerFor('right', ALL, column, [[820, 280]])).toBe('right')
  expect(besides('sheet', { width: 390, height: 796 }, 96)).toEqual({ width: 390, height: 700 })
})
