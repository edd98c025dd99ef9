/** How many CU go: each number is a button while they are few, all of them the filled one; else a stepper with all as default. */
import { useSignal } from '@preact/signals'
import type { Choice } from '@tabularium/engine/room'
import { useEffect } from 'preact/hooks'
import { ui } from '../../../page/settings.ts'
import { isRow } from './row.ts'

interface Props {
  readonly choices: readonly Choice[]
  readonly legend: string
  /** How many other buttons the panel has. */
  readonly besides: number
  readonly onChoose: (action: string) => void
}

interface CountedProps extends Omit<Props, 'besides'> {
  readonly numbers: readonly number[]
}

/** One press says how many. */
function Row({ choices, numbers, legend, onChoose }: CountedProps) {
  const most = Math.max(...numbers)
  return (
    <fieldset class="gates-numbers-row">
      <legend>{legend}</legend>
      {numbers.map((number) => {
        const words = choices.find((choice) => choice.number === number)?.words
        return (
          <button
            key={number}
            type="button"
            class={number === most ? 'choice primary' : 'choice'}
            data-action={`take ${number}`}
            aria-label={words}
            title={words}
            onClick={() => onChoose(`take ${number}`)}
          >
            {number}
          </button>
        )
      })}
    </fieldset>
  )
}

function Stepped({ choices, numbers, legend, onChoose }: CountedProps) {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  const number = useSignal(most)
  useEffect(() => {
    number.value = most
  }, [least, most, legend])
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

export function HowMany({ besides, ...props }: Props) {
  const numbers = props.choices.flatMap(({ number }) => (number === undefined ? [] : [number])).sort((a, b) => a - b)
  if (numbers.length === 0) return null
  const Part = isRow(numbers.length, besides) ? Row : Stepped
  return <Part {...props} numbers={numbers} />
}
