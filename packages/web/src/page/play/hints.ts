/** What a bot would do. */
import { batch } from '@preact/signals'
import type { Play } from './play.ts'

/** Asks a bot of the table's level, and shows what it would do. */
export async function hint(play: Play): Promise<void> {
  const { advice, previewed, session } = play
  if (session.offered.value === null || advice.value === 'asked') return
  const length = session.snapshot.value?.length
  advice.value = 'asked'
  const found = await session.link.hint().catch(() => null)
  if (session.snapshot.value?.length !== length) return
  batch(() => {
    if (found?.piece != null && play.canAct(found.piece)) play.select(found.piece)
    previewed.value = found?.place ?? null
    advice.value = found ?? 'none'
  })
}
