/** What went wrong on a page without a game; it is shown under the bar, in sight wherever the reader has scrolled. */
import { signal } from '@preact/signals'
import type { Refusal } from '@tabularium/engine/room'
import { Refused } from '../../table/link.ts'
import { ui } from '../settings.ts'

export const trouble = signal<{ readonly heading: string; readonly refusal: Refusal } | null>(null)

/** Does something that may be refused; the page then says so, under that heading. */
export async function attempt(what: () => Promise<void>, heading = ui().error): Promise<void> {
  try {
    trouble.value = null
    await what()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    trouble.value = { heading, refusal: error.refusal }
  }
}
