/** The stratagems a player holds and what each does; of the other's, how many. */
import { useSignal } from '@preact/signals'
import type { Clause, Language } from '@tabularium/engine'
import { names } from '@tabularium/ultimus-romanorum/lexicon'
import { clausesOf, handSize, handsOf, type View, whose } from '@tabularium/ultimus-romanorum/shown'
import type { Session } from '../../../page/session/session.ts'
import { catalogues } from '../catalogues.ts'
import { Fold } from './parts.tsx'

function nameOf(stratagem: string, language: Language): string {
  return Object.entries(names[language].stratagem).find(([id]) => id === stratagem)?.[1] ?? stratagem
}

/** What the rules say of it, fetched when it is unfolded. */
function Held({
  kind,
  count,
  language,
  session,
}: {
  kind: string
  count: number
  language: Language
  session: Session
}) {
  const w = catalogues[language]
  const clauses = useSignal<readonly Clause[]>([])
  const read = async () => {
    const ids = clausesOf(kind)
    const all = (await session.page.rules()).flatMap((chapter) => chapter.clauses)
    clauses.value = ids.flatMap((id) => all.find((clause) => clause.id === id) ?? [])
  }
  const isOffered = session.offered.value?.choices.some(({ action }) => action === `play ${kind}`) === true
  return (
    <li>
      <details onToggle={(event) => event.currentTarget.open && void read()}>
        <summary>
          {nameOf(kind, language)}
          {count > 1 && ` × ${count}`} <small>({w.whose[whose(kind)]})</small>
        </summary>
        <ul class="plain">
          {clauses.value.map((clause) => (
            <li key={clause.id}>
              {clause[language]} <small>{clause.id}</small>
            </li>
          ))}
        </ul>
        {!isOffered && session.question.value !== null && (
          <button type="button" class="link" onClick={() => session.askWhy(`play ${kind}`)}>
            {w.whyNot}
          </button>
        )}
      </details>
    </li>
  )
}

export function HandPanel({ view, language, session }: { view: View; language: Language; session: Session }) {
  const w = catalogues[language]
  const { viewer } = session
  const { mine, theirs } = handsOf(view, viewer.value ?? 0)
  const held = typeof mine === 'number' ? [] : Object.entries(mine)
  return (
    <>
      {viewer.value !== null && (
        <>
          <h3>{w.hand}</h3>
          {held.length === 0 ? (
            <p>{w.noHand}</p>
          ) : (
            <ul class="plain hand">
              {held.map(([kind, count]) => (
                <Held key={kind} kind={kind} count={count} language={language} session={session} />
              ))}
            </ul>
          )}
          <p>{w.opponentHolds(handSize(theirs))}</p>
        </>
      )}
      <Fold title={w.unseen}>
        <p class="hint">{w.unseenHint}</p>
        <ul class="plain unseen">
          {Object.entries(view.unseen ?? {}).map(([kind, count]) => (
            <li key={kind}>
              {nameOf(kind, language)}
              {count > 1 && ` × ${count}`} <small>({w.whose[whose(kind)]})</small>
            </li>
          ))}
        </ul>
      </Fold>
    </>
  )
}
