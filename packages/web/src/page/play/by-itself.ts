/** What the page does for the reader because he wants it so. It is logged and can be taken back; then it is left to him. */
import { effect, type Signal, untracked } from '@preact/signals'
import type { Session } from '../session/session.ts'

/** Returns how to stop. */
export function actByItself(session: Session, only: Signal<readonly string[] | null>): () => void {
  let done = -1
  return effect(() => {
    const question = session.offered.value
    const view = session.view.value
    const snapshot = session.snapshot.value
    if (question === null || view === null || snapshot === null || only.value !== null) return
    if (snapshot.canRedo || snapshot.length === done) return
    const action =
      session.page.byItself?.(
        view,
        question,
        untracked(() => session.told.value),
      ) ?? null
    if (action === null || !question.choices.some((choice) => choice.action === action)) return
    done = snapshot.length
    untracked(() => {
      session.itself.value = [...session.itself.value, done]
      void session.act(action)
    })
  })
}
