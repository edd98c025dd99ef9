/** Clocks that tick on the page: what was left when the server read them, less what has passed since. */
import { signal } from '@preact/signals'
import type { Seat } from '@tabularium/engine'
import type { OnlinePart } from '@tabularium/online'
import { onlineWords } from './words/index.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Milliseconds since 1970, a little behind: read by whoever shows a clock. */
export const tick = signal(Date.now())

let showing = 0
let timer: ReturnType<typeof setInterval> | undefined

/** Ticks as long as somebody looks. */
export function keepTicking(): () => void {
  showing++
  timer ??= setInterval(() => (tick.value = Date.now()), SECOND / 2)
  tick.value = Date.now()
  return () => {
    showing--
    if (showing > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** What a seat has left at a moment; null: it has no clock. `heardAt`: when the clocks were told, by this device's clock. */
export function leftAt({ seats, running, pace }: OnlinePart, seat: Seat, heardAt: number, now: number): number | null {
  const { left, away } = seats[seat] ?? { left: null, away: null }
  if (left === null) return null
  const rests = pace.kind === 'days' && away !== null
  return seat === running && !rests ? Math.max(0, left - Math.max(0, now - heardAt)) : left
}

const two = (number: number): string => String(number).padStart(2, '0')

/** "2 d 5 h", "1:05:09", "4:59". */
export function clockWords(milliseconds: number): string {
  const w = onlineWords()
  if (milliseconds >= DAY) {
    return `${w.days(Math.floor(milliseconds / DAY))} ${w.hours(Math.floor((milliseconds % DAY) / HOUR))}`
  }
  const seconds = Math.ceil(milliseconds / SECOND)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
