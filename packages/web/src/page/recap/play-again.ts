/** Plays what happened since the reader's last turn once more on the map, and comes back to the present. */

import { asidesOf } from '../log/asides.ts'
import { lookAt, lookAtPresent } from '../session/looking-back.ts'
import type { Session } from '../session/session.ts'

/** How long each step is to be seen, in milliseconds. */
const STEP = 600

/** Space or Esc ends it; so does whatever else goes to another moment. */
function skipped(): { readonly isSkipped: () => boolean; readonly wait: (ms: number) => Promise<void>; end(): void } {
  let skip = false
  let wake = () => {}
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    skip = true
    wake()
  }
  addEventListener('keydown', onKey, true)
  return {
    isSkipped: () => skip,
    wait: (ms) =>
      new Promise((resolve) => {
        wake = resolve
        setTimeout(resolve, ms)
      }),
    end: () => removeEventListener('keydown', onKey, true),
  }
}

export async function playAgain(session: Session): Promise<void> {
  const { recap, playing } = asidesOf(session)
  const { value: found } = recap
  const { page, past, happening } = session
  const told = session.lines.value.filter(({ action }) => found !== null && action >= found.from && action <= found.to)
  const [first] = told
  if (found === null || first === undefined) return
  const { isSkipped, wait, end } = skipped()
  playing.value = first
  try {
    await lookAt(session, Math.max(0, found.from))
    let view = past.value?.view ?? null
    // Where it began is seen first.
    await wait(STEP)
    for (const line of told) {
      if (isSkipped() || view === null || past.value === null) break
      view = session.events.value.reduce(view, line.event)
      past.value = { ...past.value, view }
      playing.value = line
      happening.value = page.places(line.event)
      if (session.telling.value.weight(line.event) > 0) await wait(STEP)
    }
  } finally {
    end()
    playing.value = null
    lookAtPresent(session)
  }
}
