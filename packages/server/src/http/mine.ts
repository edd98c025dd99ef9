/** All that is somebody's own: to be had as one file, and to be deleted. */
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Hall } from '../hall/hall.ts'
import { Refusing } from '../refusing.ts'
import type { ListedTable, Person } from '../store/store.ts'
import type { Door } from './door.ts'
import { formed, leaving } from './forms.ts'
import { checkTries, known, leaveDevice, toldOf } from './people.ts'

/** The most tables that are told of. */
const MOST = 10_000

export function mineRoutes(api: FastifyInstance, door: Door): void {
  const { hall, passwords, present, now = Date.now } = door
  const { store } = hall

  api.get('/api/export', async (request, reply) => {
    const person = await known(store, request)
    reply.type('application/json').header('content-disposition', 'attachment; filename="tabularium.json"')
    return Readable.from(allOf(hall, person, now()))
  })

  api.delete('/api/me', async (request, reply): Promise<null> => {
    const { password } = formed(leaving, request.body ?? {})
    const person = await known(store, request)
    if (person.password !== null) {
      await checkTries(door, request, person.account ?? '')
      const isHis = await passwords.fits(password ?? '', person.password)
      if (!isHis) throw new Refusing('wrong', 'The password does not fit.')
    }
    await hall.forget(person.id)
    present.dismiss(person.id)
    leaveDevice(reply)
    return null
  })
}

/** As JSON, game by game: all of them at once would be too much to hold. */
async function* allOf(hall: Hall, person: Person, now: number): AsyncGenerator<string> {
  const { store } = hall
  const [tables, said, subscriptions, sessions] = await Promise.all([
    store.tables({ person: person.id, limit: MOST }),
    store.saidBy(person.id),
    store.subscriptions(person.id),
    store.sessionsOf(person.id),
  ])
  const head = {
    me: toldOf(person, now),
    created: person.created,
    sessions,
    subscriptions: subscriptions.map(({ person: _, ...rest }) => rest),
    said: said.map(({ person: _, ...line }) => line),
    tables: tables.map((table) => playedBy(person, table)),
  }
  yield `${JSON.stringify(head).slice(0, -1)},"games":{`
  let separator = ''
  for (const { id, state } of tables) {
    const file = state === 'over' ? await (await hall.table(id)).file().catch(() => null) : null
    if (file === null) continue
    yield `${separator}${JSON.stringify(id)}:${file.trim()}`
    separator = ','
  }
  yield '}}\n'
}

const playedBy = (
  { id: person }: Person,
  { id, game, options, state, seats, created, changed, early }: ListedTable,
) => ({
  id,
  game,
  options,
  state,
  seat: seats.findIndex((seat) => seat.person === person),
  created,
  changed,
  early,
})
