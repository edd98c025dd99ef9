/** What is read can be read, in both themes: ratios of contrast worked out from the tokens themselves. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..', 'src')
/** In the order in which they are loaded: the counters' sheet names some colours again. */
const sheet = ['style/tokens.css', 'page/board/counters/counters.css']
  .map((file) => readFileSync(join(source, file), 'utf8'))
  .join('')
  .replace(/\/\*.*?\*\//gs, '')

type Theme = 'light' | 'dark'

/** The colours of a theme by their names; the dark one changes only some. */
function tokensOf(theme: Theme): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [, selector = '', body = ''] of sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selector.includes(':root') || (selector.includes('dark') && theme === 'light')) continue
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*(#[0-9a-f]+);/g)) found.set(name, value)
  }
  return found
}

const tokens: Readonly<Record<Theme, ReadonlyMap<string, string>>> = {
  light: tokensOf('light'),
  dark: tokensOf('dark'),
}

function colour(theme: Theme, name: string): string {
  const value = tokens[theme].get(name)
  if (value === undefined) throw new Error(`there is no colour --${name}`)
  return value.length === 4 ? value.replace(/[0-9a-f]/g, '$&$&') : value
}

/** Relative luminance, as WCAG defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function ratio(theme: Theme, one: string, other: string): number {
  const [a, b] = [luminance(colour(theme, one)), luminance(colour(theme, other))]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const TEXT = 4.5
const SIGN = 3

test.each([
  ['ink', 'paper', 15.2, 14.2],
  ['muted', 'paper', 6.7, 8],
  ['bar-ink', 'bar', 14.3, 15.7],
  ['gilt', 'bar', 9.8, 9.8],
  ['act-ink', 'act', 9.7, 9.3],
  ['rome', 'paper', 7.2, 4.7],
  ['east', 'paper', 7, 6.1],
  ['foed', 'paper', 5.7, 7.5],
  ['usurper', 'paper', 4.9, 6.8],
  ['barb', 'paper', 8.4, 7.2],
  ['good', 'paper', 5.8, 8.4],
  ['ivory', 'counter-rome', 7.2, 7.2],
  ['ivory', 'counter-east', 7.1, 7.1],
  ['ivory', 'counter-foed', 5.8, 5.8],
  ['ivory', 'counter-usurper', 4.9, 4.9],
  ['ivory', 'counter-barb', 8.5, 8.5],
  ['name-ink', 'land', 12.4, 10.6],
  ['sea-ink', 'sea', 4.9, 7.1],
  ['ink', 'paper2', TEXT, TEXT],
  ['muted', 'paper2', TEXT, TEXT],
  ['act', 'paper', TEXT, TEXT],
  ['ivory', 'emperor-diocletian', TEXT, TEXT],
  ['ivory', 'emperor-constantius', TEXT, TEXT],
  ['ivory', 'emperor-maximian', TEXT, TEXT],
  ['select-edge', 'emperor-galerius', 8.5, 8.5],
])('%s is read on %s: at least %d by day, %d by lamplight', (text, ground, light, dark) => {
  const [day, lamplight] = [ratio('light', text, ground), ratio('dark', text, ground)]
  expect(Math.min(day, lamplight)).toBeGreaterThanOrEqual(TEXT)
  // Told to one decimal.
  expect(day).toBeGreaterThan(light - 0.06)
  expect(lamplight).toBeGreaterThan(dark - 0.06)
})

test.each([
  ['edge', 'paper'],
  ['select', 'select-edge'],
  ['focus', 'focus-ground'],
  ['pip', 'paper'],
])('%s is told apart from %s', (sign, ground) => {
  for (const theme of ['light', 'dark'] as const) expect(ratio(theme, sign, ground)).toBeGreaterThanOrEqual(SIGN)
})
