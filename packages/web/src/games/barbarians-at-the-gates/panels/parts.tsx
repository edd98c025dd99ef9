/** What several panels are made of. */
import { spaceName } from '@tabularium/barbarians-at-the-gates/lexicon'
import type { Language } from '@tabularium/engine'
import type { Session } from '../../../page/session/session.ts'

/** A place by name; pressed, the map shows it. */
export function PlaceLink({ space, language, session }: { space: string; language: Language; session: Session }) {
  return (
    <button type="button" class="link" onClick={() => (session.happening.value = [space])}>
      {spaceName(space, language)}
    </button>
  )
}
