/** How many: all unless one says otherwise. */
import type { Signal } from '@preact/signals'
import { ui } from '../settings.ts'

interface Props {
  /** In rising order. */
  readonly numbers: readonly number[]
  /** null: all. */
  readonly number: Signal<number | null>
}

export function Stepper({ numbers, number }: Props) {
  const u = ui()
  const most = numbers.at(-1) ?? 0
  const now = number.value ?? most
  const at = Math.max(0, numbers.indexOf(now))
  const step = (by: number) => {
    const next = numbers[at + by]
    if (next !== undefined) number.value = next === most ? null : next
  }
  return (
    <fieldset class="stepper">
      <legend class="sr">{u.howMany}</legend>
      <button type="button" aria-label={u.fewer} disabled={at === 0} onClick={() => step(-1)}>
        −
      </button>
      <output>{now}</output>
      <button type="button" aria-label={u.more} disabled={at === numbers.length - 1} onClick={() => step(1)}>
        +
      </button>
      <span>{u.ofAll(now, most)}</span>
    </fieldset>
  )
}
