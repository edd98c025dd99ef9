/** Tells the reader that it is his turn: in the title and the sign of the window, and by a notice if he has asked for it. */
import { effect, signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isOver } from '../game-page.ts'
import { titled } from '../said.ts'
import type { Session } from '../session/session.ts'
import { onlineWords } from './words/index.ts'

const KEY = 'tabularium.notices'

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on'
  } catch {
    return false
  }
}

/** Whether notices are wanted while the page is open. */
export const wantsNotices = signal(read())

export const mayNotify = (): boolean => 'Notification' in globalThis && Notification.permission !== 'denied'

/** Asked for by the reader alone. False: the browser does not allow it. */
export async function wantNotices(on: boolean): Promise<boolean> {
  const isAllowed = !on || ('Notification' in globalThis && (await Notification.requestPermission()) === 'granted')
  wantsNotices.value = on && isAllowed
  try {
    localStorage.setItem(KEY, wantsNotices.value ? 'on' : 'off')
  } catch {
    // It lasts as long as the page.
  }
  return isAllowed
}

/** The laurels as they are, and with a mark. */
const SIGN = 'link[rel~="icon"]'
const MARKED =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"%3E%3Crect width="32" height="32" rx="7" fill="%232b0f18"/%3E%3Ccircle cx="16" cy="16" r="9" fill="%23e5bb54"/%3E%3C/svg%3E'

function markSign(isMarked: boolean): void {
  for (const sign of document.querySelectorAll<HTMLLinkElement>(SIGN)) {
    sign.dataset.plain ??= sign.href
    sign.href = isMarked ? MARKED : (sign.dataset.plain ?? sign.href)
  }
}

function notify(session: Session): void {
  if (!wantsNotices.peek() || document.visibilityState === 'visible' || !mayNotify()) return
  const { name = '' } = session.snapshot.peek() ?? {}
  try {
    const notice = new Notification(onlineWords().yourTurn, { body: name, tag: location.hash })
    notice.onclick = () => {
      focus()
      notice.close()
    }
  } catch {
    // Phones show notices of service workers alone.
  }
}

/** Whether who looks is asked, and may answer. */
function isTurn(session: Session): boolean {
  const snapshot = session.snapshot.value
  if (snapshot === null || snapshot.viewer === null || isOver(snapshot)) return false
  return snapshot.question?.seat === snapshot.viewer && snapshot.question.choices !== null
}

export function useTurnTold(session: Session): void {
  useEffect(() => {
    let before: boolean | null = null
    const stop = effect(() => {
      const isMine = isTurn(session)
      const name = session.snapshot.value?.name ?? ''
      queueMicrotask(() => {
        document.title = `${isMine ? titled(onlineWords().isMine, '') : ''}${name} · Tabularium`
      })
      markSign(isMine)
      if (isMine && before === false) notify(session)
      before = isMine
    })
    return () => {
      stop()
      markSign(false)
    }
  }, [session])
}
