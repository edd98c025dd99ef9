/** What is asked of the server by HTTP. */
import type { ApiRefusal } from '@tabularium/online'
import { Refused } from '../../table/link.ts'
import { onlineWords } from './words/index.ts'

const JSON_TYPE = 'application/json'

/** Beside the page, wherever that is served. */
export const addressOf = (path: string): URL => new URL(`api/${path}`, location.href)

const refused = (code: string, message: string): Refused =>
  new Refused({ code, message, rule: null, clause: null, case: message })

/** In the reader's words, by the code. */
function reasonOf({ code, message, retry }: ApiRefusal): Refused {
  const w = onlineWords()
  const said = w.faults[code] ?? message
  return refused(code, retry === undefined ? said : `${said} ${w.soon(Math.ceil(retry))}`)
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin', cache: 'no-store' }
  const sent =
    body === undefined ? init : { ...init, headers: { 'content-type': JSON_TYPE }, body: JSON.stringify(body) }
  let answer: Response
  try {
    answer = await fetch(addressOf(path), sent)
  } catch {
    throw refused('offline', onlineWords().faults.offline ?? '')
  }
  if (answer.ok) return answer
  // Where files alone are served, an answer is no refusal of ours.
  const isOurs = answer.headers.get('content-type')?.includes(JSON_TYPE) === true
  throw isOurs ? reasonOf(await answer.json()) : refused('missing', onlineWords().noServer)
}

async function read<T>(answer: Promise<Response>): Promise<T> {
  const text = await (await answer).text()
  return JSON.parse(text === '' ? 'null' : text)
}

export const api = {
  get: <T>(path: string) => read<T>(send('GET', path)),
  post: <T>(path: string, body: unknown = {}) => read<T>(send('POST', path, body)),
  patch: <T>(path: string, body: unknown) => read<T>(send('PATCH', path, body)),
  delete: <T>(path: string, body?: unknown) => read<T>(send('DELETE', path, body)),
  text: async (path: string) => (await send('GET', path)).text(),
}
