/** Asks what a bot would do. */
import { Control } from '../control.tsx'
import { bringCounsel } from '../play/bring-counsel.ts'
import type { Play } from '../play/play.ts'
import { ui } from '../settings.ts'

export const HintButton = ({ play }: { play: Play }) => (
  <Control
    icon="hint"
    label={ui().hint}
    named
    disabled={play.session.offered.value === null || play.advice.value === 'asked'}
    onClick={() => void bringCounsel().then(({ hint }) => hint(play))}
  />
)
