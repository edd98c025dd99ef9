/** The peoples: how they stand to Rome and how that came about, how strong they are, whom they follow. */
import type { Language } from '@tabularium/engine'
import { clauseOf } from '@tabularium/ultimus-romanorum/clauses'
import { board, nameOf, peoples, statusOf, strengthOf, type View } from '@tabularium/ultimus-romanorum/shown'
import type { Session } from '../../../page/session/session.ts'
import { Heads } from '../../../page/table-heads.tsx'
import { leaderNamed } from '../names.ts'
import type { Words } from '../words/catalogue.ts'
import type { Dated } from './history.ts'
import { ClauseRef } from './parts.tsx'

function moreOf(view: View, id: string, w: Words, language: Language): string {
  const { king, capital, ally } = view.peoples[id] ?? {}
  return [
    king !== undefined && w.king(leaderNamed(king, language)),
    capital !== undefined && w.capital(nameOf(capital)),
    ally !== undefined && w.ally(peoples.get(ally)?.name ?? ally),
  ]
    .filter((part) => part !== false)
    .join(', ')
}

/** The people whose standing an event changes. */
function changedBy({ line: { event } }: Dated): string | null {
  return event.type === 'status' || event.type === 'alliance' || event.type === 'capital' ? event.people : null
}

/** The last thing that changed how each people stands. */
function changes(past: readonly Dated[]): ReadonlyMap<string | null, Dated> {
  return new Map(past.map((each) => [changedBy(each), each]))
}

/** At peace it has always been, unless something is told. */
function How({
  change,
  isAtPeace,
  w,
  language,
  session,
}: {
  change: Dated | undefined
  isAtPeace: boolean
  w: Words
  language: Language
  session: Session
}) {
  if (change === undefined) return isAtPeace ? null : <small>{w.sinceStart}</small>
  const { year, line } = change
  const clause = clauseOf(line.event)
  return (
    <small>
      {`${year}: ${line.words} `}
      {clause !== null && <ClauseRef id={clause} language={language} session={session} />}
    </small>
  )
}

interface Props {
  readonly view: View
  readonly w: Words
  readonly language: Language
  readonly session: Session
  readonly past: readonly Dated[]
}

export function Peoples({ view, w, language, session, past }: Props) {
  const how = changes(past)
  const all = board.peoples
    .map(({ id, name }) => ({ id, name, status: statusOf(view, id) }))
    .sort((a, b) => Number(a.status === 'peace') - Number(b.status === 'peace'))
  return (
    <>
      <table>
        <Heads heads={w.peopleHeads} />
        <tbody>
          {all.map(({ id, name, status }) => (
            <tr key={id}>
              <th scope="row">{view.peoples[id]?.major === true ? name.toUpperCase() : name}</th>
              <td>{w.status[status] ?? status}</td>
              <td>{strengthOf(view, id)}</td>
              <td>
                {moreOf(view, id, w, language)}
                <How change={how.get(id)} isAtPeace={status === 'peace'} w={w} language={language} session={session} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="hint">{w.majors}</p>
    </>
  )
}
