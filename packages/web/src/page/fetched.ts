/** What is fetched when it is first wanted, and drawn once it is here: nothing waits for it. */
import { signal } from '@preact/signals'

/** Undefined: it is not here yet. What could not be had is asked for again by whoever wants it next. */
export function fetched<T>(load: () => Promise<T>): () => T | undefined {
  const here = signal<T | undefined>(undefined)
  let isAsked = false
  const ask = async () => {
    try {
      here.value = await load()
    } catch {
      isAsked = false
    }
  }
  return () => {
    if (here.value === undefined && !isAsked) {
      isAsked = true
      queueMicrotask(ask)
    }
    return here.value
  }
}
