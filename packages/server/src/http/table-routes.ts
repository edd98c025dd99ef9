/** The lobby: tables that are open, one's own, those to watch and those that are over. */
import type { Listing, PersonId, TableCard, TableId } from '@tabularium/online'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusing } from '../refusing.ts'
import type { TableQuery, TableRow } from '../store/store.ts'
import type { Door } from './door.ts'
import { anchored, formed, listing, newTable, publishing, tableId, takeSeat } from './forms.ts'
import { known, personOf } from './people.ts'

const LISTED = 100

/** What is over must not take the room of what is played, be it ever so much. */
function queriesOf(list: Listing, person: PersonId | undefined): readonly TableQuery[] {
  if (list === 'open') return [{ state: ['open'], listed: true, limit: LISTED }]
  if (list === 'watch') return [{ state: ['playing'], listed: true, limit: LISTED }]
  if (list === 'finished') return [{ state: ['over'], published: true, limit: LISTED }]
  if (person === undefined) throw new Refusing('stranger', 'Nobody is known by this device.')
  return [
    { person, state: ['open', 'playing'], limit: 2 * LISTED },
    { person, state: ['over'], limit: LISTED },
  ]
}

/** Who may read a table: whoever has its link while it is played, afterwards who has played, or everybody if they said so. */
export function mayRead({ state, published, seats, owner }: TableRow, person: PersonId | null): boolean {
  if (state !== 'over' || published) return true
  return person !== null && (owner === person || seats.some((seat) => seat.person === person))
}

export function tableRoutes(api: FastifyInstance, { hall }: Door): void {
  const { store } = hall
  const idOf = (request: FastifyRequest): TableId => formed(tableId, Object(request.params).id)

  async function readable(request: FastifyRequest) {
    const table = await hall.table(idOf(request))
    const person = await personOf(store, request)
    if (!mayRead(table.row, person?.id ?? null)) throw new Refusing('missing', 'There is no such table.')
    return { table, person }
  }

  api.get('/api/tables', async (request): Promise<{ tables: readonly TableCard[] }> => {
    const { list } = formed(listing, request.query)
    const person = await personOf(store, request)
    const rows = await Promise.all(queriesOf(list, person?.id).map((query) => store.tables(query)))
    const cards = await hall.cards(rows.flat(), person?.id ?? null)
    const isMine = list === 'mine'
    return { tables: isMine ? [...cards].sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn)) : cards }
  })

  api.post('/api/tables', async (request): Promise<{ id: TableId }> => {
    const wanted = formed(newTable, request.body)
    return { id: await hall.newTable(await known(store, request), wanted) }
  })

  api.get('/api/tables/:id', async (request): Promise<TableCard> => {
    const { table, person } = await readable(request)
    return table.card(person?.id ?? null)
  })

  api.delete('/api/tables/:id', async (request): Promise<null> => {
    const person = await known(store, request)
    await hall.remove(idOf(request), person.id)
    return null
  })

  api.post('/api/tables/:id/seats', async (request): Promise<TableCard> => {
    const { seat, anchor } = formed(takeSeat, request.body)
    const person = await known(store, request)
    const { table } = await readable(request)
    await table.sit(seat, person.id, person.name, anchor)
    return table.card(person.id)
  })

  api.delete('/api/tables/:id/seats/:seat', async (request): Promise<TableCard> => {
    const person = await known(store, request)
    const { table } = await readable(request)
    await table.getUp(Number(Object(request.params).seat), person.id)
    return table.card(person.id)
  })

  api.post('/api/tables/:id/rematch', async (request): Promise<{ id: TableId }> => {
    const { anchor } = formed(anchored, request.body)
    const person = await known(store, request)
    return { id: await hall.rematch(idOf(request), person, anchor) }
  })

  api.post('/api/tables/:id/published', async (request): Promise<TableCard> => {
    const { published } = formed(publishing, request.body)
    const person = await known(store, request)
    const { table } = await readable(request)
    await table.publish(person.id, published)
    return table.card(person.id)
  })

  api.get('/api/tables/:id/file', async (request, reply): Promise<string> => {
    const { table } = await readable(request)
    if (table.row.state !== 'over') throw new Refusing('state', 'The file is given out when the game is over.')
    reply.type('application/json').header('content-disposition', `attachment; filename="${table.row.id}.json"`)
    return table.file()
  })
}
