/** Guests, accounts and sessions. */
import { randomBytes } from 'node:crypto'
import type { Me, PersonId, Recovery } from '@tabularium/online'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusing } from '../refusing.ts'
import { Conflict, type Person, type Store } from '../store/store.ts'
import type { Door } from './door.ts'
import { changedMe, credentials, formed, leaving, newMe, recovering, subscription, unsubscribing } from './forms.ts'
import { addressKey } from './limits.ts'
import { COOKIE, hashOf, newRecoveryCode, newToken, tidyCode } from './sessions.ts'

/** A device keeps its identity for a year after it was last seen. */
const YEAR = 365 * 24 * 3600
/** So many tries in a quarter of an hour at one account, and from one address, which several people may share. */
const TRIES = 10
const TRIES_FROM_ADDRESS = 60
const WITHIN = 15 * 60_000

export async function personOf(store: Store, request: FastifyRequest): Promise<Person | undefined> {
  const token = request.cookies[COOKIE]
  if (token === undefined || token.length > 100) return undefined
  return store.session(hashOf(token))
}

export async function known(store: Store, request: FastifyRequest): Promise<Person> {
  const person = await personOf(store, request)
  if (person === undefined) throw new Refusing('stranger', 'Nobody is known by this device.')
  return person
}

export const toldOf = ({ id, name, account, language, notices }: Person): Me => ({
  id,
  name,
  account,
  language,
  notices,
})

export function peopleRoutes(api: FastifyInstance, { hall, origin, passwords, now = Date.now }: Door): void {
  const { store } = hall

  async function begin(request: FastifyRequest, reply: FastifyReply, person: PersonId): Promise<void> {
    const before = request.cookies[COOKIE]
    if (before !== undefined) await store.removeSession(hashOf(before))
    const token = newToken()
    await store.newSession(hashOf(token), person, now())
    const secure = (origin ?? `${request.protocol}://`).startsWith('https')
    reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: YEAR })
  }

  /** Wrong passwords are counted where all servers see it. */
  async function checkTries(request: FastifyRequest, account: string): Promise<void> {
    const atAccount = await store.tries(`account ${account}`, WITHIN, now())
    const fromAddress = await store.tries(`address ${addressKey(request.ip)}`, WITHIN, now())
    if (atAccount > TRIES || fromAddress > TRIES_FROM_ADDRESS)
      throw new Refusing('slow', 'Too many tries.', WITHIN / 1000)
  }

  api.get('/api/me', async (request, reply): Promise<Me | undefined> => {
    const person = await personOf(store, request)
    if (person === undefined) return reply.code(204).send()
    return toldOf(person)
  })

  api.post('/api/me', async (request, reply): Promise<Me> => {
    const { name, language } = formed(newMe, request.body)
    const already = await personOf(store, request)
    if (already !== undefined) throw new Refusing('state', 'This device is known already.')
    const notices = { mail: null, byMail: false, byPush: false, awayUntil: null }
    const id = randomBytes(12).toString('hex')
    const person = { id, name, account: null, password: null, recovery: null, language, notices, created: now() }
    await store.putPerson(person)
    await begin(request, reply, id)
    return toldOf(person)
  })

  api.patch('/api/me', async (request): Promise<Me> => {
    const { name, language, ...notices } = formed(changedMe, request.body)
    const person = await known(store, request)
    const changed: Person = {
      ...person,
      ...(name !== undefined && { name }),
      ...(language !== undefined && { language }),
      notices: { ...person.notices, ...notices },
    }
    await store.putPerson(changed)
    if (changed.notices.awayUntil !== person.notices.awayUntil) await hall.tellAbsence(person.id)
    return toldOf(changed)
  })

  api.post('/api/account', async (request): Promise<Recovery> => {
    const { account, password } = formed(credentials, request.body)
    const person = await known(store, request)
    if (person.account !== null) throw new Refusing('state', 'You have an account already.')
    return withNewPassword({ ...person, account }, password)
  })

  /** The code is told once, and only its hash is kept. */
  async function withNewPassword(person: Person, password: string): Promise<Recovery> {
    const code = newRecoveryCode()
    const [hash, recovery] = await Promise.all([passwords.hash(password), passwords.hash(tidyCode(code))])
    const changed = { ...person, password: hash, recovery }
    try {
      await store.putPerson(changed)
    } catch (error) {
      if (error instanceof Conflict) throw new Refusing('taken', 'That name has gone to somebody else.')
      throw error
    }
    return { me: toldOf(changed), code }
  }

  api.post('/api/session', async (request, reply): Promise<Me> => {
    const { account, password } = formed(credentials, request.body)
    await checkTries(request, account)
    const person = await store.personByAccount(account)
    if (!(await passwords.fits(password, person?.password)) || person === undefined) {
      throw new Refusing('wrong', 'Name and password do not fit.')
    }
    await comeAlong(request, person.id)
    await begin(request, reply, person.id)
    return toldOf(person)
  })

  /** What the guest of this device has played is the account's from now on. */
  async function comeAlong(request: FastifyRequest, into: PersonId): Promise<void> {
    const guest = await personOf(store, request)
    if (guest === undefined || guest.account !== null || guest.id === into) return
    await hall.lookAgain(await store.mergePerson(guest.id, into))
  }

  api.post('/api/session/recovery', async (request, reply): Promise<Recovery> => {
    const { account, password, code } = formed(recovering, request.body)
    await checkTries(request, account)
    const person = await store.personByAccount(account)
    if (!(await passwords.fits(tidyCode(code), person?.recovery)) || person === undefined) {
      throw new Refusing('wrong', 'Name and code do not fit.')
    }
    const recovered = await withNewPassword(person, password)
    await store.removeSessions(person.id)
    await comeAlong(request, person.id)
    await begin(request, reply, person.id)
    return recovered
  })

  api.delete('/api/session', async (request, reply): Promise<null> => {
    const token = request.cookies[COOKIE]
    if (token !== undefined) await store.removeSession(hashOf(token))
    reply.clearCookie(COOKIE, { path: '/' })
    return null
  })

  api.delete('/api/sessions', async (request, reply): Promise<null> => {
    const { id } = await known(store, request)
    await store.removeSessions(id)
    reply.clearCookie(COOKIE, { path: '/' })
    return null
  })

  api.get('/api/export', async (request, reply) => {
    const person = await known(store, request)
    const tables = await store.tables({ person: person.id, limit: 10_000 })
    reply.header('content-disposition', 'attachment; filename="tabularium.json"')
    const played = tables.map(({ id, game, options, state, seats, created, changed, early }) => ({
      id,
      game,
      options,
      state,
      seat: seats.findIndex((seat) => seat.person === person.id),
      created,
      changed,
      early,
    }))
    return { me: toldOf(person), created: person.created, tables: played }
  })

  api.delete('/api/me', async (request, reply): Promise<null> => {
    const { password } = formed(leaving, request.body ?? {})
    const person = await known(store, request)
    if (person.password !== null) {
      await checkTries(request, person.account ?? '')
      if (!(await passwords.fits(password ?? '', person.password)))
        throw new Refusing('wrong', 'The password does not fit.')
    }
    const tables = await store.tables({ person: person.id, limit: 10_000 })
    await store.removePerson(person.id)
    hall.heed(tables.map(({ id }) => id))
    reply.clearCookie(COOKIE, { path: '/' })
    return null
  })

  api.post('/api/push', async (request): Promise<null> => {
    const { endpoint, keys } = formed(subscription, request.body)
    const { id } = await known(store, request)
    await store.subscribe({ person: id, endpoint, ...keys })
    return null
  })

  api.delete('/api/push', async (request): Promise<null> => {
    const { endpoint } = formed(unsubscribing, request.body)
    const { id } = await known(store, request)
    const mine = await store.subscriptions(id)
    if (mine.some((each) => each.endpoint === endpoint)) await store.unsubscribe(endpoint)
    return null
  })
}
