/** The stratagems a player holds and what each does; of the other's, how many. */
import { useSignal } from '@preact/signals'
import type { Clause, Language } from '@tabularium/engine'
import { names } from '@tabularium/ultimus-romanorum/lexicon'
import type { Session } from '../../../page/session.ts'
import { catalogues } from '../catalogues.ts'
import { clausesOf, whose } from '../clauses.ts'
import type { Hand, Position } from '../position.ts'
import { Fold } from './parts.tsx'

const seats = ['first', 'second'] as const

const sizeOf = (hand: Hand): number =>
  typeof hand === 'number' ? hand : Object.values(hand).reduce((sum, count) => sum + count, 0)

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
    const ids = clausesOf[kind] ?? []
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

export function HandPanel({ view, language, session }: { view: Position; language: Language; session: Session }) {
  const w = catalogues[language]
  const viewer = session.viewer.value
  const mine = view.hands[seats[viewer] ?? 'first']
  const theirs = view.hands[seats[1 - viewer] ?? 'second']
  const held = typeof mine === 'number' ? [] : Object.entries(mine)
  return (
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
      <p>{w.opponentHolds(sizeOf(theirs))}</p>
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
