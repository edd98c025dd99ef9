/** What went wrong on a page without a game. */
import { Control } from '../control.tsx'
import { reason } from '../reason.ts'
import { ui } from '../settings.ts'
import { trouble } from './trouble.ts'

/** Right under the bar, where the button is that was pressed. */
export function Trouble() {
  const u = ui()
  if (trouble.value === null) return null
  return (
    <div class="refusal trouble" role="alert">
      <p>
        <strong>{trouble.value.heading}.</strong> {reason(trouble.value.refusal)} {u.keptSafe}
      </p>
      <Control icon="close" label={u.close} onClick={() => (trouble.value = null)} />
    </div>
  )
}
