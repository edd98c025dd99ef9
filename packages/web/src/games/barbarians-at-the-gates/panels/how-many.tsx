/** How many CU go: a stepper with all as default, and the one button that says so. */
import { useSignal } from '@preact/signals'
import type { Choice } from '@tabularium/engine/room'
import { useEffect } from 'preact/hooks'
import { ui } from '../../../page/settings.ts'

interface Props {
  readonly choices: readonly Choice[]
  readonly legend: string
  readonly onChoose: (action: string) => void
}

export function HowMany({ choices, legend, onChoose }: Props) {
  const numbers = choices.flatMap(({ number }) => (number === undefined ? [] : [number]))
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  const number = useSignal(most)
  useEffect(() => {
    number.value = most
  }, [least, most, legend])
  if (numbers.length === 0) return null
  const now = Math.min(most, Math.max(least, number.value))
  const words = choices.find((choice) => choice.number === now)?.words
  return (
    <div class="gates-how-many">
      {most > least && (
        <fieldset class="stepper">
          <legend>{legend}</legend>
          <button
            type="button"
            aria-label={ui().fewer}
            disabled={now <= least}
            onClick={() => (number.value = now - 1)}
          >
            −
          </button>
          <output aria-live="polite">{now}</output>
          <button type="button" aria-label={ui().more} disabled={now >= most} onClick={() => (number.value = now + 1)}>
            +
          </button>
        </fieldset>
      )}
      <div class="uses-buttons">
        <button
          type="button"
          class="choice primary"
          data-action={`take ${now}`}
          onClick={() => onChoose(`take ${now}`)}
        >
          {words ?? now}
        </button>
      </div>
    </div>
  )
}
