/** One line of JSON asks, one line answers; whatever goes wrong on the way is told in the answer. */
import { beyond } from '../bounds.ts'
import { isObject, type Json, type JsonObject } from '../contract.ts'
import { Fault, type FaultCode } from '../fault.ts'

/** Longer lines are not read. */
export const LONGEST_LINE = 16 * 1024 * 1024

/** An edition has some ten thousand members, a position some thousand. */
const BOUNDS = { levels: 64, members: 300_000 }

type Id = string | number

/** Besides a fault: `bug`, for which the client is not to blame. */
export type ErrorCode = FaultCode | 'bug'

/** One reply to one request. */
export interface Answer {
  /** A line, without its line break. */
  readonly reply: string
  /** What was wrong with the request; undefined: nothing. */
  readonly fault: Described | undefined
}

/** Never throws. */
export function answer(line: string, run: (request: JsonObject) => JsonObject): Answer {
  let id: Id | undefined
  try {
    const request = readRequest(line)
    id = readId(request)
    return { reply: JSON.stringify({ ...echo(id), ok: true, ...run(request) }), fault: undefined }
  } catch (error) {
    const fault = describe(error)
    return { reply: JSON.stringify({ ...echo(id), ok: false, error: fault }), fault }
  }
}

/** The name of what is asked for. */
export function opIn({ op }: JsonObject): string {
  if (op === undefined) throw malformed("'op' is missing.")
  if (typeof op !== 'string') throw malformed("'op' must be text.")
  return op
}

export function noSuchOp(op: string, known: Iterable<string>): Fault {
  return new Fault('unknown', `There is no op '${op.slice(0, 40)}'. There are: ${[...known].join(', ')}.`)
}

const echo = (id: Id | undefined) => (id === undefined ? {} : { id })

function readRequest(line: string): JsonObject {
  if (line.length > LONGEST_LINE) throw malformed(`The line is longer than ${LONGEST_LINE} characters.`)
  if (line.trim() === '') throw malformed('The line is empty.')
  const request = parse(line.trim())
  if (!isObject(request)) throw malformed('A request is a JSON object.')
  const fault = beyond(request, BOUNDS)
  if (fault === 'levels') throw malformed(`The request is nested deeper than ${BOUNDS.levels} levels.`)
  if (fault === 'members') throw malformed(`The request has more than ${BOUNDS.members} members in all.`)
  return request
}

function parse(line: string): Json {
  try {
    return JSON.parse(line)
  } catch {
    throw malformed('The line is not JSON.')
  }
}

function readId({ id }: JsonObject): Id | undefined {
  if (id === undefined || typeof id === 'string' || typeof id === 'number') return id
  throw malformed("'id' must be text or a number.")
}

const malformed = (message: string) => new Fault('malformed', message)

/** A fault as it is sent. */
interface Described {
  readonly code: ErrorCode
  readonly message: string
  readonly rule?: string
  readonly wanted?: JsonObject
}

function describe(error: unknown): Described {
  if (error instanceof Fault) {
    const { code, message, rule, wanted } = error
    return { code, message, ...(rule !== undefined && { rule }), ...(wanted !== undefined && { wanted }) }
  }
  return { code: 'bug', message: `This is a fault of Tabularium: ${error instanceof Error ? error.message : error}` }
}
