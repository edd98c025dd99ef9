import { expect, test } from 'vitest'
import { styleFor } from '../src/terminal/style.ts'

test('colour on a terminal', () => {
  expect(styleFor({ isTTY: true }, {}).strong('ROMA')).toBe('\u001b[1mROMA\u001b[0m')
  expect(styleFor({ isTTY: true }, { NO_COLOR: '' }).strong('ROMA')).not.toBe('ROMA')
})

test.each([
  ['no terminal', false, {}],
  ['NO_COLOR', true, { NO_COLOR: '1' }],
  ['a terminal that has none', true, { TERM: 'dumb' }],
])('no colour: %s', (_, isTTY, env) => {
  expect(styleFor({ isTTY }, env).strong('ROMA')).toBe('ROMA')
})
