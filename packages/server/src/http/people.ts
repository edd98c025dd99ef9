/** Guests, accounts and sessions. */
import { randomBytes } from 'node:crypto'
import type { Me, PersonId, Recovery } from '@tabularium/online'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { noticesNow, vacationFrom } from '../hall/absences.ts'
import { Refusing } from '../refusing.ts'
import { Conflict, type Person, type Store } from '../store/store.ts'
import type { Door } from './door.ts'
import { changedMe, credentials, formed, newMe, recovering, subscription, unsubscribing } from './forms.ts'
import { addressKey } from './limits.ts'
import { COOKIE, hashOf, newRecoveryCode, newToken, tidyCode } from './sessions.ts'

/** A device keeps its identity for a year after it was last seen. */
const YEAR = 365 * 24 * 3600
/** So many tries in a quarter of an hour at one account, and from one address, which several people may share. */
const TRIES = 10
const TRIES_FROM_ADDRESS = 60
const WITHIN = 15 * 60_000

/** By the hash of its cookie; undefined: it has none, or none that is ours. */
export function sessionOf(request: FastifyRequest): string | undefined {
  const token = request.cookies[COOKIE]
  return token === undefined || token.length > 100 ? undefined : hashOf(token)
}

export async function personOf(store: Store, request: FastifyRequest): Promise<Person | undefined> {
  const session = sessionOf(request)
  return session === undefined ? undefined : store.session(session)
}

export async function known(store: Store, request: FastifyRequest): Promise<Person> {
  const person = await personOf(store, request)
  if (person === undefined) throw new Refusing('stranger', 'Nobody is known by this device.')
  return person
}

export const toldOf = ({ id, name, account, language, notices }: Person, now: number): Me => ({
  id,
  name,
  account,
  language,
  notices: noticesNow(notices, now),
})

/** Wrong passwords are counted where all servers see it. */
export async function checkTries(
  { hall, now = Date.now }: Pick<Door, 'hall' | 'now'>,
  request: FastifyRequest,
  account: string,
): Promise<void> {
  const atAccount = await hall.store.tries(`account ${account}`, WITHIN, now())
  const fromAddress = await hall.store.tries(`address ${addressKey(request.ip)}`, WITHIN, now())
  if (atAccount > TRIES || fromAddress > TRIES_FROM_ADDRESS)
    throw new Refusing('slow', 'Too many tries.', WITHIN / 1000)
}

/** Nobody is known by this device any more. */
export const leaveDevice = (reply: FastifyReply): FastifyReply => reply.clearCookie(COOKIE, { path: '/' })

export function peopleRoutes(api: FastifyInstance, door: Door): void {
  const { hall, origin, passwords, present, now = Date.now } = door
  const { store } = hall

  async function begin(request: FastifyRequest, reply: FastifyReply, person: PersonId): Promise<void> {
    await endSession(request)
    const token = newToken()
    await store.newSession(hashOf(token), person, now())
    const secure = (origin ?? `${request.protocol}://`).startsWith('https')
    reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: YEAR })
  }

  /** What this device has open is closed, too, and comes back as who it is then. */
  async function endSession(request: FastifyRequest): Promise<void> {
    const session = sessionOf(request)
    const person = session === undefined ? undefined : await store.session(session)
    if (session === undefined || person === undefined) return
    await store.removeSession(session)
    present.dismiss(person.id, session)
  }

  api.get('/api/me', async (request, reply): Promise<Me | undefined> => {
    const person = await personOf(store, request)
    if (person === undefined) return reply.code(204).send()
    return toldOf(person, now())
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
    return toldOf(person, now())
  })

  api.patch('/api/me', async (request): Promise<Me> => {
    const { name, language, awayUntil, ...notices } = formed(changedMe, request.body)
    const person = await known(store, request)
    const vacation = awayUntil === undefined ? {} : vacationFrom(person.notices, awayUntil, now())
    const changed: Person = {
      ...person,
      ...(name !== undefined && { name }),
      ...(language !== undefined && { language }),
      notices: { ...person.notices, ...notices, ...vacation },
    }
    await store.putPerson(changed)
    if (changed.notices.awayUntil !== person.notices.awayUntil) await hall.tellAbsence(person.id)
    return toldOf(changed, now())
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
    return { me: toldOf(changed, now()), code }
  }

  api.post('/api/session', async (request, reply): Promise<Me> => {
    const { account, password } = formed(credentials, request.body)
    await checkTries(door, request, account)
    const person = await store.personByAccount(account)
    if (!(await passwords.fits(password, person?.password)) || person === undefined) {
      throw new Refusing('wrong', 'Name and password do not fit.')
    }
    await comeAlong(request, person.id)
    await begin(request, reply, person.id)
    return toldOf(person, now())
  })

  /** What the guest of this device has played is the account's from now on. */
  async function comeAlong(request: FastifyRequest, into: PersonId): Promise<void> {
    const guest = await personOf(store, request)
    if (guest === undefined || guest.account !== null || guest.id === into) return
    await hall.lookAgain(await store.mergePerson(guest.id, into))
  }

  api.post('/api/session/recovery', async (request, reply): Promise<Recovery> => {
    const { account, password, code } = formed(recovering, request.body)
    await checkTries(door, request, account)
    const person = await store.personByAccount(account)
    if (!(await passwords.fits(tidyCode(code), person?.recovery)) || person === undefined) {
      throw new Refusing('wrong', 'Name and code do not fit.')
    }
    const recovered = await withNewPassword(person, password)
    await store.removeSessions(person.id)
    present.dismiss(person.id)
    await comeAlong(request, person.id)
    await begin(request, reply, person.id)
    return recovered
  })

  api.delete('/api/session', async (request, reply): Promise<null> => {
    await endSession(request)
    leaveDevice(reply)
    return null
  })

  api.delete('/api/sessions', async (request, reply): Promise<null> => {
    const { id } = await known(store, request)
    await store.removeSessions(id)
    present.dismiss(id)
    leaveDevice(reply)
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
