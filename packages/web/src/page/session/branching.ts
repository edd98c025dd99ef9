/** Playing on from a moment of a game: bots wait there until the reader lets them go. */
import { begin } from '../tables.ts'
import type { Session } from './session.ts'

/** The game that was begun so last. */
let waiting: string | undefined

/** Whether the bots of a game that is opened wait: once, when it was just begun. */
export function waits(id: string | undefined): boolean {
  const isSo = id !== undefined && id === waiting
  if (isSo) waiting = undefined
  return isSo
}

/** A new game that goes on from there. */
export const playOnFrom = (session: Session, number: number): Promise<void> =>
  begin(async () => {
    waiting = await session.link.branch(number)
    return waiting
  })
