/** What a bot would do, and why. */
import { ControlIcon } from '../control.tsx'
import type { Play } from '../play/play.ts'
import { ui } from '../settings.ts'

export function Advice({ play }: { play: Play }) {
  const advice = play.advice.value
  if (advice === null || advice === 'asked') return null
  return (
    <p class="advice" role="status">
      <ControlIcon icon="hint" />
      <span>{advice === 'none' ? ui().noHint : advice.words}</span>
    </p>
  )
}
