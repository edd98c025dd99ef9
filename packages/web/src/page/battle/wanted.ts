/** Whether a battle is to be seen: one that could be begun, one that asks, or one that was fought. */
import type { Option } from '../play/options.ts'
import type { Play } from '../play/play.ts'
import type { Session } from '../session/session.ts'

/** The act that waits for a second click, if it is a battle. */
export function pendingBattle({ page: { battles } }: Session, play: Play): Option | null {
  const option = play.pending.value
  return option !== null && battles?.rolls(option.steps.at(-1) ?? '') === true ? option : null
}

export function isWanted(session: Session, play: Play): boolean {
  const { battles } = session.page
  if (battles === undefined) return false
  const question = session.offered.value
  const isWithin = question !== null && battles.isWithin?.(question) === true
  return isWithin || session.fight.value !== null || pendingBattle(session, play) !== null
}
