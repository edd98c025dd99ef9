/** How far a long run has come: a bar on a terminal, a line now and then elsewhere. */

/** The part of `process.stderr` that is used. */
export interface Screen {
  readonly isTTY?: boolean
  write(text: string): unknown
}

/** When to show something first, and how often after that. */
interface Rhythm {
  readonly first: number
  readonly every: number
}

const onTerminal: Rhythm = { first: 100, every: 100 }
const elsewhere: Rhythm = { first: 1000, every: 5000 }

export class Progress {
  readonly #screen: Screen
  readonly #total: number
  readonly #now: () => number
  readonly #started: number
  readonly #rhythm: Rhythm
  #next: number

  constructor(screen: Screen, total: number, now: () => number = () => performance.now()) {
    this.#screen = screen
    this.#total = total
    this.#now = now
    this.#started = now()
    this.#rhythm = screen.isTTY === true ? onTerminal : elsewhere
    this.#next = this.#started + this.#rhythm.first
  }

  update(done: number): void {
    const now = this.#now()
    if (now < this.#next) return
    this.#next = now + this.#rhythm.every
    const text = progressLine(done, this.#total, (now - this.#started) / 1000)
    this.#screen.write(this.#screen.isTTY === true ? `\r\u001b[K${bar(done / this.#total)} ${text}` : `${text}\n`)
  }

  /** Takes the bar away. */
  end(): void {
    if (this.#screen.isTTY === true) this.#screen.write('\r\u001b[K')
  }
}

export function progressLine(done: number, total: number, seconds: number): string {
  const rate = done / seconds
  const left = (total - done) / rate
  return `${done} of ${total} games, ${rate.toPrecision(3)} a second, ${duration(left)} left`
}

const WIDTH = 24

function bar(part: number): string {
  const full = Math.round(part * WIDTH)
  return `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}]`
}

export function duration(seconds: number): string {
  const whole = Math.round(seconds)
  if (whole < 60) return `${whole} s`
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`
}
