/** How smoothly a page is drawn: the gaps between its frames, and a page whose table has no thread of its own. */
import type { Page } from 'playwright-core'

/** The gaps between the frames of so many milliseconds, the longest last. */
export async function gapsIn(page: Page, milliseconds: number): Promise<readonly number[]> {
  const gaps = await page.evaluate<number[]>(`new Promise((done) => {
    const gaps = []
    const begun = performance.now()
    let last = begun
    const tick = () => {
      const now = performance.now()
      gaps.push(now - last)
      last = now
      if (now - begun < ${milliseconds}) requestAnimationFrame(tick)
      else done(gaps)
    }
    requestAnimationFrame(tick)
  })`)
  return gaps.sort((a, b) => a - b)
}

/** Half of the time is spent in gaps that are no longer than this. */
export function usual(gaps: readonly number[]): number {
  let left = gaps.reduce((sum, gap) => sum + gap, 0) / 2
  for (const gap of gaps) {
    left -= gap
    if (left <= 0) return gap
  }
  return 0
}

/** Run before the page's own code: the table's worker runs in the page itself, as one that were none. */
export const WITHOUT_WORKER = `{
  const { Worker } = globalThis
  const add = globalThis.addEventListener.bind(globalThis)
  const heard = []
  globalThis.Worker = class extends EventTarget {
    constructor(address) {
      super()
      globalThis.addEventListener = (type, listener) => (type === 'message' ? heard.push(listener) : add(type, listener))
      globalThis.postMessage = (data) => setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })))
      delete globalThis.Worker
      import(address)
    }
    postMessage(data) {
      const copy = structuredClone(data)
      setTimeout(() => heard.forEach((listener) => listener({ data: copy })))
    }
    terminate() {}
  }
}`
