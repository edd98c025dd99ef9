/** The table's side of the protocol, off the page's thread. */
import { type AnyGame, Fault, newSecret } from '@tabularium/engine'
import { tetrarchia } from '@tabularium/tetrarchia'
import { TableHost } from './host.ts'
import type { Reply, Request } from './protocol.ts'
import { browserStorage } from './storage.ts'

/** `crypto.randomUUID` is missing where the page came over plain http from another machine. */
function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A page that is being reloaded lets its game go only when it is gone. */
const RELOADING = 2000

function claim(id: string): Promise<(() => void) | null> {
  return new Promise((held) => {
    // Missing where the page came over plain http from another machine.
    if (!('locks' in navigator)) return held(() => {})
    navigator.locks
      .request(`tabularium ${id}`, { signal: AbortSignal.timeout(RELOADING) }, () => new Promise<void>(held))
      .catch(() => held(null))
  })
}

/** The first game is at hand, since most play it; any other comes when it is played. */
function game(id: string): Promise<AnyGame> | undefined {
  switch (id) {
    case 'tetrarchia':
      return Promise.resolve(tetrarchia)
    case 'fall-of-the-roman-empire':
      return import('@tabularium/fall-of-the-roman-empire').then((module) => module.fallOfTheRomanEmpire)
    case 'ultimus-romanorum':
      return import('@tabularium/ultimus-romanorum').then((module) => module.ultimusRomanorum)
    default:
      return undefined
  }
}

const host = new TableHost({
  game,
  bot: (game, name) => import('./bots.ts').then(({ botNamed }) => botNamed(game, name)),
  storage: browserStorage(),
  now: () => Date.now(),
  newId,
  newSecret,
  claim,
})

async function answer({ id, call, args }: Request): Promise<Reply> {
  try {
    const method: unknown = Reflect.get(host, call)
    if (typeof method !== 'function') throw new Fault('unknown', `There is no call '${call}'.`)
    return { id, ok: true, value: await Reflect.apply(method, host, args) }
  } catch (error) {
    return { id, ok: false, refusal: host.refusal(error) }
  }
}

/** One request after another: an answer never overtakes the one before it. */
let queue: Promise<unknown> = Promise.resolve()

addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  // Nothing has to wait until the device is done.
  if (data.call === 'kept') return postMessage(await answer(data))
  queue = queue.then(async () => postMessage(await answer(data)))
})
