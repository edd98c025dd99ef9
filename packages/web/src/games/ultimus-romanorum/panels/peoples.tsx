/** The peoples: how they stand to Rome, how strong they are, whom they follow. */
import { board, isSpot, leaders, nameOf, type Position, peoples, unitsOf, whereabouts } from '../position.ts'
import type { Words } from '../words/catalogue.ts'

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

export function Peoples({ view, w }: { view: Position; w: Words }) {
  const all = board.peoples
    .map(({ id, name }) => ({ id, name, status: view.peoples[id]?.status ?? 'peace' }))
    .sort((a, b) => Number(a.status === 'peace') - Number(b.status === 'peace'))
  return (
    <table>
      <thead>
        <tr>
          {w.peopleHeads.map((head) =>
            head === '' ? (
              <td key={head} />
            ) : (
              <th key={head} scope="col">
                {head}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {all.map(({ id, name, status }) => (
          <tr key={id}>
            <th scope="row">{view.peoples[id]?.major === true ? name.toUpperCase() : name}</th>
            <td>{w.status[status] ?? status}</td>
            <td>{strengthOf(view, id)}</td>
            <td>{moreOf(view, id, w)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
