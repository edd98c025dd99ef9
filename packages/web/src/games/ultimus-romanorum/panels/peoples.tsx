/** The peoples: how they stand to Rome and how that came about, how strong they are, whom they follow. */
import type { Language } from '@tabularium/engine'
import type { Session } from '../../../page/session.ts'
import { clauseOf } from '../clauses.ts'
import { board, isSpot, leaders, nameOf, type Position, peoples, unitsOf, whereabouts } from '../position.ts'
import type { Words } from '../words/catalogue.ts'
import type { Dated } from './history.ts'
import { ClauseRef, Heads } from './parts.tsx'

/** On the map. */
function strengthOf(p: Position, people: string): number {
  return unitsOf(people).reduce((sum, { id, full, weak }) => {
    const piece = p.pieces[id]
    if (piece === undefined || !isSpot(whereabouts(p, piece.at))) return sum
    return sum + (piece.weak === true ? weak.pf : full.pf)
  }, 0)
}

function moreOf(p: Position, id: string, w: Words): string {
  const { king, capital, ally } = p.peoples[id] ?? {}
  return [
    king !== undefined && w.king(leaders.get(king)?.name ?? king),
    capital !== undefined && w.capital(nameOf(capital)),
    ally !== undefined && w.ally(peoples.get(ally)?.name ?? ally),
  ]
    .filter((part) => part !== false)
    .join(', ')
}

const CHANGES = ['status', 'alliance', 'capital']

/** The last thing that changed how each people stands. */
function changes(past: readonly Dated[]): ReadonlyMap<string, Dated> {
  return new Map(
    past
      .filter(({ line }) => CHANGES.includes(line.event.type))
      .map((each): [string, Dated] => [String(each.line.event.people), each]),
  )
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
  readonly view: Position
  readonly w: Words
  readonly language: Language
  readonly session: Session
  readonly past: readonly Dated[]
}

export function Peoples({ view, w, language, session, past }: Props) {
  const how = changes(past)
  const all = board.peoples
    .map(({ id, name }) => ({ id, name, status: view.peoples[id]?.status ?? 'peace' }))
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
                {moreOf(view, id, w)}
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
