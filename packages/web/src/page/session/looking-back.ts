/** Looking at an earlier moment of a game, and back at the present. */
import { batch } from '@preact/signals'
import { refusalOf } from './reasons.ts'
import type { Session } from './session.ts'

export async function lookAt(session: Session, number: number): Promise<void> {
  const { happening, lines, link, lookingAt, notice, page, past: shown, snapshot } = session
  batch(() => {
    lookingAt.value = number
    notice.value = null
    const latest = lines.value.filter((line) => line.action === number - 1)
    happening.value = latest.flatMap((line) => page.places(line.event))
  })
  session.goOn()
  try {
    const past = await link.at(number)
    if (lookingAt.value === number && past.viewer === snapshot.value?.viewer) shown.value = past
  } catch (error) {
    notice.value = { refusal: refusalOf(error) }
  }
}

export function lookAtPresent(session: Session): void {
  const { happening, lookingAt, past } = session
  batch(() => {
    lookingAt.value = null
    past.value = null
    happening.value = []
  })
  session.goOn()
}
