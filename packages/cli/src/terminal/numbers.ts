/** How numbers are written for people. */
import type { Interval } from '@tabularium/bots/lab'

export const percent = (part: number) => `${(part * 100).toFixed(2)} %`

export const range = ([low, high]: Interval, write: (x: number) => string) => `${write(low)} to ${write(high)}`
