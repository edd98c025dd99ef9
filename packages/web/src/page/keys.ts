/** Playing by keyboard: one key for what is done often, and a focus that is never lost. */
import type { Signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Camera } from './board/camera.ts'
import { isByKeys } from './by-keys.ts'
import type { Desk } from './frame/desk.ts'
import { lateNow } from './late-part.ts'
import { bringLate } from './later.ts'
import type { Play } from './play/play.ts'
import type { Session } from './session/session.ts'

/** Whether a key is meant for the page and not for a field or a dialog. */
export function isForPage(event: KeyboardEvent): boolean {
  const { target } = event
  const typing =
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
  const held = event.ctrlKey || event.metaKey || event.altKey
  return !typing && !held && document.querySelector('dialog[open]') === null
}

export interface Table {
  readonly session: Session
  readonly play: Play
  readonly desk: Desk
  readonly camera: Signal<Camera | null>
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector)

/** A key that comes before the page knows what it does is remembered. */
export function useShortcuts(table: Table): void {
  const { session, play } = table
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isForPage(event) || event.defaultPrevented) return
      const here = lateNow()
      if (here !== null) here.pressKey(table, event)
      else void bringLate().then(({ pressKey }) => pressKey(table, event))
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [session, play])
}

/** What the focus goes to when what had it is gone. */
const NEXT = [
  '.lesson button',
  '.ending button',
  '#actions [aria-pressed=true]',
  '#actions [data-actor]',
  '#actions [tabindex="0"]',
  '.prompt .choice',
]

/** For who plays by keyboard: after an action the focus goes to the next thing that can be done. */
export function useFocus(session: Session, lesson: number): void {
  const { value: question } = session.offered
  const over = session.snapshot.value?.outcome !== null
  const noticed = session.notice.value !== null
  useEffect(() => {
    if (!isByKeys() || session.showing.value) return undefined
    // The browser takes the focus from what is gone only when it has drawn the page.
    const timer = setTimeout(() => {
      const lost = document.activeElement === null || document.activeElement === document.body
      const next = NEXT.map(find).find((element) => element !== null)
      if (lost) next?.focus()
    }, 50)
    return () => clearTimeout(timer)
  }, [question, over, noticed, lesson, session.showing.value])
}
