/** Why nothing is done at a place. */
import type { Refusal } from '@tabularium/engine/room'
import type { PieceName } from '../board/board-part.ts'
import type { Spot } from '../game-page.ts'
import { language } from '../settings.ts'
import { elsewhere } from './reasons.ts'
import type { Session } from './session.ts'

/** Why nothing can be done there, told beside the map. */
export async function askWhyAt(session: Session, spot: Spot): Promise<void> {
  const { notice, page, question, snapshot } = session
  if (snapshot.value === null || question.value === null) return
  for (const action of page.tries(spot, snapshot.value.view, null)) {
    const refusal = await session.whyNot(action)
    if (refusal === null) continue
    notice.value = { refusal }
    return
  }
}

/** Why that piece does nothing there; null: the table has no reason to give. `isFar`: it does not get there. */
export async function whyNotAt(
  session: Session,
  place: Spot,
  piece: PieceName | null,
  isFar: boolean,
): Promise<Refusal | null> {
  const { only, page, question, snapshot } = session
  if (snapshot.value === null || question.value === null) return null
  const { view } = snapshot.value
  const objection = isFar ? (page.objection?.(place, view, piece, language.value) ?? null) : null
  if (objection !== null) {
    const [message, rule] = objection
    return { code: '', message, rule, clause: null }
  }
  for (const action of page.tries(place, view, piece)) {
    const refusal = await session.whyNot(action)
    if (refusal !== null) return refusal
  }
  return only.value === null ? null : elsewhere()
}
