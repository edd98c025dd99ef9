/** A referee with its requests and replies as objects, for the tests. */
import { isObject, type Json, type JsonObject } from '@tabularium/engine'
import { Referee } from '@tabularium/engine/referee'
import { expect } from 'vitest'
import { games } from '../all.ts'

/** A referee with its requests and replies as objects. */
export class Client {
  readonly #referee = new Referee(games)

  line(line: string): JsonObject {
    const reply = this.#referee.handle(line)
    expect(reply).not.toContain('\n')
    const value: Json = JSON.parse(reply)
    if (!isObject(value)) throw new Error(`no object: ${reply}`)
    return value
  }

  ask(request: JsonObject): JsonObject {
    return this.line(JSON.stringify(request))
  }

  /** Must be done. */
  do(request: JsonObject): JsonObject {
    const reply = this.ask(request)
    expect(reply).toMatchObject({ ok: true })
    return reply
  }

  position(table = 'main'): Json {
    return this.do({ op: 'position', table }).position
  }
}

export const game = 'tetrarchia'

/** A table where Diocletian is about to arrive. */
export function opened(request: JsonObject = {}): Client {
  const client = new Client()
  client.do({ op: 'create', game, options: { level: '4000' }, seed: 'ides', ...request })
  return client
}

export const next = { seat: 0, helpers: [], ask: 'roman-phase', choices: 5 }
