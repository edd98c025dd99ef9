/** The course of the chances, turn by turn, as a line for each setting. */
import { element, legend, legendHeight, lettering, mark, picture, type Sheet, straight } from './drawing.ts'

export interface CoursePlot {
  readonly words: string
  readonly settings: readonly string[]
  /** By setting. */
  readonly courses: readonly (readonly { readonly turn: number; readonly chance: number }[])[]
  writeShare(share: number): string
}

const [TALL, FOOT, LEFT, RIGHT] = [200, 26, 52, 14]

export function coursePlot({ words, settings, courses, writeShare }: CoursePlot, sheet: Sheet): string {
  const { width, palette } = sheet
  const top = legendHeight(settings) + 8
  const height = top + TALL + FOOT
  const turns = [...new Set(courses.flatMap((course) => course.map(({ turn }) => turn)))].sort((a, b) => a - b)
  const [first = 0, last = 1] = [turns[0], turns.at(-1)]
  const x = (turn: number) => LEFT + ((turn - first) / Math.max(1, last - first)) * (width - LEFT - RIGHT)
  const y = (chance: number) => top + TALL - chance * TALL
  const drawn: string[] = [legend(settings, palette)]
  for (const level of [0, 0.25, 0.5, 0.75, 1]) {
    drawn.push(straight(LEFT, y(level), width - RIGHT, y(level), level === 0.5 ? palette.muted : palette.line))
    drawn.push(lettering(writeShare(level), { x: LEFT - 8, y: y(level) + 4, fill: palette.muted, anchor: 'end' }))
  }
  const every = Math.ceil(turns.length / Math.max(2, Math.floor((width - LEFT) / 52)))
  for (const turn of turns.filter((_, i) => i % every === 0)) {
    drawn.push(lettering(String(turn), { x: x(turn), y: height - 6, fill: palette.muted, anchor: 'middle' }))
  }
  courses.forEach((course, setting) => {
    const points = course.map(({ turn, chance }) => `${x(turn).toFixed(1)},${y(chance).toFixed(1)}`).join(' ')
    const look = setting === 0 ? {} : { 'stroke-dasharray': '7 4' }
    const stroke = palette.settings[setting === 0 ? 0 : 1]
    drawn.push(
      element('polyline', { points, fill: 'none', stroke, 'stroke-width': 3, 'stroke-linejoin': 'round', ...look }),
    )
    const end = course.at(-1)
    if (end !== undefined) drawn.push(mark(x(end.turn), y(end.chance), setting, palette))
  })
  return picture(sheet, height, words, drawn)
}
