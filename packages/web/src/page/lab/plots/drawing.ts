/** What plots are drawn with: SVG as text, the same on the page and in a file. */

export interface Palette {
  readonly ink: string
  readonly muted: string
  readonly line: string
  readonly paper: string
  /** By setting. */
  readonly settings: readonly [first: string, second: string]
}

/** As the page's theme has it. */
export const onPage: Palette = {
  ink: 'var(--ink)',
  muted: 'var(--muted)',
  line: 'var(--line)',
  paper: 'var(--paper)',
  settings: ['var(--rome)', 'var(--barb)'],
}

/** In a file, which knows no theme: as by day. */
export const inFile: Palette = {
  ink: '#241b12',
  muted: '#62533c',
  line: '#cdbd98',
  paper: '#f8f2e4',
  settings: ['#9c1c31', '#124c60'],
}

/** How large a plot is, and its colours. */
export interface Sheet {
  readonly width: number
  readonly palette: Palette
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

type Attributes = Readonly<Record<string, string | number>>

/** Whole tenths are exact enough. */
const written = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 10) / 10) : escaped(value)

export const element = (name: string, attributes: Attributes, inside = ''): string => {
  const all = Object.entries(attributes).map(([key, value]) => ` ${key}="${written(value)}"`)
  return inside === '' ? `<${name}${all.join('')}/>` : `<${name}${all.join('')}>${inside}</${name}>`
}

export interface Lettering {
  readonly x: number
  readonly y: number
  readonly fill: string
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly weight?: number
}

export const lettering = (words: string, { x, y, fill, anchor = 'start', weight = 500 }: Lettering): string =>
  element('text', { x, y, fill, 'text-anchor': anchor, 'font-size': 13, 'font-weight': weight }, escaped(words))

export const straight = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  stroke: string,
  more: Attributes = {},
): string => element('line', { x1, y1, x2, y2, stroke, ...more })

/** The whole picture; `words` tell it to who does not see it. */
export function picture({ width, palette }: Sheet, height: number, words: string, inside: readonly string[]): string {
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${Math.round(width)} ${Math.round(height)}`,
    width: Math.round(width),
    height: Math.round(height),
    role: 'img',
    'aria-label': words,
    'font-family': 'Inter, system-ui, sans-serif',
  }
  const ground = palette === inFile ? element('rect', { width, height, fill: palette.paper }) : ''
  return element('svg', attributes, ground + inside.join(''))
}

/** Circle for the first setting, diamond for the second: colour alone tells nothing. */
export function mark(x: number, y: number, setting: number, palette: Palette): string {
  const fill = palette.settings[setting === 0 ? 0 : 1]
  return setting === 0
    ? element('circle', { cx: x, cy: y, r: 5.5, fill })
    : element('path', { d: `M${written(x)} ${written(y - 7)}l7 7l-7 7l-7-7z`, fill })
}

/** What each mark means, in a row; nothing where there is but one setting. */
export function legend(settings: readonly string[], palette: Palette): string {
  if (settings.length < 2) return ''
  const marks = settings.map((words, i) => {
    const x = i === 0 ? 8 : 24 + 8 * (settings[0] ?? '').length
    return mark(x, 10, i, palette) + lettering(words, { x: x + 12, y: 14.5, fill: palette.ink })
  })
  return marks.join('')
}

/** Room for the legend. */
export const legendHeight = (settings: readonly string[]): number => (settings.length < 2 ? 0 : 28)
