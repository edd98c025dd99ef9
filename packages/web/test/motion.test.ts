/** The one table of motion is that of the design, and style takes its times from it alone. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inSmallDocument } from './panel/small-dom.ts'

const src = join(import.meta.dirname, '..', 'src')

type Motion = typeof import('../src/page/motion.ts')
let leave = () => {}
let motion: Motion
let settings: typeof import('../src/page/settings.ts')
beforeAll(async () => {
  leave = inSmallDocument()
  motion = await import('../src/page/motion.ts')
  settings = await import('../src/page/settings.ts')
})
afterAll(() => {
  settings.speed.value = 'instant'
  leave()
})

test('every motion takes the time that it is meant to', () => {
  const times = Object.fromEntries(Object.entries(motion.motions).map(([name, { ms }]) => [name, ms]))
  expect(times).toEqual({
    select: 120,
    'scrim-in': 160,
    'scrim-out': 100,
    step: 220,
    'their-step': 450,
    number: 140,
    panel: 200,
    'battle-die': 900,
    'small-die': 700,
    loss: 260,
    control: 400,
    camera: 350,
  })
  expect(motion.motions.select.easing).toBe('ease-out')
  expect(motion.motions['scrim-in'].easing).toBe('linear')
  expect(motion.motions['scrim-out'].easing).toBe('linear')
  expect(motion.motions.step.easing).toBe('ease-in-out')
  expect(motion.motions['their-step'].easing).toBe('ease-in-out')
  expect(motion.motions.panel.easing).toBe('cubic-bezier(0.2, 0.8, 0.2, 1)')
})

test('a whole way of one’s own takes at most 700 ms', () => {
  expect([1, 2, 3].map((steps) => motion.stepOf(steps))).toEqual([220, 220, 220])
  expect([4, 7].map((steps) => steps * motion.stepOf(steps))).toEqual([700, 700])
})

test('the reader’s pace halves it, doubles it, or takes it away', () => {
  const panel = () => motion.timingOf('panel').duration
  const at = (pace: 'slow' | 'normal' | 'fast' | 'instant') => {
    settings.speed.value = pace
    return panel()
  }
  expect([at('normal'), at('fast'), at('slow'), at('instant')]).toEqual([200, 100, 400, 0])
})

/** What goes on as long as something lasts, and so is no motion of the table. */
const LASTING = /^(beacon|breathe|gates-breathe) /
/** The exchange of camps has the whole window to itself. */
const SCENE = /^crossing /

/** All style, by its file. */
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(join(src, file), 'utf8') }))

/** Each animation and transition of it. */
const moving = sheets.flatMap(({ file, css }) =>
  [...css.matchAll(/(animation|transition):\s*([^;]+);/g)].map(([, how = '', value = '']) => ({ file, how, value })),
)

test('style has no times of its own', () => {
  expect(moving.length).toBeGreaterThan(15)
  const own = moving.filter(
    ({ value }) => !/^none/.test(value) && !LASTING.test(value) && !SCENE.test(value) && /\d+m?s\b/.test(value),
  )
  // The cards of Barbarians at the Gates are lifted and laid by times that stand with them.
  expect(own.filter(({ file }) => !file.includes('gates-hand'))).toEqual([])
})

test('only transform and opacity move', () => {
  const frames = sheets.flatMap(({ css }) =>
    [...css.matchAll(/@keyframes ([\w-]+) \{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)].map(([, name = '', body = '']) => ({
      name,
      moves: [...body.matchAll(/([\w-]+):/g)].map(([, property = '']) => property),
    })),
  )
  expect(frames.length).toBeGreaterThan(8)
  const moves = frames.flatMap(({ name, moves }) => moves.map((property) => `${name}: ${property}`))
  const transitions = moving.filter(({ how, value }) => how === 'transition' && !value.startsWith('none'))
  expect(transitions.length).toBeGreaterThan(1)
  const all = [...moves, ...transitions.map(({ file, value }) => `${file}: ${value.split(' ')[0]}`)]
  expect(all.filter((each) => !/: (transform|opacity)$/.test(each))).toEqual([])
})
