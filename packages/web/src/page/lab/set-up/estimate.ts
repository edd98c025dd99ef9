/** How long the games of a run will take, told by the first of them before it is begun. */
import { useSignal } from '@preact/signals'
import type { Setting } from '@tabularium/bots/lab'
import type { Refusal } from '@tabularium/engine/room'
import { useEffect } from 'preact/hooks'
import type { Hand } from '../../../lab/hand.ts'
import { Refused } from '../../../table/link.ts'

/** Of one game with each setting, in milliseconds; null: it is being measured. */
export type Estimate = { readonly each: number | null } | { readonly refusal: Refusal }

/** How long it is waited until nothing more is changed, how long is measured, and how many games at most. */
const [PAUSE, LONGEST, MOST] = [400, 1200, 8]

/** The first games are slower than the others: what was learnt is not counted. */
export async function measured(hand: Hand, settings: readonly Setting[], now: () => number): Promise<number> {
  await hand.ask('sit', settings)
  const begun = now()
  let each = 0
  for (let from = 0; from < MOST && now() - begun < LONGEST; from++) {
    const before = now()
    await hand.ask('play', { from, games: 1 })
    each = from === 0 ? now() - before : Math.min(each, now() - before)
  }
  return each
}

export function useEstimate(settings: readonly Setting[], hire: () => Hand): Estimate {
  const estimate = useSignal<Estimate>({ each: null })
  const key = JSON.stringify(settings)
  useEffect(() => {
    estimate.value = { each: null }
    if (settings.some(({ bots }) => bots.length === 0)) return
    let hand: Hand | undefined
    const soon = setTimeout(async () => {
      hand = hire()
      try {
        estimate.value = { each: await measured(hand, settings, () => performance.now()) }
      } catch (error) {
        if (error instanceof Refused && error.refusal.code !== 'crash') estimate.value = { refusal: error.refusal }
      }
      hand.end()
    }, PAUSE)
    return () => {
      clearTimeout(soon)
      hand?.end()
    }
  }, [key])
  return estimate.value
}
