/**
 * The referee: one line of JSON asks, one line answers. It plays any game for a client in any language and can be
 * given anything: what it does not understand it refuses, and nothing has changed.
 */
import { beyond } from './bounds.ts'
import { type AnyGame, isObject, type Json, type JsonObject } from './contract.ts'
import { Fault, type FaultCode } from './fault.ts'
import { ops } from './referee/ops.ts'
import { Rooms } from './referee/rooms.ts'

/** Longer lines are not read. */
export const LONGEST_LINE = 16 * 1024 * 1024

/** An edition has some ten thousand members, a position some thousand. */
const BOUNDS = { levels: 64, members: 300_000 }

type Id = string | number

/** Besides a fault: `bug`, for which the client is not to blame. */
export type ErrorCode = FaultCode | 'bug'

export class Referee {
  readonly #rooms: Rooms

  constructor(games: readonly AnyGame[]) {
    this.#rooms = new Rooms(games)
  }

  /** Answers one line, without its line break, by one line, without one. Never throws. */
  handle(line: string): string {
    let id: Id | undefined
    try {
      const request = readRequest(line)
      id = readId(request)
      const reply = opOf(request)(this.#rooms, request)
      return JSON.stringify({ ...echo(id), ok: true, ...reply })
    } catch (error) {
      return JSON.stringify({ ...echo(id), ok: false, error: describe(error) })
    }
  }
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

function opOf({ op }: JsonObject) {
  if (op === undefined) throw malformed("'op' is missing.")
  if (typeof op !== 'string') throw malformed("'op' must be text.")
  const found = ops.get(op)
  if (found === undefined) {
    throw new Fault('unknown', `There is no op '${op.slice(0, 40)}'. There are: ${[...ops.keys()].join(', ')}.`)
  }
  return found
}

const malformed = (message: string) => new Fault('malformed', message)

function describe(error: unknown): { code: ErrorCode; message: string; rule?: string; wanted?: JsonObject } {
  if (error instanceof Fault) {
    const { code, message, rule, wanted } = error
    return { code, message, ...(rule !== undefined && { rule }), ...(wanted !== undefined && { wanted }) }
  }
  return { code: 'bug', message: `This is a fault of Tabularium: ${error instanceof Error ? error.message : error}` }
}
