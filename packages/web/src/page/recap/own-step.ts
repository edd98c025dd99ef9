/** Whose a step is that is shown: the reader's own pieces go quicker than others'. */
import { asidesOf } from '../log/asides.ts'
import { isOwn } from '../log/turns.ts'
import { stepOf } from '../motion.ts'
import type { Session } from '../session/session.ts'

/** How long a step of the reader's own is seen, at normal pace; null: it is another's, which his action may have led to. */
export function ownStep(session: Session, action: number): number | null {
  const { turns, reader } = asidesOf(session)
  const last = turns.value.at(-1)
  const hasLedOn = last?.action === action && last.head !== null && !isOwn(last, session.telling.value, reader.value)
  return session.isOwn(action) && !hasLedOn ? stepOf(session.own.steps) : null
}
