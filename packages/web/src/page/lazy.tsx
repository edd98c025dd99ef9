/** Parts of the page that are loaded when they are first shown. */
import { signal } from '@preact/signals'
import type { ComponentType, FunctionComponent } from 'preact'
import { bringWords } from '../words/spoken.ts'
import { ui } from './settings.ts'

/** When the page has been painted and has nothing more urgent to do. */
export const whenQuiet = () =>
  new Promise<void>((resolve) => {
    const soon = () =>
      'requestIdleCallback' in globalThis ? requestIdleCallback(() => resolve(), { timeout: 300 }) : resolve()
    requestAnimationFrame(() => setTimeout(soon))
  })

export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): FunctionComponent<Props> {
  const part = signal<ComponentType<Props> | 'asked' | 'failed' | null>(null)
  const ask = async () => {
    part.value = 'asked'
    try {
      const loaded = await load()
      // It may have words of its own.
      await bringWords()
      part.value = loaded
    } catch {
      part.value = 'failed'
    }
  }
  return function Later(props: Props) {
    const Part = part.value
    if (Part === null) queueMicrotask(ask)
    if (Part === null || Part === 'asked') return null
    return Part === 'failed' ? <p role="alert">{ui().notLoaded}</p> : <Part {...props} />
  }
}
