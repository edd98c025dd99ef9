/** The built program, run as users run it. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { isObject, type Json, type JsonObject } from '@tabularium/engine'

export const program = fileURLToPath(new URL('../dist/tabularium.js', import.meta.url))

export interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

export function start(...args: string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [program, ...args], { env: { ...process.env, DEBUG: '' } })
}

export async function ended(child: ChildProcessWithoutNullStreams): Promise<Ended> {
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, out, err }
}

export async function tabularium(...args: string[]): Promise<Ended> {
  const child = start(...args)
  child.stdin.end()
  return ended(child)
}

/** A referee in another process. */
export class RefereeProcess {
  readonly #child = start('referee')
  readonly #lines = createInterface(this.#child.stdout)[Symbol.asyncIterator]()

  async line(line: string): Promise<string> {
    this.#child.stdin.write(`${line}\n`)
    const { value } = await this.#lines.next()
    return value
  }

  async ask(request: JsonObject): Promise<JsonObject> {
    const reply: Json = JSON.parse(await this.line(JSON.stringify(request)))
    if (!isObject(reply)) throw new Error('A reply is an object.')
    return reply
  }

  /** Ends its input; answers its exit code. */
  async end(): Promise<number> {
    this.#child.stdin.end()
    const [code] = await once(this.#child, 'close')
    return code
  }
}
