/** How figures are written, as the reader's language has them. */
import { language } from '../settings.ts'
import { labWords } from './words/index.ts'

/** With so many digits after the point. */
export const number = (value: number, digits = 0): string =>
  new Intl.NumberFormat(language.value, { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .format(value)
    .replace('-', '−')

export const percent = (share: number, digits = 1): string =>
  `${number(share * 100, digits)}${language.value === 'fr' ? '\u202f' : ''}%`

/** Of a difference: with its sign, in points of a hundred. */
export const signed = (share: number): string => `${share > 0 ? '+' : ''}${percent(share)}`

const SECOND = 1000
const MINUTE = 60
const HOUR = 3600

/** A time in milliseconds, in words; short ones to the second, long ones to the minute. */
export function duration(milliseconds: number): string {
  const w = labWords()
  const seconds = Math.max(1, Math.round(milliseconds / SECOND))
  if (seconds < MINUTE) return w.seconds(seconds)
  if (seconds < HOUR) return w.minutes(Math.floor(seconds / MINUTE), seconds % MINUTE)
  return w.hours(Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE))
}
