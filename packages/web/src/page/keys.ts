/** Playing by keyboard: one key for what is done often, and a focus that is never lost. */
import type { Signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { PanelName } from './panels.tsx'
import type { Session } from './session/session.ts'

const OPERATED = 'input, select, textarea, button, a, summary, [role=button]'

/** Whether a key is meant for the page and not for a field or a dialog. */
export function isForPage(event: KeyboardEvent): boolean {
  const { target } = event
  const typing = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
  const held = event.ctrlKey || event.metaKey || event.altKey
  return !typing && !held && document.querySelector('dialog[open]') === null
}

export function useShortcuts(session: Session, panel: Signal<PanelName>): void {
  useEffect(() => {
    const keys: Record<string, () => void> = {
      u: () => void (session.snapshot.value?.canUndo && session.undo()),
      r: () => void (session.snapshot.value?.canRedo && session.redo()),
      l: () => (panel.value = 'log'),
      b: () => (panel.value = 'rules'),
    }
    const onKey = (event: KeyboardEvent) => {
      if (!isForPage(event)) return
      const operates = event.target instanceof Element && event.target.closest(OPERATED) !== null
      if (event.key === ' ' && !operates && (session.showing.value || session.botIsAsked.value)) {
        event.preventDefault()
        session.hurry()
      } else keys[event.key]?.()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [session])
}

/** What the focus goes to when what had it is gone. */
const NEXT = '.lesson button, .ending button, .choices button:not(:disabled, .impossible)'

let byKeys = false
addEventListener('keydown', () => (byKeys = true), true)
addEventListener('pointerdown', () => (byKeys = false), true)

/** For who plays by keyboard: after an action the focus goes to the next thing that can be done. */
export function useFocus(session: Session, lesson: number): void {
  const { value: question } = session.offered
  const over = session.snapshot.value?.outcome !== null
  const noticed = session.notice.value !== null
  useEffect(() => {
    if (!byKeys || session.showing.value) return undefined
    // The browser takes the focus from what is gone only when it has drawn the page.
    const timer = setTimeout(() => {
      const lost = document.activeElement === null || document.activeElement === document.body
      if (lost) document.querySelector<HTMLElement>(NEXT)?.focus()
    }, 50)
    return () => clearTimeout(timer)
  }, [question, over, noticed, lesson, session.showing.value])
}
