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

/** A new game that goes on from there, under a name that says where it began. */
export const playOnFrom = (session: Session, number: number, name: string): Promise<void> =>
  begin(async () => {
    const id = await session.link.branch(number)
    waiting = id
    // A name that is not taken is no reason not to play.
    await session.link.rename(id, name).catch(() => {})
    return id
  })
