/** How much one address or one person may ask for: a bucket each, which fills again by itself. */
import { isIPv6 } from 'node:net'

interface Bucket {
  left: number
  at: number
}

export class Limits {
  readonly #buckets = new Map<string, Bucket>()
  readonly #most: number
  readonly #perSecond: number
  readonly #now: () => number

  constructor(most: number, perSecond: number, now: () => number = Date.now) {
    this.#most = most
    this.#perSecond = perSecond
    this.#now = now
  }

  /** Takes so much; 0: it is there, otherwise after how many seconds it will be. */
  take(who: string, much = 1): number {
    const now = this.#now()
    const bucket = this.#buckets.get(who) ?? { left: this.#most, at: now }
    bucket.left = Math.min(this.#most, bucket.left + ((now - bucket.at) / 1000) * this.#perSecond)
    bucket.at = now
    if (bucket.left < much) return Math.ceil((much - bucket.left) / this.#perSecond)
    bucket.left -= much
    this.#buckets.set(who, bucket)
    if (this.#buckets.size > 10_000) this.#forgetFull(now)
    return 0
  }

  #forgetFull(now: number): void {
    for (const [who, { left, at }] of this.#buckets) {
      if (left + ((now - at) / 1000) * this.#perSecond >= this.#most) this.#buckets.delete(who)
    }
  }
}

/** Somebody has a whole /64 of IPv6 to himself. */
export function addressKey(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address
  const [head = '', tail = ''] = address.split('::')
  const groups = head.split(':').filter((group) => group !== '')
  const rest = tail.split(':').filter((group) => group !== '')
  const zeros = new Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0')
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':')
}
