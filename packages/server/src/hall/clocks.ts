/** Who has how much time left. All of it is time served: a clock rests while no server runs. */
import type { Seat } from '@tabularium/engine'
import type { Pace } from '@tabularium/online'
import type { Clocks } from '../store/store.ts'

const DAY = 24 * 60 * 60 * 1000

/** Everybody has his time, and nobody's runs yet; null: there are no clocks. */
export function newClocks(pace: Pace, seats: number, served: number): Clocks | null {
  if (pace.kind === 'none') return null
  const left = pace.kind === 'live' ? pace.total : pace.days * DAY
  return { left: new Array<number>(seats).fill(left), running: null, since: served }
}

/** What a seat has left now. */
export function leftTo(clocks: Clocks, seat: Seat, served: number): number | null {
  const left = clocks.left[seat] ?? null
  if (left === null) return null
  return seat === clocks.running ? Math.max(0, left - (served - clocks.since)) : left
}

/** From now on the clock of that seat runs, or none: what has run so far is used up, and who has done his turn gets more. */
export function turned(clocks: Clocks, pace: Pace, asked: Seat | null, served: number): Clocks {
  if (asked === clocks.running) return clocks
  const left = clocks.left.map((_, seat) => {
    const now = leftTo(clocks, seat, served)
    if (now === null) return null
    if (pace.kind === 'days') return seat === asked ? pace.days * DAY : now
    return pace.kind === 'live' && seat === clocks.running ? now + pace.increment : now
  })
  return { left, running: asked, since: served }
}

/** A seat that somebody else plays from now on has no clock any more. */
export function withoutClock(clocks: Clocks, seat: Seat, served: number): Clocks {
  const left = clocks.left.map((_, each) => (each === seat ? null : leftTo(clocks, each, served)))
  return { left, running: clocks.running, since: served }
}

/** When, by time served, the clock that runs will have run out; null: none does. */
export function runsOut(clocks: Clocks | null): number | null {
  if (clocks === null || clocks.running === null) return null
  const left = clocks.left[clocks.running] ?? null
  return left === null ? null : clocks.since + left
}
