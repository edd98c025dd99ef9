/** One page at a time has a game, or a run of the laboratory. */

/** A page that is being reloaded lets its game go only when it is gone. */
const RELOADING = 2000

/** What lets it go again; null: another page has it. */
export function claim(id: string): Promise<(() => void) | null> {
  return new Promise((held) => {
    // Missing where the page came over plain http from another machine.
    if (!('locks' in navigator)) return held(() => {})
    navigator.locks
      .request(`tabularium ${id}`, { signal: AbortSignal.timeout(RELOADING) }, () => new Promise<void>(held))
      .catch(() => held(null))
  })
}
