/**
 * What was to be seen when the reader left a table. Coming back he sees it at once, and can look around and choose, while
 * the table is still being fetched; what he does meanwhile waits for it. Read once: afterwards only the table is believed.
 */
import type { Snapshot, Update } from '../table/protocol.ts'
import type { Session } from './session/session.ts'
import { wanted } from './settings.ts'

const KEY = 'tabularium.left'

interface Left {
  /** The build that wrote it: another one may mean something else by it. */
  readonly build: string
  readonly language: string
  readonly update: Update
}

const build = import.meta.url

const wholeOf = ({ what }: Update): Snapshot | null => ('whole' in what ? what.whole : null)

/** What was left at that table, if that was the last one and this page can read it. */
export function takeLeft(id: string): Update | null {
  try {
    const text = localStorage.getItem(KEY)
    localStorage.removeItem(KEY)
    const left: Left | null = JSON.parse(text ?? 'null')
    const isMeant = left?.build === build && left.language === wanted.peek() && wholeOf(left.update)?.id === id
    return isMeant ? left.update : null
  } catch {
    return null
  }
}

/** Where hands are hidden and several people share the screen, nobody is believed to be there when they come back. */
const isOpenToAll = ({ page }: Session, { seats }: Snapshot): boolean =>
  page.secrets === undefined || seats.filter(({ player }) => player === 'person').length < 2

/** Keeps what the table has sent, until it is left. A storage that is full or forbidden makes the next visit slower. */
export function keepLeft(session: Session): () => void {
  const keep = () => {
    const { recent } = session.link.mirror
    const snapshot = recent === null ? null : wholeOf(recent)
    if (recent === null || snapshot === null || !snapshot.kept || !isOpenToAll(session, snapshot)) return
    const left: Left = { build, language: wanted.peek(), update: recent }
    try {
      localStorage.setItem(KEY, JSON.stringify(left))
    } catch {}
  }
  addEventListener('pagehide', keep)
  return () => removeEventListener('pagehide', keep)
}
