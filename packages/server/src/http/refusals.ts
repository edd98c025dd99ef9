/** What is told of what went wrong: a code, a sentence, and nothing of the inside. */
import { Fault } from '@tabularium/engine'
import type { ApiCode, ApiRefusal } from '@tabularium/online'
import type { FastifyReply } from 'fastify'
import { Refusing } from '../refusing.ts'
import { Unavailable } from '../store/store.ts'

const STATUS: Readonly<Record<ApiCode, number>> = {
  stranger: 401,
  forbidden: 403,
  origin: 403,
  missing: 404,
  malformed: 400,
  wrong: 403,
  taken: 409,
  state: 409,
  slow: 429,
  full: 429,
  bug: 500,
}

/** What a request may fail with without anything being wrong here. */
export const isExpected = (error: unknown): boolean =>
  error instanceof Refusing || error instanceof Fault || statusOf(error) < 500

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500

/** Errors say nothing of the inside. */
export function refusalOf(error: unknown): ApiRefusal {
  if (error instanceof Refusing) {
    const { code, message, retry } = error
    return { code, message, ...(retry !== undefined && { retry }) }
  }
  if (error instanceof Unavailable) return { code: 'slow', message: error.message, retry: 5 }
  if (error instanceof Fault)
    return { code: error.code === 'unknown' ? 'missing' : 'malformed', message: error.message }
  if (statusOf(error) === 413) return { code: 'full', message: 'This is too large.' }
  if (statusOf(error) < 500) return { code: 'malformed', message: 'It does not read as what it should be.' }
  return { code: 'bug', message: 'Something broke here. Nothing of it was kept.' }
}

export function refuse(reply: FastifyReply, error: unknown): FastifyReply {
  const told = refusalOf(error)
  if (told.retry !== undefined) reply.header('retry-after', told.retry)
  return reply.code(error instanceof Unavailable ? 503 : STATUS[told.code]).send(told)
}
