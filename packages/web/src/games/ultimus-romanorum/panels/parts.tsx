/** What several panels are made of. */
import { useSignal } from '@preact/signals'
import type { Language } from '@tabularium/engine'
import type { ComponentChildren } from 'preact'
import type { Session } from '../../../page/session/session.ts'

/** What is in it is made when it is unfolded. */
export function Fold({ title, children }: { title: string; children: ComponentChildren }) {
  const isOpen = useSignal(false)
  return (
    <details class="fold" onToggle={(event) => (isOpen.value = event.currentTarget.open)}>
      <summary>
        <h3>{title}</h3>
      </summary>
      {isOpen.value && children}
    </details>
  )
}

/** A clause by its number; pressed, it says what it says. */
export function ClauseRef({ id, language, session }: { id: string; language: Language; session: Session }) {
  const text = useSignal<string | null>(null)
  const isOpen = useSignal(false)
  const press = async () => {
    isOpen.value = !isOpen.value
    if (!isOpen.value) return
    const clauses = (await session.page.rules()).flatMap((chapter) => chapter.clauses)
    text.value = clauses.find((clause) => clause.id === id)?.[language] ?? null
  }
  return (
    <>
      <button type="button" class="link clause-ref" aria-expanded={isOpen.value} onClick={press}>
        {id}
      </button>
      {isOpen.value && text.value !== null && <span class="clause-text">{text.value}</span>}
    </>
  )
}
